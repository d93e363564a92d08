//! What each term is worth, early and late in the game.
//!
//! The weights in use are learned: `weights.bin` holds, for each index, the early and the late weight as two
//! little-endian 16-bit numbers. They come from the engine's own games and nothing else; the crate's README says how
//! to grow them again. Learning starts from the rules of thumb below, and stays near them where games say little.

use std::sync::Arc;

use komadai_rules::{HandKind, PieceKind, Square};

use super::index;

/// One weight for the opening in the low half and one for the endgame in the high half, so that both sums are made
/// by one addition.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Weight(i32);

impl Weight {
    pub(crate) const fn new(early: i32, late: i32) -> Self {
        Self((late << 16).wrapping_add(early))
    }

    pub(crate) const fn early(self) -> i32 {
        self.0 as i16 as i32
    }

    pub(crate) const fn late(self) -> i32 {
        (self.0.wrapping_add(0x8000)) >> 16
    }

    #[inline]
    pub(crate) fn add(&mut self, other: Self, times: i32) {
        self.0 = self.0.wrapping_add(other.0.wrapping_mul(times));
    }
}

/// All weights by index.
pub(crate) type Weights = Arc<[Weight]>;

/// What a piece is worth on the board, in centipawns, for exchanges and move ordering.
pub(crate) const VALUE: [i32; 14] =
    [100, 330, 380, 520, 830, 1000, 580, 15_000, 520, 500, 520, 560, 1080, 1320];

/// What a piece is worth in hand, by [`HandKind`].
pub(crate) const HAND_VALUE: [i32; 7] = [115, 350, 400, 560, 900, 1090, 640];

/// How much a side gains by taking a piece: the enemy loses it from the board and it comes into the hand.
#[inline]
pub(crate) const fn capture_gain(kind: PieceKind) -> i32 {
    match kind.hand_kind() {
        Some(hand) => VALUE[kind.index()] + HAND_VALUE[hand.index()],
        None => VALUE[kind.index()],
    }
}

/// Weights per ring around a king, nearest first.
const ATTACK: [[(i32, i32); 2]; index::RINGS] =
    [[(16, 34), (12, 24)], [(9, 16), (5, 9)], [(5, 7), (2, 3)], [(3, 3), (1, 1)]];
const DEFENCE: [[(i32, i32); 2]; index::RINGS] =
    [[(12, 22), (8, 12)], [(6, 10), (4, 4)], [(4, 5), (2, 2)], [(3, 3), (1, 1)]];

fn distance(a: Square, b: Square) -> i32 {
    let files = a.file().index().abs_diff(b.file().index());
    let ranks = a.rank().index().abs_diff(b.rank().index());
    files.max(ranks) as i32
}

/// What was learned.
static LEARNED: &[u8; 4 * index::COUNT] = include_bytes!("weights.bin");

/// The weights to play with.
pub(crate) fn weights() -> Weights {
    let (pairs, _) = LEARNED.as_chunks::<4>();
    let number = |low, high| i32::from(i16::from_le_bytes([low, high]));
    pairs.iter().map(|&[a, b, c, d]| Weight::new(number(a, b), number(c, d))).collect()
}

/// FNV-1a over the weights; it is to change too when the terms they belong to do ([`VERSION`]).
pub(crate) fn fingerprint() -> u32 {
    LEARNED
        .iter()
        .fold(0x811c_9dc5 ^ VERSION, |hash, byte| (hash ^ u32::from(*byte)).wrapping_mul(0x0100_0193))
}

/// Counts how often the walk over the terms has changed what it adds.
const VERSION: u32 = 1;

