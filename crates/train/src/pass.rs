//! Forward and back through the network, a few positions at a time.

use arrayvec::ArrayVec;
use komadai_nnue::MOST_FEATURES;
use komadai_nnue::packed::Sample;

use crate::loader::Record;
use crate::math::{self, Across, LANES, Lane, TILE};
use crate::model::{Dense, Model, rows};
use crate::options::{Target, sigmoid};

/// What the weights should change by, summed over positions: the derivatives of the loss.
#[derive(Clone, Debug)]
pub struct Gradient {
    pub(crate) biases: Vec<Lane>,
    pub(crate) rows: Vec<Lane>,
    /// Which rows are not all zero.
    pub(crate) touched: Vec<bool>,
    pub(crate) layers: Vec<Dense>,
}

impl Gradient {
    /// No change.
    pub fn zero(model: &Model) -> Self {
        Self {
            biases: vec![Lane::ZERO; model.biases.len()],
            rows: vec![Lane::ZERO; model.rows.len()],
            touched: vec![false; rows(&model.architecture)],
            layers: model.layers.iter().map(|layer| Dense::zero(layer.inputs, layer.outputs)).collect(),
        }
    }

    /// Forgets everything but the rows, which the optimiser clears as it uses them.
    pub(crate) fn clear_dense(&mut self) {
        self.biases.fill(Lane::ZERO);
        for layer in &mut self.layers {
            layer.weights.fill(Lane::ZERO);
            layer.biases.fill(Lane::ZERO);
        }
    }

    /// The derivatives of the dense layers.
    pub fn layers(&self) -> &[Dense] {
        &self.layers
    }

    /// The derivatives by an input's row, lane by lane; the rows shared by all places of the king follow the inputs.
    pub fn row(&self, input: u32) -> Vec<f32> {
        let lanes = self.biases.len();
        self.rows[input as usize * lanes..][..lanes].iter().flat_map(|lane| lane.0).collect()
    }

    /// The derivatives by the accumulator's biases.
    pub fn biases(&self) -> Vec<f32> {
        self.biases.iter().flat_map(|lane| lane.0).collect()
    }
}

/// What a network missed by, summed over positions.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Loss {
    /// Positions counted.
    pub positions: u64,
    /// Records that held no position.
    pub refused: u64,
    /// Cross entropy between target and output less the target's own, in nats: 0 is perfect.
    pub entropy: f64,
    /// Positions in which output and game agree on who won; draws count half.
    pub agreed: f64,
}

impl Loss {
    /// Adds another's sums.
    pub fn add(&mut self, other: &Self) {
        self.positions += other.positions;
        self.refused += other.refused;
        self.entropy += other.entropy;
        self.agreed += other.agreed;
    }

    /// The loss of a position on average.
    pub fn mean(&self) -> f64 {
        self.entropy / self.positions.max(1) as f64
    }

    /// How often output and game agree on who won, 0 to 1.
    pub fn agreement(&self) -> f64 {
        self.agreed / self.positions.max(1) as f64
    }

    pub(crate) fn count(&mut self, output: f32, target: f32, result: i8) {
        let (output, target) = (f64::from(output), f64::from(target));
        // ln(1 + eˣ) − t·x is the cross entropy of sigmoid(x); written so that it does not overflow.
        let softplus = output.max(0.0) + (-output.abs()).exp().ln_1p();
        let own = [target, 1.0 - target].into_iter().filter(|p| *p > 0.0).map(|p| -p * p.ln()).sum::<f64>();
        self.positions += 1;
        self.entropy += softplus - target * output - own;
        self.agreed += match result {
            0 => 0.5,
            won => f64::from(u8::from((won > 0) == (output > 0.0))),
        };
    }
}

/// A layer's outputs before and after clipping, and the derivative by the former.
struct Stage {
    sums: Vec<Across>,
    activations: Vec<Across>,
    slopes: Vec<Across>,
}

/// The rows that a side of a position lights: one a piece, and the one it shares with other places of the king.
type Lit = ArrayVec<u32, { 2 * MOST_FEATURES }>;

/// Room for one tile of positions.
pub(crate) struct Workspace {
    lit: [[Lit; 2]; TILE],
    /// Accumulators of the mover and the other side, position after position.
    accumulators: Vec<Lane>,
    accumulator_slopes: Vec<Lane>,
    inputs: Vec<Across>,
    stages: Vec<Stage>,
    /// The layers with inputs and outputs exchanged, for the way back.
    turned: Vec<Dense>,
}

