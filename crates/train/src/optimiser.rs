//! Steps of the weights: Adam, on rows only when some position lit them.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use crate::loader::Record;
use crate::math::{LANES, Lane, TILE};
use crate::model::{Dense, Model, rows};
use crate::options::Target;
use crate::pass::{Gradient, Loss, Workspace, learn};

const MEAN_DECAY: f32 = 0.9;
const SQUARE_DECAY: f32 = 0.999;
const EPSILON: f32 = 1e-8;
/// Records that a thread takes at a time.
const SHARE: usize = 32 * TILE;

/// Running means of derivatives and of their squares.
#[derive(Clone, Debug)]
struct Moments {
    means: Vec<Lane>,
    squares: Vec<Lane>,
}

impl Moments {
    fn zero(count: usize) -> Self {
        Self { means: vec![Lane::ZERO; count], squares: vec![Lane::ZERO; count] }
    }
}

/// How a step is made.
#[derive(Clone, Copy)]
struct Step {
    /// The learning rate, corrected for running means that began at zero.
    rate: f32,
    /// What squares are corrected by.
    square: f32,
    /// What sums are multiplied by to be means over the batch.
    mean: f32,
    bound: f32,
    /// What of every weight is kept.
    keep: f32,
}

impl Step {
    #[inline]
    fn apply(&self, weights: &mut Lane, means: &mut Lane, squares: &mut Lane, gradient: &Lane) {
        let (mut weight, mut mean, mut square) = (weights.0, means.0, squares.0);
        for lane in 0..LANES {
            let slope = gradient.0[lane] * self.mean;
            mean[lane] += (1.0 - MEAN_DECAY) * (slope - mean[lane]);
            square[lane] += (1.0 - SQUARE_DECAY) * (slope * slope - square[lane]);
            let next = weight[lane] * self.keep
                - self.rate * mean[lane] / ((square[lane] * self.square).sqrt() + EPSILON);
            weight[lane] = next.clamp(-self.bound, self.bound);
        }
        (weights.0, means.0, squares.0) = (weight, mean, square);
    }

    fn apply_all(&self, weights: &mut [Lane], moments: &mut Moments, gradients: &[&[Lane]]) {
        for (at, weight) in weights.iter_mut().enumerate() {
            let mut sum = gradients[0][at];
            for gradient in &gradients[1..] {
                sum.0 = std::array::from_fn(|lane| sum.0[lane] + gradient[at].0[lane]);
            }
            self.apply(weight, &mut moments.means[at], &mut moments.squares[at], &sum);
        }
    }
}

/// A model while it is trained.
#[derive(Debug)]
pub struct Optimiser {
    model: Model,
    target: Target,
    weight_decay: f32,
    biases: Moments,
    rows: Moments,
    layers: Vec<(Moments, Moments)>,
    /// One a thread.
    gradients: Vec<Gradient>,
    steps: i32,
}

impl Optimiser {
    /// Begins from `model` with so many threads.
    pub fn new(model: Model, target: Target, threads: usize) -> Self {
        let gradients = vec![Gradient::zero(&model); threads.max(1)];
        let layers = model
            .layers
            .iter()
            .map(|layer: &Dense| (Moments::zero(layer.weights.len()), Moments::zero(layer.biases.len())));
        Self {
            biases: Moments::zero(model.biases.len()),
            rows: Moments::zero(model.rows.len()),
            layers: layers.collect(),
            gradients,
            model,
            target,
            weight_decay: 0.0,
            steps: 0,
        }
    }

    /// Draws the weights towards zero from now on, by this part of the learning rate.
    #[must_use]
    pub fn decaying(mut self, weight_decay: f32) -> Self {
        self.weight_decay = weight_decay;
        self
    }

    /// The model as it is now.
    pub fn model(&self) -> &Model {
        &self.model
    }