/// Makes all weights from a few rules of thumb, as learning starts with.
pub(crate) fn rules_of_thumb() -> Vec<Weight> {
    let mut table = vec![Weight::default(); index::COUNT];
    for kind in PieceKind::ALL {
        if kind != PieceKind::King {
            let value = VALUE[kind.index()];
            table[index::material(kind)] = Weight::new(value, value);
            table[index::loose(kind)] = Weight::new(-value / 16 - 5, -value / 16 - 5);
            table[index::pawn_hit(kind)] = Weight::new(-value / 16, -value / 20);
        }
        for square in Square::ALL {
            table[index::place(kind, square)] = place(kind, square);
            for king in Square::ALL {
                table[index::own_king(kind, square, king)] = near_own_king(kind, square, king);
                table[index::enemy_king(kind, square, king)] = near_enemy_king(kind, square, king);
            }
        }
    }
    for kind in HandKind::ALL {
        for count in 0..10 {
            let first = if count > 0 { HAND_VALUE[kind.index()] / 20 } else { 0 };
            let value = HAND_VALUE[kind.index()] * i32::from(count);
            // A second and third piece of a kind finds less use than the first; many pawns least of all.
            let surplus = HAND_VALUE[kind.index()] * i32::from(count) * i32::from(count) / 100;
            table[index::hand(kind, count)] =
                Weight::new(value + first - surplus, value + 2 * first - surplus);
        }
    }
    for ring in 0..index::RINGS {
        for level in 0..2 {
            let (early, late) = ATTACK[ring][level];
            table[index::attack(ring, level)] = Weight::new(early, late);
            let (early, late) = DEFENCE[ring][level];
            table[index::defence(ring, level)] = Weight::new(early, late);
        }
    }
    for step in 0..index::DANGERS {
        let square = (step * step) as i32;
        table[index::danger(step)] = Weight::new(-square / 3, -square * 7 / 8);
    }
    for (kind, early, late) in [
        (PieceKind::Lance, 2, 2),
        (PieceKind::Bishop, 5, 5),
        (PieceKind::Rook, 5, 6),
        (PieceKind::Horse, 3, 3),
        (PieceKind::Dragon, 3, 3),
    ] {
        table[index::mobility(kind)] = Weight::new(early, late);
    }
    for count in 0..9 {
        let worth = [-60, -20, -4, 4, 8, 10, 12, 12, 12][count];
        table[index::escapes(count)] = Weight::new(worth / 3, worth);
    }
    table[index::tempo()] = Weight::new(20, 30);
    table
}

/// Squares as their owner sees them: rank index 8 is the own last rank.
fn place(kind: PieceKind, square: Square) -> Weight {
    let rank = square.rank().index() as i32;
    let edge = (square.file().index() as i32 - 4).abs();
    match kind {
        PieceKind::Pawn => Weight::new((6 - rank) * 4, (6 - rank) * 3),
        PieceKind::Lance => Weight::new((rank - 8) * 6, 0),
        PieceKind::Knight => Weight::new(if rank == 6 { 15 } else { -2 * edge }, 0),
        PieceKind::Silver => Weight::new(if rank == 8 { -12 } else { 4 - 2 * edge }, -4 * edge),
        PieceKind::Gold => Weight::new(if rank < 5 { -20 } else { 0 }, -3 * edge),
        PieceKind::King => {
            let castled = if rank >= 7 { edge * 14 } else { 0 };
            let high = (7 - rank).max(0) * 25;
            Weight::new(castled - high, castled / 2 - high / 3)
        }
        PieceKind::Bishop => Weight::new(0, (4 - edge) * 3),
        PieceKind::Rook => Weight::new(if rank == 7 { 10 } else { 0 }, if rank < 3 { 20 } else { 0 }),
        PieceKind::Horse | PieceKind::Dragon => Weight::new(0, (4 - edge) * 4),
        _ => Weight::new(0, -3 * edge),
    }
}

/// Golds and silvers close by hold the castle together.
fn near_own_king(kind: PieceKind, square: Square, king: Square) -> Weight {
    let near = (4 - distance(square, king)).max(0);
    let below = square.rank().index() > king.rank().index();
    let (early, late) = match kind {
        PieceKind::Gold => (10, 8),
        PieceKind::Silver => (7, 6),
        PieceKind::Horse => (8, 14),
        PieceKind::Pawn if below => (0, 0),
        PieceKind::Pawn => (4, 4),
        PieceKind::Knight | PieceKind::Lance => (3, 2),
        PieceKind::Rook => (-8, -4),
        _ => (0, 0),
    };
    Weight::new(early * near, late * near)
}

/// Pieces that can join an attack are worth more close to its aim.
fn near_enemy_king(kind: PieceKind, square: Square, king: Square) -> Weight {
    let near = (6 - distance(square, king)).max(0);
    let (early, late) = match kind {
        PieceKind::Gold
        | PieceKind::ProLance
        | PieceKind::ProKnight
        | PieceKind::ProSilver
        | PieceKind::ProPawn => (5, 14),
        PieceKind::Silver => (5, 12),
        PieceKind::Knight => (3, 6),
        PieceKind::Pawn => (2, 4),
        PieceKind::Dragon | PieceKind::Horse => (4, 10),
        _ => (0, 0),
    };
    Weight::new(early * near, late * near)
}
