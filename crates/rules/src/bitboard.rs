//! Sets of squares.

use core::fmt;
use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};

use crate::color::Color;
use crate::square::{File, Rank, Square};

/// A set of squares.
///
/// Files 1–7 lie in bits 0–62 and files 8–9 in bits 64–81 of one word, so that no file crosses from one half to the
/// other; bit 63 stays clear.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Bitboard(pub(crate) u128);

/// Each square's own set: a load is cheaper than a shift of 128 bits.
static SQUARES: [Bitboard; 81] = SQUARES_TABLE;

const SQUARES_TABLE: [Bitboard; 81] = {
    let mut table = [Bitboard::EMPTY; 81];
    let mut square = 0;
    while square < 81 {
        table[square].0 = 1 << bit(Square::ALL[square]);
        square += 1;
    }
    table
};

/// Where a square's bit stands.
#[inline]
const fn bit(square: Square) -> u32 {
    let index = square as u32;
    index + (index >= 63) as u32
}

impl Bitboard {
    /// No square.
    pub const EMPTY: Self = Self(0);

    /// All 81 squares.
    pub const ALL: Self = Self(((1 << 18) - 1) << 64 | ((1 << 63) - 1));

    /// One square.
    #[inline]
    pub const fn of(square: Square) -> Self {
        SQUARES[square.index()]
    }

    /// A file.
    pub const fn file(file: File) -> Self {
        Self(0x1ff << bit(Square::new(file, Rank::R1)))
    }

    /// A rank.
    pub const fn rank(rank: Rank) -> Self {
        let mut board = 0;
        let mut file = 0;
        while file < 9 {
            board |= 1 << bit(Square::new(File::ALL[file], rank));
            file += 1;
        }
        Self(board)
    }

    /// The promotion zone (敵陣) of a side.
    #[inline]
    pub const fn zone(color: Color) -> Self {
        const BLACK: Bitboard =
            Bitboard(Bitboard::rank(Rank::R1).0 | Bitboard::rank(Rank::R2).0 | Bitboard::rank(Rank::R3).0);
        const WHITE: Bitboard =
            Bitboard(Bitboard::rank(Rank::R7).0 | Bitboard::rank(Rank::R8).0 | Bitboard::rank(Rank::R9).0);
        match color {
            Color::Black => BLACK,
            Color::White => WHITE,
        }
    }

    /// Whether the square is in the set.
    #[inline]
    pub const fn contains(self, square: Square) -> bool {
        self.0 & Self::of(square).0 != 0
    }

    /// Puts a square in.
    #[inline]
    pub const fn set(&mut self, square: Square) {
        self.0 |= Self::of(square).0;
    }

    /// Takes a square out.
    #[inline]
    pub const fn clear(&mut self, square: Square) {
        self.0 &= !Self::of(square).0;
    }

    /// The set as bits, for hashing: equal sets have equal bits.
    #[inline]
    pub const fn to_bits(self) -> u128 {
        self.0
    }

    /// All squares moved one rank ahead as a side sees it; what stood on the last rank drops out.
    #[inline]
    #[must_use]
    pub const fn ahead(self, color: Color) -> Self {
        const FIRST: u128 = Bitboard::rank(Rank::R1).0;
        const LAST: u128 = Bitboard::rank(Rank::R9).0;
        // Squares step down a bit within their file; the gap between the halves is only ever crossed by what drops out.
        match color {
            Color::Black => Self((self.0 & !FIRST) >> 1),
            Color::White => Self((self.0 & !LAST) << 1),
        }
    }

    /// How many squares.
    #[inline]
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether it has no square.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether it has two squares or more.
    #[inline]
    pub const fn has_several(self) -> bool {
        self.0 & self.0.wrapping_sub(1) != 0
    }

    /// The square with the lowest index.
    #[inline]
    pub const fn first(self) -> Option<Square> {
        if self.0 == 0 {
            return None;
        }
        let at = self.0.trailing_zeros();
        Square::from_index((at - (at >> 6)) as usize)
    }

    /// Calls `f` with every square, by index: each half in a loop of its own, faster than [`Self::iter`].
    #[inline]
    pub fn for_each(self, mut f: impl FnMut(Square)) {
        let mut half = self.0 as u64;
        while half != 0 {
            f(Square::at(half.trailing_zeros() as usize));
            half &= half - 1;
        }
        let mut half = (self.0 >> 64) as u64;
        while half != 0 {
            f(Square::at(63 + half.trailing_zeros() as usize));
            half &= half - 1;
        }
    }

    /// The squares by index.
    #[inline]
    pub const fn iter(self) -> Squares {
        Squares(self.0)
    }

    /// Every square of the files that hold none of `pawns` (二歩).
    #[inline]
    pub(crate) const fn files_without(pawns: Self) -> Self {
        const LAST: u128 = Bitboard::rank(Rank::R9).0;
        const REST: u128 = Bitboard::ALL.0 ^ LAST;
        // Adding 255 to a file's eight upper squares carries into its ninth when any of them is set.
        let free = (((pawns.0 & REST) + REST) | pawns.0) & LAST ^ LAST;
        Self(free | free.wrapping_sub(free >> 8))
    }
}

impl IntoIterator for Bitboard {
    type Item = Square;
    type IntoIter = Squares;

    #[inline]
    fn into_iter(self) -> Squares {
        self.iter()
    }
}

/// The squares of a set, by index.
#[derive(Clone, Debug)]
pub struct Squares(u128);

impl Iterator for Squares {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        let first = Bitboard(self.0).first()?;
        self.0 &= self.0.wrapping_sub(1);
        Some(first)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let count = self.0.count_ones() as usize;
        (count, Some(count))
    }
}

impl ExactSizeIterator for Squares {}

impl FromIterator<Square> for Bitboard {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        squares.into_iter().fold(Self::EMPTY, |board, square| board | Self::of(square))
    }
}

impl BitAnd for Bitboard {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for Bitboard {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitXor for Bitboard {
    type Output = Self;
    #[inline]
    fn bitxor(self, other: Self) -> Self {
        Self(self.0 ^ other.0)
    }
}

impl Not for Bitboard {
    type Output = Self;
    #[inline]
    fn not(self) -> Self {
        Self(!self.0 & Self::ALL.0)
    }
}

impl BitAndAssign for Bitboard {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        self.0 &= other.0;
    }
}

impl BitOrAssign for Bitboard {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl BitXorAssign for Bitboard {
    #[inline]
    fn bitxor_assign(&mut self, other: Self) {
        self.0 ^= other.0;
    }
}

impl fmt::Debug for Bitboard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
