//! Pieces in hand.

use crate::piece::HandKind;

/// The pieces a side holds (持ち駒), packed into one word.
///
/// Each kind has a field of its own with a spare bit on top, so two hands compare field by field with one
/// subtraction.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Hand(u32);

/// Where each kind's count begins.
const SHIFT: [u32; 7] = [0, 6, 10, 14, 18, 21, 24];
/// How wide each count is; one more bit above it stays clear.
const WIDTH: [u32; 7] = [5, 3, 3, 3, 2, 2, 3];
/// The spare bits.
const SPARE: u32 = {
    let mut bits = 0;
    let mut kind = 0;
    while kind < 7 {
        bits |= 1 << (SHIFT[kind] + WIDTH[kind]);
        kind += 1;
    }
    bits
};

impl Hand {
    /// Nothing in hand.
    pub const EMPTY: Self = Self(0);

    /// How many of this kind, 0 to 18.
    #[inline]
    pub const fn count(self, kind: HandKind) -> u8 {
        (self.0 >> SHIFT[kind.index()] & ((1 << WIDTH[kind.index()]) - 1)) as u8
    }

    /// Whether there is one of this kind.
    #[inline]
    pub const fn has(self, kind: HandKind) -> bool {
        self.count(kind) > 0
    }

    /// Whether it holds nothing.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// One more of this kind.
    ///
    /// # Panics
    /// In debug builds, when the count would pass the field (more than the set of forty has).
    #[inline]
    pub const fn add(&mut self, kind: HandKind) {
        self.0 += 1 << SHIFT[kind.index()];
        debug_assert!(self.0 & SPARE == 0);
    }

    /// One less of this kind.
    ///
    /// # Panics
    /// In debug builds, when there is none.
    #[inline]
    pub const fn remove(&mut self, kind: HandKind) {
        debug_assert!(self.has(kind));
        self.0 -= 1 << SHIFT[kind.index()];
    }

    /// The same hand with `count` of this kind, if the packing can hold so many.
    pub const fn with(self, kind: HandKind, count: u8) -> Option<Self> {
        if count as u32 >= 1 << WIDTH[kind.index()] {
            return None;
        }
        let shift = SHIFT[kind.index()];
        let mask = ((1 << WIDTH[kind.index()]) - 1) << shift;
        Some(Self(self.0 & !mask | (count as u32) << shift))
    }

    /// Whether this hand has at least as many of every kind as `other` (優等局面 when the boards are equal).
    #[inline]
    pub const fn covers(self, other: Self) -> bool {
        (self.0 | SPARE).wrapping_sub(other.0) & SPARE == SPARE
    }

    /// Kinds held and how many, in the order of the stand: rook first, pawn last.
    pub fn iter(self) -> impl Iterator<Item = (HandKind, u8)> {
        HandKind::DISPLAY.into_iter().filter_map(move |kind| {
            let count = self.count(kind);
            (count > 0).then_some((kind, count))
        })
    }

    /// How many pieces in all.
    pub fn total(self) -> u8 {
        self.iter().map(|(_, count)| count).sum()
    }

    /// The hand whose packed word, from [`Self::to_bits`], this is.
    #[inline]
    pub const fn from_bits(bits: u32) -> Self {
        Self(bits)
    }

    /// The packed word; equal hands have equal words.
    #[inline]
    pub const fn to_bits(self) -> u32 {
        self.0
    }
}
