//! Elo differences and what is known of them.

/// How many standard errors to either side hold 95 % of a normal distribution.
const NORMAL_95: f64 = 1.959_963_985;

/// The share of points that a side so much stronger is expected to make.
pub fn score_of(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

/// The Elo difference at which a side makes this share of the points; infinite at 0 and 1.
pub fn elo_of(score: f64) -> f64 {
    -400.0 * (1.0 / score.clamp(0.0, 1.0) - 1.0).log10()
}

/// An Elo difference with its bounds.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Elo {
    /// The likeliest difference.
    pub value: f64,
    /// The lower bound of the 95 % interval; negative infinity when it is open.
    pub low: f64,
    /// The upper bound of the 95 % interval; infinity when it is open.
    pub high: f64,
}

impl Elo {
    /// From a share of points and its standard error.
    pub(super) fn new(score: f64, error: f64) -> Self {
        let reach = NORMAL_95 * error;
        Self { value: elo_of(score), low: elo_of(score - reach), high: elo_of(score + reach) }
    }
}

/// Mean and variance of results that were counted.
pub(super) fn moments<const N: usize>(counts: [f64; N]) -> (f64, f64, f64) {
    let total: f64 = counts.iter().sum();
    let value = |at: usize| at as f64 / (N - 1) as f64;
    let mean = counts.iter().enumerate().map(|(at, count)| value(at) * count).sum::<f64>() / total;
    let square = |at: usize| (value(at) - mean).powi(2);
    let variance = counts.iter().enumerate().map(|(at, count)| square(at) * count).sum::<f64>() / total;
    (total, mean, variance)
}
