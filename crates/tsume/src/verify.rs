//! Proofs replayed by nothing but the rules.
//!
//! A mate is verified by playing the claimed check wherever the attacker is to move and every legal answer wherever the
//! defender is; every line must end in mate, and none may come back to itself. The absence of a mate is verified by
//! collecting every position that checks can reach against one claimed answer to each: when none of them is mate the
//! collection is closed and there is no way out of it, however long the checks go on.
//!
//! One theorem shortens both: on the same board an attacker with more in hand, and a defender with so much less, can do
//! whatever the other could. So a taken interposition may be given back before going on, and a position counts as
//! verified when a poorer one (for a mate) or a richer one (for none) was.

use std::collections::hash_map::Entry;
use std::collections::{HashMap, HashSet};

use komadai_rules::{Color, Hand, Move, MoveList, Position};

/// Who claims the moves that are verified.
pub trait Claims {
    /// The check that leads to mate here, the attacker being to move.
    fn check(&mut self, position: &Position) -> Option<Move>;

    /// After an interposing drop: the capture after which the mate goes on even with the taken piece given back.
    fn take(&mut self, position: &Position, drop: Move) -> Option<Move>;

    /// The answer that escapes here, the defender being to move in check. One that leads to a position seen is as good as
    /// any and shows nothing new.
    fn answer(&mut self, position: &Position, seen: &Seen) -> Option<Move>;
}

/// What came of a verification.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verified {
    /// The claim holds.
    Yes,
    /// It does not.
    No,
    /// More positions than the verification was allowed to keep.
    TooLarge,
}

/// Boards seen, and the attacker's hands with each, in no more bytes than allowed.
pub struct Seen {
    /// The first hand of a board, and where more of its hands are.
    first: HashMap<u64, (Hand, u32)>,
    more: Vec<(Hand, u32)>,
    room: usize,
    used: usize,
}

/// Bytes for a board seen, while the table of them grows.
const BOARD: usize = 52;
/// Bytes for one more hand, likewise.
const HAND: usize = 16;
/// No more hands.
const END: u32 = u32::MAX;

impl Seen {
    fn new(room: usize) -> Self {
        Self { first: HashMap::new(), more: Vec::new(), room, used: 0 }
    }

    /// Whether the board with this key was seen with a hand that fits.
    pub fn any(&self, board: u64, fits: impl Fn(Hand) -> bool) -> bool {
        let Some((hand, mut next)) = self.first.get(&board).copied() else { return false };
        if fits(hand) {
            return true;
        }
        while let Some((hand, after)) = self.more.get(next as usize).copied() {
            if fits(hand) {
                return true;
            }
            next = after;
        }
        false
    }

    /// False when there is no room for it.
    fn keep(&mut self, board: u64, hand: Hand) -> bool {
        let at = self.more.len() as u32;
        match self.first.entry(board) {
            Entry::Vacant(entry) => {
                entry.insert((hand, END));
                self.used += BOARD;
            }
            Entry::Occupied(mut entry) => {
                self.more.push((hand, entry.get().1));
                entry.get_mut().1 = at;
                self.used += HAND;
            }
        }
        self.used <= self.room
    }
}

/// A defender's node on the way down.
struct Step {
    position: Position,
    answers: MoveList,
    next: usize,
}

