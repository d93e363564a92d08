//! Every sentence of reviews and of the coach exists, and every one that exists is said.

use std::collections::BTreeSet;
use std::path::PathBuf;

use komadai_coach::review::Class;
use komadai_text::{Lang, Text};

/// Keys that stand in the sources of the commands, and those made from what the library returns.
fn said() -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    for folder in ["src/analyze", "src/coach"] {
        for entry in std::fs::read_dir(PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(folder)).unwrap() {
            let path = entry.unwrap().path();
            if path.file_name().is_some_and(|name| name != "tests.rs") {
                let source = std::fs::read_to_string(path).unwrap();
                let literals = source.split('"').filter(|literal| !literal.ends_with('-'));
                let plain = |literal: &&str| literal.chars().all(|c| c.is_ascii_lowercase() || c == '-');
                let ours = |literal: &&str| {
                    ["analyze-", "cli-analyze", "cli-coach"].iter().any(|area| literal.starts_with(area))
                };
                keys.extend(literals.filter(plain).filter(ours).map(str::to_owned));
            }
        }
    }
    // Moves that are no worse than good are not named.
    keys.extend(
        Class::ALL
            .into_iter()
            .filter(|class| class.is_bad())
            .map(|class| format!("analyze-class-{}", class.key())),
    );
    keys
}

#[test]
fn every_message_is_there_and_used() {
    let text = Text::new(Lang::En);
    let said = said();
    assert!(said.len() > 20, "{said:?}");
    for key in &said {
        assert!(text.has(key), "no message {key}");
    }
    let source = include_str!("../../../../locales/en/analyze.ftl");
    for line in source.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase())) {
        let key = line.split(' ').next().unwrap();
        assert!(said.contains(key), "{key} is never said");
    }
}
