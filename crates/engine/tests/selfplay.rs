//! What self-play leaves in its folder.
#![expect(clippy::unwrap_used, reason = "helpers of tests may fail loudly too")]

use std::collections::HashSet;
use std::fs;
use std::path::PathBuf;
use std::sync::atomic::AtomicBool;

use komadai_engine::selfplay::{SelfplayOptions, Tally, run};
use komadai_nnue::packed::Sample;
use komadai_rules::Position;

struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("komadai-selfplay-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        Self(path)
    }

    fn play(&self, threads: usize, games: u64, seed: u64) -> Tally {
        let mut options = SelfplayOptions::new(self.0.clone(), seed);
        options.threads = threads;
        options.games = Some(games);
        options.nodes = 40;
        options.hash = 1;
        run(&options, &AtomicBool::new(false), |_| {}).unwrap()
    }

    /// The files by name.
    fn files(&self) -> Vec<PathBuf> {
        let mut files: Vec<PathBuf> =
            fs::read_dir(&self.0).unwrap().map(|entry| entry.unwrap().path()).collect();
        files.sort();
        files
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn samples(bytes: &[u8]) -> Vec<Sample> {
    let (records, rest) = bytes.as_chunks();
    assert!(rest.is_empty(), "a record was cut short");
    records.iter().map(Sample::from_bytes).collect()
}

/// Games in a file: runs of growing ply.
fn games(samples: &[Sample]) -> Vec<&[Sample]> {
    samples.chunk_by(|before, after| before.ply < after.ply).collect()
}

#[test]
fn games_are_whole_quiet_labelled_and_never_tell_a_position_twice() {
    let folder = Folder::new("whole");
    let tally = folder.play(2, 6, 1);
    assert!(tally.games >= 6 && tally.black + tally.white <= tally.games, "{tally:?}");
    let mut seen = HashSet::new();
    for file in folder.files() {
        for game in games(&samples(&fs::read(file).unwrap())) {
            let mut winners = HashSet::new();
            for sample in game {
                let unpacked = sample.position.unpack().unwrap();
                let position = Position::try_from(&unpacked.to_sfen(sample.ply + 1)).unwrap();
                let best = sample.best.unwrap();
                assert!(position.is_legal(best) && !position.is_capture(best) && !best.promotes());
                assert!(!position.in_check() && sample.ply >= 8);
                assert_eq!(usize::from(sample.ply) % 2, position.side_to_move().index());
                assert!(seen.insert(sample.position), "{position}");
                winners.insert(match (sample.result, position.side_to_move()) {
                    (0, _) => None,
                    (1, mover) => Some(mover),
                    (-1, mover) => Some(!mover),
                    (other, _) => panic!("{other}"),
                });
            }
            assert_eq!(winners.len(), 1, "one result a game");
        }
    }
    assert_eq!(seen.len() as u64, tally.positions);
}

#[test]
fn a_killed_run_is_gone_on_with_after_its_last_whole_game() {
    let folder = Folder::new("killed");
    folder.play(1, 3, 1);
    let files = folder.files();
    assert_eq!(files.len(), 1);
    let mut bytes = fs::read(&files[0]).unwrap();
    let last = games(&samples(&bytes)).pop().unwrap().len() * Sample::SIZE;
    let whole = bytes[..bytes.len() - last].to_vec();
    bytes.truncate(bytes.len() - 13);
    fs::write(&files[0], &bytes).unwrap();

    let tally = folder.play(1, 2, 1);
    assert_eq!(folder.files(), files);
    let after = fs::read(&files[0]).unwrap();
    assert!(after.starts_with(&whole));
    let added = samples(&after[whole.len()..]);
    assert_eq!(added.len() as u64, tally.positions);
    // The same seed plays other games the second time, or they would all have been left out as repeated.
    assert!(games(&added).len() >= 2, "{tally:?}");
}

#[test]
fn the_same_seed_plays_the_same_games_on_one_thread() {
    let [one, other] = ["one", "other"].map(|name| {
        let folder = Folder::new(name);
        folder.play(1, 2, 7);
        fs::read(&folder.files()[0]).unwrap()
    });
    assert_eq!(one, other);
    assert_ne!(one.len(), 0);
}

#[test]
fn two_runs_at_once_write_to_different_files() {
    let folder = Folder::new("both");
    std::thread::scope(|scope| {
        scope.spawn(|| folder.play(1, 3, 1));
        folder.play(1, 3, 2);
    });
    let total: usize =
        folder.files().iter().map(|file| games(&samples(&fs::read(file).unwrap())).len()).sum();
    assert!(total >= 6, "{total}");
}

#[test]
fn a_run_told_to_stop_plays_nothing_more() {
    let folder = Folder::new("stopped");
    let options = SelfplayOptions::new(folder.0.clone(), 1);
    let tally = run(&options, &AtomicBool::new(true), |_| {}).unwrap();
    assert_eq!(tally, Tally::default());
}
