//! What keeps a position from being played.

use alloc::vec::Vec;
use core::fmt;

use crate::color::Color;
use crate::piece::{Piece, PieceKind};
use crate::sfen::{Sfen, SfenError};
use crate::square::{File, Rank, Square};

/// The kinds of fault, to name the ones a caller accepts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FaultKind {
    /// More of a kind than the set of forty has.
    TooMany,
    /// Two kings of a side.
    TwoKings,
    /// Two own unpromoted pawns on a file.
    TwoPawns,
    /// A piece that can never move.
    DeadPiece,
    /// The side that is not to move is in check.
    OpponentInCheck,
}

/// One fault of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// More of a kind than the set of forty has.
    TooMany(PieceKind),
    /// Two kings of a side.
    TwoKings(Color),
    /// Two own unpromoted pawns on a file (二歩).
    TwoPawns(Color, File),
    /// A pawn or lance on the last rank, a knight on the last two.
    DeadPiece(Piece, Square),
    /// The side that is not to move is in check.
    OpponentInCheck(Color),
}

impl Fault {
    /// Its kind.
    pub const fn kind(self) -> FaultKind {
        match self {
            Self::TooMany(_) => FaultKind::TooMany,
            Self::TwoKings(_) => FaultKind::TwoKings,
            Self::TwoPawns(..) => FaultKind::TwoPawns,
            Self::DeadPiece(..) => FaultKind::DeadPiece,
            Self::OpponentInCheck(_) => FaultKind::OpponentInCheck,
        }
    }

    /// A stable English key, `snake_case`.
    pub const fn key(self) -> &'static str {
        match self {
            Self::TooMany(_) => "position_too_many",
            Self::TwoKings(_) => "position_two_kings",
            Self::TwoPawns(..) => "position_two_pawns",
            Self::DeadPiece(..) => "position_dead_piece",
            Self::OpponentInCheck(_) => "position_opponent_in_check",
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooMany(kind) => write!(f, "more than {} of {}", kind.total(), kind.usi()),
            Self::TwoKings(color) => write!(f, "two kings of {}", color.key()),
            Self::TwoPawns(color, file) => {
                write!(f, "two pawns of {} on file {}", color.key(), file.number())
            }
            Self::DeadPiece(piece, square) => write!(f, "the piece {piece} on {square} can never move"),
            Self::OpponentInCheck(color) => write!(f, "{} is in check and not to move", color.key()),
        }
    }
}

impl core::error::Error for Fault {}

/// Why a text gave no position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PositionError {
    /// It could not be read.
    Text(SfenError),
    /// It could be read, and not played.
    Fault(Fault),
}

impl PositionError {
    /// A stable English key, `snake_case`.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Text(error) => error.kind.key(),
            Self::Fault(fault) => fault.key(),
        }
    }
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text(error) => error.fmt(f),
            Self::Fault(fault) => fault.fmt(f),
        }
    }
}

impl core::error::Error for PositionError {}

impl From<SfenError> for PositionError {
    fn from(error: SfenError) -> Self {
        Self::Text(error)
    }
}

impl From<Fault> for PositionError {
    fn from(fault: Fault) -> Self {
        Self::Fault(fault)
    }
}

impl Sfen {
    /// Everything that keeps this from being played, except a check on the wrong side, which needs the moves of the
    /// pieces and is found when a [`crate::Position`] is made.
    pub fn faults(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        for kind in PieceKind::ALL.into_iter().filter(|kind| !kind.is_promoted() && *kind != PieceKind::King)
        {
            if self.count(kind) > u32::from(kind.total()) {
                faults.push(Fault::TooMany(kind));
            }
        }
        for color in Color::ALL {
            let king = Piece::new(color, PieceKind::King);
            if self.pieces().filter(|(_, piece)| *piece == king).count() > 1 {
                faults.push(Fault::TwoKings(color));
            }
            let pawn = Some(Piece::new(color, PieceKind::Pawn));
            for file in File::ALL {
                let pawns =
                    Rank::ALL.into_iter().filter(|rank| self.piece_at(Square::new(file, *rank)) == pawn);
                if pawns.count() > 1 {
                    faults.push(Fault::TwoPawns(color, file));
                }
            }
        }
        for (square, piece) in self.pieces() {
            if square.rank().relative(piece.color()) < piece.kind().first_live_rank() {
                faults.push(Fault::DeadPiece(piece, square));
            }
        }
        faults
    }
}
