//! What can be wrong with a line.

use komadai_rules::SfenError;
use thiserror::Error;

/// A line that could not be read, and where.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("{kind} at column {column}")]
pub struct UsiError {
    /// What is wrong.
    pub kind: UsiErrorKind,
    /// Where, in characters from 1; one past the end when something is missing.
    pub column: usize,
}

/// What is wrong with a line.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum UsiErrorKind {
    /// The line holds no word.
    #[error("blank line")]
    Blank,
    /// The first word is no command of this side.
    #[error("unknown command {0:?}")]
    UnknownCommand(String),
    /// The line ends where something named had to follow.
    #[error("missing {0}")]
    Missing(&'static str),
    /// A word that is not one of those possible here.
    #[error("unexpected word {0:?}")]
    Unexpected(String),
    /// A word that should be a number and is not, or is too large.
    #[error("bad number {0:?}")]
    BadNumber(String),
    /// A word that should be a move and is not.
    #[error("bad move {0:?}")]
    BadMove(String),
    /// The position text is malformed.
    #[error("bad position: {0}")]
    BadSfen(SfenError),
}

impl UsiErrorKind {
    /// The stable English name, for programs.
    pub fn key(&self) -> &'static str {
        match self {
            Self::Blank => "blank",
            Self::UnknownCommand(_) => "unknown_command",
            Self::Missing(_) => "missing",
            Self::Unexpected(_) => "unexpected",
            Self::BadNumber(_) => "bad_number",
            Self::BadMove(_) => "bad_move",
            Self::BadSfen(_) => "bad_sfen",
        }
    }
}
