//! The results of a match, from the first engine's side.

use super::elo::{Elo, moments};

/// Games counted singly, and in the pairs that share an opening.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games the first engine won.
    pub wins: u64,
    /// Games nobody won.
    pub draws: u64,
    /// Games the second engine won.
    pub losses: u64,
    /// Whole pairs by the first engine's points in them: 0, ½, 1, 1½, 2.
    pub pairs: [u64; 5],
    /// Half points from the first game of a pair whose second is still to come.
    open: Option<usize>,
}

impl Tally {
    /// Adds a game: half points of the first engine, 0 to 2. Games come in the order of their pairs.
    pub(super) fn add(&mut self, half_points: usize) {
        match half_points {
            0 => self.losses += 1,
            1 => self.draws += 1,
            _ => self.wins += 1,
        }
        self.open = match self.open {
            None => Some(half_points),
            Some(first) => {
                self.pairs[first + half_points] += 1;
                None
            }
        };
    }

    /// How many games there are.
    pub const fn games(&self) -> u64 {
        self.wins + self.draws + self.losses
    }

    /// Whether every opening begun was played with both colours.
    pub const fn is_paired(&self) -> bool {
        self.open.is_none()
    }

    /// The first engine's share of the points; none before the first game.
    pub fn score(&self) -> Option<f64> {
        let games = self.games();
        (games > 0).then(|| (self.wins as f64 + self.draws as f64 / 2.0) / games as f64)
    }

    /// The Elo difference; none while all results are alike, for they tell nothing of their spread.
    ///
    /// The two games of an opening depend on each other, so the spread is that of whole pairs where these differ, and
    /// of single games before.
    pub fn elo(&self) -> Option<Elo> {
        let score = self.score()?;
        let (pairs, _, of_pairs) = moments(self.pairs.map(|count| count as f64));
        let (games, _, of_games) = moments([self.losses, self.draws, self.wins].map(|count| count as f64));
        let (count, variance) = if of_pairs > 0.0 { (pairs, of_pairs) } else { (games, of_games) };
        (variance > 0.0).then(|| Elo::new(score, (variance / count).sqrt()))
    }
}
