//! Writing what was read: one writer, many games a transaction.

use std::io::IsTerminal as _;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::Duration;

use komadai_store::{ImportedFile, Kept, NewRecord, Store, StoreError};
use komadai_text::Text;
use tokio::runtime::Runtime;

use super::files::Found;
use crate::convert::progress::Progress;

/// Games in one transaction: the disk is waited for once for all of them.
const GAMES_AT_ONCE: usize = 500;

/// How long a reader is waited for before it is looked whether to go on.
const PATIENCE: Duration = Duration::from_millis(50);

/// What came of an import.
#[derive(Default)]
pub(super) struct Tally {
    files: usize,
    pub(super) failed: usize,
    records: usize,
    already: usize,
}

impl Tally {
    /// The last line.
    pub(super) fn line(&self, done_before: usize, text: &Text) -> String {
        text.with(
            "import-done",
            &[
                ("records", self.records.into()),
                ("files", self.files.into()),
                ("already", self.already.into()),
                ("before", done_before.into()),
                ("failed", self.failed.into()),
            ],
        )
    }
}

/// The one that writes.
pub(super) struct Writer<'a> {
    pub(super) runtime: &'a Runtime,
    pub(super) store: &'a Store,
    pub(super) stopped: &'a AtomicBool,
}

impl Writer<'_> {
    /// Takes files until there are no more, or until told to stop; then what was taken is written.
    pub(super) fn write(&self, read: &Receiver<Found>, files: usize) -> Result<Tally, StoreError> {
        let mut tally = Tally::default();
        let mut progress = Progress::new(files, std::io::stderr().is_terminal() && files > 1);
        let mut batch = Batch::default();
        while !self.stopped.load(Ordering::Relaxed) {
            let found = match read.recv_timeout(PATIENCE) {
                Ok(found) => found,
                // A read that takes long must not keep the one waiting who wants to stop.
                Err(RecvTimeoutError::Timeout) => continue,
                Err(RecvTimeoutError::Disconnected) => break,
            };
            for line in found.notes.iter().chain(&found.failure) {
                progress.say(line);
            }
            if found.failure.is_some() {
                // Not noted as done: it is tried again the next time.
                tally.failed += 1;
                progress.step();
                continue;
            }
            batch.records.extend(found.records);
            batch.files.extend(found.file);
            batch.read += 1;
            if batch.records.len() >= GAMES_AT_ONCE {
                self.keep(&mut batch, &mut tally, &mut progress)?;
            }
        }
        let kept = self.keep(&mut batch, &mut tally, &mut progress);
        progress.finish();
        kept.map(|()| tally)
    }

    fn keep(&self, batch: &mut Batch, tally: &mut Tally, progress: &mut Progress) -> Result<(), StoreError> {
        if batch.read == 0 {
            return Ok(());
        }
        let kept = self.runtime.block_on(self.store.keep_records(&batch.records, &batch.files))?;
        let new = kept.iter().filter(|kept| **kept == Kept::New).count();
        tally.records += new;
        tally.already += kept.len() - new;
        tally.files += batch.read;
        for _ in 0..batch.read {
            progress.step();
        }
        *batch = Batch::default();
        Ok(())
    }
}

/// What goes into one transaction: whole files only, so that a file is done or not.
#[derive(Default)]
struct Batch {
    records: Vec<NewRecord>,
    files: Vec<ImportedFile>,
    /// Files that the records come from, noted as done or not.
    read: usize,
}
