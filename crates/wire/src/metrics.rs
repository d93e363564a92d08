//! How much the server does.

use serde::Serialize;
use ts_rs::TS;

/// What the page of figures shows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Metrics {
    /// Seconds since the server started.
    pub uptime_s: u32,
    /// Searches that may run at once, one a core.
    pub places: u32,
    /// Those that run.
    pub searching: u32,
    /// Searches that wait for a place.
    pub waiting: u32,
    /// Pages that have an engine beside their board.
    pub panels: u32,
    /// Games that are open on somebody's board.
    pub games: u32,
    /// Open connections of games, and how many there may be.
    pub connections: u32,
    /// The most.
    pub most_connections: u32,
    /// The queue of reviews.
    pub reviews: ReviewMetrics,
}

/// The queue of reviews.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct ReviewMetrics {
    /// Reviews that wait for their turn.
    pub waiting: u32,
    /// Those that are being made.
    pub running: u32,
    /// Those made since the server started.
    pub done: u32,
    /// Those that failed.
    pub failed: u32,
    /// Positions looked at since the server started.
    pub positions: u32,
    /// Positions looked at within the last minute.
    pub positions_per_minute: u32,
    /// Nodes a second of the searches of the last minute, each by itself.
    pub nodes_per_second: u32,
}
