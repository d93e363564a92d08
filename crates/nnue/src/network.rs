//! A network ready to evaluate.

use komadai_rules::{Color, Position};

use crate::architecture::Architecture;
use crate::features::FeatureSet;
use crate::kernels::{Activations, Sums, clip, scattered};
use crate::lanes::{self, Lanes};
use crate::layer::{DenseWeights, Layer};

/// What the output is divided by to become centipawns (`FV_SCALE`); some community networks want 24.
pub const DEFAULT_OUTPUT_SCALE: i32 = 16;

/// Everything a network is, as files hold it and trainers make it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NetworkWeights {
    /// Its shape.
    pub architecture: Architecture,
    /// Where accumulators begin, one number a lane.
    pub feature_biases: Vec<i16>,
    /// What each input adds, row after row, one row an input.
    pub feature_weights: Vec<i16>,
    /// The dense layers, from the accumulators to the output.
    pub layers: Vec<DenseWeights>,
}

/// A network: its weights laid out for speed. It is the same for all threads; share it in an `Arc`.
#[derive(Clone, Debug)]
pub struct Network {
    architecture: Architecture,
    output_scale: i32,
    pub(crate) biases: Vec<Lanes>,
    rows: Vec<Lanes>,
    layers: Vec<Layer>,
}

/// Room for the inputs of the widest layer: two accumulators of 2,048.
const MOST_GROUPS: usize = 128;
/// Room for the inputs of two accumulators of 256.
const FEW_GROUPS: usize = 16;

impl Network {
    /// Lays out the weights.
    ///
    /// # Panics
    /// When a list of weights is not as long as the architecture says.
    pub fn new(weights: &NetworkWeights) -> Self {
        let architecture = weights.architecture.clone();
        let width = architecture.width();
        assert_eq!(weights.feature_biases.len(), width, "one bias a lane");
        assert_eq!(
            weights.feature_weights.len(),
            width * architecture.features().inputs(),
            "one row an input"
        );
        assert_eq!(weights.layers.len(), architecture.hidden().len() + 1, "one set of weights a layer");
        let layers = architecture
            .layers()
            .zip(&weights.layers)
            .map(|((inputs, outputs), dense)| {
                assert_eq!(dense.biases.len(), outputs, "one bias an output");
                assert_eq!(dense.weights.len(), inputs * outputs, "one weight a pair");
                Layer::new(inputs, outputs, dense)
            })
            .collect();
        Self {
            output_scale: DEFAULT_OUTPUT_SCALE,
            biases: to_lanes(&weights.feature_biases),
            rows: to_lanes(&weights.feature_weights),
            layers,
            architecture,
        }
    }

    /// The weights as files hold them.
    pub fn to_weights(&self) -> NetworkWeights {
        NetworkWeights {
            architecture: self.architecture.clone(),
            feature_biases: self.biases.iter().flat_map(|lanes| lanes.0).collect(),
            feature_weights: self.rows.iter().flat_map(|lanes| lanes.0).collect(),
            layers: self.layers.iter().map(Layer::to_dense).collect(),
        }
    }

    /// The same network with another divisor of its output (`FV_SCALE`), at least 1.
    #[must_use]
    pub fn with_output_scale(mut self, scale: i32) -> Self {
        self.output_scale = scale.max(1);
        self
    }

    /// What the output is divided by.
    pub fn output_scale(&self) -> i32 {
        self.output_scale
    }

    /// Its shape.
    pub fn architecture(&self) -> &Architecture {
        &self.architecture
    }

    #[inline]
    pub(crate) fn features(&self) -> FeatureSet {
        self.architecture.features()
    }

    /// What an input adds to the accumulator.
    #[inline]
    pub(crate) fn row(&self, input: u32) -> &[Lanes] {
        let lanes = self.biases.len();
        &self.rows[input as usize * lanes..][..lanes]
    }

    /// Evaluates a position from nothing: centipawns from the side to move.
    pub fn evaluate(&self, position: &Position) -> i32 {
        let accumulators = Color::ALL.map(|viewer| {
            let mut accumulator = self.biases.clone();
            for input in self.features().lit(position, viewer) {
                lanes::add(&mut accumulator, self.row(input));
            }
            accumulator
        });
        let side = position.side_to_move();
        self.output(&accumulators[side.index()], &accumulators[(!side).index()])
    }

    /// The dense layers over the accumulators of the side to move and the other side.
    #[inline]
    pub(crate) fn output(&self, mover: &[Lanes], other: &[Lanes]) -> i32 {
        // Clearing the room for the widest would take longer than the layers of a small one.
        if 2 * self.biases.len() <= FEW_GROUPS {
            self.output_in(&mut [Activations::ZERO; FEW_GROUPS], mover, other)
        } else {
            self.output_in(&mut [Activations::ZERO; MOST_GROUPS], mover, other)
        }
    }

    #[inline]
    fn output_in(&self, inputs: &mut [Activations], mover: &[Lanes], other: &[Lanes]) -> i32 {
        let (first, second) = inputs.split_at_mut(self.biases.len());
        clip(mover, first);
        clip(other, second);
        let mut sums = [Sums([0; 8]); 32];
        let (last, hidden) = self.layers.split_last().expect("a network has layers");
        for layer in hidden {
            let sums = layer.sums(inputs, &mut sums);
            layer.activate(sums, inputs);
        }
        last.sums(inputs, &mut sums)[0].0[0] / self.output_scale
    }
}

fn to_lanes(values: &[i16]) -> Vec<Lanes> {
    let (lanes, []) = values.as_chunks() else { unreachable!("widths are multiples of a cache line") };
    let mut laid = scattered::<Lanes>(lanes.len());
    for (to, from) in laid.iter_mut().zip(lanes) {
        to.0 = *from;
    }
    laid
}
