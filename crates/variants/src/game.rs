//! What a game of two sides has to tell.

use komadai_rules::Color;

/// How a game has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// A side has won.
    Won(Color),
    /// Nobody has.
    Drawn,
}

/// A game of two sides who move in turn and see everything.
pub trait Game: Clone {
    /// A move.
    type Move: Copy + PartialEq;

    /// Whose turn it is.
    fn side(&self) -> Color;

    /// Every move; none once the game has ended.
    fn moves(&self) -> Vec<Self::Move>;

    /// Plays one of [`moves`](Self::moves).
    fn play(&mut self, mv: Self::Move);

    /// How the game has ended, if it has.
    fn outcome(&self) -> Option<Outcome>;

    /// What the position is worth to the side to move, in hundredths of a piece, between -20,000 and 20,000.
    fn worth(&self) -> i32;

    /// How promising a move looks before it is tried; better ones are searched first.
    fn promise(&self, mv: Self::Move) -> i32;
}
