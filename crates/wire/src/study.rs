//! Studying: an engine that looks at the position on the page, and whole games reviewed.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::game::{CoachNotice, Notation};
use crate::problem::Problem;
use crate::setup::Side;

/// A score, from Black (先手, 下手).
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct StudyScore {
    /// Hundredths of a pawn; of a mate a number beyond all others, a shorter mate being more.
    pub cp: i32,
    /// Who mates, where a mate is certain.
    pub mate: Option<StudyMate>,
    /// How likely Black wins, from 0 to 1.
    pub chance: f64,
}

/// A certain mate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct StudyMate {
    /// Who mates.
    pub winner: Side,
    /// In so many plies; 0 when the length is not known.
    pub plies: u32,
}

/// A move of a line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct LineMove {
    /// The move.
    pub usi: String,
    /// In words.
    pub notation: Notation,
}

/// What the page asks of an engine over `/ws/analysis`. There is one search a line: a new one ends the last.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum AnalysisRequest {
    /// Look at a position.
    Look {
        /// The page's number for this search; what is told of it bears the number.
        id: u32,
        /// The start, as SFEN.
        sfen: String,
        /// The moves from there, USI.
        moves: Vec<String>,
        /// Lines wanted, 1 to 5.
        lines: u32,
        /// One of the visitor's own engines, by its id; null for the house's.
        #[serde(default)]
        engine: Option<String>,
    },
    /// No more.
    Stop {},
    /// Keep the line open.
    Ping {},
}

/// How a search ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum AnalysisEnd {
    /// It has looked for as long as it may.
    Limit,
    /// The engine knows all it can find out.
    Done,
    /// There is no legal move: the side to move is mated, or has lost by that.
    NoMove,
}

/// What is told over `/ws/analysis`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum AnalysisNews {
    /// Others are searching: it begins, or goes on, when its turn comes.
    Waiting {
        /// The search.
        id: u32,
    },
    /// The engine thinks; the newest it has found.
    Found {
        /// The search.
        id: u32,
        /// The engine's name for itself, untrusted text.
        engine: String,
        /// Depth in plies.
        depth: u32,
        /// Positions visited.
        #[ts(type = "number")]
        nodes: u64,
        /// Positions a second.
        #[ts(type = "number")]
        nps: u64,
        /// The lines, the best first.
        lines: Vec<AnalysisLine>,
        /// How it ended; null while it goes on.
        end: Option<AnalysisEnd>,
    },
    /// The engine failed; the search is over.
    Failed {
        /// The search.
        id: u32,
        /// `engine_not_started`, `engine_pipe`, `engine_died`, `engine_silent`, `engine_bad_answer`,
        /// `engine_bad_command`.
        kind: String,
    },
    /// A request that could not be done.
    Refused {
        /// The search, where it was about one.
        id: Option<u32>,
        /// Why.
        problem: Problem,
    },
    /// Answer to a ping.
    Pong,
}

/// A line that an engine found.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct AnalysisLine {
    /// What it comes to.
    pub score: StudyScore,
    /// Whether the score is exact and no bound.
    pub exact: bool,
    /// Depth in plies.
    pub depth: u32,
    /// Its moves, as far as they are legal.
    pub moves: Vec<LineMove>,
}

/// A review to make: `POST /api/records/{id}/review`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct ReviewRequest {
    /// Positions to look at for each move, 1,000 to 1,000,000.
    pub nodes: u32,
    /// One of the owner's own engines, by its id; null for the house's.
    #[serde(default)]
    pub engine: Option<String>,
}

/// How far a review is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum ReviewState {
    /// It is being made.
    Running,
    /// Every move was judged.
    Done,
    /// It was stopped; what is done counts.
    Stopped,
    /// The engine failed; what is done counts.
    Failed,
}

/// What is known of a record's review: `GET /api/records/{id}/review?run=&after=`, and the answer to starting and to
/// stopping (`DELETE`) one.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct ReviewAnswer {
    /// Null: there is none.
    pub review: Option<Review>,
}

/// A game reviewed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Review {
    /// Which of the reviews this record has had.
    pub run: String,
    /// How far it is.
    pub state: ReviewState,
    /// Reviews that are made before it; null once it is being made.
    #[serde(default)]
    pub ahead: Option<u32>,
    /// Why the engine failed, as in [`AnalysisNews::Failed`].
    pub failure: Option<String>,
    /// The engine's name for itself, untrusted text; empty until it has started.
    pub engine: String,
    /// Positions looked at for each move.
    pub nodes: u32,
    /// Moves of the main line.
    pub total: u32,
    /// What the start is worth.
    pub start: Option<StudyScore>,
    /// Moves before the first of `moves`: those the page knows already.
    pub known: u32,
    /// The moves judged so far, in order.
    pub moves: Vec<ReviewMove>,
}

/// A move judged.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct ReviewMove {
    /// Its number, from 1.
    pub ply: u32,
    /// Who made it.
    pub side: Side,
    /// The move.
    pub usi: String,
    /// What the position was worth with the best move.
    pub best: Option<StudyScore>,
    /// What it is worth after the move.
    pub score: Option<StudyScore>,
    /// `forced`, `best`, `good`, `doubtful`, `mistake`, `blunder`; null without scores.
    pub class: Option<String>,
    /// How much of the chance to win it gave away, from 0 to 1.
    pub lost: f64,
    /// The better line, in place of the move; empty if the best move was made.
    pub better: Vec<LineMove>,
    /// The line to expect after a bad move.
    pub expected: Vec<LineMove>,
    /// The mate that the mover had and did not go for, in place of the move.
    pub missed_mate: Option<ReviewMate>,
    /// The mate that the opponent has now.
    pub allows_mate: Option<ReviewMate>,
    /// Plies of the mate that the move threatens (詰めろ).
    pub threat: Option<u32>,
    /// The line after the move when it makes brinkmate (必至).
    pub brinkmate: Option<Vec<LineMove>>,
    /// A brinkmate that the mover could have made, in place of the move.
    pub missed_brinkmate: Option<Vec<LineMove>>,
    /// Why it was bad, beside mates.
    pub reasons: Vec<ReviewReason>,
    /// Castles, openings and proverbs.
    pub notices: Vec<CoachNotice>,
}

/// A mate, proven by the mate solver.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ReviewMate {
    /// Its length.
    pub plies: u32,
    /// Its moves.
    pub line: Vec<LineMove>,
}

/// Why a move was bad.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ReviewReason {
    /// `loses_piece`, `allows_fork`.
    pub kind: String,
    /// The piece that is lost: `R`, `+B`.
    pub piece: Option<String>,
}
