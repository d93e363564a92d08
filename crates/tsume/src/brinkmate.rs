//! 必至: a move that gives no check, after which every defence is followed by mate.

use komadai_rules::{Move, Position};

use crate::length::{ENDLESS, Plies};
use crate::limits::{Limits, Stop, Watch};
use crate::problem::Problem;
use crate::search::{Answer, Search, WHOLE, verification_room};
use crate::verify::{Verified, verify_mate};

/// A move after which there is no defence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Brinkmate {
    /// The quiet move.
    pub mv: Move,
    /// Every legal defence against it, with the line of a mate that follows, the defence first. Lines are mates found, not
    /// proven shortest.
    pub defences: Vec<Vec<Move>>,
}

/// What a search for brinkmates found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Brinkmates {
    /// The moves after which every defence was shown to lose.
    pub found: Vec<Brinkmate>,
    /// Moves that were not settled.
    pub unsettled: Vec<Move>,
    /// What ended the search before every move was settled.
    pub stopped: Option<Stop>,
    /// Nodes visited, all questions together.
    pub nodes: u64,
}

/// Looks for every quiet move of the attacker after which the king cannot be saved. The attacker is to move; with the
/// defender to move there is none. Every mate behind a defence was replayed by the rules.
pub fn brinkmates(problem: &Problem, limits: Limits, watch: &mut dyn Watch) -> Brinkmates {
    let mut search = Search::new(problem.attacker(), limits, watch);
    let mut result = Brinkmates::default();
    if problem.defender_first() {
        return result;
    }
    let position = problem.position();
    // Defences that held before, the last one first: they often hold again.
    let mut holders: Vec<Move> = Vec::new();
    for mv in position.legal_moves() {
        if result.stopped.is_some() {
            result.unsettled.push(mv);
            continue;
        }
        let mut after = position.clone();
        after.do_move(mv);
        if after.in_check() {
            continue;
        }
        match search.lost(&after, &mut holders, verification_room(limits)) {
            Ok(Some(defences)) => result.found.push(Brinkmate { mv, defences }),
            Ok(None) => {}
            Err(stop) => {
                result.stopped = stop;
                result.unsettled.push(mv);
            }
        }
    }
    result.nodes = search.nodes;
    result
}

impl Search<'_> {
    /// The defences with the mates behind them when all lose; none when one holds, which is put first among `holders`.
    ///
    /// # Errors
    /// What ended the search; nothing when a mate could not be verified.
    fn lost(
        &mut self,
        position: &Position,
        holders: &mut Vec<Move>,
        room: usize,
    ) -> Result<Option<Vec<Vec<Move>>>, Option<Stop>> {
        let mut defences = position.legal_moves().to_vec();
        let rank = |mv: &Move| holders.iter().position(|held| held == mv).unwrap_or(usize::MAX);
        defences.sort_by_cached_key(rank);
        let mut lines = Vec::new();
        for mv in defences {
            let mut after = position.clone();
            after.do_move(mv);
            let longest: Plies = match self.ask(&after, WHOLE, ENDLESS) {
                Answer::Mate(plies) => plies,
                Answer::NoMate(_) => {
                    holders.retain(|held| *held != mv);
                    holders.insert(0, mv);
                    return Ok(None);
                }
                Answer::Stopped(stop) => return Err(Some(stop)),
            };
            if verify_mate(&after, self.attacker, longest, self, room) != Verified::Yes {
                return Err(self.stopped);
            }
            let mut line = vec![mv];
            line.extend(self.known_line(&after, longest).unwrap_or_default());
            lines.push(line);
        }
        Ok(Some(lines))
    }
}
