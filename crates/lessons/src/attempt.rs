//! What a move comes to.

use std::fmt;

use komadai_coach::{Topic, standing};
use komadai_rules::{Color, Illegal, Move, Position, Square};

use crate::course::Step;
use crate::goal::Goal;
use crate::task::Task;

/// What came of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The rules forbid it.
    Illegal(Illegal),
    /// It may be played, and is not what was asked; nothing has happened.
    Again(Again),
    /// It has been played, and there is more to do.
    GoesOn {
        /// What the other side answers.
        reply: Option<Move>,
    },
    /// The step is done.
    Done,
}

/// Why a move is not what was asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Again {
    /// The goal is not reached.
    Missed(Goal),
    /// The line goes another way.
    NotThis,
    /// A forbidden move was asked for, and this one may be played.
    Allowed,
    /// The other side stands still: it may not be checked or lose a piece.
    Alone,
}

impl Again {
    /// A stable English key, `snake_case`.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Missed(goal) => goal.key(),
            Self::NotThis => "not_this",
            Self::Allowed => "allowed",
            Self::Alone => "alone",
        }
    }
}

/// Moves that do not lead from a step's start to anywhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadLine;

impl fmt::Display for BadLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the moves are none of this step")
    }
}

impl std::error::Error for BadLine {}

impl Step {
    /// The position after moves: own moves and replies in a line, own moves alone where the other side stands still.
    ///
    /// # Errors
    /// When one of them could not be played.
    pub fn after(&self, moves: &[Move]) -> Result<Position, BadLine> {
        let mut position = self.start.clone();
        for mv in moves {
            position.check_move(*mv).map_err(|_| BadLine)?;
            position.do_move(*mv);
            if self.task.is_alone() {
                if position.in_check() {
                    return Err(BadLine);
                }
                position.do_null();
            }
        }
        Ok(position)
    }

    /// What a move comes to, after the moves that were played before.
    ///
    /// # Errors
    /// When the moves before are none of this step.
    pub fn attempt(&self, before: &[Move], mv: Move) -> Result<Verdict, BadLine> {
        let position = self.after(before)?;
        if let Err(reason) = position.check_move(mv) {
            let is_asked = matches!(self.task, Task::Foul(asked) if asked == reason);
            return Ok(if is_asked { Verdict::Done } else { Verdict::Illegal(reason) });
        }
        let on = Verdict::GoesOn { reply: None };
        Ok(match &self.task {
            Task::Read | Task::SetUp(_) | Task::Point(_) | Task::Choose { .. } => {
                Verdict::Again(Again::NotThis)
            }
            Task::Foul(_) => Verdict::Again(Again::Allowed),
            Task::Reach(goal) if goal.is_reached(&position, mv) => Verdict::Done,
            Task::Reach(goal) => Verdict::Again(Again::Missed(*goal)),
            Task::Line(turns) => match turns.get(before.len() / 2) {
                Some(turn) if turn.own.contains(&mv) => match turn.reply {
                    Some(reply) => Verdict::GoesOn { reply: Some(reply) },
                    None => Verdict::Done,
                },
                _ => Verdict::Again(Again::NotThis),
            },
            Task::Collect(squares) => {
                if position.gives_check(mv) {
                    Verdict::Again(Again::Alone)
                } else if open(squares, before).all(|square| square == mv.to()) {
                    Verdict::Done
                } else {
                    on
                }
            }
            Task::Build { castle, .. } => {
                if position.is_capture(mv) || position.gives_check(mv) {
                    Verdict::Again(Again::Alone)
                } else if stands(&position, mv, castle) {
                    Verdict::Done
                } else {
                    on
                }
            }
        })
    }

    /// The squares that are still to be visited.
    pub fn squares_left(&self, moves: &[Move]) -> Vec<Square> {
        let Task::Collect(squares) = &self.task else { return Vec::new() };
        open(squares, moves).collect()
    }
}

/// Those of the squares to which none of the moves has come.
pub(crate) fn open(squares: &[Square], moves: &[Move]) -> impl Iterator<Item = Square> {
    squares.iter().copied().filter(|square| moves.iter().all(|mv| mv.to() != *square))
}

fn stands(position: &Position, mv: Move, castle: &str) -> bool {
    let side: Color = position.side_to_move();
    let mut after = position.clone();
    after.do_move(mv);
    let is_it = |notice: &komadai_coach::Notice| {
        notice.side == side && notice.topic == Topic::Castle && notice.id == castle
    };
    standing(&after).iter().any(is_it)
}
