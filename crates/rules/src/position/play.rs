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
            self.put(to, after);
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
            self.shift(origin, to, before, after);
        }
        board_key ^= zobrist::on_board(us, after.kind(), to);
        self.side_to_move = !us;
        self.ply = self.ply.saturating_add(1);
        self.state = State { board_key, hand_key, checkers: self.checkers_after(from, to, after.kind()) };
        Delta { before, after, from, to, captured, saved }
    }

    /// The key that the position would have after a legal move, without playing it: to look it up in a table ahead.
    #[inline]
    pub fn key_after(&self, mv: Move) -> u64 {
        let us = self.side_to_move;
        let key = self.board_key_after(mv) ^ self.state.hand_key;
        let counts = |kind: HandKind, after: u8| {
            zobrist::in_hand(us, kind, self.hands[us].count(kind)) ^ zobrist::in_hand(us, kind, after)
        };
        if let Some(kind) = mv.dropped() {
            return key ^ counts(kind, self.hands[us].count(kind).saturating_sub(1));
        }
        match self.piece_at(mv.to()).and_then(|piece| piece.kind().hand_kind()) {
            Some(kind) => key ^ counts(kind, self.hands[us].count(kind) + 1),
            None => key,
        }
    }

    /// The same for [`Self::board_key`].
    #[inline]
    pub fn board_key_after(&self, mv: Move) -> u64 {
        let us = self.side_to_move;
        let to = mv.to();
        let placed = zobrist::on_board(us, self.placed_kind(mv), to);
        let mut key = self.state.board_key ^ zobrist::white_to_move() ^ placed;
        if let Some(from) = mv.from() {
            key ^= zobrist::on_board(us, self.moving_kind(mv), from);
            if let Some(piece) = self.piece_at(to) {
                key ^= zobrist::on_board(piece.color(), piece.kind(), to);
            }
        }
        key
    }

    /// Undoes the move that gave this delta, the last one played.
    pub fn undo_move(&mut self, mv: Move, delta: Delta) {
        let us = !self.side_to_move;
        self.side_to_move = us;
        self.ply -= 1;
        self.state = delta.saved;
        let Some(from) = delta.from else {
            self.take(delta.to, delta.after);
            if let Some(kind) = mv.dropped() {
                self.hands[us].add(kind);
            }
            return;
        };
        self.shift(delta.to, from, delta.after, delta.before);
        if let Some(piece) = delta.captured {
            self.put(delta.to, piece);
            if let Some(kind) = piece.kind().hand_kind() {
                self.hands[us].remove(kind);
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
        NullDelta { saved }
    }

    /// Moves a piece of this kind from one side's hand to the other's, as if a capture were given back.
    ///
    /// # Panics
    /// In debug builds, when `from` holds none.
    pub fn hand_over(&mut self, kind: HandKind, from: crate::Color) {
        for color in [from, !from] {
            self.state.hand_key ^= self.hand_step(color, kind);
            if color == from {
                self.hands[color].remove(kind);
            } else {
                self.hands[color].add(kind);
            }
            self.state.hand_key ^= self.hand_step(color, kind);
        }
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

    /// Moves a piece from one square to an empty one, where it may stand changed.
    #[inline]
    fn shift(&mut self, from: Square, to: Square, before: Piece, after: Piece) {
        self.board[from.index()] = None;
        self.board[to.index()] = Some(after);
        if before == after {
            self.toggle(after, Bitboard::of(from) | Bitboard::of(to));
            if after.kind() == PieceKind::King {
                self.kings[after.color()] = Some(to);
            }
        } else {
            self.toggle(before, Bitboard::of(from));
            self.toggle(after, Bitboard::of(to));
        }
    }

    /// Who checks the side now to move, after a piece came from `from` (or the hand) to `to`: that piece, or a slider
    /// behind the square it left.
    #[inline]
    fn checkers_after(&self, from: Option<Square>, to: Square, kind: PieceKind) -> Bitboard {
        let us = self.side_to_move;
        let Some(king) = self.kings[us] else { return Bitboard::EMPTY };
        let mut checkers = Bitboard::EMPTY;
        if attacks::bears_on(!us, kind, to, king, || self.occupied()) {
            checkers.set(to);
        }
        if let Some(from) = from {
            let line = attacks::line(king, from);
            if !line.is_empty() {
                for sniper in self.snipers(king, !us) & line {
                    if (attacks::between(king, sniper) & self.occupied()).is_empty() {
                        checkers.set(sniper);
                    }
                }
            }
        }
        checkers
    }
}
