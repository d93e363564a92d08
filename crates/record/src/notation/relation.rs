//! Which of several pieces moves: 右 左 上 寄 引 直 as the Japan Shogi Association writes them.

use komadai_rules::{Bitboard, Color, Piece, PieceKind, Position, Square, attacks};

/// How a piece moves, seen from its owner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Motion {
    /// 上: at least one rank forward.
    Up,
    /// 寄: along the rank.
    Sideways,
    /// 引: at least one rank back.
    Down,
    /// 直: exactly one square straight forward, beside a rival; never with another word.
    Straight,
}

/// Where a piece stands among its rivals, seen from its owner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// 左.
    Left,
    /// 右.
    Right,
}

/// The words that tell a move from its rivals; both are absent when there are none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Relation {
    /// 右 or 左.
    pub side: Option<Side>,
    /// 上, 寄, 引 or 直.
    pub motion: Option<Motion>,
}

/// A square as its owner sees it: Black's own coordinates for both colours.
pub(super) fn seen_by(color: Color, square: Square) -> Square {
    match color {
        Color::Black => square,
        Color::White => square.flip(),
    }
}

/// The direction of a move over the ranks.
pub(super) fn motion(color: Color, from: Square, to: Square) -> Motion {
    let (from, to) = (seen_by(color, from), seen_by(color, to));
    match to.rank().number().cmp(&from.rank().number()) {
        core::cmp::Ordering::Less => Motion::Up,
        core::cmp::Ordering::Equal => Motion::Sideways,
        core::cmp::Ordering::Greater => Motion::Down,
    }
}

/// Whether a move goes exactly one square straight forward.
pub(super) fn is_straight(color: Color, from: Square, to: Square) -> bool {
    let (from, to) = (seen_by(color, from), seen_by(color, to));
    from.file() == to.file() && from.rank().number() == to.rank().number() + 1
}

/// Own pieces of `kind` whose movement reaches `to`. Pins and checks do not matter: a pinned rival counts.
pub(super) fn reaching(position: &Position, color: Color, kind: PieceKind, to: Square) -> Bitboard {
    let mut found = Bitboard::EMPTY;
    for from in position.pieces(color, kind) {
        if attacks::piece(Piece::new(color, kind), from, position.occupied()).contains(to) {
            found.set(from);
        }
    }
    found
}

/// How far to the left a square lies for `color`: 1 is its right edge, 9 its left.
pub(super) fn leftness(color: Color, square: Square) -> u8 {
    seen_by(color, square).file().number()
}

/// Golds and what moves like them, and silvers: the kinds for which 直 is a word.
fn knows_straight(kind: PieceKind) -> bool {
    matches!(
        kind,
        PieceKind::Gold
            | PieceKind::Silver
            | PieceKind::ProPawn
            | PieceKind::ProLance
            | PieceKind::ProKnight
            | PieceKind::ProSilver
    )
}

impl Relation {
    /// The words for the piece of `kind` going from `from` to `to`.
    ///
    /// Movement words first; where one does not settle it, 直 for a small piece going straight up, else 右 or 左 alone
    /// if the piece stands strictly to that side of every rival, else the side with the movement.
    pub fn of(position: &Position, color: Color, kind: PieceKind, from: Square, to: Square) -> Self {
        let rivals: Vec<Square> =
            reaching(position, color, kind, to).iter().filter(|square| *square != from).collect();
        if rivals.is_empty() {
            return Self::default();
        }
        let own = motion(color, from, to);
        let same_motion: Vec<Square> =
            rivals.iter().copied().filter(|rival| motion(color, *rival, to) == own).collect();
        if same_motion.is_empty() {
            return Self { side: None, motion: Some(own) };
        }
        if knows_straight(kind) && is_straight(color, from, to) {
            return Self { side: None, motion: Some(Motion::Straight) };
        }
        if let Some(side) = side_of(color, from, &rivals) {
            return Self { side: Some(side), motion: None };
        }
        Self { side: side_of(color, from, &same_motion), motion: Some(own) }
    }
}

/// 右 or 左 if `from` lies strictly to that side of every rival.
fn side_of(color: Color, from: Square, rivals: &[Square]) -> Option<Side> {
    let own = leftness(color, from);
    if rivals.iter().all(|rival| leftness(color, *rival) > own) {
        Some(Side::Right)
    } else if rivals.iter().all(|rival| leftness(color, *rival) < own) {
        Some(Side::Left)
    } else {
        None
    }
}
