//! Every end at the right ply.

use komadai_rules::{Color, DeclarationRule, Handicap};

use super::table::{Table, clocked, computer, friends, real, refusal, shared};
use crate::{Effect, EndKind, Holder, Input, MoveLimit, Setup};

const BLACK: Holder = Holder { black: true, white: false };
const WHITE: Holder = Holder { black: false, white: true };

/// Four times the start position: kings step up and back.
const SHUFFLE: &str = "5i5h 5a5b 5h5i 5b5a";

#[test]
fn mate_ends_the_game_in_both_modes() {
    for setup in [friends(), real(friends())] {
        let mut table = Table::at(setup, "4k4/9/4P4/9/9/9/9/9/4K4 b G 1");
        let effects = table.play("G*5b");
        assert_eq!(table.end(), Some((EndKind::Checkmate, Some(Color::Black), 1)));
        let told = [Effect::Moved, Effect::Ended];
        assert_eq!(effects[1..3], told, "the move is told before the end");
        assert!(matches!(effects[0], Effect::Store(_)), "and stored before both");
        assert_eq!(effects.last(), Some(&Effect::Timer(None)));
    }
}

#[test]
fn a_side_without_any_move_loses_without_check() {
    let mut table = Table::at(friends(), "8k/9/8N/7G1/9/9/9/9/4K4 b - 1");
    table.play("2d2c");
    assert_eq!(table.end(), Some((EndKind::NoMoves, Some(Color::Black), 1)));
}

#[test]
fn the_one_who_resigns_loses_also_out_of_turn() {
    let mut table = Table::new(friends());
    table.ask(Input::Resign { by: WHITE, ply: 0 });
    assert_eq!(table.end(), Some((EndKind::Resign, Some(Color::Black), 0)));
    let mut table = Table::new(shared());
    table.play("7g7f");
    table.ask(Input::Resign { by: Holder::BOTH, ply: 1 });
    assert_eq!(table.end(), Some((EndKind::Resign, Some(Color::Black), 1)), "White was to move");
}

#[test]
fn nothing_changes_after_the_end() {
    let mut table = Table::new(friends());
    table.ask(Input::Resign { by: BLACK, ply: 0 });
    for input in [
        Input::Move { by: BLACK, ply: 0, tried: "7g7f".parse().unwrap() },
        Input::Resign { by: WHITE, ply: 0 },
        Input::TakeBack { by: BLACK, ply: 0 },
        Input::Declare { by: BLACK, ply: 0 },
    ] {
        assert_eq!(refusal(&table.ask(input)), Some("game_over"));
    }
    assert_eq!(table.end(), Some((EndKind::Resign, Some(Color::White), 0)));
}

#[test]
fn the_flag_falls_by_the_timer_and_by_a_late_move() {
    let mut table = Table::new(clocked(friends(), 10, 0, 0));
    let deadline = table.room.deadline().unwrap();
    assert_eq!(deadline, table.now + 10_000);
    table.wait(9_999).ask(Input::Tick);
    assert_eq!(table.end(), None);
    table.wait(1).ask(Input::Tick);
    assert_eq!(table.end(), Some((EndKind::Timeout, Some(Color::White), 0)));

    let mut table = Table::new(clocked(friends(), 10, 0, 0));
    let effects = table.wait(12_000).play("7g7f");
    assert_eq!(table.end(), Some((EndKind::Timeout, Some(Color::White), 0)));
    assert_eq!(refusal(&effects), Some("game_over"));
    assert_eq!(table.stored.last().unwrap().at, deadline, "it fell when it fell");
}

#[test]
fn the_fourth_occurrence_is_a_draw_with_the_start_as_the_first() {
    let mut table = Table::new(friends());
    table.play_all(&[SHUFFLE; 3].join(" "));
    assert_eq!(table.end(), Some((EndKind::Repetition, None, 12)));
    assert!(!table.room.ending().unwrap().replay);
}

