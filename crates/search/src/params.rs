//! Every number of the search that could be another, in one place.
//!
//! Each is a constant; in a build with the feature `tuning` each can be set while the program runs, and the engine lists
//! it among its options.

/// A number of the search that a tuning build can set.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Parameter {
    /// Its name.
    pub name: &'static str,
    /// What it is in play.
    pub standard: i32,
    /// The least that makes sense.
    pub least: i32,
    /// The most that makes sense.
    pub most: i32,
}

macro_rules! parameters {
    ($($(#[doc = $doc:literal])* $name:ident = $standard:literal, $least:literal to $most:literal;)*) => {
        /// All of them.
        pub const PARAMETERS: &[Parameter] = &[$(Parameter {
            name: stringify!($name),
            standard: $standard,
            least: $least,
            most: $most,
        }),*];

        #[cfg(not(feature = "tuning"))]
        mod numbers {
            $($(#[doc = $doc])* #[inline] pub(crate) const fn $name() -> i32 { $standard })*
        }

        #[cfg(feature = "tuning")]
        mod numbers {
            use std::sync::atomic::{AtomicI32, Ordering::Relaxed};

            #[expect(non_upper_case_globals, reason = "each has the name of its number")]
            mod cells {
                use super::AtomicI32;
                $(pub(super) static $name: AtomicI32 = AtomicI32::new($standard);)*
            }

            $($(#[doc = $doc])* #[inline] pub(crate) fn $name() -> i32 { cells::$name.load(Relaxed) })*

            /// Sets a number for every search of this program from now on, within its bounds; `false` when there is none
            /// of this name.
            pub fn set_parameter(name: &str, value: i32) -> bool {
                match name {
                    $(stringify!($name) => cells::$name.store(value.clamp($least, $most), Relaxed),)*
                    _ => return false,
                }
                true
            }
        }
    };
}

parameters! {
    /// Half width of the first aspiration window, in centipawns.
    aspiration = 34, 5 to 200;

    /// Reverse futility: margin a ply.
    reverse_futility = 38, 20 to 300;
    /// The depth from which it is not used.
    reverse_futility_depth = 9, 2 to 20;

    /// How far behind a draw the side to move must be to claim one for an entered king instead of playing on.
    claim_draw = 100, 0 to 2000;

    /// Razoring: fixed part of the margin.
    razor = 285, 50 to 2000;
    /// Part by the square of the depth.
    razor_square = 215, 50 to 1000;

    /// Null move: base reduction.
    null_base = 4, 1 to 8;
    /// Depth divisor.
    null_depth = 4, 1 to 12;
    /// Evaluation divisor.
    null_eval = 205, 50 to 1000;
    /// Depth from which it is verified.
    null_verify = 14, 6 to 40;

    /// ProbCut: how far above beta.
    probcut = 255, 50 to 1000;
    /// From which depth.
    probcut_depth = 5, 3 to 12;

    /// Futility of quiet moves: base.
    futility = 100, 0 to 600;
    /// Part a ply of reduced depth.
    futility_depth = 84, 20 to 400;

    /// Futility of captures: base.
    capture_futility = 195, 0 to 800;
    /// Part a ply of reduced depth.
    capture_futility_depth = 160, 20 to 600;

    /// Histories below this times the depth prune a quiet move.
    history_prune = 5800, 500 to 20_000;

    /// Exchange losses that are not looked into: quiet moves, by the square of reduced depth.
    exchange_quiet = 37, 5 to 150;
    /// Captures, by depth.
    exchange_capture = 160, 30 to 600;

    /// Singular extension: depth from which.
    singular_depth = 7, 4 to 14;
    /// Margin a ply.
    singular_margin = 2, 1 to 10;

    /// Quiescence: what a capture may fall short of alpha.
    quiet_futility = 165, 20 to 800;

    /// Late-move reductions in 1024ths of a ply: base.
    reduction_base = 430, -1000 to 2000;
    /// Tenths of the factor of the product of logarithms.
    reduction_factor = 237, 100 to 400;

    /// History that takes one ply off a reduction.
    reduction_history = 13_300, 2000 to 60_000;
    /// More at a cut node.
    reduction_cut = 1500, 0 to 4000;
    /// More at a cut node that the table has no move for.
    reduction_cut_blind = 800, 0 to 3000;
    /// More at nodes where all moves are expected to fail: this part of the reduction by the depth, in hundredths.
    reduction_all = 100, 0 to 300;
    /// Less, for each centipawn that evaluations of such positions were off.
    reduction_correction = 8, 0 to 60;
    /// More when the answers to the move before were mostly refuted at once.
    reduction_cutoffs = 700, 0 to 3000;
    /// Less in lines that were principal ones.
    reduction_pv = 1024, 0 to 4000;
    /// Less for checks.
    reduction_check = 900, 0 to 4000;
    /// More when the table's move takes something.
    reduction_capture = 700, 0 to 3000;

    /// Order of quiet moves: checks come earlier by so much.
    order_check = 8000, 0 to 30_000;
    /// What a pawn attacks moves away earlier, and towards where one attacks later, by so much a class of pieces.
    order_pawn = 2000, 0 to 10_000;

    /// What the histories of refuted tries lose, in hundredths of what the refutation gains.
    malus = 80, 10 to 200;
    /// What both sides' evaluations add up to when a reduced move lost its side too much to be looked into deeply.
    hindsight = 120, 20 to 600;
    /// How much less than reverse futility asks for is enough when things got worse for the other side.
    worsening = 20, 0 to 100;
    /// What a move gains when nothing worked against it, in hundredths.
    prior_bonus = 80, 0 to 300;
    /// The same in the histories of pairs of moves.
    prior_pairs = 60, 0 to 300;
    /// What a good move gains a ply.
    bonus_ply = 170, 20 to 400;
    /// And at most.
    bonus_most = 1800, 400 to 4000;
    /// Moves before the late ones are left out: fixed part.
    late_base = 4, 1 to 20;
    /// Part by the square of the depth, in hundredths.
    late_square = 100, 20 to 300;
    /// Captures that lose more than this come after the quiet moves.
    capture_bad = 50, 0 to 600;
    /// Plies less for the rest once a move has raised alpha.
    raised = 1, 0 to 3;
    /// Null move: how far the evaluation may be below beta, fixed part.
    null_below = 250, 0 to 800;
    /// Part a ply.
    null_slope = 25, 0 to 80;
    /// ProbCut: less far above beta when things are looking up.
    probcut_improving = 60, 0 to 200;
    /// Late-move reductions when things are not looking up: more by so much.
    reduction_worse = 300, 0 to 1500;
    /// Quiet moves that promote come earlier by so much.
    order_promotion = 8000, 0 to 30_000;
    /// Quiescence: captures tried before only taking back goes on.
    quiet_moves = 2, 1 to 8;
    /// Below its target by so much a move is extended twice.
    singular_double = 20, 0 to 200;
}

#[cfg(feature = "tuning")]
pub use numbers::set_parameter;
pub(crate) use numbers::*;

/// Table of `log(n)` scaled so that the product of two is a reduction in 1024ths of a ply.
pub(crate) fn logarithms() -> [i32; 256] {
    let factor = f64::from(reduction_factor()) / 10.0;
    std::array::from_fn(|n| if n == 0 { 0 } else { (factor * (n as f64).ln()) as i32 })
}
