//! What can be asked of a room.

use std::str::FromStr;

use komadai_rules::{Color, HandKind, Move, Square};

use crate::clock::Millis;
use crate::event::OfferKind;

/// The seats that the one who asks holds: none for a spectator, both at a shared board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Holder {
    /// Black's seat.
    pub black: bool,
    /// White's seat.
    pub white: bool,
}

impl Holder {
    /// Nobody's: a spectator.
    pub const NONE: Self = Self { black: false, white: false };
    /// Both seats.
    pub const BOTH: Self = Self { black: true, white: true };

    /// One seat.
    pub fn one(color: Color) -> Self {
        Self { black: color == Color::Black, white: color == Color::White }
    }

    /// Whether this seat is held.
    pub fn holds(self, color: Color) -> bool {
        match color {
            Color::Black => self.black,
            Color::White => self.white,
        }
    }

    /// The only seat held; none when there are two or none.
    pub fn only(self) -> Option<Color> {
        match (self.black, self.white) {
            (true, false) => Some(Color::Black),
            (false, true) => Some(Color::White),
            _ => None,
        }
    }

    /// Whether no seat is held.
    pub fn is_none(self) -> bool {
        self == Self::NONE
    }
}

/// A move as someone entered it: at a real board also what is no move at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tried {
    /// A board move or a drop.
    Move(Move),
    /// A piece dropped promoted side up (`+P*5e`).
    PromotedDrop(HandKind, Square),
}

impl FromStr for Tried {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        if let Ok(mv) = text.parse() {
            return Ok(Self::Move(mv));
        }
        let drop: Move = text.strip_prefix('+').ok_or(())?.parse().map_err(|_| ())?;
        let kind = drop.dropped().ok_or(())?;
        Ok(Self::PromotedDrop(kind, drop.to()))
    }
}

impl std::fmt::Display for Tried {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Move(mv) => mv.fmt(f),
            Self::PromotedDrop(kind, to) => write!(f, "+{}", Move::drop(*kind, *to)),
        }
    }
}

/// What can be asked of a room. `ply` is the number of moves played as the asker knows it: a stale one is refused, so
/// that a late or repeated request never acts twice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input {
    /// A player is here: the first turn begins, once no seat is open.
    Begin,
    /// Take the open seat.
    Sit {
        /// Which.
        side: Color,
        /// Display name.
        name: Option<String>,
    },
    /// Play a move.
    Move {
        /// The asker's seats.
        by: Holder,
        /// Moves played before it.
        ply: u32,
        /// The move.
        tried: Tried,
    },
    /// 投了.
    Resign {
        /// The asker's seats.
        by: Holder,
        /// Moves played.
        ply: u32,
    },
    /// Go on after the flag has fallen.
    Continue {
        /// The asker's seats.
        by: Holder,
        /// Moves played.
        ply: u32,
    },
    /// 入玉宣言.
    Declare {
        /// The asker's seats.
        by: Holder,
        /// Moves played.
        ply: u32,
    },
    /// Propose something.
    Offer {
        /// The asker's seats.
        by: Holder,
        /// Moves played.
        ply: u32,
        /// What.
        kind: OfferKind,
    },
    /// Answer a proposal.
    Answer {
        /// The asker's seats.
        by: Holder,
        /// Moves played.
        ply: u32,
        /// Agreed?
        accept: bool,
    },
    /// Take the last own move back; against a friend this proposes it.
    TakeBack {
        /// The asker's seats.
        by: Holder,
        /// Moves played.
        ply: u32,
    },
    /// The timer rang.
    Tick,
    /// The server is back after it was down.
    Wake {
        /// When it was last known to live, if that was noted.
        alive: Option<Millis>,
    },
}
