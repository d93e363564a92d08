//! How long the rows of points of the rules take: all mates, and all that have none.

use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use komadai_tsume::{Limits, Patient, Problem, solve};

const ROWS: &str = include_str!("../../../testdata/tsume/rules.tsv");
const LIMITS: Limits = Limits { memory: 64 << 20, nodes: u64::MAX };

fn problems(wanted: impl Fn(&str) -> bool) -> Vec<Problem> {
    let rows = ROWS.lines().filter(|line| !line.starts_with('#')).map(|line| line.split('\t'));
    rows.filter_map(|mut row| {
        let sfen = row.nth(1).expect("a row has a position");
        let known = row.next().expect("a row has an answer");
        wanted(known).then(|| Problem::from_sfen(sfen).expect("a row is a problem"))
    })
    .collect()
}

fn solves(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("solve");
    group.sample_size(10);
    for (name, problems) in
        [("mates", problems(|known| known != "nomate")), ("no mates", problems(|known| known == "nomate"))]
    {
        group.bench_function(name, |bencher| {
            bencher.iter_batched(
                || problems.clone(),
                |problems| {
                    problems.iter().map(|problem| solve(problem, LIMITS, &mut Patient).nodes).sum::<u64>()
                },
                BatchSize::LargeInput,
            );
        });
    }
    group.finish();
}

criterion_group!(benches, solves);
criterion_main!(benches);
