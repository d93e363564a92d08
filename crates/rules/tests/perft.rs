//! Node counts given by at least two independent libraries.

use komadai_rules::{Position, perft, perft_played};
use komadai_testkit::perft_rows;

#[test]
fn every_row_is_counted_exactly() {
    let rows = perft_rows();
    assert_eq!(rows.len(), 152);
    for row in rows {
        let mut position = Position::from_sfen(row.sfen).expect("a sound position");
        assert_eq!(perft(&mut position, row.depth), row.nodes, "{} to depth {}", row.name, row.depth);
    }
}

#[test]
fn playing_every_leaf_gives_the_same_count() {
    for row in perft_rows().into_iter().filter(|row| row.nodes <= 1_000_000) {
        let mut position = Position::from_sfen(row.sfen).expect("a sound position");
        assert_eq!(perft_played(&mut position, row.depth), row.nodes, "{} to depth {}", row.name, row.depth);
    }
}

/// Recomputes every cached field at every node.
fn checked(position: &mut Position, depth: u32) -> u64 {
    position.validity_check().expect("cached fields agree with the board");
    if depth == 0 {
        return 1;
    }
    let mut nodes = 0;
    for mv in position.legal_moves() {
        let before = position.clone();
        let delta = position.do_move(mv);
        nodes += checked(position, depth - 1);
        position.undo_move(mv, delta);
        assert!(*position == before && position.key() == before.key(), "{mv} is undone");
    }
    nodes
}

#[test]
fn cached_fields_are_right_at_every_node() {
    for row in perft_rows().into_iter().filter(|row| row.nodes <= 1_000_000) {
        let mut position = Position::from_sfen(row.sfen).expect("a sound position");
        assert_eq!(checked(&mut position, row.depth), row.nodes, "{}", row.name);
    }
}
