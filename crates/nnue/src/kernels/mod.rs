//! The two loops that decide how fast a network is: clipping the accumulators, and the dense layers. And
//! two words about memory.
//!
//! Each has a plain twin in [`scalar`] that runs everywhere. Where AVX2 or SSE4.1 is known when building, the one in
//! `avx2` or `sse41` is used. All give the same bits.

#[cfg(all(target_arch = "x86_64", target_feature = "avx2"))]
mod avx2;
mod memory;
#[cfg_attr(
    all(target_arch = "x86_64", target_feature = "sse4.1", not(test)),
    expect(dead_code, reason = "the twin that tests compare with")
)]
pub(crate) mod scalar;
#[cfg(all(target_arch = "x86_64", target_feature = "sse4.1", not(target_feature = "avx2")))]
mod sse41;

pub use memory::{prefetch, scattered, try_scattered};

#[cfg(all(target_arch = "x86_64", target_feature = "avx2"))]
pub(crate) use avx2::{clip, dense};
#[cfg(not(all(target_arch = "x86_64", target_feature = "sse4.1")))]
pub(crate) use scalar::{clip, dense};
#[cfg(all(target_arch = "x86_64", target_feature = "sse4.1", not(target_feature = "avx2")))]
pub(crate) use sse41::{clip, dense};

/// Weights of eight outputs for four inputs: byte `4 · output + input`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C, align(32))]
pub(crate) struct WeightBlock(pub(crate) [i8; 32]);

/// Inputs in one block.
pub(crate) const BLOCK_INPUTS: usize = 4;
/// Outputs in one block.
pub(crate) const BLOCK_OUTPUTS: usize = 8;

/// Sums of eight outputs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C, align(32))]
pub(crate) struct Sums(pub(crate) [i32; BLOCK_OUTPUTS]);

/// Thirty-two activations, each 0 to 127.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C, align(32))]
pub(crate) struct Activations(pub(crate) [u8; 32]);

impl Activations {
    pub(crate) const ZERO: Self = Self([0; 32]);
}

#[cfg(test)]
mod tests;
