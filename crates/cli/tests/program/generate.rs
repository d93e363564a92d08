//! `komadai tsume generate`.

use std::path::Path;
use std::process::Output;

use komadai_nnue::packed::{PackedPosition, Sample};
use komadai_problems::Entry;
use komadai_rules::Position;

use super::komadai;

/// A position of a game in which Black mates in seven.
const GAME: &str = "1n+B2g+N1l/9/ppsp1k1pp/4p1p2/1P3l3/2GPP4/5NPPP/2+lS1KS2/r4G1NL b BS2Prg3p 1";

fn run(arguments: &[&str]) -> (Option<i32>, String, String) {
    let Output { status, stdout, stderr } = komadai(&[&["tsume", "generate"], arguments].concat(), "");
    (status.code(), String::from_utf8(stdout).unwrap(), String::from_utf8(stderr).unwrap())
}

#[test]
fn problems_are_made_from_numbers_the_same_ones_each_time() {
    let wanted = ["--seed", "3", "--count", "2", "--plies", "3"];
    let (code, made, errors) = run(&[&wanted[..], &["--threads", "2"]].concat());
    assert_eq!(code, Some(0), "{errors}");
    let entries: Vec<Entry> = made.lines().map(|line| line.parse().unwrap()).collect();
    assert_eq!(entries.len(), 2);
    assert!(entries.iter().all(|entry| entry.plies >= 3));
    assert_eq!(run(&wanted).1, made, "threads change nothing");
    let (_, followed, _) = run(&["--recipe", &entries[0].recipe.to_string()]);
    assert_eq!(followed.trim(), entries[0].sfen.to_string());
}

#[test]
fn problems_are_made_from_the_positions_of_games() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("generate");
    std::fs::create_dir_all(&folder).unwrap();
    let position = PackedPosition::pack(&Position::from_sfen(GAME).unwrap()).unwrap();
    let sample = Sample { position, score: 0, best: None, ply: 100, result: 1 };
    let (file, output) = (folder.join("games.psv"), folder.join("problems.txt"));
    let (from, to) = (file.to_str().unwrap(), output.to_str().unwrap());
    std::fs::write(&file, [sample.to_bytes(), sample.to_bytes()].concat()).unwrap();
    let (code, _, errors) = run(&["--from", from, "-o", to]);
    assert_eq!(code, Some(0), "{errors}");
    let text = std::fs::read_to_string(&output).unwrap();
    let entry: Entry = text.trim_end().parse().expect("the same problem is kept once");
    assert_eq!(entry.plies, 7);
    assert_eq!(entry.recipe.follow(), Some(entry.sfen));

    std::fs::write(&file, &sample.to_bytes()[..39]).unwrap();
    let (code, _, errors) = run(&["--from", from]);
    assert_eq!(code, Some(2));
    assert!(errors.contains("record 1"), "{errors}");
    std::fs::write(&file, [0xff; 40]).unwrap();
    assert_eq!(run(&["--from", from]).0, Some(2));
}

#[test]
fn what_cannot_be_made_is_refused_in_one_line() {
    for arguments in [
        &["--recipe", "b"][..],
        &["--recipe", "b1~zz"],
        &["--recipe", "g9/9"],
        &["--recipe", "b1.2.3.4.5.6.7.8.9"],
        &["--from", "/no/such/file"],
        &["--count", "0"],
        &["--plies", "14"],
        &["--seed", "1", "--from", "x"],
        &["-o", "/no/such/folder/file"],
    ] {
        let (code, _, errors) = run(arguments);
        assert_eq!((code, errors.lines().count()), (Some(2), 1), "{arguments:?} {errors}");
    }
}
