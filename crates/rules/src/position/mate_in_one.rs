//! Mate in one (一手詰め).

use super::{MoveList, Position};
use crate::attacks;
use crate::bitboard::Bitboard;
use crate::moves::Move;
use crate::piece::PieceKind;
use crate::square::Square;

/// What decides whether a check may be mate, before it is played.
struct Escape {
    king: Square,
    /// Squares that the king could step to as things stand.
    open: Bitboard,
}

impl Position {
    /// A legal move that mates at once, if there is one; none without an enemy king.
    ///
    /// Every such move is found, by discovery and from afar too. Most checks are ruled out by the squares they leave to
    /// the king; only the others are played.
    pub fn mate_in_one(&self) -> Option<Move> {
        let us = self.side_to_move;
        let king = self.kings[!us]?;
        let mut list = MoveList::new();
        self.checks_into(&mut list);
        if list.is_empty() {
            return None;
        }
        let around = attacks::king(king) & !self.by_color[!us];
        let occupied = self.occupied();
        let open = around.iter().filter(|square| !self.is_attacked(*square, us, occupied)).collect();
        let escape = Escape { king, open };
        list.into_iter().find(|mv| self.shuts_in(*mv, &escape) && self.mates(*mv))
    }

    /// Whether a check may leave the king no square; `false` is certain, `true` is not.
    #[inline]
    fn shuts_in(&self, mv: Move, escape: &Escape) -> bool {
        let us = self.side_to_move;
        let to = mv.to();
        let mut occupied = self.occupied();
        occupied.clear(escape.king);
        occupied.set(to);
        if let Some(from) = mv.from() {
            occupied.clear(from);
        }
        let kind = self.placed_kind(mv);
        let left = escape.open & !attacks::of(us, kind, to, occupied);
        // Beyond what the piece itself takes, only a line opened behind it can take more.
        if !left.is_empty()
            && (mv.is_drop() || left.iter().any(|square| !self.is_attacked_from_afar(square, us, occupied)))
        {
            return false;
        }
        // Next to the king and held by nothing, it is taken.
        !attacks::king(escape.king).contains(to) || kind == PieceKind::King || {
            let holders = self.attackers_to(to, occupied) & self.by_color[us] & occupied;
            !holders.is_empty()
        }
    }

    fn mates(&self, mv: Move) -> bool {
        let mut after = self.clone();
        after.do_move(mv);
        after.is_checkmate()
    }
}
