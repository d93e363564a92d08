//! `komadai selfplay` and `komadai train`: from games to a network the engine evaluates with.

use crate::komadai;

#[test]
fn games_become_a_network_that_the_engine_loads() {
    let folder = std::env::temp_dir().join(format!("komadai-grow-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    let path = |name: &str| folder.join(name).display().to_string();
    let (games, net) = (path("games"), path("nn.bin"));
    let said = |args: &[&str]| {
        let output = komadai(args, "");
        let complaint = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(0), "{args:?}: {complaint}");
        String::from_utf8(output.stdout).unwrap()
    };
    let played =
        said(&["selfplay", "-o", &games, "--games", "2", "--nodes", "30", "--threads", "1", "--seed", "1"]);
    assert!(played.lines().last().unwrap().starts_with("2 games "), "{played}");
    let near = path("near");
    let looked = said(&["selfplay", "-o", &near, "--near", &games, "--each", "2", "--seed", "1"]);
    assert!(looked.contains(" positions, "), "{looked}");
    assert!(std::fs::metadata(folder.join("near/games-00000.psv")).unwrap().len() > 40);
    assert_eq!(
        komadai(&["selfplay", "-o", &near, "--near", &games, "--nodes", "9"], "").status.code(),
        Some(2)
    );
    let trained = said(&[
        "train",
        &games,
        "-o",
        &net,
        "--passes",
        "1",
        "--batch",
        "64",
        "--width",
        "32",
        "--threads",
        "1",
    ]);
    assert!(trained.contains("games: 2; ") && trained.contains("pass 1 of 1"), "{trained}");
    assert!(trained.ends_with(&format!("written to {net}\n")), "{trained}");
    // What was trained plays, and is trained further.
    said(&[
        "selfplay",
        "-o",
        &games,
        "--games",
        "1",
        "--nodes",
        "30",
        "--threads",
        "1",
        "--seed",
        "2",
        "--random",
        "20",
        "--net",
        &net,
    ]);
    said(&["train", &games, "-o", &net, "--passes", "1", "--from", &net]);
    let usi = format!("setoption name EvalFile value {net}\nisready\nposition startpos\ngo nodes 100\n");
    let output = String::from_utf8(komadai(&["usi"], &usi).stdout).unwrap();
    assert!(output.starts_with("info string network ") && output.contains("\nbestmove "), "{output}");
    std::fs::remove_dir_all(folder).unwrap();
}

#[cfg(unix)]
#[test]
fn an_interrupt_ends_self_play_with_what_was_played() {
    use std::io::{BufRead as _, BufReader};
    use std::process::{Command, Stdio};
    let folder = std::env::temp_dir().join(format!("komadai-interrupt-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    let mut child = Command::new(env!("CARGO_BIN_EXE_komadai"))
        .args(["selfplay", "--threads", "1", "--nodes", "30", "--lang", "en", "-o"])
        .arg(&folder)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    while !folder.join("games-00000.psv").exists() {
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    let lines: Vec<String> =
        BufReader::new(child.stdout.take().unwrap()).lines().map(Result::unwrap).collect();
    assert_eq!(child.wait().unwrap().code(), Some(0));
    assert!(lines.last().unwrap().contains(" games (Black "), "{lines:?}");
    std::fs::remove_dir_all(folder).unwrap();
}
