//! Whole runs over files of made-up games.

mod common;

use std::fs;
use std::ops::ControlFlow;
use std::path::Path;

use komadai_nnue::packed::Sample;
use komadai_nnue::{Architecture, FeatureSet, Network, NetworkWeights};
use komadai_rules::Position;
use komadai_train::{Corpus, Progress, Record, TrainError, TrainOptions, run};

fn write(path: &Path, records: &[Record]) {
    fs::write(path, records.concat()).expect("a file can be written");
}

/// Records of one game after the other: plies grow within a game and fall back where the next begins.
fn by_game(records: &[Record]) -> Vec<&[Record]> {
    let ply = |record: &Record| Sample::from_bytes(record).ply;
    records.chunk_by(|before, after| ply(before) < ply(after)).collect()
}

fn options(folder: &Path) -> TrainOptions {
    let mut options = TrainOptions::new(vec![folder.join("data")], folder.join("net.bin"));
    options.architecture = Architecture::new(FeatureSet::KP, 32, &[16, 16]).expect("a shape within bounds");
    options.batch = 512;
    options.shuffle = 4000;
    options.passes = 6;
    options.learning_rate = 4e-3;
    options.validation_permille = 150;
    options
}

fn folder_of_games(games: usize) -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder can be made");
    fs::create_dir(folder.path().join("data")).expect("a folder can be made");
    write(&folder.path().join("data/one.psv"), &common::games(1, games));
    write(&folder.path().join("data/two.bin"), &common::games(2, games));
    fs::write(folder.path().join("data/notes.txt"), "not records").expect("a file can be written");
    folder
}

#[test]
fn a_network_learns_what_pieces_are_worth() {
    let folder = folder_of_games(100);
    let options = options(folder.path());
    let (mut opened, mut stepped, mut passes) = (false, 0, Vec::new());
    let weights = run(&options, |progress| {
        match progress {
            Progress::Opened { files, games, training, validation } => {
                assert_eq!((files, games), (2, 200));
                assert!(validation > 1000 && training > 10_000, "{training} {validation}");
                opened = true;
            }
            Progress::Stepped { positions, of, .. } => {
                assert!(positions > stepped && positions <= of);
                stepped = positions;
            }
            Progress::Passed { pass, training, validation } => {
                assert_eq!(pass as usize, passes.len() + 1);
                passes.push((training, validation.expect("some games are kept apart")));
            }
        }
        ControlFlow::Continue(())
    })
    .unwrap();
    assert!(opened);
    assert_eq!(passes.len(), 6);
    let (first, last) = (passes[0].1, passes[5].1);
    assert!(last.model.mean() < 0.5 * first.model.mean(), "{} {}", first.model.mean(), last.model.mean());
    assert!(last.quantised.mean() < 0.7 * first.quantised.mean(), "{}", last.quantised.mean());
    // Drawn games, one in five, count half.
    assert!(last.model.agreement() > 0.78, "{}", last.model.agreement());
    assert_eq!(NetworkWeights::from_bytes(&fs::read(&options.output).unwrap()).unwrap(), weights);
    assert!(!folder.path().join("net.bin.new").exists());
    let network = Network::new(&weights);
    let score = |sfen: &str| network.evaluate(&Position::from_sfen(sfen).unwrap());
    let rook_up = score("lnsgkgsnl/7b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b R 1");
    assert!(rook_up > score("lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1") + 300);
    assert!(score("lnsgkgsnl/7b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w R 1") < -300);
}

#[test]
fn a_run_may_be_ended_and_gone_on_with() {
    let folder = folder_of_games(20);
    let mut options = options(folder.path());
    let mut steps = 0;
    let weights = run(&options, |progress| {
        steps += u32::from(matches!(progress, Progress::Stepped { .. }));
        if steps < 3 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    })
    .unwrap();
    assert_eq!(steps, 3);
    assert_eq!(fs::read(&options.output).unwrap(), weights.to_bytes());
    // Going on without a step leaves the network as it was.
    options.start = Some(weights.clone());
    assert_eq!(run(&options, |_| ControlFlow::Break(())).unwrap(), weights);
    options.architecture = Architecture::new(FeatureSet::KP, 64, &[16, 16]).unwrap();
    let error = run(&options, |_| ControlFlow::Continue(())).unwrap_err();
    assert_eq!(error.key(), "train_shape");
}

#[test]
fn one_thread_gives_the_same_network_twice() {
    let folder = folder_of_games(5);
    let mut options = options(folder.path());
    (options.threads, options.passes) = (1, 2);
    let first = run(&options, |_| ControlFlow::Continue(())).unwrap();
    assert_eq!(run(&options, |_| ControlFlow::Continue(())).unwrap(), first);
}

#[test]
fn runs_without_data_or_with_broken_numbers_say_so() {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("data")).unwrap();
    let mut options = options(folder.path());
    let failed = |options: &TrainOptions| run(options, |_| ControlFlow::Continue(())).unwrap_err();
    assert!(matches!(failed(&options), TrainError::NoRecords));
    options.data = vec![folder.path().join("nowhere")];
    assert!(matches!(failed(&options), TrainError::Read(_)));
    write(&folder.path().join("data/one.psv"), &common::games(1, 3));
    options.data = vec![folder.path().join("data")];
    options.output = folder.path().join("no folder/net.bin");
    assert!(matches!(failed(&options), TrainError::Write { .. }));
    options.output = folder.path().join("net.bin");
    options.learning_rate = f32::NAN;
    assert!(matches!(failed(&options), TrainError::Diverged { .. }));
}

#[test]
fn games_stay_whole_and_on_their_side() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.psv");
    let games = common::games(8, 60);
    write(&path, &games);
    let corpus = Corpus::open(std::slice::from_ref(&path), 300, 5).unwrap();
    assert_eq!(corpus.games(), 60);
    assert_eq!(corpus.training_records() + corpus.validation_records(), games.len() as u64);
    let apart = corpus.validation_sample(usize::MAX).unwrap();
    assert_eq!(apart.len() as u64, corpus.validation_records());
    let (apart_games, all_games) = (by_game(&apart), by_game(&games));
    assert!(apart_games.len() > 5 && apart_games.len() < 40, "{} games", apart_games.len());
    assert!(apart_games.iter().all(|game| all_games.contains(game)), "a game was cut");
    // Games that come later, and a record not written whole, change nothing for those before.
    let mut more = games.concat();
    more.extend(common::games(9, 40).concat());
    more.extend([1, 2, 3]);
    fs::write(&path, more).unwrap();
    let corpus = Corpus::open(&[path], 300, 5).unwrap();
    assert_eq!(corpus.games(), 100);
    assert_eq!(corpus.validation_sample(usize::MAX).unwrap()[..apart.len()], apart);
}
