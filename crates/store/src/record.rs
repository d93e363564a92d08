//! What is kept of the library of records.

use komadai_library::{Entry, Outcome};

use crate::model::Identity;

/// A record to be kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewRecord {
    /// Its address.
    pub id: String,
    /// Whose it is.
    pub owner: Identity,
    /// When it came, milliseconds since 1970 UTC.
    pub added_ms: i64,
    /// What it is found by.
    pub entry: Entry,
    /// The whole record (opaque text).
    pub text: String,
    /// Where it came from (opaque text).
    pub source: String,
    /// The format it came in.
    pub format: Option<String>,
    /// The file it came from.
    pub file: Option<String>,
    /// The game played here whose record it is.
    pub game: Option<String>,
    /// Whether the same content of the same owner is kept once only.
    pub once: bool,
}

/// What became of a record to be kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kept {
    /// It is in the library now.
    New,
    /// It had been there before, under this id.
    Already(String),
}

/// A record as lists show it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordRow {
    /// Its place in the order of records.
    pub number: i64,
    /// Its address.
    pub id: String,
    /// Whose it is.
    pub owner: Identity,
    /// When it came, milliseconds since 1970 UTC.
    pub added_ms: i64,
    /// How many changes there have been.
    pub version: u32,
    /// Black's (下手's) name.
    pub black: Option<String>,
    /// White's (上手's) name.
    pub white: Option<String>,
    /// The day.
    pub date: Option<String>,
    /// The event or title.
    pub title: Option<String>,
    /// A handicap's id.
    pub handicap: Option<String>,
    /// Who won.
    pub outcome: Outcome,
    /// The end's key.
    pub ending: Option<String>,
    /// Moves of the main line.
    pub plies: u32,
    /// Lines beside the main line.
    pub variations: u32,
    /// The opening's key.
    pub opening: Option<String>,
    /// The opening in the record's words.
    pub opening_text: Option<String>,
    /// The last position of the main line.
    pub sfen: String,
    /// The format it came in.
    pub format: Option<String>,
    /// The file it came from.
    pub file: Option<String>,
    /// The game played here whose record it is.
    pub game: Option<String>,
}

/// A record with everything that makes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordText {
    /// As lists show it.
    pub row: RecordRow,
    /// The record before the steps (opaque text).
    pub text: String,
    /// Where it came from (opaque text).
    pub source: String,
    /// Every step (opaque texts), those last that have been taken back.
    pub steps: Vec<String>,
    /// How many of them are in force.
    pub in_force: u32,
}

/// What an edit changes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordChange {
    /// When, milliseconds since 1970 UTC.
    pub at_ms: i64,
    /// The history after it.
    pub history: History,
    /// What the record is found by after it.
    pub entry: Entry,
    /// The positions it was found by before.
    pub positions_before: Vec<i64>,
}

/// What becomes of the steps of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum History {
    /// A step more, in the place of those that had been taken back.
    Made(String),
    /// So many steps are in force now.
    InForce(u32),
    /// The record begins anew with this text: the steps are forgotten.
    Anew(String),
}

/// Which records are looked for; an empty filter finds all.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// Only this visitor's; none: everybody's.
    pub owner: Option<Identity>,
    /// Part of either player's name.
    pub player: Option<String>,
    /// Words that all stand in the headers or in the file's name.
    pub words: Vec<String>,
    /// The first day.
    pub after: Option<String>,
    /// The last day.
    pub before: Option<String>,
    /// A handicap's id.
    pub handicap: Option<String>,
    /// Who won.
    pub outcome: Option<Outcome>,
    /// Moves at least.
    pub min_plies: Option<u32>,
    /// Moves at most.
    pub max_plies: Option<u32>,
    /// An opening's key.
    pub opening: Option<String>,
    /// The key of a position that the main line reached.
    pub position: Option<i64>,
    /// The game played here whose records they are.
    pub game: Option<String>,
}

/// What records are put in order by; those that lack it come last, whichever way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SortKey {
    /// When they came.
    #[default]
    Added,
    /// The day of the game.
    Date,
    /// Black's name, by its characters.
    Black,
    /// White's name, by its characters.
    White,
    /// Moves of the main line.
    Plies,
}

/// An order of records; of those that are equal in it, the one that came first or last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Order {
    /// By what.
    pub key: SortKey,
    /// Whether the largest or newest comes first.
    pub is_descending: bool,
}

impl Default for Order {
    /// Newest first.
    fn default() -> Self {
        Self { key: SortKey::Added, is_descending: true }
    }
}

impl Order {
    /// Where in this order a record stands.
    pub fn place(self, row: &RecordRow) -> Place {
        let value = match self.key {
            SortKey::Added => None,
            SortKey::Date => row.date.clone(),
            SortKey::Black => row.black.as_ref().map(|name| name.to_ascii_lowercase()),
            SortKey::White => row.white.as_ref().map(|name| name.to_ascii_lowercase()),
            SortKey::Plies => Some(row.plies.to_string()),
        };
        Place { number: row.number, value }
    }
}

/// A place in an order of records: the next page begins behind it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// The record's number.
    pub number: i64,
    /// What it is put in order by, as text; nothing where it lacks that, or where the number is all there is.
    pub value: Option<String>,
}

/// Records of one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Alike {
    /// What they have in common: pass it as `after` for the next groups.
    pub game_hash: Vec<u8>,
    /// The records, oldest first.
    pub records: Vec<RecordRow>,
}

/// A file that an import has done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ImportedFile {
    /// Its path.
    pub path: String,
    /// Its length in bytes.
    pub size: u64,
    /// When it was changed last, milliseconds since 1970 UTC.
    pub modified_ms: i64,
}
