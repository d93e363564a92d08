//! Reviews of positions whose truth is known.

use komadai_rules::{Color, Move, Position};
use komadai_tsume::Patient;

use super::{Class, Evaluation, Line, Mates, Reason, Reviewed, Reviewer, Score, Tally};

fn evaluation(score: Score, moves: &str) -> Evaluation {
    let moves = moves.split(' ').filter(|mv| !mv.is_empty()).map(|mv| mv.parse().unwrap()).collect();
    Evaluation { lines: vec![Line { score, moves }] }
}

fn judge(sfen: &str, mv: &str, before: &Evaluation, after: &Evaluation) -> Reviewed {
    let mut patient = Patient;
    let start = Position::from_sfen(sfen).unwrap();
    let mv: Move = mv.parse().unwrap();
    assert!(start.is_legal(mv));
    Reviewer::new(start, Mates::new(50_000, &mut patient)).judge(mv, before, after)
}

#[test]
fn chances_follow_the_score_and_mates_are_certain() {
    assert!((Score::Centipawns(0).chance() - 0.5).abs() < 1e-9);
    assert!(Score::Centipawns(600).chance() > 0.73 && Score::Centipawns(600).chance() < 0.74);
    assert!((Score::Mates(5).chance() + Score::Mated(5).chance() - 1.0).abs() < 1e-9);
    assert!(Score::Mates(3).centipawns() > Score::Mates(5).centipawns());
    assert!(Score::Mated(3).centipawns() < Score::Mated(5).centipawns());
    assert!(Score::Mates(u32::MAX).centipawns() > Score::Centipawns(i32::MAX).centipawns());
    assert_eq!(Score::Centipawns(i32::MIN).turned().centipawns(), 15_000);
}

#[test]
fn classes_go_by_the_chance_that_was_given_away() {
    let class = |best, played| Class::of(Score::Centipawns(best), Score::Centipawns(played));
    assert_eq!(class(0, 0), Class::Best);
    assert_eq!(class(100, 0), Class::Good);
    assert_eq!(class(0, -200), Class::Doubtful);
    assert_eq!(class(0, -400), Class::Mistake);
    assert_eq!(class(0, -800), Class::Blunder);
    // The same loss matters less where the game is decided.
    assert_eq!(class(3000, 2200), Class::Good);
    assert_eq!(Class::of(Score::Mates(5), Score::Mates(0)), Class::Best);
    assert_eq!(Class::of(Score::Centipawns(500), Score::Mated(3)), Class::Blunder);
}

#[test]
fn the_searchs_own_choice_is_best_whatever_the_scores_say() {
    let start = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";
    let before = evaluation(Score::Centipawns(80), "7g7f 3c3d");
    let reviewed = judge(start, "7g7f", &before, &evaluation(Score::Centipawns(100), "3c3d"));
    assert_eq!((reviewed.class, reviewed.better.len()), (Some(Class::Best), 0));
    assert!(reviewed.lost.abs() < 1e-9 && reviewed.missed_mate.is_none());
}

#[test]
fn without_scores_no_class_is_made_up() {
    let start = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";
    let none = Evaluation::default();
    let reviewed = judge(start, "7g7f", &none, &none);
    assert_eq!((reviewed.class, reviewed.best, reviewed.played), (None, None, None));
}

/// Black mates in three with gold and gold; White's rook mates Black if it gets the move.
const RACE: &str = "9/8k/9/8P/9/9/9/r8/4K4 b 2G2b2g4s4n4l17pr 1";

#[test]
fn a_missed_mate_is_found_and_one_that_is_kept_is_not_missed() {
    let before = evaluation(Score::Centipawns(300), "G*2b");
    let reviewed = judge(RACE, "G*5h", &before, &evaluation(Score::Centipawns(200), "8g8f"));
    let mate = reviewed.missed_mate.unwrap();
    assert_eq!((mate.plies, mate.line.len()), (3, 3));
    assert!(reviewed.reasons.contains(&Reason::MissedMate(3)), "{:?}", reviewed.reasons);
    let reviewed = judge(RACE, "G*1c", &before, &Evaluation::default());
    assert!(reviewed.missed_mate.is_none());
    assert_eq!(reviewed.played, Some(Score::Mates(0)));
}

#[test]
fn a_mate_that_the_opponent_gets_is_told() {
    // The king walks into a mate by the gold.
    let sfen = "4k4/9/9/9/9/9/3ppp3/9/4K4 b 2g2r2b2g4s4n4l15p 1";
    let best = evaluation(Score::Centipawns(-900), "5i4i");
    let reviewed = judge(sfen, "5i6i", &best, &evaluation(Score::Mates(1), "G*6h"));
    assert!(reviewed.allows_mate.is_some());
    assert_eq!(reviewed.side, Color::Black);
    assert!(matches!(reviewed.played, Some(Score::Mated(_))));
}

#[test]
fn a_brinkmate_is_named_and_a_missed_one_too() {
    let sfen = "8k/9/4Gs3/9/9/9/9/9/4K4 b GS 1";
    let reviewed = judge(sfen, "S*1c", &evaluation(Score::Centipawns(900), "S*1c"), &Evaluation::default());
    let line = reviewed.brinkmate.unwrap();
    assert!(line.len() >= 2 && reviewed.threat.is_some());
    let missed = judge(sfen, "5i5h", &evaluation(Score::Centipawns(900), "G*5h"), &Evaluation::default());
    let made = missed.missed_brinkmate.unwrap()[0].to_string();
    assert!(["S*1c", "S*2c", "G*2c"].contains(&made.as_str()), "{made}");
    assert!(missed.brinkmate.is_none());
}

#[test]
fn what_is_lost_and_forked_is_said() {
    // The knight takes nothing, and then forks rook and gold.
    let sfen = "4k4/9/9/4n4/9/9/9/4G1R2/8K b p 1";
    let before = evaluation(Score::Centipawns(400), "3h3d");
    let after = evaluation(Score::Centipawns(500), "5d4f 1h1g 4f3h+");
    let reviewed = judge(sfen, "1i1h", &before, &after);
    assert!(reviewed.class.unwrap().is_bad() && reviewed.reasons.contains(&Reason::AllowsFork));
    let reviewed = judge(
        "4k4/9/9/9/9/9/5p3/5R3/8K b p 1",
        "1i1h",
        &before,
        &evaluation(Score::Centipawns(900), "4g4h+ 1h1g"),
    );
    assert!(
        reviewed.reasons.contains(&Reason::LosesPiece(komadai_rules::PieceKind::Rook)),
        "{:?}",
        reviewed.reasons
    );
}

#[test]
fn an_average_is_over_all_moves_of_a_side() {
    let mut tally = Tally::default();
    assert!(tally.average().abs() < 1e-9);
    tally.add(Class::Best, 0.0);
    tally.add(Class::Blunder, 0.5);
    assert_eq!((tally.count(Class::Best), tally.count(Class::Blunder), tally.count(Class::Good)), (1, 1, 0));
    assert!((tally.average() - 0.25).abs() < 1e-9);
}
