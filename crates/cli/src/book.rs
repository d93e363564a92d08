//! `komadai book`: an opening book grown by the engine.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

use clap::{ArgMatches, Command, value_parser};
use komadai_book::{Book, BookError, MOST_BYTES, WarningKind};
use komadai_engine::growth::{GrowthOptions, grow};
use komadai_engine::{Stopwatch, own_network};
use komadai_rules::PositionError;
use komadai_search::Clock as _;
use komadai_text::Text;

use crate::args::{framed, option, threads};
use crate::destination::Destination;
use crate::outcome::{Answer, Failure, Outcome, say};
use crate::{stop, words};

/// How often it is told how far things are, and how often the file is written, in milliseconds.
const TOLD_EVERY: u64 = 10_000;
const WRITTEN_EVERY: u64 = 60_000;

pub(crate) fn command(text: &Text) -> Command {
    let whole = || value_parser!(u64).range(1..=4_000_000);
    framed(Command::new("book"), text, "cli-book", "komadai book -o book.db --positions 20000")
        .arg(option("output", "cli-book-output", "FILE", text).short('o').required(true))
        .arg(option("positions", "cli-book-positions", "N", text).value_parser(whole()))
        .arg(option("nodes", "cli-book-nodes", "N", text).value_parser(value_parser!(u64).range(1..)))
        .arg(threads("cli-book-threads", text))
}

/// Grows a book until it is large enough or told to stop; one that is there already is gone on with.
pub(crate) fn run(found: &ArgMatches, text: &Text) -> Outcome {
    let file = found.get_one::<String>("output").map(PathBuf::from).unwrap_or_default();
    let failed = |error: std::io::Error| {
        let name = file.display().to_string();
        Failure(text.with("book-failed", &[("file", name.into()), ("error", text.system(&error).into())]))
    };
    let begun = begun(&file, text)?;
    let mut options = GrowthOptions { network: own_network(), ..GrowthOptions::default() };
    if let Some(&positions) = found.get_one::<u64>("positions") {
        options.positions = positions as usize;
    }
    if let Some(&nodes) = found.get_one::<u64>("nodes") {
        options.nodes = nodes;
    }
    if let Some(&threads) = found.get_one::<u32>("threads") {
        options.threads = threads as usize;
    }
    if !begun.is_empty() {
        let name = file.display().to_string();
        say(text.with("book-goes-on", &[("file", name.into()), ("positions", begun.len().into())]));
    }
    // Whether it can be written is found out before hours of work.
    let destination = Destination::of(&file);
    destination.write(begun.to_string().as_bytes()).map_err(failed)?;
    let asked = stop::flag().map_err(failed)?;
    // A file that cannot be written ends the run too.
    let stop = AtomicBool::new(false);
    let trouble = Mutex::new(None);
    let watch = Stopwatch::start();
    let times = Mutex::new((0_u64, 0_u64));
    let known = begun.len();
    let book = grow(begun, &options, &stop, &|book, searched| {
        let now = watch.milliseconds();
        let mut times = times.lock().expect("nothing panics while it is held");
        if now >= times.0 + TOLD_EVERY {
            times.0 = now;
            say(tally(known + searched, searched, now, text));
        }
        if now >= times.1 + WRITTEN_EVERY {
            times.1 = now;
            if let Err(error) = destination.write(book.to_string().as_bytes()) {
                *trouble.lock().expect("nothing panics while it is held") = Some(error);
                stop.store(true, Ordering::Relaxed);
            }
        }
        if asked.load(Ordering::Relaxed) {
            stop.store(true, Ordering::Relaxed);
        }
    });
    let mut book = book.map_err(failed)?;
    if let Some(error) = trouble.into_inner().expect("nothing panics while it is held") {
        return Err(failed(error));
    }
    let searched = book.len() - known;
    book.settle();
    destination.write(book.to_string().as_bytes()).map_err(failed)?;
    say(tally(book.len(), searched, watch.milliseconds(), text));
    Ok(Answer::Yes)
}

/// The book that is there already; none where there is no file.
fn begun(file: &Path, text: &Text) -> Result<Book, Failure> {
    let bad = |error: &std::io::Error| {
        let name = file.display().to_string();
        Failure(text.with("book-failed", &[("file", name.into()), ("error", text.system(error).into())]))
    };
    let refused = |key| Failure(text.with(key, &[("file", file.display().to_string().into())]));
    match fs::metadata(file) {
        // A pipe or a device is written to only: it might never end.
        Ok(about) if !about.is_file() && !about.is_dir() => return Ok(Book::default()),
        Ok(about) if about.len() > MOST_BYTES as u64 => return Err(refused("book-refused-too-large")),
        Ok(_) | Err(_) => {}
    }
    let bytes = match fs::read(file) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(Book::default()),
        Err(error) => return Err(bad(&error)),
    };
    let reading = Book::read(&bytes).map_err(|error| {
        refused(match error {
            BookError::TooLarge => "book-refused-too-large",
            BookError::NoPositions => "book-refused-no-positions",
        })
    })?;
    // What could not be read would be lost by writing the file anew.
    if let Some(warning) = reading.warnings.first() {
        let fault = fault(&warning.kind, text);
        // Of a position's text the fault says itself where in the line it stands.
        let is_placed = matches!(warning.kind, WarningKind::BadPosition(PositionError::Text(_)));
        let column = if is_placed { 0 } else { warning.column };
        return Err(Failure(text.with(
            "book-damaged",
            &[
                ("file", file.display().to_string().into()),
                ("line", warning.line.into()),
                ("column", column.into()),
                ("fault", fault.into()),
                ("count", reading.faults.into()),
            ],
        )));
    }
    Ok(reading.book)
}

fn fault(kind: &WarningKind, text: &Text) -> String {
    let key = match kind {
        WarningKind::BadPosition(error) => return words::position(text, *error),
        WarningKind::NoPosition => "book-fault-no-position",
        WarningKind::BadMove(_) => "book-fault-bad-move",
        WarningKind::IllegalMove(_) => "book-fault-illegal-move",
        WarningKind::BadNumber(_) => "book-fault-bad-number",
        WarningKind::Extra(_) => "book-fault-extra",
        WarningKind::Again => "book-fault-again",
        WarningKind::TooMany => "book-fault-too-many",
    };
    text.with(key, &[("what", kind.what().into())])
}

fn tally(positions: usize, searched: usize, milliseconds: u64, text: &Text) -> String {
    let rate = searched as u64 * 60_000 / milliseconds.max(1);
    text.with(
        "book-tally",
        &[("positions", positions.into()), ("searched", searched.into()), ("rate", rate.into())],
    )
}