#[test]
fn the_perpetual_checker_loses_whoever_completes_it() {
    // The king's move completes it.
    let cycle = "2i1i 1a2a 1i2i 2a1a";
    let mut table = Table::at(friends(), "8k/9/9/9/9/9/9/9/K6R1 b - 1");
    table.play_all(&[cycle; 3].join(" "));
    assert_eq!(table.end(), Some((EndKind::PerpetualCheck, Some(Color::White), 12)));
    // The check completes it.
    let cycle = "2a1a 2i1i 1a2a 1i2i";
    let mut table = Table::at(real(friends()), "7k1/9/9/9/9/9/9/9/K5R2 b - 1");
    table.play("3i2i");
    table.play_all(&[cycle; 3].join(" "));
    assert_eq!(table.end(), Some((EndKind::PerpetualCheck, Some(Color::White), 13)));
}

#[test]
fn one_quiet_move_in_a_cycle_makes_it_a_draw() {
    let mut table = Table::at(friends(), "8k/9/9/9/9/9/9/9/K6R1 b - 1");
    let cycle = "2i1i 1a2a 1i2i 2a1a";
    table.play_all("2i3i 1a2a 3i2i 2a1a");
    table.play_all(&[cycle; 2].join(" "));
    assert_eq!(table.end(), Some((EndKind::Repetition, None, 12)));
}

/// Kings have entered; Black has `pawns` of the 18 pawns, all rooks and bishops; White has the rest.
fn counted(pawns: u8) -> String {
    format!("4k4/9/4K4/9/9/9/9/9/9 b 2R2B{pawns}P4g4s4n4l{}p 1", 18 - pawns)
}

fn agreed(setup: Setup, sfen: &str) -> Table {
    let mut table = Table::at(setup, sfen);
    table.ask(Input::Offer { by: BLACK, ply: 0, kind: crate::OfferKind::Impasse });
    table.ask(Input::Answer { by: WHITE, ply: 0, accept: true });
    table
}

#[test]
fn an_agreed_impasse_is_decided_by_points() {
    let rule = |points| Setup { points, ..friends() };
    let (p27, p24) = (DeclarationRule::Points27, DeclarationRule::Points24);
    for (points, pawns, winner) in [
        (p27, 7, None),
        (p27, 8, Some(Color::Black)),
        (p27, 6, Some(Color::White)),
        (p24, 8, None),
        (p24, 10, None),
        (p24, 11, Some(Color::Black)),
    ] {
        let table = agreed(rule(points), &counted(pawns));
        assert_eq!(table.end(), Some((EndKind::Impasse, winner, 0)), "{points:?} {pawns}");
        let counted = table.room.ending().unwrap().points.unwrap();
        assert_eq!((counted.black, counted.white), (20 + pawns, 34 - pawns));
    }
}

#[test]
fn the_given_pieces_count_for_the_giver() {
    let setup = Setup { handicap: Handicap::Two, ..friends() };
    // Without the giver's rook and bishop: Black 10 + 17, White 17 + 10 given.
    let table = agreed(setup, "4k4/9/4K4/9/9/9/9/9/9 b RB17P4g4s4n4lp 1");
    assert_eq!(table.end(), Some((EndKind::Impasse, None, 0)));
    assert_eq!(table.room.ending().unwrap().points.unwrap().white, 27);
}

#[test]
fn impasse_may_be_proposed_once_a_king_has_entered() {
    let mut table = Table::new(friends());
    let effects = table.ask(Input::Offer { by: BLACK, ply: 0, kind: crate::OfferKind::Impasse });
    assert_eq!(refusal(&effects), Some("impasse_too_early"));
}

const ENTERED: &str = "+P+P+P+P+P+P+P+P+P/+P3K4/9/9/9/9/9/9/4k4 b";

