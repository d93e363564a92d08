//! A known mate made shorter from its end backwards.
//!
//! The first mate of a long work goes astray here and there. Asked for a shorter one from the start the search would look
//! into every deviation at once, while nothing behind them is settled. From the end of the line backwards each question is
//! a small one: the positions after it have their exact lengths already, and only a check that leaves the line is new.

use komadai_rules::Position;

use crate::length::{ENDLESS, Plies};
use crate::limits::Stop;
use crate::search::{Answer, Search, WHOLE};

impl Search<'_> {
    /// Asks each position of the known line where the attacker is to move for a shorter mate, the last one first, with at
    /// most `share` nodes for each question. The table keeps what comes of it.
    pub(crate) fn polish(&mut self, position: &Position, plies: Plies, share: u64) {
        let Some(line) = self.known_line(position, plies) else { return };
        let mut end = position.clone();
        let mut to_check = Vec::new();
        for mv in line {
            if end.side_to_move() == self.attacker {
                to_check.push(end.clone());
            }
            end.do_move(mv);
        }
        for here in to_check.iter().rev() {
            let mut known = self.known_mate(here);
            while known > 1
                && known < ENDLESS
                && self.stopped.is_none()
                && let Answer::Mate(shorter) = self.ask_within(share, here, known - 2)
            {
                known = shorter;
            }
        }
    }

    /// Asks with at most so many nodes. Only what ends the whole search is remembered as what stopped it.
    pub(crate) fn ask_within(&mut self, share: u64, position: &Position, plies: Plies) -> Answer {
        let limits = self.limits;
        self.limits.nodes = limits.nodes.min(self.nodes.saturating_add(share));
        let answer = self.ask_all(position, WHOLE, plies);
        self.limits = limits;
        if answer == Answer::Stopped(Stop::Nodes) && self.nodes < limits.nodes {
            self.stopped = None;
        }
        answer
    }
}
