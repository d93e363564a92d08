//! Generating moves. Every move generated is legal: checks and pins are masks, not an afterthought.

use arrayvec::ArrayVec;

use super::{MoveList, Position};
use crate::attacks;
use crate::bitboard::Bitboard;
use crate::color::Color;
use crate::moves::Move;
use crate::piece::{HandKind, PieceKind};
use crate::square::{Rank, Square};

/// Ranks from `first` on as `color` counts them: where a piece that needs `first - 1` ranks ahead still has a move.
const fn from_rank(color: Color, first: u8) -> Bitboard {
    let mut board = Bitboard::EMPTY;
    let mut rank = 0;
    while rank < 9 {
        if Rank::ALL[rank].relative(color) >= first {
            board.0 |= Bitboard::rank(Rank::ALL[rank]).0;
        }
        rank += 1;
    }
    board
}

/// Where a dropped piece still has a move, by side and how many ranks are barred (0 to 2).
pub(super) const LIVE: [[Bitboard; 3]; 2] = [
    [from_rank(Color::Black, 1), from_rank(Color::Black, 2), from_rank(Color::Black, 3)],
    [from_rank(Color::White, 1), from_rank(Color::White, 2), from_rank(Color::White, 3)],
];

/// Squares on which a piece of this kind may stand without being stuck.
#[inline]
pub(super) const fn live(color: Color, kind: PieceKind) -> Bitboard {
    LIVE[color.index()][kind.first_live_rank() as usize - 1]
}

/// Which moves are wanted.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Want {
    All,
    /// Captures, and pawn moves that promote.
    Captures,
    /// The rest.
    Quiets,
}

impl Position {
    /// Adds every legal move to `list`.
    pub fn legal_moves_into(&self, list: &mut MoveList) {
        if self.in_check() {
            self.evasions(list);
        } else {
            let targets = !self.by_color[self.side_to_move];
            self.board_moves(list, targets, targets, Want::All);
            self.king_moves(list, targets);
            self.drops(list, !self.occupied());
        }
    }

    /// Adds the legal captures, and pawn moves that promote. In check, every evasion that captures.
    pub fn captures_into(&self, list: &mut MoveList) {
        let enemy = self.by_color[!self.side_to_move];
        if self.in_check() {
            let mut all = MoveList::new();
            self.evasions(&mut all);
            list.extend(all.into_iter().filter(|mv| self.is_capture_or_pawn_promotion(*mv)));
            return;
        }
        self.board_moves(list, enemy, !self.by_color[self.side_to_move], Want::Captures);
        self.king_moves(list, enemy);
    }

    /// Adds the legal moves that [`Self::captures_into`] does not.
    pub fn quiets_into(&self, list: &mut MoveList) {
        let empty = !self.occupied();
        if self.in_check() {
            let mut all = MoveList::new();
            self.evasions(&mut all);
            list.extend(all.into_iter().filter(|mv| !self.is_capture_or_pawn_promotion(*mv)));
            return;
        }
        self.board_moves(list, empty, empty, Want::Quiets);
        self.king_moves(list, empty);
        self.drops(list, empty);
    }

    /// Whether the side to move has a legal move.
    pub fn has_legal_move(&self) -> bool {
        let mut list = MoveList::new();
        if let Some(king) = self.kings[self.side_to_move] {
            let own = self.by_color[self.side_to_move];
            for to in attacks::king(king) & !own {
                if self.is_safe_for_king(king, to) {
                    return true;
                }
            }
        }
        self.legal_moves_into(&mut list);
        !list.is_empty()
    }

    fn is_capture_or_pawn_promotion(&self, mv: Move) -> bool {
        let pawn = |from: Square| self.kind(PieceKind::Pawn).contains(from);
        self.is_capture(mv) || mv.promotes() && mv.from().is_some_and(pawn)
    }

