//! A position that can be played.

mod check;
mod checks;
mod drop_mate;
mod exchange;
mod generate;
mod legality;
mod mate_in_one;
mod play;
mod validity;

use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use arrayvec::ArrayVec;

use crate::attacks;
use crate::bitboard::Bitboard;
use crate::color::{ByColor, Color};
use crate::fault::{Fault, FaultKind, PositionError};
use crate::hand::Hand;
use crate::moves::Move;
use crate::piece::{HandKind, Piece, PieceKind};
use crate::sfen::Sfen;
use crate::square::Square;
use crate::zobrist;

pub use play::{Delta, NullDelta};
pub use validity::Invalid;

/// Room for every legal move: no position has more than 593.
pub type MoveList = ArrayVec<Move, 600>;

/// A position that can be played: pieces, hands, the side to move, and what follows from them (key, checks).
///
/// Repetition is a matter of the game, not of the position: see [`crate::History`].
#[derive(Clone)]
pub struct Position {
    board: [Option<Piece>; 81],
    by_color: ByColor<Bitboard>,
    by_kind: [Bitboard; 14],
    /// Pieces that move as gold, of both sides: five kinds that are nearly always asked for together.
    golds: Bitboard,
    hands: ByColor<Hand>,
    kings: ByColor<Option<Square>>,
    side_to_move: Color,
    ply: u16,
    state: State,
}

/// What is computed anew at each move and put back when it is undone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct State {
    /// Board and side to move.
    board_key: u64,
    /// Both hands.
    hand_key: u64,
    /// Pieces that check the side to move.
    checkers: Bitboard,
}

impl Position {
    /// The even game's start.
    pub fn start() -> Self {
        Self::from_sfen(crate::sfen::START_SFEN).expect("the start position is sound")
    }

    /// Reads a position from SFEN text, or `startpos`.
    ///
    /// # Errors
    /// What cannot be read, or what keeps the position from being played.
    pub fn from_sfen(text: &str) -> Result<Self, PositionError> {
        Ok(Self::try_from(&text.parse::<Sfen>()?)?)
    }

    /// Makes a position although it has faults of the `accepted` kinds.
    ///
    /// More pieces of a kind than one packed hand could hold, were all captured, or two kings of a side are refused all
    /// the same.
    ///
    /// # Errors
    /// The first fault that is not accepted.
    pub fn with_accepted(sfen: &Sfen, accepted: &[FaultKind]) -> Result<Self, Fault> {
        let refused =
            |fault: &Fault| !accepted.contains(&fault.kind()) || matches!(fault, Fault::TwoKings(_));
        if let Some(fault) = sfen.faults().into_iter().find(refused) {
            return Err(fault);
        }
        for kind in HandKind::ALL {
            let total = u8::try_from(sfen.count(kind.kind())).unwrap_or(u8::MAX);
            Hand::EMPTY.with(kind, total).ok_or(Fault::TooMany(kind.kind()))?;
        }
        let mut position = Self {
            board: [None; 81],
            by_color: ByColor::default(),
            by_kind: [Bitboard::EMPTY; 14],
            golds: Bitboard::EMPTY,
            hands: ByColor::default(),
            kings: ByColor::default(),
            side_to_move: sfen.side_to_move(),
            ply: sfen.ply(),
            state: State { board_key: 0, hand_key: 0, checkers: Bitboard::EMPTY },
        };
        for (square, piece) in sfen.pieces() {
            position.put(square, piece);
        }
        for color in Color::ALL {
            for kind in HandKind::ALL {
                let count = sfen.in_hand(color, kind);
                let hand = position.hands[color].with(kind, count);
                position.hands[color] = hand.ok_or(Fault::TooMany(kind.kind()))?;
            }
        }
        position.state = position.computed_state();
        let opponent = !position.side_to_move;
        if let Some(king) = position.kings[opponent]
            && position.is_attacked(king, position.side_to_move, position.occupied())
            && !accepted.contains(&FaultKind::OpponentInCheck)
        {
            return Err(Fault::OpponentInCheck(opponent));
        }
        Ok(position)
    }

    /// The position as a text can say it.
    pub fn to_sfen(&self) -> Sfen {
        let mut sfen = Sfen::empty();
        for square in Square::ALL {
            sfen.set(square, self.piece_at(square));
        }
        for color in Color::ALL {
            for (kind, count) in self.hands[color].iter() {
                sfen.set_hand(color, kind, count);
            }
        }
        sfen.set_side_to_move(self.side_to_move);
        sfen.set_ply(self.ply);
        sfen
    }

    /// Whose move it is.
    #[inline]
    pub const fn side_to_move(&self) -> Color {
        self.side_to_move
    }

    /// The number of the next move, as SFEN counts: 1 at the start of a game.
    #[inline]
    pub const fn ply(&self) -> u16 {
        self.ply
    }

