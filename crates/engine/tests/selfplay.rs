//! What self-play leaves in its folder.
#![expect(clippy::unwrap_used, reason = "helpers of tests may fail loudly too")]

use std::collections::HashSet;
use std::fs;
use std::path::PathBuf;
use std::sync::atomic::AtomicBool;

use komadai_engine::selfplay::{NearOptions, SelfplayOptions, Tally, near, run};
use komadai_nnue::packed::{PackedPosition, Sample};
use komadai_rules::Position;
use komadai_search::Searcher;

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
fn positions_of_the_searches_are_kept_apart_quiet_and_with_a_score_of_their_own() {
    let folder = Folder::new("tree");
    let mut options = SelfplayOptions::new(folder.0.clone(), 7);
    (options.threads, options.games, options.nodes, options.hash) = (1, Some(2), 60, 1);
    (options.tree, options.tree_nodes) = (2, 30);
    let tally = run(&options, &AtomicBool::new(false), |_| {}).unwrap();
    let tree = samples(&fs::read(folder.0.join("tree/games-00000.psv")).unwrap());
    assert!(tally.tree > 50, "{tally:?}");
    assert_eq!(tree.len() as u64, tally.tree);
    let played: HashSet<PackedPosition> = samples(&fs::read(folder.0.join("games-00000.psv")).unwrap())
        .iter()
        .map(|one| one.position)
        .collect();
    let mut seen = HashSet::new();
    for sample in &tree {
        let position = Position::try_from(&sample.position.unpack().unwrap().to_sfen(1)).unwrap();
        let best = sample.best.unwrap();
        assert!(position.is_legal(best) && !position.is_capture(best) && !best.promotes());
        assert!(!position.in_check() && (sample.ply, sample.result) == (0, 0));
        assert!(!played.contains(&sample.position) && seen.insert(sample.position), "{position}");
    }
    assert!(tree.iter().any(|sample| sample.score > 0) && tree.iter().any(|sample| sample.score < 0));
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
fn random_moves_are_played_but_not_told_as_best() {
    let [always, never] = [1.0, 0.0].map(|random| {
        let folder = Folder::new(if random > 0.0 { "strewn" } else { "straight" });
        let mut options = SelfplayOptions::new(folder.0.clone(), 3);
        (options.threads, options.games, options.nodes, options.hash) = (1, Some(4), 40, 1);
        options.random = random;
        run(&options, &AtomicBool::new(false), |_| {}).unwrap();
        samples(&fs::read(&folder.files()[0]).unwrap())
    });
    // How often the next position is the one that the best move leads to.
    let followed = |samples: &[Sample]| {
        let after = |sample: &Sample| {
            let unpacked = sample.position.unpack().unwrap();
            let mut position = Position::try_from(&unpacked.to_sfen(1)).unwrap();
            position.do_move(sample.best.unwrap());
            PackedPosition::pack(&position).unwrap()
        };
        let next = samples.windows(2).filter(|pair| pair[0].ply + 1 == pair[1].ply);
        let (all, same) = next.fold((0, 0), |(all, same), pair| {
            (all + 1, same + u32::from(after(&pair[0]) == pair[1].position))
        });
        assert!(all > 10, "{all}");
        f64::from(same) / f64::from(all)
    };
    assert!(followed(&never) > 0.999);
    assert!(followed(&always) < 0.3);
}

#[test]
fn positions_near_those_of_games_have_the_bare_evaluation() {
    let (games, folder) = (Folder::new("games"), Folder::new("near"));
    let played = games.play(1, 2, 1).positions;
    let options =
        NearOptions { games: games.0.clone(), folder: folder.0.clone(), each: 3, network: None, seed: 1 };
    let mut told = 0;
    let added = near(&options, &AtomicBool::new(false), |count| told = count).unwrap();
    let all = samples(&fs::read(&folder.files()[0]).unwrap());
    assert_eq!((added, told), (all.len() as u64, added));
    assert!(added > played && added <= 3 * played, "{added} of {played}");
    let searcher = Searcher::new(1, 1);
    let there: HashSet<PackedPosition> =
        samples(&fs::read(&games.files()[0]).unwrap()).iter().map(|sample| sample.position).collect();
    let mut new = 0;
    for sample in &all {
        let position = Position::try_from(&sample.position.unpack().unwrap().to_sfen(1)).unwrap();
        assert!(!position.in_check());
        assert_eq!(i32::from(sample.score), searcher.evaluate(&position));
        new += usize::from(!there.contains(&sample.position));
    }
    assert!(new * 10 > all.len() * 9, "{new} of {}", all.len());
    let nothing = near(&options, &AtomicBool::new(true), |_| {}).unwrap();
    assert_eq!(nothing, 0);
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
