//! Habits of the source files.

use std::fs;
use std::path::Path;

use anyhow::Result;

use crate::shell::{output, program, root};

/// No source file is longer, tests and generated ones apart.
const LINES: usize = 1000;

/// What no file of the project may hold, and why.
const FORBIDDEN: &[(&str, &str)] = &[
    (concat!("to", "do!("), "unfinished work"),
    (concat!("unimple", "mented!("), "unfinished work"),
    (concat!("#[al", "low("), "use expect with a reason"),
    (concat!("#![al", "low("), "use expect with a reason"),
    (concat!("/wo", "rk/"), "a path of somebody's machine"),
    (concat!("/ro", "ot/"), "a path of somebody's machine"),
    (concat!("../sha", "red"), "a path outside the project"),
];

/// Endings of the files that are read.
const SOURCES: &[&str] = &["rs", "ts", "tsx", "css", "html", "toml", "md", "ftl", "sh", "json", "mjs"];

pub(super) fn check() -> Result<Vec<String>> {
    let root = root();
    let mut faults = Vec::new();
    // Untracked files count too, unless git ignores them: what is about to be committed is checked before it is.
    let listed = output(program("git", &["ls-files", "--cached", "--others", "--exclude-standard"]))?;
    for name in listed.lines().filter(|name| root.join(name).is_file()) {
        let Some(ending) = Path::new(name).extension().and_then(|ending| ending.to_str()) else { continue };
        if !SOURCES.contains(&ending) || name.ends_with("package-lock.json") {
            continue;
        }
        let text = fs::read_to_string(root.join(name))?;
        faults.extend(look(name, ending, &text));
    }
    for entry in fs::read_dir(root.join("crates"))? {
        let folder = entry?.path();
        if !folder.join("README.md").is_file() {
            faults.push(format!("{} has no README.md", folder.strip_prefix(&root)?.display()));
        }
    }
    for lock in ["Cargo.lock", "web/package-lock.json"] {
        if !root.join(lock).is_file() {
            faults.push(format!("{lock} is missing"));
        }
    }
    Ok(faults)
}

fn look(name: &str, ending: &str, text: &str) -> Vec<String> {
    let mut faults = Vec::new();
    let is_test = name.contains("/tests/") || name.ends_with("tests.rs") || name.contains(".test.");
    let is_code = matches!(ending, "rs" | "ts" | "tsx");
    let lines = text.lines().count();
    if is_code && !is_test && lines > LINES {
        faults.push(format!("{name} has {lines} lines, more than {LINES}: split it by noun"));
    }
    for (number, line) in text.lines().enumerate() {
        for (word, why) in FORBIDDEN {
            if line.contains(word) {
                faults.push(format!("{name}:{}: {word} ({why})", number + 1));
            }
        }
    }
    if !text.is_empty() && !text.ends_with('\n') {
        faults.push(format!("{name} does not end with a newline"));
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::{FORBIDDEN, look};

    #[test]
    fn forbidden_words_are_found_with_their_line() {
        for (word, _) in FORBIDDEN {
            let faults = look("crates/x/src/lib.rs", "rs", &format!("fine\n{word}\n"));
            assert_eq!(faults.len(), 1, "{word}");
            assert!(faults[0].starts_with("crates/x/src/lib.rs:2:"));
        }
    }

    #[test]
    fn long_files_are_found_unless_they_are_tests() {
        let long = "line\n".repeat(1001);
        assert_eq!(look("crates/x/src/lib.rs", "rs", &long).len(), 1);
        assert!(look("crates/x/tests/all.rs", "rs", &long).is_empty());
        assert!(look("crates/x/README.md", "md", &long).is_empty());
    }
}
