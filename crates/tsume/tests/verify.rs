//! False claims are not believed.
#![expect(clippy::unwrap_used, reason = "a position that cannot be read fails the test")]

use komadai_rules::{Color, Move, Position};
use komadai_tsume::verify::{Claims, Seen, Verified, verify_mate, verify_no_mate};

const ROOM: usize = 1 << 20;

/// Says what each of its functions says.
struct Liar {
    check: fn(&Position, i16) -> Option<(Move, i16)>,
    take: fn(&Position, Move, i16) -> Option<(Move, i16)>,
    answer: fn(&Position) -> Option<Move>,
}

impl Default for Liar {
    fn default() -> Self {
        Self { check: |_, _| None, take: |_, _, _| None, answer: |_| None }
    }
}

impl Claims for Liar {
    fn check(&mut self, position: &Position, most: i16) -> Option<(Move, i16)> {
        (self.check)(position, most)
    }

    fn take(&mut self, before: &Position, drop: Move, most: i16) -> Option<(Move, i16)> {
        (self.take)(before, drop, most)
    }

    fn answer(&mut self, position: &Position, _: &Seen) -> Option<Move> {
        (self.answer)(position)
    }
}

fn position(sfen: &str) -> Position {
    sfen.parse().unwrap()
}

fn first_check(position: &Position) -> Option<Move> {
    position.legal_moves().into_iter().find(|mv| {
        let mut after = position.clone();
        after.do_move(*mv);
        after.in_check()
    })
}

/// Only checks without end: no mate.
const ENDLESS: &str = "6G2/6+B1k/8p/9/6PP1/9/9/9/9 b 2rb3g4s4n4l15p 1";
/// A gold mates at 2c.
const MATE: &str = "9/8S/8k/9/8S/9/9/9/9 b G2r2b3g2s4n4l18p 1";

fn mate(sfen: &str, plies: i16, mut liar: Liar) -> Verified {
    verify_mate(&position(sfen), Color::Black, plies, &mut liar, ROOM)
}

#[test]
fn a_true_mate_is_believed() {
    let gold = Liar { check: |_, _| Some(("G*2c".parse().unwrap(), 0)), ..Liar::default() };
    assert_eq!(mate(MATE, 1, gold), Verified::Yes);
}

#[test]
fn checks_without_end_are_no_mate_whatever_length_is_claimed() {
    for check in [
        (|position, most| Some((first_check(position)?, most))) as fn(&Position, i16) -> Option<(Move, i16)>,
        |position, _| Some((first_check(position)?, 0)),
        |position, _| Some((first_check(position)?, -1)),
        |position, _| Some((first_check(position)?, i16::MIN)),
        |position, most| Some((first_check(position)?, most - 2)),
    ] {
        for plies in [1, 3, 101, 29_999] {
            let liar = Liar { check, ..Liar::default() };
            assert_ne!(mate(ENDLESS, plies, liar), Verified::Yes);
        }
    }
}

#[test]
fn a_mate_longer_than_claimed_is_not_that_mate() {
    let gold = Liar { check: |_, most| Some(("G*2c".parse().unwrap(), most + 1)), ..Liar::default() };
    assert_eq!(mate(MATE, 1, gold), Verified::No);
}

#[test]
fn what_is_illegal_or_no_check_is_not_believed() {
    for text in ["G*1c", "G*1d", "G*9i", "1e1d"] {
        let claimed = match text {
            "G*1c" => |_: &Position, _: i16| Some(("G*1c".parse().unwrap(), 0)),
            "G*1d" => |_: &Position, _: i16| Some(("G*1d".parse().unwrap(), 0)),
            "G*9i" => |_: &Position, _: i16| Some(("G*9i".parse().unwrap(), 0)),
            _ => |_: &Position, _: i16| Some(("1e1d".parse().unwrap(), 0)),
        };
        assert_eq!(mate(MATE, 1, Liar { check: claimed, ..Liar::default() }), Verified::No, "{text}");
    }
}

#[test]
fn no_claim_of_futile_drops_makes_a_mate_where_there_is_none() {
    // A drop at a distance saves the king; whoever thinks it futile sees a mate in one.
    let start = position("9/9/9/6rp1/6k2/3B2B2/2R3S2/9/9 b 4g3s4n4l17p 1");
    let take = |before: &Position, drop: Move, most: i16| {
        let mut after = before.clone();
        after.do_move(drop);
        let mv = after.legal_moves().into_iter().find(|mv| mv.to() == drop.to())?;
        Some((mv, most))
    };
    for plies in [1, 3, 9] {
        let check = |position: &Position, most| Some((first_check(position)?, most));
        let mut liar = Liar { check, take, ..Liar::default() };
        assert_ne!(verify_mate(&start, Color::Black, plies, &mut liar, ROOM), Verified::Yes);
    }
}

#[test]
fn an_answer_that_is_illegal_or_runs_into_mate_is_none() {
    let start = position(MATE);
    for answer in [
        (|_| None) as fn(&Position) -> Option<Move>,
        |_| Some("1c1b".parse().unwrap()),
        |position| position.legal_moves().into_iter().next(),
    ] {
        let mut liar = Liar { answer, ..Liar::default() };
        assert_eq!(verify_no_mate(&start, Color::Black, &mut liar, ROOM), Verified::No);
    }
    // A rook alone never mates a king that walks.
    let walks = |position: &Position| position.legal_moves().into_iter().find(|mv| !mv.is_drop());
    let mut honest = Liar { answer: walks, ..Liar::default() };
    let rook = position("4k4/9/9/9/9/9/9/9/R8 b r2b4g4s4n4l18p 1");
    assert_eq!(verify_no_mate(&rook, Color::Black, &mut honest, ROOM), Verified::Yes);
}
