//! Who looks on while a match is played.

use std::time::Duration;

use komadai_rules::{Color, Move};

use super::opening::Opening;

/// A game that begins.
#[derive(Debug, Clone, Copy)]
pub struct Begins<'a> {
    /// Which one of the match, from 1.
    pub number: u64,
    /// The colour of the first engine.
    pub first: Color,
    /// Where it begins.
    pub opening: &'a Opening,
    /// What the engines call themselves, the first engine's name first.
    pub names: [&'a str; 2],
}

/// Looks on, and may hold the match up.
pub trait Watch {
    /// What an engine holds while it thinks.
    type Turn;

    /// A game begins.
    fn begins(&mut self, game: Begins<'_>);

    /// An engine is to move; it thinks once this completes. The wait is on nobody's clock.
    fn turn(&mut self) -> impl Future<Output = Self::Turn> + Send;

    /// A move was played, in so much time.
    fn moved(&mut self, mv: Move, spent: Duration);
}

/// Nobody looks on.
#[derive(Debug, Clone, Copy)]
pub struct Unwatched;

impl Watch for Unwatched {
    type Turn = ();

    fn begins(&mut self, _game: Begins<'_>) {}

    async fn turn(&mut self) {}

    fn moved(&mut self, _mv: Move, _spent: Duration) {}
}
