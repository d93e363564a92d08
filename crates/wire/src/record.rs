//! Game records: the library's list, a record with its tree, and what may be changed in it.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::game::Notation;
use crate::problem::Problem;
use crate::setup::Side;

/// How the main line of a record ends, as the library sorts it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum RecordResult {
    /// Black (下手) won.
    Black,
    /// White (上手) won.
    White,
    /// Drawn: 千日手, 持将棋, 最大手数.
    Draw,
    /// Broken off, sealed or not said.
    Open,
}

/// One record in the library's list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct RecordSummary {
    /// Its id, also its address `/record/{id}`.
    pub id: String,
    /// When it came into the library, milliseconds since 1970 UTC.
    #[ts(type = "number")]
    pub added_ms: i64,
    /// Black's (下手's) name, untrusted text.
    pub black: Option<String>,
    /// White's (上手's) name, untrusted text.
    pub white: Option<String>,
    /// The day it was played as far as the headers tell: `2024-05-01`, `2024-05` or `2024`.
    pub date: Option<String>,
    /// The event or title (棋戦, 表題), untrusted text.
    pub title: Option<String>,
    /// A handicap's id, `even` for none; null for any other start.
    pub handicap: Option<String>,
    /// Who won.
    pub result: RecordResult,
    /// The end's key (`resign`, `mate`, … as in [`RecordEnd::kind`]); null if the main line has none.
    pub end: Option<String>,
    /// Moves of the main line.
    pub plies: u32,
    /// Lines of play beside the main line.
    pub variations: u32,
    /// The opening: the message `opening-{id}`; null when none is recognised.
    pub opening: Option<String>,
    /// The opening in the record's own words (戦型), untrusted text.
    pub opening_text: Option<String>,
    /// The last position of the main line.
    pub sfen: String,
    /// The format it came in (`kif`, `csa`, …); null for one made here.
    pub format: Option<String>,
    /// The name of the file it came from, untrusted text.
    pub file: Option<String>,
    /// The game played here whose record this is.
    pub game: Option<String>,
}

/// A page of the library, newest first: `GET /api/records`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct RecordList {
    /// The records.
    pub records: Vec<RecordSummary>,
    /// How many there are in all, on the first page only; counted up to 100,000.
    pub total: Option<u32>,
    /// Pass as `cursor` for the next page; null at the end.
    pub next: Option<String>,
}

/// Records of one game: the same start and the same moves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct DuplicateGroup {
    /// The records, oldest first; at most 100 are sent.
    pub records: Vec<RecordSummary>,
}

/// Games that stand in the library more than once: `GET /api/records/duplicates`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct DuplicateList {
    /// One group a game.
    pub groups: Vec<DuplicateGroup>,
    /// Pass as `cursor` for the next page; null at the end.
    pub next: Option<String>,
}

/// Something a reader could not use as it stands: the message `warning-{kind}` (dashes for underscores).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct RecordWarning {
    /// Line, from 1.
    pub line: u32,
    /// Character in the line, from 1.
    pub column: u32,
    /// Number of the move it is about.
    pub ply: Option<u32>,
    /// Stable English key, `snake_case`.
    pub kind: String,
    /// The text it is about, shortened, untrusted.
    pub text: String,
}

/// What became of a file or a pasted text: `POST /api/records`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct RecordsAdded {
    /// Every game in it, in order.
    pub records: Vec<RecordAdded>,
    /// Why there is none. To look whether a text is a game is an answer, no failure of the request.
    pub refused: Option<Problem>,
}

/// One game of a file or a pasted text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct RecordAdded {
    /// As it stands in the library.
    pub record: RecordSummary,
    /// It had been there before, word for word.
    pub already: bool,
    /// What could not be used, in order.
    pub warnings: Vec<RecordWarning>,
}

/// An empty record to begin with: `POST /api/records/new`. Neither handicap nor position: the even game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct NewRecord {
    /// A handicap's id.
    #[serde(default)]
    pub handicap: Option<String>,
    /// A position as SFEN.
    #[serde(default)]
    pub sfen: Option<String>,
}

/// A header of a record, in the words of the file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct RecordHeader {
    /// 先手, 棋戦, …; untrusted text of one line.
    pub key: String,
    /// Untrusted text of one line.
    pub value: String,
}

/// How a line of play ends.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct RecordEnd {
    /// `resign`, `interrupt`, `repetition`, `impasse`, `entering_king`, `draw`, `max_moves`, `timeout`, `mate`,
    /// `no_mate`, `foul_win`, `foul_lose`, `illegal_action_black`, `illegal_action_white`, `sealed_move`, `forfeit`,
    /// or `other` with its word.
    pub kind: String,
    /// The word of an end that is none of the known ones, untrusted.
    pub word: Option<String>,
    /// The winner; null for a draw or no result.
    pub winner: Option<Side>,
}

/// The colour of an arrow or a circle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum RecordMarkColor {
    /// The one without a modifier key.
    Green,
    /// With Shift or Ctrl.
    Red,
    /// With Alt.
    Blue,
    /// With both.
    Yellow,
}

/// An arrow from one square to another; from a square to itself it is a circle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct RecordMark {
    /// A square as in USI: `7g`.
    pub from: String,
    /// A square.
    pub to: String,
    /// Its colour.
    pub color: RecordMarkColor,
}

