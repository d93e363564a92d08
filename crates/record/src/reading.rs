//! A file that was read.

use core::fmt;

use crate::encoding::Encoding;
use crate::format::Format;
use crate::tree::Record;
use crate::warning::{Log, Warning, WarningKind};

/// Largest file that is read, in bytes.
pub const MAX_BYTES: usize = 64 << 20;

/// A game that was read.
#[derive(Clone, Debug)]
pub struct Reading {
    /// The record.
    pub record: Record,
    /// The format it was in.
    pub format: Format,
    /// How the file was coded.
    pub encoding: Encoding,
    /// What could not be used, in order.
    pub warnings: Vec<Warning>,
}

/// Most nodes that the games of one file have together, and most games.
const MAX_NODES_OF_ALL: usize = 4_000_000;
const MAX_GAMES: usize = 500_000;

/// The games of a file as they are read, as many as memory has room for.
#[derive(Default)]
pub(crate) struct Games {
    games: Vec<(Record, Vec<Warning>, Format)>,
    nodes: usize,
}

impl Games {
    /// Adds a game with the warnings so far; says whether there is room for another. The last one tells that there is
    /// none.
    pub(crate) fn push(&mut self, record: Record, log: &mut Log, format: Format) -> bool {
        self.nodes += record.len();
        let has_room = self.nodes < MAX_NODES_OF_ALL && self.games.len() + 1 < MAX_GAMES;
        if !has_room {
            log.warn(WarningKind::TooManyMoves, 0, None, "");
        }
        self.games.push((record, log.take(), format));
        has_room
    }

    /// The games; warnings that came after the last are its own.
    pub(crate) fn finish(mut self, log: &mut Log) -> Result<Vec<(Record, Vec<Warning>, Format)>, ReadError> {
        match self.games.last_mut() {
            Some((_, warnings, _)) => {
                warnings.extend(log.take());
                Ok(self.games)
            }
            None => Err(ReadError::nothing(log)),
        }
    }
}

/// A file that is no record at all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReadError {
    /// More than [`MAX_BYTES`], or more values than memory has room for.
    TooLarge,
    /// No header, no board, no move; and the first thing that could not be used, if there was any.
    NothingThere(Option<Box<Warning>>),
    /// No text: a file of this format, by its usual name, or, without one, bytes of some other kind.
    NotText(Option<&'static str>),
    /// A file in which others are packed, by the usual name of its format.
    Packed(&'static str),
    /// JSON that is none, from this line and column on.
    Malformed {
        /// From 1.
        line: usize,
        /// In characters, from 1.
        column: usize,
    },
    /// A game other than shogi on nine by nine.
    Variant(String),
}

impl ReadError {
    /// Nothing was read, and what the reader said of it.
    pub(crate) fn nothing(log: &mut Log) -> Self {
        Self::NothingThere(log.take().into_iter().next().map(Box::new))
    }

    /// Line and column, from 1, of what keeps this from being a record.
    pub fn place(&self) -> (usize, usize) {
        match self {
            Self::Malformed { line, column } => (*line, *column),
            Self::NothingThere(Some(warning)) => (warning.line, warning.column),
            // From its beginning on.
            _ => (1, 1),
        }
    }

    /// What the file is, where that can be told: a format that is none of records, or another game.
    pub fn what(&self) -> Option<&str> {
        match self {
            Self::NotText(name) => *name,
            Self::Packed(name) => Some(name),
            Self::Variant(name) => Some(name),
            _ => None,
        }
    }

    /// A stable English key, `snake_case`.
    pub const fn key(&self) -> &'static str {
        match self {
            Self::TooLarge => "too_large",
            Self::NothingThere(_) => "nothing_there",
            Self::NotText(_) => "not_text",
            Self::Packed(_) => "packed",
            Self::Malformed { .. } => "malformed",
            Self::Variant(_) => "variant",
        }
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLarge => write!(f, "the file is larger than {MAX_BYTES} bytes, or as much to keep"),
            Self::NothingThere(None) => f.write_str("this is no game record"),
            Self::NothingThere(Some(warning)) => {
                let Warning { line, column, kind, text, .. } = &**warning;
                write!(f, "line {line}, column {column}: {} ({text}), and no game record", kind.key())
            }
            Self::Packed(name) => write!(f, "files are packed in this one, as {name}"),
            Self::NotText(name) => write!(f, "this is no text but {}", name.unwrap_or("other data")),
            Self::Malformed { line, column } => write!(f, "line {line}, column {column}: not JSON"),
            Self::Variant(name) => write!(f, "this is a record of another game: {name}"),
        }
    }
}

impl core::error::Error for ReadError {}