#[test]
fn a_declaration_wins_draws_or_loses() {
    let (p27, p24) = (DeclarationRule::Points27, DeclarationRule::Points24);
    for (points, hand, kind, winner) in [
        (p27, "2R2B", EndKind::Declaration, Some(Color::Black)),
        (p24, "2R2B", EndKind::Declaration, None),
        (p24, "2R2BG", EndKind::Declaration, Some(Color::Black)),
        (p27, "2R", EndKind::FailedDeclaration, Some(Color::White)),
    ] {
        let setup = real(Setup { points, ..friends() });
        let mut table = Table::at(setup, &format!("{ENTERED} {hand} 1"));
        table.ask(Input::Declare { by: BLACK, ply: 0 });
        assert_eq!(table.end(), Some((kind, winner, 0)), "{points:?} {hand}");
    }
}

#[test]
fn assisted_mode_refuses_a_declaration_that_would_lose() {
    let mut table = Table::at(friends(), &format!("{ENTERED} 2R 1"));
    assert!(!table.room.may(BLACK).declare);
    let effects = table.ask(Input::Declare { by: BLACK, ply: 0 });
    assert_eq!(refusal(&effects), Some("declaration_would_lose"));
    assert_eq!(refusal(&table.ask(Input::Declare { by: WHITE, ply: 0 })), Some("not_your_turn"));
    let table = Table::at(friends(), &format!("{ENTERED} 2R2B 1"));
    assert!(table.room.may(BLACK).declare && !table.room.may(WHITE).declare);
}

#[test]
fn a_king_on_the_try_square_wins_only_by_that_rule() {
    for (try_rule, end) in [(true, Some((EndKind::Try, Some(Color::Black), 1))), (false, None)] {
        let mut table = Table::at(Setup { try_rule, ..friends() }, "9/4K4/9/9/9/9/9/9/k8 b - 1");
        table.play("5b5a");
        assert_eq!(table.end(), end);
    }
}

#[test]
fn the_move_limit_draws_whatever_the_position() {
    let limit = MoveLimit { plies: 3, needs_entered_king: false };
    let mut table = Table::new(Setup { move_limit: Some(limit), ..friends() });
    table.play_all("7g7f 3c3d 8h2b+");
    assert_eq!(table.end(), Some((EndKind::MoveLimit, None, 3)));
}

#[test]
fn the_professional_limit_waits_for_an_entered_king_and_for_the_checks_to_stop() {
    let limit = MoveLimit { plies: 2, needs_entered_king: true };
    let setup = Setup { move_limit: Some(limit), ..friends() };
    let mut table = Table::new(setup.clone());
    table.play_all("7g7f 3c3d 2g2f 8c8d");
    assert_eq!(table.end(), None, "no king has entered");
    // Black's king has entered, and its rook gives chase.
    let limit = MoveLimit { plies: 3, needs_entered_king: true };
    let mut table = Table::at(Setup { move_limit: Some(limit), ..friends() }, "4K4/9/9/9/9/9/9/k8/7R1 b - 1");
    table.play_all("2i9i 9h8h 9i8i 8h7h 8i7i 7h6h");
    assert_eq!(table.end(), None, "the checks have not stopped");
    table.play("7i9i");
    assert_eq!(table.end(), Some((EndKind::MoveLimit, None, 7)));
}

#[test]
fn mate_on_the_last_move_of_the_limit_is_mate() {
    let limit = MoveLimit { plies: 1, needs_entered_king: false };
    let setup = Setup { move_limit: Some(limit), ..friends() };
    let mut table = Table::at(setup, "4k4/9/4P4/9/9/9/9/9/4K4 b G 1");
    table.play("G*5b");
    assert_eq!(table.end(), Some((EndKind::Checkmate, Some(Color::Black), 1)));
}

#[test]
fn the_giver_moves_first_in_every_handicap() {
    for handicap in Handicap::ALL {
        let table = Table::new(Setup { handicap, ..computer() });
        let first = if handicap == Handicap::Even { Color::Black } else { Color::White };
        assert_eq!(table.room.side_to_move(), first, "{handicap:?}");
    }
}
