//! Every row of the collected problems. It runs when `KOMADAI_CORPUS` names the folder of the data.
#![expect(clippy::unwrap_used, reason = "a long comparison that reports its numbers")]

use std::fs;
use std::path::PathBuf;

use komadai_tsume::{Limits, Patient, Problem, Solution, Verdict, solve};

/// Rows whose known answer differs from ours under the rule of futility that the README states: the line that is
/// shorter, whose interpositions can all be taken and given back.
const SHORTER: &[(&str, i16)] = &[("tk5_5", 3), ("tk7_15", 5), ("tk7_51", 5)];

#[expect(clippy::disallowed_methods, reason = "the folder is the caller's to say")]
fn rows(name: &str) -> Vec<Vec<String>> {
    let corpus = std::env::var_os("KOMADAI_CORPUS").expect("KOMADAI_CORPUS names the folder of the data");
    let text = fs::read_to_string(PathBuf::from(corpus).join("tsume").join(name)).unwrap();
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| line.split('\t').map(str::to_owned).collect()).collect()
}

fn solved(row: &[String], nodes: u64) -> Solution {
    let problem = Problem::from_sfen(&row[1]).unwrap_or_else(|refusal| panic!("{}: {refusal}", row[0]));
    solve(&problem, Limits { memory: 64 << 20, nodes }, &mut Patient)
}

#[test]
#[ignore = "needs the corpus"]
fn corpus_compositions_have_their_length() {
    let rows = rows("compositions.tsv");
    for row in &rows {
        let solution = solved(row, 1_000_000);
        assert!(solution.verified && solution.minimal, "{}: {solution:?}", row[0]);
        let shorter = SHORTER.iter().find(|(name, _)| *name == row[0]).map(|(_, plies)| *plies);
        let expected = shorter.unwrap_or_else(|| row[2].parse().unwrap());
        assert_eq!(solution.plies, Some(expected), "{}", row[0]);
    }
    println!("{} compositions", rows.len());
}

#[test]
#[ignore = "needs the corpus"]
fn corpus_mates_of_real_games_have_their_raw_length() {
    let rows = rows("realgame.tsv");
    for row in &rows {
        let solution = solved(row, 2_000_000);
        assert!(solution.verified, "{}: {solution:?}", row[0]);
        assert_eq!(solution.raw_plies, row[2].parse().ok(), "{}", row[0]);
    }
    println!("{} positions of games", rows.len());
}

#[test]
#[ignore = "needs the corpus"]
fn corpus_two_pawns_on_a_file_are_refused() {
    let rows = rows("illegal.tsv");
    for row in &rows {
        let refusal = Problem::from_sfen(&row[1]).expect_err(&row[0]);
        assert_eq!(refusal.key(), "position_two_pawns", "{}", row[0]);
    }
    println!("{} starts refused", rows.len());
}

#[test]
#[ignore = "needs the corpus"]
fn corpus_no_answer_about_a_classic_is_false() {
    let rows = rows("classical.tsv");
    let settled = rows.iter().filter(|row| row[2] == "nomate" || row[2].parse::<i16>().is_ok());
    let (mut count, mut answered) = (0, 0);
    for row in settled {
        let solution = solved(row, 1_000_000);
        count += 1;
        match solution.verdict {
            Verdict::Unknown(_) => continue,
            Verdict::NoMate => assert_eq!(row[2], "nomate", "{}", row[0]),
            Verdict::Mate => assert_ne!(row[2], "nomate", "{}", row[0]),
        }
        answered += 1;
    }
    println!("{answered} of {count} classics answered");
}
