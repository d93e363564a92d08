//! The main line: the attacker's shortest mate against the defender's longest answers, futile drops left out.

use komadai_rules::{Move, Position};

use crate::length::{ENDLESS, Plies, plus};
use crate::node::{Kind, level, place_after};
use crate::search::{Answer, Root, Search, WHOLE};

/// Other lines that are looked at when the main line leaves the attacker with pieces in hand.
const TRIES: usize = 64;

impl Search<'_> {
    /// The main line from a position with a mate of `plies`. Of the defender's longest answers one that leaves the
    /// attacker without pieces in hand is preferred, so far as such lines are looked for.
    ///
    /// None when the limits end the search before the line is found.
    pub(crate) fn main_line(&mut self, position: &Position, plies: Plies) -> Option<Vec<Move>> {
        let line = self.some_line(position, plies)?;
        if line.len() != usize::try_from(plies).unwrap_or(0) || self.left_after(position, &line) == 0 {
            return Some(line);
        }
        let mut tries = 0;
        for at in (0..line.len()).rev() {
            let mut before = position.clone();
            for mv in &line[..at] {
                before.do_move(*mv);
            }
            if before.side_to_move() == self.attacker {
                continue;
            }
            let left = plies - at as Plies;
            for mv in self.lasting_answers(&before, left).into_iter().filter(|mv| *mv != line[at]) {
                tries += 1;
                if tries > TRIES || self.stopped.is_some() {
                    return Some(line);
                }
                let mut after = before.clone();
                after.do_move(mv);
                let Some(rest) = self.some_line(&after, left - 1) else { continue };
                let other: Vec<Move> = line[..at].iter().copied().chain([mv]).chain(rest).collect();
                if other.len() == line.len() && self.left_after(position, &other) == 0 {
                    return Some(other);
                }
            }
        }
        Some(line)
    }

    /// How many pieces the attacker holds after a line.
    pub(crate) fn left_after(&self, position: &Position, line: &[Move]) -> u8 {
        let mut end = position.clone();
        for mv in line {
            end.do_move(*mv);
        }
        end.hand(self.attacker).total()
    }

    pub(crate) fn some_line(&mut self, position: &Position, plies: Plies) -> Option<Vec<Move>> {
        let mut position = position.clone();
        let mut left = plies;
        let mut line = Vec::new();
        loop {
            if position.side_to_move() == self.attacker {
                let (mv, rest) = self.best_check(&position, left - 1)?;
                line.push(mv);
                position.do_move(mv);
                left = rest;
            } else {
                let answer = self.longest_answer(&position, left);
                if self.stopped.is_some() {
                    return None;
                }
                let Some(mv) = answer else { return Some(line) };
                line.push(mv);
                position.do_move(mv);
                left -= 1;
            }
        }
    }

    /// The line that the table holds, without any search: against each check the answer with the longest mate known. None
    /// when the table has forgotten a part, or when it holds no line of at most `plies`.
    pub(crate) fn known_line(&self, position: &Position, plies: Plies) -> Option<Vec<Move>> {
        let mut position = position.clone();
        let mut line = Vec::new();
        while line.len() <= usize::try_from(plies).unwrap_or(0) {
            let mv = if position.side_to_move() == self.attacker {
                self.known_check(&position, ENDLESS)?.0
            } else {
                match self.known_answer(&position).ok()? {
                    Some(mv) => mv,
                    None => return Some(line),
                }
            };
            line.push(mv);
            position.do_move(mv);
        }
        None
    }

    /// The answer with the longest mate known; none in a position that is mate but for futile drops. Answers against which
    /// no mate is known any more are left out.
    ///
    /// # Errors
    /// No mate is known against any answer: the table has forgotten them.
    fn known_answer(&self, position: &Position) -> Result<Option<Move>, ()> {
        let mut longest = 0;
        let mut best = None;
        let mut forgotten = false;
        for mv in answers_inwards(position) {
            let plies = if mv.is_drop() && position.in_check() && !self.count.raw {
                // A drop that is known to be futile adds nothing.
                self.table.look(place_after(position, self.attacker, mv, Kind::AfterDrop, self.count)).proven
            } else {
                plus(
                    self.table
                        .look(place_after(position, self.attacker, mv, Kind::Attack, self.count))
                        .proven,
                    1,
                )
            };
            if plies >= ENDLESS {
                forgotten = true;
            } else if plies > longest {
                longest = plies;
                best = Some(mv);
            }
        }
        if best.is_none() && forgotten { Err(()) } else { Ok(best) }
    }

    /// The answers, drops that are not futile among them, against which a mate of at most `left` plies takes as many;
    /// those nearest to the king first.
    pub(crate) fn lasting_answers(&mut self, position: &Position, left: Plies) -> Vec<Move> {
        answers_inwards(position).into_iter().filter(|mv| self.lasts(position, *mv, left)).collect()
    }

    /// The first of them.
    fn longest_answer(&mut self, position: &Position, left: Plies) -> Option<Move> {
        if left <= -self.count.spare || !position.has_legal_move() {
            return None;
        }
        answers_inwards(position).into_iter().find(|mv| self.lasts(position, *mv, left))
    }

    /// Whether the mate is not known to be shorter than `left` plies after this answer.
    fn lasts(&mut self, position: &Position, mv: Move, left: Plies) -> bool {
        let answer = if mv.is_drop() && position.in_check() && !self.count.raw {
            self.ask(position, Root::After(mv), left - 2)
        } else {
            let mut after = position.clone();
            after.do_move(mv);
            self.ask(&after, WHOLE, left - 3)
        };
        !matches!(answer, Answer::Mate(_))
    }
}

/// Legal answers, those nearest to the king first among drops.
pub(crate) fn answers_inwards(position: &Position) -> Vec<Move> {
    let in_check = position.in_check();
    let steps = |mv: &Move| if mv.is_drop() && in_check { level(position, mv.to()) } else { 0 };
    let mut answers: Vec<Move> = position.legal_moves().to_vec();
    answers.sort_by_key(steps);
    answers
}
