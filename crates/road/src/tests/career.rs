//! A career from its first game on.

use komadai_rules::{Color, Grade};
use proptest::prelude::*;

use crate::career::{Career, Report, Turn};
use crate::ladder::Ladder;
use crate::rating::Outcome;
use crate::refusal::Refusal;
use komadai_book::Style;

/// Plays the next game on the terms it has, as Black where pawns are tossed.
fn play(career: &mut Career, number: u32, outcome: Outcome, continues: u32) -> Report {
    let fixture = career.next().expect("a ladder is being played");
    let id = format!("game{number}");
    career.begin(&id, fixture.terms.side.unwrap_or(Color::Black)).unwrap();
    career.finish(&id, outcome, continues, i64::from(number)).expect("it is the game under way")
}

/// Wins a whole ladder and says how the last game went.
fn win(career: &mut Career, number: &mut u32) -> Report {
    career.enter(u64::from(*number)).unwrap();
    loop {
        *number += 1;
        let report = play(career, *number, Outcome::Win, 0);
        if career.next().is_none() {
            return report;
        }
    }
}

#[test]
fn a_career_begins_at_15_kyu_on_the_lowest_ladder() {
    let mut career = Career::default();
    assert_eq!((career.grade(), career.stage()), (Grade::WEAKEST, Ladder::FIRST));
    assert_eq!(career.begin("x", Color::Black), Err(Refusal::NoLadder));
    career.enter(1).unwrap();
    assert_eq!(career.enter(2), Err(Refusal::OnLadder));
    career.begin("x", Color::Black).unwrap();
    assert_eq!(career.begin("y", Color::Black), Err(Refusal::Playing));
    assert!(career.next().is_some());
}

#[test]
fn a_game_counts_once() {
    let mut career = Career::default();
    career.enter(1).unwrap();
    career.begin("x", Color::Black).unwrap();
    assert_eq!(career.finish("y", Outcome::Win, 0, 0), None, "another game");
    assert!(career.finish("x", Outcome::Win, 0, 0).is_some());
    let once = career.clone();
    assert_eq!(career.finish("x", Outcome::Win, 0, 0), None);
    assert_eq!(career, once);
    assert_eq!(career.tally(), (1, 0, 0));
}

#[test]
fn four_wins_are_a_title_and_lead_up() {
    let mut career = Career::default();
    let mut number = 0;
    let last = win(&mut career, &mut number);
    assert_eq!(number, 4, "two rounds and a final of two wins");
    assert_eq!((last.turn, last.round), (Turn::Title, 2));
    assert!(career.stage() > Ladder::FIRST && last.moved_to == Some(career.stage()));
    assert!(career.grade() > Grade::WEAKEST);
    let title = career.titles()[0];
    assert_eq!((title.ladder, title.times, title.last_ms), (Ladder::FIRST, 1, 4));
}

#[test]
fn whoever_wins_everything_becomes_the_master_and_stays_there() {
    let mut career = Career::default();
    let mut number = 0;
    let titles = |career: &Career| career.titles().last().map_or(0, |title| title.times);
    while career.titles().last().is_none_or(|title| title.ladder != Ladder::LAST) {
        assert!(number < 200, "{} on {}", career.grade().id(), career.stage().id());
        let report = win(&mut career, &mut number);
        if let Some(ladder) = report.moved_to {
            let own = Ladder::of(career.grade());
            assert!(
                ladder <= own.above(),
                "handicaps alone lead no further up than a ladder above the own grade"
            );
        }
    }
    assert!(career.grade() >= Grade::dan(4).unwrap(), "{}", career.grade().id());
    let before = titles(&career);
    win(&mut career, &mut number);
    assert_eq!((career.stage(), titles(&career)), (Ladder::LAST, before + 1));
}

