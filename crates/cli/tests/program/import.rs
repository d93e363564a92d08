//! `komadai import`.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

use crate::komadai;

fn folder(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(path.join("games/below")).unwrap();
    path
}

fn import(folder: &Path, args: &[&str]) -> (Option<i32>, String, String) {
    let data = folder.join("data");
    let mut line = vec!["import", "--data", data.to_str().unwrap()];
    line.extend(args);
    let output = komadai(&line, "");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (output.status.code(), text(output.stdout), text(output.stderr))
}

const GAME: &str = "手合割：平手\n先手：甲\n1 ７六歩(77)\n2 ３四歩(33)\n3 投了\n";

#[test]
fn folders_are_imported_and_what_failed_is_named_with_its_place() {
    let folder = folder("import-names");
    let games = folder.join("games");
    fs::write(games.join("one.kifu"), GAME).unwrap();
    fs::write(games.join("below/two.csa"), "PI\n+\n+7776FU\n%TORYO\n/\nPI\n+\n+2726FU\n%TORYO\n").unwrap();
    fs::write(games.join("below/same.kifu"), GAME).unwrap();
    fs::write(games.join("foul.kifu"), "手合割：平手\n1 ７六歩(77)\n2 ３五歩(33)\n").unwrap();
    fs::write(games.join("broken.jkf"), "{\"header\":\n  {{").unwrap();
    fs::write(games.join("notes.txt"), "not looked at").unwrap();
    let (code, out, complaints) = import(&folder, &[games.to_str().unwrap()]);
    assert_eq!(code, Some(2), "{out} {complaints}");
    assert!(
        out.contains("4 records added from 4 files (1 were there already; 0 files done before; 1 failed)"),
        "{out}"
    );
    assert!(complaints.contains("broken.jkf: line 2, column 4:"), "{complaints}");
    assert!(complaints.contains("foul.kifu: line 3, column "), "{complaints}");
    assert!(!complaints.contains("notes.txt"), "{complaints}");
    // Again: what was done is not read, what failed is tried.
    let (code, out, _) = import(&folder, &[games.to_str().unwrap()]);
    assert_eq!(code, Some(2));
    assert!(
        out.contains("0 records added from 0 files (0 were there already; 4 files done before; 1 failed)"),
        "{out}"
    );
    // A changed file is read again, and only what is new in it is kept.
    fs::remove_file(games.join("broken.jkf")).unwrap();
    fs::write(games.join("one.kifu"), GAME.replace("甲", "甲乙")).unwrap();
    let (code, out, complaints) =
        import(&folder, &[games.to_str().unwrap(), games.join("one.kifu").to_str().unwrap()]);
    assert_eq!((code, complaints.as_str()), (Some(0), ""));
    assert!(
        out.contains("One record added from one file (0 were there already; 3 files done before; 0 failed)"),
        "{out}"
    );
}

#[test]
fn what_is_not_there_is_said() {
    let folder = folder("import-missing");
    let (code, _, complaint) = import(&folder, &[folder.join("nowhere.kif").to_str().unwrap()]);
    assert_eq!(code, Some(2));
    assert!(complaint.contains("nowhere.kif"), "{complaint}");
    assert_eq!(import(&folder, &[]).0, Some(2), "something must be named");
}

/// Games that differ in their first moves, so that none is the other's copy.
fn many(games: &Path, count: usize) {
    for index in 0..count {
        let names = format!("手合割：平手\n先手：第{index}局\n");
        let mut text = format!("{names}1 ２六歩(27)\n2 ８四歩(83)\n3 ２五歩(26)\n4 ８五歩(84)\n");
        for ply in 5..45 {
            let mv = ["８二飛(84)", "２六飛(28)", "８四飛(82)", "２八飛(26)"][ply % 4];
            writeln!(text, "{ply} {mv}").unwrap();
        }
        fs::write(games.join(format!("{index}.kifu")), text).unwrap();
    }
}

