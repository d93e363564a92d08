//! Pieces thrown round a king: where going backward begins.

use komadai_rules::{Color, File, HandKind, Piece, PieceKind, Rank, Square};

use crate::draft::{Draft, distance};
use crate::random::Random;

const FILES: [(File, usize); 4] = [(File::F1, 5), (File::F2, 5), (File::F3, 3), (File::F4, 2)];
const RANKS: [(Rank, usize); 4] = [(Rank::R1, 5), (Rank::R2, 5), (Rank::R3, 3), (Rank::R4, 1)];

/// What the attacker has on the board.
pub(super) const ATTACKERS: [(PieceKind, usize); 11] = [
    (PieceKind::Gold, 5),
    (PieceKind::Silver, 5),
    (PieceKind::Knight, 4),
    (PieceKind::Lance, 2),
    (PieceKind::Pawn, 4),
    (PieceKind::Bishop, 3),
    (PieceKind::Rook, 3),
    (PieceKind::Dragon, 3),
    (PieceKind::Horse, 3),
    (PieceKind::ProPawn, 3),
    (PieceKind::ProSilver, 1),
];
/// What the defender has on the board.
const DEFENDERS: [(PieceKind, usize); 8] = [
    (PieceKind::Pawn, 6),
    (PieceKind::Lance, 4),
    (PieceKind::Knight, 4),
    (PieceKind::Silver, 3),
    (PieceKind::Gold, 3),
    (PieceKind::Bishop, 1),
    (PieceKind::Rook, 1),
    (PieceKind::ProPawn, 1),
];
/// What the attacker holds.
const HELD: [(HandKind, usize); 7] = [
    (HandKind::Gold, 5),
    (HandKind::Silver, 5),
    (HandKind::Knight, 4),
    (HandKind::Lance, 2),
    (HandKind::Pawn, 2),
    (HandKind::Bishop, 2),
    (HandKind::Rook, 2),
];

/// A king near the corner and a few pieces of either side around it.
pub(super) fn sketch(random: &mut Random) -> Draft {
    let mut draft = Draft::new(Square::new(random.weighted(&FILES), random.weighted(&RANKS)));
    for _ in 0..=random.below(4) {
        attack(&mut draft, random);
    }
    for _ in 0..random.below(5) {
        defend(&mut draft, random);
    }
    for _ in 0..random.weighted(&[(0, 2), (1, 5), (2, 3)]) {
        let kind = random.weighted(&HELD);
        draft.hold(kind, draft.held(kind) + 1);
    }
    draft
}

/// Adds a piece of the attacker.
pub(super) fn attack(draft: &mut Draft, random: &mut Random) {
    let kind = random.weighted(&ATTACKERS);
    put(draft, Piece::new(Color::Black, kind), random);
}

/// Adds a piece of the defender near the king.
pub(super) fn defend(draft: &mut Draft, random: &mut Random) {
    let kind = random.weighted(&DEFENDERS);
    put(draft, Piece::new(Color::White, kind), random);
}

/// How far from the king a piece may stand and still belong to the problem.
pub(super) const fn reach(kind: PieceKind) -> usize {
    match kind {
        PieceKind::Rook | PieceKind::Bishop | PieceKind::Dragon | PieceKind::Horse | PieceKind::Lance => 5,
        _ => 3,
    }
}

fn put(draft: &mut Draft, piece: Piece, random: &mut Random) {
    let most = if piece.color() == Color::White { 2 } else { reach(piece.kind()) };
    let near = |square: &Square| draft.at(*square).is_none() && distance(*square, draft.king()) <= most;
    let free: Vec<Square> = Square::ALL.into_iter().filter(near).collect();
    if let Some(square) = random.pick(&free) {
        draft.set(square, Some(piece));
    }
}
