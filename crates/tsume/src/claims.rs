//! What the search's table claims, move by move.

use komadai_rules::{Hand, Move, MoveList, Position};

use crate::length::{ENDLESS, Plies, UNPROVEN};
use crate::node::{Kind, place_after};
use crate::search::{Answer, Root, Search, WHOLE, whole_place};
use crate::verify::{Claims, Seen};

/// So many answers are doubted where one is hard to find.
const DOUBTFUL: usize = 4;

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
        self.table.look(whole_place(position, self.attacker, self.count)).proven
    }

    /// The same, where the position may be mate.
    fn known_after(&self, position: &Position) -> Plies {
        if position.has_legal_move() {
            self.known_mate(position)
        } else {
            self.count.mated(position.hand(self.attacker))
        }
    }

    /// Whether no mate is known to exist after an answer.
    fn known_safe(&self, position: &Position, mv: Move) -> bool {
        let safe = |kind| {
            let place = place_after(position, self.attacker, mv, kind, self.count);
            self.table.look(place).disproven >= ENDLESS
        };
        safe(Kind::Attack) || mv.is_drop() && safe(Kind::AfterDrop)
    }

    /// An answer that the search found here and after which no mate is known by now.
    fn recalled(&mut self, position: &Position) -> Option<Move> {
        if !self.recall {
            return None;
        }
        let board = position.board_key();
        let hand = position.hand(self.attacker);
        let helpers = self.helpers.iter().map(|helper| &helper.escapes);
        let all = std::iter::once(&self.escapes).chain(helpers);
        let found: Vec<(Move, bool)> = all.flat_map(|escapes| escapes.look(board, hand)).collect();
        let (mv, sure) = found.into_iter().find(|(mv, _)| {
            if !position.is_legal(*mv) {
                return false;
            }
            let mut after = position.clone();
            after.do_move(*mv);
            let wrong = self.known_check(&after, ENDLESS).is_some();
            if wrong {
                self.forget(board, hand, *mv);
            }
            !wrong
        })?;
        if !sure {
            self.doubtful.truncate(DOUBTFUL - 1);
            self.doubtful.push_front((board, hand, mv));
        }
        Some(mv)
    }

    fn forget(&mut self, board: u64, hand: Hand, mv: Move) {
        self.escapes.forget(board, hand, mv);
        for helper in &mut self.helpers {
            helper.escapes.forget(board, hand, mv);
        }
    }

    /// An answer that leads to a position seen.
    fn leading_back(&self, position: &Position, answers: &[Move], seen: &Seen) -> Option<Move> {
        answers.iter().copied().find(|mv| {
            let hand = place_after(position, self.attacker, *mv, Kind::Attack, self.count).hand;
            seen.any(position.board_key_after(*mv), |richer| richer.covers(hand))
        })
    }

    /// An answer after which no mate is known to exist: the one that leaves the fewest checks.
    fn safe_answer(&self, position: &Position, answers: &[Move]) -> Option<Move> {
        let known = answers.iter().copied().filter(|mv| self.known_safe(position, *mv));
        known.min_by_key(|mv| checks_left(position, *mv))
    }

    /// Whether a search shows that no mate exists after an answer.
    fn is_safe(&mut self, position: &Position, mv: Move) -> bool {
        let mut after = position.clone();
        after.do_move(mv);
        matches!(self.ask_within(self.answer_share, &after, WHOLE, ENDLESS), Answer::NoMate(_))
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
            let plies = self.known_after(&after);
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

impl Search<'_> {
    /// Counts a step of a verification, and asks now and then whether to go on. False when it should not.
    fn go_on(&mut self) -> bool {
        if self.stopped.is_some() {
            return false;
        }
        if let Err(stop) = self.tick() {
            self.stopped = Some(stop);
        }
        self.stopped.is_none()
    }

    /// The captures of a drop, with the mates known after each when the taken piece is given back.
    fn captures(&self, after_drop: &Position, drop: Move) -> Vec<(Move, Position, Plies)> {
        let Some(kind) = drop.dropped() else { return Vec::new() };
        let mut checks = MoveList::new();
        after_drop.checks_into(&mut checks);
        let captures = checks.into_iter().filter(|mv| mv.to() == drop.to());
        let given = captures.map(|mv| {
            let mut after = after_drop.clone();
            after.do_move(mv);
            after.hand_over(kind, self.attacker);
            let plies = self.known_after(&after);
            (mv, after, plies)
        });
        given.collect()
    }
}

impl Claims for Search<'_> {
    fn check(&mut self, position: &Position, most: Plies) -> Option<(Move, Plies)> {
        if !self.go_on() {
            return None;
        }
        self.best_check(position, most)
    }

    fn take(&mut self, before: &Position, drop: Move, most: Plies) -> Option<(Move, Plies)> {
        let mut after = before.clone();
        after.do_move(drop);
        for again in [false, true] {
            // What was forgotten is asked for once more.
            if again && !matches!(self.ask(before, Root::After(drop), most), Answer::Mate(_)) {
                return None;
            }
            let captures = self.captures(&after, drop);
            let best = captures.iter().min_by_key(|capture| capture.2).map(|capture| (capture.0, capture.2));
            if best.is_some_and(|best| best.1 <= most) {
                return best;
            }
            if self.known_check(&after, most - 2).is_some() {
                return None;
            }
            if again {
                let longer =
                    captures.into_iter().find_map(|(mv, given, _)| match self.ask(&given, WHOLE, most) {
                        Answer::Mate(plies) => Some((mv, plies)),
                        _ => None,
                    });
                return longer;
            }
        }
        None
    }

    fn answer(&mut self, position: &Position, seen: &Seen) -> Option<Move> {
        if !self.go_on() {
            return None;
        }
        let answers = position.legal_moves();
        if let Some(mv) = self.leading_back(position, &answers, seen) {
            return Some(mv);
        }
        if let Some(mv) = self.recalled(position) {
            return Some(mv);
        }
        if let Some(mv) = self.safe_answer(position, &answers) {
            return Some(mv);
        }
        // The search knows best which answer to try; what it finds is set free of its path.
        match self.ask_within(self.answer_share, position, WHOLE, ENDLESS) {
            Answer::NoMate(_) => {}
            Answer::Mate(_) => return None,
            Answer::Stopped(_) => {
                // Answers on the way here may be wrong where they are not on the path that they were found on.
                for (board, hand, mv) in std::mem::take(&mut self.doubtful) {
                    self.forget(board, hand, mv);
                }
                return None;
            }
        }
        self.safe_answer(position, &answers)
            .or_else(|| answers.into_iter().find(|mv| self.is_safe(position, *mv)))
    }
}
