//! Accumulators that follow a search.

use std::sync::Arc;

use arrayvec::ArrayVec;
use komadai_rules::{Bitboard, Color, Delta, Hand, HandKind, Piece, PieceKind, Position, Square};

use crate::bona::BonaPiece;
use crate::features::king_square;
use crate::lanes::{self, Lanes};
use crate::network::Network;

/// What a move changed: at most two pieces left and two came.
#[derive(Clone, Debug, Default)]
struct Change {
    added: ArrayVec<BonaPiece, 2>,
    removed: ArrayVec<BonaPiece, 2>,
    /// Whose king stepped.
    king: Option<Color>,
}

impl Change {
    fn of(position: &Position, delta: &Delta) -> Self {
        let mut change = Self::default();
        let mover = delta.after.color();
        change.added.push(BonaPiece::on_board(delta.after, delta.to));
        if let Some(from) = delta.from {
            change.removed.push(BonaPiece::on_board(delta.before, from));
            if delta.after.kind() == PieceKind::King {
                change.king = Some(mover);
            }
        } else if let Some(kind) = delta.after.kind().hand_kind() {
            let left = position.hand(mover).count(kind);
            change.removed.push(BonaPiece::in_hand(mover, kind, left));
        }
        if let Some(captured) = delta.captured {
            change.removed.push(BonaPiece::on_board(captured, delta.to));
            if let Some(kind) = captured.kind().hand_kind() {
                let held = position.hand(mover).count(kind);
                change.added.push(BonaPiece::in_hand(mover, kind, held - 1));
            }
        }
        change
    }
}

#[derive(Clone, Debug, Default)]
struct Entry {
    change: Change,
    /// Whether the accumulator of each side is up to date.
    computed: [bool; 2],
    /// Whether each side's accumulator has to be made anew here, because nothing before it helps.
    anew: [bool; 2],
}

/// The accumulator of a side with its king on one square, and the pieces it was made of.
#[derive(Clone, Debug)]
struct Remembered {
    boards: [[Bitboard; 14]; 2],
    hands: [Hand; 2],
    values: Vec<Lanes>,
}

/// The accumulators along the moves of a search, computed when asked for.
///
/// Every thread has its own. Tell it of each move after it is done on the position and of each undoing, and ask
/// [`evaluate`](Self::evaluate) with the position it has followed to.
///
/// ```
/// use std::sync::Arc;
///
/// use komadai_nnue::{AccumulatorStack, Network};
/// use komadai_rules::{Move, Position};
///
/// fn after(network: &Arc<Network>, mv: Move) -> i32 {
///     let mut position = Position::start();
///     let mut stack = AccumulatorStack::new(Arc::clone(network));
///     let delta = position.do_move(mv);
///     stack.push(&position, &delta);
///     let score = stack.evaluate(&position);
///     position.undo_move(mv, delta);
///     stack.pop();
///     score
/// }
/// ```
#[derive(Clone, Debug)]
pub struct AccumulatorStack {
    network: Arc<Network>,
    entries: Vec<Entry>,
    /// Two accumulators for every entry, Black's and White's.
    values: Vec<Lanes>,
    /// For sets that hang on the king: what was made last with it on each square, by side.
    remembered: Vec<Option<Remembered>>,
}

impl AccumulatorStack {
    /// A stack at the root of a search.
    pub fn new(network: Arc<Network>) -> Self {
        let squares = if network.features().hangs_on_king() { 81 } else { 0 };
        let mut stack =
            Self { network, entries: Vec::new(), values: Vec::new(), remembered: vec![None; 2 * squares] };
        stack.reset();
        stack
    }

    /// The network it computes for.
    pub fn network(&self) -> &Arc<Network> {
        &self.network
    }

    /// Begins at another root.
    pub fn reset(&mut self) {
        self.entries.clear();
        self.push_entry(Entry { anew: [true; 2], ..Entry::default() });
    }

    /// A move was done: `position` is the one after it.
    #[inline]
    pub fn push(&mut self, position: &Position, delta: &Delta) {
        let change = Change::of(position, delta);
        let mut anew = [false; 2];
        if let Some(king) = change.king {
            anew[king.index()] = self.network.features().hangs_on_king();
        }
        self.push_entry(Entry { change, computed: [false; 2], anew });
    }

    /// A null move was done.
    #[inline]
    pub fn push_null(&mut self) {
        self.push_entry(Entry::default());
    }

    /// The last move or null move was undone.
    ///
    /// # Panics
    /// In debug builds, when nothing was pushed.
    #[inline]
    pub fn pop(&mut self) {
        debug_assert!(self.entries.len() > 1, "the root cannot be undone");
        self.entries.pop();
    }

