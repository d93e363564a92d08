//! How a record ends.

use komadai_rules::Color;

/// How a line of play ends, with the winner where there is one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct End {
    /// The way.
    pub kind: EndKind,
    /// The winner; none for a draw or no result.
    pub winner: Option<Color>,
}

/// The ways to end, as records name them. "The side to move" is the one that would move next.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum EndKind {
    /// 投了: the side to move resigns.
    Resign,
    /// 中断: broken off.
    Interrupt,
    /// 千日手.
    Repetition,
    /// 持将棋.
    Impasse,
    /// 入玉勝ち: the side to move wins by declaration.
    EnteringKing,
    /// 引き分け.
    Draw,
    /// 最大手数.
    MaxMoves,
    /// 切れ負け: the side to move is out of time.
    Timeout,
    /// 詰み: the side to move is mated.
    Mate,
    /// 不詰.
    NoMate,
    /// 反則勝ち: the other side fouled.
    FoulWin,
    /// 反則負け: the side to move fouled.
    FoulLose,
    /// Black fouled, as CSA says it, whoever is to move.
    IllegalActionBlack,
    /// White fouled, as CSA says it, whoever is to move.
    IllegalActionWhite,
    /// 封じ手.
    SealedMove,
    /// 不戦敗, 不戦勝: won without play.
    Forfeit,
    /// Any other word, kept as it was.
    Other(String),
}

/// Longest word for an end that is kept, in characters.
const MAX_WORD: usize = 100;

impl EndKind {
    /// Another word, as it was read, without what could steer a terminal.
    pub(crate) fn other(word: &str) -> Self {
        Self::Other(word.chars().filter(|c| !c.is_control()).take(MAX_WORD).collect())
    }

    /// Whether a word is kept as it is.
    pub(crate) fn is_plain(&self) -> bool {
        match self {
            Self::Other(word) => !word.trim().is_empty() && Self::other(word) == *self,
            _ => true,
        }
    }

    /// The winner that the way itself names.
    pub fn winner(&self, side_to_move: Color) -> Option<Color> {
        match self {
            Self::Resign | Self::Timeout | Self::Mate | Self::FoulLose | Self::Forfeit => Some(!side_to_move),
            Self::EnteringKing | Self::FoulWin => Some(side_to_move),
            Self::IllegalActionBlack => Some(Color::White),
            Self::IllegalActionWhite => Some(Color::Black),
            _ => None,
        }
    }

    /// Every way that has a name of its own.
    pub const KNOWN: [Self; 16] = [
        Self::Resign,
        Self::Interrupt,
        Self::Repetition,
        Self::Impasse,
        Self::EnteringKing,
        Self::Draw,
        Self::MaxMoves,
        Self::Timeout,
        Self::Mate,
        Self::NoMate,
        Self::FoulWin,
        Self::FoulLose,
        Self::IllegalActionBlack,
        Self::IllegalActionWhite,
        Self::SealedMove,
        Self::Forfeit,
    ];

    /// A stable English key, `snake_case`; `other:` and the word for the rest.
    pub fn key(&self) -> String {
        match self {
            Self::Resign => "resign",
            Self::Interrupt => "interrupt",
            Self::Repetition => "repetition",
            Self::Impasse => "impasse",
            Self::EnteringKing => "entering_king",
            Self::Draw => "draw",
            Self::MaxMoves => "max_moves",
            Self::Timeout => "timeout",
            Self::Mate => "mate",
            Self::NoMate => "no_mate",
            Self::FoulWin => "foul_win",
            Self::FoulLose => "foul_lose",
            Self::IllegalActionBlack => "illegal_action_black",
            Self::IllegalActionWhite => "illegal_action_white",
            Self::SealedMove => "sealed_move",
            Self::Forfeit => "forfeit",
            Self::Other(word) => return format!("other:{word}"),
        }
        .to_owned()
    }

    /// The way with this [key](Self::key); none where no key is like it.
    pub fn from_key(key: &str) -> Option<Self> {
        match key.strip_prefix("other:") {
            Some(word) => Some(Self::Other(word.to_owned())),
            None => Self::KNOWN.into_iter().find(|kind| kind.key() == key),
        }
    }
}
