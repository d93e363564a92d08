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

use std::collections::{HashMap, HashSet};

use komadai_rules::{Color, Hand, Move, MoveList, Position};

/// Who claims the moves that are verified.
pub trait Claims {
    /// The check that leads to mate here, the attacker being to move.
    fn check(&mut self, position: &Position) -> Option<Move>;

    /// After an interposing drop: the capture after which the mate goes on even with the taken piece given back.
    fn take(&mut self, position: &Position, drop: Move) -> Option<Move>;

    /// The answer that escapes here, the defender being to move in check.
    fn answer(&mut self, position: &Position) -> Option<Move>;
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

/// Hands seen with each board.
struct Seen {
    hands: HashMap<u64, Vec<Hand>>,
    room: usize,
}

impl Seen {
    fn new(room: usize) -> Self {
        Self { hands: HashMap::new(), room }
    }

    fn any(&self, position: &Position, fits: impl Fn(Hand) -> bool) -> bool {
        self.hands.get(&position.board_key()).is_some_and(|hands| hands.iter().any(|hand| fits(*hand)))
    }

    fn keep(&mut self, position: &Position, hand: Hand) -> bool {
        self.room = self.room.saturating_sub(1);
        self.hands.entry(position.board_key()).or_default().push(hand);
        self.room > 0
    }
}

/// A defender's node on the way down.
struct Step {
    position: Position,
    answers: MoveList,
    next: usize,
}

/// Verifies that the attacker mates; `room` is the number of positions that may be kept.
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
        if !done.any(&next, |poorer| hand.covers(poorer)) {
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
                if !done.keep(&step.position, hand) {
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

/// Verifies that no series of checks mates; `room` is the number of positions that may be kept.
pub fn verify_no_mate(
    position: &Position,
    attacker: Color,
    claims: &mut dyn Claims,
    room: usize,
) -> Verified {
    let mut seen = Seen::new(room);
    let mut open = Vec::new();
    let escaped = |position: &Position, claims: &mut dyn Claims| {
        let mv = claims.answer(position)?;
        if !position.is_legal(mv) {
            return None;
        }
        let mut after = position.clone();
        after.do_move(mv);
        Some(after)
    };
    if position.side_to_move() == attacker {
        open.push(position.clone());
    } else {
        match escaped(position, claims) {
            Some(after) => open.push(after),
            None => return Verified::No,
        }
    }
    while let Some(position) = open.pop() {
        let hand = position.hand(attacker);
        if seen.any(&position, |richer| richer.covers(hand)) {
            continue;
        }
        if !seen.keep(&position, hand) {
            return Verified::TooLarge;
        }
        for mv in position.legal_moves() {
            let mut after = position.clone();
            after.do_move(mv);
            if !after.in_check() {
                continue;
            }
            match escaped(&after, claims) {
                Some(after) => open.push(after),
                None => return Verified::No,
            }
        }
    }
    Verified::Yes
}