    fn push_entry(&mut self, entry: Entry) {
        self.entries.push(entry);
        let needed = self.entries.len() * 2 * self.network.biases.len();
        if self.values.len() < needed {
            self.values.resize(needed, Lanes::ZERO);
        }
    }

    /// Evaluates the position that the moves led to: centipawns from the side to move.
    #[inline]
    pub fn evaluate(&mut self, position: &Position) -> i32 {
        for viewer in Color::ALL {
            self.update(position, viewer);
        }
        let lanes = self.network.biases.len();
        let top = &self.values[(self.entries.len() - 1) * 2 * lanes..][..2 * lanes];
        let (black, white) = top.split_at(lanes);
        match position.side_to_move() {
            Color::Black => self.network.output(black, white),
            Color::White => self.network.output(white, black),
        }
    }

    /// Brings one side's accumulator at the top up to date.
    #[inline]
    fn update(&mut self, position: &Position, viewer: Color) {
        let side = viewer.index();
        let top = self.entries.len() - 1;
        let mut at = top;
        while !self.entries[at].computed[side] {
            if self.entries[at].anew[side] || at == 0 {
                self.make(position, viewer, top);
                self.entries[top].computed[side] = true;
                return;
            }
            at -= 1;
        }
        let king = king_square(position, viewer);
        for next in at + 1..=top {
            self.follow(next, king, viewer);
            self.entries[next].computed[side] = true;
        }
    }

    /// Computes an accumulator from the one before it. The viewer's king has not stepped since, or does not matter.
    #[inline]
    fn follow(&mut self, next: usize, king: Square, viewer: Color) {
        let network = &*self.network;
        let lanes = network.biases.len();
        let middle = next * 2 * lanes;
        let (before, after) = self.values.split_at_mut(middle);
        let before = &before[middle - 2 * lanes + viewer.index() * lanes..][..lanes];
        let after = &mut after[viewer.index() * lanes..][..lanes];
        let row = |piece: &BonaPiece| {
            network.features().index(king, *piece, viewer).map(|input| network.row(input))
        };
        let change = &self.entries[next].change;
        let added: ArrayVec<&[Lanes], 2> = change.added.iter().filter_map(row).collect();
        let removed: ArrayVec<&[Lanes], 2> = change.removed.iter().filter_map(row).collect();
        match (&added[..], &removed[..]) {
            (&[added], &[removed]) => lanes::exchange(after, before, added, removed),
            (&[a, b], &[c, d]) => lanes::exchange_two(after, before, [a, b], [c, d]),
            (added, removed) => {
                after.copy_from_slice(before);
                for row in added {
                    lanes::add(after, row);
                }
                for row in removed {
                    lanes::subtract(after, row);
                }
            }
        }
    }

    /// Makes an accumulator from the position.
    #[cold]
    fn make(&mut self, position: &Position, viewer: Color, top: usize) {
        let network = &*self.network;
        let lanes = network.biases.len();
        let values = &mut self.values[(2 * top + viewer.index()) * lanes..][..lanes];
        let king = king_square(position, viewer);
        if self.remembered.is_empty() {
            values.copy_from_slice(&network.biases);
            for input in network.features().lit(position, viewer) {
                lanes::add(values, network.row(input));
            }
            return;
        }
        let memory = self.remembered[2 * king.index() + viewer.index()].get_or_insert_with(|| Remembered {
            boards: [[Bitboard::EMPTY; 14]; 2],
            hands: [Hand::EMPTY; 2],
            values: network.biases.clone(),
        });
        let mut exchange = |piece: BonaPiece, comes: bool| {
            let Some(input) = network.features().index(king, piece, viewer) else { return };
            let change = if comes { lanes::add } else { lanes::subtract };
            change(&mut memory.values, network.row(input));
        };
        for color in Color::ALL {
            for kind in PieceKind::ALL {
                let now = position.pieces(color, kind);
                let then = std::mem::replace(&mut memory.boards[color.index()][kind.index()], now);
                let piece = Piece::new(color, kind);
                (now & !then)
                    .into_iter()
                    .for_each(|square| exchange(BonaPiece::on_board(piece, square), true));
                (then & !now)
                    .into_iter()
                    .for_each(|square| exchange(BonaPiece::on_board(piece, square), false));
            }
            let now = position.hand(color);
            let then = std::mem::replace(&mut memory.hands[color.index()], now);
            for kind in HandKind::ALL {
                let (now, then) = (now.count(kind), then.count(kind));
                (then..now).for_each(|nth| exchange(BonaPiece::in_hand(color, kind, nth), true));
                (now..then).for_each(|nth| exchange(BonaPiece::in_hand(color, kind, nth), false));
            }
        }
        values.copy_from_slice(&memory.values);
    }
}