#[test]
fn two_first_round_losses_lead_down_and_grades_fall_too() {
    let mut career = Career::default();
    let mut number = 0;
    win(&mut career, &mut number);
    let (stage, grade) = (career.stage(), career.grade());
    for exit in 1..=2 {
        career.enter(exit).unwrap();
        assert_eq!(career.is_in_danger(), exit == 2);
        number += 1;
        let report = play(&mut career, number, Outcome::Loss, 0);
        assert_eq!(report.turn, Turn::Out);
        assert_eq!(report.moved_to, (exit == 2).then(|| stage.below()));
        assert!(career.bracket().unwrap().is_over(), "the others play it to its end");
    }
    assert!(career.grade() < grade && career.best() >= grade);
    // There is nothing below the lowest.
    for exit in 0..12 {
        career.enter(exit).unwrap();
        number += 1;
        play(&mut career, number, Outcome::Loss, 0);
    }
    assert_eq!((career.stage(), career.grade()), (Ladder::FIRST, Grade::WEAKEST));
}

#[test]
fn a_win_with_a_continue_goes_on_and_is_not_rated() {
    let mut career = Career::default();
    career.enter(3).unwrap();
    let before = career.rating();
    let report = play(&mut career, 1, Outcome::Win, 2);
    assert_eq!((report.turn, report.rated, report.continues), (Turn::Advanced, false, 2));
    assert_eq!((career.rating(), career.continues()), (before, 2));
    let report = play(&mut career, 2, Outcome::Loss, 1);
    assert!(report.rated && career.rating().points < before.points, "a loss is one");
}

#[test]
fn a_draw_is_rated_and_played_again_with_colours_reversed() {
    // A field whose first opponent is of the player's own grade, so that pawns are tossed.
    let mut career = Career::default();
    let seed = (0..100).find(|seed| {
        career = Career::default();
        career.enter(*seed).unwrap();
        career.next().unwrap().terms.side.is_none()
    });
    assert!(seed.is_some());
    let opponent = career.next().unwrap().opponent;
    let report = play(&mut career, 1, Outcome::Draw, 0);
    assert_eq!(report.turn, Turn::Again);
    let next = career.next().unwrap();
    assert_eq!((next.opponent, next.terms.side), (opponent, Some(Color::White)));
    assert_eq!(career.tally(), (0, 0, 1));
}

#[test]
fn a_giver_without_a_rook_is_not_said_to_have_a_style() {
    let mut career = Career::default();
    career.enter(1).unwrap();
    let mut fixture = career.next().unwrap();
    fixture.terms.handicap = komadai_rules::Handicap::Two;
    fixture.terms.side = Some(Color::Black);
    assert_eq!(Career::style(&fixture, 1), Style::Giver);
    fixture.terms.side = Some(Color::White);
    assert_eq!(Career::style(&fixture, 1), fixture.opponent.style(), "it is the player who gives");
}

proptest! {
    #[test]
    fn a_career_survives_being_kept_after_any_results(
        results in prop::collection::vec((0..3_u8, 0..2_u32, any::<bool>()), 1..60),
    ) {
        let mut career = Career::default();
        for (number, (result, continues, black)) in results.into_iter().enumerate() {
            if career.next().is_none() {
                career.enter(number as u64).unwrap();
            }
            let fixture = career.next().unwrap();
            prop_assert!(fixture.terms.handicap.is_even() || fixture.terms.side.is_some(), "the giver is White");
            let side = fixture.terms.side.unwrap_or(if black { Color::Black } else { Color::White });
            let id = number.to_string();
            career.begin(&id, side).unwrap();
            let text = serde_json::to_string(&career).unwrap();
            prop_assert_eq!(&serde_json::from_str::<Career>(&text).unwrap(), &career);
            let result = [Outcome::Win, Outcome::Loss, Outcome::Draw][usize::from(result)];
            let before = career.stage();
            let report = career.finish(&id, result, continues, 0).unwrap();
            let text = serde_json::to_string(&report).unwrap();
            prop_assert_eq!(&serde_json::from_str::<Report>(&text).unwrap(), &report);
            prop_assert_eq!(report.moved_to, (career.stage() != before).then(|| career.stage()));
            prop_assert!(career.best() >= career.grade());
            prop_assert!(career.playing().is_none());
        }
        let (won, lost, drawn) = career.tally();
        prop_assert!(won + lost + drawn > 0);
    }
}
