//! What is known of positions: one table of fixed size.
//!
//! An entry belongs to a board and an attacker's hand (the defender holds the rest of the set, so that hand says all).
//! It keeps how long a mate is known, up to what length none exists, and the proof numbers of the last visit. Entries
//! of one board stand together: a mate with fewer pieces in hand is a mate with more, and no mate with more pieces is no
//! mate with fewer. When a cluster is full the entry that cost the least work gives way, and what it cost counts less
//! the longer it was not used, so the table never outgrows the memory it was given and has room for what is new.

use std::sync::atomic::Ordering::Relaxed;
use std::sync::atomic::{AtomicU8, AtomicU64, AtomicUsize};

use komadai_rules::Hand;

use crate::length::{Plies, UNDISPROVEN, UNPROVEN};

/// Entries of one cluster.
const CLUSTER: usize = 16;
/// Bytes of an entry.
const ENTRY: usize = size_of::<[u64; 4]>();
/// The table begins with so many clusters and grows fourfold while it may: small problems touch little memory.
const FIRST: usize = 1 << 10;

/// Where in its last word an entry keeps its round, and what it cost.
const ROUND: u32 = 24;
const EFFORT: u64 = 0xffff_ffff << 32;

const PROOF_EXACT: u8 = 1;
const DISPROOF_EXACT: u8 = 2;
const LOOPS: u8 = 4;

/// Where an entry belongs: a board and kind of node, and the attacker's hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Place {
    /// Board, side to move and kind of node.
    pub(crate) key: u64,
    /// What the attacker holds.
    pub(crate) hand: Hand,
}

/// What is known of a place.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Known {
    /// A mate in at most so many plies exists, or [`UNPROVEN`].
    pub(crate) proven: Plies,
    /// The proof holds for this very hand only.
    pub(crate) proof_exact: bool,
    /// The least hand it is known for.
    pub(crate) proof_hand: Hand,
    /// No mate in so many plies exists, or [`UNDISPROVEN`].
    pub(crate) disproven: Plies,
    /// The disproof holds for this very hand only.
    pub(crate) disproof_exact: bool,
    /// The greatest hand it is known for.
    pub(crate) disproof_hand: Hand,
    /// Proof and disproof number, if the place was visited.
    pub(crate) numbers: Option<(u32, u32)>,
    /// The largest proof number of the same board with more in the attacker's hand, and disproof number with less.
    pub(crate) least: (u32, u32),
    /// How near to the start it was visited.
    pub(crate) depth: u16,
    /// Whether a disproof that holds on some path only was found.
    pub(crate) loops: bool,
}

#[derive(Clone, Copy)]
struct Entry {
    key: u64,
    hand: Hand,
    numbers: (u32, u32),
    proven: Plies,
    disproven: Plies,
    depth: u16,
    flags: u8,
    /// The round in which it was last used.
    round: u8,
    effort: u32,
}

impl Entry {
    const fn new(place: Place) -> Self {
        Self {
            key: place.key,
            hand: place.hand,
            numbers: (0, 0),
            proven: UNPROVEN,
            disproven: UNDISPROVEN,
            depth: u16::MAX,
            flags: 0,
            round: 0,
            effort: 0,
        }
    }

    const fn packed(&self) -> [u64; 4] {
        [
            self.key,
            self.hand.to_bits() as u64 | (self.numbers.0 as u64) << 32,
            self.numbers.1 as u64 | (self.proven as u16 as u64) << 32 | (self.disproven as u16 as u64) << 48,
            self.depth as u64
                | (self.flags as u64) << 16
                | (self.round as u64) << ROUND
                | (self.effort as u64) << 32,
        ]
    }

    const fn unpacked(words: &[u64; 4]) -> Self {
        Self {
            key: words[0],
            hand: Hand::from_bits(words[1] as u32),
            numbers: ((words[1] >> 32) as u32, words[2] as u32),
            proven: (words[2] >> 32) as u16 as Plies,
            disproven: (words[2] >> 48) as u16 as Plies,
            depth: words[3] as u16,
            flags: (words[3] >> 16) as u8,
            round: (words[3] >> ROUND) as u8,
            effort: (words[3] >> 32) as u32,
        }
    }
}

/// The beginnings of the keys of a cluster, four to a word: most lookups end here.
struct Tags([AtomicU64; WORDS]);

/// Words of tags in a cluster, and tags in a word.
const WORDS: usize = CLUSTER / LANES;
const LANES: usize = 4;
const LOW: u64 = 0x0001_0001_0001_0001;
const HIGH: u64 = LOW << 15;

impl Tags {
    fn empty() -> Self {
        Self([const { AtomicU64::new(0) }; WORDS])
    }

