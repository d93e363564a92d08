//! How many positions a second are learnt from, the reading apart.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use komadai_nnue::packed::{PackedPosition, Sample};
use komadai_nnue::{Architecture, FeatureSet};
use komadai_rules::Position;
use komadai_testkit::{SplitMix, playout};
use komadai_train::{Model, Optimiser, Record, TrainOptions};

fn records(count: usize) -> Vec<Record> {
    let mut random = SplitMix(1);
    let mut records = Vec::new();
    while records.len() < count {
        let mut position = Position::start();
        for mv in playout(&position.clone(), random.next_u64(), 150) {
            position.do_move(mv);
            let packed = PackedPosition::pack(&position).expect("a game has all forty pieces");
            let score = random.below(1200) as i16 - 600;
            let sample = Sample {
                position: packed,
                score,
                best: None,
                ply: position.ply(),
                result: score.signum() as i8,
            };
            records.push(sample.to_bytes());
        }
    }
    records.truncate(count);
    records
}

fn step(criterion: &mut Criterion) {
    let batch = records(16_384);
    let target = TrainOptions::new(Vec::new(), "".into()).target;
    for threads in [1, 2] {
        let model = Model::random(&Architecture::small(FeatureSet::KP), 1);
        let mut optimiser = Optimiser::new(model, target, threads);
        let mut group = criterion.benchmark_group("K+P 256x2-32-32");
        group.sample_size(10).throughput(Throughput::Elements(batch.len() as u64));
        group.bench_function(format!("{threads} threads"), |bencher| {
            bencher.iter(|| optimiser.step(&batch, 1e-3));
        });
        group.finish();
    }
}

criterion_group!(benches, step);
criterion_main!(benches);
