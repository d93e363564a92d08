//! What a search says of a position.

use komadai_rules::Move;

/// A score, for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// Hundredths of a pawn.
    Centipawns(i32),
    /// The side to move mates in so many plies; 0 when the length is not known.
    Mates(u32),
    /// The side to move is mated in so many plies; 0 when it is mated already, or the length is not known.
    Mated(u32),
}

/// What a certain win counts in centipawns.
const MATE: i32 = 30_000;
/// Centipawns at which the odds are e to 1, as engines for shogi are usually read.
const SCALE: f64 = 600.0;

impl Score {
    /// The same for the other side.
    #[must_use]
    pub const fn turned(self) -> Self {
        match self {
            Self::Centipawns(score) => Self::Centipawns(score.saturating_neg()),
            Self::Mates(plies) => Self::Mated(plies),
            Self::Mated(plies) => Self::Mates(plies),
        }
    }

    /// The score as a number of centipawns, a shorter mate being more.
    pub const fn centipawns(self) -> i32 {
        match self {
            Self::Centipawns(score) if score > MATE / 2 => MATE / 2,
            Self::Centipawns(score) if score < -MATE / 2 => -MATE / 2,
            Self::Centipawns(score) => score,
            Self::Mates(plies) => MATE - near(plies),
            Self::Mated(plies) => near(plies) - MATE,
        }
    }

    /// How likely the side to move wins, from 0 to 1: a logistic curve over the centipawns, of scale 600.
    pub fn chance(self) -> f64 {
        match self {
            Self::Centipawns(score) => 1.0 / (1.0 + (-f64::from(score) / SCALE).exp()),
            Self::Mates(_) => 1.0,
            Self::Mated(_) => 0.0,
        }
    }
}

const fn near(plies: u32) -> i32 {
    if plies > 10_000 { 10_000 } else { plies as i32 }
}

/// A line that a search found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// What it comes to.
    pub score: Score,
    /// Its moves; the first is the one to make.
    pub moves: Vec<Move>,
}

/// What a search says of a position: its lines, the best first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Evaluation {
    /// The lines; none where the search said nothing.
    pub lines: Vec<Line>,
}

impl Evaluation {
    /// What the position is worth.
    pub fn score(&self) -> Option<Score> {
        self.lines.first().map(|line| line.score)
    }

    /// The best move.
    pub fn best(&self) -> Option<Move> {
        self.lines.first().and_then(|line| line.moves.first()).copied()
    }
}
