//! Stopping a match as soon as it has told enough.

use super::elo::score_of;
use super::tally::Tally;

/// The chance of either error.
const ALPHA: f64 = 0.05;

/// What an empty class counts as, so that a match whose first results are alike has a spread.
const EMPTY: f64 = 1e-3;

/// A sequential test of "`elo0` stronger" against "`elo1` stronger", each error at 5 %.
///
/// It is the generalized SPRT over pairs of games (X. Li, J. Liu, Z. Ying, "Generalized sequential probability ratio
/// test for separate families of hypotheses"): the log-likelihood ratio is that of the likeliest shares of the five
/// results of a pair whose mean is what `elo1` means, and of those whose mean is what `elo0` means. Its usual
/// approximation by a normal distribution will not do here: after a pair or two of like results their spread is next to
/// nothing, and it would decide at once. Wald's bounds are ± ln((1 − α) / α).
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
        let [low, high] = [self.elo0, self.elo1].map(|elo| likeliest(counts, score_of(elo)));
        counts.iter().zip(low.iter().zip(high)).map(|(count, (low, high))| count * (high / low).ln()).sum()
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

/// Halvings of the interval that the multiplier is in: more than its number has bits.
const HALVINGS: u32 = 64;

/// The shares of the results that make `counts` likeliest among those whose mean is `score`.
///
/// They are the shares counted, each divided by 1 + θ (its points − `score`) (A. Owen, "Empirical likelihood", 2001,
/// 2.9); θ is where the mean comes out right, and the more it grows the smaller the mean gets.
fn likeliest(counts: [f64; 5], score: f64) -> [f64; 5] {
    let total: f64 = counts.iter().sum();
    let off = |at: usize| at as f64 / 4.0 - score;
    let shares = |theta: f64| -> [f64; 5] {
        std::array::from_fn(|at| counts[at] / total / theta.mul_add(off(at), 1.0))
    };
    let (mut low, mut high) = (-1.0 / (1.0 - score), 1.0 / score);
    for _ in 0..HALVINGS {
        let theta = f64::midpoint(low, high);
        let mean: f64 = shares(theta).iter().enumerate().map(|(at, share)| share * off(at)).sum();
        if mean > 0.0 {
            low = theta;
        } else {
            high = theta;
        }
    }
    shares(f64::midpoint(low, high))
}
