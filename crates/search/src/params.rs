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
}

#[cfg(feature = "tuning")]
pub use numbers::set_parameter;
pub(crate) use numbers::*;

/// Table of `log(n)` scaled so that the product of two is a reduction in 1024ths of a ply.
pub(crate) fn logarithms() -> [i32; 256] {
    let factor = f64::from(reduction_factor()) / 10.0;
    std::array::from_fn(|n| if n == 0 { 0 } else { (factor * (n as f64).ln()) as i32 })
}
