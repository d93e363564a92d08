//! Where reviewed records go.
#![expect(clippy::print_stderr, reason = "a program that talks to its caller")]

use std::collections::HashSet;
use std::path::{Path, PathBuf};

use komadai_record::{Record, Target, write};
use komadai_text::Text;

use super::plan::Game;
use crate::destination::Destination;
use crate::outcome::{Failure, say_bytes};
use crate::tsume;

/// The way of the records.
pub(super) enum Out {
    /// Standard output.
    Stdout,
    /// One file.
    File(PathBuf, Target),
    /// A folder, with the names that are taken: those of the games themselves, and those written.
    Folder(PathBuf, HashSet<PathBuf>),
}

impl Out {
    /// What was asked for: a folder where it is one, is named like one or several games go there.
    pub(super) fn of(name: &str, games: &[Game], text: &Text) -> Result<Self, Failure> {
        let path = Path::new(name);
        if name == "-" {
            return Ok(Self::Stdout);
        }
        if games.len() > 1 || path.is_dir() || name.ends_with('/') {
            std::fs::create_dir_all(path).map_err(|error| failed(path, &error, text))?;
            let folder = path.canonicalize().map_err(|error| failed(path, &error, text))?;
            let taken = games.iter().filter_map(|game| Path::new(&game.file).canonicalize().ok()).collect();
            return Ok(Self::Folder(folder, taken));
        }
        Ok(Self::File(path.to_path_buf(), tsume::target(name, text)?))
    }

    /// Writes a record; the file appears whole or not at all.
    pub(super) fn put(&mut self, game: &Game, record: &Record, text: &Text) -> Result<(), Failure> {
        let usual = Target::by_ending("kifu").expect("KIF has this ending");
        let (path, target) = match self {
            Self::Stdout => {
                say_bytes(&write(&[record], usual).0);
                return Ok(());
            }
            Self::File(path, target) => (path.clone(), *target),
            Self::Folder(folder, taken) => (free_name(folder, game, taken), usual),
        };
        let (bytes, lost) = write(&[record], target);
        if !lost.is_empty() {
            let lost: String = lost.into_iter().filter(|c| !c.is_control()).take(20).collect();
            let said = text.with("convert-loses-characters", &[("characters", lost.into())]);
            let file = path.display().to_string();
            eprintln!(
                "{}",
                text.with("record-file-failed", &[("file", file.into()), ("error", said.into())])
            );
        }
        Destination::of(&path).write(&bytes).map_err(|error| failed(&path, &error, text))
    }
}

fn failed(path: &Path, error: &std::io::Error, text: &Text) -> Failure {
    let file = path.display().to_string();
    Failure(text.with("tsume-cannot-write", &[("file", file.into()), ("error", error.to_string().into())]))
}

/// A name in a folder that neither a game of this run nor a record written for one has.
fn free_name(folder: &Path, game: &Game, taken: &mut HashSet<PathBuf>) -> PathBuf {
    let stem = Path::new(&game.file).file_stem().filter(|stem| *stem != "-");
    let stem = stem.map_or_else(|| "game".to_owned(), |stem| stem.to_string_lossy().into_owned());
    let names =
        core::iter::once(format!("{stem}.kifu")).chain((2..).map(|number| format!("{stem}-{number}.kifu")));
    let free = names.map(|name| folder.join(name)).find(|path| !taken.contains(path));
    let path = free.expect("numbers do not end");
    taken.insert(path.clone());
    path
}
