//! `komadai render`.

use std::path::{Path, PathBuf};
use std::process::Output;

use crate::komadai;

/// An empty folder of this test's own.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("render-{name}"));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

const KIF: &str = "手合割：平手\n先手：ハブ\n後手：<b>&\n1 ７六歩(77)\n2 ３四歩(33)\n3 ２二角成(88)\n4 投了\n変化：2手\n2 ８四歩(83)\n";

/// Runs `komadai render …` and gives what came out with its errors.
fn render(args: &[&str], input: &str) -> (Output, String) {
    let output = komadai(&[&["render"], args].concat(), input);
    let told = String::from_utf8(output.stderr.clone()).unwrap();
    (output, told)
}

fn saved(folder: &Path) -> String {
    let file = folder.join("game.kifu");
    std::fs::write(&file, KIF).unwrap();
    file.to_str().unwrap().to_owned()
}

#[test]
fn a_position_becomes_a_picture_of_each_kind() {
    let folder = folder("kinds");
    for (ending, start) in [("svg", &b"<svg "[..]), ("png", b"\x89PNG"), ("GIF", b"GIF89a")] {
        let out = folder.join(format!("board.{ending}"));
        let (output, told) =
            render(&["--sfen", "startpos", "-o", out.to_str().unwrap(), "--size", "200"], "");
        assert_eq!(output.status.code(), Some(0), "{told}");
        assert!(std::fs::read(&out).unwrap().starts_with(start), "{ending}");
    }
    assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 3, "nothing else is left behind");
}

#[test]
fn a_game_is_drawn_at_the_move_asked_for_in_the_reader_s_language() {
    let folder = folder("ply");
    let file = saved(&folder);
    let title = |args: &[&str]| {
        let (output, told) = render(&[&[file.as_str(), "-o", "-", "--format", "svg"], args].concat(), "");
        assert_eq!(output.status.code(), Some(0), "{told}");
        let svg = String::from_utf8(output.stdout).unwrap();
        svg.split_once("<title>").unwrap().1.split_once("</title>").unwrap().0.to_owned()
    };
    assert_eq!(title(&["--ply", "0"]), "Shogi diagram: Start position");
    assert_eq!(title(&["--ply", "3"]), "Shogi diagram: After move 3: Bx2b+");
    assert_eq!(title(&[]), "Shogi diagram: Black wins after 3 moves (resignation)");
    assert_eq!(title(&["--lang", "ja"]), "将棋の局面図: まで3手で先手の勝ち（投了）");
    assert_eq!(title(&["--lang", "zh-Hans", "--ply", "1"]), "将棋局面图: 第1手 ▲7六步为止");
    assert_eq!(title(&["--caption", "</svg>"]), "Shogi diagram: &lt;/svg&gt;");
}

#[test]
fn options_change_the_picture() {
    let mut seen = std::collections::BTreeSet::new();
    for args in [
        &[][..],
        &["--style", "book"],
        &["--pieces", "two"],
        &["--pieces", "international"],
        &["--pieces", "beginner"],
        &["--flip"],
        &["--coordinates", "digits"],
        &["--arrow", "7g7f"],
        &["--arrow", "7g7f", "--arrow", "3c3d"],
        &["--circle", "5e"],
        &["--size", "300"],
        &["--lang", "ja"],
    ] {
        let fixed = ["--sfen", "startpos", "-o", "-", "--format", "svg"];
        let (output, told) = render(&[&fixed, args].concat(), "");
        assert_eq!(output.status.code(), Some(0), "{told}");
        assert!(seen.insert(output.stdout), "{args:?} makes no difference");
    }
}

#[test]
fn an_animation_has_a_frame_a_position() {
    let folder = folder("gif");
    let file = saved(&folder);
    let frames = |args: &[&str]| {
        let fixed = [file.as_str(), "-o", "-", "--format", "gif", "--size", "64"];
        let (output, told) = render(&[&fixed, args].concat(), "");
        assert_eq!(output.status.code(), Some(0), "{told}");
        // Each frame has a graphic control extension.
        output.stdout.windows(3).filter(|bytes| bytes == b"\x21\xf9\x04").count()
    };
    assert_eq!(frames(&[]), 5, "start, three moves and the end");
    assert_eq!(frames(&["--from", "1", "--to", "2"]), 2);
    assert_eq!(frames(&["--from", "3"]), 2);
    assert_eq!(frames(&["--ply", "2"]), 1);
}

