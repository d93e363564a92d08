//! The list of games.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::game::{EndingView, SeatView};
use crate::setup::{Side, Sides};

/// Answer to a new game, a rematch, a replay or a join.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Created {
    /// The game to open.
    pub id: String,
}

/// One game in the list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct GameSummary {
    /// Its id.
    pub id: String,
    /// When it began, milliseconds since 1970 UTC.
    #[ts(type = "number")]
    pub started_ms: i64,
    /// A handicap's id.
    pub handicap: String,
    /// Who sat where.
    pub seats: Sides<SeatView>,
    /// The sides this visitor held.
    pub yours: Vec<Side>,
    /// Moves played.
    pub plies: u32,
    /// The last position.
    pub sfen: String,
    /// How it ended; null while it goes on.
    pub ending: Option<EndingView>,
}

/// A page of games, newest first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct GameList {
    /// The games.
    pub games: Vec<GameSummary>,
    /// Pass as `before` for the next page; null at the end.
    pub next: Option<String>,
}
