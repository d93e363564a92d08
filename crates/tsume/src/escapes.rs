//! What the defender answered where no mate was found: a verification is shown these answers first.

use komadai_rules::{Hand, Move};

use crate::table::begin;

/// Answers of one board that stand together.
const NEAR: usize = 8;
/// Slots to begin with.
const FIRST: usize = 1 << 8;

#[derive(Clone, Copy)]
struct Slot {
    board: u64,
    hand: u32,
    mv: u16,
    sure: bool,
}

const EMPTY: Slot = Slot { board: 0, hand: 0, mv: 0, sure: false };

/// A table of fixed size. An answer found on every path is kept with the greatest hand of the attacker it holds against;
/// one that relies on a position coming back, with the very hand.
pub(crate) struct Escapes {
    slots: Vec<Slot>,
    most: usize,
    used: usize,
    next: usize,
}

impl Escapes {
    /// A table that never takes more than `bytes`, growing included.
    pub(crate) fn new(bytes: usize) -> Self {
        let most = (bytes / 5 * 4 / size_of::<Slot>() / NEAR * NEAR).max(FIRST);
        Self { slots: Vec::new(), most, used: 0, next: 0 }
    }

    fn near(&self, board: u64) -> usize {
        ((u128::from(board) * (self.slots.len() / NEAR) as u128) >> 64) as usize * NEAR
    }

    /// Answers kept that may hold at a board against a hand, those found on every path first.
    pub(crate) fn look(&self, board: u64, hand: Hand) -> impl Iterator<Item = Move> {
        let start = self.near(board);
        let near = self.slots.get(start..start + NEAR).unwrap_or_default();
        let fits = move |slot: &&Slot| {
            slot.board == board
                && if slot.sure {
                    Hand::from_bits(slot.hand).covers(hand)
                } else {
                    slot.hand == hand.to_bits()
                }
        };
        let of = move |sure: bool| near.iter().filter(fits).filter(move |slot| slot.sure == sure);
        of(true).chain(of(false)).filter_map(|slot| Move::from_bits(slot.mv))
    }

    /// Keeps an answer; `sure` when it holds on every path.
    pub(crate) fn keep(&mut self, board: u64, hand: Hand, mv: Move, sure: bool) {
        if self.slots.is_empty() {
            self.slots = vec![EMPTY; begin(self.most / NEAR, 4, FIRST / NEAR) * NEAR];
        }
        if self.used * 2 > self.slots.len() && self.slots.len() < self.most {
            self.grow();
        }
        let slot = Slot { board: board.max(1), hand: hand.to_bits(), mv: mv.to_bits(), sure };
        self.put(slot);
    }

    fn put(&mut self, slot: Slot) {
        let start = self.near(slot.board);
        let near = &mut self.slots[start..start + NEAR];
        let hand = Hand::from_bits(slot.hand);
        let replaced = |old: &Slot| {
            old.board == slot.board
                && (old.hand == slot.hand && old.sure <= slot.sure
                    || old.sure && slot.sure && hand.covers(Hand::from_bits(old.hand)))
        };
        let at = near.iter().position(replaced).or_else(|| near.iter().position(|old| old.board == 0));
        self.next = (self.next + 1) % NEAR;
        let at = at.unwrap_or_else(|| near.iter().position(|old| !old.sure).unwrap_or(self.next));
        self.used += usize::from(near[at].board == 0);
        near[at] = slot;
    }

    /// Forgets an answer that was wrong.
    pub(crate) fn forget(&mut self, board: u64, mv: Move) {
        let start = self.near(board);
        for slot in self.slots.get_mut(start..start + NEAR).unwrap_or_default() {
            if slot.board == board && slot.mv == mv.to_bits() {
                self.used -= 1;
                *slot = EMPTY;
            }
        }
    }

    fn grow(&mut self) {
        let length = self.slots.len() * 4;
        let length = if length * 2 > self.most { self.most } else { length };
        let old = std::mem::replace(&mut self.slots, vec![EMPTY; length]);
        self.used = 0;
        for slot in old.into_iter().filter(|slot| slot.board != 0) {
            self.put(slot);
        }
    }
}
