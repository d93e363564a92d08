//! A file that was read.

use core::fmt;

use crate::encoding::Encoding;
use crate::format::Format;
use crate::tree::Record;
use crate::warning::Warning;

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

/// A file that is no record at all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReadError {
    /// More than [`MAX_BYTES`].
    TooLarge,
    /// No header, no board, no move.
    NothingThere,
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
    /// A stable English key, `snake_case`.
    pub const fn key(&self) -> &'static str {
        match self {
            Self::TooLarge => "too_large",
            Self::NothingThere => "nothing_there",
            Self::Malformed { .. } => "malformed",
            Self::Variant(_) => "variant",
        }
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLarge => write!(f, "the file is larger than {MAX_BYTES} bytes"),
            Self::NothingThere => f.write_str("this is no game record"),
            Self::Malformed { line, column } => write!(f, "line {line}, column {column}: not JSON"),
            Self::Variant(name) => write!(f, "this is a record of another game: {name}"),
        }
    }
}

impl core::error::Error for ReadError {}
