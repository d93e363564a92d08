//! Proposals, the computer's answers, and the game after the game.

use komadai_rules::{ByColor, Color, Handicap};

use super::table::{Table, clocked, computer, friends, refusal, shared};
use crate::{Effect, EndKind, Holder, Input, MoveLimit, Offer, OfferKind, Seat, Setup};

const BLACK: Holder = Holder { black: true, white: false };
const WHITE: Holder = Holder { black: false, white: true };
const SHUFFLE: &str = "5i5h 5a5b 5h5i 5b5a";

fn offer(table: &mut Table, by: Holder, kind: OfferKind) -> Vec<Effect> {
    let ply = table.room.ply();
    table.ask(Input::Offer { by, ply, kind })
}

fn answer(table: &mut Table, by: Holder, accept: bool) -> Vec<Effect> {
    let ply = table.room.ply();
    table.ask(Input::Answer { by, ply, accept })
}

#[test]
fn repetition_may_be_agreed_once_the_position_came_back() {
    let mut table = Table::new(friends());
    assert_eq!(refusal(&offer(&mut table, BLACK, OfferKind::Repetition)), Some("no_repetition"));
    table.play_all(SHUFFLE);
    offer(&mut table, BLACK, OfferKind::Repetition);
    assert_eq!(table.room.offer(), Some(Offer { kind: OfferKind::Repetition, by: Color::Black }));
    assert_eq!(refusal(&answer(&mut table, BLACK, true)), Some("no_offer"), "not by the proposer");
    answer(&mut table, WHITE, true);
    assert_eq!(table.end(), Some((EndKind::Repetition, None, 4)));
}

#[test]
fn a_declined_proposal_may_come_again_after_a_move() {
    let mut table = Table::new(friends());
    table.play_all(SHUFFLE);
    offer(&mut table, BLACK, OfferKind::Repetition);
    assert_eq!(refusal(&offer(&mut table, BLACK, OfferKind::Repetition)), Some("offer_waits"));
    answer(&mut table, WHITE, false);
    assert_eq!((table.room.offer(), table.end()), (None, None));
    assert_eq!(refusal(&offer(&mut table, BLACK, OfferKind::Repetition)), Some("offer_declined"));
    table.play_all("5i5h 5a5b");
    assert_eq!(refusal(&offer(&mut table, BLACK, OfferKind::Repetition)), None);
}

#[test]
fn a_move_lets_a_proposal_lapse() {
    let mut table = Table::new(friends());
    table.play_all(SHUFFLE);
    offer(&mut table, WHITE, OfferKind::Repetition);
    table.play("7g7f");
    assert_eq!(table.room.offer(), None);
    assert_eq!(refusal(&answer(&mut table, BLACK, true)), Some("no_offer"));
}

#[test]
fn proposing_the_same_is_agreeing() {
    let mut table = Table::new(friends());
    table.play_all(SHUFFLE);
    offer(&mut table, WHITE, OfferKind::Repetition);
    offer(&mut table, BLACK, OfferKind::Repetition);
    assert_eq!(table.end(), Some((EndKind::Repetition, None, 4)));
}

#[test]
fn against_a_friend_taking_back_is_proposed() {
    let mut table = Table::new(clocked(friends(), 600, 0, 0));
    table.wait(9_000).play("7g7f");
    table.play("3c3d");
    let effects = table.ask(Input::TakeBack { by: WHITE, ply: 2 });
    assert!(effects.contains(&Effect::Offer));
    assert_eq!(table.room.ply(), 2);
    answer(&mut table, BLACK, true);
    assert_eq!(table.room.ply(), 1, "White's own move only");
    offer(&mut table, WHITE, OfferKind::TakeBack);
    assert_eq!(table.room.offer(), None, "White has no move left to take back");
    table.play("8c8d");
    offer(&mut table, BLACK, OfferKind::TakeBack);
    answer(&mut table, WHITE, true);
    assert_eq!(table.room.ply(), 0, "Black's move and White's reply");
    assert_eq!(table.room.reading(Color::Black, table.now).unwrap().main_ms, 600_000);
}