    /// Whether the move takes a piece.
    #[inline]
    pub fn is_capture(&self, mv: Move) -> bool {
        self.occupied().contains(mv.to())
    }

    /// Adds every legal answer to check: king moves, and with a single checker captures of it and whatever can be put
    /// between (合駒, futile ones too). Adds nothing when the side to move is not in check.
    pub fn evasions_into(&self, list: &mut MoveList) {
        if self.in_check() {
            self.evasions(list);
        }
    }

    fn evasions(&self, list: &mut MoveList) {
        let us = self.side_to_move;
        self.king_moves(list, !self.by_color[us]);
        if self.state.checkers.has_several() {
            return;
        }
        if let (Some(king), Some(checker)) = (self.kings[us], self.state.checkers.first()) {
            let between = attacks::between(king, checker);
            let targets = between | self.state.checkers;
            self.board_moves(list, targets, targets, Want::All);
            if !between.is_empty() {
                self.drops(list, between);
            }
        }
    }

    #[inline]
    fn is_safe_for_king(&self, king: Square, to: Square) -> bool {
        let mut occupied = self.occupied();
        occupied.clear(king);
        !self.is_attacked(to, !self.side_to_move, occupied)
    }

    #[inline]
    pub(super) fn king_moves(&self, list: &mut MoveList, targets: Bitboard) {
        let Some(king) = self.kings[self.side_to_move] else { return };
        for to in attacks::king(king) & targets {
            if self.is_safe_for_king(king, to) {
                list.push(Move::board(king, to, false));
            }
        }
    }

    /// Moves of everything but the king. Pawns take `pawn_targets`, since their promotions count as captures.
    fn board_moves(&self, list: &mut MoveList, targets: Bitboard, pawn_targets: Bitboard, want: Want) {
        let us = self.side_to_move;
        let own = self.by_color[us];
        let occupied = self.occupied();
        let zone = Bitboard::zone(us);
        let pinned = self.pinned();
        self.pawn_moves(list, pawn_targets, want, pinned);
        for kind in
            [PieceKind::Lance, PieceKind::Knight, PieceKind::Silver, PieceKind::Bishop, PieceKind::Rook]
        {
            let stay = live(us, kind);
            for from in own & self.kind(kind) {
                let to = attacks::of(us, kind, from, occupied) & targets & self.pin_mask(pinned, from);
                let promoting = if zone.contains(from) { to } else { to & zone };
                promoting.for_each(|to| list.push(Move::board(from, to, true)));
                (to & stay).for_each(|to| list.push(Move::board(from, to, false)));
            }
        }
        for from in own & self.gold_like() {
            let to = attacks::gold(us, from) & targets & self.pin_mask(pinned, from);
            to.for_each(|to| list.push(Move::board(from, to, false)));
        }
        for from in own & self.kind(PieceKind::Horse) {
            let to = attacks::horse(from, occupied) & targets & self.pin_mask(pinned, from);
            to.for_each(|to| list.push(Move::board(from, to, false)));
        }
        for from in own & self.kind(PieceKind::Dragon) {
            let to = attacks::dragon(from, occupied) & targets & self.pin_mask(pinned, from);
            to.for_each(|to| list.push(Move::board(from, to, false)));
        }
    }

    #[inline]
    pub(super) fn pin_mask(&self, pinned: Bitboard, from: Square) -> Bitboard {
        if !pinned.contains(from) {
            return Bitboard::ALL;
        }
        self.kings[self.side_to_move].map_or(Bitboard::ALL, |king| attacks::line(king, from))
    }

