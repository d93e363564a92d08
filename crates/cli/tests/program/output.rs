//! Where what a command makes goes: links, devices, pipes and disks that are full.
#![cfg(target_os = "linux")]

use std::fs::{self, File};
use std::path::PathBuf;
use std::process::{Command, Stdio};

use crate::komadai;

fn folder(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).unwrap();
    path
}

const GAME: &str = "手合割：平手\n1 ７六歩(77)\n2 投了\n";

#[test]
fn a_link_goes_on_leading_where_it_led() {
    let folder = folder("output-links");
    let game = folder.join("game.kifu");
    fs::write(&game, GAME).unwrap();
    for (name, make) in [
        ("real.svg", vec!["render", "--sfen", "startpos", "-o"]),
        ("real.csa", vec!["convert", game.to_str().unwrap()]),
    ] {
        let (real, link) = (folder.join(name), folder.join(format!("link-{name}")));
        fs::write(&real, "old").unwrap();
        std::os::unix::fs::symlink(&real, &link).unwrap();
        let mut args = make;
        args.push(link.to_str().unwrap());
        let output = komadai(&args, "");
        assert!(output.status.success(), "{name}: {output:?}");
        assert!(link.is_symlink(), "{name}");
        assert_ne!(fs::read(&real).unwrap(), b"old", "{name}");
    }
    let left: Vec<_> = fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert_eq!(left.len(), 5, "{left:?}");
}

#[test]
fn a_pipe_is_written_to_and_not_replaced() {
    let folder = folder("output-pipe");
    let pipe = folder.join("pipe.svg");
    assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    let reader = std::thread::spawn({
        let pipe = pipe.clone();
        move || fs::read_to_string(pipe).unwrap()
    });
    let output = komadai(&["render", "--sfen", "startpos", "-o", pipe.to_str().unwrap()], "");
    assert!(output.status.success(), "{output:?}");
    assert!(reader.join().unwrap().contains("</svg>"));
    assert!(!pipe.is_file());
}

#[test]
fn what_a_full_disk_does_not_take_is_a_failure() {
    let game = folder("output-full").join("game.kifu");
    fs::write(&game, GAME).unwrap();
    let game = game.to_str().unwrap();
    for args in [
        vec!["position", "--sfen", "startpos", "--json"],
        vec!["render", "--sfen", "startpos", "-o", "-", "--format", "png"],
        vec!["record", "--json", game],
        vec!["convert", game, "-", "--to", "csa"],
        vec!["tsume", "--json", "--sfen", "8k/9/8P/9/9/9/9/9/9 b G 1"],
    ] {
        let full = File::options().write(true).open("/dev/full").unwrap();
        let output = Command::new(env!("CARGO_BIN_EXE_komadai"))
            .args(&args)
            .env("LC_ALL", "C")
            .stdin(Stdio::null())
            .stdout(full)
            .output()
            .unwrap();
        let complaint = String::from_utf8(output.stderr).unwrap();
        assert_eq!(
            (output.status.code(), complaint.contains("cannot be written")),
            (Some(2), true),
            "{args:?}: {complaint}"
        );
    }
}

#[test]
fn an_import_passes_pipes_by() {
    let folder = folder("output-import");
    let (games, data) = (folder.join("games"), folder.join("data"));
    fs::create_dir(&games).unwrap();
    fs::write(games.join("game.kifu"), GAME).unwrap();
    assert!(Command::new("mkfifo").arg(games.join("pipe.kif")).status().unwrap().success());
    let output = komadai(&["import", "--data", data.to_str().unwrap(), games.to_str().unwrap()], "");
    assert!(output.status.success(), "{output:?}");
}
