//! Judging a network by games it has not seen.

use std::thread;

use crate::loader::Record;
use crate::model::Model;
use crate::options::{Target, position};
use crate::pass::{Loss, judge};
use komadai_nnue::packed::Sample;
use komadai_nnue::{Network, NetworkWeights};

/// How well a network judges positions it has not learnt from.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Verdict {
    /// In floating point.
    pub model: Loss,
    /// As the engine will evaluate, over at most ten thousand of the positions.
    pub quantised: Loss,
}

const MOST_QUANTISED: usize = 10_000;

/// Judges a model and its quantised twin.
pub fn validate(
    model: &Model,
    weights: &NetworkWeights,
    target: Target,
    records: &[Record],
    threads: usize,
) -> Verdict {
    let mut verdict = Verdict { model: Loss::default(), quantised: Loss::default() };
    let share = records.len().div_ceil(threads.max(1)).max(1);
    thread::scope(|scope| {
        let threads: Vec<_> =
            records.chunks(share).map(|part| scope.spawn(|| judge(model, target, part))).collect();
        for thread in threads {
            verdict.model.add(&thread.join().expect("a judging thread does not panic"));
        }
    });
    let network = Network::new(weights);
    let every = records.len().div_ceil(MOST_QUANTISED).max(1);
    for record in records.iter().step_by(every) {
        let sample = Sample::from_bytes(record);
        let Some(position) = position(&sample) else {
            verdict.quantised.refused += 1;
            continue;
        };
        let output = network.evaluate(&position) as f32 / target.score_scale + target.base(&sample);
        verdict.quantised.count(output, target.chance(sample.score, sample.result), sample.result);
    }
    verdict
}
