//! Grows the weights of the hand-made evaluation from the engine's own games.
//!
//! `learn play SEED NODES SECONDS OUT` plays games against itself from random openings and writes quiet positions
//! with the score of the search behind them; `learn fit OUT FILE…` fits the weights to those scores.

#![expect(
    clippy::print_stderr,
    clippy::disallowed_methods,
    reason = "a program for the developer's terminal"
)]

use std::fs::{File, read_to_string, write};
use std::io::{self, BufWriter, Write};
use std::time::{Duration, Instant};

use komadai_rules::{Color, History, Position};
use komadai_search::{Clock, Control, Game, Limits, Searcher, tuning};

struct NoClock;

impl Clock for NoClock {
    fn milliseconds(&self) -> u64 {
        0
    }
}

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

/// Games decided by more than this, or openings as lopsided as that, teach nothing, in centipawns.
const DECIDED: i32 = 3000;
const LOPSIDED: i32 = 600;
const LONGEST: usize = 320;

/// One game; the positions are written as they come.
fn play(searcher: &mut Searcher, random: &mut Random, nodes: u64, out: &mut impl Write) -> io::Result<()> {
    let mut game = Game { start: Position::start(), moves: Vec::new() };
    let mut position = game.start.clone();
    let mut history = History::new(&position);
    let random_plies = 8 + random.below(9);
    searcher.clear();
    loop {
        let legal = position.legal_moves();
        if legal.is_empty() || history.repetition().is_some() || game.moves.len() > LONGEST {
            return Ok(());
        }
        let mv = if game.moves.len() < random_plies {
            legal[random.below(legal.len())]
        } else {
            let limits = Limits { nodes: Some(nodes), ..Limits::default() };
            let outcome = searcher.go(&game, &limits, &Control::new(0, None, false), &NoClock, &mut |_| {});
            let Some(best) = outcome.best() else { return Ok(()) };
            let score = outcome.score();
            let opening = game.moves.len() == random_plies;
            if score.abs() > if opening { LOPSIDED } else { DECIDED } {
                return Ok(());
            }
            let noisy = position.is_capture(best) || best.promotes() || position.gives_check(best);
            if !noisy && !position.in_check() {
                let score = if position.side_to_move() == Color::Black { score } else { -score };
                writeln!(out, "{position}\t{score}")?;
            }
            best
        };
        position.do_move(mv);
        history.push(&position);
        game.moves.push(mv);
    }
}

struct Sample {
    terms: tuning::Terms,
    target: f32,
}

/// Centipawns to the chance to win.
fn chance(score: f32) -> f32 {
    1.0 / (1.0 + (-score / 420.0).exp())
}

fn value(weights: &[[f32; 2]], terms: &tuning::Terms) -> f32 {
    let mut sum = [0.0; 2];
    for &(index, times) in &terms.counts {
        let [early, late] = weights[usize::from(index)];
        sum[0] += early * f32::from(times);
        sum[1] += late * f32::from(times);
    }
    sum[0] * (1.0 - terms.phase) + sum[1] * terms.phase
}

fn loss(weights: &[[f32; 2]], samples: &[Sample]) -> f32 {
    let sum: f32 = samples.iter().map(|one| (chance(value(weights, &one.terms)) - one.target).powi(2)).sum();
    sum / samples.len().max(1) as f32
}

const EPOCHS: usize = 30;
const BATCH: usize = 4096;
const RATE: f32 = 1.0;
/// How strongly weights are drawn back to where they began.
const PULL: f32 = 1e-7;

/// Adam (Kingma and Ba, 2015) over both weights of every term.
fn fit(samples: &mut [Sample], random: &mut Random) -> Vec<[f32; 2]> {
    let first = tuning::first_weights();
    let mut weights = first.clone();
    let mut mean = vec![[0.0_f32; 2]; first.len()];
    let mut square = mean.clone();
    // The last games, none of which is learned from, show whether learning goes too far.
    let (train, held) = samples.split_at_mut(samples.len() * 19 / 20);
    eprintln!("before: {:.5}, held back {:.5}", loss(&weights, train), loss(&weights, held));
    for epoch in 0..EPOCHS {
        for at in (1..train.len()).rev() {
            train.swap(at, random.below(at + 1));
        }
        let rate = RATE * 0.5 * (1.0 + (std::f32::consts::PI * epoch as f32 / EPOCHS as f32).cos()) + 0.005;
        for batch in train.chunks(BATCH) {
            let mut slope = vec![[0.0_f32; 2]; first.len()];
            for one in batch {
                let guess = chance(value(&weights, &one.terms));
                let error = (guess - one.target) * guess * (1.0 - guess) / batch.len() as f32;
                for &(index, times) in &one.terms.counts {
                    let slope = &mut slope[usize::from(index)];
                    slope[0] += error * f32::from(times) * (1.0 - one.terms.phase);
                    slope[1] += error * f32::from(times) * one.terms.phase;
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
        eprintln!("{epoch}: {:.5}, held back {:.5}", loss(&weights, train), loss(&weights, held));
    }
    weights
}

fn sample(line: &str) -> Option<Sample> {
    let (sfen, score) = line.split_once('\t')?;
    let position = Position::from_sfen(sfen).ok()?;
    Some(Sample { terms: tuning::terms(&position), target: chance(score.parse().ok()?) })
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["play", seed, nodes, seconds, out] => {
            let mut random = Random(seed.parse::<u64>()?.max(1));
            let (nodes, end) = (nodes.parse()?, Instant::now() + Duration::from_secs(seconds.parse()?));
            let mut out = BufWriter::new(File::create(out)?);
            let mut searcher = Searcher::new(16, 1);
            while Instant::now() < end {
                play(&mut searcher, &mut random, nodes, &mut out)?;
            }
            out.flush()?;
        }
        ["fit", out, ref files @ ..] => {
            let mut samples = Vec::new();
            for file in files {
                samples.extend(read_to_string(file)?.lines().filter_map(sample));
            }
            eprintln!("{} positions", samples.len());
            write(out, tuning::to_bytes(&fit(&mut samples, &mut Random(1))))?;
        }
        _ => return Err("usage: learn play SEED NODES SECONDS OUT | learn fit OUT FILE…".into()),
    }
    Ok(())
}
