//! What has happened in a game so far, as far as proverbs ask.

use komadai_rules::{ByColor, Color, HandKind, Move, PieceKind, Square};

use crate::pattern::Moment;

/// A move that was made.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Made {
    pub(crate) mv: Move,
    pub(crate) kind: PieceKind,
    pub(crate) taken: Option<PieceKind>,
    pub(crate) checked: bool,
}

/// What has happened so far.
#[derive(Clone, Debug)]
pub(crate) struct Story {
    /// By square: the number of the move with which its piece came, 0 where it stood from the start.
    came: [u16; 81],
    /// Moves made, as far back as anybody asks.
    recent: Vec<Made>,
    /// Whether a side's king has moved.
    pub(crate) king_moved: ByColor<bool>,
    /// Whether a rook has left its camp, or was taken.
    pub(crate) rook_left: bool,
    /// Whether a silver or more was taken.
    pub(crate) fought: bool,
    /// For how many moves a side had no pawn in hand while the other had two.
    pub(crate) pawnless: ByColor<u16>,
}

impl Default for Story {
    fn default() -> Self {
        Self {
            came: [0; 81],
            recent: Vec::new(),
            king_moved: ByColor::default(),
            rook_left: false,
            fought: false,
            pawnless: ByColor::default(),
        }
    }
}

/// Moves that are remembered.
const RECENT: usize = 8;

impl Story {
    /// The move made so many moves ago: 0 is the last one.
    pub(crate) fn ago(&self, moves: usize) -> Option<Made> {
        self.recent.len().checked_sub(moves + 1).map(|index| self.recent[index])
    }

    /// For how many moves the piece on a square has stood there.
    pub(crate) fn stood(&self, square: Square, plies: u16) -> u16 {
        plies.saturating_sub(self.came[square.index()])
    }

    /// Adds a move.
    pub(crate) fn add(&mut self, moment: &Moment<'_>) {
        self.came[moment.mv.to().index()] = moment.plies;
        let checked = moment.position.in_check();
        if self.recent.len() == RECENT {
            self.recent.remove(0);
        }
        self.recent.push(Made { mv: moment.mv, kind: moment.kind, taken: moment.taken, checked });
        if moment.kind == PieceKind::King {
            self.king_moved[moment.mover] = true;
        }
        let is_rook = |kind: PieceKind| kind.unpromoted() == PieceKind::Rook;
        let to = moment.mv.to().rank().relative(moment.mover);
        self.rook_left |= is_rook(moment.kind) && to < 7 || moment.taken.is_some_and(is_rook);
        let is_much = |kind: PieceKind| worth(kind) >= worth(PieceKind::Silver);
        self.fought |= moment.taken.is_some_and(is_much);
        for side in Color::ALL {
            let pawns = |color| moment.position.hand(color).count(HandKind::Pawn);
            let is_without = pawns(side) == 0 && pawns(!side) >= 2;
            self.pawnless[side] = if is_without { self.pawnless[side] + 1 } else { 0 };
        }
    }
}

/// What a kind is worth, a pawn being one: for comparing only.
pub(crate) const fn worth(kind: PieceKind) -> u8 {
    match kind {
        PieceKind::Pawn => 1,
        PieceKind::Lance => 3,
        PieceKind::Knight => 4,
        PieceKind::Silver => 5,
        PieceKind::Gold
        | PieceKind::ProPawn
        | PieceKind::ProLance
        | PieceKind::ProKnight
        | PieceKind::ProSilver => 6,
        PieceKind::Bishop => 8,
        PieceKind::Rook => 10,
        PieceKind::Horse => 11,
        PieceKind::Dragon => 13,
        PieceKind::King => 100,
    }
}
