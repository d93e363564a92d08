//! KIF, the record format of Kakinoki's tools and of nearly every shogi program: `.kif` (Shift_JIS) and `.kifu` (UTF-8).
//!
//! The reader is forgiving: what it cannot use it reports with line and column and goes on, and it never panics. The
//! writer keeps everything that a [`Record`] holds but the move number of the start.

mod board;
mod end_word;
mod handicap;
mod head;
mod read;
mod time;
mod write;

use core::fmt;

use crate::encoding::{self, Encoding};
use crate::tree::Record;

/// Largest file that is read, in bytes.
pub const MAX_BYTES: usize = 16 << 20;

/// A file that was read.
#[derive(Clone, Debug)]
pub struct Reading {
    /// The record.
    pub record: Record,
    /// How the file was coded.
    pub encoding: Encoding,
    /// What could not be used, in order.
    pub warnings: Vec<Warning>,
}

/// Something a reader could not use as it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Warning {
    /// Line, from 1.
    pub line: usize,
    /// Character in the line, from 1.
    pub column: usize,
    /// Number of the move it is about, if it is about one.
    pub ply: Option<usize>,
    /// What.
    pub kind: WarningKind,
    /// The text it is about, shortened.
    pub text: String,
}

/// What a warning is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WarningKind {
    /// A line of unknown form; it was skipped.
    UnknownLine,
    /// A handicap by an unknown name; the even game's start was taken.
    UnknownHandicap,
    /// A board row that cannot be read, or not nine rows; the diagram was not used.
    Board,
    /// A hand that cannot be read.
    Hand,
    /// A start that the rules do not allow; it was kept.
    UnplayableStart,
    /// A start for which no position exists (more pieces than a hand holds); no moves were read.
    NoPosition,
    /// A numbered line that is neither a move nor a known end.
    UnreadableMove,
    /// A move against the rules; it was kept, and the line ends there.
    IllegalMove,
    /// A move after the line's end.
    AfterEnd,
    /// A move whose piece is not the one on its origin; the piece on the origin moved.
    PieceMismatch,
    /// A move number that does not continue the line.
    MoveNumber,
    /// A variation from a move that is not there.
    NoBranch,
    /// A time that cannot be read.
    Time,
    /// A second bookmark on one position.
    SecondBookmark,
    /// More moves than the reader keeps.
    TooManyMoves,
}

impl WarningKind {
    /// A stable English key, `snake_case`.
    pub const fn key(self) -> &'static str {
        match self {
            Self::UnknownLine => "unknown_line",
            Self::UnknownHandicap => "unknown_handicap",
            Self::Board => "board",
            Self::Hand => "hand",
            Self::UnplayableStart => "unplayable_start",
            Self::NoPosition => "no_position",
            Self::UnreadableMove => "unreadable_move",
            Self::IllegalMove => "illegal_move",
            Self::AfterEnd => "after_end",
            Self::PieceMismatch => "piece_mismatch",
            Self::MoveNumber => "move_number",
            Self::NoBranch => "no_branch",
            Self::Time => "time",
            Self::SecondBookmark => "second_bookmark",
            Self::TooManyMoves => "too_many_moves",
        }
    }
}

/// A file that is no KIF at all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum KifError {
    /// More than [`MAX_BYTES`].
    TooLarge,
    /// No header, no board, no move.
    NothingThere,
    /// A game other than shogi on nine by nine.
    Variant(String),
}

impl KifError {
    /// A stable English key, `snake_case`.
    pub const fn key(&self) -> &'static str {
        match self {
            Self::TooLarge => "too_large",
            Self::NothingThere => "nothing_there",
            Self::Variant(_) => "variant",
        }
    }
}

impl fmt::Display for KifError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLarge => write!(f, "the file is larger than {MAX_BYTES} bytes"),
            Self::NothingThere => {
                f.write_str("this is no KIF record: it has no header, no board and no move")
            }
            Self::Variant(name) => write!(f, "this is a record of another game: {name}"),
        }
    }
}

impl core::error::Error for KifError {}

/// Reads a file.
///
/// # Errors
/// Only when there is nothing to read; see [`KifError`].
///
/// ```
/// let text = "手合割：平手\n1 ７六歩(77) (0:05/00:00:05)\n2 投了\n";
/// let reading = komadai_record::kif::read(text.as_bytes()).unwrap();
/// assert_eq!(reading.record.moves().len(), 1);
/// assert!(reading.warnings.is_empty());
/// ```
pub fn read(bytes: &[u8]) -> Result<Reading, KifError> {
    if bytes.len() > MAX_BYTES {
        return Err(KifError::TooLarge);
    }
    let (text, encoding) = encoding::decode(bytes);
    let (record, warnings) = read::read_text(&text)?;
    Ok(Reading { record, encoding, warnings })
}

/// The text of a record, lines ended by a line feed.
pub fn to_text(record: &Record, encoding: Encoding) -> String {
    write::write_text(record, encoding)
}

impl Record {
    /// The record as a KIF file: [`Encoding::ShiftJis`] with CR LF for `.kif`, anything else UTF-8 for `.kifu`.
    pub fn to_kif(&self, encoding: Encoding) -> Vec<u8> {
        if encoding == Encoding::ShiftJis {
            let text = to_text(self, encoding).replace('\n', "\r\n");
            encoding::encode_cp932(&text).0
        } else {
            to_text(self, Encoding::Utf8).into_bytes()
        }
    }
}

#[cfg(test)]
mod tests;
