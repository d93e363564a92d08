//! What the server offers, sent once at start.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::setup::ClockSetup;

/// A handicap of the rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct HandicapInfo {
    /// Its id: the message `handicap-{id}` names it.
    pub id: String,
    /// Its start position.
    pub sfen: String,
    /// Squares that are empty compared with the even game (`1a`), for the small board.
    pub removed: Vec<String>,
}

/// A ready-made clock.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ClockPreset {
    /// The message `clock-{id}` names it.
    pub id: String,
    /// Null: no clock.
    pub clock: Option<ClockSetup>,
}

/// What the server offers: `GET /api/config`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Config {
    /// The server's version.
    pub version: String,
    /// Every handicap, in the order of the rules.
    pub handicaps: Vec<HandicapInfo>,
    /// The computer's grades, weakest first: `15k` … `9d`, `max`.
    pub grades: Vec<String>,
    /// Clock presets.
    pub clocks: Vec<ClockPreset>,
    /// Handicap suggested for each difference in grades, from 0: `furigoma`, `black` or a handicap's id.
    pub suggestions: Vec<String>,
    /// Whether friends on other devices can reach this server.
    pub reachable: bool,
}
