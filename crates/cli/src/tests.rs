//! Every sentence that the program says exists, and every sentence that exists is said.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use komadai_record::{Loss, WarningKind};
use komadai_rules::{FaultKind, Handicap, Illegal, Position, SfenErrorKind};
use komadai_text::{Lang, Text};

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.file_name().is_some_and(|name| name != "tests.rs") {
            found.push(path);
        }
    }
}

/// String literals of the program that look like a message's key.
fn keys_said() -> BTreeSet<String> {
    const AREAS: [&str; 16] = [
        "cli-",
        "play-",
        "position-",
        "serve-",
        "bench-",
        "board-",
        "book-",
        "end-",
        "engine-",
        "reason-",
        "record-",
        "convert-",
        "import-",
        "match-",
        "selfplay-",
        "train-",
    ];
    let mut files = Vec::new();
    sources(&PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("src"), &mut files);
    let mut keys = BTreeSet::new();
    for file in files {
        let source = std::fs::read_to_string(file).unwrap();
        // Odd pieces between quotes are literals: no literal here holds an escaped quote and looks like a key.
        for literal in source.split('"') {
            let plain = literal.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
            if plain && !literal.ends_with('-') && AREAS.iter().any(|area| literal.starts_with(area)) {
                keys.insert(literal.to_owned());
            }
        }
    }
    keys
}

#[test]
fn every_message_of_the_program_is_there_and_used() {
    let text = Text::new(Lang::En);
    let said = keys_said();
    assert!(said.len() > 60, "{said:?}");
    for key in &said {
        assert!(text.has(key), "no message {key}");
    }
    let source = include_str!("../../../locales/en/cli.ftl");
    for line in source.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase())) {
        let key = line.split(' ').next().unwrap();
        assert!(said.contains(key), "{key} is never said");
    }
}

#[test]
fn every_reason_of_the_rules_has_its_words() {
    let text = Text::new(Lang::En);
    let mut keys: Vec<String> = Vec::new();
    for reason in Illegal::ALL {
        keys.push(format!("reason-{}", reason.key()));
        keys.push(format!("foul-{}", reason.key()));
    }
    keys.extend(Handicap::ALL.iter().map(|handicap| format!("handicap-{}", handicap.id())));
    for kind in [
        SfenErrorKind::MissingField,
        SfenErrorKind::ExtraField,
        SfenErrorKind::RowCount,
        SfenErrorKind::RowSum,
        SfenErrorKind::UnknownPiece,
        SfenErrorKind::Side,
        SfenErrorKind::HandCount,
        SfenErrorKind::KingInHand,
        SfenErrorKind::Ply,
        SfenErrorKind::Underscore,
    ] {
        keys.push(kind.key().to_owned());
    }
    keys.extend(WarningKind::ALL.map(|kind| format!("warning-{}", kind.key())));
    keys.extend(
        ["too_large", "nothing_there", "not_text", "packed", "malformed", "variant"]
            .map(|key| format!("warning-{key}")),
    );
    keys.extend(Loss::KEYS.map(|key| format!("loss-{key}")));
    for key in keys {
        assert!(text.has(&key.replace('_', "-")), "no message for {key}");
    }
}

#[test]
fn every_fault_of_a_position_is_worded_without_gaps() {
    for (sfen, kind) in [
        ("4k4/9/9/9/9/9/9/9/4K4 b 10P9p 1", FaultKind::TooMany),
        ("4k4/9/9/9/9/9/9/4K4/4K4 b - 1", FaultKind::TwoKings),
        ("4k4/9/9/4P4/4P4/9/9/9/4K4 b - 1", FaultKind::TwoPawns),
        ("P3k4/9/9/9/9/9/9/9/4K4 b - 1", FaultKind::DeadPiece),
        ("4k4/9/9/9/4R4/9/9/9/4K4 b - 1", FaultKind::OpponentInCheck),
    ] {
        let error = Position::from_sfen(sfen).unwrap_err();
        for lang in Lang::ALL {
            let said = crate::words::position(&Text::new(lang), error);
            assert!(!said.contains(['{', '$']) && !said.starts_with("position-"), "{kind:?}: {said}");
        }
    }
}

#[test]
fn what_is_wrong_with_a_typed_move_is_worded_without_gaps() {
    let start = Position::start();
    for typed in [
        "",
        "hello",
        "7",
        "７六猫",
        "7g7f 3c3d",
        "△３四歩",
        "同銀",
        "５五角",
        "58金",
        "76銀(77)",
        "55玉打",
        "7g7g",
    ] {
        let error = komadai_record::notation::parse_move(&start, None, typed).unwrap_err();
        for lang in Lang::ALL {
            let said = crate::words::notation(&Text::new(lang), &error);
            assert!(!said.contains(['{', '$']) && !said.starts_with("notation-"), "{typed}: {said}");
        }
    }
}
