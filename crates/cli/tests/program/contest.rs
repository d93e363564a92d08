//! `komadai match`: our own engine against itself.

use crate::komadai;

fn folder(name: &str) -> std::path::PathBuf {
    let folder = std::env::temp_dir().join(format!("komadai-{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

fn engine() -> String {
    format!("\"{}\" usi", env!("CARGO_BIN_EXE_komadai"))
}

#[test]
fn games_are_counted_and_kept() {
    let folder = folder("match");
    let openings = folder.join("openings.sfen");
    std::fs::write(&openings, "startpos moves 7g7f 3c3d # one\n").unwrap();
    let (games, engine) = (folder.join("games"), engine());
    let args = [
        "match",
        "--engine1",
        &engine,
        "--engine2",
        &engine,
        "--nodes1",
        "60",
        "--nodes2",
        "20",
        "--games",
        "2",
        "--options1",
        "Threads=1;USI_Hash=1",
        "--options2",
        "Threads=1;USI_Hash=1",
        "--max-moves",
        "40",
        "--openings",
        openings.to_str().unwrap(),
        "-o",
        games.to_str().unwrap(),
        "--sprt",
        "0,10",
    ];
    let output = komadai(&args, "");
    let said = String::from_utf8(output.stdout).unwrap();
    assert_eq!(output.status.code(), Some(0), "{said}{}", String::from_utf8_lossy(&output.stderr));
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(lines.len(), 3, "{said}");
    assert!(lines[0].starts_with("Game 1 of 2 (engine 1: Black; moves: "), "{said}");
    assert!(lines[1].starts_with("Game 2 of 2 (engine 1: White; moves: "), "{said}");
    assert!(lines[2].starts_with("won ") && lines[2].contains(", SPRT "), "{said}");
    for number in ["00001", "00002"] {
        let file = games.join(number).with_extension("kif");
        let record = komadai(&["record", file.to_str().unwrap(), "--json"], "");
        let json: serde_json::Value = serde_json::from_slice(&record.stdout).unwrap();
        assert_eq!(json["moves"][1], "3c3d");
        assert_eq!(json["warnings"].as_array().unwrap().len(), 0, "{json}");
        assert!(json["end"].is_string() && json["moves"].as_array().unwrap().len() <= 40, "{json}");
    }
    // What is kept stays.
    assert_eq!(komadai(&args, "").status.code(), Some(2));
    std::fs::write(&openings, "startpos moves 7g7e\n").unwrap();
    let output = komadai(&args, "");
    assert!(String::from_utf8_lossy(&output.stderr).contains("line 1: move 1, “7g7e”, is not legal"));
    std::fs::remove_dir_all(folder).unwrap();
}

#[cfg(unix)]
#[test]
fn an_interrupt_ends_a_match_with_its_result() {
    use std::io::{BufRead as _, BufReader};
    use std::process::{Command, Stdio};
    let engine = engine();
    let mut child = Command::new(env!("CARGO_BIN_EXE_komadai"))
        .args(["match", "--engine1", &engine, "--engine2", &engine, "--nodes", "20", "--games", "100000"])
        .args(["--max-moves", "10", "--lang", "en"])
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map(Result::unwrap);
    assert!(lines.next().unwrap().starts_with("Game 1 of 100000 "));
    Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    let last = lines.last().unwrap();
    assert!(last.starts_with("won "), "{last}");
    assert_eq!(child.wait().unwrap().code(), Some(0));
}
