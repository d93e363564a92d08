//! Node counts against two published libraries, on the same positions in the same run.
//!
//! `list` counts the leaves from the list of the last moves; `played` plays and undoes every leaf.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use komadai_rules::{Position, perft, perft_played};
use rsshogi::board::{MoveList as RsList, Position as RsPosition};

const MATSURI: &str = "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1";

/// Leaves counted from lists, and leaves played.
const BOTH: &[bool] = &[false, true];

/// Name, position, depth, leaves, and whether they are played. The deepest would take minutes to play.
const POSITIONS: &[(&str, &str, u32, u64, &[bool])] = &[
    ("start", komadai_rules::START_SFEN, 5, 19_861_490, BOTH),
    ("matsuri", MATSURI, 3, 4_809_015, BOTH),
    ("matsuri-4", MATSURI, 4, 516_925_165, &[false]),
    ("max-moves", "R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3 b RBGSNLP3g3n17p 1", 3, 53_393_368, BOTH),
];

fn haitaka_list(board: &haitaka::Board, depth: u32) -> u64 {
    let mut nodes = 0;
    let mut count = |moves: haitaka::PieceMoves| {
        if depth == 1 {
            nodes += moves.into_iter().len() as u64;
        } else {
            for mv in moves {
                let mut after = board.clone();
                after.play_unchecked(mv);
                nodes += haitaka_list(&after, depth - 1);
            }
        }
        false
    };
    board.generate_board_moves(&mut count);
    board.generate_drops(&mut count);
    nodes
}

fn haitaka_played(board: &haitaka::Board, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut nodes = 0;
    let mut count = |moves: haitaka::PieceMoves| {
        for mv in moves {
            let mut after = board.clone();
            after.play_unchecked(mv);
            nodes += haitaka_played(&after, depth - 1);
        }
        false
    };
    board.generate_board_moves(&mut count);
    board.generate_drops(&mut count);
    nodes
}

fn rsshogi(position: &mut RsPosition, depth: u32, play_leaves: bool) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut list = RsList::new();
    rsshogi::movegen::generate_legal_all(position, &mut list);
    if depth == 1 && !play_leaves {
        return list.len() as u64;
    }
    let mut nodes = 0;
    for mv in &list {
        position.apply_move(*mv);
        nodes += rsshogi(position, depth - 1, play_leaves);
        position.undo_move(*mv).expect("the move was just played");
    }
    nodes
}

fn compare(criterion: &mut Criterion) {
    for (name, sfen, depth, nodes, ways) in POSITIONS {
        let mut ours = Position::from_sfen(sfen).expect("sound");
        let mut theirs = RsPosition::from_sfen(sfen).expect("sound");
        theirs.init_stack();
        let board: haitaka::Board = sfen.parse().expect("sound");
        assert_eq!(perft(&mut ours, *depth), *nodes);
        assert_eq!(rsshogi(&mut theirs, *depth, false), *nodes);
        for &played in *ways {
            let mut group =
                criterion.benchmark_group(format!("{name}/{}", if played { "played" } else { "list" }));
            group.throughput(Throughput::Elements(*nodes)).sample_size(10);
            group.bench_function("komadai", |bench| {
                bench
                    .iter(|| if played { perft_played(&mut ours, *depth) } else { perft(&mut ours, *depth) });
            });
            group.bench_function("haitaka", |bench| {
                bench.iter(|| {
                    if played { haitaka_played(&board, *depth) } else { haitaka_list(&board, *depth) }
                });
            });
            group.bench_function("rsshogi", |bench| bench.iter(|| rsshogi(&mut theirs, *depth, played)));
            group.finish();
        }
    }
}

criterion_group!(benches, compare);
criterion_main!(benches);
