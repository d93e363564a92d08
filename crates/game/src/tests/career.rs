//! Games that count: no help, and a flag that can be lifted.

use komadai_rules::Color;

use super::table::{Table, career, clocked, computer, refusal};
use crate::{Effect, EndKind, Holder, Input, Setup};

const BLACK: Holder = Holder { black: true, white: false };
const WHITE: Holder = Holder { black: false, white: true };

/// Three minutes, then seven seconds; Black, a person, has let them run out.
fn fallen() -> Table {
    let mut table = Table::new(clocked(career(), 180, 7, 0));
    table.play("7g7f");
    table.play_by(WHITE, "3c3d");
    let effects = table.wait(187_000).ask(Input::Tick);
    assert!(effects.contains(&Effect::Reset) && !effects.contains(&Effect::Ended), "{effects:?}");
    table
}

#[test]
fn a_fallen_flag_stops_the_game_and_its_clocks() {
    let mut table = fallen();
    assert_eq!((table.end(), table.room.lapsed()), (None, Some(Color::Black)));
    assert_eq!((table.room.running(), table.room.deadline()), (None, None));
    let shown = table.room.reading(Color::Black, table.now).unwrap();
    assert_eq!((shown.main_ms, shown.byoyomi_ms), (0, 0));
    assert_eq!(refusal(&table.play("2g2f")), Some("flag_fell"));
    let may = table.room.may(BLACK);
    assert!(may.go_on && may.resign && !may.play && !may.take_back && !may.declare);
    assert!(!table.room.may(WHITE).go_on);
    table.wait(86_400_000).ask(Input::Tick);
    assert_eq!(table.end(), None, "it waits for as long as it takes");
}

#[test]
fn continuing_gives_the_whole_clock_again_and_is_counted() {
    let mut table = fallen();
    let (by, ply) = (BLACK, table.room.ply());
    assert_eq!(refusal(&table.ask(Input::Continue { by: WHITE, ply })), Some("nothing_to_continue"));
    assert_eq!(refusal(&table.ask(Input::Continue { by, ply: 0 })), Some("stale"));
    table.wait(60_000).ask(Input::Continue { by, ply });
    assert_eq!((table.room.lapsed(), table.room.continues()), (None, 1));
    assert_eq!(table.room.reading(Color::Black, table.now).unwrap().main_ms, 180_000);
    assert_eq!(refusal(&table.ask(Input::Continue { by, ply })), Some("nothing_to_continue"));
    table.wait(5_000).play("2g2f");
    assert_eq!(table.room.reading(Color::Black, table.now).unwrap().main_ms, 175_000);
    table.play_by(WHITE, "8c8d");
    table.wait(187_000).ask(Input::Tick);
    let ply = table.room.ply();
    table.ask(Input::Continue { by, ply });
    assert_eq!(table.room.continues(), 2);
}

#[test]
fn giving_up_after_the_flag_has_fallen_is_losing_on_time() {
    let mut table = fallen();
    let ply = table.room.ply();
    table.ask(Input::Resign { by: BLACK, ply });
    assert_eq!(table.end(), Some((EndKind::Timeout, Some(Color::White), 2)));
}

#[test]
fn the_computers_flag_and_a_game_outside_a_career_end_as_ever() {
    let mut table = Table::new(clocked(career(), 180, 7, 0));
    table.play("7g7f");
    table.wait(187_000).ask(Input::Tick);
    assert_eq!(table.end(), Some((EndKind::Timeout, Some(Color::Black), 1)));
    let mut table = Table::new(clocked(computer(), 180, 7, 0));
    table.wait(187_000).ask(Input::Tick);
    assert_eq!(table.end(), Some((EndKind::Timeout, Some(Color::White), 0)));
    let ply = table.room.ply();
    assert_eq!(refusal(&table.ask(Input::Continue { by: BLACK, ply })), Some("game_over"));
}

#[test]
fn in_a_career_nothing_is_taken_back_and_no_hint_given() {
    let mut table = Table::new(career());
    table.play("7g7f");
    table.play_by(WHITE, "3c3d");
    let may = table.room.may(BLACK);
    assert!(may.play && may.resign && !may.take_back && !may.hint);
    assert_eq!(refusal(&table.ask(Input::TakeBack { by: BLACK, ply: 2 })), Some("no_take_back_in_career"));
}

#[test]
fn the_rematch_is_no_part_of_the_career() {
    let mut table = Table::new(career());
    table.ask(Input::Resign { by: BLACK, ply: 0 });
    let follow = table.room.rematch().unwrap();
    assert!(follow.setup.seats.black.is_engine() && !follow.setup.career);
}

#[test]
fn a_setup_from_before_careers_is_none() {
    let text = serde_json::to_string(&computer()).unwrap().replace(",\"career\":false", "");
    assert!(!text.contains("career"));
    assert_eq!(serde_json::from_str::<Setup>(&text).unwrap(), computer());
}
