//! How an opponent opens a game: a plan of moves, played as long as it loses nothing.

use std::sync::LazyLock;

use komadai_rules::{Color, Handicap, Move, PieceKind, Position, Square};

/// A style of play (棋風) that can be seen on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Style {
    /// 居飛車: the rook stays on its file, the king in a boat.
    StaticRook,
    /// 棒銀.
    ClimbingSilver,
    /// 矢倉.
    Yagura,
    /// 右四間飛車.
    RightFourth,
    /// 中飛車.
    CentralRook,
    /// 四間飛車 with 美濃囲い.
    FourthFile,
    /// 四間飛車 with 穴熊.
    BearInTheHole,
    /// 三間飛車.
    ThirdFile,
    /// 向かい飛車.
    OpposingRook,
    /// Another of these in every game.
    AllRound,
    /// 上手 without a rook: silver and gold go forward together.
    Giver,
}

/// The plan of one style: moves as Black makes them, the first that can be made first.
#[derive(Debug)]
struct StyleBook {
    style: Style,
    steps: Vec<Step>,
}

#[derive(Clone, Copy, Debug)]
struct Step {
    kind: PieceKind,
    from: Square,
    to: Square,
}

const PLANS: [(Style, &str); 10] = [
    (Style::StaticRook, "P7g7f P2g2f P2f2e S3i4h P5g5f K5i6h K6h7h G4i5h P9g9f P3g3f"),
    (Style::ClimbingSilver, "P2g2f P2f2e G6i7h S3i3h S3h2g S2g2f P7g7f P1g1f"),
    (Style::Yagura, "P7g7f S7i6h P6g6f S6h7g G6i7h P2g2f P5g5f G4i5h G5h6g B8h7i K5i6i B7i6h K6i7i K7i8h"),
    (Style::RightFourth, "P7g7f P4g4f S3i4h S4h4g S4g5f R2h4h G6i7h K5i6h N2i3g"),
    (Style::CentralRook, "P7g7f P6g6f R2h5h P5g5f B8h7g S7i6h S6h5g K5i4h K4h3h K3h2h S3i3h G6i7h P1g1f"),
    (Style::FourthFile, "P7g7f P6g6f R2h6h B8h7g S7i7h K5i4h K4h3h K3h2h S3i3h G6i5h P1g1f S7h6g P4g4f"),
    (
        Style::BearInTheHole,
        "P7g7f P6g6f R2h6h B8h7g S7i7h K5i4h K4h3h K3h2h L1i1h K2h1i S3i2h G4i3i G6i5h G5h4h",
    ),
    (Style::ThirdFile, "P7g7f P6g6f R2h7h S7i6h B8h7g K5i4h K4h3h K3h2h S3i3h G6i5h P1g1f P4g4f"),
    (Style::OpposingRook, "P7g7f P6g6f B8h7g R2h8h S7i7h K5i4h K4h3h K3h2h S3i3h G6i5h P1g1f P4g4f"),
    (Style::Giver, "S3i4h P5g5f S4h5g G6i7h S7i6h K5i5h P3g3f P4g4f G4i4h"),
];

/// The first styles of [`Style::ALL`] are plans to be played with a rook.
const PLAYABLE: u64 = 9;

/// The opening is over after this many plies; the engine knows better by then.
const LAST_PLY: u16 = 34;

/// What the kinds are worth when pieces are exchanged, by [`PieceKind::index`], in hundredths of a pawn.
const WORTH: [i32; 14] = [100, 330, 380, 520, 830, 1000, 580, 15_000, 520, 500, 520, 560, 1080, 1320];

/// More than this is not to be given away, nor left lying.
const MUCH: i32 = 150;

static BOOKS: LazyLock<Vec<StyleBook>> = LazyLock::new(|| {
    PLANS
        .into_iter()
        .map(|(style, plan)| StyleBook {
            style,
            steps: plan.split(' ').map(|step| Step::read(step).expect("the plans are sound")).collect(),
        })
        .collect()
});

impl Style {
    /// Every style.
    pub const ALL: [Self; 11] = [
        Self::StaticRook,
        Self::ClimbingSilver,
        Self::Yagura,
        Self::RightFourth,
        Self::CentralRook,
        Self::FourthFile,
        Self::BearInTheHole,
        Self::ThirdFile,
        Self::OpposingRook,
        Self::AllRound,
        Self::Giver,
    ];