    /// Learns from a batch: one step of the weights.
    pub fn step(&mut self, batch: &[Record], learning_rate: f32) -> Loss {
        let loss = self.differentiate(batch);
        self.steps = self.steps.saturating_add(1);
        let started = |decay: f32| 1.0 - decay.powi(self.steps);
        let step = |bound| Step {
            rate: learning_rate / started(MEAN_DECAY),
            square: 1.0 / started(SQUARE_DECAY),
            mean: 1.0 / loss.positions.max(1) as f32,
            bound,
            keep: 1.0 - learning_rate * self.weight_decay,
        };
        let (row_bound, layer_bounds) = self.model.bounds(self.target.score_scale);
        let biases: Vec<&[Lane]> = self.gradients.iter().map(|gradient| &gradient.biases[..]).collect();
        step(row_bound).apply_all(&mut self.model.biases, &mut self.biases, &biases);
        for (number, (weights, biases)) in self.layers.iter_mut().enumerate() {
            let layer = &mut self.model.layers[number];
            let parts: Vec<&Dense> = self.gradients.iter().map(|gradient| &gradient.layers[number]).collect();
            let all: Vec<&[Lane]> = parts.iter().map(|part| &part.weights[..]).collect();
            step(layer_bounds[number]).apply_all(&mut layer.weights, weights, &all);
            let all: Vec<&[Lane]> = parts.iter().map(|part| &part.biases[..]).collect();
            step(f32::INFINITY).apply_all(&mut layer.biases, biases, &all);
        }
        self.step_rows(step(row_bound));
        loss
    }

    /// The derivatives over a batch, each thread's part in its own gradient.
    fn differentiate(&mut self, batch: &[Record]) -> Loss {
        let (model, target) = (&self.model, self.target);
        let next = AtomicUsize::new(0);
        let work = |gradient: &mut Gradient| {
            gradient.clear_dense();
            let mut workspace = Workspace::new(model);
            let mut loss = Loss::default();
            while let Some(share) = batch.chunks(SHARE).nth(next.fetch_add(1, Ordering::Relaxed)) {
                for tile in share.chunks(TILE) {
                    loss.add(&learn(&mut workspace, model, target, tile, gradient));
                }
            }
            loss
        };
        let (first, others) = self.gradients.split_first_mut().expect("there is a thread");
        thread::scope(|scope| {
            let threads: Vec<_> = others.iter_mut().map(|gradient| scope.spawn(|| work(gradient))).collect();
            let mut loss = work(first);
            for thread in threads {
                loss.add(&thread.join().expect("a computing thread does not panic"));
            }
            loss
        })
    }

    /// Steps the rows that were lit and clears their derivatives, each thread in its own part of them.
    fn step_rows(&mut self, step: Step) {
        let lanes = self.model.lanes;
        let share = rows(&self.model.architecture).div_ceil(self.gradients.len());
        let mut parts: Vec<RowPart> = self
            .model
            .rows
            .chunks_mut(share * lanes)
            .zip(self.rows.means.chunks_mut(share * lanes))
            .zip(self.rows.squares.chunks_mut(share * lanes))
            .map(|((rows, means), squares)| RowPart { rows, means, squares, gradients: Vec::new() })
            .collect();
        for gradient in &mut self.gradients {
            let rows = gradient.rows.chunks_mut(share * lanes);
            for ((rows, touched), part) in rows.zip(gradient.touched.chunks_mut(share)).zip(&mut parts) {
                part.gradients.push((rows, touched));
            }
        }
        thread::scope(|scope| {
            for part in parts {
                scope.spawn(move || part.step(step, lanes));
            }
        });
    }
}

/// A part of the rows with what changes them.
struct RowPart<'a> {
    rows: &'a mut [Lane],
    means: &'a mut [Lane],
    squares: &'a mut [Lane],
    gradients: Vec<(&'a mut [Lane], &'a mut [bool])>,
}

impl RowPart<'_> {
    fn step(mut self, step: Step, lanes: usize) {
        for row in 0..self.rows.len() / lanes {
            let mut lit = false;
            for (_, touched) in &mut self.gradients {
                lit |= std::mem::take(&mut touched[row]);
            }
            if !lit {
                continue;
            }
            for at in row * lanes..(row + 1) * lanes {
                let mut sum = Lane::ZERO;
                for (gradients, _) in &mut self.gradients {
                    let part = std::mem::replace(&mut gradients[at], Lane::ZERO);
                    sum.0 = std::array::from_fn(|lane| sum.0[lane] + part.0[lane]);
                }
                step.apply(&mut self.rows[at], &mut self.means[at], &mut self.squares[at], &sum);
            }
        }
    }
}
