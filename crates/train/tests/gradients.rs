//! The derivatives against differences of a slow, exact loss.

mod common;

use komadai_nnue::packed::Sample;
use komadai_nnue::{Architecture, FeatureSet};
use komadai_train::{Gradient, Model, Record, Target, gradient};

const TARGET: Target = Target { lambda: 0.6, score_scale: 600.0, base: None };

/// How far weights are moved to measure a slope.
const STEP: f64 = 1e-6;

/// The network in double precision, one number after the other.
struct Slow {
    features: FeatureSet,
    biases: Vec<f64>,
    rows: Vec<Vec<f64>>,
    /// Weights by output and input, and biases.
    layers: Vec<(Vec<Vec<f64>>, Vec<f64>)>,
}

impl Slow {
    fn of(model: &Model) -> Self {
        let features = model.architecture().features();
        let double = |values: Vec<f32>| values.into_iter().map(f64::from).collect::<Vec<f64>>();
        let layers = model.architecture().layers().zip(model.layers()).map(|((inputs, outputs), layer)| {
            let row = |output| (0..inputs).map(|input| f64::from(layer.weight(output, input))).collect();
            let biases = (0..outputs).map(|output| f64::from(layer.bias(output))).collect();
            ((0..outputs).map(row).collect(), biases)
        });
        Self {
            features,
            biases: double(model.bias_values()),
            rows: (0..features.inputs() as u32).map(|input| double(model.row_values(input))).collect(),
            layers: layers.collect(),
        }
    }

    fn loss(&self, records: &[Record]) -> f64 {
        records.iter().map(|record| self.loss_of(record)).sum()
    }

    fn loss_of(&self, record: &Record) -> f64 {
        let sample = Sample::from_bytes(record);
        let position = sample.position.unpack().expect("a position");
        let mover = position.side_to_move;
        let mut inputs = Vec::new();
        for viewer in [mover, !mover] {
            let mut sums = self.biases.clone();
            let king = position.king_seen_by(viewer);
            position.for_each(|piece| {
                if let Some(input) = self.features.index(king, piece, viewer) {
                    for (sum, weight) in sums.iter_mut().zip(&self.rows[input as usize]) {
                        *sum += weight;
                    }
                }
            });
            inputs.extend(sums.into_iter().map(|sum| sum.clamp(0.0, 1.0)));
        }
        let mut output = 0.0;
        for (weights, biases) in &self.layers {
            let sums: Vec<f64> = weights
                .iter()
                .zip(biases)
                .map(|(row, bias)| row.iter().zip(&inputs).map(|(w, x)| w * x).sum::<f64>() + bias)
                .collect();
            output = sums[0];
            inputs = sums.into_iter().map(|sum| sum.clamp(0.0, 1.0)).collect();
        }
        let chance = f64::from(TARGET.chance(sample.score, sample.result));
        let won = 1.0 / (1.0 + (-output).exp());
        let entropy = |p: f64| -(chance * p.ln() + (1.0 - chance) * (1.0 - p).ln());
        entropy(won) - entropy(chance.clamp(1e-12, 1.0 - 1e-12))
    }
}

fn close(slope: f64, expected: f64) -> bool {
    (slope - expected).abs() <= 1e-4 + 2e-3 * expected.abs()
}

