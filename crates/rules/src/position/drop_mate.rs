//! 打ち歩詰め: whether a dropped pawn mates.

use super::Position;
use crate::attacks;
use crate::square::Square;

impl Position {
    /// The one square from which a pawn of the side to move would check.
    #[inline]
    pub(super) fn pawn_drop_square_giving_check(&self) -> Option<Square> {
        let them = !self.side_to_move;
        attacks::pawn(them, self.kings[them]?).first()
    }

    /// Whether a pawn dropped on `square`, where it checks, is mate: no piece may take it and the king has no flight.
    ///
    /// Nothing can be put between, since the pawn stands next to the king.
    pub(super) fn pawn_drop_mates(&self, square: Square) -> bool {
        let us = self.side_to_move;
        let them = !us;
        let Some(king) = self.kings[them] else { return false };
        let mut occupied = self.occupied();
        occupied.set(square);
        let takers = self.attackers_to(square, occupied) & self.by_color[them];
        for taker in takers {
            if taker == king {
                continue;
            }
            // A pinned piece may not take, unless it stays on its line: then the slider is still shut out.
            let mut after = occupied;
            after.clear(taker);
            if !self.is_attacked_from_afar(king, us, after) {
                return false;
            }
        }
        let mut without_king = occupied;
        without_king.clear(king);
        for flight in attacks::king(king) & !self.by_color[them] {
            if !self.is_attacked(flight, us, without_king) {
                return false;
            }
        }
        true
    }
}
