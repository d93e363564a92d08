//! Hasami shogi (はさみ将棋), the second game on the board. The server keeps nothing of it.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::game::LegalTable;
use crate::problem::Problem;
use crate::setup::{Side, Sides};

/// What wins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum HasamiGoal {
    /// Five pieces taken first, or three more than the other side after its reply.
    #[default]
    Five,
    /// All pieces but one taken.
    AllButOne,
    /// Five in a row outside the own camp.
    Row,
}

/// A game so far, and what is to happen in it: `POST /api/hasami`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct HasamiQuestion {
    /// What wins.
    pub goal: HasamiGoal,
    /// Eighteen pieces a side instead of nine.
    pub eighteen: bool,
    /// The moves so far, as `9i9d`, at most 400.
    pub moves: Vec<String>,
    /// A move to play.
    #[serde(default)]
    pub text: Option<String>,
    /// The computer moves after that, at a level from 1 to 5.
    #[serde(default)]
    pub level: Option<u8>,
}

/// One move of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct HasamiMove {
    /// The move.
    pub usi: String,
    /// What it took.
    pub taken: Vec<String>,
    /// The position after it: Black's pieces are pawns, White's promoted ones.
    pub sfen: String,
}

/// How the game stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct HasamiAnswer {
    /// Why the move to play cannot be played; then nothing has been.
    pub refused: Option<Problem>,
    /// What has been played: the move, and the computer's.
    pub played: Vec<HasamiMove>,
    /// The position.
    pub sfen: String,
    /// Whose turn it is.
    pub side: Side,
    /// What may be moved.
    pub legal: LegalTable,
    /// Pieces that each side has taken.
    pub taken: Sides<u32>,
    /// Whether the game has ended.
    pub over: bool,
    /// Who has won; nobody in a draw.
    pub winner: Option<Side>,
}
