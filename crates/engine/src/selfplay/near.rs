//! Positions near those of games, labelled by the bare evaluation: cheap, and like what a search meets.

use std::fs;
use std::io;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use komadai_nnue::Network;
use komadai_nnue::packed::{PackedPosition, Sample};
use komadai_rules::{Move, Position};
use komadai_search::Searcher;

use super::file::GamesFile;
use super::game::any_move;
use crate::random::Random;

/// Moves played from a position of a game, at most.
const MOST_MOVES: usize = 4;
/// Of a hundred moves, so many take or promote where that can be done: so do many of a search.
const SHARP_PERCENT: usize = 40;

/// What to look around.
#[derive(Clone, Debug)]
pub struct NearOptions {
    /// The folder whose games are read.
    pub games: PathBuf,
    /// The folder of the records, another one.
    pub folder: PathBuf,
    /// Positions from each of the games' positions, at most.
    pub each: u16,
    /// What evaluates; none is the hand-made evaluation.
    pub network: Option<Arc<Network>>,
    /// Where the random numbers begin.
    pub seed: u64,
}

/// Goes through the games once and adds positions one to four random moves on from theirs, in which nobody is in check,
/// with the bare evaluation as their score and a draw as their result. `progress` is told how many there are, now and
/// then; gives how many were added.
///
/// # Errors
/// When a file cannot be read or written; whatever was written stays sound.
pub fn near(options: &NearOptions, stop: &AtomicBool, mut progress: impl FnMut(u64)) -> io::Result<u64> {
    let mut files = Vec::new();
    for entry in fs::read_dir(&options.games)? {
        let path = entry?.path();
        if path.extension().is_some_and(|ending| ending == "psv") {
            files.push(path);
        }
    }
    files.sort();
    fs::create_dir_all(&options.folder)?;
    let mut searcher = Searcher::new(1, 1);
    searcher.set_network(options.network.clone());
    let mut random = Random::new(options.seed);
    let mut file: Option<GamesFile> = None;
    let mut added = 0;
    for path in files {
        for record in fs::read(path)?.as_chunks().0 {
            if stop.load(Relaxed) {
                return Ok(added);
            }
            let Ok(unpacked) = Sample::from_bytes(record).position.unpack() else { continue };
            let Ok(start) = Position::try_from(&unpacked.to_sfen(1)) else { continue };
            let samples = (0..options.each).filter_map(|number| {
                let position = stray(start.clone(), &mut random)?;
                let score = i16::try_from(searcher.evaluate(&position)).ok()?;
                let position = PackedPosition::pack(&position).ok()?;
                Some(Sample { position, score, best: None, ply: number, result: 0 })
            });
            let bytes: Vec<u8> = samples.flat_map(Sample::to_bytes).collect();
            let to = match &mut file {
                Some(file) if !file.is_full() => file,
                file => file.insert(GamesFile::open(&options.folder)?.0),
            };
            to.append(&bytes)?;
            added += (bytes.len() / Sample::SIZE) as u64;
            progress(added);
        }
    }
    Ok(added)
}

/// Some random moves on; none when the side to move is in check then.
fn stray(mut position: Position, random: &mut Random) -> Option<Position> {
    for _ in 0..=random.below(MOST_MOVES) {
        let sharp: Vec<Move> = if random.below(100) < SHARP_PERCENT {
            let moves = position.legal_moves();
            moves.into_iter().filter(|mv| position.is_capture(*mv) || mv.promotes()).collect()
        } else {
            Vec::new()
        };
        let mv = match sharp.len() {
            0 => any_move(&position, random)?,
            count => sharp[random.below(count)],
        };
        position.do_move(mv);
    }
    (!position.in_check()).then_some(position)
}
