//! 必至: after the quiet move every legal defence is followed by mate.

#![expect(clippy::unwrap_used, reason = "a row that cannot be read fails the test")]

use komadai_tsume::{Limits, Patient, Problem, Stop, Verdict, brinkmates, solve_net};

fn limits() -> Limits {
    Limits { memory: 64 << 20, nodes: 4_000_000 }
}

/// Every move found, and that it is right, by solving each defence apart.
fn found(sfen: &str) -> Vec<String> {
    let problem = Problem::from_sfen(sfen).unwrap();
    let result = brinkmates(&problem, limits(), &mut Patient);
    assert_eq!((result.stopped, result.unsettled.as_slice()), (None, [].as_slice()));
    for brinkmate in &result.found {
        let mut after = problem.position().clone();
        after.do_move(brinkmate.mv);
        assert!(!after.in_check());
        let defences = after.legal_moves();
        assert_eq!(defences.len(), brinkmate.defences.len());
        for mv in defences {
            let line = brinkmate.defences.iter().find(|line| line[0] == mv).unwrap();
            let mut defended = after.clone();
            defended.do_move(mv);
            let problem = Problem::with_attacker(defended.clone(), problem.attacker()).unwrap();
            assert_eq!(solve_net(&problem, limits(), &mut Patient).verdict, Verdict::Mate, "{mv}");
            for mv in &line[1..] {
                assert!(defended.is_legal(*mv));
                defended.do_move(*mv);
            }
            assert!(defended.in_check());
        }
    }
    result.found.iter().map(|brinkmate| brinkmate.mv.to_string()).collect()
}

#[test]
fn a_king_that_cannot_be_saved_is_seen() {
    // The silver moves up to the king's door with nothing in the defender's hand: gold or silver mates next move.
    let moves = found("8k/9/6S1P/9/9/9/9/9/9 b GSp 1");
    assert!(!moves.is_empty(), "{moves:?}");
}

#[test]
fn without_a_threat_there_is_no_brinkmate() {
    assert_eq!(found("4k4/9/9/9/9/9/9/9/9 b G 1"), [""; 0]);
}

#[test]
fn what_is_not_settled_is_said() {
    let problem = Problem::from_sfen("8k/9/6S1P/9/9/9/9/9/9 b GSp 1").unwrap();
    let result = brinkmates(&problem, Limits { memory: 0, nodes: 50 }, &mut Patient);
    assert_eq!(result.stopped, Some(Stop::Nodes));
    assert!(!result.unsettled.is_empty());
}