    /// All pawns at once: they step one bit.
    fn pawn_moves(&self, list: &mut MoveList, targets: Bitboard, want: Want, pinned: Bitboard) {
        let us = self.side_to_move;
        let enemy = self.by_color[!us];
        let zone = Bitboard::zone(us);
        let pawns = self.pieces(us, PieceKind::Pawn) & live(us, PieceKind::Pawn);
        let ahead = match us {
            Color::Black => Bitboard(pawns.0 >> 1),
            Color::White => Bitboard(pawns.0 << 1),
        };
        for to in ahead & targets {
            let from = match us {
                Color::Black => Square::at(to.index() + 1),
                Color::White => Square::at(to.index() - 1),
            };
            if !self.pin_mask(pinned, from).contains(to) {
                continue;
            }
            let captures = enemy.contains(to);
            if zone.contains(to) && want != Want::Quiets {
                list.push(Move::board(from, to, true));
            }
            let wanted = match want {
                Want::All => true,
                Want::Captures => captures,
                Want::Quiets => !captures,
            };
            if wanted && live(us, PieceKind::Pawn).contains(to) {
                list.push(Move::board(from, to, false));
            }
        }
    }

    /// Drops. The farthest rank takes no pawn, lance or knight, the next one no knight, and a pawn only some files:
    /// within a part of the board every square takes the same pieces, which are written together.
    fn drops(&self, list: &mut MoveList, targets: Bitboard) {
        let us = self.side_to_move;
        let hand = self.hands[us];
        if hand.is_empty() {
            return;
        }
        let pawns = self.pawn_drops(targets);
        let mut held: ArrayVec<HandKind, 7> = ArrayVec::new();
        for kind in [HandKind::Silver, HandKind::Bishop, HandKind::Rook, HandKind::Gold] {
            if hand.has(kind) {
                held.push(kind);
            }
        }
        let lance = live(us, PieceKind::Lance);
        let knight = live(us, PieceKind::Knight);
        write_drops(list, &held, targets & !lance);
        if hand.has(HandKind::Lance) {
            held.push(HandKind::Lance);
        }
        let mut write = |held: &mut ArrayVec<HandKind, 7>, part: Bitboard| {
            write_drops(list, held, part & !pawns);
            held.push(HandKind::Pawn);
            write_drops(list, held, part & pawns);
            held.pop();
        };
        write(&mut held, targets & lance & !knight);
        if hand.has(HandKind::Knight) {
            held.push(HandKind::Knight);
        }
        write(&mut held, targets & knight);
    }

    /// Where a pawn may be dropped: not on a file with an own one (二歩), not on the last rank, not to mate
    /// (打ち歩詰め).
    pub(super) fn pawn_drops(&self, targets: Bitboard) -> Bitboard {
        let us = self.side_to_move;
        if !self.hands[us].has(HandKind::Pawn) {
            return Bitboard::EMPTY;
        }
        let free = Bitboard::files_without(self.pieces(us, PieceKind::Pawn));
        let mut to = targets & free & live(us, PieceKind::Pawn);
        if let Some(mating) = self.pawn_drop_square_giving_check()
            && to.contains(mating)
            && self.pawn_drop_mates(mating)
        {
            to.clear(mating);
        }
        to
    }
}

/// Each of `held` on each of `targets`.
fn write_drops(list: &mut MoveList, held: &[HandKind], targets: Bitboard) {
    match held.len() {
        1 => write_many::<1>(list, held, targets),
        2 => write_many::<2>(list, held, targets),
        3 => write_many::<3>(list, held, targets),
        4 => write_many::<4>(list, held, targets),
        5 => write_many::<5>(list, held, targets),
        6 => write_many::<6>(list, held, targets),
        7 => write_many::<7>(list, held, targets),
        _ => {}
    }
}

/// The same with the number of kinds known, so that a square's drops are written at once.
fn write_many<const KINDS: usize>(list: &mut MoveList, held: &[HandKind], targets: Bitboard) {
    let origins: [Move; KINDS] = core::array::from_fn(|i| Move::drop(held[i], Square::S1A));
    targets.for_each(|to| {
        let drops = origins.map(|origin| origin.moved_to(to));
        list.try_extend_from_slice(&drops).expect("the list has room for every legal move");
    });
}
