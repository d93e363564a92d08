//! A quick test for a mate in one: contact checks and checks along lines, nothing found by discovery.

use komadai_rules::{Bitboard, Color, HandKind, Move, PieceKind, Position, Square, attacks};

/// Kinds whose drop can mate; a pawn's may not.
const DROPS: [HandKind; 6] =
    [HandKind::Rook, HandKind::Gold, HandKind::Silver, HandKind::Bishop, HandKind::Lance, HandKind::Knight];

struct Target {
    us: Color,
    king: Square,
    /// Squares the king could step to as things stand.
    open: Bitboard,
    occupied: Bitboard,
}

impl Target {
    /// Whether a piece of ours on `to` would leave the king no square it can see at once.
    #[inline]
    fn shut(&self, kind: PieceKind, to: Square, from: Option<Square>) -> bool {
        let mut occupied = self.occupied;
        occupied.clear(self.king);
        if let Some(from) = from {
            occupied.clear(from);
        }
        let mut left = self.open & !attacks::of(self.us, kind, to, occupied);
        left.clear(to);
        left.is_empty()
    }
}

/// A move that mates at once. Some mates are missed; none is imagined.
pub(crate) fn mate_in_one(position: &mut Position) -> Option<Move> {
    let us = position.side_to_move();
    let king = position.king(!us)?;
    let occupied = position.occupied();
    let around = attacks::king(king) & !position.color(!us);
    let mut open = Bitboard::EMPTY;
    for square in around {
        if !position.attacked_by(us, square) {
            open.set(square);
        }
    }
    // No single piece covers more than this without being taken or blocked.
    if open.count() > 6 {
        return None;
    }
    let target = Target { us, king, open, occupied };
    drops(position, &target).or_else(|| moves(position, &target))
}

fn drops(position: &mut Position, target: &Target) -> Option<Move> {
    let hand = position.hand(target.us);
    for kind in DROPS {
        if !hand.has(kind) {
            continue;
        }
        let mut squares =
            attacks::of(!target.us, kind.kind(), target.king, target.occupied) & !target.occupied;
        if kind != HandKind::Knight {
            squares &= attacks::king(target.king);
        }
        for to in squares {
            // What the king alone could take does not mate.
            let held = kind == HandKind::Knight || position.attacked_by(target.us, to);
            if held && target.shut(kind.kind(), to, None) {
                let mv = Move::drop(kind, to);
                if mates(position, mv) {
                    return Some(mv);
                }
            }
        }
    }
    None
}

fn moves(position: &mut Position, target: &Target) -> Option<Move> {
    let us = target.us;
    let own = position.color(us);
    for kind in PieceKind::ALL {
        if kind == PieceKind::King {
            continue;
        }
        let pieces = position.pieces(us, kind);
        if pieces.is_empty() {
            continue;
        }
        let plain = attacks::of(!us, kind, target.king, target.occupied);
        let promoted = kind.promoted().map(|kind| attacks::of(!us, kind, target.king, target.occupied));
        let all = (plain | promoted.unwrap_or_default()) & !own;
        for from in pieces {
            for to in attacks::of(us, kind, from, target.occupied) & all {
                let may_promote = to.in_zone(us) || from.in_zone(us);
                if let (Some(kind), Some(checks), true) = (kind.promoted(), promoted, may_promote)
                    && checks.contains(to)
                    && target.shut(kind, to, Some(from))
                {
                    let mv = Move::board(from, to, true);
                    if mates(position, mv) {
                        return Some(mv);
                    }
                }
                if plain.contains(to) && target.shut(kind, to, Some(from)) {
                    let mv = Move::board(from, to, false);
                    if mates(position, mv) {
                        return Some(mv);
                    }
                }
            }
        }
    }
    None
}

fn mates(position: &mut Position, mv: Move) -> bool {
    if !position.is_legal(mv) {
        return false;
    }
    let delta = position.do_move(mv);
    let mated = position.in_check() && !position.has_legal_move();
    position.undo_move(mv, delta);
    mated
}
