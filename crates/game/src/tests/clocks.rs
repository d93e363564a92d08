//! Clocks, and what restores them.

use komadai_rules::{ByColor, Color};

use super::table::{Table, clocked, computer, friends, refusal, shared};
use crate::{Clock, ClockSetup, Effect, Holder, Input, Reading, Setup, TimeLeft};

const BLACK: Holder = Holder { black: true, white: false };

fn clock(main_s: u32, byoyomi_s: u32, increment_s: u32, periods: u32, period_s: u32) -> Clock {
    Clock::new(ClockSetup { main_s, byoyomi_s, increment_s, periods, period_s })
}

fn shows(clock: &Clock, elapsed: i64) -> (u32, u32, u32) {
    let Reading { main_ms, byoyomi_ms, periods } = clock.reading(elapsed);
    (main_ms, byoyomi_ms, periods)
}

#[test]
fn main_time_then_byoyomi_that_starts_anew_with_every_move() {
    let mut clock = clock(60, 30, 0, 0, 0);
    assert_eq!(clock.allowance(), 90_000);
    assert_eq!(shows(&clock, 45_500), (14_500, 30_000, 0));
    assert_eq!(shows(&clock, 75_500), (0, 14_500, 0));
    clock.spend(75);
    assert_eq!(clock.left(), TimeLeft { main_s: 0, periods: 0 });
    assert_eq!(clock.allowance(), 30_000);
    clock.spend(29);
    assert_eq!(clock.allowance(), 30_000);
    assert_eq!(shows(&clock, 30_000), (0, 0, 0));
}

#[test]
fn extra_periods_come_before_the_byoyomi_and_are_counted_whole() {
    let mut clock = clock(10, 30, 0, 3, 60);
    assert_eq!(clock.allowance(), 220_000);
    assert_eq!(shows(&clock, 0), (10_000, 60_000, 3));
    clock.spend(69);
    assert_eq!(clock.left(), TimeLeft { main_s: 0, periods: 3 });
    assert_eq!(shows(&clock, 61_000), (0, 59_000, 2));
    clock.spend(60);
    assert_eq!(clock.left().periods, 2);
    assert_eq!(shows(&clock, 119_000), (0, 1_000, 1));
    assert_eq!(shows(&clock, 120_000), (0, 30_000, 0));
    clock.spend(149);
    assert_eq!((clock.left().periods, clock.allowance()), (0, 30_000));
    assert_eq!(shows(&clock, 12_000), (0, 18_000, 0));
}

#[test]
fn fischer_adds_after_the_move_and_can_start_from_nothing() {
    let mut fischer = clock(600, 0, 10, 0, 0);
    fischer.spend(4);
    assert_eq!(fischer.left().main_s, 606);
    let only = clock(0, 0, 10, 0, 0);
    assert_eq!(only.allowance(), 10_000);
    let mut saved = clock(86_400, 0, 3_600, 0, 0);
    (0..2_000).for_each(|_| saved.spend(0));
    assert_eq!(shows(&saved, 0), (u32::MAX, 0, 0));
}

#[test]
fn clocks_out_of_range_are_refused() {
    let fine = ClockSetup { main_s: 600, ..ClockSetup::default() };
    assert!(fine.is_valid());
    for wrong in [
        ClockSetup::default(),
        ClockSetup { main_s: 86_401, ..fine },
        ClockSetup { byoyomi_s: 3_601, ..fine },
        ClockSetup { increment_s: 3_601, ..fine },
        ClockSetup { periods: 100, ..fine },
        ClockSetup { period_s: 3_601, ..fine },
        ClockSetup { periods: 3, ..ClockSetup::default() },
    ] {
        assert!(!wrong.is_valid(), "{wrong:?}");
    }
}

#[test]
fn thinking_time_is_whole_seconds_rounded_down() {
    let mut table = Table::new(clocked(friends(), 600, 0, 0));
    table.wait(999).play("7g7f");
    table.wait(2_999).play("3c3d");
    let seconds: Vec<u32> = table.room.plies().iter().map(|ply| ply.seconds).collect();
    assert_eq!(seconds, [0, 2]);
    assert_eq!(table.room.reading(Color::White, table.now).unwrap().main_ms, 598_000);
    assert_eq!(table.room.reading(Color::Black, table.now).unwrap().main_ms, 600_000);
}

