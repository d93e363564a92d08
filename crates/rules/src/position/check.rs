//! Whether a move gives check.

use super::Position;
use crate::attacks;
use crate::bitboard::Bitboard;
use crate::moves::Move;
use crate::piece::PieceKind;

impl Position {
    /// Whether a legal move gives check.
    pub fn gives_check(&self, mv: Move) -> bool {
        let us = self.side_to_move;
        let Some(king) = self.kings[!us] else { return false };
        let to = mv.to();
        let mut occupied = self.occupied();
        occupied.set(to);
        let kind = match (mv.dropped(), mv.from()) {
            (Some(kind), _) => kind.kind(),
            (None, Some(from)) => {
                let Some(piece) = self.piece_at(from) else { return false };
                occupied.clear(from);
                let opened = attacks::line(king, from);
                if opened.contains(from) && !opened.contains(to) {
                    let mut gone = Bitboard::of(from);
                    gone.set(to);
                    if self.opens_line_to(king, gone, occupied) {
                        return true;
                    }
                }
                match piece.kind().promoted() {
                    Some(promoted) if mv.promotes() => promoted,
                    _ => piece.kind(),
                }
            }
            (None, None) => return false,
        };
        kind != PieceKind::King && attacks::bears_on(us, kind, to, king, || occupied)
    }

    /// Whether an own slider other than those on `gone` bears on the enemy king.
    fn opens_line_to(&self, king: crate::Square, gone: Bitboard, occupied: Bitboard) -> bool {
        let ours = self.by_color[self.side_to_move] & !gone;
        let bishops = ours & (self.kind(PieceKind::Bishop) | self.kind(PieceKind::Horse));
        let rooks = ours & (self.kind(PieceKind::Rook) | self.kind(PieceKind::Dragon));
        !(attacks::bishop(king, occupied) & bishops).is_empty()
            || !(attacks::rook(king, occupied) & rooks).is_empty()
            || !(attacks::lance(!self.side_to_move, king, occupied) & ours & self.kind(PieceKind::Lance))
                .is_empty()
    }
}
