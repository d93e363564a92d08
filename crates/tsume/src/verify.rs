//! Proofs replayed by nothing but the rules.
//!
//! A mate is verified by playing the claimed check wherever the attacker is to move and every legal answer wherever the
//! defender is; every line must end in mate, and none may come back to itself but with a shorter mate claimed. The absence
//! of a mate is verified by looking at every position that checks can reach against one claimed answer to each: when none
//! of them is mate they are a closed set and there is no way out of it, however long the checks go on.
//!
//! One theorem shortens both: on the same board an attacker with more in hand, and a defender with so much less, can do
//! whatever the other could. So a taken interposition may be given back before going on, and a position counts as
//! verified when a poorer one (for a mate) or a richer one (for none) was.

use std::collections::{HashMap, HashSet};

use komadai_rules::{Color, Hand, Move, MoveList, Position};

use crate::length::Plies;
use crate::table::{begin, grown, lengthen};

/// Who claims the moves that are verified.
pub trait Claims {
    /// The check that leads to mate here in at most so many plies after it, the attacker being to move, and that number.
    fn check(&mut self, position: &Position, most: Plies) -> Option<(Move, Plies)>;

    /// After an interposing drop: the capture after which the mate goes on in at most so many plies even with the taken
    /// piece given back, and that number. `before` is the position before the drop.
    fn take(&mut self, before: &Position, drop: Move, most: Plies) -> Option<(Move, Plies)>;

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
    /// A line longer than the verification was allowed to keep.
    TooLarge,
}

/// Boards seen, and the attacker's hands with each, in no more bytes than allowed: when there is no more room something
/// is forgotten, which costs time and nothing else.
pub struct Seen {
    slots: Vec<(u64, Hand)>,
    used: usize,
    most: usize,
    next: usize,
}

/// No board.
const EMPTY: (u64, Hand) = (0, Hand::EMPTY);
/// Boards that stand together.
const NEAR: usize = 8;
/// Slots to begin with.
const FIRST: usize = 1 << 8;

impl Seen {
    fn new(room: usize) -> Self {
        let most = (room / size_of::<(u64, Hand)>() / NEAR * NEAR).max(FIRST);
        let first = begin(most / NEAR, 2, FIRST / NEAR) * NEAR;
        Self { slots: vec![EMPTY; first], used: 0, most, next: 0 }
    }

    fn near(&self, board: u64) -> usize {
        ((u128::from(board.wrapping_mul(0x9e37_79b9_7f4a_7c15)) * (self.slots.len() / NEAR) as u128) >> 64)
            as usize
            * NEAR
    }

    /// Whether the board with this key was seen with a hand that fits.
    pub fn any(&self, board: u64, fits: impl Fn(Hand) -> bool) -> bool {
        let start = self.near(board);
        self.slots[start..start + NEAR].iter().any(|slot| slot.0 == board && fits(slot.1))
    }

    /// Keeps a board with a hand; one whose hand `says_less` gives way.
    fn keep(&mut self, board: u64, hand: Hand, says_less: impl Fn(Hand) -> bool) {
        if self.used * 3 > self.slots.len() * 2 && self.slots.len() < self.most {
            let before = self.slots.len();
            lengthen(&mut self.slots, grown(before, self.most, 2), || EMPTY);
            self.used = 0;
            // From the last to the first, so that no second copy is needed.
            for at in (0..before).rev() {
                let (board, hand) = std::mem::replace(&mut self.slots[at], EMPTY);
                if board != 0 {
                    self.put(board, hand, |_| false);
                }
            }
        }
        self.put(board, hand, says_less);
    }

    fn put(&mut self, board: u64, hand: Hand, says_less: impl Fn(Hand) -> bool) {
        let start = self.near(board);
        let near = &mut self.slots[start..start + NEAR];
        let at = near
            .iter()
            .position(|slot| slot.0 == board && says_less(slot.1))
            .or_else(|| near.iter().position(|slot| slot.0 == 0));
        self.next = (self.next + 1) % NEAR;
        let at = at.unwrap_or(self.next);
        self.used += usize::from(near[at].0 == 0);
        near[at] = (board, hand);
    }
}

/// A defender's node on the way down.
struct Step {
    position: Position,
    answers: MoveList,
    next: usize,
    /// A mate in at most so many plies is claimed.
    most: Plies,
    /// What was claimed of the same position nearer to the start.
    before: Option<Plies>,
}

/// The part of the room that is for the way down.
const WAY: usize = 8;

