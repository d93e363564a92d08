//! The library of records: what comes in, what is shown, what is changed.

pub(crate) mod change;
pub(crate) mod keep;
pub(crate) mod summary;
pub(crate) mod view;

use komadai_library::{Entry, Source, TextError, encode, replay};
use komadai_record::{Reading, Record};
use komadai_store::{Identity, NewRecord, RecordText};

use crate::ids;

/// Nodes of a record that a browser is sent at most.
pub(crate) const MOST_NODES: usize = 20_000;

/// Longest text of a record under edit, in bytes.
pub(crate) const MOST_BYTES: usize = 16 << 20;

/// A record that was read, ready to be kept. `file` is the name of the file it came from and `sha256` the hash of
/// its bytes.
pub fn new_record(
    reading: &Reading,
    owner: Identity,
    now_ms: i64,
    file: Option<&str>,
    sha256: &str,
) -> NewRecord {
    let source = Source::of(reading, file, sha256);
    NewRecord { once: true, ..kept(&reading.record, owner, now_ms, &source) }
}

/// A record to be kept whatever else there is.
pub(crate) fn kept(record: &Record, owner: Identity, now_ms: i64, source: &Source) -> NewRecord {
    let text = encode(record);
    NewRecord {
        id: ids::game_id(),
        owner,
        added_ms: now_ms,
        entry: Entry::of(record, &text),
        text,
        source: serde_json::to_string(source).expect("a source is plain data"),
        format: source.format.clone(),
        file: source.file.clone(),
        game: None,
        once: false,
    }
}

/// A stored record as it is now.
pub(crate) fn current(stored: &RecordText) -> Result<Record, TextError> {
    let steps = stored.steps.iter().take(stored.in_force as usize);
    replay(&stored.text, steps.map(String::as_str))
}
