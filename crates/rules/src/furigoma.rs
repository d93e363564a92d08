//! 振り駒: tossing five pawns for the first move.

use crate::color::Color;

/// How a tossed pawn comes to lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Face {
    /// 歩 up.
    Pawn,
    /// と up.
    Tokin,
    /// On its edge, or on another: not counted.
    Standing,
}

/// The side of the player whose pawns were tossed (the higher-ranked one): Black with more 歩 than と, White with
/// fewer, none when the toss is repeated.
pub fn decide(faces: [Face; 5]) -> Option<Color> {
    let count = |wanted: Face| faces.iter().filter(|face| **face == wanted).count();
    match count(Face::Pawn).cmp(&count(Face::Tokin)) {
        core::cmp::Ordering::Greater => Some(Color::Black),
        core::cmp::Ordering::Less => Some(Color::White),
        core::cmp::Ordering::Equal => None,
    }
}
