//! A network in floating point.

use komadai_nnue::Architecture;

use crate::loader::Record;
use crate::math::{LANES, Lane};
use crate::pass;
use crate::quantise;
use crate::random::Random;

/// A dense layer. Its weights stand in groups of sixteen outputs: group after group, input after input.
#[derive(Clone, Debug, PartialEq)]
pub struct Dense {
    pub(crate) inputs: usize,
    pub(crate) outputs: usize,
    pub(crate) weights: Vec<Lane>,
    pub(crate) biases: Vec<Lane>,
}

impl Dense {
    pub(crate) fn zero(inputs: usize, outputs: usize) -> Self {
        let groups = outputs.div_ceil(LANES);
        Self { inputs, outputs, weights: vec![Lane::ZERO; groups * inputs], biases: vec![Lane::ZERO; groups] }
    }

    pub(crate) fn groups(&self) -> usize {
        self.biases.len()
    }

    /// The weights of a group of outputs, one entry an input.
    #[inline]
    pub(crate) fn group(&self, group: usize) -> &[Lane] {
        &self.weights[group * self.inputs..][..self.inputs]
    }

    /// One weight.
    pub fn weight(&self, output: usize, input: usize) -> f32 {
        self.weights[output / LANES * self.inputs + input].0[output % LANES]
    }

    /// One weight, to change.
    pub fn weight_mut(&mut self, output: usize, input: usize) -> &mut f32 {
        &mut self.weights[output / LANES * self.inputs + input].0[output % LANES]
    }

    /// The bias of an output.
    pub fn bias(&self, output: usize) -> f32 {
        self.biases[output / LANES].0[output % LANES]
    }

    /// The bias of an output, to change.
    pub fn bias_mut(&mut self, output: usize) -> &mut f32 {
        &mut self.biases[output / LANES].0[output % LANES]
    }

    /// The weights with inputs and outputs exchanged.
    pub(crate) fn transposed(&self) -> Self {
        let mut turned = Self::zero(self.outputs, self.inputs);
        for output in 0..self.outputs {
            for input in 0..self.inputs {
                *turned.weight_mut(input, output) = self.weight(output, input);
            }
        }
        turned
    }
}

/// A network in floating point. Activations are 0 to 1; the output is the logarithm of the odds to win.
#[derive(Clone, Debug, PartialEq)]
pub struct Model {
    pub(crate) architecture: Architecture,
    /// Lanes of an accumulator.
    pub(crate) lanes: usize,
    pub(crate) biases: Vec<Lane>,
    /// One row of `lanes` an input. For sets that hang on the king, as many rows follow as there are inputs for one of
    /// its places: they are added whatever its place, so that what is learnt with the king on one square holds on
    /// others too.
    pub(crate) rows: Vec<Lane>,
    /// The layers from the accumulators to the output.
    pub(crate) layers: Vec<Dense>,
}

/// How many inputs a position lights, about.
const LIT: f32 = 40.0;

impl Model {
    pub(crate) fn zero(architecture: &Architecture) -> Self {
        let lanes = architecture.width() / LANES;
        Self {
            lanes,
            biases: vec![Lane::ZERO; lanes],
            rows: vec![Lane::ZERO; lanes * rows(architecture)],
            layers: architecture.layers().map(|(inputs, outputs)| Dense::zero(inputs, outputs)).collect(),
            architecture: architecture.clone(),
        }
    }

    /// Random weights, small enough that most activations are neither 0 nor 1. Those of the inputs are smaller still: what
    /// few positions light keeps them, and should say next to nothing.
    pub fn random(architecture: &Architecture, seed: u64) -> Self {
        let mut random = Random(seed);
        let mut model = Self::zero(architecture);
        let spread = 0.05 / LIT.sqrt();
        let shared = architecture.features().inputs_per_king();
        let first = shared.map_or(0, |_| architecture.features().inputs() * model.lanes);
        for lane in &mut model.rows[first..] {
            lane.0 = lane.0.map(|_| random.within(spread));
        }
        for lane in &mut model.biases {
            lane.0 = [0.3; LANES];
        }
        for layer in &mut model.layers {
            let spread = (3.0 / layer.inputs as f32).sqrt();
            for output in 0..layer.outputs {
                for input in 0..layer.inputs {
                    *layer.weight_mut(output, input) = random.within(spread);
                }
            }
        }
        model
    }

    /// Its shape.
    pub fn architecture(&self) -> &Architecture {
        &self.architecture
    }

    #[inline]
    pub(crate) fn row(&self, input: u32) -> &[Lane] {
        &self.rows[input as usize * self.lanes..][..self.lanes]
    }

    /// What an input adds to the accumulator, lane by lane.
    pub fn row_values(&self, input: u32) -> Vec<f32> {
        let own = self.row(input).iter().flat_map(|lane| lane.0);
        match self.shared_row(input) {
            None => own.collect(),
            Some(shared) => {
                own.zip(self.row(shared).iter().flat_map(|lane| lane.0)).map(|(own, all)| own + all).collect()
            }
        }
    }

    /// The row that an input shares with those of other places of the king.
    #[inline]
    pub(crate) fn shared_row(&self, input: u32) -> Option<u32> {
        let features = self.architecture.features();
        Some(features.inputs() as u32 + input % features.inputs_per_king()? as u32)
    }

    /// Where accumulators begin, lane by lane.
    pub fn bias_values(&self) -> Vec<f32> {
        self.biases.iter().flat_map(|lane| lane.0).collect()
    }

    /// What the network says of each record: the logarithm of the odds to win, or none where a record holds no position.
    pub fn outputs(&self, records: &[Record]) -> Vec<Option<f32>> {
        pass::outputs(self, records)
    }

    /// The dense layers, from the accumulators to the output.
    pub fn layers(&self) -> &[Dense] {
        &self.layers
    }

    /// How far weights may go so that they can be quantised: the accumulator's rows and biases, then each layer's weights.
    pub(crate) fn bounds(&self, score_scale: f32) -> (f32, Vec<f32>) {
        let last = self.layers.len() - 1;
        let layers = (0..=last).map(|layer| {
            let factor = if layer == last { quantise::output_factor(score_scale) } else { quantise::HIDDEN };
            127.0 / factor
        });
        let shares = if self.architecture.features().inputs_per_king().is_some() { 2.0 } else { 1.0 };
        (quantise::ROW_BOUND / shares, layers.collect())
    }
}

/// How many rows a model of this shape has.
pub(crate) fn rows(architecture: &Architecture) -> usize {
    let features = architecture.features();
    features.inputs() + features.inputs_per_king().unwrap_or(0)
}
