//! Files of whole games.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::Path;

use komadai_nnue::packed::Sample;

const RECORD: u64 = Sample::SIZE as u64;
/// A file with this many bytes gets no more games: about a million positions.
const FULL: u64 = RECORD << 20;

/// A file of records that this thread alone adds to, from its last whole game on.
pub(super) struct GamesFile {
    file: File,
    length: u64,
}

impl GamesFile {
    /// The first file of the folder with room that nobody else writes to, or a new one; and what is in it.
    pub(super) fn open(folder: &Path) -> io::Result<(Self, impl Iterator<Item = Sample> + use<>)> {
        let mut number = 0;
        loop {
            let path = folder.join(format!("games-{number:05}.psv"));
            number += 1;
            let mut file = OpenOptions::new().read(true).append(true).create(true).open(path)?;
            match file.try_lock() {
                Ok(()) => {}
                Err(TryLockError::WouldBlock) => continue,
                Err(TryLockError::Error(error)) => return Err(error),
            }
            if file.metadata()?.len() >= FULL {
                continue;
            }
            let mut bytes = Vec::new();
            file.seek(SeekFrom::Start(0))?;
            file.read_to_end(&mut bytes)?;
            let whole = whole_games(&bytes);
            if whole < bytes.len() {
                file.set_len(whole as u64)?;
            }
            bytes.truncate(whole);
            let samples = (0..whole / Sample::SIZE).filter_map(move |index| {
                let record = bytes[index * Sample::SIZE..].first_chunk()?;
                Some(Sample::from_bytes(record))
            });
            return Ok((Self { file, length: whole as u64 }, samples));
        }
    }

    /// Bytes of whole games.
    pub(super) fn length(&self) -> u64 {
        self.length
    }

    /// Whether the next game goes elsewhere.
    pub(super) fn is_full(&self) -> bool {
        self.length >= FULL
    }

    /// Adds a game; what could be written of it only in part is taken back.
    pub(super) fn append(&mut self, game: &[u8]) -> io::Result<()> {
        if let Err(error) = self.file.write_all(game) {
            // Should this fail too, the next run cuts the rest away.
            let _ = self.file.set_len(self.length);
            return Err(error);
        }
        self.length += game.len() as u64;
        Ok(())
    }
}

/// Bytes up to the end of the last whole game: everything, unless the last record was cut short; then its game goes.
fn whole_games(bytes: &[u8]) -> usize {
    let (records, rest) = bytes.as_chunks::<{ Sample::SIZE }>();
    if rest.is_empty() {
        return bytes.len();
    }
    let ply = |index: usize| Sample::from_bytes(&records[index]).ply;
    let mut first = records.len().saturating_sub(1);
    while first > 0 && ply(first - 1) < ply(first) {
        first -= 1;
    }
    first * Sample::SIZE
}