#[test]
fn the_game_of_a_file_with_several_is_chosen() {
    let games = "startpos moves 7g7f\nstartpos moves 2g2f 8c8d\n";
    let draw = |game: &str| render(&["-", "-o", "-", "--format", "svg", "--game", game], games);
    assert!(String::from_utf8(draw("2").0.stdout).unwrap().contains("After move 2: P-8d"));
    let (output, told) = draw("3");
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(told, "komadai: - has no game 3 (games: 2)\n");
}

#[test]
fn what_cannot_be_drawn_is_said_in_one_line_and_leaves_nothing() {
    let folder = folder("faults");
    let file = saved(&folder);
    let out = folder.join("out.png");
    let out = out.to_str().unwrap();
    let unwritable = folder.join("no/such/folder.png");
    for (args, expected) in [
        (
            &["--sfen", "startpos", "-o", "board.bmp"][..],
            "the ending of “board.bmp” is none of svg, png and gif; name one with --format",
        ),
        (
            &["--sfen", "startpos", "-o", "-"],
            "the ending of “-” is none of svg, png and gif; name one with --format",
        ),
        (&["--sfen", "9/9 b - 1", "-o", out], "column 4"),
        (&["--sfen", "startpos", "-o", out, "--pieces", "four"], "--pieces"),
        (&["--sfen", "startpos", "-o", out, "--size", "5000"], "--size"),
        (
            &["--sfen", "startpos", "-o", out, "--format", "gif", "--size", "4096"],
            "an animation 4096 pixels wide is too large (at most 1600)",
        ),
        (
            &["--sfen", "startpos", "-o", out, "--arrow", "7g"],
            "“7g” is no arrow (expected two squares like 7g7f)",
        ),
        (&["--sfen", "startpos", "-o", out, "--arrow", "七六"], "“七六” is no arrow"),
        (&["--sfen", "startpos", "-o", out, "--circle", "5j"], "“5j” is no square (expected one like 5e)"),
        (&["--sfen", "startpos", "-o", out, "--delay", "nan"], "“nan” is no delay"),
        (&["--sfen", "startpos", "-o", out, "--ply", "1"], "cannot go with the other arguments"),
        (&["-o", out], "FILE"),
        (&[&file, "-o", out, "--ply", "4"], "there is no position after move 4 (moves: 3)"),
        (
            &[&file, "-o", out, "--format", "gif", "--from", "3", "--to", "2"],
            "there is nothing to draw between --from and --to",
        ),
        (&["missing.kif", "-o", out], "missing.kif: cannot be opened"),
        (&["--sfen", "startpos", "-o", unwritable.to_str().unwrap()], "folder.png: cannot be written"),
    ] {
        let (output, told) = render(args, "");
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        assert!(
            told.starts_with("komadai: ") && told.contains(expected) && told.lines().count() == 1,
            "{told}"
        );
        assert!(output.stdout.is_empty());
    }
    let left: Vec<_> = std::fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert_eq!(left, ["game.kifu"]);
}

#[cfg(unix)]
#[test]
fn told_to_stop_it_leaves_neither_a_file_nor_a_part_of_one() {
    use std::process::{Command, Stdio};
    let folder = folder("stop");
    // As long as a line of play may be, so that there is time to stop it.
    let moves = "5i5h 5a5b 5h5i 5b5a ".repeat(1000);
    let file = folder.join("long.usi");
    std::fs::write(&file, format!("startpos moves {moves}")).unwrap();
    let out = folder.join("long.gif");
    let child = Command::new(env!("CARGO_BIN_EXE_komadai"))
        .args(["render", file.to_str().unwrap(), "-o", out.to_str().unwrap(), "--size", "1600"])
        .env("LC_ALL", "C")
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // It has begun when the part is there.
    while std::fs::read_dir(&folder).unwrap().count() < 2 {
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    let id = child.id().to_string();
    assert!(Command::new("kill").args(["-INT", &id]).status().unwrap().success());
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(String::from_utf8(output.stderr).unwrap(), "komadai: stopped; nothing was written\n");
    let left: Vec<_> = std::fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert_eq!(left, ["long.usi"]);
}
