//! Where each term of the evaluation has its weight.

use komadai_rules::{HandKind, PieceKind, Square};

/// Kinds of pieces on the board.
const KINDS: usize = 14;
/// Places relative to a king: files apart (0 to 8) by ranks apart (−8 to 8).
const RELATIVE: usize = 9 * 17;
/// Places on the board with left and right folded: files from the edge (0 to 4) by ranks.
const FOLDED: usize = 5 * 9;
/// Counts of one kind in hand are told apart up to here.
const HAND_COUNTS: usize = 10;
/// Rings around a king, by distance.
pub(crate) const RINGS: usize = 4;
/// Steps of the king's danger.
pub(crate) const DANGERS: usize = 32;

const MATERIAL: usize = 0;
const PLACE: usize = MATERIAL + KINDS;
const OWN_KING: usize = PLACE + KINDS * FOLDED;
const ENEMY_KING: usize = OWN_KING + KINDS * RELATIVE;
const HAND: usize = ENEMY_KING + KINDS * RELATIVE;
const ATTACK: usize = HAND + 7 * HAND_COUNTS;
const DEFENCE: usize = ATTACK + 2 * RINGS;
const DANGER: usize = DEFENCE + 2 * RINGS;
const MOBILITY: usize = DANGER + DANGERS;
const LOOSE: usize = MOBILITY + KINDS;
const PAWN_HIT: usize = LOOSE + KINDS;
const ESCAPES: usize = PAWN_HIT + KINDS;
const TEMPO: usize = ESCAPES + 9;

/// How many weights there are.
pub(crate) const COUNT: usize = TEMPO + 1;

/// The piece itself.
#[inline]
pub(crate) const fn material(kind: PieceKind) -> usize {
    MATERIAL + kind.index()
}

/// The piece on a square, seen by its owner, left and right folded.
#[inline]
pub(crate) const fn place(kind: PieceKind, square: Square) -> usize {
    let file = square.file().index();
    let file = if file > 4 { 8 - file } else { file };
    PLACE + kind.index() * FOLDED + file * 9 + square.rank().index()
}

/// Files and ranks apart as one number: the first square's place relative to the second's.
#[inline]
const fn relative(square: Square, king: Square) -> usize {
    let files = square.file().index().abs_diff(king.file().index());
    files * 17 + (square.rank().index() + 8 - king.rank().index())
}

/// The piece relative to its own king, both seen by their owner.
#[inline]
pub(crate) const fn own_king(kind: PieceKind, square: Square, king: Square) -> usize {
    OWN_KING + kind.index() * RELATIVE + relative(square, king)
}

/// The piece relative to the enemy's king, both seen by the piece's owner.
#[inline]
pub(crate) const fn enemy_king(kind: PieceKind, square: Square, king: Square) -> usize {
    ENEMY_KING + kind.index() * RELATIVE + relative(square, king)
}

/// So many of a kind in hand.
#[inline]
pub(crate) const fn hand(kind: HandKind, count: u8) -> usize {
    let count = if count as usize >= HAND_COUNTS { HAND_COUNTS - 1 } else { count as usize };
    HAND + kind.index() * HAND_COUNTS + count
}

/// Squares at this distance from the enemy's king reached by at least one (`level` 0) or two (1) own pieces.
#[inline]
pub(crate) const fn attack(ring: usize, level: usize) -> usize {
    ATTACK + 2 * ring + level
}

/// The same around the own king.
#[inline]
pub(crate) const fn defence(ring: usize, level: usize) -> usize {
    DEFENCE + 2 * ring + level
}

/// How endangered the own king is.
#[inline]
pub(crate) const fn danger(step: usize) -> usize {
    DANGER + step
}

/// A square that a piece of this kind can go to.
#[inline]
pub(crate) const fn mobility(kind: PieceKind) -> usize {
    MOBILITY + kind.index()
}

/// An own piece that the enemy reaches and nothing covers.
#[inline]
pub(crate) const fn loose(kind: PieceKind) -> usize {
    LOOSE + kind.index()
}

/// An own piece that an enemy pawn can take.
#[inline]
pub(crate) const fn pawn_hit(kind: PieceKind) -> usize {
    PAWN_HIT + kind.index()
}

/// So many squares the own king can step to (0 to 8).
#[inline]
pub(crate) const fn escapes(count: usize) -> usize {
    ESCAPES + count
}

/// Having the move.
pub(crate) const fn tempo() -> usize {
    TEMPO
}