    /// One bit for each entry whose tag may be this one; the lowest bit of a word is right, others may be wrong.
    #[inline]
    fn matching(&self, tag: u16) -> u32 {
        let wanted = u64::from(tag) * LOW;
        let mut bits = 0;
        for (at, word) in self.0.iter().enumerate() {
            let differs = word.load(Relaxed) ^ wanted;
            let equal = differs.wrapping_sub(LOW) & !differs & HIGH;
            // The four marks are brought together at the top.
            let marks = (equal >> 15).wrapping_mul(0x1000_2000_4000_8000) >> 60;
            bits |= (marks as u32) << (at * LANES);
        }
        bits
    }

    /// An entry that is not used.
    #[inline]
    fn free(&self) -> Option<usize> {
        let bits = self.matching(0);
        (bits != 0).then_some(bits.trailing_zeros() as usize)
    }

    fn set(&self, at: usize, tag: u16) {
        let shift = at % LANES * 16;
        let word = &self.0[at / LANES];
        word.store(word.load(Relaxed) & !(0xffff << shift) | u64::from(tag) << shift, Relaxed);
    }
}

/// The part of a key that tags hold; 0 stands for no entry.
#[inline]
const fn tag(key: u64) -> u16 {
    key as u16 | 1
}

/// Where to begin so that growing so many fold at a time ends at `most`: not below `least` if that can be.
pub(crate) fn begin(most: usize, fold: usize, least: usize) -> usize {
    let mut size = most;
    while size / fold >= least {
        size /= fold;
    }
    size
}

/// The length after one of so many; what rounding left over is added at the last step.
pub(crate) const fn grown(length: usize, most: usize, fold: usize) -> usize {
    if length * fold * 2 > most { most } else { length * fold }
}

/// Makes a list exactly so long. Large ones are not copied for that: the system moves their pages.
pub(crate) fn lengthen<T>(list: &mut Vec<T>, length: usize, empty: impl FnMut() -> T) {
    list.reserve_exact(length - list.len());
    list.resize_with(length, empty);
}

/// How many clusters after its own an entry may stand in: a board met with very many hands needs more than one.
const REACH: u8 = 7;

/// The table. Several threads may read and change it at once: the key of an entry is kept mixed with its other words, so
/// that one that was changed by two at a time is no entry at all.
pub(crate) struct Table {
    tags: Vec<Tags>,
    /// How many clusters after its own the entries of a cluster reach.
    reach: Vec<AtomicU8>,
    words: Vec<[AtomicU64; 4]>,
    used: AtomicUsize,
    most: usize,
    /// How many entries have given way to others.
    replaced: AtomicUsize,
}

impl Table {
    /// A table that never takes more than `bytes`, growing included.
    pub(crate) fn new(bytes: usize) -> Self {
        let most = (bytes / (ENTRY * CLUSTER + size_of::<Tags>() + 1)).max(1);
        let mut table = Self {
            tags: Vec::new(),
            reach: Vec::new(),
            words: Vec::new(),
            used: AtomicUsize::new(0),
            most: most * CLUSTER,
            replaced: AtomicUsize::new(0),
        };
        table.grow_to(begin(most, 4, FIRST) * CLUSTER);
        table
    }

    /// How full it is, in thousandths of what it may hold.
    pub(crate) fn fullness(&self) -> u32 {
        (self.used.load(Relaxed) as u64 * 1000 / self.most as u64) as u32
    }

    #[inline]
    fn cluster(&self, key: u64) -> usize {
        let clusters = self.tags.len();
        ((u128::from(key.wrapping_mul(0x9e37_79b9_7f4a_7c15)) * clusters as u128) >> 64) as usize
    }

    /// Reads where a place would stand, so that looking it up finds that part of the table at hand.
    #[inline]
    pub(crate) fn touch(&self, place: Place) -> u32 {
        self.tags[self.cluster(place.key)].0[0].load(Relaxed) as u32
    }

    /// The words of an entry, its key first.
    #[inline]
    fn read(&self, at: usize) -> [u64; 4] {
        let [a, b, c, d] = &self.words[at];
        let (b, c, d) = (b.load(Relaxed), c.load(Relaxed), d.load(Relaxed));
        [a.load(Relaxed) ^ b ^ c ^ d, b, c, d]
    }

    #[inline]
    fn write(&self, at: usize, words: [u64; 4]) {
        let [key, b, c, d] = words;
        for (word, value) in self.words[at].iter().zip([key ^ b ^ c ^ d, b, c, d]) {
            word.store(value, Relaxed);
        }
    }

