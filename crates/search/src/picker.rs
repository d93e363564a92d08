//! Hands out the moves of a node, the promising ones first, and makes them only when they are needed.

use komadai_rules::{Bitboard, Move, MoveList, Piece, PieceKind, Position, attacks};

use crate::eval::capture_gain;
use crate::exchange::gains_at_least;
use crate::history::{Histories, Placed, kind_square, placed_by};
use crate::params;

/// What decides the order besides the position.
#[derive(Clone, Copy)]
pub(crate) struct Hints {
    /// How far from the root.
    pub(crate) ply: usize,
    /// A hash of the pawns.
    pub(crate) pawns: u64,
    /// The move the table knows.
    pub(crate) best: Option<Move>,
    /// Quiet moves that did well at this ply, and the counter move.
    pub(crate) quiet: [Option<Move>; 3],
    /// The moves before: one, two, four and six plies ago.
    pub(crate) before: [Placed; 4],
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    Best,
    MakeCaptures,
    Captures,
    Hints,
    MakeQuiets,
    Quiets,
    BadCaptures,
    MakeEvasions,
    Evasions,
    End,
}

/// Moves to be taken out by score, the highest first; among equals the first one made.
#[derive(Default)]
struct Scored {
    moves: Vec<Move>,
    /// Score and place of each move in one number, so that one vector maximum finds the next.
    keys: Vec<i32>,
}

/// Lists are shorter than this.
const PLACES: i32 = 1 << 10;
/// Scores stay within this either way.
const SCORES: i32 = i32::MAX / PLACES;
/// The key of a move already taken.
const TAKEN: i32 = i32::MIN;

impl Scored {
    fn clear(&mut self) {
        self.moves.clear();
        self.keys.clear();
    }

    #[inline]
    fn push(&mut self, mv: Move, score: i32) {
        let place = self.moves.len() as i32;
        debug_assert!(score.abs() < SCORES && place < PLACES);
        self.moves.push(mv);
        self.keys.push(score * PLACES + (PLACES - 1 - place));
    }

    #[inline]
    fn take_best(&mut self) -> Option<Move> {
        let best = self.keys.iter().fold(TAKEN, |best, key| best.max(*key));
        if best == TAKEN {
            return None;
        }
        let place = (PLACES - 1 - best.rem_euclid(PLACES)) as usize;
        self.keys[place] = TAKEN;
        Some(self.moves[place])
    }
}

/// The moves of one node in order.
pub(crate) struct Picker {
    stage: Stage,
    hints: Hints,
    captures_only: bool,
    /// Captures that lose more than this come last (or not at all in quiescence).
    threshold: i32,
    moves: Scored,
    bad: Vec<Move>,
    bad_at: usize,
    hint_at: usize,
    skip_quiets: bool,
}

/// Buffers are lent to pickers and come back, so that nodes do not allocate.
#[derive(Default)]
pub(crate) struct Buffers(Vec<(Scored, Vec<Move>)>);

impl Buffers {
    fn take(&mut self) -> (Scored, Vec<Move>) {
        self.0.pop().unwrap_or_default()
    }

    pub(crate) fn give_back(&mut self, picker: Picker) {
        self.0.push((picker.moves, picker.bad));
    }
}

/// Not promoting a pawn, bishop or rook that could is only ever right to avoid a forbidden pawn-drop mate; such
/// moves are left out inside the tree.
#[inline]
pub(crate) fn is_pointless(position: &Position, mv: Move) -> bool {
    if mv.promotes() {
        return false;
    }
    let Some(from) = mv.from() else { return false };
    let color = position.side_to_move();
    if !mv.to().in_zone(color) && !from.in_zone(color) {
        return false;
    }
    match position.moving_kind(mv) {
        PieceKind::Pawn | PieceKind::Bishop | PieceKind::Rook => true,
        PieceKind::Lance => mv.to().rank().relative(color) == 2,
        _ => false,
    }
}

impl Picker {
    /// All moves, for the main search.
    pub(crate) fn all(position: &Position, hints: Hints, buffers: &mut Buffers) -> Self {
        Self::new(position, hints, false, 0, buffers)
    }

