//! The files of records, and where their games begin and end.

use std::fs::{self, File};
use std::io::{self, BufReader, Read, Seek, SeekFrom};
use std::ops::Range;
use std::path::{Path, PathBuf};

use komadai_nnue::packed::Sample;

use crate::ahead::Ahead;
use crate::loader::Record;
use crate::random::mix;

/// Records that are read at a time, about.
const BLOCK: u64 = 4096;

#[derive(Clone, Debug)]
struct DataFile {
    path: PathBuf,
    /// Names the file's games for the split, so that a game stays on its side when other files come.
    name: u64,
}

/// Records that stand one after the other in a file.
#[derive(Clone, Debug)]
pub(crate) struct Block {
    file: usize,
    records: Range<u64>,
}

/// Files of records, split by game: what is learnt from, and what is kept apart.
///
/// A game is a run of records whose ply grows, so files should hold games as they were played, unshuffled. A last
/// record that was not written whole is left out.
#[derive(Clone, Debug)]
pub struct Corpus {
    files: Vec<DataFile>,
    pub(crate) training: Vec<Block>,
    pub(crate) validation: Vec<Block>,
    games: u64,
    /// How far the scores of what is read look ahead, and the scale they are then in.
    ahead: Option<(Ahead, f32)>,
}

impl Corpus {
    /// Reads the files through once to find the games. Of a thousand games, about `validation_permille` are kept
    /// apart; which ones hangs on `seed` and the file names.
    ///
    /// # Errors
    /// When a file or folder cannot be read.
    pub fn open(paths: &[PathBuf], validation_permille: u32, seed: u64) -> io::Result<Self> {
        let mut corpus =
            Self { files: Vec::new(), training: Vec::new(), validation: Vec::new(), games: 0, ahead: None };
        for path in paths {
            for path in data_files(path)? {
                let name = path.file_name().unwrap_or_default().to_string_lossy();
                let name = name.bytes().fold(mix(seed), |hash, byte| mix(hash ^ u64::from(byte)));
                corpus.files.push(DataFile { path, name });
            }
        }
        for file in 0..corpus.files.len() {
            corpus.scan(file, validation_permille)?;
        }
        Ok(corpus)
    }

    /// Makes the scores of what is read from now on look ahead; `scale` centipawns stand for a chance of 73 %.
    #[must_use]
    pub fn looking_ahead(mut self, ahead: Option<Ahead>, scale: f32) -> Self {
        self.ahead = ahead.map(|ahead| (ahead, scale));
        self
    }

    fn scan(&mut self, file: usize, validation_permille: u32) -> io::Result<()> {
        let name = self.files[file].name;
        let mut reader = BufReader::with_capacity(1 << 20, File::open(&self.files[file].path)?);
        let (mut at, mut start, mut game, mut before) = (0, 0, 0, None);
        while let Some(record) = next_record(&mut reader)? {
            let ply = Sample::from_bytes(&record).ply;
            if before.is_some_and(|before| ply <= before) {
                self.add_game(file, start..at, mix(name ^ game), validation_permille);
                (start, game) = (at, game + 1);
            }
            before = Some(ply);
            at += 1;
        }
        if start < at {
            self.add_game(file, start..at, mix(name ^ game), validation_permille);
        }
        Ok(())
    }

    fn add_game(&mut self, file: usize, records: Range<u64>, hash: u64, validation_permille: u32) {
        self.games += 1;
        let apart = hash % 1000 < u64::from(validation_permille);
        let blocks = if apart { &mut self.validation } else { &mut self.training };
        match blocks.last_mut() {
            Some(block)
                if block.file == file
                    && block.records.end == records.start
                    && records.end - block.records.start <= BLOCK =>
            {
                block.records.end = records.end;
            }
            _ => blocks.push(Block { file, records }),
        }
    }

    /// How many files there are.
    pub fn files(&self) -> usize {
        self.files.len()
    }

    /// How many games there are.
    pub fn games(&self) -> u64 {
        self.games
    }

    /// How many records are learnt from.
    pub fn training_records(&self) -> u64 {
        self.training.iter().map(Block::len).sum()
    }

    /// How many records are kept apart.
    pub fn validation_records(&self) -> u64 {
        self.validation.iter().map(Block::len).sum()
    }

    /// The records kept apart, at most `most` of them, spread over the files.
    ///
    /// # Errors
    /// When a file cannot be read.
    pub fn validation_sample(&self, most: usize) -> io::Result<Vec<Record>> {
        let mut records = Vec::new();
        let every = (self.validation_records() as usize).div_ceil(most.max(1)).max(1);
        for block in self.validation.iter().step_by(every) {
            self.read(block, &mut records)?;
        }
        records.truncate(most);
        Ok(records)
    }

    /// Reads a block's records to the end of `records`.
    pub(crate) fn read(&self, block: &Block, records: &mut Vec<Record>) -> io::Result<()> {
        let mut file = File::open(&self.files[block.file].path)?;
        file.seek(SeekFrom::Start(block.records.start * Sample::SIZE as u64))?;
        let mut bytes = vec![0; block.len() as usize * Sample::SIZE];
        file.read_exact(&mut bytes)?;
        let before = records.len();
        records.extend_from_slice(bytes.as_chunks().0);
        // Blocks hold whole games.
        if let Some((ahead, scale)) = self.ahead {
            ahead.apply(&mut records[before..], scale);
        }
        Ok(())
    }
}

impl Block {
    fn len(&self) -> u64 {
        self.records.end - self.records.start
    }
}

fn next_record(reader: &mut impl Read) -> io::Result<Option<Record>> {
    let mut record = [0; Sample::SIZE];
    match reader.read_exact(&mut record) {
        Ok(()) => Ok(Some(record)),
        Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => Ok(None),
        Err(error) => Err(error),
    }
}

/// A file itself, or a folder's files of records by name.
fn data_files(path: &Path) -> io::Result<Vec<PathBuf>> {
    if !path.is_dir() {
        return Ok(vec![path.to_owned()]);
    }
    let mut files = Vec::new();
    for entry in fs::read_dir(path)? {
        let path = entry?.path();
        let known = path.extension().is_some_and(|ending| ending == "psv" || ending == "bin");
        if known && path.is_file() {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}
