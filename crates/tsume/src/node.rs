//! The nodes of the search and how they are told apart in the table.

use komadai_rules::{Color, Delta, Hand, HandKind, Move, Position, Square};

use crate::length::{Count, Plies};
use crate::table::Place;

/// A proof or disproof number that says impossible.
pub(crate) const NEVER: u32 = 1 << 30;
/// The level of a defender who may drop on every square.
pub(crate) const EVERY: u8 = 15;
/// The frames of the path that a disproof relies on, because their positions would come back: all of them are between
/// these two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Base {
    /// The one nearest to the start.
    pub(crate) first: u32,
    pub(crate) last: u32,
}

/// The base of a result that holds on every path.
pub(crate) const NOWHERE: Base = Base { first: u32::MAX, last: 0 };

impl Base {
    /// A single frame.
    pub(crate) const fn at(index: u32) -> Self {
        Self { first: index, last: index }
    }

    /// The frames of both.
    pub(crate) fn and(self, other: Self) -> Self {
        Self { first: self.first.min(other.first), last: self.last.max(other.last) }
    }

    /// What is left of it for the frame before `depth`, where what comes back to frames from there on is no matter.
    pub(crate) fn before(self, depth: usize) -> Self {
        if self.first as usize >= depth {
            return NOWHERE;
        }
        Self { first: self.first, last: self.last.min(depth as u32 - 1) }
    }

    /// The only frame, if it is known to be one.
    pub(crate) fn single(self) -> Option<u32> {
        (self.first == self.last).then_some(self.first)
    }
}

/// What a node asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// The attacker is to check.
    Attack,
    /// The same after a drop between king and checker, whose taking may be free of charge (無駄合).
    AfterDrop,
    /// The defender is to answer and may drop on squares up to so many steps from the king.
    Defend { level: u8 },
    /// Whether taking the drop shows it to be futile: the mate goes on as it was, and is no longer than it would be
    /// without drops from here outwards.
    Judge,
}

/// How a child is reached.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Step {
    /// A move.
    Play(Move),
    /// Nothing changes on the board.
    Stay,
    /// The same, to judge this capture.
    Judge(Move),
    /// The drop is taken and the taken piece given back.
    Give(Move),
    /// The drop is taken back.
    Retract,
}

/// How a step is undone.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Undo {
    Nothing,
    Played(Move, Delta),
    Given(Move, Delta, HandKind),
    Retracted(Move),
}

/// A child as its parent sees it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Child {
    pub(crate) step: Step,
    pub(crate) kind: Kind,
    pub(crate) place: Place,
    /// The mate asked for, in plies from the child.
    pub(crate) asked: Plies,
    /// Plies from the parent to the child.
    pub(crate) cost: Plies,
    pub(crate) proof: u32,
    pub(crate) disproof: u32,
    /// When one of the numbers is 0: the bound that was shown.
    pub(crate) plies: Plies,
    /// Whether what was shown holds for this hand only.
    pub(crate) exact: bool,
    /// The least or greatest hand it was shown for.
    pub(crate) hand: Hand,
    /// The frames a disproof relies on.
    pub(crate) base: Base,
    /// The sibling that must be settled before this one counts.
    pub(crate) after: Option<u16>,
    /// Whether the parent wants it disproven.
    pub(crate) negated: bool,
    /// How near to the start it was visited before.
    pub(crate) depth: u16,
    /// Whether a longer mate is known than the one asked for.
    pub(crate) longer: bool,
}

/// A node on the path being searched.
#[derive(Debug)]
pub(crate) struct Frame {
    pub(crate) kind: Kind,
    pub(crate) place: Place,
    pub(crate) asked: Plies,
    pub(crate) proof_limit: u32,
    pub(crate) disproof_limit: u32,
    /// Where its children begin; they end where the next frame's begin.
    pub(crate) first: u32,
    /// The child being searched.
    pub(crate) current: u32,
    pub(crate) undo: Undo,
    /// For a node after a drop: the drop. For a judge: the drop, and the capture.
    pub(crate) drop: Option<Move>,
    pub(crate) capture: Option<Move>,
    /// The path so far, as a number.
    pub(crate) path: u64,
    /// Frames before this one are no repetition.
    pub(crate) barrier: u32,
    /// The earlier frame at the same board.
    pub(crate) same: Option<u32>,
    /// Nodes visited before it was entered.
    pub(crate) since: u64,
    /// Nodes visited when its children were last read from the table.
    pub(crate) read: u64,
}

/// SplitMix64's finish.
pub(crate) const fn mix(number: u64) -> u64 {
    let z = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// What sets the key of a node apart from that of its board. `drop` is where the defender has just dropped, for
/// [`Kind::AfterDrop`].
fn salt(kind: Kind, drop: Option<Square>, count: Count) -> u64 {
    let salt = match (kind, drop) {
        (Kind::AfterDrop, Some(square)) => mix(100 + square.index() as u64),
        (Kind::Defend { level }, _) if level != EVERY => mix(u64::from(level)),
        _ => 0,
    };
    salt ^ count.salt()
}

impl Count {
    const fn salt(self) -> u64 {
        let raw = if self.raw { mix(50) } else { 0 };
        raw ^ if self.spare == 0 { 0 } else { mix(60 + self.spare as u64) }
    }

    /// Where the same node belongs when nothing is spared.
    pub(crate) const fn plainly(self, place: Place) -> Place {
        Place { key: place.key ^ self.salt(), hand: place.hand }
    }
}

/// Where a node belongs in the table.
pub(crate) fn place(
    position: &Position,
    attacker: Color,
    kind: Kind,
    drop: Option<Square>,
    count: Count,
) -> Place {
    let key = position.board_key() ^ salt(kind, drop, count);
    Place { key: key.max(1), hand: position.hand(attacker) }
}

/// Where the node after a move belongs, without playing it.
pub(crate) fn place_after(position: &Position, attacker: Color, mv: Move, kind: Kind, count: Count) -> Place {
    let drop = (kind == Kind::AfterDrop).then(|| mv.to());
    let key = position.board_key_after(mv) ^ salt(kind, drop, count);
    let mut hand = position.hand(attacker);
    if position.side_to_move() == attacker {
        let captured = || position.piece_at(mv.to()).and_then(|piece| piece.kind().hand_kind());
        if let Some(kind) = mv.dropped() {
            hand.remove(kind);
        } else if let Some(kind) = captured() {
            hand.add(kind);
        }
    }
    Place { key: key.max(1), hand }
}

/// How many steps a square is from the king of the side to move.
pub(crate) fn level(position: &Position, square: Square) -> u8 {
    let king = position.king(position.side_to_move()).expect("a defender has a king");
    let files = king.file().number().abs_diff(square.file().number());
    let ranks = king.rank().index().abs_diff(square.rank().index()) as u8;
    files.max(ranks)
}
