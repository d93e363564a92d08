//! The numbers of a match, its referee and its openings.

use komadai_rules::{Color, Illegal, Position};

use super::*;

fn tally(pairs: &[(usize, usize, u64)]) -> Tally {
    let mut tally = Tally::default();
    for &(first, second, times) in pairs {
        for _ in 0..times {
            tally.add(first);
            tally.add(second);
        }
    }
    tally
}

fn near(found: f64, expected: f64) {
    assert!((found - expected).abs() < 0.01, "{found} instead of {expected}");
}

#[test]
fn elo_and_score_are_each_others_inverse() {
    near(score_of(0.0), 0.5);
    near(elo_of(0.75), 190.85);
    near(elo_of(score_of(-123.0)), -123.0);
    assert!(elo_of(1.0).is_infinite() && elo_of(0.0).is_infinite());
}

#[test]
fn bounds_come_from_pairs() {
    // 40 pairs won 2-0, 40 drawn 1-1 and 20 lost 0-2: mean 0.6, variance 0.14.
    let even = tally(&[(2, 2, 40), (2, 0, 40), (0, 0, 20)]);
    assert_eq!((even.wins, even.draws, even.losses), (120, 0, 80));
    assert_eq!(even.pairs, [20, 0, 40, 0, 40]);
    let elo = even.elo().unwrap();
    near(elo.value, 70.44);
    // 0.6 ± 1.96 · √(0.14 / 100) = 0.52666, 0.67334
    near(elo.low, 18.55);
    near(elo.high, 125.66);
    // A single game says nothing, and neither do games that all went one way.
    assert_eq!(tally(&[]).elo(), None);
    assert_eq!(tally(&[(2, 2, 5)]).elo(), None);
    assert_eq!(tally(&[]).score(), None);
}

#[test]
fn the_test_decides_as_the_formula_says() {
    let sprt = Sprt { elo0: 0.0, elo1: 10.0 };
    near(Sprt::bound(), 2.944);
    near(sprt.ratio(&tally(&[])), 0.0);
    // Worked out apart, by another program: 0.8931 (the normal approximation says 0.9537).
    let some = tally(&[(2, 2, 40), (2, 0, 40), (0, 0, 20)]);
    near(sprt.ratio(&some), 0.8931);
    assert_eq!(sprt.decision(&some), None);
    assert_eq!(sprt.decision(&tally(&[(2, 2, 160), (2, 0, 160), (0, 0, 80)])), Some(Decision::Accepted));
    assert_eq!(sprt.decision(&tally(&[(2, 2, 80), (2, 0, 160), (0, 0, 160)])), Some(Decision::Rejected));
}

#[test]
fn the_test_does_not_decide_by_a_pair_or_two() {
    let sprt = Sprt { elo0: 0.0, elo1: 10.0 };
    near(sprt.ratio(&tally(&[(2, 2, 1)])), 0.0284);
    assert_eq!(sprt.decision(&tally(&[(2, 2, 3)])), None);
    assert_eq!(sprt.decision(&tally(&[(0, 0, 3)])), None);
    assert_eq!(sprt.decision(&tally(&[(2, 2, 120)])), Some(Decision::Accepted));
    assert_eq!(Sprt { elo0: 0.0, elo1: 100.0 }.decision(&tally(&[(2, 2, 20)])), Some(Decision::Accepted));
}

#[test]
fn the_referee_knows_repetition_mate_and_the_limit() {
    let play = |sfen: &str, moves: &str, most| {
        let mut referee = Referee::new(Position::from_sfen(sfen).unwrap(), most);
        for mv in moves.split_whitespace() {
            assert_eq!(referee.over(), None);
            referee.play(mv.parse().unwrap()).unwrap();
        }
        referee.over()
    };
    let start = Position::start().to_string();
    let round = "2h3h 8b7b 3h2h 7b8b ".repeat(3);
    assert_eq!(play(&start, &round, 512), Some((Ending::Repetition, None)));
    assert_eq!(play(&start, "7g7f 3c3d", 2), Some((Ending::MoveLimit, None)));
    let mut referee = Referee::new(Position::from_sfen("8k/9/9/6R2/9/9/9/9/K8 b - 1").unwrap(), 512);
    assert_eq!(referee.play("3d4e".parse().unwrap()), Err(Illegal::WrongMovement));
    // Gold on the head: mate, also with the last move allowed.
    assert_eq!(play("4k4/9/4P4/9/9/9/9/9/4K4 b G 1", "G*5b", 1), Some((Ending::Mate, Some(Color::Black))));
    assert_eq!(referee.declare(), (Ending::FailedDeclaration, Some(Color::White)));
}

#[test]
fn a_perpetual_check_loses() {
    // The rook checks from rank to file and back while the king steps to and fro.
    let mut referee = Referee::new(Position::from_sfen("8k/9/9/9/9/9/9/9/K6R1 w - 1").unwrap(), 512);
    for mv in "1a1b 2i1i 1b2b 1i2i 2b1b 2i1i 1b2b 1i2i 2b1b 2i1i 1b2b 1i2i 2b1b".split(' ') {
        assert_eq!(referee.over(), None, "{mv}");
        referee.play(mv.parse().unwrap()).unwrap();
    }
    assert_eq!(referee.over(), Some((Ending::PerpetualCheck, Some(Color::White))));
}

#[test]
fn openings_are_read_and_faults_named_by_line() {
    let text = "# made by hand\nstartpos moves 7g7f 3c3d # eval 3\n\n4k4/9/9/9/9/9/9/9/4K4 b P 1\n";
    let openings = read_openings(text).unwrap();
    assert_eq!(openings.len(), 2);
    assert_eq!((openings[0].moves.len(), &openings[0].start), (2, &None));
    assert!(openings[1].start.is_some() && openings[1].moves.is_empty());
    for (text, line) in [("startpos\nhello", 2), ("4k4/9/9/4R4/9/9/9/9/4K4 b - 1", 1)] {
        assert_eq!(read_openings(text).unwrap_err().line, line, "{text}");
    }
    let fault = read_openings("startpos moves 7g7f 7g7f").unwrap_err();
    assert!(matches!(fault.kind, OpeningErrorKind::Illegal { ply: 2, .. }), "{fault}");
    let over = read_openings("4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1").unwrap_err();
    assert_eq!(over.kind, OpeningErrorKind::Over);
}