/// Verifies that the attacker mates; `room` is the number of bytes for what was seen.
pub fn verify_mate(position: &Position, attacker: Color, claims: &mut dyn Claims, room: usize) -> Verified {
    let mut done = Seen::new(room);
    let mut path: HashSet<(u64, Hand)> = HashSet::new();
    let mut steps: Vec<Step> = Vec::new();
    let mut next = if position.side_to_move() == attacker {
        match checked(position, claims) {
            Some(position) => position,
            None => return Verified::No,
        }
    } else {
        position.clone()
    };
    loop {
        // `next` is a position with the defender to move.
        let hand = next.hand(attacker);
        if !done.any(next.board_key(), |poorer| hand.covers(poorer)) {
            if !path.insert((next.board_key(), hand)) {
                return Verified::No;
            }
            let answers = next.legal_moves();
            steps.push(Step { position: next, answers, next: 0 });
        }
        next = loop {
            let Some(step) = steps.last_mut() else { return Verified::Yes };
            let Some(answer) = step.answers.get(step.next).copied() else {
                let step = steps.pop().expect("a step is there");
                let hand = step.position.hand(attacker);
                path.remove(&(step.position.board_key(), hand));
                if !done.keep(step.position.board_key(), hand) {
                    return Verified::TooLarge;
                }
                continue;
            };
            step.next += 1;
            let mut after = step.position.clone();
            let interposed = answer.is_drop() && after.in_check();
            after.do_move(answer);
            if interposed && let Some(taken) = taken(&after, answer, attacker, claims) {
                break taken;
            }
            match checked(&after, claims) {
                Some(position) => break position,
                None => return Verified::No,
            }
        };
    }
}

/// The position after the claimed check, if it is legal and is check.
fn checked(position: &Position, claims: &mut dyn Claims) -> Option<Position> {
    let mv = claims.check(position)?;
    if !position.is_legal(mv) {
        return None;
    }
    let mut after = position.clone();
    after.do_move(mv);
    after.in_check().then_some(after)
}

/// The position after the claimed capture of a drop, the taken piece given back.
fn taken(position: &Position, drop: Move, attacker: Color, claims: &mut dyn Claims) -> Option<Position> {
    let mv = claims.take(position, drop)?;
    if mv.to() != drop.to() || !position.is_legal(mv) {
        return None;
    }
    let mut after = position.clone();
    after.do_move(mv);
    after.hand_over(drop.dropped()?, attacker);
    after.in_check().then_some(after)
}

/// Verifies that no series of checks mates; `room` is the number of bytes for what was seen.
pub fn verify_no_mate(
    position: &Position,
    attacker: Color,
    claims: &mut dyn Claims,
    room: usize,
) -> Verified {
    let mut seen = Seen::new(room);
    let first = if position.side_to_move() == attacker {
        position.clone()
    } else {
        match escaped(position, claims, &seen) {
            Some(after) => after,
            None => return Verified::No,
        }
    };
    let mut steps = vec![Checked { checks: checks(&first), position: first }];
    while let Some(step) = steps.last_mut() {
        let Some(mv) = step.checks.pop() else {
            steps.pop();
            continue;
        };
        let mut after = step.position.clone();
        after.do_move(mv);
        let Some(after) = escaped(&after, claims, &seen) else { return Verified::No };
        let hand = after.hand(attacker);
        if seen.any(after.board_key(), |richer| richer.covers(hand)) {
            continue;
        }
        if !seen.keep(after.board_key(), hand) || seen.used + steps.len() * CHECKED > room {
            return Verified::TooLarge;
        }
        steps.push(Checked { checks: checks(&after), position: after });
    }
    Verified::Yes
}

/// An attacker's node on the way down, and the checks not looked at yet.
struct Checked {
    position: Position,
    checks: Vec<Move>,
}

/// Bytes for one, while the list of them grows.
const CHECKED: usize = 2 * size_of::<Checked>() + 128;

/// The checks by the rules alone.
fn checks(position: &Position) -> Vec<Move> {
    let gives_check = |mv: &Move| {
        let mut after = position.clone();
        after.do_move(*mv);
        after.in_check()
    };
    position.legal_moves().into_iter().filter(gives_check).collect()
}

/// The position after the claimed answer, if it is legal.
fn escaped(position: &Position, claims: &mut dyn Claims, seen: &Seen) -> Option<Position> {
    let mv = claims.answer(position, seen)?;
    if !position.is_legal(mv) {
        return None;
    }
    let mut after = position.clone();
    after.do_move(mv);
    Some(after)
}
