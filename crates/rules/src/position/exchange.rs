//! Static exchange evaluation: what a series of captures on one square comes to.

use super::Position;
use crate::attacks;
use crate::bitboard::Bitboard;
use crate::color::Color;
use crate::moves::Move;
use crate::piece::{Piece, PieceKind};
use crate::square::Square;

/// Kinds in the order in which a side spends them; the king comes last.
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

impl Position {
    /// The kind that a legal move moves or drops, before it promotes; a pawn when nothing stands on the origin.
    #[inline]
    pub fn moving_kind(&self, mv: Move) -> PieceKind {
        match (mv.dropped(), mv.from()) {
            (Some(kind), _) => kind.kind(),
            (None, Some(from)) => self.piece_at(from).map_or(PieceKind::Pawn, Piece::kind),
            (None, None) => PieceKind::Pawn,
        }
    }

    /// The kind that a legal move puts on its square.
    #[inline]
    pub fn placed_kind(&self, mv: Move) -> PieceKind {
        let kind = self.moving_kind(mv);
        if mv.promotes() { kind.promoted().unwrap_or(kind) } else { kind }
    }

    /// Whether a move gains at least `threshold` when both sides then capture on its square as they like.
    ///
    /// `worth` is what each kind is worth on the board, by [`PieceKind::index`], in any unit. The move gains what it
    /// captures and what its promotion adds. Then the sides take turns: each takes with the cheapest piece that bears on
    /// the square (pawn, lance, knight, their promoted kinds, silver, promoted silver, gold, bishop, rook, horse, dragon;
    /// among equals the one on the lowest square), or stops when taking gains nothing. Pieces behind the one that took
    /// join in. A king takes only what nothing holds. Pins, further promotions and drops are not looked at.
    pub fn exchange_gains(&self, mv: Move, threshold: i32, worth: &[i32; 14]) -> bool {
        let to = mv.to();
        let placed = worth[self.placed_kind(mv).index()];
        let promotion = placed - worth[self.moving_kind(mv).index()];
        let taken = self.piece_at(to).map_or(0, |piece| worth[piece.kind().index()]);

        let mut balance = taken + promotion - threshold;
        if balance < 0 {
            return false;
        }
        balance = placed - balance;
        if balance <= 0 {
            return true;
        }

        let mut side = self.side_to_move;
        let mut occupied = self.occupied() | Bitboard::of(to);
        if let Some(from) = mv.from() {
            occupied.clear(from);
        }
        let mut attackers = self.attackers_to(to, occupied) & occupied;
        let mut gained = true;
        loop {
            side = !side;
            let own = attackers & self.by_color[side];
            let Some((kind, square)) = self.cheapest(own) else { break };
            if kind == PieceKind::King {
                // The king takes last, and only when nothing could take it back.
                if (attackers & self.by_color[!side]).is_empty() {
                    gained = !gained;
                }
                break;
            }
            gained = !gained;
            balance = worth[kind.index()] - balance;
            if balance < i32::from(gained) {
                break;
            }
            occupied.clear(square);
            attackers = (attackers | self.sliders_behind(to, square, occupied)) & occupied;
        }
        gained
    }

    #[inline]
    fn cheapest(&self, own: Bitboard) -> Option<(PieceKind, Square)> {
        if own.is_empty() {
            return None;
        }
        ORDER.into_iter().find_map(|kind| (own & self.kind(kind)).first().map(|square| (kind, square)))
    }

    /// The sliding piece of either side uncovered when `gone` leaves the line to `to`.
    #[inline]
    fn sliders_behind(&self, to: Square, gone: Square, occupied: Bitboard) -> Bitboard {
        let line = attacks::line(to, gone) & occupied;
        let mut behind = Bitboard::EMPTY;
        for slider in (self.snipers(to, Color::Black) | self.snipers(to, Color::White)) & line {
            if (attacks::between(to, slider) & occupied).is_empty() {
                behind.set(slider);
            }
        }
        behind
    }
}