#[test]
fn only_the_side_to_move_loses_time() {
    let mut table = Table::new(clocked(friends(), 600, 0, 0));
    table.play("7g7f");
    table.wait(5_500);
    assert_eq!(table.room.running(), Some(Color::White));
    assert_eq!(table.room.reading(Color::White, table.now).unwrap().main_ms, 594_500);
    assert_eq!(table.room.reading(Color::Black, table.now).unwrap().main_ms, 600_000);
}

#[test]
fn each_side_may_have_its_own_clock() {
    let slow = Some(ClockSetup { main_s: 600, ..ClockSetup::default() });
    let mut table = Table::new(Setup { clocks: ByColor { black: None, white: slow }, ..friends() });
    assert_eq!(table.room.deadline(), None);
    table.wait(1_000_000).play("7g7f");
    assert_eq!(table.room.deadline(), Some(table.now + 600_000));
}

#[test]
fn take_back_restores_both_clocks_and_starts_the_turn_anew() {
    let mut table = Table::new(clocked(computer(), 600, 0, 5));
    table.wait(20_000).play("7g7f");
    table.wait(3_000).play("3c3d");
    table.wait(30_000);
    table.ask(Input::TakeBack { by: BLACK, ply: 2 });
    assert_eq!(table.room.ply(), 0);
    for color in Color::ALL {
        assert_eq!(table.room.reading(color, table.now).unwrap().main_ms, 600_000);
    }
    table.wait(1_000);
    assert_eq!(table.room.reading(Color::Black, table.now).unwrap().main_ms, 599_000);
    assert_eq!(table.room.deadline(), Some(table.now - 1_000 + 600_000));
}

#[test]
fn taking_back_while_the_computer_thinks_takes_only_the_own_move() {
    let mut table = Table::new(computer());
    table.play_all("7g7f 3c3d 2g2f");
    let effects = table.ask(Input::TakeBack { by: BLACK, ply: 3 });
    assert_eq!((table.room.ply(), table.room.engine_to_move()), (2, None));
    assert!(!effects.iter().any(|effect| matches!(effect, Effect::Think(_))));
    table.ask(Input::TakeBack { by: BLACK, ply: 2 });
    assert_eq!(table.room.ply(), 0);
    assert_eq!(refusal(&table.ask(Input::TakeBack { by: BLACK, ply: 0 })), Some("nothing_to_take_back"));
}

#[test]
fn at_a_shared_board_one_move_is_taken_back() {
    let mut table = Table::new(shared());
    table.play_all("7g7f 3c3d");
    table.ask(Input::TakeBack { by: Holder::BOTH, ply: 2 });
    assert_eq!(table.room.ply(), 1);
}

#[test]
fn the_time_the_server_was_down_is_charged_to_nobody() {
    let mut table = Table::new(clocked(friends(), 600, 0, 0));
    table.play("7g7f");
    let alive = table.now + 10_000;
    table.wait(3_600_000);
    let effects = table.ask(Input::Wake { alive: Some(alive) });
    assert_eq!(table.room.reading(Color::White, table.now).unwrap().main_ms, 590_000);
    assert_eq!(effects.last(), Some(&Effect::Timer(Some(table.now + 590_000))));
    table.wait(2_500).play("3c3d");
    assert_eq!(table.room.plies()[1].seconds, 12);
}

#[test]
fn a_flag_that_fell_before_the_server_died_stays_down() {
    let mut table = Table::new(clocked(friends(), 60, 0, 0));
    let alive = table.now + 61_000;
    table.wait(3_600_000).ask(Input::Wake { alive: Some(alive) });
    assert!(table.end().is_some());
}

#[test]
fn the_clock_waits_for_the_first_player_and_for_the_friend() {
    let setup = Setup {
        seats: ByColor { black: super::table::human(), white: crate::Seat::Open },
        ..clocked(friends(), 600, 0, 0)
    };
    let mut table = Table::new(setup);
    assert_eq!((table.room.began(), table.room.running()), (false, None));
    assert_eq!(refusal(&table.play("7g7f")), Some("waiting_for_friend"));
    let white = Color::White;
    table.wait(50_000).ask(Input::Sit { side: white, name: Some("客".to_owned()) });
    assert_eq!(refusal(&table.ask(Input::Sit { side: white, name: None })), Some("seat_taken"));
    table.ask(Input::Begin);
    assert_eq!(table.room.deadline(), Some(table.now + 600_000));
}
