//! What happened in a game, in the order it happened: what the store keeps.

use komadai_rules::{Color, Move};
use serde::{Deserialize, Serialize};

use crate::clock::Millis;
use crate::ending::Foul;
use crate::text;

/// What may be proposed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OfferKind {
    /// 持将棋: count points.
    Impasse,
    /// 千日手 before the fourth occurrence.
    Repetition,
    /// Take the proposer's last move back.
    TakeBack,
}

/// A proposal that waits for an answer. Any move lets it lapse.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offer {
    /// What.
    pub kind: OfferKind,
    /// By whom.
    pub by: Color,
}

/// One thing that happened. What follows from it by the rules (mate, repetition, the clock) is not stored but
/// found again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Event {
    /// The open seat was taken.
    Seated {
        /// Which.
        #[serde(with = "text::color")]
        side: Color,
        /// The name given; untrusted text.
        name: Option<String>,
    },
    /// The first turn began: from here the clock runs.
    Began,
    /// A legal move.
    Moved {
        /// The move.
        #[serde(with = "text::usi")]
        usi: Move,
    },
    /// A foul in real-board mode. The move is not played.
    Fouled {
        /// By whom.
        #[serde(with = "text::color")]
        side: Color,
        /// The move tried, USI.
        tried: String,
        /// Which foul.
        foul: Foul,
    },
    /// 投了.
    Resigned {
        /// By whom.
        #[serde(with = "text::color")]
        side: Color,
    },
    /// 入玉宣言, whatever comes of it.
    Declared {
        /// By whom.
        #[serde(with = "text::color")]
        side: Color,
    },
    /// The flag fell. In a career that only stops a person's game.
    TimedOut {
        /// Whose.
        #[serde(with = "text::color")]
        side: Color,
    },
    /// The flag was lifted: the clock is as it was at the start.
    Continued {
        /// Whose.
        #[serde(with = "text::color")]
        side: Color,
    },
    /// Something was proposed.
    Offered {
        /// By whom.
        #[serde(with = "text::color")]
        by: Color,
        /// What.
        kind: OfferKind,
    },
    /// The waiting proposal was answered.
    Answered {
        /// Agreed?
        accept: bool,
    },
    /// The last moves were taken back.
    TakenBack {
        /// How many.
        plies: u32,
    },
    /// The server was down from `from` until now; nobody is charged for it.
    Downtime {
        /// When the server was last known to live.
        from: Millis,
    },
}

/// An event with its place and time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stamped {
    /// 0 for the first: the key in the store beside the game's id.
    pub seq: u32,
    /// When.
    pub at: Millis,
    /// What.
    pub event: Event,
}
