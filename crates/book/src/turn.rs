//! The same position seen from the other side of the board.

use komadai_rules::{Color, HandKind, Move, Piece, Sfen};

/// The board turned round and the colours exchanged.
pub(crate) fn turned(sfen: &Sfen) -> Sfen {
    let mut other = Sfen::empty();
    for (square, piece) in sfen.pieces() {
        other.set(square.flip(), Some(Piece::new(!piece.color(), piece.kind())));
    }
    for color in Color::ALL {
        for kind in HandKind::ALL {
            other.set_hand(!color, kind, sfen.in_hand(color, kind));
        }
    }
    other.set_side_to_move(!sfen.side_to_move());
    other.set_ply(sfen.ply());
    other
}

/// The move on the board turned round.
pub(crate) fn turned_move(mv: Move) -> Move {
    match (mv.from(), mv.dropped()) {
        (Some(from), _) => Move::board(from.flip(), mv.to().flip(), mv.promotes()),
        (None, Some(kind)) => Move::drop(kind, mv.to().flip()),
        (None, None) => mv,
    }
}
