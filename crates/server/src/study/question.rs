//! What is asked of an engine.

use komadai_rules::{Move, Position, Sfen, Square};

use crate::engines::Engines;
use crate::problem::Fault;

/// Lines at most.
const MOST_LINES: u32 = 5;

/// A position to look at, with the way to it.
#[derive(Clone, Debug)]
pub(super) struct Question {
    pub(super) start: Sfen,
    pub(super) moves: Vec<Move>,
    /// The position after the moves.
    pub(super) position: Position,
    pub(super) lines: u32,
    /// Who is asked.
    pub(super) engines: Engines,
}

impl Question {
    /// Reads what a page asks. An engine is asked nothing that the rules do not allow.
    pub(super) fn read(sfen: &str, moves: &[String], lines: u32, engines: Engines) -> Result<Self, Fault> {
        let bad = || Fault::bad("bad_position");
        let start: Sfen = sfen.parse().map_err(|_| bad())?;
        let mut position = Position::try_from(&start).map_err(|_| bad())?;
        if !(1..=MOST_LINES).contains(&lines) {
            return Err(Fault::parameter("lines", &lines.to_string(), &["1", "2", "3", "4", "5"]));
        }
        let mut read = Vec::with_capacity(moves.len());
        for usi in moves {
            let mv: Move = usi.parse().map_err(|_| bad())?;
            position.check_move(mv).map_err(|_| bad())?;
            position.do_move(mv);
            read.push(mv);
        }
        Ok(Self { start, moves: read, position, lines, engines })
    }

    /// Where the last move went to.
    pub(super) fn previous_to(&self) -> Option<Square> {
        self.moves.last().map(|mv| mv.to())
    }
}