#[inline]
fn clipped(x: f32) -> f32 {
    x.clamp(0.0, 1.0)
}

impl Workspace {
    pub(crate) fn new(model: &Model) -> Self {
        let stage = |layer: &Dense| Stage {
            sums: vec![[0.0; TILE]; layer.groups() * LANES],
            activations: vec![[0.0; TILE]; layer.outputs],
            slopes: vec![[0.0; TILE]; layer.groups() * LANES],
        };
        Self {
            lit: Default::default(),
            accumulators: vec![Lane::ZERO; TILE * 2 * model.lanes],
            accumulator_slopes: vec![Lane::ZERO; TILE * 2 * model.lanes],
            inputs: vec![[0.0; TILE]; 2 * model.lanes * LANES],
            stages: model.layers.iter().map(stage).collect(),
            turned: model.layers.iter().map(Dense::transposed).collect(),
        }
    }

    /// The outputs for up to a tile of records. Those that hold no position light nothing; they are false in the
    /// second array.
    pub(crate) fn forward(&mut self, model: &Model, records: &[Record]) -> (Across, [bool; TILE]) {
        let mut known = [false; TILE];
        for (position, lit) in self.lit.iter_mut().enumerate() {
            for lit in lit.iter_mut() {
                lit.clear();
            }
            if let Some(record) = records.get(position) {
                known[position] = light(model, record, lit);
            }
        }
        for (accumulators, lit) in self.accumulators.chunks_exact_mut(2 * model.lanes).zip(&self.lit) {
            for (accumulator, lit) in accumulators.chunks_exact_mut(model.lanes).zip(lit) {
                accumulator.copy_from_slice(&model.biases);
                for &input in lit {
                    math::add(accumulator, model.row(input));
                }
            }
        }
        for (position, accumulators) in self.accumulators.chunks_exact(2 * model.lanes).enumerate() {
            for (lane, inputs) in accumulators.iter().zip(self.inputs.as_chunks_mut::<LANES>().0) {
                for (value, input) in lane.0.iter().zip(inputs) {
                    input[position] = clipped(*value);
                }
            }
        }
        let mut inputs = &self.inputs[..];
        for (layer, stage) in model.layers.iter().zip(&mut self.stages) {
            for (group, sums) in stage.sums.as_chunks_mut::<LANES>().0.iter_mut().enumerate() {
                *sums = layer.biases[group].0.map(|bias| [bias; TILE]);
                math::multiply(inputs, layer.group(group), sums);
            }
            for (activation, sum) in stage.activations.iter_mut().zip(&stage.sums) {
                *activation = sum.map(clipped);
            }
            inputs = &stage.activations;
        }
        let output = self.stages.last().map_or([0.0; TILE], |stage| stage.sums[0]);
        (output, known)
    }

    /// Adds the derivatives to `gradient`, given those by the outputs of the last [`forward`](Self::forward).
    pub(crate) fn backward(&mut self, model: &Model, slopes: Across, gradient: &mut Gradient) {
        let last = self.stages.len() - 1;
        self.stages[last].slopes[0] = slopes;
        for number in (0..=last).rev() {
            let (before, rest) = self.stages.split_at_mut(number);
            let slopes = &rest[0].slopes;
            let inputs = before.last().map_or(&self.inputs[..], |stage| &stage.activations[..]);
            let layer = &mut gradient.layers[number];
            let length = layer.inputs;
            for (group, slopes) in slopes.as_chunks::<LANES>().0.iter().enumerate() {
                let outputs: [Lane; TILE] =
                    std::array::from_fn(|position| Lane(slopes.map(|across| across[position])));
                math::outer(inputs, &outputs, &mut layer.weights[group * length..][..length]);
                for output in &outputs {
                    math::add(std::slice::from_mut(&mut layer.biases[group]), std::slice::from_ref(output));
                }
            }
            let turned = &self.turned[number];
            let slopes = &slopes[..turned.inputs];
            for group in 0..turned.groups() {
                let mut totals = [[0.0; TILE]; LANES];
                math::multiply(slopes, turned.group(group), &mut totals);
                if let Some(stage) = before.last_mut() {
                    let sums = &stage.sums[group * LANES..][..LANES];
                    let slopes = &mut stage.slopes[group * LANES..][..LANES];
                    for ((sum, slope), total) in sums.iter().zip(slopes).zip(&totals) {
                        *slope = std::array::from_fn(|position| through(sum[position], total[position]));
                    }
                } else {
                    let slopes = self.accumulator_slopes.chunks_exact_mut(2 * model.lanes);
                    for (position, slopes) in slopes.enumerate() {
                        slopes[group].0 = std::array::from_fn(|lane| totals[lane][position]);
                    }
                }
            }
        }
        for (slopes, sums) in self.accumulator_slopes.iter_mut().zip(&self.accumulators) {
            slopes.0 = std::array::from_fn(|lane| through(sums.0[lane], slopes.0[lane]));
        }
        for (slopes, lit) in self.accumulator_slopes.chunks_exact(2 * model.lanes).zip(&self.lit) {
            for (slopes, lit) in slopes.chunks_exact(model.lanes).zip(lit) {
                if lit.is_empty() {
                    continue;
                }
                math::add(&mut gradient.biases, slopes);
                for &input in lit {
                    gradient.touched[input as usize] = true;
                    let at = input as usize * model.lanes;
                    math::add(&mut gradient.rows[at..at + model.lanes], slopes);
                }
            }
        }
    }
}

