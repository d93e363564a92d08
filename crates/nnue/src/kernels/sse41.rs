//! The kernels in SSE4.1, for processors without AVX2.
#![expect(unsafe_code, reason = "vector loads and stores go through pointers")]

use std::arch::x86_64::{
    __m128i, _mm_add_epi32, _mm_load_si128, _mm_madd_epi16, _mm_maddubs_epi16, _mm_max_epi8, _mm_packs_epi16,
    _mm_set1_epi16, _mm_set1_epi32, _mm_setzero_si128, _mm_store_si128,
};

use super::{Activations, BLOCK_INPUTS, Sums, WeightBlock};
use crate::lanes::Lanes;

/// The sixteen bytes from `16 · PART` on.
#[inline]
#[target_feature(enable = "sse4.1")]
fn load<T, const PART: usize>(aligned: &T) -> __m128i {
    const { assert!(size_of::<T>() >= 16 * (PART + 1) && align_of::<T>() >= 16) };
    // SAFETY: as asserted, these bytes lie within the reference, and they are aligned to 16.
    unsafe { _mm_load_si128(std::ptr::from_ref(aligned).cast::<__m128i>().add(PART)) }
}

#[inline]
#[target_feature(enable = "sse4.1")]
fn store<T, const PART: usize>(aligned: &mut T, value: __m128i) {
    const { assert!(size_of::<T>() >= 16 * (PART + 1) && align_of::<T>() >= 16) };
    // SAFETY: as asserted, these bytes lie within the reference, and they are aligned to 16; every bit pattern is a
    // value of the integers that are stored here.
    unsafe { _mm_store_si128(std::ptr::from_mut(aligned).cast::<__m128i>().add(PART), value) }
}

/// Clips an accumulator to 0…127.
#[inline]
pub(crate) fn clip(accumulator: &[Lanes], to: &mut [Activations]) {
    // SAFETY: this module exists only where SSE4.1 is enabled for the whole program.
    unsafe { clip_sse41(accumulator, to) }
}

#[inline]
#[target_feature(enable = "sse4.1")]
fn clip_sse41(accumulator: &[Lanes], to: &mut [Activations]) {
    let zero = _mm_setzero_si128();
    for (lanes, to) in accumulator.iter().zip(to) {
        // Packing saturates to 127.
        let first = _mm_packs_epi16(load::<_, 0>(lanes), load::<_, 1>(lanes));
        let second = _mm_packs_epi16(load::<_, 2>(lanes), load::<_, 3>(lanes));
        store::<_, 0>(to, _mm_max_epi8(first, zero));
        store::<_, 1>(to, _mm_max_epi8(second, zero));
    }
}

/// `sums + Σ inputs · weights`, four products a sum.
#[inline]
#[target_feature(enable = "sse4.1")]
fn multiply_add(sums: __m128i, inputs: __m128i, weights: __m128i) -> __m128i {
    // Two products stay within 16 bits: 127 · 128 · 2 = 32,512.
    let pairs = _mm_maddubs_epi16(inputs, weights);
    _mm_add_epi32(sums, _mm_madd_epi16(pairs, _mm_set1_epi16(1)))
}

/// Adds a dense layer's products to `sums`, which hold the biases. `weights` has the blocks of the first four inputs
/// for all outputs, then of the next four.
#[inline]
pub(crate) fn dense(inputs: &[Activations], weights: &[WeightBlock], sums: &mut [Sums]) {
    let stride = sums.len();
    let (fours, rest) = sums.as_chunks_mut::<4>();
    let mut skipped = 0;
    for four in fours {
        // SAFETY: this module exists only where SSE4.1 is enabled for the whole program.
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
#[target_feature(enable = "sse4.1")]
fn dense_groups<const GROUPS: usize>(
    inputs: &[Activations],
    weights: &[WeightBlock],
    stride: usize,
    sums: &mut [Sums; GROUPS],
) {
    let mut totals = [[_mm_setzero_si128(); 2]; GROUPS];
    for (total, sums) in totals.iter_mut().zip(&*sums) {
        *total = [load::<_, 0>(sums), load::<_, 1>(sums)];
    }
    let quads = inputs.iter().flat_map(|inputs| inputs.0.as_chunks::<BLOCK_INPUTS>().0);
    for (number, quad) in quads.enumerate() {
        let quad = i32::from_le_bytes(*quad);
        if quad == 0 {
            continue;
        }
        let four = _mm_set1_epi32(quad);
        let blocks = &weights[number * stride..][..GROUPS];
        for (total, block) in totals.iter_mut().zip(blocks) {
            total[0] = multiply_add(total[0], four, load::<_, 0>(block));
            total[1] = multiply_add(total[1], four, load::<_, 1>(block));
        }
    }
    for (sums, total) in sums.iter_mut().zip(totals) {
        store::<_, 0>(sums, total[0]);
        store::<_, 1>(sums, total[1]);
    }
}
