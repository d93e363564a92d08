//! What the search's table claims, move by move.

use komadai_rules::{Move, MoveList, Position};

use crate::length::{ENDLESS, Plies, UNPROVEN};
use crate::search::{Answer, Search, WHOLE, whole_place};
use crate::verify::Claims;

impl Search<'_> {
    /// The shortest mate known of a position, or [`UNPROVEN`].
    pub(crate) fn known_mate(&self, position: &Position) -> Plies {
        self.table.look(whole_place(position, self.attacker, self.raw)).proven
    }

    /// The greatest length in which a position is known to hold no mate.
    fn known_safe(&self, position: &Position) -> Plies {
        self.table.look(whole_place(position, self.attacker, self.raw)).disproven
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

    fn known_check(&self, position: &Position, most: Plies) -> Option<(Move, Plies)> {
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

    fn answer(&mut self, position: &Position) -> Option<Move> {
        let answers = position.legal_moves();
        for mv in &answers {
            let mut after = position.clone();
            after.do_move(*mv);
            if self.known_safe(&after) >= ENDLESS {
                return Some(*mv);
            }
        }
        answers.into_iter().find(|mv| {
            let mut after = position.clone();
            after.do_move(*mv);
            matches!(self.ask(&after, WHOLE, ENDLESS), Answer::NoMate(_))
        })
    }
}
