//! `position startpos|sfen … [moves …]`.

use std::fmt;

use komadai_rules::{Move, Sfen};

use crate::error::{UsiError, UsiErrorKind};
use crate::words::Words;

/// Where a position command starts from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Start {
    /// The start of an even game.
    Startpos,
    /// Any other position, as text that was read but not yet judged.
    Sfen(Box<Sfen>),
}

/// A start and the moves played from it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PositionCommand {
    /// Where the moves begin.
    pub start: Start,
    /// The moves, not yet judged.
    pub moves: Vec<Move>,
}

impl PositionCommand {
    /// Reads what follows the word `position`.
    pub(crate) fn read(words: &mut Words<'_>) -> Result<Self, UsiError> {
        let kind = words.expect("startpos or sfen")?;
        let start = match kind.text {
            "startpos" => Start::Startpos,
            "sfen" => Start::Sfen(Box::new(read_sfen(words)?)),
            _ => return Err(kind.error(UsiErrorKind::Unexpected)),
        };
        let mut moves = Vec::new();
        if let Some(word) = words.next() {
            if word.text != "moves" {
                return Err(word.error(UsiErrorKind::Unexpected));
            }
            for word in words {
                moves.push(word.usi_move()?);
            }
        }
        Ok(Self { start, moves })
    }
}

/// Takes the words up to `moves` as one SFEN.
fn read_sfen(words: &mut Words<'_>) -> Result<Sfen, UsiError> {
    let first = words.expect("board")?;
    while words.peek().is_some_and(|word| word.text != "moves") {
        words.next();
    }
    words.since(first).parse().map_err(|error: komadai_rules::SfenError| {
        let column = first.column + error.column.saturating_sub(1);
        UsiError { kind: UsiErrorKind::BadSfen(error), column }
    })
}

impl fmt::Display for PositionCommand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.start {
            Start::Startpos => f.write_str("position startpos")?,
            Start::Sfen(sfen) => write!(f, "position sfen {sfen}")?,
        }
        if !self.moves.is_empty() {
            f.write_str(" moves")?;
            for mv in &self.moves {
                write!(f, " {mv}")?;
            }
        }
        Ok(())
    }
}
