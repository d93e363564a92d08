//! Ratings and the grades they mean.

use komadai_rules::{Grade, Handicap};
use proptest::prelude::*;

use crate::rating::{Outcome, Rating};
use crate::terms::worth;

#[test]
fn the_scale_runs_from_15_kyu_to_9_dan_in_steps_of_100() {
    let grade = |points: f64| Rating { points, ..Rating::start() }.grade().id();
    let rows = [
        (0.0, "15k"),
        (499.9, "15k"),
        (500.0, "14k"),
        (1_999.0, "1d"),
        (1_899.0, "1k"),
        (2_700.0, "9d"),
        (9e9, "9d"),
    ];
    for (points, expected) in rows {
        assert_eq!(grade(points), expected, "{points}");
    }
    for grade in Grade::all() {
        assert_eq!(Rating::of(grade).grade(), grade, "the middle of a grade is of that grade");
    }
    assert_eq!(Rating::start().grade(), Grade::WEAKEST);
}

#[test]
fn a_handicap_is_worth_the_grades_it_is_given_at() {
    let rows = [
        (Handicap::Even, 0.0),
        (Handicap::Lance, 2.0),
        (Handicap::Bishop, 3.0),
        (Handicap::RookLance, 5.0),
        (Handicap::Two, 6.5),
        (Handicap::Ten, 14.0),
        (Handicap::BareKing, 0.0),
    ];
    for (handicap, grades) in rows {
        assert!((worth(handicap) - grades).abs() < 1e-9, "{}", handicap.id());
    }
}

/// Glickman's own example, "Example of the Glicko-2 system" (2013), one game of it: a player of 1500 and 200 beats one
/// of 1400 and 30.
#[test]
fn a_win_over_a_weaker_player_is_rated_as_glickman_has_it() {
    let player = Rating { points: 1_500.0, deviation: 200.0, volatility: 0.06 };
    let other = Rating { points: 1_400.0, deviation: 30.0, volatility: 0.06 };
    let after = player.after(&other, Outcome::Win);
    assert!((after.points - 1_563.6).abs() < 0.5, "{after:?}");
    assert!((after.deviation - 175.4).abs() < 0.5, "{after:?}");
    assert!((player.expected(&other) - 0.639).abs() < 0.03, "{}", player.expected(&other));
}

fn rating() -> impl Strategy<Value = Rating> {
    (400.0..2_800.0, 30.0..350.0).prop_map(|(points, deviation)| Rating {
        points,
        deviation,
        volatility: 0.06,
    })
}

proptest! {
    #[test]
    fn who_wins_never_falls_and_who_loses_never_rises(player in rating(), other in rating()) {
        let after = |outcome| player.after(&other, outcome).points;
        prop_assert!(after(Outcome::Win) >= player.points);
        prop_assert!(after(Outcome::Loss) <= player.points);
        prop_assert!(after(Outcome::Loss) <= after(Outcome::Draw) && after(Outcome::Draw) <= after(Outcome::Win));
        for outcome in [Outcome::Win, Outcome::Loss, Outcome::Draw] {
            let after = player.after(&other, outcome);
            prop_assert!((400.0..=2_800.0).contains(&after.points));
            prop_assert!(after.deviation >= 110.0 && after.deviation < 360.0);
        }
    }

    #[test]
    fn the_chances_of_both_make_one(one in rating(), other in rating()) {
        let sum = one.expected(&other) + other.expected(&one);
        prop_assert!((sum - 1.0).abs() < 1e-9);
    }
}
