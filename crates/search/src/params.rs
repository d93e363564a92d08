//! Every number of the search that could be another, in one place.

/// Half width of the first aspiration window, in centipawns.
pub(crate) const ASPIRATION: i32 = 30;

/// Reverse futility: margin a ply, and the depth from which it is not used.
pub(crate) const REVERSE_FUTILITY: i32 = 80;
pub(crate) const REVERSE_FUTILITY_DEPTH: i32 = 9;

/// How far behind a draw the side to move must be to claim one for an entered king instead of playing on.
pub(crate) const CLAIM_DRAW: i32 = 100;

/// Razoring: fixed part of the margin and part by the square of the depth.
pub(crate) const RAZOR: i32 = 350;
pub(crate) const RAZOR_SQUARE: i32 = 260;

/// Null move: base reduction, depth divisor, evaluation divisor, verification depth.
pub(crate) const NULL_BASE: i32 = 4;
pub(crate) const NULL_DEPTH: i32 = 4;
pub(crate) const NULL_EVAL: i32 = 250;
pub(crate) const NULL_VERIFY: i32 = 14;

/// ProbCut: how far above beta, and from which depth.
pub(crate) const PROBCUT: i32 = 250;
pub(crate) const PROBCUT_DEPTH: i32 = 5;

/// Futility of quiet moves: base and part a ply of reduced depth.
pub(crate) const FUTILITY: i32 = 130;
pub(crate) const FUTILITY_DEPTH: i32 = 130;

/// Futility of captures.
pub(crate) const CAPTURE_FUTILITY: i32 = 250;
pub(crate) const CAPTURE_FUTILITY_DEPTH: i32 = 200;

/// Histories below this times the depth prune a quiet move.
pub(crate) const HISTORY_PRUNE: i32 = 5000;

/// Exchange losses that are not looked into: quiet moves by the square of reduced depth, captures by depth.
pub(crate) const EXCHANGE_QUIET: i32 = 30;
pub(crate) const EXCHANGE_CAPTURE: i32 = 190;

/// Singular extension: depth from which, and margin a ply.
pub(crate) const SINGULAR_DEPTH: i32 = 7;
pub(crate) const SINGULAR_MARGIN: i32 = 2;

/// Quiescence: what a capture may fall short of alpha.
pub(crate) const QUIET_FUTILITY: i32 = 250;

/// Late-move reductions in 1024ths of a ply: base and factor of the product of logarithms.
pub(crate) const REDUCTION_BASE: i32 = 500;
pub(crate) const REDUCTION_FACTOR: f64 = 20.5;

/// History that takes one ply off a reduction.
pub(crate) const REDUCTION_HISTORY: i32 = 12_000;

/// Table of `log(n)` scaled so that the product of two is a reduction in 1024ths of a ply.
pub(crate) fn logarithms() -> [i32; 256] {
    std::array::from_fn(|n| if n == 0 { 0 } else { (REDUCTION_FACTOR * (n as f64).ln()) as i32 })
}
