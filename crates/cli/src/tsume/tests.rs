//! Every sentence about mate problems exists, and every one that exists is said.

use std::collections::BTreeSet;
use std::path::PathBuf;

use komadai_text::{Lang, Text};
use komadai_tsume::{FaultKind, Refusal, Stop};

/// Keys that stand in the sources of the command, and those made from what the solver returns.
fn said() -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("src/tsume");
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.file_name().is_some_and(|name| name != "tests.rs") {
            let source = std::fs::read_to_string(path).unwrap();
            let literals = source.split('"').filter(|literal| !literal.ends_with('-'));
            let plain = |literal: &&str| literal.chars().all(|c| c.is_ascii_lowercase() || c == '-');
            let ours = |literal: &&str| literal.starts_with("tsume-") || literal.starts_with("cli-tsume");
            keys.extend(literals.filter(plain).filter(ours).map(str::to_owned));
        }
    }
    let dashed = |key: &str| key.replace('_', "-");
    keys.extend(FaultKind::ALL.map(|kind| format!("tsume-fault-{}", dashed(kind.key()))));
    keys.extend(Stop::ALL.map(|stop| format!("tsume-stop-{}", stop.key())));
    let refusals = [
        Refusal::BothInCheck,
        Refusal::NoKing,
        Refusal::NoAttackers,
        Refusal::AlreadyMated,
        Refusal::AttackerMated,
        Refusal::NotInCheck,
    ];
    keys.extend(refusals.map(|refusal| dashed(refusal.key())));
    keys
}

#[test]
fn every_message_is_there_and_used() {
    let text = Text::new(Lang::En);
    let said = said();
    assert!(said.len() > 30, "{said:?}");
    for key in &said {
        assert!(text.has(key), "no message {key}");
    }
    let source = include_str!("../../../../locales/en/tsume.ftl");
    for line in source.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase())) {
        let key = line.split(' ').next().unwrap();
        assert!(said.contains(key), "{key} is never said");
    }
}
