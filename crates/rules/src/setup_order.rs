//! The order in which the pieces are set up before a game.

use alloc::vec::Vec;

use crate::piece::PieceKind;
use crate::square::{File, Rank, Square};

/// A school's order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SetupOrder {
    /// 大橋流: big pieces first, then pawns from the middle outward.
    Ohashi,
    /// 伊藤流: pawns before lances, bishop and rook, so that no ranging piece points at the opponent.
    Ito,
}

impl SetupOrder {
    /// Black's twenty pieces in order; White's squares are the flipped ones. The higher-ranked side begins, one piece
    /// each in turn.
    pub fn placements(self) -> Vec<(PieceKind, Square)> {
        use PieceKind::{Bishop, Gold, King, Knight, Lance, Pawn, Rook, Silver};
        let back = |kind, file: usize| (kind, Square::new(File::ALL[file - 1], Rank::R9));
        let pawn = |file: usize| (Pawn, Square::new(File::ALL[file - 1], Rank::R7));
        let mut order: Vec<_> =
            [back(King, 5), back(Gold, 6), back(Gold, 4), back(Silver, 7), back(Silver, 3)].into();
        order.extend([back(Knight, 8), back(Knight, 2)]);
        let lances = [back(Lance, 9), back(Lance, 1)];
        let big = [(Bishop, Square::S8H), (Rook, Square::S2H)];
        match self {
            Self::Ohashi => {
                order.extend(lances);
                order.extend(big);
                order.push(pawn(5));
                order.extend((1..=4).flat_map(|step| [pawn(5 + step), pawn(5 - step)]));
            }
            Self::Ito => {
                order.extend((1..=9).rev().map(pawn));
                order.extend(lances);
                order.extend(big);
            }
        }
        order
    }
}
