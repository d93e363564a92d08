//! The hand-made evaluation: material, places relative to both kings, and what each side reaches.
//!
//! The search knows only [`Evaluation`]: it is told of every move and asked for a score. The terms themselves are
//! in [`terms`]; their weights in [`weights`].

pub(crate) mod index;
pub(crate) mod terms;
pub(crate) mod weights;

use komadai_rules::{Color, Position};

use crate::score::EVAL_LIMIT;
use terms::{PHASES, Sink};
use weights::{Weight, Weights};

pub(crate) use weights::{VALUE, capture_gain};

/// Scores positions.
#[derive(Clone)]
pub(crate) struct Evaluation {
    weights: Weights,
}

struct Sum<'a> {
    weights: &'a Weights,
    total: Weight,
}

impl Sink for Sum<'_> {
    #[inline]
    fn add(&mut self, index: usize, times: i32) {
        self.total.add(self.weights[index], times);
    }
}

impl Evaluation {
    pub(crate) fn new() -> Self {
        Self { weights: weights::weights() }
    }

    /// The score of a position in centipawns from the side to move.
    pub(crate) fn evaluate(&self, position: &Position) -> i32 {
        let mut sum = Sum { weights: &self.weights, total: Weight::default() };
        let phase = terms::walk(position, &mut sum);
        let black = (sum.total.early() * (PHASES - phase) + sum.total.late() * phase) / PHASES;
        let score = match position.side_to_move() {
            Color::Black => black,
            Color::White => -black,
        };
        score.clamp(1 - EVAL_LIMIT, EVAL_LIMIT - 1)
    }
}