#[test]
fn the_computer_agrees_to_what_it_cannot_better() {
    let counted = |pawns: u8| format!("4k4/9/4K4/9/9/9/9/9/9 b 2R2B{pawns}P4g4s4n4l{}p 1", 18 - pawns);
    // Black's king has entered, 27 to 27: nothing to hope for.
    let mut table = Table::at(computer(), &counted(7));
    offer(&mut table, BLACK, OfferKind::Impasse);
    assert_eq!(table.end(), Some((EndKind::Impasse, None, 0)));
    // It would lose: no.
    let mut table = Table::at(computer(), &counted(8));
    let effects = offer(&mut table, BLACK, OfferKind::Impasse);
    assert_eq!((table.end(), table.room.offer()), (None, None));
    assert!(effects.contains(&Effect::Offer), "the refusal is told");
    // It wins: yes.
    let mut table = Table::at(computer(), &counted(6));
    offer(&mut table, BLACK, OfferKind::Impasse);
    assert_eq!(table.end(), Some((EndKind::Impasse, Some(Color::White), 0)));
}

#[test]
fn the_computer_agrees_to_a_repetition_at_the_third_time_but_not_under_perpetual_check() {
    let mut table = Table::new(computer());
    table.play_all(SHUFFLE);
    offer(&mut table, BLACK, OfferKind::Repetition);
    assert_eq!(table.end(), None, "twice may be chance");
    table.play_all(SHUFFLE);
    offer(&mut table, BLACK, OfferKind::Repetition);
    assert_eq!(table.end(), Some((EndKind::Repetition, None, 8)));
    let cycle = "2i1i 1a2a 1i2i 2a1a";
    let mut table = Table::at(computer(), "8k/9/9/9/9/9/9/9/K6R1 b - 1");
    table.play_all(&[cycle; 2].join(" "));
    offer(&mut table, BLACK, OfferKind::Repetition);
    assert_eq!(table.end(), None, "the proposer would lose by going on");
}

#[test]
fn what_a_visitor_may_do() {
    let mut table = Table::new(friends());
    let may = table.room.may(BLACK);
    assert!(may.play && may.resign && !may.take_back && !may.hint && !may.offer_impasse);
    assert_eq!(table.room.may(Holder::NONE), crate::May::default());
    table.play("7g7f");
    let may = table.room.may(BLACK);
    assert!(!may.play && may.take_back);
    assert!(Table::new(shared()).room.may(Holder::BOTH).hint);
    assert!(Table::new(computer()).room.may(BLACK).hint);
}

#[test]
fn a_rematch_swaps_sides_after_an_even_game_and_keeps_them_after_a_handicap() {
    for (handicap, swapped) in [(Handicap::Even, true), (Handicap::Six, false)] {
        let mut table = Table::new(Setup { handicap, ..computer() });
        assert_eq!(table.room.rematch().unwrap_err().key(), "game_not_over");
        table.ask(Input::Resign { by: BLACK, ply: 0 });
        let follow = table.room.rematch().unwrap();
        assert_eq!(follow.swapped, swapped);
        assert_eq!(follow.setup.engine(), Some(if swapped { Color::Black } else { Color::White }));
        assert_eq!(follow.setup.check(), Ok(()));
    }
}

fn drawn(setup: Setup, black_s: i64, white_s: i64) -> Table {
    let mut table = Table::new(Setup { draw_replay: true, ..setup });
    let moves: Vec<&str> = SHUFFLE.split(' ').collect();
    for (index, usi) in moves.iter().cycle().take(12).enumerate() {
        table.wait(match index {
            0 => black_s * 1000,
            1 => white_s * 1000,
            _ => 0,
        });
        table.play(usi);
    }
    assert!(table.room.ending().unwrap().replay);
    table
}

#[test]
fn a_draw_is_replayed_with_reversed_colours_and_the_remaining_time() {
    let table = drawn(clocked(computer(), 4 * 3600, 60, 0), 600, 1200);
    let follow = table.room.replay().unwrap();
    assert!(follow.swapped);
    assert!(matches!(follow.setup.seats.black, Seat::Engine { .. }));
    let clocks = follow.setup.start_clocks();
    let main = |clock: Option<crate::Clock>| clock.unwrap().left().main_s;
    assert_eq!((main(clocks.white), main(clocks.black)), (4 * 3600 - 600, 4 * 3600 - 1200));
}

