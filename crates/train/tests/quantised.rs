//! The engine's integers against the trainer's floating point.

mod common;

use komadai_nnue::packed::Sample;
use komadai_nnue::{Architecture, DenseWeights, FeatureSet, Network, NetworkWeights};
use komadai_rules::Position;
use komadai_testkit::SplitMix;
use komadai_train::{Model, Optimiser, Target, dequantise, quantise, validate};

const TARGET: Target = Target { lambda: 0.7, score_scale: 600.0, base: None };

#[test]
fn quantised_weights_are_read_back_exactly() {
    let architecture = Architecture::new(FeatureSet::KP, 64, &[16, 8]).unwrap();
    let mut random = SplitMix(9);
    let mut number = |spread: i64| random.below(2 * spread as usize + 1) as i64 - spread;
    let weights = NetworkWeights {
        feature_biases: (0..64).map(|_| number(800) as i16).collect(),
        feature_weights: (0..64 * FeatureSet::KP.inputs()).map(|_| number(800) as i16).collect(),
        layers: architecture
            .layers()
            .map(|(inputs, outputs)| DenseWeights {
                biases: (0..outputs).map(|_| number(100_000) as i32).collect(),
                weights: (0..inputs * outputs).map(|_| number(127) as i8).collect(),
            })
            .collect(),
        architecture,
    };
    assert_eq!(quantise(&dequantise(&weights, 600.0), 600.0), weights);
}

#[test]
fn quantised_scores_are_those_of_the_model() {
    let records = common::games(21, 60);
    for features in [FeatureSet::KP, FeatureSet::HalfKAMirrored] {
        let architecture = Architecture::new(features, 64, &[16, 16]).unwrap();
        let mut optimiser = Optimiser::new(Model::random(&architecture, 3), TARGET, 1);
        for _ in 0..60 {
            optimiser.step(&records, 3e-3);
        }
        let model = optimiser.model();
        let weights = quantise(model, TARGET.score_scale);
        let network = Network::new(&weights);
        let rounded = dequantise(&weights, TARGET.score_scale);
        let scores = |model: &Model| -> Vec<f32> {
            let outputs = model.outputs(&records).into_iter();
            outputs.map(|output| TARGET.score_scale * output.expect("a position")).collect()
        };
        let engine: Vec<f32> = records
            .iter()
            .map(|record| {
                let unpacked = Sample::from_bytes(record).position.unpack().unwrap();
                network.evaluate(&Position::try_from(&unpacked.to_sfen(1)).unwrap()) as f32
            })
            .collect();
        // Rounded activations only, then rounded weights as well.
        let off = differences(&engine, &scores(&rounded));
        assert!(off.0 < 5.0 && off.1 < 40.0, "{features:?}: {off:?} with the same weights");
        let off = differences(&engine, &scores(model));
        assert!(off.0 < 25.0 && off.1 < 250.0, "{features:?}: {off:?}");
        let (spread, _) = differences(&engine, &vec![0.0; engine.len()]);
        assert!(spread > 200.0, "the scores must differ to be compared: {spread}");
    }
}

#[test]
fn a_correction_learns_what_its_base_leaves() {
    let records = common::games(21, 60);
    let architecture = Architecture::new(FeatureSet::KP, 64, &[16]).unwrap();
    let miss = |base: fn(&Position) -> i32| {
        let target = Target { lambda: 1.0, base: Some(base), ..TARGET };
        let mut optimiser = Optimiser::new(Model::random(&architecture, 3), target, 1);
        let losses: Vec<f64> = (0..80).map(|_| optimiser.step(&records, 3e-3).mean()).collect();
        let weights = quantise(optimiser.model(), target.score_scale);
        let judged = validate(optimiser.model(), &weights, target, &records, 1);
        assert!((judged.quantised.mean() - judged.model.mean()).abs() < 0.003, "{judged:?}");
        (losses[0], judged.model.mean())
    };
    // Nothing is left of a base that knows the scores, much of one that is always off.
    let (first, last) = miss(common::material);
    assert!(first < 0.2 && last < 0.002, "{first}, then {last}");
    let (first, last) = miss(|position| common::material(position) + 900);
    assert!(first > 0.05 && last < 0.02, "{first}, then {last}");
}

/// The mean difference and the largest.
fn differences(these: &[f32], those: &[f32]) -> (f32, f32) {
    let all: Vec<f32> = these.iter().zip(those).map(|(this, that)| (this - that).abs()).collect();
    (all.iter().sum::<f32>() / all.len() as f32, all.into_iter().fold(0.0, f32::max))
}

#[test]
fn decay_keeps_weights_small() {
    let records = common::games(21, 30);
    let architecture = Architecture::new(FeatureSet::KP, 32, &[8]).unwrap();
    let size = |decay: f32| {
        let mut optimiser = Optimiser::new(Model::random(&architecture, 3), TARGET, 1).decaying(decay);
        for _ in 0..40 {
            optimiser.step(&records, 3e-3);
        }
        let layer = &optimiser.model().layers()[0];
        (0..8).map(|output| layer.weight(output, 5).powi(2)).sum::<f32>()
    };
    let (without, little, much) = (size(0.0), size(0.5), size(5.0));
    assert!(much < little && little < without, "{without} {little} {much}");
}

#[test]
fn weights_stay_within_what_integers_hold() {
    let records = common::games(4, 5);
    let architecture = Architecture::new(FeatureSet::KP, 32, &[8]).unwrap();
    let mut optimiser = Optimiser::new(Model::random(&architecture, 3), TARGET, 1);
    for _ in 0..40 {
        // Steps so large that every bound is reached.
        optimiser.step(&records, 1.0);
    }
    let model = optimiser.model();
    let largest = |values: Vec<f32>| values.into_iter().fold(0.0_f32, |most, value| most.max(value.abs()));
    let rows = (0..FeatureSet::KP.inputs() as u32).map(|input| largest(model.row_values(input)));
    let row = largest(rows.collect()) * 127.0;
    assert!(row > 500.0 && row * 41.0 <= 32_767.5, "{row}");
    let hidden = (0..8).flat_map(|output| (0..64).map(move |input| (output, input)));
    let hidden = largest(hidden.map(|(output, input)| model.layers()[0].weight(output, input)).collect());
    assert!(hidden * 64.0 > 100.0 && hidden * 64.0 <= 127.01, "{hidden}");
    let last = largest((0..8).map(|input| model.layers()[1].weight(0, input)).collect());
    let factor = TARGET.score_scale * 16.0 / 127.0;
    assert!(last * factor > 100.0 && last * factor <= 127.01, "{last}");
}