    /// What is known of a place, from its own entry and those of richer and poorer hands.
    pub(crate) fn look(&self, place: Place) -> Known {
        let mut known = Known {
            proven: UNPROVEN,
            proof_exact: false,
            proof_hand: place.hand,
            disproven: UNDISPROVEN,
            disproof_exact: false,
            disproof_hand: place.hand,
            numbers: None,
            least: (0, 0),
            depth: u16::MAX,
            loops: false,
        };
        for cluster in self.clusters(place.key) {
            self.look_in(cluster, place, &mut known);
        }
        known
    }

    /// The clusters in which entries of a key may stand.
    #[inline]
    fn clusters(&self, key: u64) -> impl Iterator<Item = usize> + use<> {
        let first = self.cluster(key);
        let all = self.tags.len();
        (first..=first + usize::from(self.reach[first].load(Relaxed)))
            .map(move |at| if at < all { at } else { at - all })
    }

    #[inline]
    fn look_in(&self, cluster: usize, place: Place, known: &mut Known) {
        let mut matching = self.tags[cluster].matching(tag(place.key));
        while matching != 0 {
            let words = self.read(cluster * CLUSTER + matching.trailing_zeros() as usize);
            matching &= matching - 1;
            if words[0] != place.key {
                continue;
            }
            let entry = Entry::unpacked(&words);
            let same = entry.hand == place.hand;
            let (richer, poorer) = (entry.hand.covers(place.hand), place.hand.covers(entry.hand));
            if richer && !same {
                known.least.0 = known.least.0.max(entry.numbers.0);
            }
            if poorer && !same {
                known.least.1 = known.least.1.max(entry.numbers.1);
            }
            if poorer {
                let exact = entry.flags & PROOF_EXACT != 0;
                if entry.proven < known.proven && (same || !exact) {
                    known.proven = entry.proven;
                    known.proof_exact = exact;
                    known.proof_hand = entry.hand;
                }
            }
            if richer {
                let exact = entry.flags & DISPROOF_EXACT != 0;
                if entry.disproven > known.disproven && (same || !exact) {
                    known.disproven = entry.disproven;
                    known.disproof_exact = exact;
                    known.disproof_hand = entry.hand;
                }
            }
            if same {
                known.depth = entry.depth;
                known.loops = entry.flags & LOOPS != 0;
                if entry.numbers != (0, 0) {
                    known.numbers = Some(entry.numbers);
                }
            }
        }
    }

    /// Keeps the numbers of a visit that cost `effort` nodes at `depth`.
    pub(crate) fn keep_numbers(&self, place: Place, numbers: (u32, u32), depth: u16, effort: u32) {
        self.change(place, |entry| {
            entry.numbers = numbers;
            entry.depth = entry.depth.min(depth);
            entry.effort = entry.effort.saturating_add(effort);
        });
    }

    /// Keeps a mate. False where the entry knows a shorter one for its very hand only, so that this one, which holds for
    /// richer hands too, found no place in it.
    pub(crate) fn keep_mate(&self, place: Place, plies: Plies, exact: bool, effort: u32) -> bool {
        let mut kept = true;
        self.change(place, |entry| {
            entry.effort = entry.effort.saturating_add(effort);
            entry.numbers = (0, 0);
            if plies < entry.proven {
                entry.proven = plies;
                entry.flags = entry.flags & !PROOF_EXACT | if exact { PROOF_EXACT } else { 0 };
            } else if plies == entry.proven && !exact {
                entry.flags &= !PROOF_EXACT;
            }
            kept = exact || entry.flags & PROOF_EXACT == 0;
        });
        kept
    }

    /// Keeps that there is no mate in so many plies. False where the entry knows more for its very hand only, so that this,
    /// which holds for poorer hands too, found no place in it.
    pub(crate) fn keep_no_mate(&self, place: Place, plies: Plies, exact: bool, effort: u32) -> bool {
        let mut kept = true;
        self.change(place, |entry| {
            entry.effort = entry.effort.saturating_add(effort);
            entry.numbers = (0, 0);
            if plies > entry.disproven {
                entry.disproven = plies;
                entry.flags = entry.flags & !DISPROOF_EXACT | if exact { DISPROOF_EXACT } else { 0 };
            } else if plies == entry.disproven && !exact {
                entry.flags &= !DISPROOF_EXACT;
            }
            kept = exact || entry.flags & DISPROOF_EXACT == 0;
        });
        kept
    }

    /// Keeps that some path leads to a disproof that holds on it only.
    pub(crate) fn keep_loop(&self, place: Place, effort: u32) {
        self.change(place, |entry| {
            entry.flags |= LOOPS;
            entry.effort = entry.effort.saturating_add(effort);
        });
    }