/// A node of the tree.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct RecordNode {
    /// Its name, which no edit changes; 0 is the start.
    pub id: u32,
    /// The node before it; null for the start.
    pub parent: Option<u32>,
    /// Moves from the start to here; an end counts none.
    pub ply: u32,
    /// The move; null for the start and for an end.
    pub usi: Option<String>,
    /// The move in words; null where it cannot be said (a foul with a piece that is not there).
    pub notation: Option<Notation>,
    /// The position after it; after a foul and at an end the one before. Null when the start is no position.
    pub sfen: Option<String>,
    /// Whether the side to move is in check.
    pub check: bool,
    /// Comment, lines separated by `\n`, untrusted text; empty for none.
    pub comment: String,
    /// Arrows and circles drawn on its board, circles first.
    pub marks: Vec<RecordMark>,
    /// Bookmark (しおり), untrusted text.
    pub bookmark: Option<String>,
    /// Whole seconds spent on it.
    pub seconds: Option<u32>,
    /// Why the move is against the rules (a key as in `illegal_move`); null for a legal one.
    pub illegal: Option<String>,
    /// The end of the line, if this node is one.
    pub end: Option<RecordEnd>,
}

/// Where a record came from.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct RecordSource {
    /// The format it came in (`kif`, `csa`, …); null for one made here.
    pub format: Option<String>,
    /// How the file was coded (`UTF-8`, `Shift_JIS`, …).
    pub encoding: Option<String>,
    /// The name of the file, untrusted text.
    pub file: Option<String>,
    /// The game played here whose record this is.
    pub game: Option<String>,
}

/// A record with its tree: `GET /api/records/{id}`, and the answer to every edit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct RecordView {
    /// Its id.
    pub id: String,
    /// How many changes there have been, undoing included. Every edit names it.
    pub version: u32,
    /// What stands above the moves, in order.
    pub headers: Vec<RecordHeader>,
    /// A handicap's id, `even` for none; null for any other start.
    pub handicap: Option<String>,
    /// The position before the first move.
    pub start_sfen: String,
    /// The nodes, each after its parent, depth-first: of the nodes with one parent the first is the main continuation.
    pub nodes: Vec<RecordNode>,
    /// Who won.
    pub result: RecordResult,
    /// What the reader could not use.
    pub warnings: Vec<RecordWarning>,
    /// Where it came from.
    pub source: RecordSource,
    /// Whether there is an edit to take back.
    pub can_undo: bool,
    /// Whether there is one to make again.
    pub can_redo: bool,
    /// Whether it is read by a share: nothing of it can be changed.
    pub read_only: bool,
    /// After an edit, the node to show: the one added or changed, or the one before what was deleted.
    pub current: Option<u32>,
}

/// A link by which whoever has it can read a record: `/api/records/{id}/share`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct RecordShare {
    /// Its path on this server; null where the record is not shared.
    pub path: Option<String>,
    /// Hosts by which other devices reach this server, best first; none where it serves this machine alone.
    pub hosts: Vec<String>,
}

/// What one's own games played in a position: `GET /api/records/moves?sfen=`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct PlayedMoves {
    /// Games that reached the position.
    pub here: Results,
    /// Moves after which there are any, those of most games first.
    pub moves: Vec<PlayedMove>,
}

/// A move and the games that reached the position after it, by whatever way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct PlayedMove {
    /// The move.
    pub usi: String,
    /// In words.
    pub notation: Notation,
    /// How they ended.
    pub results: Results,
}

/// How games ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Results {
    /// Won by Black (下手).
    pub black: u32,
    /// Won by White (上手).
    pub white: u32,
    /// Drawn.
    pub drawn: u32,
    /// Broken off, or not said.
    pub open: u32,
}

/// A change to a record: `POST /api/records/{id}/edits`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct EditRequest {
    /// [`RecordView::version`] as the browser knows it; a stale one is refused, so that no edit meets another tree.
    pub version: u32,
    /// What to do.
    pub edit: RecordEdit,
}

/// What may be done to a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum RecordEdit {
    /// Play a move, or several separated by blanks, after a node. A continuation that is there already is followed.
    AddMove {
        /// The node before it.
        node: u32,
        /// USI.
        usi: String,
    },
    /// Remove a node and all that follows it.
    Delete {
        /// Not the start.
        node: u32,
    },
    /// Put a node's line before its first rival at the nearest branch: repeated, it becomes the main line.
    Promote {
        /// Any node of the variation.
        node: u32,
    },
    /// Replace a node's comment.
    Comment {
        /// The node.
        node: u32,
        /// Lines separated by `\n`; empty removes it.
        text: String,
    },
    /// Replace a node's arrows and circles.
    Marks {
        /// The node.
        node: u32,
        /// All of them, at most 81.
        marks: Vec<RecordMark>,
    },
    /// Replace a node's bookmark.
    Bookmark {
        /// The node.
        node: u32,
        /// One line; empty removes it.
        text: String,
    },
    /// Replace all headers.
    Headers {
        /// In order.
        headers: Vec<RecordHeader>,
    },
    /// End the line after a node, in place of the end it may have; the winner follows from the kind.
    End {
        /// The node of the last move.
        node: u32,
        /// A kind of [`RecordEnd`] but `other`; null removes the end.
        end: Option<String>,
    },
    /// Take the last edit back.
    Undo {},
    /// Make the edit again that was last taken back.
    Redo {},
}

/// Something that a format cannot hold: the message `loss-{kind}` (dashes for underscores).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct RecordLoss {
    /// Stable English key, `snake_case`.
    pub kind: String,
    /// How many lines of play, for `variations`.
    pub count: Option<u32>,
    /// The keys of lost headers, the key of a lost end, or the characters that the coding lacks.
    pub items: Vec<String>,
}

/// What an export would lose: `GET /api/records/{id}/losses?format=&encoding=`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct RecordLosses {
    /// Nothing: the file holds the whole record.
    pub losses: Vec<RecordLoss>,
}