#[test]
fn an_import_that_is_killed_goes_on_where_it_was() {
    const COUNT: usize = 3_000;
    let folder = folder("import-killed");
    let (games, data) = (folder.join("games"), folder.join("data"));
    many(&games, COUNT);
    let mut child = Command::new(env!("CARGO_BIN_EXE_komadai"))
        .args(["import", "--lang", "en", "--data"])
        .args([&data, &games])
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    // The log grows with the first games that are written.
    let is_begun = || fs::metadata(data.join("komadai.db-wal")).is_ok_and(|log| log.len() > 200_000);
    while !is_begun() && child.try_wait().unwrap().is_none() {
        std::thread::sleep(Duration::from_millis(1));
    }
    // kill -9
    child.kill().unwrap();
    child.wait().unwrap();
    let (code, out, complaints) = import(&folder, &[games.to_str().unwrap()]);
    assert_eq!((code, complaints.as_str()), (Some(0), ""), "{out}");
    let numbers: Vec<usize> =
        out.split(|c: char| !c.is_ascii_digit()).filter_map(|part| part.parse().ok()).collect();
    let [records, files, already, before, failed] = numbers[..] else { panic!("{out}") };
    assert_eq!((files + before, already, failed), (COUNT, 0, 0), "{out}");
    assert_eq!(records, files, "what the kill cut off came once: {out}");
    assert!(before < COUNT, "it was killed too late to show anything: {out}");
    let (_, out, _) = import(&folder, &[games.to_str().unwrap()]);
    assert!(
        out.contains("0 records added from 0 files (0 were there already; 3000 files done before"),
        "{out}"
    );
}

#[test]
fn a_directory_in_use_by_a_server_is_not_imported_into() {
    let folder = folder("import-in-use");
    let data = folder.join("data");
    fs::write(folder.join("games/one.kifu"), GAME).unwrap();
    let mut server = Command::new(env!("CARGO_BIN_EXE_komadai"))
        .args(["serve", "--lang", "en", "--addr", "127.0.0.1:0", "--no-open", "--data"])
        .arg(&data)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut line = String::new();
    std::io::BufRead::read_line(&mut std::io::BufReader::new(server.stdout.take().unwrap()), &mut line)
        .unwrap();
    let (code, _, complaint) = import(&folder, &[folder.join("games").to_str().unwrap()]);
    server.kill().unwrap();
    server.wait().unwrap();
    assert_eq!(code, Some(2));
    assert!(complaint.contains("import-in-use") && complaint.contains("--data"), "{complaint}");
}

#[test]
fn standard_input_is_imported_and_pipes_are_passed_over() {
    let folder = folder("import-stdin");
    let data = folder.join("data");
    let line = ["import", "--data", data.to_str().unwrap(), "-"];
    for added in ["One record added from one file (0 were", "0 records added from one file (1 were"] {
        let output = komadai(&line, GAME);
        let out = String::from_utf8(output.stdout).unwrap();
        assert_eq!(output.status.code(), Some(0), "{out}");
        assert!(out.contains(added), "{out}");
    }
    let pipe = folder.join("games/pipe.kif");
    assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    let (code, out, complaints) = import(&folder, &[pipe.to_str().unwrap(), "/dev/zero"]);
    assert_eq!(code, Some(2));
    assert!(out.contains("2 failed"), "{out}");
    assert!(complaints.contains("pipe.kif: a pipe or a device") && complaints.contains("/dev/zero: a pipe"));
    // Found in a folder, it is nobody's wish.
    assert_eq!(import(&folder, &[folder.join("games").to_str().unwrap()]).0, Some(0));
}

#[test]
fn an_import_that_waits_ends_when_it_is_told_to() {
    let folder = folder("import-waits");
    fs::write(folder.join("games/one.kifu"), GAME).unwrap();
    let mut child = Command::new(env!("CARGO_BIN_EXE_komadai"))
        .args(["import", "--lang", "en", "--data"])
        .arg(folder.join("data"))
        .arg(folder.join("games"))
        .arg("-")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // The lock comes after the flag for signals.
    while !folder.join("data/komadai.lock").exists() && child.try_wait().unwrap().is_none() {
        std::thread::sleep(Duration::from_millis(1));
    }
    let stop = Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert!(stop.success());
    let _open = child.stdin.take();
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    assert!(String::from_utf8_lossy(&output.stderr).contains("stopped"), "{output:?}");
}
