//! Rows of accumulators, in pieces of one cache line.

/// Thirty-two numbers of an accumulator: one cache line, so that no vector load crosses two.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C, align(64))]
pub(crate) struct Lanes(pub(crate) [i16; Lanes::COUNT]);

impl Lanes {
    pub(crate) const COUNT: usize = 32;
    pub(crate) const ZERO: Self = Self([0; Self::COUNT]);
}

/// `to = from + added − removed`, wrapping. These plain loops become vector code everywhere, as long as each
/// cache line is summed in a copy: in place, the compiler cannot tell that rows do not overlap.
#[inline]
pub(crate) fn exchange(to: &mut [Lanes], from: &[Lanes], added: &[Lanes], removed: &[Lanes]) {
    for (((to, from), added), removed) in to.iter_mut().zip(from).zip(added).zip(removed) {
        let mut sum = from.0;
        for (lane, sum) in sum.iter_mut().enumerate() {
            *sum = sum.wrapping_add(added.0[lane]).wrapping_sub(removed.0[lane]);
        }
        to.0 = sum;
    }
}

/// The same for a move that changes two rows.
#[inline]
pub(crate) fn exchange_two(to: &mut [Lanes], from: &[Lanes], added: [&[Lanes]; 2], removed: [&[Lanes]; 2]) {
    let rows = from.iter().zip(added[0]).zip(added[1]).zip(removed[0]).zip(removed[1]);
    for (to, ((((from, first), second), third), fourth)) in to.iter_mut().zip(rows) {
        let mut sum = from.0;
        for (lane, sum) in sum.iter_mut().enumerate() {
            *sum = sum
                .wrapping_add(first.0[lane])
                .wrapping_add(second.0[lane])
                .wrapping_sub(third.0[lane])
                .wrapping_sub(fourth.0[lane]);
        }
        to.0 = sum;
    }
}

/// `to += row`, wrapping.
#[inline]
pub(crate) fn add(to: &mut [Lanes], row: &[Lanes]) {
    for (to, row) in to.iter_mut().zip(row) {
        let mut sum = to.0;
        for (sum, row) in sum.iter_mut().zip(&row.0) {
            *sum = sum.wrapping_add(*row);
        }
        to.0 = sum;
    }
}

/// `to −= row`, wrapping.
#[inline]
pub(crate) fn subtract(to: &mut [Lanes], row: &[Lanes]) {
    for (to, row) in to.iter_mut().zip(row) {
        let mut sum = to.0;
        for (sum, row) in sum.iter_mut().zip(&row.0) {
            *sum = sum.wrapping_sub(*row);
        }
        to.0 = sum;
    }
}
