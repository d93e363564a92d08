//! Faults of compositions, each of a kind.

#![expect(clippy::unwrap_used, reason = "a row that cannot be read fails the test")]

use komadai_rules::Move;
use komadai_tsume::{FaultKind, Findings, Limits, Patient, Problem, Solution, examine};

fn examined(sfen: &str, stated: &str) -> (Solution, Findings) {
    let problem = Problem::from_sfen(sfen).unwrap();
    let stated: Vec<Move> = stated.split_whitespace().map(|word| word.parse().unwrap()).collect();
    let limits = Limits { memory: 64 << 20, nodes: 2_000_000 };
    let (solution, findings) = examine(&problem, Some(&stated), 100, limits, &mut Patient);
    assert_eq!(findings.stopped, None);
    (solution, findings)
}

fn found(findings: &Findings) -> Vec<(FaultKind, usize, String)> {
    let said = |mv: Option<Move>| mv.map(|mv| mv.to_string()).unwrap_or_default();
    findings.faults.iter().map(|fault| (fault.kind, fault.ply, said(fault.mv))).collect()
}

#[test]
fn a_sound_work_has_no_faults() {
    let (solution, findings) = examined("9/8S/8k/9/8S/9/9/9/9 b G2r2b3g2s4n4l18p 1", "G*2c");
    assert_eq!(solution.plies, Some(1));
    assert_eq!(found(&findings), []);
}

#[test]
fn lances_dropped_at_any_distance_are_not_limited() {
    let (_, findings) = examined("7Bk/9/9/7R1/9/9/9/9/9 b Lrb4g4s4n3l18p 1", "L*1b");
    let kinds = found(&findings);
    assert_eq!(kinds.len(), 7, "{kinds:?}");
    assert!(kinds.iter().all(|(kind, ply, _)| (*kind, *ply) == (FaultKind::UnlimitedDistance, 1)));
}

#[test]
fn other_mates_at_the_last_move_are_tolerated_and_named() {
    let (_, findings) = examined("9/6SkS/8P/8+R/9/9/9/9/9 b r2b4g2s4n4l17p 1", "1d2c");
    let kinds = found(&findings);
    assert!(kinds.iter().all(|(kind, ..)| kind.is_tolerated()), "{kinds:?}");
    assert!(kinds.contains(&(FaultKind::LastMoveSideMate, 1, "1b2c+".to_owned())), "{kinds:?}");
}

#[test]
fn another_first_move_that_mates_is_a_side_mate_with_its_line() {
    let (solution, findings) = examined("4R2Sk/7P1/7ps/9/9/9/9/9/9 b r2b4g2s4n4l16p 1", "2a1b+ 1a1b 5a2a+");
    assert_eq!(solution.plies, Some(3));
    let side = findings.faults.iter().find(|fault| fault.kind == FaultKind::SideMate);
    let fault = side.unwrap_or_else(|| panic!("{findings:?}"));
    assert_eq!((fault.ply, fault.mv.unwrap().to_string()), (1, "2a3b+".to_owned()));
    assert_eq!(fault.line[0], fault.mv.unwrap());
}

#[test]
fn a_mate_that_comes_back_to_the_main_line_is_a_detour() {
    let (_, findings) = examined("5B2r/8k/9/8S/9/9/9/9/9 b rb4g3s4n4l18p 1", "1d2c+ 1b2a 4a3b+");
    assert_eq!(found(&findings), [(FaultKind::Detour, 1, "1d2c".to_owned())]);
    assert_eq!(findings.faults[0].line.len(), 7);
}

#[test]
fn pieces_left_over_are_found() {
    let (_, findings) = examined("4k4/9/4P4/9/9/9/9/9/9 b 2G2r2b2g4s4n4l17p 1", "G*5b");
    assert!(found(&findings).contains(&(FaultKind::PiecesLeft, 1, "G*5b".to_owned())));
}

#[test]
fn without_a_mate_there_is_one_fault() {
    let (_, findings) = examined("7nk/9/8G/9/9/9/9/9/9 b P2r2b3g4s3n4l17p 1", "P*1b");
    assert_eq!(found(&findings), [(FaultKind::NoMate, 0, String::new())]);
}

#[test]
fn a_stated_line_is_compared_with_the_one_that_is_right() {
    let sfen = "9/8k/9/7RG/9/9/9/9/9 b r2b3g4s4n4l18p 1";
    let (_, findings) = examined(sfen, "1d2c 1b1a 2c2b");
    assert!(!found(&findings).iter().any(|(kind, ..)| !kind.is_tolerated()), "{findings:?}");
    let (_, findings) = examined(sfen, "1d2c 1b1a 2c1c 1a2a 1c2b");
    assert!(found(&findings).iter().any(|(kind, ..)| *kind == FaultKind::EarlyMate));
    let (_, findings) = examined(sfen, "1d2c");
    assert!(found(&findings).iter().any(|(kind, ..)| *kind == FaultKind::LongerVariation));
}