    /// What stands on a square.
    #[inline]
    pub const fn piece_at(&self, square: Square) -> Option<Piece> {
        self.board[square.index()]
    }

    /// What a side holds.
    #[inline]
    pub fn hand(&self, color: Color) -> Hand {
        self.hands[color]
    }

    /// Where a side's king stands; problem diagrams may lack one.
    #[inline]
    pub fn king(&self, color: Color) -> Option<Square> {
        self.kings[color]
    }

    /// All pieces.
    #[inline]
    pub fn occupied(&self) -> Bitboard {
        self.by_color.black | self.by_color.white
    }

    /// All pieces of a side.
    #[inline]
    pub fn color(&self, color: Color) -> Bitboard {
        self.by_color[color]
    }

    /// All pieces of a kind.
    #[inline]
    pub const fn kind(&self, kind: PieceKind) -> Bitboard {
        self.by_kind[kind.index()]
    }

    /// A side's pieces of a kind.
    #[inline]
    pub fn pieces(&self, color: Color, kind: PieceKind) -> Bitboard {
        self.by_color[color] & self.by_kind[kind.index()]
    }

    /// Pieces that move as gold (gold, と, 成香, 成桂, 成銀), of both sides.
    #[inline]
    pub const fn gold_like(&self) -> Bitboard {
        self.golds
    }

    /// Pieces that check the side to move.
    #[inline]
    pub const fn checkers(&self) -> Bitboard {
        self.state.checkers
    }

    /// Whether the side to move is in check (王手).
    #[inline]
    pub const fn in_check(&self) -> bool {
        !self.state.checkers.is_empty()
    }

    /// Pieces of the side to move that may move only on the line to their king. Found when asked for: most positions
    /// of a search are left before anybody asks.
    #[inline]
    pub fn pinned(&self) -> Bitboard {
        let us = self.side_to_move;
        let Some(king) = self.kings[us] else { return Bitboard::EMPTY };
        self.sole_blockers(king, !us) & self.by_color[us]
    }

    /// Pieces of either side that stand alone between a square and a sliding piece of `by` aimed at it.
    #[inline]
    fn sole_blockers(&self, square: Square, by: Color) -> Bitboard {
        let occupied = self.occupied();
        let mut blockers = Bitboard::EMPTY;
        for sniper in self.snipers(square, by) {
            let between = attacks::between(square, sniper) & occupied;
            if !between.has_several() {
                blockers |= between;
            }
        }
        blockers
    }

    /// A number for the whole position: board, hands and side to move.
    #[inline]
    pub const fn key(&self) -> u64 {
        self.state.board_key ^ self.state.hand_key
    }

    /// A number for board and side to move without the hands.
    #[inline]
    pub const fn board_key(&self) -> u64 {
        self.state.board_key
    }

    #[inline]
    fn put(&mut self, square: Square, piece: Piece) {
        debug_assert!(self.board[square.index()].is_none());
        self.board[square.index()] = Some(piece);
        self.toggle(piece, Bitboard::of(square));
        if piece.kind() == PieceKind::King {
            self.kings[piece.color()] = Some(square);
        }
    }

    #[inline]
    fn take(&mut self, square: Square, piece: Piece) {
        debug_assert!(self.board[square.index()] == Some(piece));
        self.board[square.index()] = None;
        self.toggle(piece, Bitboard::of(square));
    }

    /// Puts a piece on squares it is not on, takes it off squares it is on.
    #[inline]
    fn toggle(&mut self, piece: Piece, squares: Bitboard) {
        self.by_color[piece.color()] ^= squares;
        self.by_kind[piece.kind().index()] ^= squares;
        if piece.kind().is_gold_like() {
            self.golds ^= squares;
        }
    }

    /// Pieces of both sides that bear on a square, with `occupied` in the way of the slides.
    pub fn attackers_to(&self, square: Square, occupied: Bitboard) -> Bitboard {
        let steppers = |color: Color| {
            // Who stands where the opponent's like piece would go from here bears on here.
            let back = !color;
            self.by_color[color]
                & (attacks::pawn(back, square) & self.kind(PieceKind::Pawn)
                    | attacks::knight(back, square) & self.kind(PieceKind::Knight)
                    | attacks::silver(back, square) & self.kind(PieceKind::Silver)
                    | attacks::gold(back, square) & self.gold_like()
                    | attacks::lance(back, square, occupied) & self.kind(PieceKind::Lance))
        };
        let horses = self.kind(PieceKind::Horse);
        let dragons = self.kind(PieceKind::Dragon);
        steppers(Color::Black)
            | steppers(Color::White)
            | attacks::king(square) & (self.kind(PieceKind::King) | horses | dragons)
            | attacks::bishop(square, occupied) & (self.kind(PieceKind::Bishop) | horses)
            | attacks::rook(square, occupied) & (self.kind(PieceKind::Rook) | dragons)
    }

