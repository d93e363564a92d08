//! A position away from any game: what can be played there, and what a typed text means there.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::game::{DeclarationView, LegalTable, Notation};
use crate::problem::Problem;
use crate::setup::{Side, Sides};

/// A question about a position: `POST /api/position`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct PositionQuestion {
    /// SFEN, `startpos`, or either with `moves …`.
    pub sfen: String,
    /// The move that led there (USI), for 同.
    #[serde(default)]
    pub last: Option<String>,
    /// Typed moves in any notation, one or a whole line: `▲7六歩`, `P-7f`, `7776`, `7g7f 3c3d`.
    #[serde(default)]
    pub text: Option<String>,
}

/// One of the typed moves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct TypedMove {
    /// The move.
    pub usi: String,
    /// In words.
    pub notation: Notation,
    /// The position after it.
    pub sfen: String,
    /// Whether it gives check.
    pub check: bool,
}

/// A position, after the typed moves if there were any.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct PositionAnswer {
    /// The typed moves, all legal.
    pub moves: Vec<TypedMove>,
    /// Why the typed text cannot be played; then no move of it is, and the rest is of the position asked about. To try a
    /// move and be told the rule is an answer, no failure of the request.
    pub refused: Option<Problem>,
    /// The position after them.
    pub sfen: String,
    /// Who moves.
    pub side: Side,
    /// Whether the side to move is in check.
    pub check: bool,
    /// Whether it is checkmate.
    pub mate: bool,
    /// Every legal move.
    pub legal: LegalTable,
    /// Impasse points on the board and in hand.
    pub points: Sides<u32>,
    /// The conditions of a declaration (27 points), once the king of the side to move has entered.
    pub declaration: Option<DeclarationView>,
    /// A handicap's id, `even` for none; null for any other position.
    pub handicap: Option<String>,
}

/// A position being set up: `POST /api/position/faults`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct SetUpQuestion {
    /// SFEN.
    pub sfen: String,
}

/// What can be done with it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct SetUpAnswer {
    /// Everything that no game can have, by its key; none: it can be played.
    pub faults: Vec<Problem>,
    /// Why no game can go on from here though it could be reached: `start_without_king`, `start_is_over`.
    pub ended: Option<Problem>,
    /// A handicap's id, `even` for none; null for any other position.
    pub handicap: Option<String>,
}
