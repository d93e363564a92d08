//! Disproofs that hold on one path only, because a position on it would come back.

use crate::length::Plies;
use crate::table::begin;

/// A disproof on a path.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Looped {
    /// No mate in so many plies without coming back to the path.
    pub(crate) plies: Plies,
    /// The frame nearest the start that it relies on.
    pub(crate) base: u32,
}

/// A table of fixed size keyed by the whole path; an older entry gives way to a newer one.
pub(crate) struct Loops {
    slots: Vec<[u64; 2]>,
    most: usize,
}

/// Slots to begin with.
const FIRST: usize = 1 << 8;

impl Loops {
    pub(crate) fn new(bytes: usize) -> Self {
        let most = (bytes / 5 * 4 / size_of::<[u64; 2]>()).max(FIRST);
        Self { slots: Vec::new(), most }
    }

    fn slot(&self, path: u64) -> usize {
        ((u128::from(path) * self.slots.len() as u128) >> 64) as usize
    }

    pub(crate) fn look(&self, path: u64) -> Option<Looped> {
        let [key, packed] = *self.slots.get(self.slot(path))?;
        (key == path).then_some(Looped { plies: packed as u16 as Plies, base: (packed >> 32) as u32 })
    }

    pub(crate) fn keep(&mut self, path: u64, looped: Looped) {
        if self.slots.is_empty() {
            self.slots = vec![[0; 2]; begin(self.most, 4, FIRST)];
        }
        let at = self.slot(path);
        if self.slots[at][0] != 0 && self.slots[at][0] != path && self.slots.len() < self.most {
            self.grow();
        }
        let at = self.slot(path);
        self.slots[at] = [path, u64::from(looped.plies as u16) | u64::from(looped.base) << 32];
    }

    fn grow(&mut self) {
        let length = self.slots.len() * 4;
        let length = if length * 2 > self.most { self.most } else { length };
        let old = std::mem::replace(&mut self.slots, vec![[0; 2]; length]);
        for slot in old.into_iter().filter(|slot| slot[0] != 0) {
            let at = self.slot(slot[0]);
            self.slots[at] = slot;
        }
    }
}
