//! Squares, files and ranks.

use core::fmt;
use core::str::FromStr;

use crate::color::Color;

/// A file (筋), counted from Black's right: 1 to 9.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[expect(missing_docs, reason = "the names are the numbers")]
pub enum File {
    F1,
    F2,
    F3,
    F4,
    F5,
    F6,
    F7,
    F8,
    F9,
}

impl File {
    /// Files 1 to 9.
    pub const ALL: [Self; 9] =
        [Self::F1, Self::F2, Self::F3, Self::F4, Self::F5, Self::F6, Self::F7, Self::F8, Self::F9];

    /// The file with this number, 1 to 9.
    pub fn from_number(number: u8) -> Option<Self> {
        Self::ALL.get(usize::from(number).wrapping_sub(1)).copied()
    }

    /// 0 for file 1, 8 for file 9.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The number players call it by, 1 to 9.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }
}

/// A rank (段), counted from White's side: 1 (一, a) to 9 (九, i).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[expect(missing_docs, reason = "the names are the numbers")]
pub enum Rank {
    R1,
    R2,
    R3,
    R4,
    R5,
    R6,
    R7,
    R8,
    R9,
}

impl Rank {
    /// Ranks 1 (a) to 9 (i).
    pub const ALL: [Self; 9] =
        [Self::R1, Self::R2, Self::R3, Self::R4, Self::R5, Self::R6, Self::R7, Self::R8, Self::R9];

    /// The rank with this number, 1 to 9.
    pub fn from_number(number: u8) -> Option<Self> {
        Self::ALL.get(usize::from(number).wrapping_sub(1)).copied()
    }

    /// 0 for rank 1, 8 for rank 9.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// 1 to 9.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// `a` to `i`, as USI writes it.
    pub const fn letter(self) -> char {
        (b'a' + self as u8) as char
    }

    /// The rank's number as `color` counts: 1 is the enemy's last rank, 9 the own last.
    pub const fn relative(self, color: Color) -> u8 {
        match color {
            Color::Black => self as u8 + 1,
            Color::White => 9 - self as u8,
        }
    }
}

macro_rules! squares {
    ($($name:ident = $index:literal,)*) => {
        /// One of the 81 squares, named by file and rank: `S7G` is ７七.
        ///
        /// The index runs down the files: 1a is 0, 1i is 8, 2a is 9, 9i is 80.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        #[expect(missing_docs, reason = "the names are the coordinates")]
        pub enum Square {
            $($name = $index,)*
        }

        impl Square {
            /// All squares by index.
            pub const ALL: [Self; 81] = [$(Self::$name),*];

            /// The square with this index, 0 to 80.
            #[inline]
            pub const fn from_index(index: usize) -> Option<Self> {
                match index {
                    $($index => Some(Self::$name),)*
                    _ => None,
                }
            }
        }
    };
}

#[rustfmt::skip]
squares! {
    S1A = 0, S1B = 1, S1C = 2, S1D = 3, S1E = 4, S1F = 5, S1G = 6, S1H = 7, S1I = 8,
    S2A = 9, S2B = 10, S2C = 11, S2D = 12, S2E = 13, S2F = 14, S2G = 15, S2H = 16, S2I = 17,
    S3A = 18, S3B = 19, S3C = 20, S3D = 21, S3E = 22, S3F = 23, S3G = 24, S3H = 25, S3I = 26,
    S4A = 27, S4B = 28, S4C = 29, S4D = 30, S4E = 31, S4F = 32, S4G = 33, S4H = 34, S4I = 35,
    S5A = 36, S5B = 37, S5C = 38, S5D = 39, S5E = 40, S5F = 41, S5G = 42, S5H = 43, S5I = 44,
    S6A = 45, S6B = 46, S6C = 47, S6D = 48, S6E = 49, S6F = 50, S6G = 51, S6H = 52, S6I = 53,
    S7A = 54, S7B = 55, S7C = 56, S7D = 57, S7E = 58, S7F = 59, S7G = 60, S7H = 61, S7I = 62,
    S8A = 63, S8B = 64, S8C = 65, S8D = 66, S8E = 67, S8F = 68, S8G = 69, S8H = 70, S8I = 71,
    S9A = 72, S9B = 73, S9C = 74, S9D = 75, S9E = 76, S9F = 77, S9G = 78, S9H = 79, S9I = 80,
}

impl Square {
    /// The square on this file and rank.
    #[inline]
    pub const fn new(file: File, rank: Rank) -> Self {
        Self::at(file as usize * 9 + rank as usize)
    }

    /// The square with an index known to be below 81.
    #[inline]
    pub(crate) const fn at(index: usize) -> Self {
        match Self::from_index(index) {
            Some(square) => square,
            None => panic!("a square index is below 81"),
        }
    }

    /// 0 (1a) to 80 (9i), down the files.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its file.
    #[inline]
    pub const fn file(self) -> File {
        File::ALL[self as usize / 9]
    }

    /// Its rank.
    #[inline]
    pub const fn rank(self) -> Rank {
        Rank::ALL[self as usize % 9]
    }

    /// The square opposite, as the other player sees it (1a ↔ 9i).
    #[inline]
    #[must_use]
    pub const fn flip(self) -> Self {
        Self::at(80 - self as usize)
    }

    /// Whether it lies in the promotion zone (敵陣) of `color`.
    #[inline]
    pub const fn in_zone(self, color: Color) -> bool {
        self.rank().relative(color) <= 3
    }

    /// The square `files` to the left (as Black sees it) and `ranks` down, if it is on the board.
    pub const fn offset(self, files: i8, ranks: i8) -> Option<Self> {
        let file = (self as usize / 9) as i8 + files;
        let rank = (self as usize % 9) as i8 + ranks;
        if file < 0 || file > 8 || rank < 0 || rank > 8 {
            return None;
        }
        Self::from_index(file as usize * 9 + rank as usize)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.file().number(), self.rank().letter())
    }
}

/// A text that names no square; USI squares are a digit 1–9 and a letter a–i.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SquareTextError;

impl fmt::Display for SquareTextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a square: expected a digit 1-9 and a letter a-i")
    }
}

impl core::error::Error for SquareTextError {}

impl FromStr for Square {
    type Err = SquareTextError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let &[file, rank] = text.as_bytes() else { return Err(SquareTextError) };
        let file = File::from_number(file.wrapping_sub(b'0')).ok_or(SquareTextError)?;
        let rank = Rank::from_number(rank.wrapping_sub(b'a').wrapping_add(1)).ok_or(SquareTextError)?;
        Ok(Self::new(file, rank))
    }
}