/// Verifies that the attacker mates in at most `plies` plies, taken interpositions not counted; `room` is the number of
/// bytes for what was seen.
pub fn verify_mate(
    position: &Position,
    attacker: Color,
    plies: Plies,
    claims: &mut dyn Claims,
    room: usize,
) -> Verified {
    let mut done = Seen::new(room / WAY * (WAY - 1));
    let most_steps = room / WAY / (2 * (size_of::<Step>() + 64));
    let mut path: HashMap<(u64, Hand), Plies> = HashMap::new();
    let mut steps: Vec<Step> = Vec::new();
    let mut next = if position.side_to_move() == attacker {
        match checked(position, plies - 1, claims) {
            Some(next) => next,
            None => return Verified::No,
        }
    } else {
        (position.clone(), plies)
    };
    loop {
        // `next` is a position with the defender to move.
        let (position, most) = next;
        let hand = position.hand(attacker);
        if !done.any(position.board_key(), |poorer| hand.covers(poorer)) {
            let before = path.insert((position.board_key(), hand), most);
            if before.is_some_and(|before| before <= most) {
                return Verified::No;
            }
            if steps.len() > most_steps {
                return Verified::TooLarge;
            }
            let answers = position.legal_moves();
            steps.push(Step { position, answers, next: 0, most, before });
        }
        next = loop {
            let Some(step) = steps.last_mut() else { return Verified::Yes };
            let Some(answer) = step.answers.get(step.next).copied() else {
                let step = steps.pop().expect("a step is there");
                let (board, hand) = (step.position.board_key(), step.position.hand(attacker));
                match step.before {
                    Some(before) => path.insert((board, hand), before),
                    None => path.remove(&(board, hand)),
                };
                done.keep(board, hand, |richer| richer.covers(hand));
                continue;
            };
            step.next += 1;
            let most = step.most;
            if answer.is_drop()
                && step.position.in_check()
                && let Some(taken) = taken(&step.position, answer, attacker, most, claims)
            {
                break taken;
            }
            let mut after = step.position.clone();
            after.do_move(answer);
            match checked(&after, most - 2, claims) {
                Some(next) => break next,
                None => return Verified::No,
            }
        };
    }
}

/// The position after the claimed check, if it is legal and is check, and what is claimed of it.
fn checked(position: &Position, most: Plies, claims: &mut dyn Claims) -> Option<(Position, Plies)> {
    let (mv, plies) = claims.check(position, most)?;
    if !(0..=most).contains(&plies) || !position.is_legal(mv) {
        return None;
    }
    let mut after = position.clone();
    after.do_move(mv);
    after.in_check().then_some((after, plies))
}

/// The position after the claimed capture of a drop, the taken piece given back.
fn taken(
    before: &Position,
    drop: Move,
    attacker: Color,
    most: Plies,
    claims: &mut dyn Claims,
) -> Option<(Position, Plies)> {
    let (mv, plies) = claims.take(before, drop, most)?;
    let mut after = before.clone();
    after.do_move(drop);
    if !(0..=most).contains(&plies) || mv.to() != drop.to() || !after.is_legal(mv) {
        return None;
    }
    after.do_move(mv);
    after.hand_over(drop.dropped()?, attacker);
    after.in_check().then_some((after, plies))
}

/// Verifies that no series of checks mates; `room` is the number of bytes for what was seen.
pub fn verify_no_mate(
    position: &Position,
    attacker: Color,
    claims: &mut dyn Claims,
    room: usize,
) -> Verified {
    let mut seen = Seen::new(room / WAY * (WAY - 1));
    let most_steps = room / WAY / CHECKED;
    // What is looked at right now counts as seen however much was forgotten: a way down never comes back to itself.
    let mut path: HashSet<(u64, Hand)> = HashSet::new();
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
            let step = steps.pop().expect("a step is there");
            path.remove(&(step.position.board_key(), step.position.hand(attacker)));
            continue;
        };
        let mut after = step.position.clone();
        after.do_move(mv);
        let Some(after) = escaped(&after, claims, &seen) else { return Verified::No };
        let (board, hand) = (after.board_key(), after.hand(attacker));
        if path.contains(&(board, hand)) || seen.any(board, |richer| richer.covers(hand)) {
            continue;
        }
        seen.keep(board, hand, |poorer| hand.covers(poorer));
        path.insert((board, hand));
        if steps.len() > most_steps {
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
const CHECKED: usize = 2 * size_of::<Checked>() + 192;

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
