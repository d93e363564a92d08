//! Records in lists.

use komadai_library::Outcome;
use komadai_store::{NewRecord, RecordRow};
use komadai_wire::{RecordResult, RecordSummary};

/// A stored record as lists show it.
pub(crate) fn of_row(row: RecordRow) -> RecordSummary {
    RecordSummary {
        id: row.id,
        added_ms: row.added_ms,
        black: row.black,
        white: row.white,
        date: row.date,
        title: row.title,
        handicap: row.handicap,
        result: result(row.outcome),
        end: row.ending,
        plies: row.plies,
        variations: row.variations,
        opening: row.opening,
        opening_text: row.opening_text,
        sfen: row.sfen,
        format: row.format,
        file: row.file,
        game: row.game,
    }
}

/// A record that has just been kept.
pub(crate) fn of_new(new: NewRecord) -> RecordSummary {
    let entry = new.entry;
    RecordSummary {
        id: new.id,
        added_ms: new.added_ms,
        black: entry.black,
        white: entry.white,
        date: entry.date,
        title: entry.title,
        handicap: entry.handicap.map(str::to_owned),
        result: result(entry.outcome),
        end: entry.end,
        plies: entry.plies,
        variations: entry.variations,
        opening: entry.opening.map(|opening| opening.key().to_owned()),
        opening_text: entry.opening_text,
        sfen: entry.sfen,
        format: new.format,
        file: new.file,
        game: new.game,
    }
}

pub(crate) fn result(outcome: Outcome) -> RecordResult {
    match outcome {
        Outcome::Black => RecordResult::Black,
        Outcome::White => RecordResult::White,
        Outcome::Draw => RecordResult::Draw,
        Outcome::Open => RecordResult::Open,
    }
}
