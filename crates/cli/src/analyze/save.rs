//! Where reviewed records go.

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
    /// A folder, with the names that are taken.
    Folder(PathBuf, HashSet<PathBuf>),
}

impl Out {
    /// What was asked for: a folder where it is one, is named like one or several games go there.
    pub(super) fn of(name: &str, games: usize, text: &Text) -> Result<Self, Failure> {
        let path = Path::new(name);
        if name == "-" {
            return Ok(Self::Stdout);
        }
        if games > 1 || path.is_dir() || name.ends_with('/') {
            std::fs::create_dir_all(path).map_err(|error| failed(path, &error, text))?;
            return Ok(Self::Folder(path.to_path_buf(), HashSet::new()));
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
        let (bytes, _) = write(&[record], target);
        Destination::of(&path).write(&bytes).map_err(|error| failed(&path, &error, text))
    }
}

fn failed(path: &Path, error: &std::io::Error, text: &Text) -> Failure {
    let file = path.display().to_string();
    Failure(text.with("tsume-cannot-write", &[("file", file.into()), ("error", error.to_string().into())]))
}

/// A name in a folder that no other game of this run has.
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
