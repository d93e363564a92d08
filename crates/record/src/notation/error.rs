//! What was wrong with a typed move, and where.

use core::fmt;

use komadai_rules::{Illegal, Square};

/// A move that could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotationError {
    /// What is wrong.
    pub kind: NotationErrorKind,
    /// Where, in characters from 1.
    pub column: usize,
    /// Which move of the text, from 1.
    pub ply: usize,
    /// The offending text, shortened.
    pub found: String,
}

/// What is wrong with a typed move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotationErrorKind {
    /// There is no text.
    Empty,
    /// The text is longer than a game could be.
    TooLong,
    /// A square (`76`, `７六`, `7f`), 同 or a piece letter was expected.
    ExpectedSquare,
    /// The second half of a square was expected.
    ExpectedRank,
    /// A piece was expected after the square.
    ExpectedPiece,
    /// One move was asked for and more text follows.
    ExpectedEnd,
    /// The move ends where it began.
    SameSquare,
    /// ▲ or △ names the side that does not move.
    WrongSide,
    /// 同 without a move before.
    NoPrevious,
    /// No own piece of the kind can go there, and none is in hand.
    NoCandidate,
    /// Several pieces can go there: their squares.
    Ambiguous(Vec<Square>),
    /// The origin does not hold the piece that is named.
    OriginMismatch,
    /// A king or promoted piece cannot be dropped.
    NotDroppable,
    /// The move is read but not legal: the rule that the named piece would break, or more moves follow.
    Illegal(Illegal),
}

impl NotationErrorKind {
    /// A stable English key, `snake_case`.
    pub fn key(&self) -> &'static str {
        match self {
            Self::Empty => "empty",
            Self::TooLong => "too_long",
            Self::ExpectedSquare => "expected_square",
            Self::ExpectedRank => "expected_rank",
            Self::ExpectedPiece => "expected_piece",
            Self::ExpectedEnd => "expected_end",
            Self::SameSquare => "same_square",
            Self::WrongSide => "wrong_side",
            Self::NoPrevious => "no_previous",
            Self::NoCandidate => "no_candidate",
            Self::Ambiguous(_) => "ambiguous",
            Self::OriginMismatch => "origin_mismatch",
            Self::NotDroppable => "not_droppable",
            Self::Illegal(reason) => reason.key(),
        }
    }
}

impl fmt::Display for NotationErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = match self {
            Self::Empty => "there is no move",
            Self::TooLong => "the text is too long",
            Self::ExpectedSquare => "expected a square, 同 or a piece letter",
            Self::ExpectedRank => "expected the rank of the square",
            Self::ExpectedPiece => "expected a piece or a second square",
            Self::ExpectedEnd => "expected nothing more",
            Self::SameSquare => "a piece cannot move to its own square",
            Self::WrongSide => "it is the other side's turn",
            Self::NoPrevious => "同 needs a move before it",
            Self::NoCandidate => "no such piece can go there",
            Self::Ambiguous(squares) => {
                f.write_str("several pieces can go there:")?;
                return squares.iter().try_for_each(|square| write!(f, " {square}"));
            }
            Self::OriginMismatch => "another piece, or none, stands on the origin",
            Self::NotDroppable => "such a piece is never in hand",
            Self::Illegal(reason) => return write!(f, "not legal: {}", reason.key()),
        };
        f.write_str(text)
    }
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "move {}, column {}: {}", self.ply, self.column, self.kind)?;
        if !self.found.is_empty() {
            write!(f, ", found '{}'", self.found)?;
        }
        Ok(())
    }
}

impl core::error::Error for NotationError {}