    /// Stable English key.
    pub const fn id(self) -> &'static str {
        match self {
            Self::StaticRook => "static-rook",
            Self::ClimbingSilver => "climbing-silver",
            Self::Yagura => "yagura",
            Self::RightFourth => "right-fourth",
            Self::CentralRook => "central-rook",
            Self::FourthFile => "fourth-file",
            Self::BearInTheHole => "bear-in-the-hole",
            Self::ThirdFile => "third-file",
            Self::OpposingRook => "opposing-rook",
            Self::AllRound => "all-round",
            Self::Giver => "giver",
        }
    }

    /// The style with this key.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|style| style.id() == id)
    }

    /// The file that the rook goes to or stays on, as Black counts them; none where that differs or there is no rook.
    pub const fn rook_file(self) -> Option<u8> {
        match self {
            Self::StaticRook | Self::ClimbingSilver | Self::Yagura => Some(2),
            Self::RightFourth => Some(4),
            Self::CentralRook => Some(5),
            Self::FourthFile | Self::BearInTheHole => Some(6),
            Self::ThirdFile => Some(7),
            Self::OpposingRook => Some(8),
            Self::AllRound | Self::Giver => None,
        }
    }

    /// The style of somebody who has given this: without a rook it is a giver's.
    #[must_use]
    pub fn shown(self, given: Handicap) -> Self {
        let has_rook = !given.position().pieces(Color::White, PieceKind::Rook).is_empty();
        if has_rook { self } else { Self::Giver }
    }

    /// What is played in one game: somebody of all styles takes one of them.
    #[must_use]
    pub fn played(self, given: Handicap, seed: u64) -> Self {
        match self.shown(given) {
            Self::AllRound => Self::any(seed),
            style => style,
        }
    }

    /// One of the styles that can be played with a rook, each as likely as the others over all seeds.
    #[must_use]
    pub const fn any(seed: u64) -> Self {
        // The finisher of SplitMix64: neighbouring seeds have nothing to do with each other.
        let number = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let number = (number ^ number >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let number = (number ^ number >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        Self::ALL[((number ^ number >> 31) % PLAYABLE) as usize]
    }

    /// The next move of the plan for the side to move: none when the opening is over, when the plan is done, or when
    /// something has come up that wants thought: a check, a piece to be won, or one that the move would lose.
    pub fn advise(self, position: &Position) -> Option<Move> {
        if position.ply() > LAST_PLY || position.in_check() || wins_much(position) {
            return None;
        }
        let book = BOOKS.iter().find(|book| book.style == self)?;
        book.steps.iter().filter_map(|step| step.of(position)).find(|mv| is_calm(position, *mv))
    }
}

impl Step {
    fn read(text: &str) -> Option<Self> {
        let kind = PieceKind::from_letter(text.chars().next()?)?;
        let mv: Move = text.get(1..)?.parse().ok()?;
        Some(Self { kind, from: mv.from()?, to: mv.to() })
    }

    /// The step for the side to move, if it can be made.
    fn of(self, position: &Position) -> Option<Move> {
        let side = position.side_to_move();
        let seen = |square: Square| if side == Color::Black { square } else { square.flip() };
        let mv = Move::board(seen(self.from), seen(self.to), false);
        let piece = position.piece_at(seen(self.from))?;
        let fits = piece.kind() == self.kind && piece.color() == side;
        // A plan is about where pieces stand; what is taken on the way is the engine's business.
        (fits && position.piece_at(mv.to()).is_none() && position.is_legal(mv)).then_some(mv)
    }
}

/// Whether the side to move can win material by exchanges on one square, or mate at once.
fn wins_much(position: &Position) -> bool {
    let takes = |mv: Move| mv.promotes() || position.piece_at(mv.to()).is_some();
    position.legal_moves().iter().any(|mv| takes(*mv) && position.exchange_gains(*mv, MUCH, &WORTH))
        || position.mate_in_one().is_some()
}

/// Whether nothing is lost at once after the move.
fn is_calm(position: &Position, mv: Move) -> bool {
    let mut after = position.clone();
    after.do_move(mv);
    !wins_much(&after)
}