    /// Captures and pawn promotions that lose nothing, for quiescence; all moves when in check.
    pub(crate) fn captures(position: &Position, hints: Hints, threshold: i32, buffers: &mut Buffers) -> Self {
        Self::new(position, hints, true, threshold, buffers)
    }

    fn new(
        position: &Position,
        mut hints: Hints,
        captures_only: bool,
        threshold: i32,
        buffers: &mut Buffers,
    ) -> Self {
        let (mut moves, mut bad) = buffers.take();
        moves.clear();
        bad.clear();
        hints.best = hints.best.filter(|&mv| position.is_legal(mv));
        let in_check = position.in_check();
        if captures_only && !in_check {
            hints.best =
                hints.best.filter(|&mv| is_noisy(position, mv) && gains_at_least(position, mv, threshold));
        }
        let stage = match (hints.best.is_some(), in_check) {
            (true, _) => Stage::Best,
            (false, true) => Stage::MakeEvasions,
            (false, false) => Stage::MakeCaptures,
        };
        Self { stage, hints, captures_only, threshold, moves, bad, bad_at: 0, hint_at: 0, skip_quiets: false }
    }

    /// No quiet moves from here on.
    pub(crate) fn skip_quiets(&mut self) {
        self.skip_quiets = true;
    }

    /// The next move.
    pub(crate) fn next(&mut self, position: &Position, histories: &Histories) -> Option<Move> {
        loop {
            match self.stage {
                Stage::Best => {
                    self.stage = if position.in_check() { Stage::MakeEvasions } else { Stage::MakeCaptures };
                    return self.hints.best;
                }
                Stage::MakeCaptures => {
                    self.make_captures(position, histories);
                    self.stage = Stage::Captures;
                }
                Stage::Captures => match self.moves.take_best() {
                    Some(mv) if Some(mv) == self.hints.best => {}
                    Some(mv) => {
                        if gains_at_least(
                            position,
                            mv,
                            if self.captures_only { self.threshold } else { -params::capture_bad() },
                        ) {
                            return Some(mv);
                        }
                        self.bad.push(mv);
                    }
                    None if self.captures_only => self.stage = Stage::End,
                    None => self.stage = Stage::Hints,
                },
                Stage::Hints => {
                    if self.skip_quiets || self.hint_at == self.hints.quiet.len() {
                        self.stage = Stage::MakeQuiets;
                        continue;
                    }
                    let at = self.hint_at;
                    self.hint_at += 1;
                    let Some(mv) = self.hints.quiet[at] else { continue };
                    let seen = Some(mv) == self.hints.best || self.hints.quiet[..at].contains(&Some(mv));
                    if !seen
                        && !is_noisy(position, mv)
                        && position.is_legal(mv)
                        && !is_pointless(position, mv)
                    {
                        return Some(mv);
                    }
                    self.hints.quiet[at] = None;
                }
                Stage::MakeQuiets => {
                    if self.skip_quiets {
                        self.stage = Stage::BadCaptures;
                    } else {
                        self.make_quiets(position, histories);
                        self.stage = Stage::Quiets;
                    }
                }
                Stage::Quiets => match self.moves.take_best().filter(|_| !self.skip_quiets) {
                    Some(mv) if Some(mv) == self.hints.best || self.hints.quiet.contains(&Some(mv)) => {}
                    Some(mv) => return Some(mv),
                    None => self.stage = Stage::BadCaptures,
                },
                Stage::BadCaptures => match self.bad.get(self.bad_at) {
                    Some(&mv) => {
                        self.bad_at += 1;
                        return Some(mv);
                    }
                    None => self.stage = Stage::End,
                },
                Stage::MakeEvasions => {
                    self.make_evasions(position, histories);
                    self.stage = Stage::Evasions;
                }
                Stage::Evasions => match self.moves.take_best() {
                    Some(mv) if Some(mv) == self.hints.best => {}
                    Some(mv) => return Some(mv),
                    None => self.stage = Stage::End,
                },
                Stage::End => return None,
            }
        }
    }

    fn make_captures(&mut self, position: &Position, histories: &Histories) {
        self.moves.clear();
        let mut list = MoveList::new();
        position.captures_into(&mut list);
        for &mv in &list {
            if !is_pointless(position, mv) {
                self.moves.push(mv, capture_score(position, histories, mv));
            }
        }
    }

