//! One step backward: a defence and the check before it are taken back (逆算).

use komadai_rules::{Bitboard, Color, HandKind, Move, Piece, PieceKind, Square, attacks};

use super::sketch::{ATTACKERS, attack, defend, reach};
use crate::draft::{Draft, distance};
use crate::random::Random;

/// Pieces the attacker holds at most.
const MOST_HELD: u8 = 4;

/// A position two plies earlier, chosen at random; none when the choice led nowhere.
pub(super) fn retracted(after: &Draft, random: &mut Random) -> Option<Draft> {
    let mut draft = after.clone();
    let (defence, taken) = match random.below(10) {
        0..7 => take_back_king(&mut draft, random)?,
        7..9 => take_back_capture(&mut draft, random)?,
        _ => (take_back_drop(&mut draft, random)?, None),
    };
    let checker = if let Some(square) = taken {
        square
    } else {
        let black = |(square, piece): (Square, Piece)| (piece.color() == Color::Black).then_some(square);
        let squares: Vec<Square> = draft.pieces().filter_map(black).collect();
        random.pick(&squares)?
    };
    let check = take_back_check(&mut draft, checker, random)?;
    match random.below(10) {
        0..3 => defend(&mut draft, random),
        3 => attack(&mut draft, random),
        _ => {}
    }
    let mut position = draft.problem()?.position().clone();
    if !position.is_legal(check) || !position.gives_check(check) {
        return None;
    }
    position.do_move(check);
    position.is_legal(defence).then_some(draft)
}

/// An attacker that was just taken where a defender stands now.
fn sacrifice(random: &mut Random) -> Piece {
    Piece::new(Color::Black, random.weighted(&ATTACKERS))
}

/// The king's move, and the square where it took something.
fn take_back_king(draft: &mut Draft, random: &mut Random) -> Option<(Move, Option<Square>)> {
    let to = draft.king();
    let free: Vec<Square> = attacks::king(to).iter().filter(|square| draft.at(*square).is_none()).collect();
    let from = random.pick(&free)?;
    let taken = random.chance(65).then(|| sacrifice(random));
    draft.move_king(from, taken);
    Some((Move::board(from, to, false), taken.map(|_| to)))
}

/// Another defender's capture.
fn take_back_capture(draft: &mut Draft, random: &mut Random) -> Option<(Move, Option<Square>)> {
    let white = |(_, piece): &(Square, Piece)| piece.color() == Color::White;
    let defenders: Vec<_> = draft.pieces().filter(white).collect();
    let (to, piece) = random.pick(&defenders)?;
    draft.set(to, None);
    let from = random.pick(&origins(draft, piece, to))?;
    draft.set(from, Some(piece));
    draft.set(to, Some(sacrifice(random)));
    Some((Move::board(from, to, false), Some(to)))
}

/// A defender's interposing drop.
fn take_back_drop(draft: &mut Draft, random: &mut Random) -> Option<Move> {
    let dropped = |(square, piece): (Square, Piece)| {
        (piece.color() == Color::White && !piece.kind().is_promoted())
            .then(|| piece.kind().hand_kind().map(|kind| (square, kind)))?
    };
    let drops: Vec<_> = draft.pieces().filter_map(dropped).collect();
    let (square, kind) = random.pick(&drops)?;
    draft.set(square, None);
    Some(Move::drop(kind, square))
}

/// Squares a piece may have come from without promoting.
fn origins(draft: &Draft, piece: Piece, to: Square) -> Vec<Square> {
    let occupied = occupied(draft);
    let from = |square: &Square| {
        draft.at(*square).is_none()
            && distance(*square, draft.king()) <= reach(piece.kind())
            && attacks::piece(piece, *square, occupied).contains(to)
    };
    Square::ALL.into_iter().filter(from).collect()
}

fn occupied(draft: &Draft) -> Bitboard {
    let mut occupied = Bitboard::of(draft.king());
    for (square, _) in draft.pieces() {
        occupied.set(square);
    }
    occupied
}

/// The check by the piece on a square: it was dropped there, or came from elsewhere, perhaps promoting or taking.
fn take_back_check(draft: &mut Draft, to: Square, random: &mut Random) -> Option<Move> {
    let piece = draft.at(to)?;
    draft.set(to, None);
    let held: u8 = HandKind::ALL.into_iter().map(|kind| draft.held(kind)).sum();
    let front = piece.kind().hand_kind()?;
    if !piece.kind().is_promoted() && held < MOST_HELD && random.chance(55) {
        draft.hold(front, draft.held(front) + 1);
        return Some(Move::drop(front, to));
    }
    let promoted = piece.kind().is_promoted();
    let mut ways: Vec<(Square, bool)> =
        origins(draft, piece, to).into_iter().map(|from| (from, false)).collect();
    if promoted {
        let plain = Piece::new(Color::Black, piece.kind().unpromoted());
        let zone = |from: &Square| from.in_zone(Color::Black) || to.in_zone(Color::Black);
        ways.extend(origins(draft, plain, to).into_iter().filter(zone).map(|from| (from, true)));
    }
    let (from, promotes) = random.pick(&ways)?;
    let kind = if promotes { piece.kind().unpromoted() } else { piece.kind() };
    draft.set(from, Some(Piece::new(Color::Black, kind)));
    let kinds: Vec<HandKind> = HandKind::ALL.into_iter().filter(|kind| draft.held(*kind) > 0).collect();
    if random.chance(25)
        && let Some(taken) = random.pick(&kinds)
    {
        draft.hold(taken, draft.held(taken) - 1);
        let kind = if taken.kind().can_promote() && random.chance(15) {
            taken.kind().promoted()?
        } else {
            taken.kind()
        };
        draft.set(to, Some(Piece::new(Color::White, kind)));
    }
    Some(Move::board(from, to, promotes))
}

/// Whether a kind is often worth more than what takes it.
pub(super) const fn is_major(kind: PieceKind) -> bool {
    matches!(kind, PieceKind::Rook | PieceKind::Bishop | PieceKind::Dragon | PieceKind::Horse)
}
