//! Static exchange evaluation: what a series of captures on one square comes to.

use komadai_rules::{Bitboard, Move, Piece, PieceKind, Position, Square, attacks};

use crate::eval::VALUE;

/// Kinds in the order in which a side would spend them; the king comes last.
const ORDER: [PieceKind; 14] = [
    PieceKind::Pawn,
    PieceKind::Lance,
    PieceKind::Knight,
    PieceKind::ProPawn,
    PieceKind::ProLance,
    PieceKind::ProKnight,
    PieceKind::Silver,
    PieceKind::ProSilver,
    PieceKind::Gold,
    PieceKind::Bishop,
    PieceKind::Rook,
    PieceKind::Horse,
    PieceKind::Dragon,
    PieceKind::King,
];

/// The kind that a move puts on its square.
#[inline]
pub(crate) fn placed_kind(position: &Position, mv: Move) -> PieceKind {
    if let Some(kind) = mv.dropped() {
        return kind.kind();
    }
    let kind = moving_kind(position, mv);
    if mv.promotes() { kind.promoted().unwrap_or(kind) } else { kind }
}

/// The kind that moves, before it promotes.
#[inline]
pub(crate) fn moving_kind(position: &Position, mv: Move) -> PieceKind {
    match (mv.dropped(), mv.from()) {
        (Some(kind), _) => kind.kind(),
        (None, Some(from)) => position.piece_at(from).map_or(PieceKind::Pawn, Piece::kind),
        (None, None) => PieceKind::Pawn,
    }
}

/// Whether the move, when both sides then capture on its square as they like, comes out this far behind, in
/// centipawns: a piece put where it is simply taken.
pub fn loses_at_least(position: &Position, mv: Move, amount: i32) -> bool {
    !gains_at_least(position, mv, 1 - amount)
}

/// Whether the move gains at least `threshold` when both sides then capture on its square as they like.
pub(crate) fn gains_at_least(position: &Position, mv: Move, threshold: i32) -> bool {
    let to = mv.to();
    let mut side = position.side_to_move();
    let taken = position.piece_at(to).map_or(0, |piece| VALUE[piece.kind().index()]);
    let moving = moving_kind(position, mv);
    let placed = placed_kind(position, mv);
    let promotion = VALUE[placed.index()] - VALUE[moving.index()];

    let mut balance = taken + promotion - threshold;
    if balance < 0 {
        return false;
    }
    balance = VALUE[placed.index()] - balance;
    if balance <= 0 {
        return true;
    }

    let mut occupied = position.occupied() | Bitboard::of(to);
    if let Some(from) = mv.from() {
        occupied.clear(from);
    }
    let mut attackers = position.attackers_to(to, occupied) & occupied;
    let mut gained = true;
    loop {
        side = side.opponent();
        let own = attackers & position.color(side);
        let Some((kind, square)) = cheapest(position, own) else { break };
        if kind == PieceKind::King {
            // The king takes last, and only when nothing could take it back.
            if !(attackers & position.color(side.opponent())).is_empty() {
                break;
            }
            gained = !gained;
            break;
        }
        gained = !gained;
        balance = VALUE[kind.index()] - balance;
        if balance < i32::from(gained) {
            break;
        }
        occupied.clear(square);
        attackers = (attackers | behind(position, to, square, occupied)) & occupied;
    }
    gained
}

#[inline]
fn cheapest(position: &Position, own: Bitboard) -> Option<(PieceKind, Square)> {
    if own.is_empty() {
        return None;
    }
    ORDER.into_iter().find_map(|kind| (own & position.kind(kind)).first().map(|square| (kind, square)))
}

/// The sliding piece uncovered when `gone` leaves the line to `to`.
#[inline]
fn behind(position: &Position, to: Square, gone: Square, occupied: Bitboard) -> Bitboard {
    let line = attacks::line(to, gone);
    if line.is_empty() {
        return Bitboard::EMPTY;
    }
    position.attackers_to(to, occupied) & line
}
