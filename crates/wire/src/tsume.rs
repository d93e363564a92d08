//! Mate problems (詰将棋): the collection, solving by hand, and compositions under examination.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::game::LegalTable;
use crate::position::TypedMove;
use crate::problem::Problem;
use crate::setup::Side;

/// Every problem the program carries: `GET /api/tsume`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct TsumeCollection {
    /// One set a length, shortest first.
    pub sets: Vec<TsumeSet>,
}

/// The problems of one length.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct TsumeSet {
    /// Length of the solutions.
    pub plies: u32,
    /// The problems' names, easy ones first.
    pub ids: Vec<String>,
    /// How hard each is for its length, 1 to 5, in the same order.
    pub grades: Vec<u8>,
}

/// One problem: `GET /api/tsume/problems/{id}`, and `GET /api/tsume/daily?date=2026-11-30` for that of a day.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct TsumeProblem {
    /// Its name.
    pub id: String,
    /// The position.
    pub sfen: String,
    /// Length of the solution.
    pub plies: u32,
    /// How hard it is for its length, 1 to 5.
    pub grade: u8,
    /// What the attacker may move.
    pub legal: LegalTable,
}

/// A line from a problem's start and what is tried after it: `POST /api/tsume/try`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct TsumeTry {
    /// The start, as SFEN.
    pub sfen: String,
    /// The moves since then, both sides', at most 400.
    pub moves: Vec<String>,
    /// The attacker's move in any notation. Nothing, for questions about the position itself.
    #[serde(default)]
    pub text: Option<String>,
}

/// What came of a try.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum TsumeOutcome {
    /// It cannot be played: [`TsumeReply::refused`] says why.
    Refused,
    /// It does not give check (王手), and every move of the attacker has to.
    NotCheck,
    /// The king is mated.
    Mate,
    /// The mate goes on against [`TsumeReply::answer`].
    GoesOn,
    /// There is no mate any more (紛れ): [`TsumeReply::answer`] escapes.
    Refuted,
    /// Not settled within what a try may cost.
    Unsettled,
}

/// The answer to a try.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct TsumeReply {
    /// What came of it.
    pub outcome: TsumeOutcome,
    /// Why it cannot be played.
    pub refused: Option<Problem>,
    /// The move that was tried.
    pub tried: Option<TypedMove>,
    /// The defender's move: the longest defence, or the one that refutes.
    pub answer: Option<TypedMove>,
    /// How it refutes: `captures`, `king_moves`, `interposes`, `counter_check`.
    pub how: Option<String>,
    /// What more can be said: `pawn_drop_mate` (the mate would be by a pawn drop), `no_checks` (no check is left).
    pub why: Option<String>,
    /// What the attacker may move after the answer.
    pub legal: Option<LegalTable>,
    /// Plies of the mate that are left after the answer.
    pub left: Option<u32>,
    /// The mate could still be put off, but only by futile interpositions (無駄合).
    pub futile: bool,
}

/// Whether and how it is mate: `POST /api/tsume/solve` (from the position reached) and part of a [`TsumeReport`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct TsumeSolution {
    /// `mate`, `nomate` or `unknown`.
    pub verdict: String,
    /// What ended the search when it is unknown: `nodes`, `memory`, `cancelled`.
    pub stop: Option<String>,
    /// Length of the main line, futile interpositions not counted.
    pub plies: Option<u32>,
    /// Length of the shortest mate when every defence counts.
    pub raw_plies: Option<u32>,
    /// Whether `plies` is proven to be the shortest.
    pub minimal: bool,
    /// The main line.
    pub line: Vec<TypedMove>,
    /// Pieces that the attacker still holds at its end.
    pub left: u32,
}

/// A composition to examine: `POST /api/tsume/check`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct TsumeCheck {
    /// The position, as SFEN.
    pub sfen: String,
    /// The intended solution, if there is one.
    #[serde(default)]
    pub line: Vec<String>,
}

/// What an examination found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct TsumeReport {
    /// Why the position is no problem; then nothing else is said.
    pub refused: Option<Problem>,
    /// Who mates.
    pub attacker: Option<Side>,
    /// The solution.
    pub solution: Option<TsumeSolution>,
    /// The faults, those at the end of the line first.
    pub faults: Vec<TsumeFault>,
    /// Whether there are more side mates than are listed.
    pub more: bool,
    /// What ended the examination before everything was looked at.
    pub stopped: Option<String>,
}

/// One fault of a composition.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct TsumeFault {
    /// `side_mate` (余詰), `early_mate` (早詰), `no_mate` (不詰), `pieces_left` (駒余り), `longer_variation` (変長),
    /// `equal_variation` (変同), `detour` (迂回手順), `unlimited_promotion`, `unlimited_distance`, `last_move_side_mate`.
    pub kind: String,
    /// Whether a work with it still counts as sound.
    pub tolerated: bool,
    /// The move of the line it is at, from 1; 0 when it is about the whole.
    pub ply: u32,
    /// The line from the start that shows it.
    pub line: Vec<TypedMove>,
}

/// A composition as a file: `POST /api/tsume/export`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct TsumeExport {
    /// The position, as SFEN.
    pub sfen: String,
    /// The solution.
    pub line: Vec<String>,
    /// What was found beside it, at most 200.
    pub branches: Vec<TsumeBranch>,
    /// The format by its file ending: `kif`, `kifu`, `csa`, `jkf` and so on.
    pub format: String,
}

/// A variation with its name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct TsumeBranch {
    /// The move where it is named, from 1.
    pub ply: u32,
    /// What it is called, at most 100 characters.
    pub name: String,
    /// The line from the start.
    pub line: Vec<String>,
}
