//! Disproofs that hold on some paths only, because a position on them would come back.
//!
//! Most rely on one position: they hold on every path that leads through it, and are kept with it. The others are kept
//! with the whole path.

use komadai_rules::Hand;

use crate::length::{ENDLESS, Plies};
use crate::node::{Base, mix};
use crate::table::{Place, begin, grown, lengthen};

/// A disproof on a path.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Looped {
    /// No mate in so many plies without coming back to the path.
    pub(crate) plies: Plies,
    /// The frames it relies on.
    pub(crate) base: Base,
}

/// What is known of a path, or of a place.
#[derive(Clone, Copy)]
struct Slot {
    key: u64,
    /// The first and the last frame relied on, or the key of the position relied on and the hand there.
    relied: u64,
    hand: u32,
    plies: Plies,
    /// The round in which it was kept.
    round: u8,
    /// How often the work that it cost could be halved.
    work: u8,
}

const EMPTY: Slot = Slot { key: 0, relied: 0, hand: 0, plies: 0, round: 0, work: 0 };

/// A table of fixed size. Where there is no room the one that cost the least work gives way, half
/// as much for each round that has gone by since.
pub(crate) struct Loops {
    slots: Vec<Slot>,
    most: usize,
    used: usize,
    /// How many have given way.
    replaced: usize,
}

/// Slots that stand together.
const NEAR: usize = 4;
/// Slots to begin with.
const FIRST: usize = 1 << 8;

/// The key of a place.
fn key(place: Place) -> u64 {
    mix(place.key ^ mix(u64::from(place.hand.to_bits()) ^ 0x1009)).max(1)
}

impl Loops {
    /// A table that never takes more than `bytes`, growing included.
    pub(crate) fn new(bytes: usize) -> Self {
        let most = (bytes / size_of::<Slot>() / NEAR * NEAR).max(FIRST);
        Self { slots: Vec::new(), most, used: 0, replaced: 0 }
    }

    fn near(&self, key: u64) -> usize {
        ((u128::from(key) * (self.slots.len() / NEAR) as u128) >> 64) as usize * NEAR
    }

    fn with_key(&self, key: u64) -> impl Iterator<Item = &Slot> {
        let start = self.near(key);
        self.slots.get(start..start + NEAR).unwrap_or_default().iter().filter(move |slot| slot.key == key)
    }

    /// What holds on a path.
    pub(crate) fn on_path(&self, path: u64) -> Option<Looped> {
        let slot = self.with_key(path).next()?;
        let base = Base { first: slot.relied as u32, last: (slot.relied >> 32) as u32 };
        Some(Looped { plies: slot.plies, base })
    }

    /// What holds of a place on every path through another, and that other.
    pub(crate) fn below(&self, place: Place) -> impl Iterator<Item = (Plies, Place)> {
        self.with_key(key(place))
            .map(|slot| (slot.plies, Place { key: slot.relied, hand: Hand::from_bits(slot.hand) }))
    }

    /// Whether there may be no mate in a place that is met on this path.
    pub(crate) fn hints(&self, path: u64, place: Place) -> bool {
        self.with_key(path).chain(self.with_key(key(place))).any(|slot| slot.plies >= ENDLESS)
    }

    /// Keeps a disproof that holds on a path and cost `effort` nodes.
    pub(crate) fn keep_on_path(&mut self, path: u64, looped: Looped, effort: u32) {
        let relied = u64::from(looped.base.first) | u64::from(looped.base.last) << 32;
        self.add(path, relied, 0, looped.plies, effort);
    }

    /// Keeps a disproof that relies on nothing but one position.
    pub(crate) fn keep_below(&mut self, place: Place, relied: Place, plies: Plies, effort: u32) {
        self.add(key(place), relied.key, relied.hand.to_bits(), plies, effort);
    }

    fn add(&mut self, key: u64, relied: u64, hand: u32, plies: Plies, effort: u32) {
        if self.slots.is_empty() {
            self.slots = vec![EMPTY; begin(self.most / NEAR, 4, FIRST / NEAR) * NEAR];
        }
        if self.used * 4 > self.slots.len() * 3 && self.slots.len() < self.most {
            self.grow();
        }
        let work = effort.checked_ilog2().unwrap_or(0) as u8;
        self.put(Slot { key, relied, hand, plies, round: self.round(), work });
    }

    /// A round goes by when as many as half of the table have given way.
    const fn round(&self) -> u8 {
        (self.replaced / (self.slots.len() / 2)) as u8
    }

    fn put(&mut self, slot: Slot) {
        let start = self.near(slot.key);
        let round = self.round();
        let near = &mut self.slots[start..start + NEAR];
        let same = |old: &Slot| old.key == slot.key && old.relied == slot.relied && old.hand == slot.hand;
        let old = near.iter_mut().min_by_key(|old| {
            let worth = i16::from(old.work) - i16::from(round.wrapping_sub(old.round));
            (!same(old), old.key != 0, worth)
        });
        let old = old.expect("some stand together");
        self.used += usize::from(old.key == 0);
        self.replaced += usize::from(old.key != 0 && !same(old));
        *old = slot;
    }

    /// From the last to the first, so that no second copy is needed.
    fn grow(&mut self) {
        let before = self.slots.len();
        lengthen(&mut self.slots, grown(before, self.most, 4), || EMPTY);
        (self.used, self.replaced) = (0, 0);
        for at in (0..before).rev() {
            let slot = std::mem::replace(&mut self.slots[at], EMPTY);
            if slot.key != 0 {
                self.put(Slot { round: 0, ..slot });
            }
        }
    }
}
