//! Between floating point and the integers that the engine computes with.

use komadai_nnue::{DEFAULT_OUTPUT_SCALE, DenseWeights, NetworkWeights};

use crate::math::{LANES, Lane};
use crate::model::Model;

/// An activation of one is this in integers.
const ONE: f32 = 127.0;
/// A weight of one in a hidden layer is this in integers.
pub(crate) const HIDDEN: f32 = 64.0;
/// With rows and biases this small, forty lit inputs and the bias stay within 16 bits.
pub(crate) const ROW_BOUND: f32 = 32_767.0 / (41.0 * ONE);

/// A weight of one in the last layer is this in integers: the output, divided by the usual scale, is centipawns.
pub(crate) fn output_factor(score_scale: f32) -> f32 {
    score_scale * DEFAULT_OUTPUT_SCALE as f32 / ONE
}

/// The engine rounds the sums of hidden layers down; half a step in the bias makes that rounding to the nearest.
fn half_step(layer: usize, last: usize) -> i32 {
    if layer == last { 0 } else { HIDDEN as i32 / 2 }
}

/// The network that the engine evaluates. Its scores are centipawns such that `score_scale` of them stand for an
/// output of one.
pub fn quantise(model: &Model, score_scale: f32) -> NetworkWeights {
    let words = |values: Vec<f32>| values.into_iter().map(|weight| (weight * ONE).round() as i16);
    let last = model.layers.len() - 1;
    let layers = model.layers.iter().enumerate().map(|(number, layer)| {
        let factor = if number == last { output_factor(score_scale) } else { HIDDEN };
        let mut weights = Vec::with_capacity(layer.inputs * layer.outputs);
        for output in 0..layer.outputs {
            for input in 0..layer.inputs {
                // A cast to fewer bits saturates.
                weights.push((layer.weight(output, input) * factor).round() as i8);
            }
        }
        let half = half_step(number, last);
        let biases = (0..layer.outputs)
            .map(|output| ((layer.bias(output) * factor * ONE).round() as i32).saturating_add(half));
        DenseWeights { biases: biases.collect(), weights }
    });
    NetworkWeights {
        architecture: model.architecture.clone(),
        feature_biases: words(model.bias_values()).collect(),
        feature_weights: (0..model.architecture.features().inputs() as u32)
            .flat_map(|input| words(model.row_values(input)))
            .collect(),
        layers: layers.collect(),
    }
}

/// The floating-point network that a quantised one stands for.
pub fn dequantise(weights: &NetworkWeights, score_scale: f32) -> Model {
    let mut model = Model::zero(&weights.architecture);
    let read = |words: &[i16], lanes: &mut [Lane]| {
        for (words, lane) in words.chunks_exact(LANES).zip(lanes) {
            for (word, value) in words.iter().zip(&mut lane.0) {
                *value = f32::from(*word) / ONE;
            }
        }
    };
    read(&weights.feature_biases, &mut model.biases);
    read(&weights.feature_weights, &mut model.rows);
    let last = weights.layers.len() - 1;
    for (number, (dense, layer)) in weights.layers.iter().zip(&mut model.layers).enumerate() {
        let factor = if number == last { output_factor(score_scale) } else { HIDDEN };
        for output in 0..layer.outputs {
            let bias = dense.biases[output].saturating_sub(half_step(number, last));
            *layer.bias_mut(output) = bias as f32 / (factor * ONE);
            for input in 0..layer.inputs {
                let weight = dense.weights[output * layer.inputs + input];
                *layer.weight_mut(output, input) = f32::from(weight) / factor;
            }
        }
    }
    model
}
