//! The opening book beside a record.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::game::Notation;
use crate::problem::Problem;
use crate::study::StudyScore;

/// What the book says of a position: `GET /api/book?sfen=&last=`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct BookAnswer {
    /// The book that was looked into.
    pub book: BookInfo,
    /// Its moves, best first.
    pub moves: Vec<BookLine>,
    /// Whether this visitor may put another in its place: the owner, at this machine.
    pub may_set: bool,
}

/// A book.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct BookInfo {
    /// The name of the file that it came from, untrusted text; null for the house's own.
    pub name: Option<String>,
    /// How many positions it has.
    pub positions: u32,
}

/// A move of the book.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct BookLine {
    /// The move.
    pub usi: String,
    /// In words.
    pub notation: Notation,
    /// The answer expected, in words.
    pub reply: Option<Notation>,
    /// What it is worth.
    pub score: Option<StudyScore>,
    /// Plies that were searched for that.
    pub depth: Option<u32>,
    /// How often it was chosen.
    #[ts(type = "number | null")]
    pub count: Option<u64>,
}

/// What became of a book that was put there: `POST /api/book`, with the file as the body.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct BookSet {
    /// The book that is looked into now.
    pub book: Option<BookInfo>,
    /// Lines of it that could not be used.
    pub faults: u32,
    /// Why there is none.
    pub refused: Option<Problem>,
}