#[test]
fn derivatives_equal_differences() {
    // An odd number, so that the last tile is not full; widths that leave lanes empty.
    let records: Vec<Record> = common::games(3, 1).into_iter().step_by(5).take(19).collect();
    for features in FeatureSet::ALL {
        let architecture = Architecture::new(features, 32, &[24, 9]).unwrap();
        let model = Model::random(&architecture, 5);
        let mut slopes = Gradient::zero(&model);
        let loss = gradient(&model, TARGET, &records, &mut slopes);
        assert_eq!(loss.positions, records.len() as u64);
        let mut slow = Slow::of(&model);
        assert!((slow.loss(&records) - loss.entropy).abs() < 1e-4, "{features:?}");

        let mut steep = 0;
        for layer in 0..3 {
            let (outputs, inputs) = (slow.layers[layer].0.len(), slow.layers[layer].0[0].len());
            for output in 0..outputs {
                for input in (0..inputs).step_by(3) {
                    let mut at = |step: f64| {
                        slow.layers[layer].0[output][input] += step;
                        let loss = slow.loss(&records);
                        slow.layers[layer].0[output][input] -= step;
                        loss
                    };
                    let expected = (at(STEP) - at(-STEP)) / (2.0 * STEP);
                    let slope = f64::from(slopes.layers()[layer].weight(output, input));
                    assert!(
                        close(slope, expected),
                        "{features:?} {layer} {output} {input}: {slope} {expected}"
                    );
                    steep += usize::from(expected.abs() > 1e-3);
                }
                let mut at = |step: f64| {
                    slow.layers[layer].1[output] += step;
                    let loss = slow.loss(&records);
                    slow.layers[layer].1[output] -= step;
                    loss
                };
                let expected = (at(STEP) - at(-STEP)) / (2.0 * STEP);
                let slope = f64::from(slopes.layers()[layer].bias(output));
                assert!(close(slope, expected), "{features:?} bias {layer} {output}: {slope} {expected}");
            }
        }
        // Rows of some inputs that are lit, and the accumulator's biases.
        let lit = lit_inputs(features, &records[4]);
        for input in lit.into_iter().step_by(5) {
            for lane in (0..32).step_by(3) {
                let mut at = |step: f64| {
                    slow.rows[input as usize][lane] += step;
                    let loss = slow.loss(&records);
                    slow.rows[input as usize][lane] -= step;
                    loss
                };
                let expected = (at(STEP) - at(-STEP)) / (2.0 * STEP);
                let slope = f64::from(slopes.row(input)[lane]);
                assert!(close(slope, expected), "{features:?} row {input} {lane}: {slope} {expected}");
                steep += usize::from(expected.abs() > 1e-3);
            }
        }
        if let Some(places) = features.inputs_per_king() {
            let number = lit_inputs(features, &records[4])[7] as usize % places;
            let own = (number..features.inputs()).step_by(places).map(|input| slopes.row(input as u32));
            let sum = own.fold(vec![0.0; 32], |sum, row| sum.iter().zip(&row).map(|(a, b)| a + b).collect());
            let shared = slopes.row((features.inputs() + number) as u32);
            assert!(shared.iter().zip(&sum).all(|(shared, sum): (&f32, &f32)| (shared - sum).abs() < 1e-4));
            assert!(shared.iter().any(|slope| slope.abs() > 1e-3), "the shared row must matter");
        }
        for lane in 0..32 {
            let mut at = |step: f64| {
                slow.biases[lane] += step;
                let loss = slow.loss(&records);
                slow.biases[lane] -= step;
                loss
            };
            let expected = (at(STEP) - at(-STEP)) / (2.0 * STEP);
            assert!(close(f64::from(slopes.biases()[lane]), expected), "{features:?} bias {lane}");
        }
        assert!(steep > 50, "the loss must hang on the weights that are tested: {steep}");
    }
}

fn lit_inputs(features: FeatureSet, record: &Record) -> Vec<u32> {
    let position = Sample::from_bytes(record).position.unpack().expect("a position");
    let viewer = position.side_to_move;
    let mut inputs = Vec::new();
    position.for_each(|piece| {
        inputs.extend(features.index(position.king_seen_by(viewer), piece, viewer));
    });
    inputs
}

#[test]
fn records_without_a_position_change_nothing() {
    let mut records: Vec<Record> = common::games(3, 1).into_iter().take(20).collect();
    let model = Model::random(&Architecture::new(FeatureSet::KP, 32, &[16]).unwrap(), 5);
    let mut without = Gradient::zero(&model);
    let loss = gradient(&model, TARGET, &records, &mut without);
    records.insert(7, [0xff; Sample::SIZE]);
    let mut with = Gradient::zero(&model);
    let counted = gradient(&model, TARGET, &records, &mut with);
    assert_eq!((counted.positions, counted.refused), (20, 1));
    assert!((counted.entropy - loss.entropy).abs() < 1e-9);
    for (with, without) in with.biases().into_iter().zip(without.biases()) {
        assert!((with - without).abs() < 1e-4);
    }
}
