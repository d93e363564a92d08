//! What a program that learns the evaluation's weights needs: the terms of a position, and where to start.

use komadai_rules::Position;

use crate::eval::terms::{PHASES, Sink, walk};
use crate::eval::weights::rules_of_thumb;

/// A position as its evaluation sees it: a weighted sum of these terms.
#[derive(Debug, Clone, PartialEq)]
pub struct Terms {
    /// Indices of weights and how often each counts for Black; every index once, none with a count of 0.
    pub counts: Vec<(u16, i16)>,
    /// 0 where only the early weights count, to 1 where only the late ones do.
    pub phase: f32,
}

#[derive(Default)]
struct Counts(Vec<(u16, i16)>);

impl Sink for Counts {
    fn add(&mut self, index: usize, times: i32) {
        self.0.push((index as u16, times as i16));
    }
}

/// The terms of a position.
pub fn terms(position: &Position) -> Terms {
    let mut all = Counts::default();
    let phase = walk(position, &mut all);
    all.0.sort_unstable();
    let mut counts: Vec<(u16, i16)> = Vec::with_capacity(all.0.len());
    for (index, times) in all.0 {
        match counts.last_mut() {
            Some(last) if last.0 == index => last.1 += times,
            _ => counts.push((index, times)),
        }
    }
    counts.retain(|(_, times)| *times != 0);
    Terms { counts, phase: phase as f32 / PHASES as f32 }
}

/// The weights before any learning, early and late.
pub fn first_weights() -> Vec<[f32; 2]> {
    rules_of_thumb().into_iter().map(|weight| [weight.early() as f32, weight.late() as f32]).collect()
}

/// Weights as the bytes of `weights.bin`.
pub fn to_bytes(weights: &[[f32; 2]]) -> Vec<u8> {
    let number = |value: f32| (value.round().clamp(-30_000.0, 30_000.0) as i16).to_le_bytes();
    weights.iter().flat_map(|pair| pair.iter().flat_map(|&value| number(value))).collect()
}
