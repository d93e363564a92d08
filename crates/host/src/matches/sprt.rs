//! Stopping a match as soon as it has told enough.

use super::elo::{moments, score_of};
use super::tally::Tally;

/// The chance of either error.
const ALPHA: f64 = 0.05;

/// What an empty class counts as, so that a match whose first results are alike has a spread.
const EMPTY: f64 = 1e-3;

/// A sequential test of "`elo0` stronger" against "`elo1` stronger", each error at 5 %.
///
/// It is the generalized SPRT over pairs of games: with mean *m* and variance *v* of the share of points in *N* pairs
/// and the shares *s₀*, *s₁* that the two differences mean, the log-likelihood ratio is about
/// *N (s₁ − s₀)(2 m − s₀ − s₁) / (2 v)* (M. Van den Bergh, "A practical introduction to the GSPRT", eq. for the normal
/// approximation; Wald's bounds are ± ln((1 − α) / α)).
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Sprt {
    /// The difference that is not worth having.
    pub elo0: f64,
    /// The difference that is.
    pub elo1: f64,
}

/// What a test has come to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Decision {
    /// The first engine is no stronger than `elo0`.
    Rejected,
    /// It is at least `elo1` stronger.
    Accepted,
}

impl Sprt {
    /// The bound that the ratio has to reach, on either side.
    pub fn bound() -> f64 {
        ((1.0 - ALPHA) / ALPHA).ln()
    }

    /// The log-likelihood ratio after these pairs.
    pub fn ratio(self, tally: &Tally) -> f64 {
        if tally.pairs == [0; 5] {
            return 0.0;
        }
        let counts = tally.pairs.map(|count| if count == 0 { EMPTY } else { count as f64 });
        let (pairs, mean, variance) = moments(counts);
        let (low, high) = (score_of(self.elo0), score_of(self.elo1));
        pairs * (high - low) * (2.0 * mean - low - high) / (2.0 * variance)
    }

    /// What the pairs so far decide.
    pub fn decision(self, tally: &Tally) -> Option<Decision> {
        let ratio = self.ratio(tally);
        if ratio >= Self::bound() {
            Some(Decision::Accepted)
        } else if ratio <= -Self::bound() {
            Some(Decision::Rejected)
        } else {
            None
        }
    }
}
