//! Exchanges counted with the worths that the evaluation knows.

use komadai_rules::{Move, Position};

use crate::eval::VALUE;

/// Whether the move, when both sides then capture on its square as they like, comes out this far behind, in
/// centipawns: a piece put where it is simply taken.
pub fn loses_at_least(position: &Position, mv: Move, amount: i32) -> bool {
    !gains_at_least(position, mv, 1 - amount)
}

/// Whether the move gains at least `threshold` centipawns by exchanges on its square.
#[inline]
pub(crate) fn gains_at_least(position: &Position, mv: Move, threshold: i32) -> bool {
    position.exchange_gains(mv, threshold, &VALUE)
}
