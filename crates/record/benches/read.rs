//! Moves a second read into whole trees, legality included: random games, written in every format beforehand.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use komadai_record::{Encoding, Format, Record, Step, Target, read, write};

const GAMES: u64 = 40;
const MOVES: usize = 150;

/// A game of random legal moves, the same in every run.
fn game(seed: u64) -> Record {
    let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    let mut record = Record::new(komadai_rules::START_SFEN.parse().expect("the start is well-formed"));
    record.headers.set("先手", "甲");
    record.headers.set("後手", "乙");
    let mut position = record.start_position().expect("the start is a position");
    let mut at = komadai_record::NodeId::ROOT;
    for _ in 0..MOVES {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        let moves = position.legal_moves();
        let Some(mv) = moves.get(state as usize % moves.len().max(1)) else { break };
        at = record.add(at, Step::Move(*mv));
        record.node_mut(at).seconds = Some((state >> 32) as u32 % 60);
        position.do_move(*mv);
    }
    record
}

fn formats(criterion: &mut Criterion) {
    let games: Vec<Record> = (1..=GAMES).map(game).collect();
    let moves: usize = games.iter().map(|game| game.moves().len()).sum();
    let mut group = criterion.benchmark_group("read");
    group.throughput(Throughput::Elements(moves as u64)).sample_size(20);
    for format in [Format::Kif, Format::Ki2, Format::Csa, Format::Jkf, Format::Usi, Format::Usen, Format::Psn]
    {
        let target = Target { format, encoding: Encoding::Utf8 };
        let files: Vec<Vec<u8>> = games.iter().map(|game| write(&[game], target).0).collect();
        group.bench_function(format.name(), |bencher| {
            bencher.iter(|| {
                let read =
                    |file: &Vec<u8>| read(file, None).expect("what was written is read")[0].record.len();
                files.iter().map(read).sum::<usize>()
            });
        });
    }
    group.finish();
}

criterion_group!(benches, formats);
criterion_main!(benches);
