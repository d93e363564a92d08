//! What a picture looks like.

/// The two ways to draw a board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Style {
    /// A wooden board with wooden pieces, as on the page.
    #[default]
    Board,
    /// Black on white, as books print it: characters without pieces around them, hands as columns of text.
    Book,
}

impl Style {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Board, Self::Book];

    /// `board` or `book`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Board => "board",
            Self::Book => "book",
        }
    }

    /// The style of this id.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|style| style.id() == id)
    }
}

/// What stands on the pieces. The ids are those of the page's settings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum PieceSet {
    /// One character: 飛.
    #[default]
    One,
    /// Two characters, as on real pieces: 飛車.
    Two,
    /// Pictures, for readers without kanji.
    International,
    /// One character, and marks that show where the piece goes.
    Beginner,
}

impl PieceSet {
    /// Every set, in the order in which the page offers them.
    pub const ALL: [Self; 4] = [Self::One, Self::Two, Self::International, Self::Beginner];

    /// `one`, `two`, `international` or `beginner`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::One => "one",
            Self::Two => "two",
            Self::International => "international",
            Self::Beginner => "beginner",
        }
    }

    /// The set of this id.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|set| set.id() == id)
    }
}

/// How squares are named at the edge of the board. The ids are those of the page's settings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Coordinates {
    /// Letters in English, kanji in the other languages.
    #[default]
    Auto,
    /// 一 to 九 for the ranks.
    Japanese,
    /// a to i for the ranks.
    Letters,
    /// 1 to 9 for the ranks.
    Digits,
    /// None at all.
    None,
}

impl Coordinates {
    /// Every way, in the order in which the page offers them.
    pub const ALL: [Self; 5] = [Self::Auto, Self::Japanese, Self::Letters, Self::Digits, Self::None];

    /// `auto`, `japanese`, `letters`, `digits` or `none`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Auto => "auto",
            Self::Japanese => "japanese",
            Self::Letters => "letters",
            Self::Digits => "digits",
            Self::None => "none",
        }
    }

    /// The way of this id.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|way| way.id() == id)
    }
}

/// Style, pieces and the side from which the board is seen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Look {
    /// How the board is drawn.
    pub style: Style,
    /// What stands on the pieces.
    pub pieces: PieceSet,
    /// How squares are named.
    pub coordinates: Coordinates,
    /// Whether White sits below.
    pub flipped: bool,
}
