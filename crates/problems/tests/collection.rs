//! The problems that ship: what they are made of, and that the solver finds every one sound.

#![expect(clippy::unwrap_used, reason = "what cannot be read fails the test")]

use std::collections::{BTreeMap, HashSet};

use komadai_problems::{Entry, all, daily, find, from_recipe};
use komadai_rules::{Color, PieceKind};
use komadai_tsume::{FaultKind, Limits, Patient, Problem, Verdict, examine};

#[test]
fn there_are_a_thousand_and_three_hundred_of_five_plies_or_more() {
    let mut lengths: BTreeMap<u8, usize> = BTreeMap::new();
    for entry in all() {
        *lengths.entry(entry.plies).or_default() += 1;
    }
    assert!(all().len() >= 1_000, "{lengths:?}");
    assert!(lengths.range(5..).map(|(_, count)| count).sum::<usize>() >= 300, "{lengths:?}");
    assert_eq!(lengths.keys().copied().collect::<Vec<u8>>(), [1, 3, 5, 7, 9, 11, 13]);
}

#[test]
fn every_problem_has_a_name_of_its_own_and_stands_in_order() {
    let names: HashSet<String> = all().iter().map(Entry::id).collect();
    assert_eq!(names.len(), all().len());
    assert!(all().is_sorted_by_key(|entry| (entry.plies, entry.grade)));
    let some = &all()[all().len() / 2];
    assert_eq!(find(&some.id()), Some(some));
    assert_eq!(find("nothing"), None);
}

#[test]
fn lines_are_written_as_they_were_read() {
    for entry in all() {
        assert_eq!(entry.to_string().parse::<Entry>().as_ref(), Ok(entry));
    }
    for bad in
        ["", "9/9/9/9/9/9/9/9/9 - 1 1 b1", "8k/9/9/9/9/9/9/9/9 G 2 1 b1", "8k/9/9/9/9/9/9/9/9 G 1 6 b1"]
    {
        assert!(bad.parse::<Entry>().is_err(), "{bad}");
    }
    for bad in ["x1", "b", "b1.", "b1~zz", "b1~1", "b1~é"] {
        assert!(format!("8k/9/9/9/9/9/9/9/9 G 1 1 {bad}").parse::<Entry>().is_err(), "{bad}");
    }
}

#[test]
fn every_problem_is_made_again_by_its_recipe() {
    for entry in all() {
        assert_eq!(entry.recipe.follow().as_ref(), Some(&entry.sfen), "{entry}");
    }
}

#[test]
fn the_defender_holds_the_rest_of_the_box() {
    for entry in all() {
        for kind in PieceKind::ALL.into_iter().filter(|kind| *kind == kind.unpromoted()) {
            let missing = u32::from(kind.total()) - entry.sfen.count(kind);
            // The attacker's king is in the box.
            assert_eq!(missing, u32::from(kind == PieceKind::King) * missing, "{entry}");
        }
        assert_eq!(entry.sfen.side_to_move(), Color::Black);
    }
}

#[test]
fn the_daily_problem_is_longer_at_the_end_of_the_week_and_does_not_come_back_soon() {
    // 5 January 1970 was a Monday.
    let week: Vec<u8> = (4..11).map(|day| daily(day).plies).collect();
    assert_eq!(week, [3, 3, 5, 5, 7, 7, 9]);
    let mut seen = HashSet::new();
    for day in 20_000..20_365 {
        assert!(seen.insert(daily(day).id()), "day {day}");
    }
    assert_eq!(daily(-1).plies, 5);
}

fn is_sound(entry: &Entry) {
    let problem = Problem::from_parts(&entry.sfen).unwrap();
    let limits = Limits { memory: 64 << 20, nodes: 5_000_000 };
    let (solution, findings) = examine(&problem, None, 10, limits, &mut Patient);
    assert_eq!(solution.verdict, Verdict::Mate, "{entry}");
    assert_eq!(solution.plies, Some(entry.plies.into()), "{entry}");
    assert!(solution.minimal && solution.verified && solution.left.is_empty(), "{entry}");
    assert_eq!(findings.stopped, None, "{entry}");
    assert!(
        findings.faults.iter().all(|fault| fault.kind == FaultKind::EqualVariation),
        "{entry} {findings:?}"
    );
}

#[test]
fn the_short_problems_and_some_long_ones_are_sound() {
    all().iter().filter(|entry| entry.plies <= 3).for_each(is_sound);
    all().iter().filter(|entry| entry.plies > 3).step_by(12).for_each(is_sound);
}

#[test]
#[ignore = "takes minutes"]
fn the_whole_corpus_is_sound() {
    all().iter().for_each(is_sound);
}

#[test]
fn grades_are_those_of_the_rule() {
    for entry in all().iter().step_by(40) {
        assert_eq!(
            from_recipe(&entry.recipe, entry.plies).map(|made| made.grade),
            Some(entry.grade),
            "{entry}"
        );
    }
}
