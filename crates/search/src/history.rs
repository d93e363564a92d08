//! What the search remembers of moves: how often they did well, and after which moves.

use komadai_nnue::scattered;
use komadai_rules::{Color, Move, PieceKind, Square};

/// Where a piece of a side stood after its move; the last index stands for no move.
pub(crate) type Placed = usize;

const KIND_SQUARES: usize = 14 * 81;
/// No move was made (a null move, or before the root).
pub(crate) const NO_MOVE: Placed = 2 * KIND_SQUARES;
const FROMS: usize = 81 + 7;
/// No history grows beyond this.
const LIMIT: i32 = 16_384;
/// Hashes of pawns that are told apart.
const PAWNS: usize = 512;
/// Plies from the root that have a history of their own.
const NEAR_ROOT: usize = 4;
const CORRECTIONS: usize = 1 << 14;
/// What corrections hang on: pawns, hands, guards of the kings, and the last two moves.
pub(crate) const CORRECTED: usize = 4;
/// Corrections are kept in so many parts of a centipawn.
const CORRECTION_GRAIN: i32 = 128;
const CORRECTION_LIMIT: i32 = 160 * CORRECTION_GRAIN;

/// Index of a piece of a side on a square.
#[inline]
pub(crate) fn placed(color: Color, kind: PieceKind, to: Square) -> Placed {
    color.index() * KIND_SQUARES + kind_square(kind, to)
}

/// Index of a side's kind on a square, of which the index without the side is known.
#[inline]
pub(crate) fn placed_by(color: Color, kind_square: usize) -> Placed {
    color.index() * KIND_SQUARES + kind_square
}

/// Index of the kind on the square of a piece of either side.
#[inline]
pub(crate) fn kind_square_of(placed: Placed) -> usize {
    placed % KIND_SQUARES
}

/// Index of a kind on a square.
#[inline]
pub(crate) fn kind_square(kind: PieceKind, to: Square) -> usize {
    kind.index() * 81 + to.index()
}

#[inline]
fn origin(mv: Move) -> usize {
    match (mv.from(), mv.dropped()) {
        (Some(from), _) => from.index(),
        (None, Some(kind)) => 81 + kind.index(),
        (None, None) => 0,
    }
}

/// Moves a counter towards ±[`LIMIT`], slower the nearer it is.
#[inline]
fn update(slot: &mut i16, bonus: i32) {
    let bonus = bonus.clamp(-LIMIT, LIMIT);
    let old = i32::from(*slot);
    *slot = (old + bonus - old * bonus.abs() / LIMIT) as i16;
}

/// The tables of one thread.
pub(crate) struct Histories {
    /// By side, origin (a square or a kind in hand) and destination.
    butterfly: Vec<i16>,
    /// By the move before and this one.
    continuation: Vec<i16>,
    /// By kind, destination and kind taken.
    capture: Vec<i16>,
    /// The quiet answer that last refuted a move.
    counter: Vec<Option<Move>>,
    /// By a hash of the pawns, and what stood where after the move.
    pawns: Vec<i16>,
    /// By distance from the root, origin and destination: what did well in this search.
    near_root: Vec<i16>,
    /// How far evaluations were off, by side and a hash of what they look at.
    corrections: [Vec<i32>; CORRECTED],
}

impl Histories {
    pub(crate) fn new() -> Self {
        Self {
            butterfly: vec![0; 2 * FROMS * 81],
            continuation: scattered((NO_MOVE + 1) * KIND_SQUARES),
            capture: vec![0; KIND_SQUARES * 14],
            counter: vec![None; NO_MOVE + 1],
            pawns: scattered(PAWNS * NO_MOVE),
            near_root: vec![0; NEAR_ROOT * FROMS * 81],
            corrections: std::array::from_fn(|_| vec![0; 2 * CORRECTIONS]),
        }
    }

    pub(crate) fn clear(&mut self) {
        self.butterfly.fill(0);
        self.continuation.fill(0);
        self.capture.fill(0);
        self.counter.fill(None);
        self.pawns.fill(0);
        self.forget_root();
        for table in &mut self.corrections {
            table.fill(0);
        }
    }

