//! Dense layers: eight-bit weights, 32-bit sums.

use crate::kernels::{Activations, BLOCK_INPUTS, BLOCK_OUTPUTS, Sums, WeightBlock, dense};

/// The weights of a dense layer as files hold them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DenseWeights {
    /// One bias an output.
    pub biases: Vec<i32>,
    /// Row after row, one row an output; rows are as long as the layer has inputs, without padding.
    pub weights: Vec<i8>,
}

/// A dense layer laid out for the kernels.
#[derive(Clone, Debug)]
pub(crate) struct Layer {
    inputs: usize,
    outputs: usize,
    biases: Vec<Sums>,
    weights: Vec<WeightBlock>,
}

/// Inputs are read in groups of so many.
const GROUP: usize = 32;
/// Sums are divided by 2 to this power before they are clipped.
const SHIFT: u32 = 6;

impl Layer {
    pub(crate) fn new(inputs: usize, outputs: usize, dense: &DenseWeights) -> Self {
        let groups = outputs.div_ceil(BLOCK_OUTPUTS);
        let mut biases = vec![Sums([0; BLOCK_OUTPUTS]); groups];
        for (output, bias) in dense.biases.iter().enumerate() {
            biases[output / BLOCK_OUTPUTS].0[output % BLOCK_OUTPUTS] = *bias;
        }
        let padded = inputs.next_multiple_of(GROUP);
        let mut weights = vec![WeightBlock([0; 32]); padded / BLOCK_INPUTS * groups];
        for (output, row) in dense.weights.chunks_exact(inputs).enumerate() {
            for (input, weight) in row.iter().enumerate() {
                let block = input / BLOCK_INPUTS * groups + output / BLOCK_OUTPUTS;
                let byte = output % BLOCK_OUTPUTS * BLOCK_INPUTS + input % BLOCK_INPUTS;
                weights[block].0[byte] = *weight;
            }
        }
        Self { inputs, outputs, biases, weights }
    }

    /// The weights as files hold them.
    pub(crate) fn to_dense(&self) -> DenseWeights {
        let groups = self.biases.len();
        let biases = self.biases.iter().flat_map(|sums| sums.0).take(self.outputs).collect();
        let mut weights = Vec::with_capacity(self.inputs * self.outputs);
        for output in 0..self.outputs {
            for input in 0..self.inputs {
                let block = input / BLOCK_INPUTS * groups + output / BLOCK_OUTPUTS;
                weights.push(
                    self.weights[block].0[output % BLOCK_OUTPUTS * BLOCK_INPUTS + input % BLOCK_INPUTS],
                );
            }
        }
        DenseWeights { biases, weights }
    }

    /// How many groups of 32 its inputs fill.
    pub(crate) fn input_groups(&self) -> usize {
        self.inputs.div_ceil(GROUP)
    }

    /// The sums of all outputs, in `sums`.
    #[inline]
    pub(crate) fn sums<'a>(&self, inputs: &[Activations], sums: &'a mut [Sums; 32]) -> &'a [Sums] {
        let sums = &mut sums[..self.biases.len()];
        sums.copy_from_slice(&self.biases);
        dense(&inputs[..self.input_groups()], &self.weights, sums);
        sums
    }

    /// Divides and clips sums into the next layer's inputs; padding is zero.
    #[inline]
    pub(crate) fn activate(&self, sums: &[Sums], to: &mut [Activations]) {
        let groups = self.outputs.div_ceil(GROUP);
        for (sums, to) in sums.chunks(GROUP / BLOCK_OUTPUTS).zip(&mut to[..groups]) {
            *to = Activations::ZERO;
            for (sums, to) in sums.iter().zip(to.0.chunks_exact_mut(BLOCK_OUTPUTS)) {
                for (sum, to) in sums.0.iter().zip(to) {
                    *to = (*sum >> SHIFT).clamp(0, 127) as u8;
                }
            }
        }
    }
}
