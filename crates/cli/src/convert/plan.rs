//! Which files become which.

use std::collections::HashSet;
use std::path::{Path, PathBuf};

use komadai_record::{Encoding, Format, Target};
use komadai_text::Text;

use super::job::{Job, Place};
use crate::outcome::Failure;

/// Where results go.
enum Out {
    /// Beside what they are made from, with another ending.
    Beside,
    /// Into a folder, laid out as the folder they come from.
    Folder(PathBuf),
    /// All into one file; `-` is standard output.
    File(PathBuf),
}

/// What is to be converted, and into what.
pub(super) struct Plan {
    inputs: Vec<PathBuf>,
    out: Out,
    target: Target,
    ending: String,
}

impl Plan {
    /// Reads the command line: the last file is where results go, unless a format is named and it is a record itself.
    pub(super) fn new(
        files: &[&str],
        to: Option<&str>,
        encoding: Option<&str>,
        text: &Text,
    ) -> Result<Self, Failure> {
        let (last, others) = files.split_last().ok_or_else(|| Failure(text.get("cli-bad-usage")))?;
        let is_place = |name: &str| {
            name == "-" || name.ends_with(['/', std::path::MAIN_SEPARATOR]) || !Path::new(name).is_file()
        };
        let (inputs, out) = match to {
            Some(_) if others.is_empty() || !is_place(last) => (files, None),
            None if others.is_empty() => return Err(Failure(text.get("convert-where"))),
            _ => (others, Some(*last)),
        };
        let path_ending = |path: &str| {
            Path::new(path)
                .extension()
                .map(|ending| ending.to_string_lossy().into_owned())
                .unwrap_or_default()
        };
        let ending = match (to, out) {
            (Some(to), _) => to.to_ascii_lowercase(),
            (None, Some(out)) => path_ending(out),
            (None, None) => String::new(),
        };
        let Some(mut target) = Target::by_ending(&ending) else {
            return Err(Failure(text.with("convert-unknown-format", &[("format", ending.into())])));
        };
        if let Some(name) = encoding {
            target.encoding = coding(name, target.format)
                .ok_or_else(|| Failure(text.with("convert-bad-encoding", &[("encoding", name.into())])))?;
        }
        let out = match out {
            None if inputs == ["-"] => Out::File(PathBuf::from("-")),
            None => Out::Beside,
            Some("-") => Out::File(PathBuf::from("-")),
            Some(out) if Target::by_ending(&path_ending(out)).is_some() && !Path::new(out).is_dir() => {
                Out::File(PathBuf::from(out))
            }
            Some(out) => Out::Folder(PathBuf::from(out)),
        };
        Ok(Self { inputs: inputs.iter().map(PathBuf::from).collect(), out, target, ending })
    }

    /// One job a file, or a single one when all go into one file.
    pub(super) fn jobs(&self, text: &Text) -> Result<Vec<Job>, Failure> {
        let mut found: Vec<(PathBuf, PathBuf)> = Vec::new();
        for input in &self.inputs {
            if input.is_dir() {
                let files = records_below(input).map_err(|error| {
                    let file = input.display().to_string();
                    let error = text.with("record-cannot-open", &[("error", text.system(&error).into())]);
                    Failure(
                        text.with("record-file-failed", &[("file", file.into()), ("error", error.into())]),
                    )
                })?;
                found.extend(files.into_iter().map(|file| {
                    let below = file.strip_prefix(input).unwrap_or(&file).to_path_buf();
                    (file, below)
                }));
            } else {
                let name = input.file_name().map_or_else(|| input.clone(), PathBuf::from);
                found.push((input.clone(), name));
            }
        }
        let target = self.target;
        let job = |files: Vec<PathBuf>, place| Job { files, place, target };
        Ok(match &self.out {
            Out::File(out) => {
                let files = found.into_iter().map(|(file, _)| file).collect();
                let place = if out == Path::new("-") { Place::Stdout } else { Place::Named(out.clone()) };
                vec![job(files, place)]
            }
            Out::Folder(folder) => {
                let mut taken = HashSet::new();
                let jobs = found.into_iter().map(|(file, below)| {
                    let out = self.named(&folder.join(below), &mut taken);
                    job(vec![file], Place::Named(out))
                });
                jobs.collect()
            }
            Out::Beside => {
                let mut taken = HashSet::new();
                let jobs = found.into_iter().map(|(file, _)| {
                    let out = self.named(&file, &mut taken);
                    job(vec![file], Place::New(out))
                });
                jobs.collect()
            }
        })
    }

    /// The name with the new ending, or behind its own where `a.kif` and `a.csa` would become the same file.
    fn named(&self, path: &Path, taken: &mut HashSet<PathBuf>) -> PathBuf {
        let mut out = path.with_extension(&self.ending);
        if taken.contains(&out) {
            let mut name = path.file_name().unwrap_or_default().to_owned();
            name.push(".");
            name.push(&self.ending);
            out = path.with_file_name(name);
        }
        taken.insert(out.clone());
        out
    }
}

/// The coding by its name, if the format can be coded so.
fn coding(name: &str, format: Format) -> Option<Encoding> {
    let coded = matches!(format, Format::Kif | Format::Ki2 | Format::Bod | Format::Csa);
    match name.to_ascii_lowercase().replace('_', "-").as_str() {
        "utf-8" | "utf8" => Some(Encoding::Utf8),
        "shift-jis" | "sjis" | "cp932" if coded => Some(Encoding::ShiftJis),
        _ => None,
    }
}

/// Every file below a folder whose name ends as a record's, in order. Links to folders are not followed.
pub(crate) fn records_below(folder: &Path) -> std::io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    let mut open = vec![folder.to_path_buf()];
    while let Some(below) = open.pop() {
        let entries = match std::fs::read_dir(&below) {
            Ok(entries) => entries,
            Err(error) if below == folder => return Err(error),
            Err(_) => {
                // Stands for what is in it: reading it says why it cannot be read, and the rest goes on.
                found.push(below);
                continue;
            }
        };
        for entry in entries {
            let entry = entry?;
            let path = entry.path();
            let ending = path.extension().map(|ending| ending.to_string_lossy().into_owned());
            if entry.file_type()?.is_dir() {
                open.push(path);
            } else if ending.is_some_and(|ending| Format::by_ending(&ending).is_some()) && !is_special(&path)
            {
                found.push(path);
            }
        }
    }
    found.sort();
    Ok(found)
}

/// Whether this is a pipe or a device, in which nothing is found by itself.
fn is_special(path: &Path) -> bool {
    path.metadata().is_ok_and(|data| !data.is_file())
}
