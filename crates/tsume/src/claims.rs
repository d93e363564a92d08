//! What the search's table claims, move by move.

use komadai_rules::{Hand, Move, MoveList, Position};

use crate::length::{ENDLESS, Plies, UNPROVEN};
use crate::node::{Kind, place_after};
use crate::search::{Answer, Search, WHOLE, whole_place};
use crate::verify::{Claims, Seen};

/// How many checks there are after an answer.
fn checks_left(position: &Position, mv: Move) -> usize {
    let mut after = position.clone();
    after.do_move(mv);
    let mut checks = MoveList::new();
    after.checks_into(&mut checks);
    checks.len()
}

impl Search<'_> {
    /// The shortest mate known of a position, or [`UNPROVEN`].
    pub(crate) fn known_mate(&self, position: &Position) -> Plies {
        self.table.look(whole_place(position, self.attacker, self.raw)).proven
    }

    /// Whether no mate is known to exist after an answer.
    fn known_safe(&self, position: &Position, mv: Move) -> bool {
        let safe = |kind| {
            let place = place_after(position, self.attacker, mv, kind, self.raw);
            self.table.look(place).disproven >= ENDLESS
        };
        safe(Kind::Attack) || mv.is_drop() && safe(Kind::AfterDrop)
    }

    /// The answer that the search found here, unless a mate after it is known by now.
    fn recalled(&mut self, position: &Position, at: (u64, Hand)) -> Option<Move> {
        if !self.recall {
            return None;
        }
        let mv = *self.escapes.get(&at)?;
        let mut after = position.clone();
        after.do_move(mv);
        if self.known_check(&after, ENDLESS).is_some() {
            self.escapes.remove(&at);
            return None;
        }
        Some(mv)
    }

    /// An answer after which no mate is known to exist: one that leads to a position seen, or else the one that leaves the
    /// fewest checks.
    fn safe_answer(&self, position: &Position, answers: &[Move], seen: &Seen) -> Option<Move> {
        let led = |mv: &Move| {
            let hand = place_after(position, self.attacker, *mv, Kind::Attack, self.raw).hand;
            seen.any(position.board_key_after(*mv), |richer| richer.covers(hand))
        };
        if let Some(mv) = answers.iter().copied().find(led) {
            return Some(mv);
        }
        let known = answers.iter().copied().filter(|mv| self.known_safe(position, *mv));
        known.min_by_key(|mv| checks_left(position, *mv))
    }

    /// Whether a search shows that no mate exists after an answer.
    fn is_safe(&mut self, position: &Position, mv: Move) -> bool {
        let mut after = position.clone();
        after.do_move(mv);
        matches!(self.ask(&after, WHOLE, ENDLESS), Answer::NoMate(_))
    }

    /// The check with the shortest mate of at most `most` plies after it, and that mate. The position is searched again
    /// when the table has forgotten.
    pub(crate) fn best_check(&mut self, position: &Position, most: Plies) -> Option<(Move, Plies)> {
        for again in [false, true] {
            if again && !matches!(self.ask(position, WHOLE, plus_one(most)), Answer::Mate(_)) {
                return None;
            }
            if let Some(found) = self.known_check(position, most) {
                return Some(found);
            }
        }
        // The proof of the whole is known, that of its move was forgotten.
        let mut checks = MoveList::new();
        position.checks_into(&mut checks);
        for mv in checks {
            let mut after = position.clone();
            after.do_move(mv);
            if let Answer::Mate(plies) = self.ask(&after, WHOLE, most) {
                return Some((mv, plies));
            }
        }
        None
    }

    pub(crate) fn known_check(&self, position: &Position, most: Plies) -> Option<(Move, Plies)> {
        let mut checks = MoveList::new();
        position.checks_into(&mut checks);
        let mut best = None;
        let mut least = UNPROVEN;
        for mv in checks {
            let mut after = position.clone();
            after.do_move(mv);
            let plies = if after.has_legal_move() { self.known_mate(&after) } else { 0 };
            if plies < least && plies <= most {
                least = plies;
                best = Some((mv, plies));
            }
        }
        best
    }
}

const fn plus_one(most: Plies) -> Plies {
    if most >= ENDLESS { most } else { most + 1 }
}

impl Claims for Search<'_> {
    fn check(&mut self, position: &Position) -> Option<Move> {
        self.best_check(position, ENDLESS).map(|(mv, _)| mv)
    }

    fn take(&mut self, position: &Position, drop: Move) -> Option<Move> {
        let kind = drop.dropped()?;
        let mut checks = MoveList::new();
        position.checks_into(&mut checks);
        checks.into_iter().filter(|mv| mv.to() == drop.to()).find(|mv| {
            let mut after = position.clone();
            after.do_move(*mv);
            after.hand_over(kind, self.attacker);
            !after.has_legal_move() || self.known_mate(&after) != UNPROVEN
        })
    }

    fn answer(&mut self, position: &Position, seen: &Seen) -> Option<Move> {
        let at = (position.board_key(), position.hand(self.attacker));
        if let Some(mv) = self.recalled(position, at) {
            return Some(mv);
        }
        let answers = position.legal_moves();
        if let Some(mv) = self.safe_answer(position, &answers, seen) {
            return Some(mv);
        }
        // The search knows best which answer to try; what it finds is set free of its path.
        if !matches!(self.ask(position, WHOLE, ENDLESS), Answer::NoMate(_)) {
            return None;
        }
        self.safe_answer(position, &answers, seen)
            .or_else(|| answers.into_iter().find(|mv| self.is_safe(position, *mv)))
    }
}
