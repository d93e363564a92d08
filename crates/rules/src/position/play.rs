//! Making and undoing moves.

use super::{Position, State};
use crate::attacks;
use crate::bitboard::Bitboard;
use crate::moves::Move;
use crate::piece::{HandKind, Piece, PieceKind};
use crate::square::Square;
use crate::zobrist;

/// What a move changed: which pieces left and came. It also holds what undoing needs.
#[derive(Clone, Copy, Debug)]
pub struct Delta {
    /// The piece moved or dropped, as it was before.
    pub before: Piece,
    /// The same as it stands now.
    pub after: Piece,
    /// Where it stood; none for a drop.
    pub from: Option<Square>,
    /// Where it stands now.
    pub to: Square,
    /// What was captured there.
    pub captured: Option<Piece>,
    saved: State,
}

/// What passing changed.
#[derive(Clone, Copy, Debug)]
pub struct NullDelta {
    saved: State,
}

impl Position {
    /// Plays a move that is legal, or at least one the piece can make with its own king left in check.
    ///
    /// # Panics
    /// When nothing stands on the origin, or a king is captured.
    pub fn do_move(&mut self, mv: Move) -> Delta {
        let us = self.side_to_move;
        let saved = self.state;
        let to = mv.to();
        let mut board_key = saved.board_key ^ zobrist::white_to_move();
        let mut hand_key = saved.hand_key;
        let mut captured = None;
        let (before, after, from);
        if let Some(kind) = mv.dropped() {
            before = Piece::new(us, kind.kind());
            after = before;
            from = None;
            hand_key ^= self.hand_step(us, kind);
            self.hands[us].remove(kind);
            hand_key ^= self.hand_step(us, kind);
        } else {
            let origin = mv.from().expect("a move that is no drop has an origin");
            before = self.piece_at(origin).expect("a piece stands on the origin");
            after = match before.kind().promoted() {
                Some(kind) if mv.promotes() => Piece::new(us, kind),
                _ => before,
            };
            from = Some(origin);
            if let Some(piece) = self.piece_at(to) {
                let kind = piece.kind().hand_kind().expect("a king is never captured");
                board_key ^= zobrist::on_board(piece.color(), piece.kind(), to);
                self.take(to, piece);
                hand_key ^= self.hand_step(us, kind);
                self.hands[us].add(kind);
                hand_key ^= self.hand_step(us, kind);
                captured = Some(piece);
            }
            board_key ^= zobrist::on_board(us, before.kind(), origin);
            self.take(origin, before);
        }
        board_key ^= zobrist::on_board(us, after.kind(), to);
        self.put(to, after);
        self.side_to_move = !us;
        self.ply = self.ply.saturating_add(1);
        self.state = State { board_key, hand_key, checkers: Bitboard::EMPTY, pinned: Bitboard::EMPTY };
        self.find_checks_and_pins(to, after.kind());
        Delta { before, after, from, to, captured, saved }
    }

    /// Undoes the move that gave this delta, the last one played.
    pub fn undo_move(&mut self, mv: Move, delta: Delta) {
        let us = !self.side_to_move;
        self.side_to_move = us;
        self.ply -= 1;
        self.state = delta.saved;
        self.take(delta.to, delta.after);
        if let Some(kind) = mv.dropped() {
            self.hands[us].add(kind);
        } else {
            if let Some(piece) = delta.captured {
                self.put(delta.to, piece);
                if let Some(kind) = piece.kind().hand_kind() {
                    self.hands[us].remove(kind);
                }
            }
            if let Some(from) = delta.from {
                self.put(from, delta.before);
            }
        }
    }

    /// Passes. Only when not in check: nobody may leave a king to be taken.
    ///
    /// # Panics
    /// In debug builds, when the side to move is in check.
    pub fn do_null(&mut self) -> NullDelta {
        debug_assert!(!self.in_check());
        let saved = self.state;
        self.side_to_move = !self.side_to_move;
        self.ply = self.ply.saturating_add(1);
        self.state.board_key ^= zobrist::white_to_move();
        self.state.pinned = Bitboard::EMPTY;
        if let Some(king) = self.kings[self.side_to_move] {
            self.find_pins(king);
        }
        NullDelta { saved }
    }

    /// Undoes a pass.
    pub fn undo_null(&mut self, delta: NullDelta) {
        self.side_to_move = !self.side_to_move;
        self.ply -= 1;
        self.state = delta.saved;
    }

    #[inline]
    fn hand_step(&self, color: crate::Color, kind: HandKind) -> u64 {
        zobrist::in_hand(color, kind, self.hands[color].count(kind))
    }

    /// After a piece came to `to`: who checks the side now to move, and what of it is pinned.
    ///
    /// Only the piece that moved can check from near; from afar any slider can, and the walk that finds the pins
    /// meets those.
    #[inline]
    fn find_checks_and_pins(&mut self, to: Square, kind: PieceKind) {
        let us = self.side_to_move;
        let Some(king) = self.kings[us] else { return };
        let near = match kind {
            PieceKind::Pawn => attacks::pawn(!us, to),
            PieceKind::Knight => attacks::knight(!us, to),
            PieceKind::Silver => attacks::silver(!us, to),
            PieceKind::Horse | PieceKind::Dragon | PieceKind::King => attacks::king(to),
            PieceKind::Lance | PieceKind::Bishop | PieceKind::Rook => Bitboard::EMPTY,
            _ => attacks::gold(!us, to),
        };
        if near.contains(king) {
            self.state.checkers.set(to);
        }
        self.find_pins(king);
    }

    #[inline]
    fn find_pins(&mut self, king: Square) {
        let us = self.side_to_move;
        let occupied = self.occupied();
        for sniper in self.snipers(king, !us) {
            let between = attacks::between(king, sniper) & occupied;
            if between.is_empty() {
                self.state.checkers.set(sniper);
            } else if !between.has_several() {
                self.state.pinned |= between & self.by_color[us];
            }
        }
    }
}
