//! Disproofs set free of their paths.
//!
//! While a node is searched, a position that comes back counts as a failure of the attacker, and what relies on that
//! holds on its path only. When the node itself has no mate on any path, neither have the positions it relied on: from
//! each of them every check leads to another of them, or to one without a mate, and each of those has an answer that does
//! the same. Such a closed set is collected here and kept in the main table. What is known of paths only tells where to
//! look: whatever is kept was seen to be closed.

use std::collections::HashMap;
use std::hash::BuildHasherDefault;

use komadai_rules::{Hand, Move, MoveList, Position};

use crate::expand::path_on;
use crate::length::{Count, ENDLESS};
use crate::node::{EVERY, Frame, Kind, level, place, place_after};
use crate::search::{Plain, Search};
use crate::table::Place;

/// The positions collected.
struct Closure {
    hands: HashMap<u64, Vec<Hand>, BuildHasherDefault<Plain>>,
    places: Vec<Place>,
    /// The answers that keep to them.
    answers: Vec<(u64, Hand, Move)>,
    /// Those whose moves were not looked at yet.
    open: Vec<Open>,
}

struct Open {
    position: Position,
    path: u64,
    kind: Kind,
}

impl Closure {
    /// Whether a position, or the same with more in the attacker's hand, is among them.
    fn has(&self, board: u64, hand: Hand) -> bool {
        self.hands.get(&board).is_some_and(|hands| hands.iter().any(|richer| richer.covers(hand)))
    }

    fn add(&mut self, position: Position, place: Place, kind: Kind, path: u64) {
        self.hands.entry(position.board_key()).or_default().push(place.hand);
        self.places.push(place);
        self.open.push(Open { position, path, kind });
    }
}

impl Search<'_> {
    /// Keeps what a node without a mate, at which the position stands, shows of the positions below it. No more than
    /// `room` of them are looked at.
    pub(crate) fn free_disproofs(&mut self, frame: &Frame, effort: u32, room: usize) {
        let mut closure =
            Closure { hands: HashMap::default(), places: Vec::new(), answers: Vec::new(), open: Vec::new() };
        closure.add(self.position.clone(), frame.place, frame.kind, frame.path);
        while let Some(open) = closure.open.pop() {
            let closed = match open.kind {
                Kind::Attack | Kind::AfterDrop => self.every_check_fails(&open, &mut closure),
                Kind::Defend { level } => self.some_answer_holds(&open, level, &mut closure),
                Kind::Judge => false,
            };
            if !closed || closure.places.len() > room {
                return;
            }
        }
        let effort = effort / closure.places.len() as u32 + 1;
        for place in closure.places {
            self.table.keep_no_mate(place, ENDLESS, false, 1);
        }
        for (board, hand, mv) in closure.answers {
            self.escapes.keep(board, hand, mv, true, effort);
        }
    }

    fn known_without_mate(&self, place: Place) -> bool {
        self.table.look(place).disproven >= ENDLESS
    }

    fn every_check_fails(&self, open: &Open, closure: &mut Closure) -> bool {
        let mut checks = MoveList::new();
        open.position.checks_into(&mut checks);
        let kind = Kind::Defend { level: EVERY };
        checks.into_iter().all(|mv| self.leads_on(open, mv, kind, open.path, closure))
    }

    /// Whether the position after a move is among those without a mate, or may be, which is then looked at.
    fn leads_on(&self, open: &Open, mv: Move, kind: Kind, path: u64, closure: &mut Closure) -> bool {
        let place = place_after(&open.position, self.attacker, mv, kind, Count::default());
        if closure.has(open.position.board_key_after(mv), place.hand) || self.known_without_mate(place) {
            return true;
        }
        let path = path_on(path, place);
        let hinted = self.loops.hints(path, place);
        if hinted {
            let mut after = open.position.clone();
            after.do_move(mv);
            closure.add(after, place, kind, path);
        }
        hinted
    }

    fn some_answer_holds(&self, open: &Open, most: u8, closure: &mut Closure) -> bool {
        let position = &open.position;
        let steps =
            |mv: &Move| if mv.is_drop() && position.in_check() { level(position, mv.to()) } else { 0 };
        let answers = position.legal_moves();
        let mut path = open.path;
        let mut most = most;
        // Drops are answers of their own, farther ones before nearer ones, as the search asks about them.
        loop {
            let top = answers.iter().map(steps).filter(|level| *level <= most).max().unwrap_or(0);
            let kind = if top > 0 { Kind::AfterDrop } else { Kind::Attack };
            let holds =
                |mv: &&Move| self.leads_on(open, **mv, kind, path, closure) || never_checks(position, **mv);
            if let Some(mv) = answers.iter().filter(|mv| steps(mv) == top).find(holds) {
                closure.answers.push((position.board_key(), position.hand(self.attacker), *mv));
                return true;
            }
            if top == 0 {
                return false;
            }
            most = answers.iter().map(steps).filter(|level| *level < top).max().unwrap_or(0);
            path = path_on(
                path,
                place(position, self.attacker, Kind::Defend { level: most }, None, Count::default()),
            );
        }
    }
}

/// Whether no check is left after a move.
fn never_checks(position: &Position, mv: Move) -> bool {
    let mut after = position.clone();
    after.do_move(mv);
    let mut checks = MoveList::new();
    after.checks_into(&mut checks);
    checks.is_empty()
}
