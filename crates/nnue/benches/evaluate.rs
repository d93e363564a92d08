//! How fast networks evaluate along a game: every move is done, evaluated and undone, as in a search.

use std::hint::black_box;
use std::sync::Arc;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use komadai_nnue::{AccumulatorStack, Architecture, DenseWeights, FeatureSet, Network, NetworkWeights};
use komadai_rules::{MoveList, Position};
use komadai_testkit::SplitMix;

/// A network of random weights that clips about half of its lanes, as grown ones do.
fn network(features: FeatureSet) -> Network {
    let architecture = Architecture::small(features);
    let mut random = SplitMix(1);
    let mut number = |spread: i64| random.below(2 * spread as usize + 1) as i64 - spread;
    let width = architecture.width();
    let feature_biases = (0..width).map(|_| number(60) as i16 - 20).collect();
    let feature_weights = (0..width * features.inputs()).map(|_| number(20) as i16).collect();
    let layers = architecture
        .layers()
        .map(|(inputs, outputs)| DenseWeights {
            biases: (0..outputs).map(|_| number(2000) as i32).collect(),
            weights: (0..inputs * outputs).map(|_| number(20) as i8).collect(),
        })
        .collect();
    Network::new(&NetworkWeights { architecture, feature_biases, feature_weights, layers })
}

fn evaluate(criterion: &mut Criterion) {
    let start = Position::from_sfen("l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1")
        .expect("a well-known middlegame");
    for features in FeatureSet::ALL {
        let network = Arc::new(network(features));
        let moves: MoveList = start.legal_moves();
        let mut group = criterion.benchmark_group(features.name());
        group.throughput(Throughput::Elements(moves.len() as u64));
        let mut stack = AccumulatorStack::new(Arc::clone(&network));
        stack.evaluate(&start);
        let mut position = start.clone();
        group.bench_function("every move", |bencher| {
            bencher.iter(|| {
                for &mv in &moves {
                    let delta = position.do_move(mv);
                    stack.push(&position, &delta);
                    black_box(stack.evaluate(&position));
                    position.undo_move(mv, delta);
                    stack.pop();
                }
            });
        });
        group.bench_function("from nothing", |bencher| {
            bencher.iter(|| {
                for _ in 0..moves.len() {
                    black_box(network.evaluate(black_box(&start)));
                }
            });
        });
        group.finish();
    }
}

criterion_group!(benches, evaluate);
criterion_main!(benches);
