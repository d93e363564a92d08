//! Every problem has its words in every language.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

const HERE: &str = env!("CARGO_MANIFEST_DIR");

/// What stands before a kind in this crate's sources, and before a key in those of the crates below.
const OPENERS: [&str; 5] = ["Problem::new(\"", "Fault::bad(\"", "forbidden(\"", "refuse(\"", "senseless(\""];
const KEYS: [&str; 5] = [
    "game/src/effect.rs",
    "game/src/setup.rs",
    "road/src/refusal.rs",
    "store/src/error.rs",
    "server/src/run.rs",
];

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() && !path.ends_with("tests") {
            sources(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

/// The text up to the closing quote after each opener.
fn quoted<'a>(text: &'a str, opener: &'a str) -> impl Iterator<Item = &'a str> {
    text.split(opener).skip(1).filter_map(|rest| rest.split('"').next())
}

fn kinds() -> BTreeSet<String> {
    let mut files = Vec::new();
    sources(&Path::new(HERE).join("src"), &mut files);
    let mut kinds = BTreeSet::new();
    for file in files {
        let text = fs::read_to_string(file).unwrap();
        kinds.extend(OPENERS.iter().flat_map(|opener| quoted(&text, opener)).map(str::to_owned));
    }
    for file in KEYS {
        let text = fs::read_to_string(Path::new(HERE).join("..").join(file)).unwrap();
        // The arms of `key()`: `=> "kind",`.
        for body in text.split("fn key(").skip(1).filter_map(|rest| rest.split("\n    }\n").next()) {
            kinds.extend(quoted(body, "=> \"").map(str::to_owned));
        }
    }
    kinds
}

#[test]
fn every_problem_has_its_words_in_every_language() {
    let kinds = kinds();
    assert!(kinds.len() > 45 && kinds.contains("stale") && kinds.contains("address_in_use"), "{kinds:?}");
    for language in ["en", "ja", "zh-Hans", "zh-Hant"] {
        let file = Path::new(HERE).join("../../locales").join(language).join("problems.ftl");
        let text = fs::read_to_string(file).unwrap();
        let said: BTreeSet<&str> = text.lines().filter_map(|line| line.split(" =").next()).collect();
        for kind in &kinds {
            let message = format!("problem-{}", kind.replace('_', "-"));
            assert!(said.contains(message.as_str()), "{language} lacks {message}");
        }
    }
}
