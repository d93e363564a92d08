//! Everything that the coach can name has its plate.

use std::collections::BTreeSet;

use komadai_coach::{Topic, castles, openings, proverbs, standing};
use komadai_lessons::atlas;
use komadai_rules::Color;

#[test]
fn every_castle_opening_and_proverb_is_shown_once() {
    let of = |topic: Topic| -> Vec<&str> {
        atlas().iter().filter(|plate| plate.topic == topic).map(|plate| plate.id.as_str()).collect()
    };
    let names = |ids: Vec<&str>| {
        let set: BTreeSet<String> = ids.iter().map(|id| (*id).to_owned()).collect();
        assert_eq!(set.len(), ids.len(), "none twice");
        set
    };
    let listed = |ids: Vec<&'static str>| ids.into_iter().map(str::to_owned).collect::<BTreeSet<_>>();
    assert_eq!(names(of(Topic::Castle)), listed(castles().collect()));
    assert_eq!(names(of(Topic::Opening)), listed(openings().collect()));
    assert_eq!(names(of(Topic::Proverb)), listed(proverbs().map(|(id, _)| id).collect()));
}

#[test]
fn the_castle_stands_on_its_plate() {
    for plate in atlas().iter().filter(|plate| plate.topic == Topic::Castle) {
        let stands = standing(&plate.position)
            .iter()
            .any(|notice| notice.side == Color::Black && notice.id == plate.id);
        assert!(stands, "{}: {}", plate.id, plate.position);
    }
}

#[test]
fn the_last_move_has_come_to_its_square() {
    for plate in atlas() {
        let piece = plate.position.piece_at(plate.last.to());
        assert!(piece.is_some(), "{}", plate.id);
        assert!(plate.last.from().is_none_or(|from| plate.position.piece_at(from).is_none()), "{}", plate.id);
    }
}
