//! Which positions have been written.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use komadai_nnue::packed::PackedPosition;

/// As a power of two; 32 MiB in all.
const SLOTS: usize = 1 << 22;

/// The positions written lately, by number, shared by all threads. It never grows: old ones are forgotten for new ones.
pub(super) struct Seen(Vec<AtomicU64>);

impl Default for Seen {
    fn default() -> Self {
        Self((0..SLOTS).map(|_| AtomicU64::new(0)).collect())
    }
}

impl Seen {
    /// Notes a position; whether it was new.
    pub(super) fn insert(&self, position: &PackedPosition) -> bool {
        let number = number(position);
        let slot = &self.0[number as usize % SLOTS];
        slot.swap(number, Relaxed) != number
    }
}

/// All 256 bits stirred into 64; never 0, which is an empty slot.
fn number(position: &PackedPosition) -> u64 {
    let (words, _) = position.0.as_chunks();
    let stirred = words.iter().fold(0x9e37_79b9_7f4a_7c15_u64, |sum, word| {
        let mixed = (sum ^ u64::from_le_bytes(*word)).wrapping_mul(0xff51_afd7_ed55_8ccd);
        mixed ^ (mixed >> 32)
    });
    stirred | 1 << 63
}
