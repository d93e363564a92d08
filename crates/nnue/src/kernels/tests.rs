//! The kernels in use against their plain twins.

use proptest::prelude::*;

use super::{Activations, BLOCK_INPUTS, Sums, WeightBlock, clip, dense, scalar};
use crate::lanes::Lanes;

fn activations(groups: usize) -> impl Strategy<Value = Vec<Activations>> {
    let value = prop_oneof![2 => Just(0_u8), 1 => 0..=127_u8, 1 => Just(127_u8)];
    prop::collection::vec(prop::collection::vec(value, 32), groups).prop_map(|groups| {
        groups.into_iter().map(|group| Activations(group.try_into().expect("thirty-two of them"))).collect()
    })
}

fn blocks(count: usize) -> impl Strategy<Value = Vec<WeightBlock>> {
    let value = prop_oneof![2 => any::<i8>(), 1 => Just(-128_i8), 1 => Just(127_i8)];
    prop::collection::vec(prop::collection::vec(value, 32), count).prop_map(|blocks| {
        blocks.into_iter().map(|block| WeightBlock(block.try_into().expect("thirty-two of them"))).collect()
    })
}

fn layer() -> impl Strategy<Value = (Vec<Activations>, Vec<WeightBlock>, Vec<Sums>)> {
    (1..6_usize, 1..7_usize).prop_flat_map(|(groups, outputs)| {
        let sums = prop::collection::vec(any::<[i32; 8]>(), outputs)
            .prop_map(|sums| sums.into_iter().map(Sums).collect());
        (activations(groups), blocks(groups * 32 / BLOCK_INPUTS * outputs), sums)
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn clipping_gives_the_same_bits(values in prop::collection::vec(any::<[i16; 32]>(), 1..9)) {
        let lanes: Vec<Lanes> = values.into_iter().map(Lanes).collect();
        let mut fast = vec![Activations::ZERO; lanes.len()];
        let mut slow = fast.clone();
        clip(&lanes, &mut fast);
        scalar::clip(&lanes, &mut slow);
        prop_assert_eq!(fast, slow);
    }

    #[test]
    fn dense_layers_give_the_same_bits((inputs, weights, sums) in layer()) {
        let (mut fast, mut slow) = (sums.clone(), sums);
        dense(&inputs, &weights, &mut fast);
        scalar::dense(&inputs, &weights, &mut slow);
        prop_assert_eq!(fast, slow);
    }
}

#[test]
fn a_dense_layer_multiplies_each_input_by_its_weight() {
    let mut inputs = [Activations::ZERO];
    inputs[0].0[5] = 3;
    let mut weights = vec![WeightBlock([0; 32]); 8];
    weights[1].0[2 * BLOCK_INPUTS + 1] = -7;
    let mut sums = [Sums([100; 8])];
    dense(&inputs, &weights, &mut sums);
    assert_eq!(sums[0].0, [100, 100, 79, 100, 100, 100, 100, 100]);
}
