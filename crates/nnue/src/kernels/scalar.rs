//! The kernels as plain loops.

use super::{Activations, BLOCK_INPUTS, BLOCK_OUTPUTS, Sums, WeightBlock};
use crate::lanes::Lanes;

/// Clips an accumulator to 0…127.
pub(crate) fn clip(accumulator: &[Lanes], to: &mut [Activations]) {
    for (lanes, to) in accumulator.iter().zip(to) {
        for (value, to) in lanes.0.iter().zip(&mut to.0) {
            *to = (*value).clamp(0, 127) as u8;
        }
    }
}

/// Adds a dense layer's products to `sums`, which hold the biases. `weights` has the blocks of the first four inputs
/// for all outputs, then of the next four.
pub(crate) fn dense(inputs: &[Activations], weights: &[WeightBlock], sums: &mut [Sums]) {
    let quads = inputs.iter().flat_map(|inputs| inputs.0.chunks_exact(BLOCK_INPUTS));
    for (quad, blocks) in quads.zip(weights.chunks_exact(sums.len())) {
        for (block, sums) in blocks.iter().zip(&mut *sums) {
            for output in 0..BLOCK_OUTPUTS {
                let weights = &block.0[output * BLOCK_INPUTS..][..BLOCK_INPUTS];
                for (input, weight) in quad.iter().zip(weights) {
                    let product = i32::from(*input) * i32::from(*weight);
                    sums.0[output] = sums.0[output].wrapping_add(product);
                }
            }
        }
    }
}
