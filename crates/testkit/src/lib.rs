//! Helpers for tests: data rows, random games, and a slow second opinion on the rules.

mod data;
mod games;
mod slow;

pub use data::{Case, PerftRow, cases, perft_rows};
pub use games::{SplitMix, playout, positions, small_position, small_positions};
pub use slow::{slow_checks, slow_exchange, slow_legal_moves, slow_mates_in_one};
