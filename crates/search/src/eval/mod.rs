//! What a position is worth: by a network, or by hand-made terms when there is none.
//!
//! The search knows only [`Evaluator`]: it is told of every move and asked for a score. The hand-made terms (material,
//! places relative to both kings, and what each side reaches) are in [`terms`]; their weights in [`weights`].

pub(crate) mod index;
pub(crate) mod terms;
#[cfg(test)]
mod tests;
pub(crate) mod weights;

use std::sync::{Arc, LazyLock};

use komadai_nnue::{AccumulatorStack, Network};
use komadai_rules::{Color, Delta, Position};

use crate::score::EVAL_LIMIT;
use terms::{PHASES, Sink};
use weights::{Weight, Weights};

pub(crate) use weights::{VALUE, capture_gain};

/// What evaluates, shared by all threads.
pub(crate) enum Evaluation {
    HandMade(HandMade),
    Network(Arc<Network>),
    /// The network's output is added to the hand-made terms.
    Corrected(HandMade, Arc<Network>),
}

impl Evaluation {
    /// By hand-made terms, by a network, or by both where the network was made to correct them.
    pub(crate) fn new(network: Option<Arc<Network>>) -> Self {
        match network {
            None => Self::HandMade(HandMade::new()),
            Some(network) if network.architecture().corrects().is_some() => {
                Self::Corrected(HandMade::new(), network)
            }
            Some(network) => Self::Network(network),
        }
    }

    /// What a thread evaluates with.
    pub(crate) fn evaluator(&self) -> Evaluator<'_> {
        match self {
            Self::HandMade(terms) => Evaluator::HandMade(terms),
            Self::Network(network) => {
                Evaluator::Network(Box::new(AccumulatorStack::new(Arc::clone(network))))
            }
            Self::Corrected(terms, network) => {
                Evaluator::Corrected(terms, Box::new(AccumulatorStack::new(Arc::clone(network))))
            }
        }
    }
}

/// The evaluation of one thread, which follows its position.
pub(crate) enum Evaluator<'a> {
    HandMade(&'a HandMade),
    Network(Box<AccumulatorStack>),
    Corrected(&'a HandMade, Box<AccumulatorStack>),
}

/// The accumulators' score; test builds hold it against one from nothing.
#[inline]
fn output(accumulators: &mut AccumulatorStack, position: &Position) -> i32 {
    let score = accumulators.evaluate(position);
    #[cfg(test)]
    assert_eq!(score, accumulators.network().evaluate(position), "{position}");
    score
}

impl Evaluator<'_> {
    /// A move led to `position`.
    #[inline]
    pub(crate) fn push(&mut self, position: &Position, delta: &Delta) {
        if let Self::Network(accumulators) | Self::Corrected(_, accumulators) = self {
            accumulators.push(position, delta);
        }
    }

    /// A null move was done.
    #[inline]
    pub(crate) fn push_null(&mut self) {
        if let Self::Network(accumulators) | Self::Corrected(_, accumulators) = self {
            accumulators.push_null();
        }
    }

    /// The last move or null move was undone.
    #[inline]
    pub(crate) fn pop(&mut self) {
        if let Self::Network(accumulators) | Self::Corrected(_, accumulators) = self {
            accumulators.pop();
        }
    }

    /// The score in centipawns from the side to move; a network computes what changed only now.
    #[inline]
    pub(crate) fn evaluate(&mut self, position: &Position) -> i32 {
        let score = match self {
            Self::HandMade(terms) => terms.evaluate(position),
            Self::Network(accumulators) => output(accumulators, position),
            Self::Corrected(terms, accumulators) => terms.evaluate(position) + output(accumulators, position),
        };
        score.clamp(1 - EVAL_LIMIT, EVAL_LIMIT - 1)
    }
}

/// The hand-made terms and their weights.
#[derive(Clone)]
pub(crate) struct HandMade {
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

impl HandMade {
    pub(crate) fn new() -> Self {
        Self { weights: weights::weights() }
    }

    /// The score of a position in centipawns from the side to move.
    fn evaluate(&self, position: &Position) -> i32 {
        let mut sum = Sum { weights: &self.weights, total: Weight::default() };
        let phase = terms::walk(position, &mut sum);
        let black = (sum.total.early() * (PHASES - phase) + sum.total.late() * phase) / PHASES;
        match position.side_to_move() {
            Color::Black => black,
            Color::White => -black,
        }
    }
}

/// The score of a position by the hand-made terms alone, in centipawns from the side to move.
pub fn evaluate_by_hand(position: &Position) -> i32 {
    static TERMS: LazyLock<HandMade> = LazyLock::new(HandMade::new);
    TERMS.evaluate(position)
}

/// Names the hand-made terms as they are now, so that a network made to correct others can be refused.
pub fn hand_made_fingerprint() -> u32 {
    weights::fingerprint()
}
