//! Checks, answers to check, mates in one and exchanges, each against its slow definition.

use komadai_rules::{Move, MoveList, Position};
use komadai_testkit::{
    perft_rows, positions, slow_checks, slow_exchange, slow_legal_moves, slow_mates_in_one, small_positions,
};
use proptest::prelude::*;
use proptest::test_runner::TestCaseError;

/// Worths no two of which are equal, far from any program's own.
const WORTH: [i32; 14] = [90, 315, 405, 495, 855, 990, 540, 15_000, 541, 542, 543, 544, 945, 1395];

fn sorted(moves: impl IntoIterator<Item = Move>) -> Vec<Move> {
    let mut moves: Vec<Move> = moves.into_iter().collect();
    moves.sort_unstable();
    moves
}

/// Whether some legal move gives check by a piece other than the one moved.
fn discovers_check(position: &Position) -> bool {
    position.legal_moves().iter().any(|mv| {
        let mut after = position.clone();
        after.do_move(*mv);
        after.checkers().iter().any(|checker| checker != mv.to())
    })
}

fn agrees(position: &Position) -> Result<(), TestCaseError> {
    let legal = slow_legal_moves(position);
    let checks = slow_checks(position);

    let mut list = MoveList::new();
    position.checks_into(&mut list);
    prop_assert_eq!(sorted(list), sorted(checks.iter().copied()), "checks in {}", position);
    for mv in &legal {
        prop_assert_eq!(position.gives_check(*mv), checks.contains(mv), "{} in {}", mv, position);
    }

    let mut list = MoveList::new();
    position.evasions_into(&mut list);
    let answers = if position.in_check() { sorted(legal.iter().copied()) } else { Vec::new() };
    prop_assert_eq!(sorted(list), answers, "evasions in {}", position);

    let mates = slow_mates_in_one(position);
    match position.mate_in_one() {
        Some(mv) => prop_assert!(mates.contains(&mv), "{} mates in {}", mv, position),
        None => prop_assert!(mates.is_empty(), "{:?} in {}", mates, position),
    }

    for mv in legal {
        let gain = slow_exchange(position, mv, &WORTH);
        for threshold in [gain - 200, gain - 1, gain, gain + 1, gain + 200, 0] {
            prop_assert_eq!(
                position.exchange_gains(mv, threshold, &WORTH),
                gain >= threshold,
                "{} gains {} in {}, asked for {}",
                mv,
                gain,
                position,
                threshold
            );
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    #[test]
    fn in_positions_of_games_the_fast_agrees_with_the_slow(position in positions()) {
        agrees(&position)?;
    }

    #[test]
    fn in_small_positions_the_fast_agrees_with_the_slow(position in small_positions()) {
        agrees(&position)?;
    }
}

#[test]
fn in_the_positions_of_the_node_counts_the_fast_agrees_with_the_slow() {
    for row in perft_rows().iter().filter(|row| row.depth == 1) {
        let position = Position::from_sfen(row.sfen).expect(row.name);
        agrees(&position).expect(row.name);
    }
}

#[test]
fn small_positions_have_what_they_are_made_for() {
    use proptest::strategy::ValueTree;
    let mut runner = proptest::test_runner::TestRunner::deterministic();
    let strategy = small_positions();
    let (mut checked, mut mates, mut kingless, mut discovered) = (0, 0, 0, 0);
    for _ in 0..2000 {
        let position = strategy.new_tree(&mut runner).expect("a position").current();
        let us = position.side_to_move();
        checked += usize::from(position.in_check());
        mates += usize::from(position.mate_in_one().is_some());
        kingless += usize::from(position.king(us).is_none() || position.king(!us).is_none());
        discovered += usize::from(discovers_check(&position));
    }
    let all = [checked, mates, kingless, discovered];
    assert!(all.iter().all(|count| *count > 100), "{all:?}");
}
