//! What castle a side is on the way to.

use std::cmp::Reverse;

use komadai_rules::{Color, Piece, PieceKind, Position};

use crate::book::CASTLES;
use crate::pattern::{Element, Pattern, Placed, Whose, seen_by};

/// A castle that is nearly there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Building {
    /// The castle, by the coach's name.
    pub id: &'static str,
    /// How many of its pieces stand where they belong.
    pub done: u8,
    /// How many it has.
    pub of: u8,
}

/// Pieces that may still be away.
const AWAY: usize = 1;

/// The castle that a side is on the way to, if it is so near to one that it can be named: one piece away from it, the king in its
/// place, and at least two of its pieces moved there. Of several the one that has most, and of those the first of the list.
pub fn building(position: &Position, side: Color) -> Option<Building> {
    let stands = |placed: &Placed| {
        let piece = position.piece_at(seen_by(side, placed.square));
        let color = if placed.whose == Whose::Own { side } else { !side };
        piece == Some(Piece::new(color, placed.kind))
    };
    let start = Position::start();
    let near = |pattern: &&Pattern| {
        let is_there = |element: &Element| match element {
            Element::Any(pieces) => pieces.iter().any(stands),
            Element::Empty(square) => position.piece_at(seen_by(side, *square)).is_none(),
            Element::Not(placed) => !stands(placed),
        };
        let of = pattern.elements.len();
        let there: Vec<&Element> = pattern.elements.iter().filter(|element| is_there(element)).collect();
        let moved = there.iter().filter(|element| is_moved(element, &start)).count();
        let king = pattern.elements.iter().find(|element| is_king(element));
        of >= 3 && there.len() + AWAY == of && moved >= 2 && king.is_some_and(is_there)
    };
    let found = CASTLES.patterns.iter().filter(near).min_by_key(|pattern| Reverse(pattern.elements.len()))?;
    let of = found.elements.len();
    Some(Building { id: found.id, done: (of - AWAY) as u8, of: of as u8 })
}

fn is_king(element: &Element) -> bool {
    matches!(element, Element::Any(pieces) if pieces.iter().all(|placed| placed.kind == PieceKind::King))
}

/// Whether the pieces of an element do not stand there from the beginning.
fn is_moved(element: &Element, start: &Position) -> bool {
    let is_home =
        |placed: &Placed| start.piece_at(placed.square) == Some(Piece::new(Color::Black, placed.kind));
    matches!(element, Element::Any(pieces) if !pieces.iter().any(is_home))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(moves: &str) -> Position {
        let mut position = Position::start();
        for mv in moves.split_whitespace() {
            position.do_move(mv.parse().expect("a move"));
        }
        position
    }

    #[test]
    fn a_castle_one_piece_away_is_named_for_its_side_alone() {
        let moves = "7g7f 8c8d 2h6h 8d8e 8h7g 3c3d 5i4h 7a6b 4h3h 5a4b 3h2h 4b3b";
        let position = after(moves);
        assert_eq!(building(&position, Color::Black), None, "only the king has moved");
        let yagura = after(
            "7g7f 8c8d 7i6h 3c3d 6h7g 7a6b 6g6f 5c5d 6i7h 3a4b 4i5h 4a3b 5h6g 5a4a 8h7i 7c7d 7i6h 6a5b 5i6i 4b3c 6i7i 2b3a",
        );
        assert_eq!(building(&yagura, Color::Black), None, "the king is not in its place");
        let position =
            after("7g7f 8c8d 7i6h 3c3d 6h7g 7a6b 6i7h 5c5d 8h7i 3a4b 7i6h 4a3b 5i6i 5a4a 6i7i 7c7d 7i8h");
        let found = building(&position, Color::Black);
        assert_eq!(found, Some(Building { id: "yagura", done: 3, of: 4 }));
    }

    #[test]
    fn nothing_is_built_at_the_start() {
        for side in Color::ALL {
            assert_eq!(building(&Position::start(), side), None);
        }
    }
}
