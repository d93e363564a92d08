//! Fouls: refused with their reason in assisted mode, lost at a real board.

use komadai_rules::Color;

use super::table::{Table, computer, friends, real, refusal, shared};
use crate::{Effect, EndKind, Foul, Holder, Input, Refusal};

const BLACK: Holder = Holder { black: true, white: false };
const WHITE: Holder = Holder { black: false, white: true };

/// Position, move, name of the foul.
const FOULS: &[(&str, &str, Foul)] = &[
    ("4k4/9/9/9/9/9/4P4/9/4K4 b P 1", "P*5d", Foul::Nifu),
    ("4k4/8G/9/9/9/9/9/9/4K4 b P 1", "P*1b", Foul::Occupied),
    ("4k4/9/9/9/9/9/4P4/9/4K4 b P 1", "P*1a", Foul::DeadEnd),
    ("4k4/9/9/9/9/9/4P4/9/4K4 b P 1", "N*1e", Foul::NotInHand),
    ("4k4/9/9/9/9/9/4P4/9/4K4 b P 1", "5g5f+", Foul::CannotPromote),
    ("4k4/8P/9/9/9/9/9/9/4K4 b - 1", "1b1a", Foul::MustPromote),
    ("4k4/9/9/9/9/9/4P4/9/4K4 b P 1", "5g5e", Foul::WrongMovement),
    ("4k4/9/9/9/9/9/4P4/9/4K3R b - 1", "1i6i", Foul::Blocked),
    ("4k4/9/9/9/9/9/9/4P4/4K4 b - 1", "5i5h", Foul::OwnPiece),
    ("4k4/9/4r4/9/9/9/9/9/4K4 b P 1", "P*1e", Foul::LeavesKingInCheck),
    ("4k4/9/9/9/9/9/4P4/9/4K4 b P 1", "+P*1e", Foul::PromotedDrop),
];

#[test]
fn at_a_real_board_a_foul_loses_at_once_and_is_named() {
    for (sfen, tried, foul) in FOULS {
        let mut table = Table::at(real(friends()), sfen);
        table.play(tried);
        assert_eq!(table.end(), Some((EndKind::Foul, Some(Color::White), 0)), "{tried}");
        let ending = table.room.ending().unwrap();
        assert_eq!(ending.foul, Some((*foul, (*tried).to_owned())));
        assert_eq!(table.room.position().to_string(), *sfen, "the foul move is not played");
    }
}

#[test]
fn in_assisted_mode_a_foul_is_refused_with_its_reason() {
    for (sfen, tried, foul) in FOULS {
        let mut table = Table::at(friends(), sfen);
        let effects = table.play(tried);
        assert_eq!(table.end(), None);
        let reason = effects.iter().find_map(|effect| match effect {
            Effect::Refused(Refusal::Illegal(illegal)) => Some(Foul::from(*illegal)),
            Effect::Refused(Refusal::PromotedDrop) => Some(Foul::PromotedDrop),
            _ => None,
        });
        assert_eq!(reason, Some(*foul), "{tried}");
    }
}

#[test]
fn a_pawn_dropped_for_mate_is_a_foul_and_moved_for_mate_is_mate() {
    // A bare corner: the dropped pawn mates, so it is a foul.
    let mut table = Table::at(real(friends()), "7nk/9/8G/9/9/9/9/9/K8 b P 1");
    table.play("P*1b");
    assert_eq!(table.end(), Some((EndKind::Foul, Some(Color::White), 0)));
    assert_eq!(table.room.ending().unwrap().foul.as_ref().unwrap().0, Foul::Uchifuzume);
    // The same pawn moved there mates.
    let mut table = Table::at(real(friends()), "7nk/9/7GP/9/9/9/9/9/K8 b - 1");
    table.play("1c1b");
    assert_eq!(table.end(), Some((EndKind::Checkmate, Some(Color::Black), 1)));
}

#[test]
fn two_moves_in_a_row_lose_at_a_real_board() {
    // At a shared board: Black moves again.
    let mut table = Table::new(real(shared()));
    table.play("7g7f");
    table.play("2g2f");
    assert_eq!(table.end(), Some((EndKind::Foul, Some(Color::White), 1)));
    assert_eq!(table.room.ending().unwrap().foul.as_ref().unwrap().0, Foul::TwoMoves);
    // On two devices: White moves first.
    let mut table = Table::new(real(friends()));
    table.play_by(WHITE, "3c3d");
    assert_eq!(table.end(), Some((EndKind::Foul, Some(Color::Black), 0)));
    // With the other side's piece out of turn it is no move at all.
    let mut table = Table::new(real(friends()));
    assert_eq!(refusal(&table.play_by(WHITE, "7g7f")), Some("not_your_turn"));
    assert_eq!(table.end(), None);
}

#[test]
fn out_of_turn_is_refused_in_assisted_mode() {
    let mut table = Table::new(friends());
    assert_eq!(refusal(&table.play_by(WHITE, "3c3d")), Some("not_your_turn"));
    assert_eq!(refusal(&table.play_by(Holder::NONE, "7g7f")), Some("not_seated"));
    assert_eq!(table.room.ply(), 0);
}

#[test]
fn a_stale_move_is_refused_and_a_repeated_one_does_nothing() {
    let mut table = Table::new(friends());
    table.play_all("7g7f 3c3d");
    let stale = Input::Move { by: BLACK, ply: 1, tried: "2g2f".parse().unwrap() };
    assert_eq!(refusal(&table.ask(stale)), Some("stale"));
    let stored = table.stored.len();
    let repeated = Input::Move { by: BLACK, ply: 0, tried: "7g7f".parse().unwrap() };
    assert_eq!(table.ask(repeated), [Effect::Resend]);
    let forged = Input::Move { by: WHITE, ply: 0, tried: "7g7f".parse().unwrap() };
    assert_eq!(refusal(&table.ask(forged)), Some("stale"), "Black's move, sent by White");
    let future = Input::Move { by: BLACK, ply: 9, tried: "2g2f".parse().unwrap() };
    assert_eq!(refusal(&table.ask(future)), Some("stale"));
    assert_eq!((table.room.ply(), table.stored.len()), (2, stored));
}

#[test]
fn nothing_can_be_taken_back_at_a_real_board() {
    for setup in [real(computer()), real(shared()), real(friends())] {
        let mut table = Table::new(setup);
        table.play("7g7f");
        assert!(!table.room.may(BLACK).take_back);
        assert_eq!(
            refusal(&table.ask(Input::TakeBack { by: BLACK, ply: 1 })),
            Some("take_back_at_real_board")
        );
    }
}
