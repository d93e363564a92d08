//! The kernels in AVX2, with the byte products of VNNI where the processor has them.
#![expect(unsafe_code, reason = "vector loads and stores go through pointers")]

use std::arch::x86_64::{
    __m256i, _mm256_castsi256_ps, _mm256_cmpgt_epi32, _mm256_load_si256, _mm256_max_epi8, _mm256_movemask_ps,
    _mm256_packs_epi16, _mm256_permute4x64_epi64, _mm256_set1_epi32, _mm256_setzero_si256,
    _mm256_store_si256,
};

use super::{Activations, BLOCK_INPUTS, Sums, WeightBlock};
use crate::lanes::Lanes;

#[inline]
#[target_feature(enable = "avx2")]
fn load<T>(aligned: &T) -> __m256i {
    const { assert!(size_of::<T>() >= 32 && align_of::<T>() >= 32) };
    // SAFETY: the reference is valid for 32 bytes and aligned to 32, as asserted.
    unsafe { _mm256_load_si256(std::ptr::from_ref(aligned).cast()) }
}

#[inline]
#[target_feature(enable = "avx2")]
fn store<T>(aligned: &mut T, value: __m256i) {
    const { assert!(size_of::<T>() == 32 && align_of::<T>() >= 32) };
    // SAFETY: the reference is valid for 32 bytes and aligned to 32, as asserted, and every bit pattern is a value of
    // the three types of integers that are stored here.
    unsafe { _mm256_store_si256(std::ptr::from_mut(aligned).cast(), value) }
}

/// Clips an accumulator to 0…127.
#[inline]
pub(crate) fn clip(accumulator: &[Lanes], to: &mut [Activations]) {
    // SAFETY: this module exists only where AVX2 is enabled for the whole program.
    unsafe { clip_avx2(accumulator, to) }
}

#[inline]
#[target_feature(enable = "avx2")]
fn clip_avx2(accumulator: &[Lanes], to: &mut [Activations]) {
    const { assert!(size_of::<Lanes>() == 64 && align_of::<Lanes>() == 64) };
    let zero = _mm256_setzero_si256();
    for (lanes, to) in accumulator.iter().zip(to) {
        let first = load(lanes);
        // SAFETY: a cache line of lanes has a second half of 32 bytes, and it starts at a multiple of 32.
        let second = unsafe { _mm256_load_si256(std::ptr::from_ref(lanes).cast::<__m256i>().add(1)) };
        // Packing saturates to 127 and works in the two halves of a register apart; the order is mended after.
        let packed = _mm256_max_epi8(_mm256_packs_epi16(first, second), zero);
        store(to, _mm256_permute4x64_epi64::<0b11_01_10_00>(packed));
    }
}

/// `sums + Σ inputs · weights`, four products a sum.
#[inline]
#[target_feature(enable = "avx2")]
#[cfg(not(all(target_feature = "avx512vnni", target_feature = "avx512vl")))]
fn multiply_add(sums: __m256i, inputs: __m256i, weights: __m256i) -> __m256i {
    use std::arch::x86_64::{_mm256_add_epi32, _mm256_madd_epi16, _mm256_maddubs_epi16, _mm256_set1_epi16};
    // Two products stay within 16 bits: 127 · 128 · 2 = 32,512.
    let pairs = _mm256_maddubs_epi16(inputs, weights);
    _mm256_add_epi32(sums, _mm256_madd_epi16(pairs, _mm256_set1_epi16(1)))
}

#[inline]
#[target_feature(enable = "avx2,avx512vnni,avx512vl")]
#[cfg(all(target_feature = "avx512vnni", target_feature = "avx512vl"))]
fn multiply_add(sums: __m256i, inputs: __m256i, weights: __m256i) -> __m256i {
    std::arch::x86_64::_mm256_dpbusd_epi32(sums, inputs, weights)
}

/// Adds a dense layer's products to `sums`, which hold the biases. `weights` has the blocks of the first four inputs
/// for all outputs, then of the next four.
#[inline]
pub(crate) fn dense(inputs: &[Activations], weights: &[WeightBlock], sums: &mut [Sums]) {
    let stride = sums.len();
    let (fours, rest) = sums.as_chunks_mut::<4>();
    let mut skipped = 0;
    for four in fours {
        // SAFETY: this module exists only where AVX2 is enabled for the whole program, and so is what else it enables.
        unsafe { dense_groups(inputs, &weights[skipped..], stride, four) };
        skipped += 4;
    }
    for one in rest {
        // SAFETY: as above.
        unsafe { dense_groups(inputs, &weights[skipped..], stride, std::array::from_mut(one)) };
        skipped += 1;
    }
}

/// The dense layer for some groups of eight outputs; every `stride` blocks another four inputs begin. Four inputs
/// that are all zero, which most are, are skipped.
#[inline]
#[cfg_attr(
    all(target_feature = "avx512vnni", target_feature = "avx512vl"),
    target_feature(enable = "avx2,avx512vnni,avx512vl")
)]
#[cfg_attr(
    not(all(target_feature = "avx512vnni", target_feature = "avx512vl")),
    target_feature(enable = "avx2")
)]
fn dense_groups<const GROUPS: usize>(
    inputs: &[Activations],
    weights: &[WeightBlock],
    stride: usize,
    sums: &mut [Sums; GROUPS],
) {
    let mut totals = [_mm256_setzero_si256(); GROUPS];
    for (total, sums) in totals.iter_mut().zip(&*sums) {
        *total = load(sums);
    }
    for (number, group) in inputs.iter().enumerate() {
        // Activations are at most 127, so four of them are a positive number unless all are zero.
        let lit = _mm256_cmpgt_epi32(load(group), _mm256_setzero_si256());
        let mut lit = _mm256_movemask_ps(_mm256_castsi256_ps(lit)) as u32;
        while lit != 0 {
            let quad = lit.trailing_zeros() as usize;
            lit &= lit - 1;
            let bytes = &group.0[BLOCK_INPUTS * quad..][..BLOCK_INPUTS];
            let four = _mm256_set1_epi32(i32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]));
            let blocks = &weights[(number * 8 + quad) * stride..][..GROUPS];
            for (total, block) in totals.iter_mut().zip(blocks) {
                *total = multiply_add(*total, four, load(block));
            }
        }
    }
    for (sums, total) in sums.iter_mut().zip(totals) {
        store(sums, total);
    }
}