    fn make_quiets(&mut self, position: &Position, histories: &Histories) {
        self.moves.clear();
        let mut list = MoveList::new();
        position.quiets_into(&mut list);
        let board = Board::new(position);
        for &mv in &list {
            if !is_pointless(position, mv) {
                let score = self.quiet_score(position, histories, mv) + board.score(position, mv);
                self.moves.push(mv, score);
            }
        }
    }

    fn make_evasions(&mut self, position: &Position, histories: &Histories) {
        self.moves.clear();
        let mut list = MoveList::new();
        position.legal_moves_into(&mut list);
        for &mv in &list {
            if is_pointless(position, mv) {
                continue;
            }
            let score = if position.piece_at(mv.to()).is_some() {
                1_000_000 + capture_score(position, histories, mv)
            } else {
                self.quiet_score(position, histories, mv)
            };
            self.moves.push(mv, score);
        }
        // Should every evasion be one of those left out, they are all there is.
        if self.moves.moves.is_empty() {
            for &mv in &list {
                self.moves.push(mv, 0);
            }
        }
    }

    #[inline]
    fn quiet_score(&self, position: &Position, histories: &Histories, mv: Move) -> i32 {
        let placed = kind_square(position.placed_kind(mv), mv.to());
        let mut score = 2 * histories.butterfly(position.side_to_move(), mv);
        score += 2 * histories.continuation(self.hints.before[0], placed);
        score += histories.continuation(self.hints.before[1], placed);
        score += histories.continuation(self.hints.before[2], placed);
        score += histories.continuation(self.hints.before[3], placed) / 2;
        let us = position.side_to_move();
        score += histories.pawns(self.hints.pawns, placed_by(us, placed));
        score += 4 * histories.near_root(self.hints.ply, mv) / (1 + self.hints.ply as i32);
        if mv.promotes() {
            score += params::order_promotion();
        }
        score
    }
}

/// What the board says of quiet moves before anything is remembered of them.
struct Board {
    /// From where each kind would check.
    checks: [Bitboard; 14],
    /// What pawns of the other side attack.
    attacked: Bitboard,
}

/// How much is lost when a pawn takes it, roughly.
const CLASS: [i32; 14] = [0, 1, 1, 2, 3, 3, 2, 0, 1, 1, 1, 2, 3, 3];

impl Board {
    fn new(position: &Position) -> Self {
        let us = position.side_to_move();
        let attacked = position.pieces(!us, PieceKind::Pawn).ahead(!us);
        let mut checks = [Bitboard::EMPTY; 14];
        if let Some(king) = position.king(!us) {
            let occupied = position.occupied();
            for kind in PieceKind::ALL {
                if kind != PieceKind::King {
                    checks[kind.index()] = attacks::of(!us, kind, king, occupied);
                }
            }
        }
        Self { checks, attacked }
    }

    #[inline]
    fn score(&self, position: &Position, mv: Move) -> i32 {
        let kind = position.placed_kind(mv).index();
        let mut score = 0;
        if self.checks[kind].contains(mv.to()) {
            score += params::order_check();
        }
        let class = CLASS[kind] * params::order_pawn();
        if self.attacked.contains(mv.to()) {
            score -= class;
        }
        if let Some(from) = mv.from()
            && self.attacked.contains(from)
        {
            score += class;
        }
        score
    }
}

/// Whether the move is generated with the captures.
#[inline]
pub(crate) fn is_noisy(position: &Position, mv: Move) -> bool {
    position.piece_at(mv.to()).is_some() || mv.promotes() && position.moving_kind(mv) == PieceKind::Pawn
}

#[inline]
fn capture_score(position: &Position, histories: &Histories, mv: Move) -> i32 {
    let kind = position.placed_kind(mv);
    let taken = position.piece_at(mv.to()).map(Piece::kind);
    let gain = taken.map_or(0, capture_gain) + if mv.promotes() { 300 } else { 0 };
    let history = histories.capture(kind_square(kind, mv.to()), taken.unwrap_or(PieceKind::King));
    gain * 7 + history / 4 - crate::eval::VALUE[kind.index()] / 8
}
