//! Why a move was bad, as far as lines and rules show it.

use komadai_rules::{Move, Piece, PieceKind, Position, attacks};

use crate::story::worth;

/// Why a move was bad.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The mover had a mate of so many plies.
    MissedMate(u32),
    /// The opponent now has a mate of so many plies.
    AllowsMate(u32),
    /// The mover could have made a brinkmate (必至).
    MissedBrinkmate,
    /// The opponent takes this piece for nothing, or for less.
    LosesPiece(PieceKind),
    /// The answer attacks two pieces at once, or the king and a piece.
    AllowsFork,
}

impl Reason {
    /// A stable English key, `snake_case`.
    pub const fn key(self) -> &'static str {
        match self {
            Self::MissedMate(_) => "missed_mate",
            Self::AllowsMate(_) => "allows_mate",
            Self::MissedBrinkmate => "missed_brinkmate",
            Self::LosesPiece(_) => "loses_piece",
            Self::AllowsFork => "allows_fork",
        }
    }
}

/// What the opponent's best line takes within its first moves: the first piece, if the opponent comes out ahead by a
/// silver or more.
pub(super) fn loss(position: &Position, line: &[Move]) -> Option<PieceKind> {
    let them = position.side_to_move();
    let mut position = position.clone();
    let (mut balance, mut first) = (0_i32, None);
    for mv in line.iter().take(4) {
        if !position.is_legal(*mv) {
            break;
        }
        let side = position.side_to_move();
        if let Some(taken) = position.piece_at(mv.to()).map(Piece::kind) {
            let value = i32::from(worth(taken)) + i32::from(worth(taken.unpromoted()));
            balance += if side == them { value } else { -value };
            if side == them && first.is_none() {
                first = Some(taken);
            }
        }
        position.do_move(*mv);
    }
    first.filter(|kind| {
        balance >= 2 * i32::from(worth(PieceKind::Silver)) && worth(*kind) >= worth(PieceKind::Lance)
    })
}

/// Whether a move attacks two pieces worth a silver or more, the king among them, that cannot just take it.
pub(super) fn forks(position: &Position, mv: Move) -> bool {
    let us = !position.side_to_move();
    let mut after = position.clone();
    if !after.is_legal(mv) {
        return false;
    }
    after.do_move(mv);
    let Some(piece) = after.piece_at(mv.to()) else { return false };
    let targets =
        (attacks::piece(piece, mv.to(), after.occupied()) & after.color(us)).into_iter().filter(|square| {
            after.piece_at(*square).is_some_and(|target| worth(target.kind()) >= worth(PieceKind::Silver))
        });
    let is_takeable = after.legal_moves().iter().any(|reply| reply.to() == mv.to());
    targets.count() >= 2 && !is_takeable
}
