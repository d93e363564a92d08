//! Games as USI writes them: `startpos moves 7g7f 3c3d`, one a line.

use core::fmt;

use komadai_rules::{Illegal, Move, Position, PositionError, Sfen};

use crate::tree::Record;

/// A line that is no game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum UsiGameError {
    /// The position could not be read or played.
    Position(PositionError),
    /// A move that is no USI text.
    Malformed {
        /// Its number, from 1.
        ply: usize,
        /// The text.
        text: String,
    },
    /// A move against the rules.
    Illegal {
        /// Its number, from 1.
        ply: usize,
        /// The text.
        text: String,
        /// Why.
        reason: Illegal,
    },
    /// Something other than `moves` after the position.
    Trailing(String),
}

impl fmt::Display for UsiGameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Position(error) => error.fmt(f),
            Self::Malformed { ply, text } => write!(f, "move {ply}: '{text}' is not a USI move"),
            Self::Illegal { ply, text, reason } => {
                write!(f, "move {ply}: {text} is not legal: {}", reason.key())
            }
            Self::Trailing(text) => write!(f, "expected 'moves' after the position, found '{text}'"),
        }
    }
}

impl core::error::Error for UsiGameError {}

/// Reads `[position] (startpos | [sfen] BOARD SIDE HANDS [PLY]) [moves M…]`.
///
/// # Errors
/// The first thing wrong, with the number of the move.
///
/// ```
/// let record = komadai_record::usi::read("position startpos moves 7g7f 3c3d").unwrap();
/// assert_eq!(record.moves().len(), 2);
/// assert_eq!(komadai_record::usi::write(&record), "startpos moves 7g7f 3c3d");
/// ```
pub fn read(line: &str) -> Result<Record, UsiGameError> {
    let line = line.trim();
    let line = line.strip_prefix("position ").unwrap_or(line).trim_start();
    let (start, moves) = match line.split_once("moves") {
        Some((start, moves)) => (start.trim(), moves),
        None => (line, ""),
    };
    let start = start.strip_prefix("sfen ").unwrap_or(start);
    if let Some(rest) = start.strip_prefix("startpos").map(str::trim).filter(|rest| !rest.is_empty()) {
        return Err(UsiGameError::Trailing(rest.chars().take(40).collect()));
    }
    let sfen: Sfen = start.parse().map_err(|error| UsiGameError::Position(PositionError::Text(error)))?;
    let mut position = Position::try_from(&sfen).map_err(|fault| UsiGameError::Position(fault.into()))?;
    let mut record = Record::new(sfen);
    let mut at = crate::NodeId::ROOT;
    for (index, text) in moves.split_whitespace().enumerate() {
        let ply = index + 1;
        let shortened = || text.chars().take(20).collect::<String>();
        let mv: Move = text.parse().map_err(|_| UsiGameError::Malformed { ply, text: shortened() })?;
        position.check_move(mv).map_err(|reason| UsiGameError::Illegal { ply, text: shortened(), reason })?;
        position.do_move(mv);
        at = record.add(at, crate::Step::Move(mv));
    }
    Ok(record)
}

/// The main line as USI text. Variations, times and the rest have no place in it.
pub fn write(record: &Record) -> String {
    let even = komadai_rules::Handicap::Even.sfen();
    let start = record.start.to_string();
    let mut text = if start == even { "startpos".to_owned() } else { format!("sfen {start}") };
    let moves = record.moves();
    if !moves.is_empty() {
        text.push_str(" moves");
        for mv in moves {
            text.push(' ');
            text.push_str(&mv.to_string());
        }
    }
    text
}
