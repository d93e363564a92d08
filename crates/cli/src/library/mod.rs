//! `komadai import`: records into the library, whole folders of them.

mod files;
mod write;

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, sync_channel};
use std::time::SystemTime;

use clap::{Arg, ArgMatches, Command};
use komadai_server::RunError;
use komadai_store::Store;
use komadai_text::Text;

use crate::args::{framed, option};
use crate::outcome::{Answer, Failure, Outcome, say};
use crate::serve::worded;
use crate::{environment, stop};
use files::{Found, Work};
use write::{Tally, Writer};

/// How many files may wait to be written: memory stays bounded when the disk is slower than the processors.
const WAITING: usize = 64;

/// The command as clap knows it.
pub(crate) fn command(text: &Text) -> Command {
    framed(Command::new("import"), text, "cli-import", "komadai import ~/kifu games.csa")
        .arg(
            Arg::new("file")
                .value_name("FILE")
                .help(text.get("cli-import-file"))
                .num_args(1..)
                .required(true),
        )
        .arg(option("data", "cli-serve-data", "DIR", text))
}

/// Brings every file into the library. What was written stays, however the program ends: it is told to go on by being
/// started again.
pub(crate) fn run(found: &ArgMatches, text: &Text) -> Outcome {
    let data = match found.get_one::<String>("data") {
        Some(folder) => PathBuf::from(folder),
        None => environment::data_folder().ok_or_else(|| Failure(text.get("serve-no-data-folder")))?,
    };
    let inputs: Vec<PathBuf> =
        found.get_many::<String>("file").into_iter().flatten().map(PathBuf::from).collect();
    let found = files::find(&inputs, text)?;
    let failed = |error: RunError| Failure(worded(&error, text));
    let io = |error: std::io::Error| failed(RunError::Io(error));
    let stopped = stop::flag().map_err(io)?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(io)?;
    let store = runtime.block_on(Store::open(&data)).map_err(|error| failed(RunError::Store(error)))?;
    let _lock = komadai_server::take_data(&data).map_err(failed)?;
    let done = runtime.block_on(store.imported()).map_err(|error| io(std::io::Error::other(error)))?;
    let work = Work::new(found, &done);
    let writer = Writer { runtime: &runtime, store: &store, stopped: &stopped };
    let work = Arc::new(work);
    let tally = in_parallel(&work, text, &stopped, |read| writer.write(read, work.files.len()));
    runtime.block_on(store.close());
    let tally = tally.map_err(|error| io(std::io::Error::other(error)))?;
    say(tally.line(work.done_before, text));
    conclude(&tally, stopped.load(Ordering::Relaxed), text)
}

fn conclude(tally: &Tally, is_stopped: bool, text: &Text) -> Outcome {
    if is_stopped {
        return Err(Failure(text.get("import-stopped")));
    }
    if tally.failed > 0 {
        return Err(Failure(text.with("import-failed", &[("count", tally.failed.into())])));
    }
    Ok(Answer::Yes)
}

/// Reads the files on all processors while `write` takes what was read. Told to stop, it waits for none of them: a read
/// may never end.
fn in_parallel<T>(
    work: &Arc<Work>,
    text: &Text,
    stopped: &AtomicBool,
    write: impl FnOnce(&Receiver<Found>) -> T,
) -> T {
    let workers = std::thread::available_parallelism().map_or(1, usize::from).min(work.files.len().max(1));
    let next = Arc::new(AtomicUsize::new(0));
    let text = Arc::new(Text::new(text.lang()));
    let now_ms = now_ms();
    let (sender, receiver) = sync_channel(WAITING);
    let readers: Vec<_> = core::iter::repeat_with(|| {
        let (sender, next, work, text) = (sender.clone(), next.clone(), work.clone(), text.clone());
        std::thread::spawn(move || {
            while let Some(file) = work.files.get(next.fetch_add(1, Ordering::Relaxed)) {
                // Nobody takes it any more: told to stop.
                if sender.send(file.read(now_ms, &text)).is_err() {
                    return;
                }
            }
        })
    })
    .take(workers)
    .collect();
    drop(sender);
    let written = write(&receiver);
    drop(receiver);
    if !stopped.load(Ordering::Relaxed) {
        for reader in readers {
            reader.join().unwrap_or_else(|fault| std::panic::resume_unwind(fault));
        }
    }
    written
}

#[expect(clippy::disallowed_methods, reason = "records say when they came")]
fn now_ms() -> i64 {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}
