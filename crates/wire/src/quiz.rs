//! Questions from one's own reviewed games: what should have been played?

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::game::LegalTable;
use crate::problem::Problem;
use crate::setup::Side;
use crate::study::LineMove;

/// The questions there are: `GET /api/quiz?record=`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Quiz {
    /// The game reviewed last first, its moves in order.
    pub questions: Vec<QuizQuestion>,
}

/// A position in which a bad move was made.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct QuizQuestion {
    /// The record.
    pub record: String,
    /// The number of the move that was bad, from 1.
    pub ply: u32,
    /// Who made it, and is to move.
    pub side: Side,
    /// The move that was bad.
    pub played: LineMove,
    /// How much of the chance to win it gave away, 0 to 1.
    pub lost: f64,
    /// The name of that player.
    pub player: Option<String>,
    /// The name of the other.
    pub opponent: Option<String>,
    /// The day of the game.
    pub date: Option<String>,
    /// The game's handicap by its id, where it has a name.
    pub handicap: Option<String>,
    /// The position before the move (SFEN).
    pub sfen: String,
    /// The move that led there.
    pub last: Option<String>,
    /// Whether the side to move is in check.
    pub check: bool,
    /// What can be played.
    pub legal: LegalTable,
}

/// An answer: `POST /api/quiz`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct QuizTry {
    /// The record.
    pub record: String,
    /// The move in question.
    pub ply: u32,
    /// A move, as text of any notation.
    pub text: String,
}

/// What an answer was worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum QuizOutcome {
    /// The text is no legal move.
    Refused,
    /// The move that was found best.
    Best,
    /// As good, or nearly.
    Good,
    /// The move that was bad in the game.
    Played,
    /// Another that gives too much away.
    Bad,
}

/// What is said of an answer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct QuizReply {
    /// What it was worth.
    pub outcome: QuizOutcome,
    /// Why it was refused.
    pub refused: Option<Problem>,
    /// The move that was meant.
    pub tried: Option<LineMove>,
    /// The position after it (SFEN).
    pub sfen: Option<String>,
    /// How much of the chance to win it gives away, 0 to 1.
    pub lost: f64,
    /// What answers it: the line that was found.
    pub answer: Vec<LineMove>,
    /// What was best.
    pub best: Vec<LineMove>,
}
