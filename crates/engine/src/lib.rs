//! The USI engine program: options, time, grades and the session around the search.

mod bench;
mod book_file;
mod choice;
mod clock;
pub mod grade;
pub mod growth;
mod mate;
mod network;
mod opening;
mod options;
mod plan;
mod random;
pub mod selfplay;
mod session;
pub mod usi;

pub use bench::{BENCH_DEPTH, BenchCount, bench, bench_to};
pub use choice::{Decision, choose, decide};
pub use clock::Stopwatch;
pub use network::{UnfitNetwork, own_network, read_network};
pub use opening::{BookUse, by_heart, from_book};
pub use options::{OptionError, Options};
pub use plan::plan;
