//! Whether a given move is legal, and if not, why.

use super::Position;
use super::generate::live;
use crate::attacks;
use crate::bitboard::Bitboard;
use crate::illegal::Illegal;
use crate::moves::Move;
use crate::piece::{HandKind, PieceKind};
use crate::square::Square;

impl Position {
    /// Whether a move is legal here, whatever position it was made for.
    pub fn is_legal(&self, mv: Move) -> bool {
        self.check_move(mv).is_ok()
    }

    /// Whether a move is legal, with the reason when it is not.
    ///
    /// # Errors
    /// The first rule broken: what the hand and the square allow, then how the piece moves, then promotion, then the
    /// safety of the own king, and for a pawn drop 打ち歩詰め last.
    pub fn check_move(&self, mv: Move) -> Result<(), Illegal> {
        match (mv.dropped(), mv.from()) {
            (Some(kind), _) => self.check_drop(kind, mv.to()),
            (None, Some(from)) => self.check_board_move(from, mv.to(), mv.promotes()),
            (None, None) => Err(Illegal::WrongMovement),
        }
    }

    fn check_drop(&self, kind: HandKind, to: Square) -> Result<(), Illegal> {
        let us = self.side_to_move;
        if !self.hands[us].has(kind) {
            return Err(Illegal::NotInHand);
        }
        if self.occupied().contains(to) {
            return Err(Illegal::Occupied);
        }
        if !live(us, kind.kind()).contains(to) {
            return Err(Illegal::DeadEnd);
        }
        let pawn = kind == HandKind::Pawn;
        if pawn && !(self.pieces(us, PieceKind::Pawn) & Bitboard::file(to.file())).is_empty() {
            return Err(Illegal::Nifu);
        }
        if self.in_check() && !self.interposes(to) {
            return Err(Illegal::LeavesKingInCheck);
        }
        if pawn && self.pawn_drop_square_giving_check() == Some(to) && self.pawn_drop_mates(to) {
            return Err(Illegal::Uchifuzume);
        }
        Ok(())
    }

    /// Whether a piece put on `to` stands between the king and its only checker.
    fn interposes(&self, to: Square) -> bool {
        match (self.kings[self.side_to_move], self.state.checkers.first()) {
            (Some(king), Some(checker)) => {
                !self.state.checkers.has_several() && attacks::between(king, checker).contains(to)
            }
            _ => false,
        }
    }

    fn check_board_move(&self, from: Square, to: Square, promotes: bool) -> Result<(), Illegal> {
        let us = self.side_to_move;
        let Some(piece) = self.piece_at(from).filter(|piece| piece.color() == us) else {
            return Err(Illegal::WrongMovement);
        };
        let kind = piece.kind();
        if !attacks::piece(piece, from, Bitboard::EMPTY).contains(to) {
            return Err(Illegal::WrongMovement);
        }
        if !attacks::piece(piece, from, self.occupied()).contains(to) {
            return Err(Illegal::Blocked);
        }
        if self.by_color[us].contains(to) {
            return Err(Illegal::OwnPiece);
        }
        if promotes && !(kind.can_promote() && (from.in_zone(us) || to.in_zone(us))) {
            return Err(Illegal::CannotPromote);
        }
        if !promotes && !live(us, kind).contains(to) {
            return Err(Illegal::MustPromote);
        }
        if self.exposes_king(from, to, kind) { Err(Illegal::LeavesKingInCheck) } else { Ok(()) }
    }

    fn exposes_king(&self, from: Square, to: Square, kind: PieceKind) -> bool {
        let us = self.side_to_move;
        let Some(king) = self.kings[us] else { return false };
        if kind == PieceKind::King {
            let mut occupied = self.occupied();
            occupied.clear(from);
            return self.is_attacked(to, !us, occupied);
        }
        if !attacks::aligned(king, from, to) && self.pinned().contains(from) {
            return true;
        }
        self.in_check()
            && !(self.interposes(to)
                || self.state.checkers.contains(to) && !self.state.checkers.has_several())
    }
}
