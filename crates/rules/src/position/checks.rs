//! Generating the moves that give check.

use super::generate::live;
use super::{MoveList, Position};
use crate::attacks;
use crate::bitboard::Bitboard;
use crate::moves::Move;
use crate::piece::{HandKind, PieceKind};
use crate::square::Square;

/// Squares from which pieces would check the king as the board stands: golds, sliders, and what steps like a king.
struct Lines {
    gold: Bitboard,
    bishop: Bitboard,
    rook: Bitboard,
    ring: Bitboard,
}

impl Position {
    /// Adds every legal move that gives check (王手), drops included: direct checks, checks discovered (開き王手), with
    /// and without promotion wherever both are legal and check. In check, those evasions that check. A pawn drop that
    /// would mate (打ち歩詰め) is not legal and not among them; without an enemy king there are none.
    ///
    /// The list is the legal moves for which [`Self::gives_check`] holds, in another order.
    pub fn checks_into(&self, list: &mut MoveList) {
        let us = self.side_to_move;
        let Some(king) = self.kings[!us] else { return };
        let own = self.by_color[us];
        let screens = self.sole_blockers(king, us) & own;
        if let Some(own_king) = self.kings[us].filter(|own_king| screens.contains(*own_king)) {
            self.king_moves(list, !(own | attacks::line(king, own_king)));
        }
        let (targets, empty) = match (self.kings[us], self.state.checkers.first()) {
            (Some(_), Some(_)) if self.state.checkers.has_several() => return,
            (Some(own_king), Some(checker)) => {
                let between = attacks::between(own_king, checker);
                (between | self.state.checkers, between)
            }
            _ => (!own, !self.occupied()),
        };
        let occupied = self.occupied();
        let lines = Lines {
            gold: attacks::gold(!us, king),
            bishop: attacks::bishop(king, occupied),
            rook: attacks::rook(king, occupied),
            ring: attacks::king(king),
        };
        self.checks_on_board(list, king, &lines, targets, screens);
        self.checking_drops(list, king, &lines, empty);
    }

    /// Checks by everything but the king.
    fn checks_on_board(
        &self,
        list: &mut MoveList,
        king: Square,
        lines: &Lines,
        targets: Bitboard,
        screens: Bitboard,
    ) {
        let us = self.side_to_move;
        let own = self.by_color[us];
        let occupied = self.occupied();
        let lance_line = attacks::lance_reach(!us, king) & lines.rook;
        // What is farther than this from the king cannot reach a square next to it; checks discovered are another matter.
        let near = attacks::near(king) | screens;

        let plain = attacks::pawn(!us, king);
        let within = (plain | lines.gold & Bitboard::zone(us)) & targets;
        let movers = self.pieces(us, PieceKind::Pawn) & (within.ahead(!us) | screens);
        let checkers = [
            (PieceKind::Pawn, plain, lines.gold, movers),
            (PieceKind::Lance, lance_line, lines.gold, own & self.kind(PieceKind::Lance)),
            (PieceKind::Knight, attacks::knight(!us, king), lines.gold, own & self.kind(PieceKind::Knight)),
            (
                PieceKind::Silver,
                attacks::silver(!us, king),
                lines.gold,
                own & self.kind(PieceKind::Silver) & near,
            ),
            (PieceKind::Gold, lines.gold, Bitboard::EMPTY, own & self.gold_like() & near),
            (PieceKind::Bishop, lines.bishop, lines.bishop | lines.ring, own & self.kind(PieceKind::Bishop)),
            (PieceKind::Rook, lines.rook, lines.rook | lines.ring, own & self.kind(PieceKind::Rook)),
            (PieceKind::Horse, lines.bishop | lines.ring, Bitboard::EMPTY, own & self.kind(PieceKind::Horse)),
            (PieceKind::Dragon, lines.rook | lines.ring, Bitboard::EMPTY, own & self.kind(PieceKind::Dragon)),
        ];
        let mut pinned = None;
        for (kind, plain, promoted, movers) in checkers {
            for from in movers {
                // A piece that leaves the line it blocks checks wherever it goes.
                let opened =
                    if screens.contains(from) { !attacks::line(king, from) } else { Bitboard::EMPTY };
                let zone = match (kind.can_promote(), from.in_zone(us)) {
                    (false, _) => Bitboard::EMPTY,
                    (true, false) => Bitboard::zone(us),
                    (true, true) => Bitboard::ALL,
                };
                let plain = (plain | opened) & live(us, kind);
                let promoted = (promoted | opened) & zone;
                let to = attacks::of(us, kind, from, occupied) & targets & (plain | promoted);
                if to.is_empty() {
                    continue;
                }
                let pinned = *pinned.get_or_insert_with(|| self.pinned());
                let to = to & self.pin_mask(pinned, from);
                (to & promoted).for_each(|to| list.push(Move::board(from, to, true)));
                (to & plain).for_each(|to| list.push(Move::board(from, to, false)));
            }
        }
    }

    fn checking_drops(&self, list: &mut MoveList, king: Square, lines: &Lines, empty: Bitboard) {
        let us = self.side_to_move;
        let hand = self.hands[us];
        if hand.is_empty() || empty.is_empty() {
            return;
        }
        for kind in HandKind::ALL.into_iter().filter(|kind| hand.has(*kind)) {
            let squares = match kind {
                HandKind::Pawn => self.pawn_drops(attacks::pawn(!us, king) & empty),
                HandKind::Lance => attacks::lance_reach(!us, king) & lines.rook,
                HandKind::Knight => attacks::knight(!us, king),
                HandKind::Silver => attacks::silver(!us, king),
                HandKind::Gold => lines.gold,
                HandKind::Bishop => lines.bishop,
                HandKind::Rook => lines.rook,
            };
            (squares & empty).for_each(|to| list.push(Move::drop(kind, to)));
        }
    }
}
