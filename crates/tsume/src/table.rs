//! What is known of positions: one table of fixed size.
//!
//! An entry belongs to a board and an attacker's hand (the defender holds the rest of the set, so that hand says all).
//! It keeps how long a mate is known, up to what length none exists, and the proof numbers of the last visit. Entries
//! of one board stand together: a mate with fewer pieces in hand is a mate with more, and no mate with more pieces is no
//! mate with fewer. When a cluster is full the entry that cost the least work gives way, so the table never outgrows
//! the memory it was given.

use komadai_rules::Hand;

use crate::length::{Plies, UNDISPROVEN, UNPROVEN};

/// Entries of one cluster.
const CLUSTER: usize = 16;
/// Bytes of an entry.
const ENTRY: usize = size_of::<[u64; 4]>();
/// The table begins with so many clusters and grows fourfold while it may: small problems touch little memory.
const FIRST: usize = 1 << 10;

const PROOF_EXACT: u16 = 1;
const DISPROOF_EXACT: u16 = 2;
const LOOPS: u16 = 4;

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
    flags: u16,
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
            effort: 0,
        }
    }

    const fn packed(&self) -> [u64; 4] {
        [
            self.key,
            self.hand.to_bits() as u64 | (self.numbers.0 as u64) << 32,
            self.numbers.1 as u64 | (self.proven as u16 as u64) << 32 | (self.disproven as u16 as u64) << 48,
            self.depth as u64 | (self.flags as u64) << 16 | (self.effort as u64) << 32,
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
            flags: (words[3] >> 16) as u16,
            effort: (words[3] >> 32) as u32,
        }
    }
}

/// The beginnings of the keys of a cluster, in one line of the processor's cache: most lookups end here.
#[derive(Clone, Copy)]
#[repr(align(64))]
struct Tags([u32; CLUSTER]);

impl Tags {
    const EMPTY: Self = Self([0; CLUSTER]);

    /// One bit for each entry whose key may be this one.
    #[inline]
    fn matching(&self, key: u64) -> u32 {
        let tag = tag(key);
        self.0.iter().enumerate().fold(0, |bits, (at, other)| bits | u32::from(*other == tag) << at)
    }
}

/// The part of a key that tags hold; 0 stands for no entry.
#[inline]
const fn tag(key: u64) -> u32 {
    key as u32 | 1
}

/// How many clusters after its own an entry may stand in: a board met with very many hands needs more than one.
const REACH: u8 = 7;

/// The table.
pub(crate) struct Table {
    tags: Vec<Tags>,
    /// How many clusters after its own the entries of a cluster reach.
    reach: Vec<u8>,
    words: Vec<[u64; 4]>,
    used: usize,
    most: usize,
}

impl Table {
    /// A table that never takes more than `bytes`, growing included.
    pub(crate) fn new(bytes: usize) -> Self {
        // While it grows, the table and a quarter of it are there at once.
        let most = (bytes / 5 * 4 / (ENTRY * CLUSTER + size_of::<Tags>() + 1)).max(1);
        let first = FIRST.min(most);
        Self {
            tags: vec![Tags::EMPTY; first],
            reach: vec![0; first],
            words: vec![[0; 4]; first * CLUSTER],
            used: 0,
            most: most * CLUSTER,
        }
    }

    /// How full it is, in thousandths of what it may hold.
    pub(crate) fn fullness(&self) -> u32 {
        (self.used as u64 * 1000 / self.most as u64) as u32
    }

    #[inline]
    fn cluster(&self, key: u64) -> usize {
        let clusters = self.tags.len();
        ((u128::from(key.wrapping_mul(0x9e37_79b9_7f4a_7c15)) * clusters as u128) >> 64) as usize
    }

    /// Reads where a place would stand, so that looking it up finds that part of the table at hand.
    #[inline]
    pub(crate) fn touch(&self, place: Place) -> u32 {
        self.tags[self.cluster(place.key)].0[0]
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
        (first..=first + usize::from(self.reach[first])).map(move |at| if at < all { at } else { at - all })
    }

