//! What the arguments of a review ask for.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::ArgMatches;
use komadai_record::Record;
use komadai_text::Text;

use crate::convert::records_below;
use crate::outcome::Failure;
use crate::{files, matches, tsume};

/// Positions that an engine looks at for each move unless told otherwise.
const NODES: u64 = 100_000;

/// How a review is made.
pub(super) struct Plan {
    pub(super) program: OsString,
    pub(super) arguments: Vec<OsString>,
    pub(super) nodes: Option<u64>,
    pub(super) time: Option<Duration>,
    pub(super) lines: u32,
}

/// A game to review.
pub(super) struct Game {
    /// The file as it was named.
    pub(super) file: String,
    /// Its number in the file, from 1.
    pub(super) number: usize,
    pub(super) record: Record,
}

impl Plan {
    /// Reads the arguments.
    pub(super) fn of(found: &ArgMatches, text: &Text) -> Result<Self, Failure> {
        let word = |name: &str| found.get_one::<String>(name).map(String::as_str);
        let bad = |name: &str, value: &str| {
            let argument = format!("--{name}");
            Failure(text.with("cli-bad-value", &[("argument", argument.into()), ("value", value.into())]))
        };
        let (program, arguments) = match word("engine") {
            None => {
                let own = std::env::current_exe().map_err(|error| Failure(error.to_string()))?;
                (own.into_os_string(), vec![OsString::from("usi")])
            }
            Some(line) => {
                let mut parts =
                    matches::split(line).ok_or_else(|| bad("engine", line))?.into_iter().map(OsString::from);
                (parts.next().ok_or_else(|| bad("engine", line))?, parts.collect())
            }
        };
        let time = match word("time") {
            None => None,
            Some(value) => {
                Some(tsume::seconds(value).filter(|time| !time.is_zero()).ok_or_else(|| bad("time", value))?)
            }
        };
        let nodes = found.get_one::<u64>("nodes").copied().or(time.is_none().then_some(NODES));
        // The second line tells by how much the best move is best.
        let lines = found.get_one::<u32>("multipv").copied().unwrap_or(2);
        Ok(Self { program, arguments, nodes, time, lines })
    }
}

/// The games of the files and folders named, and a line for each file that could not be read.
pub(super) fn games(found: &ArgMatches, text: &Text) -> (Vec<Game>, Vec<String>) {
    let (mut games, mut failed) = (Vec::new(), Vec::new());
    for name in found.get_many::<String>("file").into_iter().flatten() {
        for file in named(name) {
            match files::read(&file, text) {
                Ok(readings) => {
                    let game = |(index, reading): (usize, komadai_record::Reading)| Game {
                        file: file.clone(),
                        number: index + 1,
                        record: reading.record,
                    };
                    games.extend(readings.into_iter().enumerate().map(game));
                }
                Err(unread) => failed.push(unread.line(text)),
            }
        }
    }
    (games, failed)
}

/// A file's name, or those of the records below a folder.
fn named(name: &str) -> Vec<String> {
    if !Path::new(name).is_dir() {
        return vec![name.to_owned()];
    }
    // A folder that cannot be listed says so when it is read.
    let found = records_below(Path::new(name)).unwrap_or_else(|_| vec![PathBuf::from(name)]);
    found.into_iter().map(|path| path.to_string_lossy().into_owned()).collect()
}