    #[inline]
    pub(crate) fn butterfly(&self, color: Color, mv: Move) -> i32 {
        i32::from(self.butterfly[(color.index() * FROMS + origin(mv)) * 81 + mv.to().index()])
    }

    #[inline]
    pub(crate) fn update_butterfly(&mut self, color: Color, mv: Move, bonus: i32) {
        update(&mut self.butterfly[(color.index() * FROMS + origin(mv)) * 81 + mv.to().index()], bonus);
    }

    #[inline]
    pub(crate) fn continuation(&self, before: Placed, kind_square: usize) -> i32 {
        i32::from(self.continuation[before * KIND_SQUARES + kind_square])
    }

    #[inline]
    pub(crate) fn update_continuation(&mut self, before: Placed, kind_square: usize, bonus: i32) {
        if before != NO_MOVE {
            update(&mut self.continuation[before * KIND_SQUARES + kind_square], bonus);
        }
    }

    #[inline]
    pub(crate) fn capture(&self, kind_square: usize, taken: PieceKind) -> i32 {
        i32::from(self.capture[kind_square * 14 + taken.index()])
    }

    #[inline]
    pub(crate) fn update_capture(&mut self, kind_square: usize, taken: PieceKind, bonus: i32) {
        update(&mut self.capture[kind_square * 14 + taken.index()], bonus);
    }

    /// A search begins: what did well near the root of the one before says little.
    pub(crate) fn forget_root(&mut self) {
        self.near_root.fill(0);
    }

    #[inline]
    pub(crate) fn pawns(&self, pawns: u64, placed: Placed) -> i32 {
        i32::from(self.pawns[pawns as usize % PAWNS * NO_MOVE + placed])
    }

    #[inline]
    pub(crate) fn update_pawns(&mut self, pawns: u64, placed: Placed, bonus: i32) {
        update(&mut self.pawns[pawns as usize % PAWNS * NO_MOVE + placed], bonus);
    }

    /// 0 beyond the plies that are kept.
    #[inline]
    pub(crate) fn near_root(&self, ply: usize, mv: Move) -> i32 {
        if ply < NEAR_ROOT {
            i32::from(self.near_root[(ply * FROMS + origin(mv)) * 81 + mv.to().index()])
        } else {
            0
        }
    }

    #[inline]
    pub(crate) fn update_near_root(&mut self, ply: usize, mv: Move, bonus: i32) {
        if ply < NEAR_ROOT {
            update(&mut self.near_root[(ply * FROMS + origin(mv)) * 81 + mv.to().index()], bonus);
        }
    }

    #[inline]
    pub(crate) fn counter(&self, before: Placed) -> Option<Move> {
        self.counter[before]
    }

    #[inline]
    pub(crate) fn set_counter(&mut self, before: Placed, mv: Move) {
        self.counter[before] = Some(mv);
    }

    /// By how much evaluations of such positions were too low, in centipawns: half the mean of what the tables say. What
    /// is corrected finds its way into the scores that correct the next time; with more than the mean they feed on
    /// themselves and drift.
    #[inline]
    pub(crate) fn correction(&self, color: Color, keys: [u64; CORRECTED]) -> i32 {
        let mut sum = 0;
        for (table, key) in self.corrections.iter().zip(keys) {
            sum += table[color.index() * CORRECTIONS + key as usize % CORRECTIONS];
        }
        sum / (8 * CORRECTION_GRAIN)
    }

    /// Learns that the search found `error` more than the evaluation said.
    pub(crate) fn update_correction(&mut self, color: Color, keys: [u64; CORRECTED], error: i32, depth: i32) {
        let weight = (depth + 1).min(16);
        for (table, key) in self.corrections.iter_mut().zip(keys) {
            let slot = &mut table[color.index() * CORRECTIONS + key as usize % CORRECTIONS];
            *slot = (*slot * (256 - weight) + error.clamp(-1000, 1000) * CORRECTION_GRAIN * weight) / 256;
            *slot = (*slot).clamp(-CORRECTION_LIMIT, CORRECTION_LIMIT);
        }
    }
}
