//! What is refused, where, and why.

use komadai_rules::{Fault, FaultKind, Position, PositionError, Sfen, SfenErrorKind};

fn refused(text: &str) -> (SfenErrorKind, usize) {
    match text.parse::<Sfen>() {
        Ok(_) => panic!("{text:?} was read"),
        Err(error) => (error.kind, error.column),
    }
}

#[test]
fn malformed_text_is_refused_with_its_column() {
    use SfenErrorKind as E;
    let start = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL";
    assert_eq!(refused(""), (E::MissingField, 1));
    assert_eq!(refused("4k4/9/9/9/9/9/9/9/4K4"), (E::MissingField, 22));
    assert_eq!(refused("4k4/9/9/9/9/9/9/9/4K4 b"), (E::MissingField, 24));
    assert_eq!(refused("4k5/9/9/9/9/9/9/9/4K4 b -"), (E::RowSum, 3));
    assert_eq!(refused("4k3/9/9/9/9/9/9/9/4K4 b -"), (E::RowSum, 4));
    assert_eq!(refused("4k4/9/9/9/9/9/9/4K4 b -"), (E::RowCount, 20));
    assert_eq!(refused("4k4/9/9/9/9/9/9/9/9/4K4 b -"), (E::RowCount, 20));
    assert_eq!(refused("4x4/9/9/9/9/9/9/9/4K4 b -"), (E::UnknownPiece, 2));
    assert_eq!(refused("4+g4/9/9/9/9/9/9/9/4K4 b -"), (E::UnknownPiece, 3));
    assert_eq!(refused("4k4/9/9/9/9/9/9/9/4K4 x -"), (E::Side, 23));
    assert_eq!(refused("4k4/9/9/9/9/9/9/9/4K4 b 0P"), (E::HandCount, 25));
    assert_eq!(refused("4k4/9/9/9/9/9/9/9/4K4 b 99999999999999999999P"), (E::HandCount, 25));
    assert_eq!(refused("4k4/9/9/9/9/9/9/9/4K4 b P2"), (E::HandCount, 26));
    assert_eq!(refused("4k4/9/9/9/9/9/9/9/4K4 b K"), (E::KingInHand, 25));
    assert_eq!(refused("4k4/9/9/9/9/9/9/9/4K4 b - 0"), (E::Ply, 27));
    assert_eq!(refused("4k4/9/9/9/9/9/9/9/4K4 b - +1"), (E::Ply, 27));
    assert_eq!(refused("4k4/9/9/9/9/9/9/9/4K4 b - 1 moves"), (E::ExtraField, 29));
    assert_eq!(refused(&format!("{start}_b_-_1")), (E::Underscore, 58));
}

fn fault(text: &str) -> FaultKind {
    match Position::from_sfen(text) {
        Err(PositionError::Fault(fault)) => fault.kind(),
        other => panic!("{text}: {other:?}"),
    }
}

#[test]
fn what_can_be_said_but_not_played_is_named() {
    assert_eq!(fault("4k4/9/9/9/9/9/9/4K4/4K4 b - 1"), FaultKind::TwoKings);
    assert_eq!(fault("4k4/9/9/4P4/4P4/9/9/9/4K4 b - 1"), FaultKind::TwoPawns);
    assert_eq!(fault("P3k4/9/9/9/9/9/9/9/4K4 b - 1"), FaultKind::DeadPiece);
    assert_eq!(fault("4k4/4N4/9/9/9/9/9/9/4K4 b - 1"), FaultKind::DeadPiece);
    assert_eq!(fault("4k4/9/9/9/9/9/9/9/4K3p b - 1"), FaultKind::DeadPiece);
    assert_eq!(fault("4k4/9/9/9/9/9/9/9/4K4 b 10P9p 1"), FaultKind::TooMany);
    assert_eq!(fault("4k4/9/4L4/9/9/9/9/9/4K4 b - 1"), FaultKind::OpponentInCheck);
    assert_eq!(fault("4k4/4K4/9/9/9/9/9/9/9 b - 1"), FaultKind::OpponentInCheck);
}

#[test]
fn a_caller_may_accept_a_fault() {
    let sfen: Sfen = "4k4/9/4L4/9/9/9/9/9/4K4 b - 1".parse().expect("readable");
    assert!(matches!(Position::try_from(&sfen), Err(Fault::OpponentInCheck(_))));
    assert!(Position::with_accepted(&sfen, &[FaultKind::OpponentInCheck]).is_ok());
    let pawns: Sfen = "4k4/9/9/8P/9/9/9/8P/4K4 b P 1".parse().expect("readable");
    let position = Position::with_accepted(&pawns, &[FaultKind::TwoPawns]).expect("accepted");
    assert!(!position.is_legal("P*1e".parse().expect("USI")));
    assert!(position.legal_moves().iter().all(|mv| position.is_legal(*mv)));
}

#[test]
fn hands_come_in_any_order_and_the_move_number_may_be_missing() {
    let position = Position::from_sfen("4k4/9/9/9/9/9/9/9/4K4 b P2RPb").expect("sound");
    assert_eq!(position.to_string(), "4k4/9/9/9/9/9/9/9/4K4 b 2R2Pb 1");
    assert_eq!(Position::from_sfen(" startpos "), Ok(Position::start()));
}

#[test]
fn too_many_pieces_are_accepted_as_far_as_one_hand_could_hold_them() {
    let accepted = [FaultKind::TooMany];
    let position = |text: &str| {
        let sfen: Sfen = text.parse().expect("readable");
        Position::with_accepted(&sfen, &accepted)
    };
    let pawns = position("4k4/9/9/9/9/9/9/9/4K4 b 18P13p 1").expect("31 pawns fit");
    pawns.validity_check().expect("sound");
    assert_eq!(position("4k4/9/9/9/9/9/9/9/4K4 b 18P14p 1").err().map(Fault::kind), Some(FaultKind::TooMany));
    let lances = position("4k4/llllllll1/9/9/9/9/9/9/4K4 b - 1");
    assert_eq!(
        lances.err().map(Fault::kind),
        Some(FaultKind::TooMany),
        "eight lances cannot all be captured"
    );
    let mut rook = position("4k4/9/9/9/9/9/9/9/r3K3r b 18Pr 1").expect("three rooks fit");
    let delta = rook.do_move("5i5h".parse().expect("USI"));
    rook.validity_check().expect("sound");
    rook.undo_move("5i5h".parse().expect("USI"), delta);
}
