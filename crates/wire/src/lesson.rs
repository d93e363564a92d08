//! Lessons: the course, one lesson, and what a move there comes to.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::game::LegalTable;
use crate::position::TypedMove;
use crate::problem::Problem;

/// The whole course in outline: `GET /api/lessons`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct LessonCourse {
    /// Chapters in the order in which they are learnt.
    pub chapters: Vec<LessonChapter>,
}

/// Lessons that belong together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct LessonChapter {
    /// Its name; `chapter-` before it is its title among the messages.
    pub id: String,
    /// Its lessons.
    pub lessons: Vec<LessonOutline>,
}

/// A lesson in outline.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct LessonOutline {
    /// Its name; `lesson-` before it is its title among the messages.
    pub id: String,
    /// How many steps it has.
    pub steps: u32,
    /// A position of it, to show.
    pub sfen: String,
}

/// One lesson: `GET /api/lessons/{id}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct LessonView {
    /// Its name.
    pub id: String,
    /// The chapter it belongs to.
    pub chapter: String,
    /// What it has, in order.
    pub steps: Vec<LessonStep>,
    /// The lesson after it.
    pub next: Option<String>,
}

/// One step of a lesson.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct LessonStep {
    /// Its name; its text among the messages is `lesson-<lesson>-<step>`.
    pub id: String,
    /// `read`, `set_up`, `collect`, `reach`, `line`, `foul`, `point`, `choose` or `build`.
    pub task: String,
    /// What stands on the board.
    pub sfen: String,
    /// What may be moved.
    pub legal: LegalTable,
    /// Squares to visit or to point at.
    pub squares: Vec<String>,
    /// How many answers there are to choose from; their texts end in `-a`, `-b` and so on.
    pub answers: u32,
    /// The right answer, counted from 0.
    pub right: Option<u32>,
    /// The castle to build.
    pub castle: Option<String>,
    /// The positions while the pieces are set up.
    pub frames: Vec<String>,
}

/// Everything that the coach can name: `GET /api/atlas`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Atlas {
    /// Castles (囲い).
    pub castles: Vec<AtlasPlate>,
    /// Openings (戦型).
    pub openings: Vec<AtlasPlate>,
    /// Proverbs (格言).
    pub proverbs: Vec<AtlasPlate>,
}

/// A castle, an opening or a proverb, and a position that shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct AtlasPlate {
    /// Its name, `snake_case`; its title among the messages is `castle-…`, `opening-…` or `proverb-…`.
    pub id: String,
    /// The position; the side it is about sits below.
    pub sfen: String,
    /// The move that led there.
    pub last: String,
}

/// A move tried in a lesson, or a hint asked for: `POST /api/lessons/try`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct LessonTry {
    /// The lesson.
    pub lesson: String,
    /// The step.
    pub step: String,
    /// What has been played since its start, at most 200 moves.
    pub moves: Vec<String>,
    /// The move in any notation; nothing asks for a hint.
    #[serde(default)]
    pub text: Option<String>,
}

/// What came of a try.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum LessonOutcome {
    /// It cannot be played: [`LessonReply::refused`] says why.
    Refused,
    /// It may be played, and is not what was asked: [`LessonReply::why`] says more.
    Again,
    /// It has been played, and there is more to do.
    GoesOn,
    /// The step is done.
    Done,
    /// No try: a move to play is in [`LessonReply::tried`], if there is one.
    Hint,
}

/// The answer to a try.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct LessonReply {
    /// What came of it.
    pub outcome: LessonOutcome,
    /// Why it cannot be played; where a foul was asked for, which rule it breaks.
    pub refused: Option<Problem>,
    /// Why it is not what was asked: `check`, `mate`, `capture`, `promote`, `stay`, `drop`, `fork`, `any`, `not_this`,
    /// `allowed`, `alone`.
    pub why: Option<String>,
    /// The move.
    pub tried: Option<TypedMove>,
    /// What the other side plays then.
    pub answer: Option<TypedMove>,
    /// The position that has been reached.
    pub sfen: String,
    /// What may be moved there.
    pub legal: LegalTable,
    /// Squares that are still to be visited.
    pub left: Vec<String>,
}
