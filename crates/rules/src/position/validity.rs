//! Recomputing everything that is cached.

use core::fmt;

use super::Position;
use crate::bitboard::Bitboard;
use crate::color::{ByColor, Color};
use crate::piece::PieceKind;
use crate::square::Square;

/// A cached field that differs from what the board says; a bug in this crate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Invalid {
    /// Board and sets of squares differ.
    Sets,
    /// A king is not where it is thought to be.
    King(Color),
    /// Keys or checks differ.
    State,
}

impl fmt::Display for Invalid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Sets => f.write_str("board and sets of squares differ"),
            Self::King(color) => write!(f, "the king of {} is misplaced", color.key()),
            Self::State => f.write_str("keys or checks differ"),
        }
    }
}

impl core::error::Error for Invalid {}

impl Position {
    /// Recomputes every cached field from the board and compares.
    ///
    /// # Errors
    /// The first field that differs.
    pub fn validity_check(&self) -> Result<(), Invalid> {
        let mut by_color = ByColor::<Bitboard>::default();
        let mut by_kind = [Bitboard::EMPTY; 14];
        for square in Square::ALL {
            if let Some(piece) = self.piece_at(square) {
                by_color[piece.color()].set(square);
                by_kind[piece.kind().index()].set(square);
            }
        }
        let golds = PieceKind::ALL.into_iter().filter(|kind| kind.is_gold_like());
        let golds = golds.fold(Bitboard::EMPTY, |board, kind| board | by_kind[kind.index()]);
        if golds != self.golds || by_color != self.by_color || by_kind != self.by_kind {
            return Err(Invalid::Sets);
        }
        for color in Color::ALL {
            if self.kings[color] != self.pieces(color, PieceKind::King).first() {
                return Err(Invalid::King(color));
            }
        }
        if self.state == self.computed_state() { Ok(()) } else { Err(Invalid::State) }
    }
}
