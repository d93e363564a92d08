//! The games of a match as records.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use komadai_host::matches::{Game, Plan};
use komadai_record::{Encoding, Record};
use komadai_text::Text;

use crate::outcome::Failure;

/// Makes the folder, and refuses one that holds games already.
pub(super) fn prepare(folder: &Path, text: &Text) -> Result<(), Failure> {
    fs::create_dir_all(folder).map_err(|error| {
        let file = folder.display().to_string();
        Failure(
            text.with("match-cannot-write", &[("file", file.into()), ("error", text.system(&error).into())]),
        )
    })?;
    let first = path(folder, 1);
    if first.exists() {
        return Err(Failure(text.with("play-file-exists", &[("file", first.display().to_string().into())])));
    }
    Ok(())
}

fn path(folder: &Path, number: u64) -> PathBuf {
    folder.join(format!("{number:05}.kif"))
}

/// The game with the day on which it ended.
pub(super) fn record(game: &Game, names: [&str; 2], plan: &Plan) -> Record {
    let mut record = game.record(names, plan.engines.each_ref().map(|engine| engine.limit));
    record.headers.set("終了日時", &jiff::ZonedDateTime::now().strftime("%Y/%m/%d %H:%M:%S").to_string());
    record
}

/// Writes a game; the file appears whole or not at all.
pub(super) fn write(record: &Record, folder: &Path, number: u64) -> io::Result<()> {
    let path = path(folder, number);
    let part = path.with_extension("kif.part");
    fs::write(&part, record.to_kif(Encoding::ShiftJis))?;
    fs::rename(&part, &path)
}
