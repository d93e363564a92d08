//! The inner loops: small matrices times a few positions at once, in plain code that compilers turn into vectors.

/// Numbers that are worked on side by side.
pub(crate) const LANES: usize = 16;

/// Positions that are worked on side by side: the numbers of a vector.
pub(crate) const TILE: usize = if cfg!(target_feature = "avx512f") { 16 } else { 8 };

/// Sixteen numbers on a cache line.
#[derive(Clone, Copy, Debug, PartialEq)]
#[repr(C, align(64))]
pub(crate) struct Lane(pub(crate) [f32; LANES]);

impl Lane {
    pub(crate) const ZERO: Self = Self([0.0; LANES]);
}

/// One number of each position of a tile.
pub(crate) type Across = [f32; TILE];

#[inline]
fn multiply_add(a: f32, b: f32, sum: f32) -> f32 {
    // Without the instruction, the function in the mathematical library would be called for every number.
    if cfg!(target_feature = "fma") { a.mul_add(b, sum) } else { a * b + sum }
}

/// Keeps the compiler from taking a step of several rounds of a loop at once: it would gather the numbers of one lane
/// from many cache lines, where the lanes themselves are a vector.
#[inline]
fn one_round_at_a_time() {
    std::hint::black_box(());
}

/// `sum + weight · inputs`, position by position.
#[inline]
fn multiply_add_all(weight: f32, inputs: &Across, mut sums: Across) -> Across {
    for (sum, input) in sums.iter_mut().zip(inputs) {
        *sum = multiply_add(weight, *input, *sum);
    }
    sums
}

/// Sums that are worked on at once: as many as keep the arithmetic busy and fit into the registers.
const SUMS: usize = 8;

/// `sums[lane][position] += Σ weights[k][lane] · inputs[k][position]`.
#[inline(never)]
pub(crate) fn multiply(inputs: &[Across], weights: &[Lane], sums: &mut [Across; LANES]) {
    for (part, sums) in sums.as_chunks_mut::<SUMS>().0.iter_mut().enumerate() {
        // Named one by one, they stay in registers.
        let [mut a, mut b, mut c, mut d, mut e, mut f, mut g, mut h] = *sums;
        for (input, weight) in inputs.iter().zip(weights) {
            one_round_at_a_time();
            let (weights, _) = weight.0[part * SUMS..].as_chunks::<SUMS>();
            a = multiply_add_all(weights[0][0], input, a);
            b = multiply_add_all(weights[0][1], input, b);
            c = multiply_add_all(weights[0][2], input, c);
            d = multiply_add_all(weights[0][3], input, d);
            e = multiply_add_all(weights[0][4], input, e);
            f = multiply_add_all(weights[0][5], input, f);
            g = multiply_add_all(weights[0][6], input, g);
            h = multiply_add_all(weights[0][7], input, h);
        }
        *sums = [a, b, c, d, e, f, g, h];
    }
}

/// `products[k] += Σ inputs[k][position] · outputs[position]`.
#[inline(never)]
pub(crate) fn outer(inputs: &[Across], outputs: &[Lane; TILE], products: &mut [Lane]) {
    let outputs = *outputs;
    for (input, product) in inputs.iter().zip(products) {
        one_round_at_a_time();
        let mut total = *product;
        for position in 0..TILE {
            for lane in 0..LANES {
                total.0[lane] = multiply_add(input[position], outputs[position].0[lane], total.0[lane]);
            }
        }
        *product = total;
    }
}

/// `to += row`.
#[inline(never)]
pub(crate) fn add(to: &mut [Lane], row: &[Lane]) {
    for (to, row) in to.iter_mut().zip(row) {
        one_round_at_a_time();
        let mut sum = to.0;
        for (sum, row) in sum.iter_mut().zip(&row.0) {
            *sum += *row;
        }
        to.0 = sum;
    }
}
