//! The road of the master (達人の道): a career against named opponents, by knockout ladders, without any I/O.
//!
//! A [`Career`] changes by three steps: [`Career::enter`] draws a ladder, [`Career::begin`] notes that a game has been
//! started, [`Career::finish`] takes its result, once. Whoever hosts it keeps it as JSON and plays the games. Time and
//! chance are arguments.

mod bracket;
mod career;
mod ladder;
mod opponent;
mod random;
mod rating;
mod refusal;
mod style;
mod terms;
mod text;

#[cfg(test)]
mod tests;

pub use bracket::{Bracket, Entrant, MATCHES, ROUNDS, SLOTS};
pub use career::{Career, Fixture, Playing, Report, Turn};
pub use komadai_book::Style;
pub use ladder::{Ladder, Title};
pub use opponent::{OPPONENTS, Opponent};
pub use rating::{FIRST_STEP, Outcome, POINTS_PER_GRADE, Rating};
pub use refusal::Refusal;
pub use terms::Terms;
