//! One file to write.

use std::path::{Path, PathBuf};

use komadai_record::{Format, Loss, Reading, Record, Target, write};
use komadai_text::Text;

use crate::destination::Destination;
use crate::outcome::say_bytes;
use crate::{files, words};

/// Where a job's result goes.
pub(super) enum Place {
    /// Standard output.
    Stdout,
    /// A file that the caller named, which may be there already.
    Named(PathBuf),
    /// A file beside its source, which must not be there yet.
    New(PathBuf),
}

/// Files to read, and where their games go.
pub(super) struct Job {
    pub(super) files: Vec<PathBuf>,
    pub(super) place: Place,
    pub(super) target: Target,
}

/// What came of a job.
pub(super) struct Done {
    /// What is worth telling: text that could not be read, what the target cannot hold.
    pub(super) notes: Vec<String>,
    /// Why there is no result, or not all of it.
    pub(super) failure: Option<String>,
}

impl Job {
    /// Reads and writes.
    pub(super) fn run(&self, text: &Text) -> Done {
        let mut done = Done { notes: Vec::new(), failure: None };
        let mut readings: Vec<Reading> = Vec::new();
        for file in &self.files {
            let name = file.display().to_string();
            match files::read(&name, text) {
                Ok(found) => {
                    for (index, reading) in found.iter().enumerate() {
                        self.tell(&name, index + 1, found.len(), reading, text, &mut done.notes);
                    }
                    readings.extend(found);
                }
                Err(unread) => done.failure = done.failure.or(Some(unread.line(text))),
            }
        }
        if !readings.is_empty()
            && let Err(failure) = self.write(&readings, text, &mut done.notes)
        {
            done.failure = done.failure.or(Some(failure));
        }
        done
    }

    /// Says what could not be read of a game, and what the target will lose.
    fn tell(
        &self,
        name: &str,
        game: usize,
        games: usize,
        reading: &Reading,
        text: &Text,
        notes: &mut Vec<String>,
    ) {
        let about = |said: String| {
            let name = if games > 1 { format!("{name}#{game}") } else { name.to_owned() };
            text.with("record-file-failed", &[("file", name.into()), ("error", said.into())])
        };
        for warning in &reading.warnings {
            notes.push(about(words::warning_at(text, warning)));
        }
        let losses: Vec<String> =
            self.target.format.losses(&reading.record).iter().map(|loss| said(loss, text)).collect();
        if !losses.is_empty() {
            let separator = text.get("convert-separator");
            let what = losses.join(&separator);
            let format = self.target.format.name();
            notes
                .push(about(text.with("convert-loses", &[("format", format.into()), ("what", what.into())])));
        }
    }

    fn write(&self, readings: &[Reading], text: &Text, notes: &mut Vec<String>) -> Result<(), String> {
        let records: Vec<&Record> = readings.iter().map(|reading| &reading.record).collect();
        let together =
            records.len() == 1 || matches!(self.target.format, Format::Csa | Format::Usi | Format::Usen);
        match &self.place {
            Place::Stdout => {
                let bytes = self.bytes(&records, "-", text, notes);
                // A reader that went away has seen what it wanted.
                say_bytes(&bytes);
                Ok(())
            }
            Place::Named(path) | Place::New(path) if together => self.save(&records, path, text, notes),
            Place::Named(path) | Place::New(path) => {
                for (index, record) in records.iter().enumerate() {
                    self.save(&[record], &numbered(path, index + 1), text, notes)?;
                }
                Ok(())
            }
        }
    }

    fn bytes(&self, records: &[&Record], name: &str, text: &Text, notes: &mut Vec<String>) -> Vec<u8> {
        let (bytes, lost) = write(records, self.target);
        if !lost.is_empty() {
            let lost: String = lost.into_iter().filter(|c| !c.is_control()).take(20).collect();
            let said = text.with("convert-loses-characters", &[("characters", lost.into())]);
            notes.push(text.with("record-file-failed", &[("file", name.into()), ("error", said.into())]));
        }
        bytes
    }

    /// The file appears whole or not at all.
    fn save(
        &self,
        records: &[&Record],
        path: &Path,
        text: &Text,
        notes: &mut Vec<String>,
    ) -> Result<(), String> {
        let name = path.display().to_string();
        let failed = |said: String| {
            text.with("record-file-failed", &[("file", name.as_str().into()), ("error", said.into())])
        };
        let bytes = self.bytes(records, &name, text, notes);
        let is_own = self.files.iter().any(|file| file == path);
        if is_own || (matches!(self.place, Place::New(_)) && path.exists()) {
            // Done before, it need not be done again.
            if !is_own && std::fs::read(path).is_ok_and(|there| there == bytes) {
                return Ok(());
            }
            return Err(failed(text.get("convert-exists")));
        }
        replace(path, &bytes).map_err(|error| {
            failed(text.with("convert-cannot-write", &[("error", text.system(&error).into())]))
        })
    }
}

fn replace(path: &Path, bytes: &[u8]) -> std::io::Result<()> {
    if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        std::fs::create_dir_all(folder)?;
    }
    Destination::of(path).write(bytes)
}

/// `game-2.kif` for the second game of a file.
fn numbered(path: &Path, number: usize) -> PathBuf {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let ending = path.extension().unwrap_or_default().to_string_lossy();
    path.with_file_name(format!("{stem}-{number}.{ending}"))
}

/// What is lost, in words.
fn said(loss: &Loss, text: &Text) -> String {
    let key = format!("loss-{}", loss.key().replace('_', "-"));
    match loss {
        Loss::Variations(count) => text.with(&key, &[("count", (*count).into())]),
        Loss::Headers(keys) => text.with(&key, &[("keys", keys.join(" ").into())]),
        Loss::End(end) => text.with(&key, &[("end", end.as_str().into())]),
        _ => text.get(&key),
    }
}
