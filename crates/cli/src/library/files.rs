//! The files of an import, and reading one.

use std::collections::{HashMap, HashSet};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use komadai_library::file_hash;
use komadai_record::{ReadError, Warning};
use komadai_store::{Identity, ImportedFile, NewRecord};
use komadai_text::Text;

use crate::convert::records_below;
use crate::outcome::Failure;
use crate::{files, words};

/// Warnings of one file that are told; the record keeps them all.
const MOST_TOLD: usize = 3;

/// A file to be imported.
pub(super) struct File {
    path: PathBuf,
    imported: ImportedFile,
}

/// What is to be done.
pub(super) struct Work {
    pub(super) files: Vec<File>,
    /// Files that an import before this one has done.
    pub(super) done_before: usize,
}

/// A file that was read.
pub(super) struct Found {
    pub(super) file: ImportedFile,
    pub(super) records: Vec<NewRecord>,
    /// What could not be used of it, for people.
    pub(super) notes: Vec<String>,
    /// Why nothing was read.
    pub(super) failure: Option<String>,
}

impl Work {
    /// Leaves out what is done: a file of the same path, length and time of change.
    pub(super) fn new(mut found: Vec<File>, done: &[ImportedFile]) -> Self {
        let done: HashMap<&str, &ImportedFile> = done.iter().map(|file| (file.path.as_str(), file)).collect();
        let all = found.len();
        found.retain(|file| done.get(file.imported.path.as_str()) != Some(&&file.imported));
        Self { done_before: all - found.len(), files: found }
    }
}

/// Every file that is named, and every record below a folder that is named, each once.
pub(super) fn find(inputs: &[PathBuf], text: &Text) -> Result<Vec<File>, Failure> {
    let mut seen = HashSet::new();
    let mut found = Vec::new();
    for input in inputs {
        let failed = |error: &std::io::Error| Failure(cannot_open(input, error, text));
        let whole = input.canonicalize().map_err(|error| failed(&error))?;
        let paths =
            if whole.is_dir() { records_below(&whole).map_err(|error| failed(&error))? } else { vec![whole] };
        for path in paths {
            if seen.insert(path.clone()) {
                found.push(File::new(path));
            }
        }
    }
    Ok(found)
}

fn cannot_open(path: &Path, error: &std::io::Error, text: &Text) -> String {
    let said = text.with("record-cannot-open", &[("error", error.to_string().into())]);
    about(path, said, text)
}

fn about(path: &Path, said: String, text: &Text) -> String {
    text.with("record-file-failed", &[("file", path.display().to_string().into()), ("error", said.into())])
}

impl File {
    /// A file that cannot be looked at has no length; reading it will say why.
    fn new(path: PathBuf) -> Self {
        let data = path.metadata().ok();
        let modified = data.as_ref().and_then(|data| data.modified().ok());
        let since =
            modified.and_then(|time| time.duration_since(SystemTime::UNIX_EPOCH).ok()).unwrap_or_default();
        let imported = ImportedFile {
            path: path.to_string_lossy().into_owned(),
            size: data.map_or(0, |data| data.len()),
            modified_ms: i64::try_from(since.as_millis()).unwrap_or(i64::MAX),
        };
        Self { path, imported }
    }

    /// Reads it; every game becomes a record.
    pub(super) fn read(&self, now_ms: i64, text: &Text) -> Found {
        let mut found =
            Found { file: self.imported.clone(), records: Vec::new(), notes: Vec::new(), failure: None };
        let bytes = match files::bytes(&self.imported.path) {
            Ok(bytes) => bytes,
            Err(error) => {
                found.failure = Some(cannot_open(&self.path, &error, text));
                return found;
            }
        };
        let name = self.path.file_name().map(|name| name.to_string_lossy().into_owned());
        match komadai_record::read(&bytes, name.as_deref()) {
            Err(error) => found.failure = Some(about(&self.path, unread(&error, text), text)),
            Ok(readings) => {
                let hash = file_hash(&bytes);
                for reading in &readings {
                    self.tell(&reading.warnings, &mut found.notes, text);
                    found.records.push(komadai_server::new_record(
                        reading,
                        Identity::OWNER,
                        now_ms,
                        name.as_deref(),
                        &hash,
                    ));
                }
            }
        }
        found
    }

    fn tell(&self, warnings: &[Warning], notes: &mut Vec<String>, text: &Text) {
        for warning in warnings {
            if notes.len() == MOST_TOLD {
                notes.push(about(&self.path, text.get("import-more-warnings"), text));
            }
            if notes.len() > MOST_TOLD {
                return;
            }
            let said = placed(warning.line, warning.column, words::warning(text, warning), text);
            notes.push(about(&self.path, said, text));
        }
    }
}

/// Why a file is no record, and where.
fn unread(error: &ReadError, text: &Text) -> String {
    let (line, column) = match error {
        ReadError::Malformed { line, column } => (*line, *column),
        // Nothing was found from its beginning on.
        _ => (1, 1),
    };
    placed(line, column, words::unread(text, error), text)
}

fn placed(line: usize, column: usize, said: String, text: &Text) -> String {
    let place = text.with("warning-place", &[("line", line.into()), ("column", column.into())]);
    text.with("record-warning", &[("place", place.into()), ("text", said.into())])
}
