//! The walk over a position that names every term of its evaluation.

use komadai_rules::{Bitboard, Color, HandKind, PieceKind, Position, Square, attacks};

use super::index;

/// Takes the terms one after another: an index of a weight and how often it counts for Black.
pub(crate) trait Sink {
    fn add(&mut self, index: usize, times: i32);
}

/// Squares by their distance from a square, 1 to 4.
static RINGS: [[Bitboard; index::RINGS]; 81] = {
    let mut table = [[Bitboard::EMPTY; index::RINGS]; 81];
    let mut king = 0;
    while king < 81 {
        let mut square = 0;
        while square < 81 {
            let (a, b) = (Square::ALL[king], Square::ALL[square]);
            let files = a.file().index().abs_diff(b.file().index());
            let ranks = a.rank().index().abs_diff(b.rank().index());
            let distance = if files > ranks { files } else { ranks };
            if distance >= 1 && distance <= index::RINGS {
                table[king][distance - 1].set(b);
            }
            square += 1;
        }
        king += 1;
    }
    table
};

/// What one side reaches: squares reached at least once and at least twice, and squares its pawns reach.
#[derive(Clone, Copy, Default)]
struct Reach {
    once: Bitboard,
    twice: Bitboard,
    pawns: Bitboard,
    without_king: Bitboard,
}

impl Reach {
    #[inline]
    fn add(&mut self, squares: Bitboard) {
        self.twice |= self.once & squares;
        self.once |= squares;
    }
}

#[inline]
const fn seen_by(color: Color, square: Square) -> Square {
    match color {
        Color::Black => square,
        Color::White => square.flip(),
    }
}

#[inline]
const fn sign(color: Color) -> i32 {
    match color {
        Color::Black => 1,
        Color::White => -1,
    }
}

/// All kinds, the king after all others: what it covers alone is told apart.
const KINGS_LAST: [PieceKind; 14] = {
    let mut kinds = PieceKind::ALL;
    kinds[PieceKind::King.index()] = PieceKind::Dragon;
    kinds[PieceKind::Dragon.index()] = PieceKind::King;
    kinds
};

/// Names every term of the position; returns the phase, 0 in the opening to [`PHASES`] in the late endgame.
pub(crate) fn walk<S: Sink>(position: &Position, sink: &mut S) -> i32 {
    let occupied = position.occupied();
    let mut reach = [Reach::default(); 2];
    let mut phase = 0;
    for color in Color::ALL {
        let own = position.color(color);
        let own_king = position.king(color);
        let enemy_king = position.king(color.opponent());
        let own_seen = own_king.map(|king| seen_by(color, king));
        let enemy_seen = enemy_king.map(|king| seen_by(color, king));
        let sign = sign(color);
        let side = &mut reach[color.index()];
        side.pawns = position.pieces(color, PieceKind::Pawn).ahead(color);
        side.add(side.pawns);
        for kind in KINGS_LAST {
            for square in position.pieces(color, kind) {
                let seen = seen_by(color, square);
                let squares = match kind {
                    PieceKind::Pawn => Bitboard::EMPTY,
                    _ => attacks::of(color, kind, square, occupied),
                };
                if kind == PieceKind::King {
                    side.without_king = side.once;
                    side.add(squares);
                } else {
                    if kind != PieceKind::Pawn {
                        side.add(squares);
                    }
                    sink.add(index::material(kind), sign);
                    if let Some(king) = own_seen {
                        sink.add(index::own_king(kind, seen, king), sign);
                    }
                    if let Some(king) = enemy_seen {
                        sink.add(index::enemy_king(kind, seen, king), sign);
                    }
                }
                sink.add(index::place(kind, seen), sign);
                match kind {
                    PieceKind::Lance
                    | PieceKind::Bishop
                    | PieceKind::Rook
                    | PieceKind::Horse
                    | PieceKind::Dragon => {
                        sink.add(index::mobility(kind), sign * (squares & !own).count() as i32);
                    }
                    _ => {}
                }
            }
        }
        for kind in HandKind::ALL {
            let count = position.hand(color).count(kind);
            if count > 0 {
                sink.add(index::hand(kind, count), sign);
                phase += i32::from(count) * if kind == HandKind::Pawn { 1 } else { 3 };
            }
        }
        phase += 3 * (own & Bitboard::zone(color)).count() as i32;
    }
    for color in Color::ALL {
        kings(position, sink, color, &reach);
        targets(position, sink, color, &reach);
    }
    sink.add(index::tempo(), sign(position.side_to_move()));
    phase.min(PHASES)
}

/// The last phase.
pub(crate) const PHASES: i32 = 48;

/// What surrounds the king of one side.
#[inline]
fn kings<S: Sink>(position: &Position, sink: &mut S, color: Color, reach: &[Reach; 2]) {
    let Some(king) = position.king(color) else { return };
    let own = &reach[color.index()];
    let enemy = &reach[color.opponent().index()];
    let sign = sign(color);
    let rings = &RINGS[king.index()];
    for (distance, &ring) in rings.iter().enumerate() {
        sink.add(index::defence(distance, 0), sign * (own.once & ring).count() as i32);
        sink.add(index::defence(distance, 1), sign * (own.twice & ring).count() as i32);
        sink.add(index::attack(distance, 0), -sign * (enemy.once & ring).count() as i32);
        sink.add(index::attack(distance, 1), -sign * (enemy.twice & ring).count() as i32);
    }
    let near = rings[0];
    let weak = enemy.once & near & !own.without_king;
    let hand = position.hand(color.opponent());
    let arms: i32 = [HandKind::Gold, HandKind::Silver, HandKind::Rook, HandKind::Bishop]
        .map(|kind| i32::from(hand.count(kind).min(2)))
        .iter()
        .sum();
    let pressure = (enemy.once & near).count()
        + (enemy.twice & near).count()
        + 2 * weak.count()
        + (enemy.once & rings[1] & !own.once).count() / 2;
    let step = pressure as i32 * (4 + arms.min(5)) / 6;
    sink.add(index::danger((step as usize).min(index::DANGERS - 1)), sign);
    let open = near & !position.color(color) & !enemy.once;
    sink.add(index::escapes(open.count() as usize), sign);
}

/// Own pieces that the enemy can take.
#[inline]
fn targets<S: Sink>(position: &Position, sink: &mut S, color: Color, reach: &[Reach; 2]) {
    let own = position.color(color);
    let enemy = &reach[color.opponent().index()];
    let sign = sign(color);
    let loose = own & enemy.once & !reach[color.index()].once;
    for square in loose | own & enemy.pawns {
        let Some(piece) = position.piece_at(square) else { continue };
        if piece.kind() == PieceKind::King {
            continue;
        }
        if loose.contains(square) {
            sink.add(index::loose(piece.kind()), sign);
        } else {
            sink.add(index::pawn_hit(piece.kind()), sign);
        }
    }
}
