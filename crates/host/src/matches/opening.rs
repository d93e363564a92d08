//! Where the games of a match begin.

use komadai_protocol::{GuiCommand, PositionCommand, Start};
use komadai_rules::{Illegal, Move, Position, PositionError, Sfen};
use thiserror::Error;

use super::referee::Referee;

/// A start and the moves played from it before the engines take over.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Opening {
    /// The start; none for the even game's.
    pub start: Option<Sfen>,
    /// The moves, all legal.
    pub moves: Vec<Move>,
}

impl Opening {
    /// The even game from its first move.
    pub const EVEN: Self = Self { start: None, moves: Vec::new() };

    /// The position it starts from.
    ///
    /// # Errors
    /// When the start can't be played.
    pub fn position(&self) -> Result<Position, PositionError> {
        match &self.start {
            None => Ok(Position::start()),
            Some(sfen) => Position::try_from(sfen).map_err(PositionError::Fault),
        }
    }
}

/// A line that is no opening.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("line {line}: {kind}")]
pub struct OpeningError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub kind: OpeningErrorKind,
}

/// What is wrong with an opening.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum OpeningErrorKind {
    /// Neither `startpos` nor SFEN, or moves that are none.
    #[error("not a position with moves")]
    Malformed,
    /// A start that can't be played.
    #[error("{0}")]
    Position(PositionError),
    /// A move that is not legal.
    #[error("move {ply}, {mv}, is not legal: {reason}")]
    Illegal {
        /// Which one, from 1.
        ply: usize,
        /// The move.
        mv: Move,
        /// Why.
        reason: Illegal,
    },
    /// The game is over there.
    #[error("the game is over")]
    Over,
}

/// Reads openings, one a line: `startpos` or an SFEN, with or without `moves …`. What follows a `#` is a comment.
///
/// # Errors
/// With the first line that is no opening.
pub fn read_openings(text: &str) -> Result<Vec<Opening>, OpeningError> {
    let mut openings = Vec::new();
    for (at, line) in text.lines().enumerate() {
        let line = line.split('#').next().unwrap_or_default().trim();
        if !line.is_empty() {
            openings.push(read(line).map_err(|kind| OpeningError { line: at + 1, kind })?);
        }
    }
    Ok(openings)
}

fn read(line: &str) -> Result<Opening, OpeningErrorKind> {
    let line = line.strip_prefix("position ").unwrap_or(line);
    let named = line.starts_with("startpos") || line.starts_with("sfen ");
    let command = format!("position {}{line}", if named { "" } else { "sfen " });
    let Ok(GuiCommand::Position(PositionCommand { start, moves })) = command.parse() else {
        return Err(OpeningErrorKind::Malformed);
    };
    let start = match start {
        Start::Startpos => None,
        Start::Sfen(sfen) => Some(*sfen),
    };
    let opening = Opening { start, moves };
    let mut referee = Referee::new(opening.position().map_err(OpeningErrorKind::Position)?, usize::MAX);
    for (at, &mv) in opening.moves.iter().enumerate() {
        referee.play(mv).map_err(|reason| OpeningErrorKind::Illegal { ply: at + 1, mv, reason })?;
    }
    if referee.over().is_some() { Err(OpeningErrorKind::Over) } else { Ok(opening) }
}
