//! Ladders, their fields and the terms of a game.

use std::collections::BTreeSet;

use komadai_rules::{Color, Grade, Handicap};
use proptest::prelude::*;

use crate::bracket::{Bracket, MATCHES, ROUNDS, SLOTS};
use crate::ladder::Ladder;
use crate::opponent::{OPPONENTS, Opponent};
use crate::rating::Outcome;
use crate::terms::Terms;

fn grade(id: &str) -> Grade {
    Grade::from_id(id).unwrap()
}

#[test]
fn every_ladder_has_a_field_of_its_three_grades() {
    let mut met = BTreeSet::new();
    for ladder in Ladder::all() {
        let (weakest, strongest) = ladder.grades();
        assert_eq!(strongest.difference(weakest), 2);
        assert_eq!(Ladder::of(weakest), ladder);
        assert_eq!(Ladder::of(strongest), ladder);
        assert_eq!(Ladder::from_id(ladder.id()), Some(ladder));
        let field: Vec<_> = ladder.field().collect();
        assert_eq!(field.len(), SLOTS - 1, "{}", ladder.id());
        met.extend(field.iter().map(|opponent| opponent.id()));
    }
    assert_eq!(met.len(), OPPONENTS.len(), "everybody plays somewhere, under a name of their own");
    assert_eq!((Ladder::FIRST.below(), Ladder::LAST.above()), (Ladder::FIRST, Ladder::LAST));
}

/// The dojo table of the rules.
#[test]
fn terms_follow_the_table_of_grade_differences() {
    let even = Handicap::Even;
    let rows = [
        (0, even, None),
        (1, even, Some(Color::Black)),
        (2, Handicap::Lance, Some(Color::Black)),
        (3, Handicap::Bishop, Some(Color::Black)),
        (4, Handicap::Rook, Some(Color::Black)),
        (5, Handicap::RookLance, Some(Color::Black)),
        (7, Handicap::Two, Some(Color::Black)),
        (8, Handicap::Four, Some(Color::Black)),
        (11, Handicap::Six, Some(Color::Black)),
        (12, Handicap::Eight, Some(Color::Black)),
        (23, Handicap::Ten, Some(Color::Black)),
    ];
    for (difference, handicap, side) in rows {
        let stronger = Grade::all().nth(difference).unwrap();
        assert_eq!(Terms::by_grades(Grade::WEAKEST, stronger), Terms { handicap, side }, "{difference}");
        let side = side.map(|side| !side);
        assert_eq!(Terms::by_grades(stronger, Grade::WEAKEST), Terms { handicap, side }, "{difference}");
    }
}

#[test]
fn half_lance_is_lance_and_even_in_turn() {
    let (weaker, stronger) = (grade("3k"), grade("2k"));
    assert!(Terms::is_half_lance(weaker, stronger) && Terms::is_half_lance(weaker, grade("1k")));
    assert!(!Terms::is_half_lance(weaker, weaker) && !Terms::is_half_lance(weaker, grade("1d")));
    let games: Vec<Terms> = (0..3).map(|decided| Terms::half_lance(weaker, stronger, decided)).collect();
    let lance = Terms { handicap: Handicap::Lance, side: Some(Color::Black) };
    let even = Terms { handicap: Handicap::Even, side: None };
    assert_eq!(games, [lance, even, lance]);
    assert_eq!(Terms::half_lance(stronger, weaker, 0).side, Some(Color::White), "the stronger side gives");
}

#[test]
fn even_games_of_a_match_change_colours_and_handicap_games_do_not() {
    let even = Terms { handicap: Handicap::Even, side: None };
    assert_eq!(even.after(Some(Color::Black)).side, Some(Color::White));
    assert_eq!(even.after(None), even);
    let given = Terms { handicap: Handicap::Rook, side: Some(Color::Black) };
    assert_eq!(given.after(Some(Color::Black)), given);
}

proptest! {
    #[test]
    fn a_ladder_has_one_champion_and_everyone_stands_in_it_once(
        ladder in 0..8_usize,
        seed: u64,
        results in prop::collection::vec(prop_oneof![Just(Outcome::Win), Just(Outcome::Loss), Just(Outcome::Draw)], 60),
    ) {
        let ladder = Ladder::all().nth(ladder).unwrap();
        let (weakest, strongest) = ladder.grades();
        let mut bracket = Bracket::draw(ladder, weakest, seed);
        let names: BTreeSet<_> = bracket.entrants().iter().map(|entrant| entrant.map(Opponent::id)).collect();
        prop_assert_eq!(names.len(), SLOTS);
        prop_assert_eq!(bracket.entrants()[0], None, "the player stands first");
        let far = bracket.entrants()[SLOTS / 2..].iter().flatten().map(|one| one.grade()).max();
        prop_assert_eq!(far, Some(strongest), "the strongest can be met in the final only");
        for result in results {
            let Some(round) = bracket.round() else { break };
            prop_assert!(bracket.opponent().is_some() && bracket.terms().is_some());
            let before = bracket.clone();
            bracket.take(result, None, weakest);
            let [won, lost] = bracket.score();
            prop_assert!(won < 2 && lost < 2);
            if result == Outcome::Draw {
                prop_assert_eq!(before.winners(), bracket.winners());
            }
            if bracket.round().is_some_and(|now| now > round) {
                prop_assert_eq!(bracket.round(), Some(round + 1));
            }
        }
        for index in 0..MATCHES {
            let Some(winner) = bracket.winners()[index] else { continue };
            let (one, other) = bracket.pair(index);
            prop_assert!(one == Some(winner) || other == Some(winner), "who won had played");
        }
        // All draws leave it open; whatever else happens ends it.
        prop_assert_eq!(bracket.is_over(), bracket.round().is_none());
        if bracket.is_over() {
            prop_assert!(bracket.winners().iter().all(Option::is_some));
        }
    }

    #[test]
    fn the_same_seed_draws_and_plays_the_same(seed: u64) {
        let play = || {
            let mut bracket = Bracket::draw(Ladder::FIRST, Grade::WEAKEST, seed);
            bracket.take(Outcome::Loss, None, Grade::WEAKEST);
            bracket
        };
        prop_assert_eq!(play(), play());
    }
}

#[test]
fn the_stronger_of_two_others_wins_more_often() {
    let (mut stronger, mut games) = (0, 0);
    for seed in 0..2_000 {
        let mut bracket = Bracket::draw(Ladder::FIRST, Grade::WEAKEST, seed);
        bracket.take(Outcome::Loss, None, Grade::WEAKEST);
        for index in 1..4 {
            let grade = |place: u8| bracket.entrants()[usize::from(place)].unwrap().grade();
            let (one, other) = (index as u8 * 2, index as u8 * 2 + 1);
            if grade(one).difference(grade(other)) != 2 {
                continue;
            }
            games += 1;
            let best = if grade(one) > grade(other) { one } else { other };
            stronger += i32::from(bracket.winners()[index] == Some(best));
        }
    }
    let share = f64::from(stronger) / f64::from(games);
    // 200 points are worth 0.76 among settled ratings.
    assert!(games > 500 && (0.70..0.82).contains(&share), "{share} of {games}");
}

#[test]
fn the_final_is_a_match_of_three() {
    assert_eq!((0..ROUNDS).map(Bracket::needed).collect::<Vec<_>>(), [1, 1, 2]);
}
