//! Moves a second read into whole trees, legality included: random games, written in every format beforehand, and the
//! same files with rsshogi where it reads the format.

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use komadai_record::{Encoding, EndKind, Format, Record, Step, Target, read, write};

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

/// How many nodes rsshogi reads a file into; none for formats it does not know.
fn peer(format: Format, text: &str) -> Option<usize> {
    use rsshogi::records::formats::{csa, jkf, kif, usi};
    let record = match format {
        Format::Kif => kif::parse_kif_str(text).ok()?,
        Format::Ki2 => kif::parse_ki2_str(text).ok()?,
        Format::Csa => csa::parse_csa_str(text).ok()?,
        Format::Jkf => jkf::parse_jkf_str(text).ok()?,
        Format::Usi => usi::parse_usi_position(text.trim_end()).ok()?,
        _ => return None,
    };
    Some(record.move_count())
}

fn formats(criterion: &mut Criterion) {
    let mut games: Vec<Record> = (1..=GAMES).map(game).collect();
    for game in &mut games {
        game.finish(EndKind::Resign, Some(1));
    }
    let moves: usize = games.iter().map(|game| game.moves().len()).sum();
    let mut group = criterion.benchmark_group("read");
    group.throughput(Throughput::Elements(moves as u64)).sample_size(20);
    for format in [Format::Kif, Format::Ki2, Format::Csa, Format::Jkf, Format::Usi, Format::Usen, Format::Psn]
    {
        let target = Target { format, encoding: Encoding::Utf8 };
        let files: Vec<Vec<u8>> = games.iter().map(|game| write(&[game], target).0).collect();
        group.bench_function(BenchmarkId::new(format.name(), "komadai"), |bencher| {
            bencher.iter(|| {
                let read =
                    |file: &Vec<u8>| read(file, None).expect("what was written is read")[0].record.len();
                files.iter().map(read).sum::<usize>()
            });
        });
        let mut texts: Vec<String> =
            files.into_iter().map(|file| String::from_utf8(file).expect("written as UTF-8")).collect();
        if format == Format::Usi {
            // It wants the words of the protocol, and none for the end.
            for text in &mut texts {
                *text = format!("position {}", text.replace(" resign", ""));
            }
        }
        let theirs: usize = texts.iter().filter_map(|text| peer(format, text)).sum();
        if theirs == 0 {
            continue;
        }
        assert_eq!(theirs, moves, "the peer reads other games: {format:?}");
        group.bench_function(BenchmarkId::new(format.name(), "rsshogi"), |bencher| {
            bencher.iter(|| texts.iter().filter_map(|text| peer(format, text)).sum::<usize>());
        });
    }
    group.finish();
}

criterion_group!(benches, formats);
criterion_main!(benches);
