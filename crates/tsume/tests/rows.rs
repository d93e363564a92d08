//! Rows of known answers.

use std::fs;
use std::path::PathBuf;

use komadai_tsume::{Limits, Patient, Problem, Verdict, solve, solve_on};

fn rows(name: &str) -> Vec<Vec<String>> {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../testdata/tsume").join(name);
    let text = fs::read_to_string(path).expect("the rows are there");
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| line.split('\t').map(str::to_owned).collect()).collect()
}

#[test]
fn points_of_the_rules_come_out_as_known() {
    let limits = Limits { memory: 64 << 20, nodes: 5_000_000 };
    for row in rows("rules.tsv") {
        let problem = Problem::from_sfen(&row[1]).unwrap_or_else(|refusal| panic!("{}: {refusal}", row[0]));
        let solution = solve(&problem, limits, &mut Patient);
        assert!(solution.verified, "{}: {:?}", row[0], solution.verdict);
        let say = |plies: Option<i16>| plies.map_or_else(|| "nomate".to_owned(), |plies| plies.to_string());
        assert_eq!(say(solution.plies), row[2], "net plies of {}: {}", row[0], row[5]);
        assert_eq!(say(solution.raw_plies), row[3], "raw plies of {}: {}", row[0], row[5]);
        assert_eq!(solution.minimal, solution.verdict == Verdict::Mate, "{}", row[0]);
        assert_eq!(solution.line.len(), usize::try_from(solution.plies.unwrap_or(0)).unwrap(), "{}", row[0]);
    }
}

#[test]
fn what_is_no_problem_is_refused_by_name() {
    for row in rows("refused.tsv") {
        let refusal = Problem::from_sfen(&row[1]).expect_err(&row[0]);
        assert_eq!(refusal.key(), row[2], "{}", row[0]);
    }
}

#[test]
fn limits_end_a_search_with_their_name_and_no_claim() {
    let problem = Problem::from_sfen("7nk/9/5R3/8p/6P2/9/9/9/9 b SNPr2b4g3s2n4l15p 1").unwrap();
    let solution = solve(&problem, Limits { memory: 0, nodes: 100 }, &mut Patient);
    assert_eq!(solution.verdict, Verdict::Unknown(komadai_tsume::Stop::Nodes));
    let mut looks = 0;
    let mut cancel = |_: &komadai_tsume::Progress<'_>| {
        looks += 1;
        Some(komadai_tsume::Stop::Cancelled)
    };
    let problem = Problem::from_sfen("9/9/9/6rp1/6k2/3B2B2/2R3S2/9/9 b 4g3s4n4l17p 1").unwrap();
    let solution = solve(&problem, Limits::default(), &mut cancel);
    assert_eq!(solution.verdict, Verdict::Unknown(komadai_tsume::Stop::Cancelled));
    assert!(solution.plies.is_none() && solution.line.is_empty());
    assert_eq!(looks, 1);
}

#[test]
fn variations_that_leave_pieces_may_be_longer() {
    // 図巧 59: the longest line has 31 plies and leaves pieces, its composer's has 29.
    let sfen = "9/9/pR7/9/5l1n1/5p1R1/1g+p1S1+bG1/S1kN1SP1+p/3g1b3 b GS2n3l13p 1";
    let solution = solve(&Problem::from_sfen(sfen).unwrap(), Limits::default(), &mut Patient);
    assert!(solution.minimal && !solution.left.is_empty());
    assert_eq!((solution.plies, solution.sparing.map(|line| line.len())), (Some(31), Some(29)));
}

#[test]
fn several_threads_find_the_same() {
    let limits = Limits { memory: 64 << 20, nodes: 8_000_000 };
    for row in rows("rules.tsv").into_iter().filter(|row| ["r20", "r21", "r02"].contains(&row[0].as_str())) {
        let problem = Problem::from_sfen(&row[1]).unwrap();
        let solution = solve_on(3, &problem, limits, &mut Patient);
        assert!(solution.verified, "{}: {:?}", row[0], solution.verdict);
        let say = |plies: Option<i16>| plies.map_or_else(|| "nomate".to_owned(), |plies| plies.to_string());
        assert_eq!(say(solution.plies), row[2], "{}", row[0]);
    }
    let long =
        Problem::from_sfen("9/9/pR7/9/5l1n1/5p1R1/1g+p1S1+bG1/S1kN1SP1+p/3g1b3 b GS2n3l13p 1").unwrap();
    let solution = solve_on(2, &long, limits, &mut Patient);
    assert_eq!((solution.plies, solution.minimal, solution.verified), (Some(31), true, true));
}

#[test]
fn a_mate_found_before_the_limits_has_a_line() {
    let problem =
        Problem::from_sfen("9/9/pR7/9/5l1n1/5p1R1/1g+p1S1+bG1/S1kN1SP1+p/3g1b3 b GS2n3l13p 1").unwrap();
    let known = solve(&problem, Limits { memory: 64 << 20, nodes: u64::MAX }, &mut Patient);
    assert!(known.minimal);
    let mut unproven = 0;
    for nodes in (1..=8).map(|times| times * 60_000) {
        let solution = solve(&problem, Limits { memory: 64 << 20, nodes }, &mut Patient);
        if solution.verdict != Verdict::Mate {
            continue;
        }
        assert!(solution.verified && solution.plies >= known.plies, "{nodes} nodes: {:?}", solution.plies);
        unproven += u32::from(!solution.minimal);
        let mut end = problem.position().clone();
        for mv in &solution.line {
            assert!(end.is_legal(*mv), "{nodes} nodes: {mv}");
            end.do_move(*mv);
        }
        assert!(end.in_check(), "{nodes} nodes: {:?}", solution.line);
        if end.has_legal_move() {
            // Only drops that are futile are left.
            let problem = Problem::new(end).unwrap_or_else(|refusal| panic!("{nodes} nodes: {refusal}"));
            let rest = solve(&problem, Limits { memory: 64 << 20, nodes: 60_000 }, &mut Patient);
            assert_eq!(rest.plies, Some(0), "{nodes} nodes: {:?}", solution.line);
        }
    }
    assert!(unproven > 0);
}

#[test]
fn the_defender_may_move_first() {
    // A mate in three after its first move.
    let problem = Problem::from_sfen("9/8k/8G/8P/9/9/9/9/9 w G2r2b2g4s4n4l17p 2");
    let problem = problem.unwrap_or_else(|refusal| panic!("{refusal}"));
    assert!(problem.defender_first());
    let solution = solve(&problem, Limits::default(), &mut Patient);
    assert_eq!(solution.plies, Some(2));
}
