//! How fast games are followed.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use komadai_coach::Coach;
use komadai_rules::{Move, Position};

/// A game of two castles, from 矢倉.
const GAME: &str = "7g7f 8c8d 7i6h 3c3d 6h7g 7a6b 5g5f 5c5d 3i4h 3a4b 4i5h 4a3b 6g6f 5a4a 6i7h 6a5b 5i6i 4b3c 8h7i \
    2b3a 3g3f 4c4d 5h6g 7c7d 7i6h 3a6d 6i7i 5b4c 7i8h 4a3a 4h3g 3a2b 1g1f 1c1d 9g9f 9c9d 3g4f 6b5c 2i3g 8d8e";

fn follow(criterion: &mut Criterion) {
    let moves: Vec<Move> = GAME.split_whitespace().map(|mv| mv.parse().expect("a move")).collect();
    let mut group = criterion.benchmark_group("follow");
    group.throughput(Throughput::Elements(moves.len() as u64));
    group.bench_function("castles and openings", |bencher| {
        bencher.iter(|| {
            let mut coach = Coach::of_shapes(Position::start());
            moves.iter().map(|mv| coach.play(*mv).len()).sum::<usize>()
        });
    });
    group.bench_function("with proverbs", |bencher| {
        bencher.iter(|| {
            let mut coach = Coach::new(Position::start());
            moves.iter().map(|mv| coach.play(*mv).len()).sum::<usize>()
        });
    });
    group.finish();
}

criterion_group!(benches, follow);
criterion_main!(benches);
