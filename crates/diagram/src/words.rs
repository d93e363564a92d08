//! The words in pictures.

use std::sync::Arc;

use komadai_record::notation::{Script, chinese, japanese, western};
use komadai_record::{End, EndKind};
use komadai_rules::{Color, Move, Position, Square};
use komadai_text::{Lang, Text};

/// The words of one language, made once and shared by its pictures.
#[derive(Clone)]
pub struct Words(Arc<Text>);

impl std::fmt::Debug for Words {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Words").field(&self.lang()).finish()
    }
}

impl Words {
    /// The words of a language.
    pub fn new(lang: Lang) -> Self {
        Self(Arc::new(Text::new(lang)))
    }

    /// The language.
    pub fn lang(&self) -> Lang {
        self.0.lang()
    }

    pub(crate) fn title(&self) -> String {
        self.0.get("diagram-title")
    }

    /// 持駒, over a hand.
    pub(crate) fn in_hand(&self) -> String {
        self.0.get("diagram-in-hand")
    }

    /// なし, an empty hand.
    pub(crate) fn nothing(&self) -> String {
        self.0.get("diagram-nothing")
    }

    /// A hand in one line, for those who do not see it.
    pub(crate) fn held(&self, side: &str, pieces: &str) -> String {
        self.0.with("diagram-held", &[("side", side.into()), ("pieces", pieces.into())])
    }

    /// 先手 or 後手, or 下手 or 上手.
    pub(crate) fn side(&self, color: Color, handicap: bool) -> String {
        let key =
            if handicap { format!("side-{}-handicap", color.key()) } else { format!("side-{}", color.key()) };
        self.0.get(&key)
    }

    /// The caption of a start position.
    pub(crate) fn start(&self) -> String {
        self.0.get("diagram-start")
    }

    /// The caption after a move.
    pub(crate) fn after(&self, ply: usize, mv: &str) -> String {
        self.0.with("diagram-after", &[("ply", ply.into()), ("move", mv.into())])
    }

    /// The caption after a foul.
    pub(crate) fn foul(&self, ply: usize, mv: &str) -> String {
        self.0.with("diagram-foul", &[("ply", ply.into()), ("move", mv.into())])
    }

    /// The caption of the end: まで123手で先手の勝ち.
    pub(crate) fn ended(&self, plies: usize, end: &End, handicap: bool) -> String {
        let way = self.way(&end.kind);
        match end.winner {
            Some(winner) => self.0.with(
                "diagram-won",
                &[("plies", plies.into()), ("side", self.side(winner, handicap).into()), ("way", way.into())],
            ),
            None => self.0.with("diagram-ended", &[("plies", plies.into()), ("way", way.into())]),
        }
    }

    fn way(&self, kind: &EndKind) -> String {
        self.0.get(match kind {
            EndKind::Resign => "end-resign",
            EndKind::Interrupt => "end-adjourned",
            EndKind::Repetition => "end-repetition",
            EndKind::Impasse => "end-impasse",
            EndKind::EnteringKing => "end-declaration",
            EndKind::Draw => "record-end-draw",
            EndKind::MaxMoves => "end-move-limit",
            EndKind::Timeout => "end-timeout",
            EndKind::Mate => "end-checkmate",
            EndKind::NoMate => "record-end-no-mate",
            EndKind::FoulWin
            | EndKind::FoulLose
            | EndKind::IllegalActionBlack
            | EndKind::IllegalActionWhite => "end-foul",
            EndKind::SealedMove => "record-end-sealed",
            EndKind::Forfeit => "record-end-forfeit",
            EndKind::Other(word) => return word.clone(),
        })
    }

    /// A move in the language's notation.
    pub(crate) fn named(&self, position: &Position, mv: Move, previous_to: Option<Square>) -> String {
        match self.lang() {
            Lang::Ja => japanese(position, mv, previous_to),
            Lang::ZhHans => chinese(position, mv, previous_to, Script::Simplified),
            Lang::ZhHant => chinese(position, mv, previous_to, Script::Traditional),
            Lang::En => western(position, mv, previous_to),
        }
    }
}
