//! The main line: the attacker's shortest mate against the defender's longest answers, futile drops left out.

use komadai_rules::{Move, Position};

use crate::length::Plies;
use crate::node::level;
use crate::search::{Answer, Root, Search, WHOLE};

/// Other lines that are looked at when the main line leaves the attacker with pieces in hand.
const TRIES: usize = 64;

impl Search<'_> {
    /// The main line from a position with a mate of `plies`. Of the defender's longest answers one that leaves the
    /// attacker without pieces in hand is preferred, so far as such lines are looked for.
    ///
    /// When that length is the shortest the line is as long; else answers are judged by what the table knows and the
    /// line may end sooner. None when the limits end the search before the line is found.
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
    fn left_after(&self, position: &Position, line: &[Move]) -> u8 {
        let mut end = position.clone();
        for mv in line {
            end.do_move(*mv);
        }
        end.hand(self.attacker).total()
    }

    fn some_line(&mut self, position: &Position, plies: Plies) -> Option<Vec<Move>> {
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
                let Some(mv) = self.longest_answer(&position, left) else { return Some(line) };
                line.push(mv);
                position.do_move(mv);
                left -= 1;
            }
        }
    }

    /// The answers, drops that are not futile among them, against which a mate of at most `left` plies takes as many;
    /// those nearest to the king first.
    pub(crate) fn lasting_answers(&mut self, position: &Position, left: Plies) -> Vec<Move> {
        answers_inwards(position).into_iter().filter(|mv| self.lasts(position, *mv, left)).collect()
    }

    /// One of them. When none is known to last, the one that the table holds for the longest.
    fn longest_answer(&mut self, position: &Position, left: Plies) -> Option<Move> {
        if left <= 0 {
            return None;
        }
        let answers = answers_inwards(position);
        let lasting = answers.iter().copied().find(|mv| self.lasts(position, *mv, left));
        lasting.or_else(|| {
            let known = |mv: &Move| {
                let mut after = position.clone();
                after.do_move(*mv);
                self.known_mate(&after)
            };
            answers.iter().copied().filter(|mv| !mv.is_drop()).max_by_key(known)
        })
    }

    /// Whether the mate is not known to be shorter than `left` plies after this answer.
    fn lasts(&mut self, position: &Position, mv: Move, left: Plies) -> bool {
        let answer = if mv.is_drop() && position.in_check() && !self.raw {
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
fn answers_inwards(position: &Position) -> Vec<Move> {
    let in_check = position.in_check();
    let steps = |mv: &Move| if mv.is_drop() && in_check { level(position, mv.to()) } else { 0 };
    let mut answers: Vec<Move> = position.legal_moves().to_vec();
    answers.sort_by_key(steps);
    answers
}