#[test]
fn the_replay_lifts_both_until_the_lesser_has_the_floor() {
    // 20 minutes and 50 minutes left of two hours: both get 40 minutes.
    let table = drawn(clocked(friends(), 7200, 0, 0), 7200 - 1200, 7200 - 3000);
    let left = table.room.replay().unwrap().setup.left.unwrap();
    assert_eq!((left.white.unwrap().main_s, left.black.unwrap().main_s), (3600, 5400));
    // Ten minutes in all: the floor is the clock itself, and nobody gets more than that.
    let table = drawn(clocked(friends(), 600, 0, 0), 500, 100);
    let left = table.room.replay().unwrap().setup.left.unwrap();
    assert_eq!((left.white.unwrap().main_s, left.black.unwrap().main_s), (600, 600));
}

#[test]
fn a_handicap_game_is_replayed_with_the_same_sides() {
    let limit = MoveLimit { plies: 1, needs_entered_king: false };
    let setup = Setup { handicap: Handicap::Two, draw_replay: true, move_limit: Some(limit), ..friends() };
    let mut table = Table::new(setup);
    table.play("3c3d");
    assert!(!table.room.replay().unwrap().swapped);
}

#[test]
fn no_replay_where_the_game_does_not_ask_for_it() {
    let mut table = Table::new(friends());
    table.play_all(&[SHUFFLE; 3].join(" "));
    assert_eq!(table.room.replay().unwrap_err().key(), "no_replay");
    let mut table = Table::new(Setup { draw_replay: true, ..friends() });
    table.ask(Input::Resign { by: BLACK, ply: 0 });
    assert_eq!(table.room.replay().unwrap_err().key(), "no_replay", "only draws");
}

#[test]
fn setups_that_cannot_be_played_are_refused() {
    let toss = crate::Furigoma::toss(|| [komadai_rules::furigoma::Face::Pawn; 5]);
    let long = Seat::Human { name: Some("王".repeat(41)) };
    let limit = |plies| Some(MoveLimit { plies, needs_entered_king: false });
    for (setup, key) in [
        (clocked(friends(), 0, 0, 0), "bad_clock"),
        (Setup { move_limit: limit(0), ..friends() }, "bad_move_limit"),
        (Setup { move_limit: limit(2001), ..friends() }, "bad_move_limit"),
        (Setup { furigoma: Some(toss), handicap: Handicap::Rook, ..friends() }, "furigoma_with_handicap"),
        (Setup { seats: ByColor { black: long, white: Seat::Open }, ..friends() }, "name_too_long"),
        (on_from("4k4/4R4/9/9/9/9/9/9/4K4 b - 1"), "start_not_playable"),
        (on_from("4k4/9/4P4/9/9/9/9/9/9 b G 1"), "start_without_king"),
        (on_from("4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1"), "start_is_over"),
    ] {
        assert_eq!(setup.check().unwrap_err().key(), key);
    }
}

fn on_from(sfen: &str) -> Setup {
    Setup { from: Some(sfen.parse().unwrap()), ..friends() }
}

#[test]
fn a_game_goes_on_from_a_position_and_so_does_its_rematch() {
    let sfen = "4k4/9/4P4/9/9/9/9/9/4K4 w G 1";
    let setup = on_from(sfen);
    assert_eq!(setup.check(), Ok(()));
    let kept: Setup = serde_json::from_str(&serde_json::to_string(&setup).unwrap()).unwrap();
    assert_eq!(kept, setup);
    let mut table = Table::new(setup);
    assert_eq!((table.room.start().to_string().as_str(), table.room.side_to_move()), (sfen, Color::White));
    table.ask(Input::Resign { by: WHITE, ply: 0 });
    assert_eq!(table.room.rematch().unwrap().setup.start().to_string(), sfen);
}
