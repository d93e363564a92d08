//! Random games.

use komadai_rules::{Handicap, Move, Position};
use proptest::prelude::*;

/// SplitMix64: a small generator whose games are the same everywhere.
#[derive(Clone, Debug)]
pub struct SplitMix(pub u64);

impl SplitMix {
    /// The next number.
    pub fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `bound`.
    pub fn below(&mut self, bound: usize) -> usize {
        (self.next_u64() % bound as u64) as usize
    }
}

/// Up to `plies` random legal moves from `start`; fewer when the game ends. Captures and promotions are preferred half
/// of the time, so that pieces come into hand and lines open.
pub fn playout(start: &Position, seed: u64, plies: usize) -> Vec<Move> {
    let mut random = SplitMix(seed);
    let mut position = start.clone();
    let mut moves = Vec::new();
    while moves.len() < plies {
        let list = position.legal_moves();
        if list.is_empty() {
            break;
        }
        let lively: Vec<Move> =
            list.iter().copied().filter(|mv| position.is_capture(*mv) || mv.promotes()).collect();
        let mv = if random.below(2) == 0 && !lively.is_empty() {
            lively[random.below(lively.len())]
        } else {
            list[random.below(list.len())]
        };
        position.do_move(mv);
        moves.push(mv);
    }
    moves
}

/// Positions of random games from every handicap's start.
pub fn positions() -> impl Strategy<Value = Position> {
    (0..Handicap::ALL.len(), any::<u64>(), 0_usize..160).prop_map(|(handicap, seed, plies)| {
        let mut position = Handicap::ALL[handicap].position();
        for mv in playout(&position.clone(), seed, plies) {
            position.do_move(mv);
        }
        position
    })
}
