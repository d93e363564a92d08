//! Whatever is played, and whatever an engine says of it, is followed without a fault.

use komadai_coach::review::{Evaluation, Line, Mates, Reviewer, Score};
use komadai_coach::{Coach, standing};
use komadai_rules::{HandKind, Move, Position, Square};
use komadai_testkit::{SplitMix, playout};
use komadai_tsume::Patient;

#[test]
fn random_games_are_followed_and_each_notice_comes_once() {
    for seed in 0..60 {
        let mut coach = Coach::new(Position::start());
        let mut seen = Vec::new();
        for mv in playout(&Position::start(), seed, 300) {
            for notice in coach.play(mv) {
                let name = (notice.side, notice.topic, notice.id);
                assert!(!seen.contains(&name), "{name:?} twice");
                seen.push(name);
            }
        }
        let _ = standing(coach.position());
    }
}

/// A line of moves that need not be legal, nor make sense.
fn nonsense(random: &mut SplitMix) -> Line {
    let square = |random: &mut SplitMix| random.below(81);
    let moves = (0..random.below(6)).map(|_| {
        let from = square(random);
        // A move has two squares; that much its type asks for.
        let to = Square::ALL[(from + 1 + random.below(80)) % 81];
        let from = Square::ALL[from];
        match random.below(3) {
            0 => Move::drop(HandKind::ALL[random.below(7)], to),
            1 => Move::board(from, to, true),
            _ => Move::board(from, to, false),
        }
    });
    let moves = moves.collect();
    let score = match random.below(6) {
        0 => Score::Mates(random.below(40) as u32),
        1 => Score::Mated(u32::MAX),
        2 => Score::Centipawns(i32::MIN),
        3 => Score::Centipawns(i32::MAX),
        _ => Score::Centipawns(random.below(4000) as i32 - 2000),
    };
    Line { score, moves }
}

#[test]
fn an_engine_that_talks_nonsense_is_no_danger() {
    let mut random = SplitMix(11);
    for seed in 0..6 {
        let mut patient = Patient;
        let mut reviewer = Reviewer::new(Position::start(), Mates::new(300, &mut patient));
        for mv in playout(&Position::start(), seed, 160) {
            let told = |random: &mut SplitMix| Evaluation {
                lines: (0..random.below(4)).map(|_| nonsense(random)).collect(),
            };
            let (before, after) = (told(&mut random), told(&mut random));
            let reviewed = reviewer.judge(mv, &before, &after);
            assert!((0.0..=1.0).contains(&reviewed.lost));
        }
    }
}
