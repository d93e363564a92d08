//! Matches between two engines, judged by the rules alone.
//!
//! A [`Plan`] says who plays whom, from which [`Opening`]s and at which [`Limit`]s; [`run`] plays it game by game. Each
//! opening is played with both colours, and what an engine says of a position never decides a game.

mod elo;
mod game;
mod limit;
mod opening;
mod plan;
mod record;
mod referee;
mod sprt;
mod tally;
mod watch;

pub use elo::{Elo, elo_of, score_of};
pub use game::{Ending, Game};
pub use limit::Limit;
pub use opening::{Opening, OpeningError, OpeningErrorKind, read_openings};
pub use plan::{Contestant, MatchError, Plan, run, run_watched};
pub use referee::Referee;
pub use sprt::{Decision, Sprt};
pub use tally::Tally;
pub use watch::{Begins, Unwatched, Watch};

#[cfg(test)]
mod tests;
