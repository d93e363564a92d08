//! The files of an import, and reading one.

use std::collections::{HashMap, HashSet};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use komadai_library::file_hash;
use komadai_record::Warning;
use komadai_store::{Identity, ImportedFile, NewRecord};
use komadai_text::Text;

use crate::convert::records_below;
use crate::files::STDIN;
use crate::outcome::Failure;
use crate::{files, words};

/// Warnings of one file that are told; the record keeps them all.
const MOST_TOLD: usize = 3;

/// A file to be imported.
pub(super) struct File {
    path: PathBuf,
    imported: ImportedFile,
    kind: Kind,
}

/// Where a file's content is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// On a disk, where it is found again.
    Plain,
    /// On standard input; nobody can say later whether it is the same.
    Stdin,
    /// In a pipe or a device, which may never end.
    Special,
}

/// What is to be done.
pub(super) struct Work {
    pub(super) files: Vec<File>,
    /// Files that an import before this one has done.
    pub(super) done_before: usize,
}

/// A file that was read.
pub(super) struct Found {
    /// What is noted as done with the records; nothing of what cannot be found again.
    pub(super) file: Option<ImportedFile>,
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

/// Every file that is named, and every record below a folder that is named, each once; `-` is standard input.
pub(super) fn find(inputs: &[PathBuf], text: &Text) -> Result<Vec<File>, Failure> {
    let mut seen = HashSet::new();
    let mut found = Vec::new();
    for input in inputs {
        if input == Path::new(STDIN) {
            if seen.insert(input.clone()) {
                found.push(File::new(input.clone()));
            }
            continue;
        }
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
    let said = text.with("record-cannot-open", &[("error", text.system(error).into())]);
    about(path, said, text)
}

fn about(path: &Path, said: String, text: &Text) -> String {
    text.with("record-file-failed", &[("file", path.display().to_string().into()), ("error", said.into())])
}

impl File {
    /// A file that cannot be looked at has no length; reading it will say why.
    fn new(path: PathBuf) -> Self {
        let data = path.metadata().ok();
        let kind = match &data {
            _ if path == Path::new(STDIN) => Kind::Stdin,
            Some(data) if !data.is_file() && !data.is_dir() => Kind::Special,
            _ => Kind::Plain,
        };
        let modified = data.as_ref().and_then(|data| data.modified().ok());
        let since =
            modified.and_then(|time| time.duration_since(SystemTime::UNIX_EPOCH).ok()).unwrap_or_default();
        let imported = ImportedFile {
            path: path.to_string_lossy().into_owned(),
            size: data.map_or(0, |data| data.len()),
            modified_ms: i64::try_from(since.as_millis()).unwrap_or(i64::MAX),
        };
        Self { path, imported, kind }
    }

    /// Reads it; every game becomes a record.
    pub(super) fn read(&self, now_ms: i64, text: &Text) -> Found {
        let file = (self.kind == Kind::Plain).then(|| self.imported.clone());
        let mut found = Found { file, records: Vec::new(), notes: Vec::new(), failure: None };
        if self.kind == Kind::Special {
            found.failure = Some(about(&self.path, text.get("import-special"), text));
            return found;
        }
        let bytes = match files::bytes(&self.path) {
            Ok(bytes) => bytes,
            Err(error) => {
                found.failure = Some(cannot_open(&self.path, &error, text));
                return found;
            }
        };
        let name = self.path.file_name().filter(|_| self.kind == Kind::Plain);
        let name = name.map(|name| name.to_string_lossy().into_owned());
        match komadai_record::read(&bytes, name.as_deref()) {
            Err(error) => found.failure = Some(about(&self.path, words::unread(text, &error), text)),
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
            notes.push(about(&self.path, words::warning_at(text, warning), text));
        }
    }
}
