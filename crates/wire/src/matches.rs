//! Engines against each other on the board.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::game::Notation;
use crate::problem::Problem;
use crate::record::RecordEnd;
use crate::setup::Side;

/// One of the two engines of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum MatchEngine {
    /// The house's.
    House {
        /// `15k` … `9d`, or `max`.
        grade: String,
    },
    /// One of the owner's own.
    Own {
        /// Its id.
        id: String,
    },
}

/// What the engines may spend on a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum MatchLimit {
    /// So much time a move.
    Time {
        /// Milliseconds, 50 to 60,000.
        ms: u32,
    },
    /// So many nodes a move.
    Nodes {
        /// 100 to 10,000,000.
        nodes: u32,
    },
}

/// Where the games of a match begin.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum MatchFrom {
    /// At the start of the even game.
    Start {},
    /// At balanced openings of it, each played twice.
    Openings {},
    /// At a position.
    Position {
        /// As SFEN.
        sfen: String,
    },
}

/// A match to begin: `POST /api/matches`. Every second game is played with colours reversed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct NewMatch {
    /// Who plays whom; the first begins the first game as Black.
    pub engines: [MatchEngine; 2],
    /// What they may spend.
    pub limit: MatchLimit,
    /// Games, 1 to 200.
    pub games: u32,
    /// Where they begin.
    pub from: MatchFrom,
}

/// How a match stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum MatchState {
    /// It is played.
    Running,
    /// It waits.
    Paused,
    /// Its last game is over, or it was stopped.
    Over,
    /// An engine could not be started.
    Failed,
}

/// A move of the game that is played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct MatchMove {
    /// The move.
    pub usi: String,
    /// In words.
    pub notation: Notation,
    /// The position after it.
    pub sfen: String,
    /// Whether it checks.
    pub check: bool,
    /// What it took, milliseconds; null for a move of the opening.
    pub ms: Option<u32>,
}

/// A game of the match that is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct MatchGame {
    /// Its record in the library.
    pub record: String,
    /// Which side the first engine had.
    pub first: Side,
    /// How it ended.
    pub end: RecordEnd,
    /// Its moves.
    pub plies: u32,
}

/// Games by who won them, from the first engine's side, and what they say of its strength.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize, TS)]
pub struct MatchScore {
    /// Games the first engine won.
    pub wins: u32,
    /// Games nobody won.
    pub draws: u32,
    /// Games the second engine won.
    pub losses: u32,
    /// The Elo difference; null while all results are alike.
    pub elo: Option<MatchElo>,
}

/// An Elo difference and the bounds of its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct MatchElo {
    /// The likeliest one.
    pub value: f64,
    /// The lower bound; null when it is open.
    pub low: Option<f64>,
    /// The upper bound; null when it is open.
    pub high: Option<f64>,
}

/// A match: `GET /api/matches/{id}?seen=`, where the answer comes once there is more than was seen.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct MatchView {
    /// Its id, also its address `/match/{id}`.
    pub id: String,
    /// Counts what has happened.
    pub seen: u32,
    /// How it stands.
    pub state: MatchState,
    /// Why it failed; null otherwise.
    pub failure: Option<Problem>,
    /// The engines as they were chosen.
    pub engines: [MatchEngine; 2],
    /// What they call themselves, untrusted text; empty before they have said it.
    pub names: [String; 2],
    /// What they may spend.
    pub limit: MatchLimit,
    /// Where they begin.
    pub from: MatchFrom,
    /// Games at most.
    pub games: u32,
    /// The game that is played or was played last, from 1.
    pub number: u32,
    /// Which side the first engine has in it.
    pub first: Side,
    /// Where it began.
    pub start_sfen: String,
    /// Its moves.
    pub moves: Vec<MatchMove>,
    /// Games that are over, oldest first.
    pub results: Vec<MatchGame>,
    /// What they come to.
    pub score: MatchScore,
}

/// What is to be done with a match: `POST /api/matches/{id}`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum MatchAction {
    /// Wait before the next move.
    Pause {},
    /// Go on.
    Resume {},
    /// End; a game that is going on is not counted, and kept as broken off.
    Stop {},
}

/// Matches of this visitor that the server still knows, newest first: `GET /api/matches`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct MatchList {
    /// At most a few.
    pub matches: Vec<MatchView>,
}