    #[inline]
    fn look_in(&self, cluster: usize, place: Place, known: &mut Known) {
        let mut matching = self.tags[cluster].matching(place.key);
        while matching != 0 {
            let words = &self.words[cluster * CLUSTER + matching.trailing_zeros() as usize];
            matching &= matching - 1;
            if words[0] != place.key {
                continue;
            }
            let entry = Entry::unpacked(words);
            let same = entry.hand == place.hand;
            if same || place.hand.covers(entry.hand) {
                let exact = entry.flags & PROOF_EXACT != 0;
                if entry.proven < known.proven && (same || !exact) {
                    known.proven = entry.proven;
                    known.proof_exact = exact;
                    known.proof_hand = entry.hand;
                }
            }
            if same || entry.hand.covers(place.hand) {
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
    pub(crate) fn keep_numbers(&mut self, place: Place, numbers: (u32, u32), depth: u16, effort: u32) {
        self.change(place, |entry| {
            entry.numbers = numbers;
            entry.depth = entry.depth.min(depth);
            entry.effort = entry.effort.saturating_add(effort);
        });
    }

    /// Keeps a mate.
    pub(crate) fn keep_mate(&mut self, place: Place, plies: Plies, exact: bool, effort: u32) {
        self.change(place, |entry| {
            entry.effort = entry.effort.saturating_add(effort);
            entry.numbers = (0, 0);
            if plies < entry.proven {
                entry.proven = plies;
                entry.flags = entry.flags & !PROOF_EXACT | if exact { PROOF_EXACT } else { 0 };
            } else if plies == entry.proven && !exact {
                entry.flags &= !PROOF_EXACT;
            }
        });
    }

    /// Keeps that there is no mate in so many plies.
    pub(crate) fn keep_no_mate(&mut self, place: Place, plies: Plies, exact: bool, effort: u32) {
        self.change(place, |entry| {
            entry.effort = entry.effort.saturating_add(effort);
            entry.numbers = (0, 0);
            if plies > entry.disproven {
                entry.disproven = plies;
                entry.flags = entry.flags & !DISPROOF_EXACT | if exact { DISPROOF_EXACT } else { 0 };
            } else if plies == entry.disproven && !exact {
                entry.flags &= !DISPROOF_EXACT;
            }
        });
    }

    /// Keeps that some path leads to a disproof that holds on it only.
    pub(crate) fn keep_loop(&mut self, place: Place, effort: u32) {
        self.change(place, |entry| {
            entry.flags |= LOOPS;
            entry.effort = entry.effort.saturating_add(effort);
        });
    }

    fn change(&mut self, place: Place, change: impl FnOnce(&mut Entry)) {
        if self.used * 2 > self.words.len() && self.words.len() < self.most {
            self.grow();
        }
        for cluster in self.clusters(place.key) {
            let mut matching = self.tags[cluster].matching(place.key);
            while matching != 0 {
                let words = &mut self.words[cluster * CLUSTER + matching.trailing_zeros() as usize];
                matching &= matching - 1;
                if words[0] == place.key && words[1] as u32 == place.hand.to_bits() {
                    let mut entry = Entry::unpacked(words);
                    change(&mut entry);
                    *words = entry.packed();
                    return;
                }
            }
        }
        let mut entry = Entry::new(place);
        change(&mut entry);
        let at = self.free(place.key).unwrap_or_else(|| self.cheapest(place.key));
        self.put(at, entry.packed());
    }

    fn put(&mut self, at: usize, words: [u64; 4]) {
        self.used += usize::from(self.words[at][0] == 0);
        self.words[at] = words;
        self.tags[at / CLUSTER].0[at % CLUSTER] = tag(words[0]);
    }

    /// Where a new entry may stand without taking another's place.
    fn free(&mut self, key: u64) -> Option<usize> {
        let first = self.cluster(key);
        let all = self.tags.len();
        for reach in 0..=REACH {
            let cluster = (first + usize::from(reach)) % all;
            if let Some(at) = self.tags[cluster].0.iter().position(|tag| *tag == 0) {
                self.reach[first] = self.reach[first].max(reach);
                return Some(cluster * CLUSTER + at);
            }
        }
        None
    }

    /// The entry that cost the least work, of those whose place another may take.
    fn cheapest(&self, key: u64) -> usize {
        let places = self.clusters(key).flat_map(|cluster| cluster * CLUSTER..(cluster + 1) * CLUSTER);
        places.min_by_key(|at| self.words[*at][3] >> 32).expect("a cluster has entries")
    }

    fn grow(&mut self) {
        let length = (self.words.len() * 4).min(self.most);
        let old = std::mem::replace(&mut self.words, vec![[0; 4]; length]);
        self.tags = vec![Tags::EMPTY; length / CLUSTER];
        self.reach = vec![0; length / CLUSTER];
        self.used = 0;
        for words in old.into_iter().filter(|words| words[0] != 0) {
            // What finds no place is lost: clusters only get emptier by growing.
            if let Some(at) = self.free(words[0]) {
                self.put(at, words);
            }
        }
    }
}
