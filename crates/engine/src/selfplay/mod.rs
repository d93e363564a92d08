//! Games of the engine against itself, kept as labelled positions to grow networks from.
//!
//! [`run`] plays on several threads until it is told to stop or has played enough, and adds each game's quiet
//! positions to the files of a folder as soon as the game has ended. A run that was stopped or killed is gone on with
//! by the next one. [`near`] adds positions close to those of such games, with the bare evaluation as their score.

mod file;
mod game;
mod near;
mod seen;

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::mpsc::{Sender, channel};
use std::thread;

use komadai_nnue::Network;
use komadai_rules::Color;
use komadai_search::{STACK, Searcher};

use crate::random::Random;
use file::GamesFile;
use game::{Played, Player};
use seen::Seen;

pub use near::{NearOptions, near};

/// How to play. Start from [`SelfplayOptions::new`] and change what should differ.
#[derive(Clone, Debug)]
pub struct SelfplayOptions {
    /// The folder of the records.
    pub folder: PathBuf,
    /// Games played at the same time, each by one thread.
    pub threads: usize,
    /// Positions searched for a move; the iteration begun is ended.
    pub nodes: u64,
    /// End after so many games of this run.
    pub games: Option<u64>,
    /// Random moves that begin a game, the fewest and the most.
    pub opening: (usize, usize),
    /// How many of the moves after the opening are random ones, 0 to 1.
    pub random: f64,
    /// Positions kept of those that the search for a move evaluates: what a search meets is unlike what happens in games.
    /// They go to the folder `tree` of the folder, with a draw as their result.
    pub tree: usize,
    /// Positions searched for each of their scores.
    pub tree_nodes: u64,
    /// MiB of each thread's table.
    pub hash: usize,
    /// What evaluates; none is the hand-made evaluation.
    pub network: Option<Arc<Network>>,
    /// Where the random numbers begin.
    pub seed: u64,
}

impl SelfplayOptions {
    /// The usual settings.
    pub fn new(folder: PathBuf, seed: u64) -> Self {
        Self {
            folder,
            threads: thread::available_parallelism().map_or(1, usize::from),
            nodes: 1500,
            games: None,
            opening: (8, 16),
            random: 0.0,
            tree: 0,
            tree_nodes: 400,
            hash: 8,
            network: None,
            seed,
        }
    }
}

/// What a run has done so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games kept.
    pub games: u64,
    /// Positions written.
    pub positions: u64,
    /// Those written besides that come from the trees of searches.
    pub tree: u64,
    /// Quiet positions left out because they had been seen.
    pub repeated: u64,
    /// Openings thrown away because one side stood too well.
    pub lopsided: u64,
    /// Games won by Black.
    pub black: u64,
    /// Games won by White.
    pub white: u64,
}

impl Tally {
    fn add(&mut self, played: &Played) {
        self.lopsided += u64::from(played.lopsided);
        if played.lopsided {
            return;
        }
        self.games += 1;
        self.positions += played.samples.len() as u64;
        self.tree += played.tree.len() as u64;
        self.repeated += played.repeated;
        self.black += u64::from(played.winner == Some(Color::Black));
        self.white += u64::from(played.winner == Some(Color::White));
    }
}

/// Plays until `stop` is set, the games asked for are played, or a file cannot be written; games that have not ended
/// then are dropped. `progress` is told after every game.
///
/// # Errors
/// When the folder's files cannot be read or written; whatever was written stays sound.
pub fn run(
    options: &SelfplayOptions,
    stop: &AtomicBool,
    mut progress: impl FnMut(&Tally),
) -> io::Result<Tally> {
    fs::create_dir_all(&options.folder)?;
    let seen = Seen::default();
    let mut tally = Tally::default();
    let (sender, results) = channel();
    thread::scope(|scope| {
        for number in 0..options.threads.max(1) {
            let (sender, seen) = (sender.clone(), &seen);
            thread::Builder::new().stack_size(STACK).spawn_scoped(scope, move || {
                if let Err(error) = work(options, number as u64, stop, seen, &sender) {
                    let _ = sender.send(Err(error));
                }
            })?;
        }
        drop(sender);
        let mut failure = None;
        for result in results {
            match result {
                Ok(played) => {
                    tally.add(&played);
                    progress(&tally);
                    if options.games.is_some_and(|games| tally.games >= games) {
                        stop.store(true, Relaxed);
                    }
                }
                Err(error) => {
                    stop.store(true, Relaxed);
                    failure = failure.or(Some(error));
                }
            }
        }
        failure.map_or(Ok(()), Err)
    })?;
    Ok(tally)
}

/// One thread: game after game into a file of its own.
fn work(
    options: &SelfplayOptions,
    number: u64,
    stop: &AtomicBool,
    seen: &Seen,
    results: &Sender<io::Result<Played>>,
) -> io::Result<()> {
    let mut searcher = Searcher::new(options.hash, 1);
    searcher.set_network(options.network.clone());
    let mut file: Option<GamesFile> = None;
    let mut tree: Option<GamesFile> = None;
    let tree_folder = options.folder.join("tree");
    let mut random = Random::new(options.seed ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    while !stop.load(Relaxed) {
        if file.as_ref().is_none_or(GamesFile::is_full) {
            let opened = open(&options.folder, seen)?;
            // The same seed must not play the games again that are there already.
            random = Random::new(random.next() ^ opened.length().wrapping_mul(0xd6e8_feb8_6659_fd93));
            file = Some(opened);
        }
        if options.tree > 0 && tree.as_ref().is_none_or(GamesFile::is_full) {
            fs::create_dir_all(&tree_folder)?;
            tree = Some(open(&tree_folder, seen)?);
        }
        let Some(played) = (Player { searcher: &mut searcher, options, seen, stop }).play(&mut random) else {
            break;
        };
        for (file, samples) in [(&mut file, &played.samples), (&mut tree, &played.tree)] {
            if let Some(file) = file {
                let bytes: Vec<u8> = samples.iter().flat_map(|sample| sample.to_bytes()).collect();
                file.append(&bytes)?;
            }
        }
        if results.send(Ok(played)).is_err() {
            break;
        }
    }
    Ok(())
}

/// A file of the folder with room, whose positions count as seen.
fn open(folder: &Path, seen: &Seen) -> io::Result<GamesFile> {
    let (file, samples) = GamesFile::open(folder)?;
    for sample in samples {
        seen.insert(&sample.position);
    }
    Ok(file)
}