/// The slope by a sum, given that by its activation: none where the sum is clipped.
#[inline]
#[expect(clippy::needless_bitwise_bool, reason = "a branch between the comparisons is often mispredicted")]
fn through(sum: f32, slope: f32) -> f32 {
    if (sum > 0.0) & (sum < 1.0) { slope } else { 0.0 }
}

/// The rows that a record's position lights for the side to move and the other.
fn light(model: &Model, record: &Record, lit: &mut [Lit; 2]) -> bool {
    let Ok(position) = Sample::from_bytes(record).position.unpack() else { return false };
    let features = model.architecture.features();
    let mover = position.side_to_move;
    let viewers = [mover, !mover];
    let kings = viewers.map(|viewer| position.king_seen_by(viewer));
    position.for_each(|piece| {
        for side in 0..2 {
            if let Some(input) = features.index(kings[side], piece, viewers[side]) {
                // Beyond forty pieces the record is no position of shogi; the surplus is not seen.
                let _ = lit[side].try_push(input);
                if let Some(shared) = model.shared_row(input) {
                    let _ = lit[side].try_push(shared);
                }
            }
        }
    });
    true
}

/// The loss over some records, and the derivatives added to `gradient`.
pub fn gradient(model: &Model, target: Target, records: &[Record], gradient: &mut Gradient) -> Loss {
    let mut workspace = Workspace::new(model);
    let mut loss = Loss::default();
    for tile in records.chunks(TILE) {
        loss.add(&learn(&mut workspace, model, target, tile, gradient));
    }
    loss
}

/// One tile forward and back.
pub(crate) fn learn(
    workspace: &mut Workspace,
    model: &Model,
    target: Target,
    tile: &[Record],
    gradient: &mut Gradient,
) -> Loss {
    let (outputs, known) = workspace.forward(model, tile);
    let mut loss = Loss::default();
    let mut slopes = [0.0; TILE];
    for (position, record) in tile.iter().enumerate() {
        if !known[position] {
            loss.refused += 1;
            continue;
        }
        let sample = Sample::from_bytes(record);
        let chance = target.chance(sample.score, sample.result);
        let output = outputs[position] + target.base(&sample);
        loss.count(output, chance, sample.result);
        slopes[position] = sigmoid(output) - chance;
    }
    workspace.backward(model, slopes, gradient);
    loss
}

/// The outputs for some records; none where a record holds no position.
pub(crate) fn outputs(model: &Model, records: &[Record]) -> Vec<Option<f32>> {
    let mut workspace = Workspace::new(model);
    let mut all = Vec::with_capacity(records.len());
    for tile in records.chunks(TILE) {
        let (outputs, known) = workspace.forward(model, tile);
        all.extend((0..tile.len()).map(|position| known[position].then_some(outputs[position])));
    }
    all
}

/// The loss over some records, without learning.
pub(crate) fn judge(model: &Model, target: Target, records: &[Record]) -> Loss {
    let mut loss = Loss::default();
    for (output, record) in outputs(model, records).into_iter().zip(records) {
        let sample = Sample::from_bytes(record);
        match output {
            Some(output) => loss.count(
                output + target.base(&sample),
                target.chance(sample.score, sample.result),
                sample.result,
            ),
            None => loss.refused += 1,
        }
    }
    loss
}
