//! Counting the nodes of the game tree, to compare generators.

use crate::position::{MoveList, Position};

/// Leaves `depth` moves away, counted from the list of the last moves.
pub fn perft(position: &mut Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut list = MoveList::new();
    position.legal_moves_into(&mut list);
    if depth == 1 {
        return list.len() as u64;
    }
    list.into_iter()
        .map(|mv| {
            let delta = position.do_move(mv);
            let nodes = perft(position, depth - 1);
            position.undo_move(mv, delta);
            nodes
        })
        .sum()
}

/// The same count, with every leaf played and undone.
pub fn perft_played(position: &mut Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut list = MoveList::new();
    position.legal_moves_into(&mut list);
    list.into_iter()
        .map(|mv| {
            let delta = position.do_move(mv);
            let nodes = perft_played(position, depth - 1);
            position.undo_move(mv, delta);
            nodes
        })
        .sum()
}
