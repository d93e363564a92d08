//! What the defender answered where no mate was found: a verification is shown these answers first.

use komadai_rules::{Hand, Move};

use crate::node::mix;
use crate::table::{begin, grown, lengthen};

/// Answers of one board that stand together.
const NEAR: usize = 8;
/// Slots to begin with.
const FIRST: usize = 1 << 8;

#[derive(Clone, Copy)]
struct Slot {
    board: u64,
    hand: u32,
    mv: u16,
    /// Twice as often as the work that it cost could be halved, and one more when it is sure.
    worth: u8,
    /// The round in which it was kept.
    round: u8,
}

const EMPTY: Slot = Slot { board: 0, hand: 0, mv: 0, worth: 0, round: 0 };

impl Slot {
    const fn is_sure(&self) -> bool {
        self.worth & 1 != 0
    }
}

/// A table of fixed size. An answer found on every path is kept with the greatest hand of the attacker it holds against;
/// one that relies on a position coming back, with the very hand.
pub(crate) struct Escapes {
    slots: Vec<Slot>,
    most: usize,
    used: usize,
    /// How many have given way.
    replaced: usize,
}

impl Escapes {
    /// A table that never takes more than `bytes`, growing included.
    pub(crate) fn new(bytes: usize) -> Self {
        let most = (bytes / size_of::<Slot>() / NEAR * NEAR).max(FIRST);
        Self { slots: Vec::new(), most, used: 0, replaced: 0 }
    }

    fn near(&self, key: u64) -> usize {
        ((u128::from(key) * (self.slots.len() / NEAR) as u128) >> 64) as usize * NEAR
    }

    /// Where answers stand: sure ones hold for many hands, others for one.
    fn home(&self, board: u64, hand: u32, sure: bool) -> usize {
        self.near(if sure { board } else { mix(board ^ mix(u64::from(hand))) })
    }

    /// Answers kept that may hold at a board against a hand, those found on every path first, and whether they are.
    pub(crate) fn look(&self, board: u64, hand: Hand) -> impl Iterator<Item = (Move, bool)> {
        let near = |sure| {
            let start = self.home(board, hand.to_bits(), sure);
            self.slots.get(start..start + NEAR).unwrap_or_default().iter()
        };
        let of = move |slot: &&Slot| slot.board == board;
        let sure = near(true)
            .filter(of)
            .filter(move |slot| slot.is_sure() && Hand::from_bits(slot.hand).covers(hand));
        let other = near(false).filter(of).filter(move |slot| !slot.is_sure() && slot.hand == hand.to_bits());
        sure.chain(other).filter_map(|slot| Some((Move::from_bits(slot.mv)?, slot.is_sure())))
    }

    /// Keeps an answer that cost `effort` nodes; `sure` when it holds on every path.
    pub(crate) fn keep(&mut self, board: u64, hand: Hand, mv: Move, sure: bool, effort: u32) {
        if self.slots.is_empty() {
            self.slots = vec![EMPTY; begin(self.most / NEAR, 4, FIRST / NEAR) * NEAR];
        }
        if self.used * 2 > self.slots.len() && self.slots.len() < self.most {
            self.grow();
        }
        let worth = effort.checked_ilog2().unwrap_or(0) as u8 * 2 + u8::from(sure);
        self.put(Slot {
            board: board.max(1),
            hand: hand.to_bits(),
            mv: mv.to_bits(),
            worth,
            round: self.round(),
        });
    }

    /// A round goes by when as many as half of the table have given way.
    const fn round(&self) -> u8 {
        (self.replaced / (self.slots.len() / 2)) as u8
    }

    fn put(&mut self, slot: Slot) {
        let start = self.home(slot.board, slot.hand, slot.is_sure());
        let round = self.round();
        let near = &mut self.slots[start..start + NEAR];
        let hand = Hand::from_bits(slot.hand);
        let given_up = |old: &Slot| {
            old.board == slot.board
                && old.is_sure() == slot.is_sure()
                && (old.hand == slot.hand || old.is_sure() && hand.covers(Hand::from_bits(old.hand)))
        };
        let old = near.iter_mut().min_by_key(|old| {
            let age = i16::from(round.wrapping_sub(old.round));
            (!given_up(old), old.board != 0, old.is_sure(), i16::from(old.worth) - 2 * age)
        });
        let old = old.expect("some stand together");
        self.used += usize::from(old.board == 0);
        self.replaced += usize::from(old.board != 0 && !given_up(old));
        *old = slot;
    }

    /// Forgets an answer that was wrong.
    pub(crate) fn forget(&mut self, board: u64, hand: Hand, mv: Move) {
        for sure in [true, false] {
            let start = self.home(board, hand.to_bits(), sure);
            for slot in self.slots.get_mut(start..start + NEAR).unwrap_or_default() {
                let meant = slot.is_sure() == sure && (sure || slot.hand == hand.to_bits());
                if slot.board == board && slot.mv == mv.to_bits() && meant {
                    self.used -= 1;
                    *slot = EMPTY;
                }
            }
        }
    }

    /// From the last to the first, so that no second copy is needed.
    fn grow(&mut self) {
        let before = self.slots.len();
        lengthen(&mut self.slots, grown(before, self.most, 4), || EMPTY);
        (self.used, self.replaced) = (0, 0);
        for at in (0..before).rev() {
            let slot = std::mem::replace(&mut self.slots[at], EMPTY);
            if slot.board != 0 {
                self.put(Slot { round: 0, ..slot });
            }
        }
    }
}
