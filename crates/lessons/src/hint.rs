//! A way to do a step.

use std::collections::{HashSet, VecDeque};

use komadai_rules::{Move, Position, Square};

use crate::attempt::{BadLine, open};
use crate::course::Step;
use crate::task::Task;

/// Positions that the way over the squares is looked for in, at most.
const MOST_POSITIONS: usize = 50_000;

impl Step {
    /// The next move of a way to do the step; nothing where no move is asked for, or none leads there any more.
    ///
    /// # Errors
    /// When the moves before are none of this step.
    pub fn hint(&self, before: &[Move]) -> Result<Option<Move>, BadLine> {
        let position = self.after(before)?;
        Ok(match &self.task {
            Task::Read | Task::SetUp(_) | Task::Point(_) | Task::Choose { .. } => None,
            Task::Reach(goal) => {
                position.legal_moves().iter().copied().find(|mv| goal.is_reached(&position, *mv))
            }
            Task::Line(turns) => turns.get(before.len() / 2).and_then(|turn| turn.own.first().copied()),
            Task::Foul(_) => self.foul(&position),
            Task::Collect(squares) => way(squares, before, position),
            Task::Build { way, .. } => {
                let is_open = |number: &usize| {
                    let (mv, earlier) = (way[*number], &way[..*number]);
                    let times = |moves: &[Move]| moves.iter().filter(|other| **other == mv).count();
                    // The same squares may be meant for another piece.
                    let meant = self.after(earlier).map(|then| then.moving_kind(mv));
                    times(before) <= times(earlier)
                        && position.is_legal(mv)
                        && meant == Ok(position.moving_kind(mv))
                };
                (0..way.len()).find(is_open).map(|number| way[number])
            }
        })
    }

    /// The forbidden move that is asked for.
    fn foul(&self, position: &Position) -> Option<Move> {
        let drops = komadai_rules::HandKind::ALL
            .into_iter()
            .flat_map(|kind| Square::ALL.into_iter().map(move |to| Move::drop(kind, to)));
        let steps = Square::ALL.into_iter().flat_map(|from| {
            let others = Square::ALL.into_iter().filter(move |to| *to != from);
            others.flat_map(move |to| [Move::board(from, to, false), Move::board(from, to, true)])
        });
        let is_own =
            |mv: &Move| mv.from().is_none_or(|from| position.color(position.side_to_move()).contains(from));
        let is_asked =
            |mv: &Move| matches!(self.task, Task::Foul(asked) if position.check_move(*mv) == Err(asked));
        drops.chain(steps).filter(is_own).find(is_asked)
    }
}

/// The first move of a shortest way over the squares that are left.
fn way(squares: &[Square], before: &[Move], position: Position) -> Option<Move> {
    let open: Vec<Square> = open(squares, before).collect();
    let mut seen = HashSet::from([(position.key(), open.clone())]);
    let mut queue = VecDeque::from([(position, open, None)]);
    while let Some((position, open, first)) = queue.pop_front() {
        for mv in position.legal_moves() {
            if position.gives_check(mv) {
                continue;
            }
            let rest: Vec<Square> = open.iter().copied().filter(|square| *square != mv.to()).collect();
            let first = first.or(Some(mv));
            if rest.is_empty() {
                return first;
            }
            let mut after = position.clone();
            after.do_move(mv);
            after.do_null();
            if seen.len() < MOST_POSITIONS && seen.insert((after.key(), rest.clone())) {
                queue.push_back((after, rest, first));
            }
        }
    }
    None
}
