//! How good a move was.

use super::evaluation::Score;

/// How good a move was, by how much of the chance to win it gave away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Class {
    /// The only legal move.
    Forced,
    /// The search's own choice, or as good.
    Best,
    /// Less than 5 % given away.
    Good,
    /// A doubtful move (疑問手): less than 10 %.
    Doubtful,
    /// A mistake (悪手): less than 20 %.
    Mistake,
    /// A blunder (大悪手).
    Blunder,
}

impl Class {
    /// Every class.
    pub const ALL: [Self; 6] =
        [Self::Forced, Self::Best, Self::Good, Self::Doubtful, Self::Mistake, Self::Blunder];

    /// A move that gives away less of the chance to win is good at least.
    pub const GOOD: f64 = 0.05;

    /// A stable English key.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Forced => "forced",
            Self::Best => "best",
            Self::Good => "good",
            Self::Doubtful => "doubtful",
            Self::Mistake => "mistake",
            Self::Blunder => "blunder",
        }
    }

    /// The class of a move that leads from one score to another, both for the mover.
    pub fn of(best: Score, played: Score) -> Self {
        match lost(best, played) {
            lost if lost < 0.005 => Self::Best,
            lost if lost < Self::GOOD => Self::Good,
            lost if lost < 0.1 => Self::Doubtful,
            lost if lost < 0.2 => Self::Mistake,
            _ => Self::Blunder,
        }
    }

    /// Whether it is worth a word.
    pub const fn is_bad(self) -> bool {
        matches!(self, Self::Doubtful | Self::Mistake | Self::Blunder)
    }
}

/// How much of the chance to win was given away, from 0 to 1.
pub(super) fn lost(best: Score, played: Score) -> f64 {
    (best.chance() - played.chance()).max(0.0)
}

/// How many moves of a side were of each class, and what they gave away on average.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Tally {
    counts: [usize; 6],
    lost: f64,
}

impl Tally {
    /// Adds a move.
    pub fn add(&mut self, class: Class, lost: f64) {
        self.counts[class as usize] += 1;
        self.lost += lost;
    }

    /// Moves of a class.
    pub const fn count(&self, class: Class) -> usize {
        self.counts[class as usize]
    }

    /// What a move gave away on average, from 0 to 1.
    pub fn average(&self) -> f64 {
        let moves: usize = self.counts.iter().sum();
        if moves == 0 { 0.0 } else { self.lost / moves as f64 }
    }
}
