//! Messages over a game's WebSocket, `/ws/game/{id}`, one JSON object a text frame.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::game::{ClockView, EndingView, GameView, Notation, OfferKind, OfferView, PlyView, TurnView};
use crate::problem::Problem;

/// What a browser asks. `ply` is [`TurnView::ply`] as the browser knows it; a stale one is refused, so that a
/// repeated or late request never acts twice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// Play a move.
    Move {
        /// Moves played before it.
        ply: u32,
        /// The move.
        usi: String,
    },
    /// Why is this move not legal?
    Explain {
        /// Moves played before it.
        ply: u32,
        /// The move, USI or (typed) any notation read.
        text: String,
    },
    /// A typed move in any notation: USI, `7776`, `▲7六歩`, `七六步`. Played if it is one legal move.
    Typed {
        /// Moves played before it.
        ply: u32,
        /// The text, at most 64 characters.
        text: String,
    },
    /// 投了.
    Resign {
        /// Moves played so far.
        ply: u32,
    },
    /// Go on after the own flag has fallen.
    Continue {
        /// Moves played so far.
        ply: u32,
    },
    /// 入玉宣言.
    Declare {
        /// Moves played so far.
        ply: u32,
    },
    /// Propose something.
    Offer {
        /// Moves played so far.
        ply: u32,
        /// What.
        kind: OfferKind,
    },
    /// Answer the other side's offer.
    Answer {
        /// Moves played so far.
        ply: u32,
        /// Agreed?
        accept: bool,
    },
    /// Take the last own move (and the computer's reply) back.
    TakeBack {
        /// Moves played so far.
        ply: u32,
    },
    /// A good move, please.
    Hint {
        /// Moves played so far.
        ply: u32,
    },
    /// Keep the line open.
    Ping {},
}

/// What the server tells.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[expect(clippy::large_enum_variant, reason = "messages are made one at a time and written at once")]
pub enum ServerMessage {
    /// The whole game.
    Game {
        /// As this visitor sees it.
        game: Box<GameView>,
    },
    /// One move was played and stored.
    Moved {
        /// The move.
        ply: PlyView,
        /// The turn after it; null if it ended the game ([`ServerMessage::Ended`] follows).
        turn: Option<TurnView>,
        /// The clocks.
        clock: ClockView,
    },
    /// The game is over.
    Ended {
        /// How.
        ending: EndingView,
        /// The clocks as they stopped.
        clock: ClockView,
    },
    /// An offer was made, or (null) answered with no or lapsed.
    Offer {
        /// The offer.
        offer: Option<OfferView>,
    },
    /// A hint, to the one who asked.
    Hint {
        /// For the position after this many moves.
        ply: u32,
        /// The move.
        usi: String,
        /// In words.
        notation: Notation,
    },
    /// Why a move is not legal, to the one who asked.
    Explanation {
        /// For the position after this many moves.
        ply: u32,
        /// What was tried, as sent.
        text: String,
        /// `nifu`, `uchifuzume`, … as `position`'s `try.reason`; null: it is legal.
        reason: Option<String>,
    },
    /// A request that could not be done, to the one who sent it; the game is as it was.
    Refused {
        /// Why.
        problem: Problem,
    },
    /// Answer to a ping.
    Pong,
}
