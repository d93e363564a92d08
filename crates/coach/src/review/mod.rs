//! A game reviewed: how good each move was, what would have been better, and what was missed.
//!
//! The scores come from a search that the caller runs; the mates come from the mate solver. A [`Reviewer`] takes one move
//! after another, so that a review can be shown while it grows, and stopped.

mod class;
mod evaluation;
mod mates;
mod reason;
mod reviewer;
#[cfg(test)]
mod tests;

pub use class::{Class, Tally};
pub use evaluation::{Evaluation, Line, Score};
pub use mates::{Mate, Mates};
pub use reason::Reason;
pub use reviewer::{Reviewed, Reviewer};
