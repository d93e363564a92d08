//! Grades (段級位) and the handicap that goes with their difference.

use crate::handicap::Handicap;

/// A grade of the product's scale: 15級 … 1級, 初段 … 九段, weakest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Grade(u8);

const IDS: [&str; 24] = [
    "15k", "14k", "13k", "12k", "11k", "10k", "9k", "8k", "7k", "6k", "5k", "4k", "3k", "2k", "1k", "1d",
    "2d", "3d", "4d", "5d", "6d", "7d", "8d", "9d",
];

/// How many kyu grades there are.
const KYU: u8 = 15;

impl Grade {
    /// 15級.
    pub const WEAKEST: Self = Self(0);
    /// 九段.
    pub const STRONGEST: Self = Self(IDS.len() as u8 - 1);

    /// All, weakest first.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..IDS.len() as u8).map(Self)
    }

    /// A kyu grade, 15 to 1.
    pub const fn kyu(number: u8) -> Option<Self> {
        if number >= 1 && number <= KYU { Some(Self(KYU - number)) } else { None }
    }

    /// A dan grade, 1 to 9.
    pub const fn dan(number: u8) -> Option<Self> {
        if number >= 1 && number <= 9 { Some(Self(KYU + number - 1)) } else { None }
    }

    /// `15k` … `1k`, `1d` … `9d`.
    pub const fn id(self) -> &'static str {
        IDS[self.0 as usize]
    }

    /// The grade with this name.
    pub fn from_id(id: &str) -> Option<Self> {
        IDS.iter().position(|known| *known == id).map(|index| Self(index as u8))
    }

    /// 0 for 15級 up to 23 for 九段.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The number within kyu or dan, and whether it is a dan.
    pub const fn parts(self) -> (u8, bool) {
        if self.0 < KYU { (KYU - self.0, false) } else { (self.0 - KYU + 1, true) }
    }

    /// How many grades lie between two, 0 to 23.
    pub const fn difference(self, other: Self) -> u8 {
        self.0.abs_diff(other.0)
    }
}

/// What a difference in grades suggests.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Suggestion {
    /// Even, sides by tossing pawns.
    Furigoma,
    /// Even, the weaker side is Black.
    WeakerBlack,
    /// The stronger side gives.
    Handicap(Handicap),
}

impl Suggestion {
    /// The dojo table: 0 furigoma, 1 weaker side Black, 2 lance, 3 bishop, 4 rook, 5 rook and lance, 6–7 two, 8–9 four,
    /// 10–11 six, 12–13 eight, 14 and more ten pieces.
    pub const fn for_difference(grades: u8) -> Self {
        Self::Handicap(match grades {
            0 => return Self::Furigoma,
            1 => return Self::WeakerBlack,
            2 => Handicap::Lance,
            3 => Handicap::Bishop,
            4 => Handicap::Rook,
            5 => Handicap::RookLance,
            6 | 7 => Handicap::Two,
            8 | 9 => Handicap::Four,
            10 | 11 => Handicap::Six,
            12 | 13 => Handicap::Eight,
            _ => Handicap::Ten,
        })
    }

    /// `furigoma`, `black` or a handicap's id.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Furigoma => "furigoma",
            Self::WeakerBlack => "black",
            Self::Handicap(handicap) => handicap.id(),
        }
    }
}
