//! Grows the weights of the hand-made evaluation from the records of self-play.
//!
//! `learn OUT MEMORY TRUST FILE…` fits them to the scores, which look ahead ([`komadai_train::Ahead`]).

#![expect(clippy::print_stderr, reason = "a program for the developer's terminal")]

use std::fs::{read, write};
use std::io;
use std::ops::Range;

use komadai_nnue::packed::Sample as Labelled;
use komadai_rules::{Color, Position};
use komadai_search::tuning;
use komadai_train::{Ahead, Record};

/// Numbers that look random (xorshift64: Marsaglia, 2003).
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % bound as u64) as usize
    }
}

/// Positions and what they are to be worth. The terms of all lie one after another: millions are walked over again
/// and again.
#[derive(Default)]
struct Samples {
    counts: Vec<(u16, i16)>,
    positions: Vec<Sample>,
}

struct Sample {
    /// Where its terms end; they begin where those of the one before end.
    end: usize,
    phase: f32,
    /// Black's chance to win.
    target: f32,
}

impl Samples {
    fn push(&mut self, record: &Record) {
        let record = Labelled::from_bytes(record);
        let Ok(unpacked) = record.position.unpack() else { return };
        let Ok(position) = Position::try_from(&unpacked.to_sfen(1)) else { return };
        let target = chance(record.score.into());
        let target = if unpacked.side_to_move == Color::Black { target } else { 1.0 - target };
        let tuning::Terms { counts, phase } = tuning::terms(&position);
        self.counts.extend(counts);
        self.positions.push(Sample { end: self.counts.len(), phase, target });
    }

    fn len(&self) -> usize {
        self.positions.len()
    }

    /// The terms of some, and what they say else.
    fn range(&self, range: Range<usize>) -> impl Iterator<Item = (&[(u16, i16)], &Sample)> {
        let mut begin = range.start.checked_sub(1).map_or(0, |before| self.positions[before].end);
        self.positions[range].iter().map(move |sample| {
            let counts = &self.counts[begin..sample.end];
            begin = sample.end;
            (counts, sample)
        })
    }
}

/// Centipawns that stand for a chance of 73 %.
const SCALE: f32 = 600.0;

/// Centipawns to the chance to win.
fn chance(score: f32) -> f32 {
    1.0 / (1.0 + (-score / SCALE).exp())
}

fn value(weights: &[[f32; 2]], counts: &[(u16, i16)], phase: f32) -> f32 {
    let mut sum = [0.0; 2];
    for &(index, times) in counts {
        let [early, late] = weights[usize::from(index)];
        sum[0] += early * f32::from(times);
        sum[1] += late * f32::from(times);
    }
    sum[0] * (1.0 - phase) + sum[1] * phase
}

fn loss(weights: &[[f32; 2]], samples: &Samples, range: Range<usize>) -> f64 {
    let count = range.len().max(1) as f64;
    let sum: f64 = samples
        .range(range)
        .map(|(counts, one)| f64::from((chance(value(weights, counts, one.phase)) - one.target).powi(2)))
        .sum();
    sum / count
}

const EPOCHS: usize = 12;
const BATCH: usize = 4096;
const RATE: f32 = 1.0;
/// How strongly weights are drawn back to where they began.
const PULL: f32 = 1e-7;

/// Adam (Kingma and Ba, 2015) over both weights of every term. The last positions, none of which is learned from, show
/// whether learning goes too far.
fn fit(samples: &Samples, random: &mut Random) -> Vec<[f32; 2]> {
    let first = tuning::first_weights();
    let mut weights = first.clone();
    let mut mean = vec![[0.0_f32; 2]; first.len()];
    let mut square = mean.clone();
    let split = samples.len() * 19 / 20;
    let mut batches: Vec<usize> = (0..split / BATCH).collect();
    eprintln!("before: held back {:.5}", loss(&weights, samples, split..samples.len()));
    for epoch in 0..EPOCHS {
        for at in (1..batches.len()).rev() {
            batches.swap(at, random.below(at + 1));
        }
        for (done, batch) in batches.iter().enumerate() {
            let way = (epoch as f32 + done as f32 / batches.len() as f32) / EPOCHS as f32;
            let rate = RATE * 0.5 * (1.0 + (std::f32::consts::PI * way).cos()) + 0.005;
            let mut slope = vec![[0.0_f32; 2]; first.len()];
            for (counts, one) in samples.range(batch * BATCH..(batch + 1) * BATCH) {
                let guess = chance(value(&weights, counts, one.phase));
                let error = (guess - one.target) * guess * (1.0 - guess) / BATCH as f32;
                for &(index, times) in counts {
                    let slope = &mut slope[usize::from(index)];
                    slope[0] += error * f32::from(times) * (1.0 - one.phase);
                    slope[1] += error * f32::from(times) * one.phase;
                }
            }
            for (at, pair) in weights.iter_mut().enumerate() {
                for half in 0..2 {
                    let slope = slope[at][half] + PULL * (pair[half] - first[at][half]);
                    let mean = &mut mean[at][half];
                    let square = &mut square[at][half];
                    *mean = 0.9 * *mean + 0.1 * slope;
                    *square = 0.999 * *square + 0.001 * slope * slope;
                    pair[half] -= rate * *mean / (square.sqrt() + 1e-7);
                }
            }
        }
        eprintln!("{epoch}: held back {:.5}", loss(&weights, samples, split..samples.len()));
    }
    weights
}

/// All records of the files, looking ahead in their games, and then mixed but for the last twentieth, which stays apart
/// from the rest.
fn gather(files: &[String], ahead: Ahead, random: &mut Random) -> io::Result<Vec<Record>> {
    let mut all = Vec::new();
    for file in files {
        let bytes = read(file)?;
        let before = all.len();
        all.extend_from_slice(bytes.as_chunks().0);
        ahead.apply(&mut all[before..], SCALE);
    }
    for at in (1..all.len() * 19 / 20).rev() {
        all.swap(at, random.below(at + 1));
    }
    Ok(all)
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [out, memory, trust, files @ ..] = &arguments[..] else {
        return Err("usage: learn OUT MEMORY TRUST FILE…".into());
    };
    let ahead = Ahead { memory: memory.parse()?, trust: trust.parse()? };
    let mut random = Random(1);
    let mut samples = Samples::default();
    for record in gather(files, ahead, &mut random)? {
        samples.push(&record);
    }
    eprintln!("{} positions", samples.len());
    write(out, tuning::to_bytes(&fit(&samples, &mut random)))?;
    Ok(())
}