    fn change(&self, place: Place, change: impl FnOnce(&mut Entry)) {
        for cluster in self.clusters(place.key) {
            let mut matching = self.tags[cluster].matching(tag(place.key));
            while matching != 0 {
                let at = cluster * CLUSTER + matching.trailing_zeros() as usize;
                matching &= matching - 1;
                let words = self.read(at);
                if words[0] == place.key && words[1] as u32 == place.hand.to_bits() {
                    let mut entry = Entry::unpacked(&words);
                    change(&mut entry);
                    entry.round = self.round();
                    self.write(at, entry.packed());
                    return;
                }
            }
        }
        let mut entry = Entry::new(place);
        change(&mut entry);
        entry.round = self.round();
        let at = self.free(place.key).unwrap_or_else(|| self.cheapest(place.key));
        self.put(at, entry.packed());
    }

    /// A round goes by when as many as a quarter of the entries have given way.
    #[inline]
    fn round(&self) -> u8 {
        (self.replaced.load(Relaxed) / (self.words.len() / 4)) as u8
    }

    fn put(&self, at: usize, words: [u64; 4]) {
        self.write(at, words);
        self.tags[at / CLUSTER].set(at % CLUSTER, tag(words[0]));
    }

    /// Where a new entry may stand without taking another's place.
    fn free(&self, key: u64) -> Option<usize> {
        let first = self.cluster(key);
        let all = self.tags.len();
        for reach in 0..=REACH {
            let cluster = (first + usize::from(reach)) % all;
            if let Some(at) = self.tags[cluster].free() {
                self.reach[first].fetch_max(reach, Relaxed);
                self.used.fetch_add(1, Relaxed);
                return Some(cluster * CLUSTER + at);
            }
        }
        None
    }

    /// The entry that cost the least work, of those whose place another may take; half as much for each round since it was
    /// last used.
    fn cheapest(&self, key: u64) -> usize {
        let round = self.round();
        self.replaced.fetch_add(1, Relaxed);
        let places = self.clusters(key).flat_map(|cluster| cluster * CLUSTER..(cluster + 1) * CLUSTER);
        let worth = |at: &usize| {
            let word = self.words[*at][3].load(Relaxed);
            let age = u32::from(round.wrapping_sub((word >> ROUND) as u8));
            (word & EFFORT) >> age.min(EFFORT.count_ones() - 1)
        };
        places.min_by_key(worth).expect("a cluster has entries")
    }

    /// Whether it should grow, and may.
    #[inline]
    pub(crate) fn is_crowded(&self) -> bool {
        self.used.load(Relaxed) * 2 > self.words.len() && self.words.len() < self.most
    }

    /// Makes it four times as large, or a little more where that is as large as it may be.
    pub(crate) fn grow(&mut self) {
        self.grow_to(grown(self.words.len(), self.most, 4));
    }

    /// Nodes after which it may want to grow; no end of them when it may not.
    pub(crate) fn patience(&self) -> u64 {
        if self.words.len() < self.most { self.words.len() as u64 / 4 } else { u64::MAX }
    }

    /// Entries find their new places from the last cluster to the first, each behind those not moved yet, so that no
    /// second copy is needed.
    fn grow_to(&mut self, length: usize) {
        let before = self.tags.len();
        lengthen(&mut self.words, length, || [const { AtomicU64::new(0) }; 4]);
        lengthen(&mut self.tags, length / CLUSTER, Tags::empty);
        lengthen(&mut self.reach, length / CLUSTER, || AtomicU8::new(0));
        for reach in &self.reach[..before] {
            reach.store(0, Relaxed);
        }
        (self.used, self.replaced) = (AtomicUsize::new(0), AtomicUsize::new(0));
        // The first clusters hold what found no room in the last ones, and move by less than entries reach.
        let head = before.min(8 * usize::from(REACH));
        let first: Vec<_> = (0..head).flat_map(|cluster| self.take_all(cluster)).collect();
        for cluster in (head..before).rev() {
            self.put_all(self.take_all(cluster));
        }
        self.put_all(first);
    }

    /// The entries of a cluster, which is empty then.
    fn take_all(&self, cluster: usize) -> Vec<[u64; 4]> {
        let all = (cluster * CLUSTER..(cluster + 1) * CLUSTER).map(|at| {
            let words = self.read(at);
            self.write(at, [0; 4]);
            words
        });
        let all = all.filter(|words| words[0] != 0).collect();
        for word in &self.tags[cluster].0 {
            word.store(0, Relaxed);
        }
        all
    }

    fn put_all(&self, entries: Vec<[u64; 4]>) {
        for mut words in entries {
            words[3] &= !(0xff << ROUND);
            // What finds no place is lost: clusters only get emptier by growing.
            if let Some(at) = self.free(words[0]) {
                self.put(at, words);
            }
        }
    }
}
