//! A known mate made shorter from its end backwards.
//!
//! The first mate of a long work goes astray here and there. Asked for a shorter one from the start the search would look
//! into every deviation at once, while nothing behind them is settled. From the end of the line backwards each question is
//! a small one: the positions after it have their exact lengths already, and only a check that leaves the line is new.

use std::collections::HashSet;

use komadai_rules::{Move, Position};

use crate::length::{ENDLESS, Plies, plus};
use crate::limits::Stop;
use crate::line::answers_inwards;
use crate::node::{Kind, place_after};
use crate::search::{Answer, Root, Search, WHOLE, whole_place};
use crate::table::Place;

/// A position of the line where the attacker is to move.
struct Step {
    /// The position, or that before the drop.
    position: Position,
    root: Root,
    /// The best check known.
    check: Option<Move>,
}

impl Step {
    /// The position after that check.
    fn checked(&self) -> Option<Position> {
        let check = self.check?;
        let mut after = self.position.clone();
        if let Root::After(drop) = self.root {
            after.do_move(drop);
        }
        after.do_move(check);
        Some(after)
    }
}

/// So many of them are remembered.
const MOST_TRIED: usize = 1 << 13;

/// The questions of one round that were not answered: place, length asked for.
pub(crate) type Tried = HashSet<(u64, u32, Plies)>;

impl Search<'_> {
    /// Asks each position of the known line where the attacker is to move for a shorter mate, the last one first, with at
    /// most `share` nodes for each question. The table keeps what comes of it. Questions that were `tried` are asked again
    /// only where the position after has a shorter mate now. False when nothing became shorter.
    pub(crate) fn polish(
        &mut self,
        position: &Position,
        plies: Plies,
        share: u64,
        tried: &mut Tried,
    ) -> bool {
        let mut shorter_below = false;
        let mut shorter = false;
        for step in self.steps(position, plies, share).iter().rev() {
            let place = self.place_of(step);
            let before = self.table.look(place).proven;
            let mut known = before;
            while known > 1 && known < ENDLESS && self.stopped.is_none() {
                let question = (place.key, place.hand.to_bits(), known - 2);
                if tried.contains(&question) && !shorter_below {
                    break;
                }
                // The same check with shorter answers to the rest is the smaller question.
                if shorter_below && let Some(checked) = step.checked() {
                    let cost = if step.root == WHOLE { 1 } else { 2 };
                    self.ask_within(share, &checked, WHOLE, known - 2 - cost);
                }
                let Answer::Mate(plies) = self.ask_within(share, &step.position, step.root, known - 2) else {
                    if tried.len() > MOST_TRIED {
                        tried.clear();
                    }
                    tried.insert(question);
                    break;
                };
                known = plies;
            }
            shorter_below = known < before;
            shorter |= shorter_below;
        }
        shorter
    }

    /// Where the attacker is to move in the line that the table holds: against each check the answer with the longest mate
    /// known, of those that are known to be no longer than what is left. What was forgotten is asked for once more, with
    /// at most `share` nodes. The line ends early where that does not help.
    fn steps(&mut self, position: &Position, plies: Plies, share: u64) -> Vec<Step> {
        let mut here = position.clone();
        let mut steps = Vec::new();
        let mut next = if here.side_to_move() == self.attacker {
            Some((Step { position: here.clone(), root: WHOLE, check: None }, plies))
        } else {
            self.lasting(&mut here, plies, share)
        };
        while let Some((mut step, left)) = next.take() {
            if let Some((mv, rest)) = self.known_check(&here, left - 1) {
                step.check = Some(mv);
                here.do_move(mv);
                next = self.lasting(&mut here, rest, share);
            }
            steps.push(step);
        }
        steps
    }

    /// Plays the answer with the longest mate known of at most `left` plies, and tells the step after it and how long that
    /// mate is. None in a position that is mate but for futile drops, or where nothing is known any more.
    fn lasting(&mut self, position: &mut Position, left: Plies, share: u64) -> Option<(Step, Plies)> {
        let mut best: Option<(Move, Step)> = None;
        let mut longest = 0;
        for mv in answers_inwards(position) {
            let step = if mv.is_drop() && position.in_check() && !self.count.raw {
                Step { position: position.clone(), root: Root::After(mv), check: None }
            } else {
                let mut after = position.clone();
                after.do_move(mv);
                Step { position: after, root: WHOLE, check: None }
            };
            let cost = Plies::from(step.root == WHOLE);
            let mut known = self.table.look(self.place_of(&step)).proven;
            if known > left - cost
                && let Answer::Mate(again) = self.ask_within(share, &step.position, step.root, left - cost)
            {
                known = again;
            }
            let value = plus(known, cost);
            if value > longest && value <= left {
                longest = value;
                best = Some((mv, step));
            }
        }
        let (mv, step) = best?;
        position.do_move(mv);
        Some((step, longest - 1))
    }

    fn place_of(&self, step: &Step) -> Place {
        match step.root {
            Root::After(mv) => place_after(&step.position, self.attacker, mv, Kind::AfterDrop, self.count),
            Root::Here { .. } => whole_place(&step.position, self.attacker, self.count),
        }
    }

    /// Asks with at most so many nodes. Only what ends the whole search is remembered as what stopped it.
    pub(crate) fn ask_within(&mut self, share: u64, position: &Position, root: Root, plies: Plies) -> Answer {
        let limits = self.limits;
        self.limits.nodes = limits.nodes.min(self.nodes.saturating_add(share));
        let answer = self.ask_all(position, root, plies);
        self.limits = limits;
        if answer == Answer::Stopped(Stop::Nodes) && self.nodes < limits.nodes {
            self.stopped = None;
        }
        answer
    }
}