    /// Whether a side bears on a square.
    #[inline]
    pub fn attacked_by(&self, color: Color, square: Square) -> bool {
        self.is_attacked(square, color, self.occupied())
    }

    /// Whether `by` bears on `square`, with `occupied` in the way of the slides.
    #[inline]
    fn is_attacked(&self, square: Square, by: Color, occupied: Bitboard) -> bool {
        let back = !by;
        let theirs = self.by_color[by];
        let near = attacks::pawn(back, square) & self.kind(PieceKind::Pawn)
            | attacks::knight(back, square) & self.kind(PieceKind::Knight)
            | attacks::silver(back, square) & self.kind(PieceKind::Silver)
            | attacks::gold(back, square) & self.gold_like()
            | attacks::king(square)
                & (self.kind(PieceKind::King) | self.kind(PieceKind::Horse) | self.kind(PieceKind::Dragon));
        !(near & theirs).is_empty() || self.is_attacked_from_afar(square, by, occupied)
    }

    /// Whether a sliding piece of `by` bears on `square`.
    #[inline]
    fn is_attacked_from_afar(&self, square: Square, by: Color, occupied: Bitboard) -> bool {
        self.snipers(square, by)
            .into_iter()
            .any(|from| (attacks::between(square, from) & occupied).is_empty())
    }

    /// `by`'s sliding pieces that would bear on `square` were the board otherwise empty.
    #[inline]
    fn snipers(&self, square: Square, by: Color) -> Bitboard {
        self.by_color[by]
            & (attacks::bishop_reach(square) & (self.kind(PieceKind::Bishop) | self.kind(PieceKind::Horse))
                | attacks::rook_reach(square) & (self.kind(PieceKind::Rook) | self.kind(PieceKind::Dragon))
                | attacks::lance_reach(!by, square) & self.kind(PieceKind::Lance))
    }

    /// Keys and checks from nothing but the board and the hands.
    fn computed_state(&self) -> State {
        let us = self.side_to_move;
        let mut board_key = if us == Color::White { zobrist::white_to_move() } else { 0 };
        let mut hand_key = 0;
        for square in self.occupied() {
            if let Some(piece) = self.piece_at(square) {
                board_key ^= zobrist::on_board(piece.color(), piece.kind(), square);
            }
        }
        for color in Color::ALL {
            for kind in HandKind::ALL {
                hand_key ^= zobrist::in_hand(color, kind, self.hands[color].count(kind));
            }
        }
        let checkers = self.kings[us]
            .map_or(Bitboard::EMPTY, |king| self.attackers_to(king, self.occupied()) & self.by_color[!us]);
        State { board_key, hand_key, checkers }
    }

    /// Points of every own piece on the board and in hand (impasse count): rook and bishop 5, others 1, king 0.
    pub fn points(&self) -> ByColor<u8> {
        let count = |color: Color| {
            let board: u8 = PieceKind::ALL
                .iter()
                .map(|kind| self.pieces(color, *kind).count() as u8 * kind.points())
                .sum();
            board + hand_points(self.hands[color])
        };
        ByColor::new(count(Color::Black), count(Color::White))
    }

    /// Points of the pieces that the set of forty has and this position lacks: what 上手 gave, when only the
    /// position is known.
    pub fn missing_points(&self) -> u8 {
        let points = self.points();
        54_u8.saturating_sub(points.black + points.white)
    }

    /// Every legal move.
    pub fn legal_moves(&self) -> MoveList {
        let mut list = MoveList::new();
        self.legal_moves_into(&mut list);
        list
    }

    /// Whether the side to move is in check and has no legal move (詰み).
    pub fn is_checkmate(&self) -> bool {
        self.in_check() && !self.has_legal_move()
    }

    /// Squares and pieces, for those who draw.
    pub fn pieces_on_board(&self) -> Vec<(Square, Piece)> {
        self.occupied().iter().filter_map(|square| Some((square, self.piece_at(square)?))).collect()
    }
}

/// Points of pieces in hand.
pub(crate) fn hand_points(hand: Hand) -> u8 {
    hand.iter().map(|(kind, count)| kind.kind().points() * count).sum()
}

impl TryFrom<&Sfen> for Position {
    type Error = Fault;

    fn try_from(sfen: &Sfen) -> Result<Self, Fault> {
        Self::with_accepted(sfen, &[])
    }
}

impl FromStr for Position {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Self, PositionError> {
        Self::from_sfen(text)
    }
}

impl fmt::Display for Position {
    /// SFEN with the move number.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.to_sfen().fmt(f)
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Position({self})")
    }
}

impl PartialEq for Position {
    /// The same pieces, hands and side to move; the move number does not matter (as repetition compares).
    fn eq(&self, other: &Self) -> bool {
        self.side_to_move == other.side_to_move && self.hands == other.hands && self.board == other.board
    }
}

impl Eq for Position {}
