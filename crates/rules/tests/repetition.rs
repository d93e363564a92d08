//! 千日手 and 連続王手の千日手.

use komadai_rules::{History, Position, Repetition};

fn play(sfen: &str, moves: &[&str]) -> History {
    let mut position = Position::from_sfen(sfen).expect("a sound position");
    let mut history = History::new(&position);
    for text in moves {
        let mv = text.parse().expect("USI");
        assert!(position.is_legal(mv), "{text}");
        position.do_move(mv);
        history.push(&position);
    }
    history
}

const SHUFFLE: [&str; 4] = ["2h3h", "8b7b", "3h2h", "7b8b"];

#[test]
fn the_start_counts_as_the_first_occurrence() {
    let thrice = SHUFFLE.repeat(2);
    assert_eq!(play("startpos", &thrice).repetition(), None);
    assert_eq!(play("startpos", &thrice).occurrences(), 3);
    let fourth = SHUFFLE.repeat(3);
    assert_eq!(play("startpos", &fourth).repetition(), Some(Repetition::Draw));
    assert_eq!(play("startpos", &fourth[..11]).repetition(), None);
}

#[test]
fn taking_back_forgets_the_occurrence() {
    let mut history = play("startpos", &SHUFFLE.repeat(3));
    history.pop();
    assert_eq!(history.repetition(), None);
    assert_eq!(history.plies(), 11);
}

#[test]
fn a_second_occurrence_is_a_cycle() {
    assert_eq!(play("startpos", &SHUFFLE).cycle(), Some(Repetition::Draw));
    assert_eq!(play("startpos", &SHUFFLE[..3]).cycle(), None);
    assert_eq!(play("startpos", &SHUFFLE).plies_since_last(), Some(4));
}

const PERPETUAL: &str = "g8/9/9/8l/8k/7R1/8p/9/4K2L1 b - 1";
const CHECKS: [&str; 4] = ["2f2e", "1e1f", "2e2f", "1f1e"];

#[test]
fn the_side_that_checked_all_along_loses() {
    assert_eq!(play(PERPETUAL, &CHECKS.repeat(3)).repetition(), Some(Repetition::Lose));
    let after_a_check = [&CHECKS.repeat(3)[..], &["2f2e"]].concat();
    assert_eq!(play(PERPETUAL, &after_a_check).repetition(), Some(Repetition::Win));
}

#[test]
fn one_quiet_move_makes_it_a_draw() {
    let quiet = [&["5i5h", "9a9b", "5h5i", "9b9a"][..], &CHECKS.repeat(2)].concat();
    assert_eq!(play(PERPETUAL, &quiet).repetition(), Some(Repetition::Draw));
}
