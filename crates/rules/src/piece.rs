//! Pieces: kinds, kinds that can be in hand, and pieces of a side.

use core::fmt;

use crate::color::Color;

/// A kind of piece as it moves; promoted kinds are kinds of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum PieceKind {
    /// 歩兵.
    Pawn,
    /// 香車.
    Lance,
    /// 桂馬.
    Knight,
    /// 銀将.
    Silver,
    /// 角行.
    Bishop,
    /// 飛車.
    Rook,
    /// 金将.
    Gold,
    /// 王将, 玉将.
    King,
    /// と金.
    ProPawn,
    /// 成香.
    ProLance,
    /// 成桂.
    ProKnight,
    /// 成銀.
    ProSilver,
    /// 龍馬, the promoted bishop.
    Horse,
    /// 龍王, the promoted rook.
    Dragon,
}

use PieceKind as K;

impl PieceKind {
    /// All kinds by index.
    pub const ALL: [Self; 14] = [
        K::Pawn,
        K::Lance,
        K::Knight,
        K::Silver,
        K::Bishop,
        K::Rook,
        K::Gold,
        K::King,
        K::ProPawn,
        K::ProLance,
        K::ProKnight,
        K::ProSilver,
        K::Horse,
        K::Dragon,
    ];

    /// 0 to 13.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The promoted kind, if there is one.
    #[inline]
    pub const fn promoted(self) -> Option<Self> {
        Some(match self {
            K::Pawn => K::ProPawn,
            K::Lance => K::ProLance,
            K::Knight => K::ProKnight,
            K::Silver => K::ProSilver,
            K::Bishop => K::Horse,
            K::Rook => K::Dragon,
            _ => return None,
        })
    }

    /// The kind printed on the front of the piece.
    #[inline]
    #[must_use]
    pub const fn unpromoted(self) -> Self {
        match self {
            K::ProPawn => K::Pawn,
            K::ProLance => K::Lance,
            K::ProKnight => K::Knight,
            K::ProSilver => K::Silver,
            K::Horse => K::Bishop,
            K::Dragon => K::Rook,
            kind => kind,
        }
    }

    /// Whether this is a promoted kind.
    #[inline]
    pub const fn is_promoted(self) -> bool {
        self as u8 > K::King as u8
    }

    /// Whether this kind has a promoted side and shows the other.
    #[inline]
    pub const fn can_promote(self) -> bool {
        (self as u8) < K::Gold as u8
    }

    /// Whether it moves as a gold: gold, と, 成香, 成桂, 成銀.
    #[inline]
    pub const fn is_gold_like(self) -> bool {
        matches!(self, K::Gold | K::ProPawn | K::ProLance | K::ProKnight | K::ProSilver)
    }

    /// What a captured piece of this kind becomes; none for a king.
    #[inline]
    pub const fn hand_kind(self) -> Option<HandKind> {
        Some(match self.unpromoted() {
            K::Pawn => HandKind::Pawn,
            K::Lance => HandKind::Lance,
            K::Knight => HandKind::Knight,
            K::Silver => HandKind::Silver,
            K::Bishop => HandKind::Bishop,
            K::Rook => HandKind::Rook,
            K::Gold => HandKind::Gold,
            _ => return None,
        })
    }

    /// The front's letter, as SFEN writes it for Black.
    pub const fn letter(self) -> char {
        match self.unpromoted() {
            K::Pawn => 'P',
            K::Lance => 'L',
            K::Knight => 'N',
            K::Silver => 'S',
            K::Bishop => 'B',
            K::Rook => 'R',
            K::Gold => 'G',
            _ => 'K',
        }
    }

    /// The unpromoted kind with this letter, in either case.
    pub const fn from_letter(letter: char) -> Option<Self> {
        Some(match letter.to_ascii_uppercase() {
            'P' => K::Pawn,
            'L' => K::Lance,
            'N' => K::Knight,
            'S' => K::Silver,
            'B' => K::Bishop,
            'R' => K::Rook,
            'G' => K::Gold,
            'K' => K::King,
            _ => return None,
        })
    }

    /// SFEN text for Black: `P`, `+P`.
    pub const fn usi(self) -> &'static str {
        match self {
            K::Pawn => "P",
            K::Lance => "L",
            K::Knight => "N",
            K::Silver => "S",
            K::Bishop => "B",
            K::Rook => "R",
            K::Gold => "G",
            K::King => "K",
            K::ProPawn => "+P",
            K::ProLance => "+L",
            K::ProKnight => "+N",
            K::ProSilver => "+S",
            K::Horse => "+B",
            K::Dragon => "+R",
        }
    }

    /// How many the set of forty has, both sides together, promoted or not.
    pub const fn total(self) -> u8 {
        match self.unpromoted() {
            K::Pawn => 18,
            K::Bishop | K::Rook | K::King => 2,
            _ => 4,
        }
    }

    /// Points in the impasse count: rook and bishop 5, king 0, others 1.
    pub const fn points(self) -> u8 {
        match self.unpromoted() {
            K::Rook | K::Bishop => 5,
            K::King => 0,
            _ => 1,
        }
    }

    /// The farthest relative rank (1 = the enemy's last) on which the unpromoted piece still has a move.
    pub(crate) const fn first_live_rank(self) -> u8 {
        match self {
            K::Pawn | K::Lance => 2,
            K::Knight => 3,
            _ => 1,
        }
    }
}

/// A kind that can be held in hand and dropped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum HandKind {
    /// 歩.
    Pawn,
    /// 香.
    Lance,
    /// 桂.
    Knight,
    /// 銀.
    Silver,
    /// 角.
    Bishop,
    /// 飛.
    Rook,
    /// 金.
    Gold,
}

impl HandKind {
    /// All by index.
    pub const ALL: [Self; 7] =
        [Self::Pawn, Self::Lance, Self::Knight, Self::Silver, Self::Bishop, Self::Rook, Self::Gold];

    /// The order of the piece stand and of SFEN: rook, bishop, gold, silver, knight, lance, pawn.
    pub const DISPLAY: [Self; 7] =
        [Self::Rook, Self::Bishop, Self::Gold, Self::Silver, Self::Knight, Self::Lance, Self::Pawn];

    /// 0 to 6.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The kind it is on the board.
    #[inline]
    pub const fn kind(self) -> PieceKind {
        match self {
            Self::Pawn => K::Pawn,
            Self::Lance => K::Lance,
            Self::Knight => K::Knight,
            Self::Silver => K::Silver,
            Self::Bishop => K::Bishop,
            Self::Rook => K::Rook,
            Self::Gold => K::Gold,
        }
    }

    /// Its capital letter.
    pub const fn letter(self) -> char {
        self.kind().letter()
    }
}

/// A piece of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    color: Color,
    kind: PieceKind,
}

impl Piece {
    /// The piece of this side and kind.
    #[inline]
    pub const fn new(color: Color, kind: PieceKind) -> Self {
        Self { color, kind }
    }

    /// Whose it is.
    #[inline]
    pub const fn color(self) -> Color {
        self.color
    }

    /// What it is.
    #[inline]
    pub const fn kind(self) -> PieceKind {
        self.kind
    }
}

impl fmt::Display for Piece {
    /// SFEN: `P` for Black, `p` for White, `+` before a promoted one.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = match self.color {
            Color::Black => self.kind.letter(),
            Color::White => self.kind.letter().to_ascii_lowercase(),
        };
        if self.kind.is_promoted() {
            f.write_str("+")?;
        }
        write!(f, "{letter}")
    }
}
