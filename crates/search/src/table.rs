//! The transposition table: lock-free, two words an entry.
//!
//! The first word holds the key crossed (xor) with the second, so an entry half written by one thread and half by
//! another does not match any key and is taken for a miss.

use std::sync::atomic::{AtomicU8, AtomicU64, Ordering::Relaxed};

use komadai_nnue::{prefetch, scattered, try_scattered};
use komadai_rules::Move;

use crate::score::{from_table, to_table};

/// Which side of the true score a stored score is on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Bound {
    /// Only move and evaluation are known.
    None = 0,
    /// The true score is at most this.
    Upper = 1,
    /// The true score is at least this.
    Lower = 2,
    /// The score is exact.
    Exact = 3,
}

impl Bound {
    const fn from_bits(bits: u64) -> Self {
        match bits & 3 {
            0 => Self::None,
            1 => Self::Upper,
            2 => Self::Lower,
            _ => Self::Exact,
        }
    }

    /// Whether the score is known not to be above the stored one.
    #[inline]
    pub(crate) const fn is_upper(self) -> bool {
        self as u8 & 1 != 0
    }

    /// Whether the score is known not to be below the stored one.
    #[inline]
    pub(crate) const fn is_lower(self) -> bool {
        self as u8 & 2 != 0
    }
}

/// What the table knows of a position.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Entry {
    pub(crate) best: Option<Move>,
    pub(crate) score: i32,
    pub(crate) eval: i32,
    pub(crate) depth: i32,
    pub(crate) bound: Bound,
    pub(crate) was_pv: bool,
}

const MEGABYTE: usize = 1 << 20;
/// The size of a table, in MiB, where there is no room for the one asked for.
const FALLBACK: usize = 16;
const ENTRIES: usize = 4;
/// Depths are stored from here up, so that quiescence fits.
const DEPTH_OFFSET: i32 = 8;
const GENERATIONS: u8 = 32;

#[derive(Default)]
struct Slot {
    check: AtomicU64,
    data: AtomicU64,
}

#[derive(Default)]
#[repr(align(64))]
struct Cluster([Slot; ENTRIES]);

/// The table. All methods take `&self`: threads share it.
pub(crate) struct Table {
    clusters: Vec<Cluster>,
    generation: AtomicU8,
}

const fn generation_of(data: u64) -> u8 {
    (data >> 59) as u8
}

const fn depth_of(data: u64) -> i32 {
    (data >> 48 & 0xff) as i32 - DEPTH_OFFSET
}

impl Table {
    /// A table of so many MiB, at least 1; where there is no such memory, one of [`FALLBACK`].
    pub(crate) fn new(megabytes: usize) -> Self {
        let count = |megabytes: usize| megabytes.max(1).saturating_mul(MEGABYTE / size_of::<Cluster>());
        let clusters =
            try_scattered(count(megabytes)).unwrap_or_else(|_| scattered(count(FALLBACK.min(megabytes))));
        Self { clusters, generation: AtomicU8::new(0) }
    }

    /// Its size in MiB.
    pub(crate) fn megabytes(&self) -> usize {
        self.clusters.len() * size_of::<Cluster>() / MEGABYTE
    }

    pub(crate) fn clear(&self) {
        for slot in self.clusters.iter().flat_map(|cluster| &cluster.0) {
            slot.check.store(0, Relaxed);
            slot.data.store(0, Relaxed);
        }
        self.generation.store(0, Relaxed);
    }

    /// Ages everything stored so far.
    pub(crate) fn next_generation(&self) {
        let next = (self.generation.load(Relaxed) + 1) % GENERATIONS;
        self.generation.store(next, Relaxed);
    }

    #[inline]
    fn cluster(&self, key: u64) -> &Cluster {
        let index = (u128::from(key) * self.clusters.len() as u128) >> 64;
        &self.clusters[index as usize]
    }

    /// Begins to fetch what is known of the position with this key.
    #[inline]
    pub(crate) fn prefetch(&self, key: u64) {
        prefetch(self.cluster(key));
    }

    /// What is known of the position with this key, mates counted from `ply`.
    #[inline]
    pub(crate) fn probe(&self, key: u64, ply: usize) -> Option<Entry> {
        for slot in &self.cluster(key).0 {
            let data = slot.data.load(Relaxed);
            if slot.check.load(Relaxed) ^ data == key && data != 0 {
                return Some(Entry {
                    best: Move::from_bits(data as u16),
                    score: from_table(i32::from((data >> 16) as i16), ply),
                    eval: i32::from((data >> 32) as i16),
                    depth: depth_of(data),
                    bound: Bound::from_bits(data >> 56),
                    was_pv: data >> 58 & 1 != 0,
                });
            }
        }
        None
    }

    /// Stores what was found out, mates counted from `ply`.
    pub(crate) fn store(&self, key: u64, ply: usize, entry: Entry) {
        let generation = self.generation.load(Relaxed);
        let mut chosen = None;
        let mut least = i32::MAX;
        for slot in &self.cluster(key).0 {
            let data = slot.data.load(Relaxed);
            let same = data != 0 && slot.check.load(Relaxed) ^ data == key;
            if same || data == 0 {
                chosen = Some((slot, if same { data } else { 0 }));
                break;
            }
            let age = i32::from(generation.wrapping_sub(generation_of(data)) % GENERATIONS);
            let worth = depth_of(data) - 8 * age;
            if worth < least {
                least = worth;
                chosen = Some((slot, 0));
            }
        }
        let Some((slot, old)) = chosen else { return };
        let mut best = entry.best.map_or(0, Move::to_bits);
        if old != 0 {
            if best == 0 {
                best = old as u16;
            }
            let keep = entry.bound != Bound::Exact
                && generation_of(old) == generation
                && entry.depth + 4 + 2 * i32::from(entry.was_pv) <= depth_of(old)
                && Bound::from_bits(old >> 56) != Bound::None;
            if keep {
                return;
            }
        }
        let data = u64::from(best)
            | u64::from(to_table(entry.score, ply) as i16 as u16) << 16
            | u64::from(entry.eval as i16 as u16) << 32
            | ((entry.depth + DEPTH_OFFSET).clamp(0, 255) as u64) << 48
            | (entry.bound as u64) << 56
            | u64::from(entry.was_pv) << 58
            | u64::from(generation) << 59;
        slot.data.store(data, Relaxed);
        slot.check.store(key ^ data, Relaxed);
    }

    /// How full of this search's entries the table is, in thousandths, by a sample.
    pub(crate) fn permille(&self) -> u32 {
        let generation = self.generation.load(Relaxed);
        let sample = self.clusters.len().min(250);
        let used = self.clusters[..sample]
            .iter()
            .flat_map(|cluster| &cluster.0)
            .filter(|slot| {
                let data = slot.data.load(Relaxed);
                data != 0 && generation_of(data) == generation
            })
            .count();
        (used * 1000 / (sample * ENTRIES).max(1)) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_that_no_memory_holds_becomes_a_small_one() {
        assert_eq!(Table::new(3).megabytes(), 3);
        assert_eq!(Table::new(0).megabytes(), 1);
        assert_eq!(Table::new(usize::MAX / MEGABYTE).megabytes(), FALLBACK);
    }
}
