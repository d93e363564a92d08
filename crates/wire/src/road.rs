//! The road of the master: a career against named opponents.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::setup::Side;

/// Somebody met on the road.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct RoadOpponent {
    /// The message `road-name-{id}` is the name.
    pub id: String,
    /// `15k` … `9d`.
    pub grade: String,
    /// The message `road-style-{style}` names it.
    pub style: String,
    /// The file that the rook goes to or stays on, as Black counts; null where that differs.
    pub rook_file: Option<u8>,
}

/// A ladder of the road.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct RoadLadder {
    /// The message `road-ladder-{id}` names it.
    pub id: String,
    /// Its weakest grade.
    pub from: String,
    /// Its strongest.
    pub to: String,
    /// How often this visitor has won it.
    pub titles: u32,
    /// When last, milliseconds since 1970 UTC.
    #[ts(type = "number | null")]
    pub last_ms: Option<i64>,
}

/// The ladder that is or was played last.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct RoadBracket {
    /// Which.
    pub ladder: String,
    /// Eight places from top to bottom; null is the visitor. Neighbours meet first.
    pub entrants: Vec<Option<RoadOpponent>>,
    /// The places of the winners: four matches of the first round, two of the second, the final.
    pub winners: Vec<Option<u8>>,
}

/// The game that comes next.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct RoadNext {
    /// Against whom.
    pub opponent: RoadOpponent,
    /// 0 to 2, the final.
    pub round: u8,
    /// A handicap's id, given by White.
    pub handicap: String,
    /// The visitor's side; null: pawns are tossed.
    pub side: Option<Side>,
    /// Whether it belongs to a 半香 series.
    pub half_lance: bool,
    /// Games of the match that the visitor has won.
    pub won: u8,
    /// Games that the opponent has.
    pub lost: u8,
    /// Games to win the match.
    pub needed: u8,
}

/// How a game went.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum RoadResult {
    /// Won.
    Win,
    /// Lost.
    Loss,
    /// Drawn.
    Draw,
}

/// What it came to in the ladder.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum RoadTurn {
    /// The match goes on.
    Again,
    /// Into the next round.
    Advanced,
    /// Out of the ladder.
    Out,
    /// The ladder is won.
    Title,
}

/// A game that has been played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct RoadGame {
    /// Its id.
    pub id: String,
    /// When its result was noted, milliseconds since 1970 UTC.
    #[ts(type = "number")]
    pub at_ms: i64,
    /// The ladder.
    pub ladder: String,
    /// 0 to 2, the final.
    pub round: u8,
    /// Against whom.
    pub opponent: RoadOpponent,
    /// What was given, by White.
    pub handicap: String,
    /// The visitor's side.
    pub side: Side,
    /// How it went.
    pub result: RoadResult,
    /// How often the visitor went on after the flag had fallen.
    pub continues: u32,
    /// Whether it counted for the rating.
    pub rated: bool,
    /// The rating after it.
    pub points: u32,
    /// The grade before it.
    pub grade_before: String,
    /// The grade after it.
    pub grade: String,
    /// What it came to.
    pub turn: RoadTurn,
    /// The ladder that it led up or down to.
    pub moved_to: Option<String>,
}

/// A career: `GET /api/road`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct RoadView {
    /// The grade now.
    pub grade: String,
    /// The highest so far.
    pub best: String,
    /// The rating: a hundred points are a grade.
    pub points: u32,
    /// The rating of the lowest grade's upper end; the next grades follow every hundred points.
    pub first_step: u32,
    /// The ladder that is played or entered next.
    pub stage: String,
    /// Whether the next loss in a first round leads down.
    pub in_danger: bool,
    /// Games won.
    pub won: u32,
    /// Games lost.
    pub lost: u32,
    /// Games drawn.
    pub drawn: u32,
    /// How often the visitor went on after the flag had fallen.
    pub continues: u32,
    /// Every ladder, the lowest first.
    pub ladders: Vec<RoadLadder>,
    /// The ladder that is or was played last.
    pub bracket: Option<RoadBracket>,
    /// The game that comes next, or is under way; null between two ladders.
    pub next: Option<RoadNext>,
    /// The id of the game under way.
    pub playing: Option<String>,
    /// The last games, newest first.
    pub games: Vec<RoadGame>,
}

/// How the next game is to be played: `POST /api/road/play`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct RoadStart {
    /// Main time, 3 to 9 minutes; seven seconds a move follow.
    pub minutes: u8,
}
