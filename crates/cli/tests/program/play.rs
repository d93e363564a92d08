//! `komadai play`, typed at by a script.

use std::io::Write as _;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use crate::komadai;

/// A file of this test's own that is not there yet.
fn file(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_file(&path);
    path
}

fn play(args: &[&str], typed: &str) -> String {
    let output = komadai(&[&["play", "--grade", "15k"], args].concat(), typed);
    let complaint = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!((output.status.code(), complaint.as_str()), (Some(0), ""));
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn moves_in_any_notation_are_played_and_answered() {
    let shown = play(&["--lang", "en"], "7g7f\n26歩\n▲４八銀\nP-9f\n1716\n");
    for (number, words) in [(1, "P-7f"), (3, "P-2f"), (5, "S-4h"), (7, "P-9f"), (9, "P-1f")] {
        assert!(shown.contains(&format!("{number}. {words}\n")), "{number}. {words}: {shown}");
        assert!(shown.contains(&format!("\n{}. ", number + 1)), "the computer answers: {shown}");
    }
    assert!(shown.ends_with("adjourned\n"), "{shown}");
}

#[test]
fn a_move_that_cannot_be_played_is_explained() {
    let shown =
        play(&["--lang", "ja"], "7g7e\nP*5e\n8h2b+\n５八金\n▲５五角\n２六飛\n猫\n△３四歩\n同歩\nresign\n");
    assert_eq!(shown.matches("途中に駒があります").count(), 3, "{shown}");
    for reason in [
        "動き方が違います",
        "その駒は持ち駒にありません",
        "途中に駒があります",
        "そこへ動ける駒がいくつかあります（4i, 6i）",
        "マス（76、７六、7f など）か「同」か駒の文字が必要です",
        "今は相手側の手番です",
        "前の手がないので「同」は使えません",
        "まで0手で後手の勝ち（投了）",
    ] {
        assert!(shown.contains(reason), "{reason}: {shown}");
    }
}

#[test]
fn a_line_of_moves_is_played_as_long_as_the_computer_follows_it() {
    // Nobody answers the first move with a gold to 4b, then a king to 5b; what comes after is left.
    let shown = play(&["--lang", "en"], "▲２六歩 △４二金 ▲７六歩 △５二玉 ▲１六歩\nquit\n");
    assert!(shown.contains("1. P-2f\n"), "{shown}");
    let left = shown.contains("the computer moved otherwise; the rest of the line is left");
    assert!(left != shown.contains("5. P-1f\n"), "{shown}");
    let refused = play(&["--lang", "en"], "7g7f 3c3e 2g2f\nquit\n");
    assert!(!refused.contains("1. "), "a line with a foul in it is not begun: {refused}");
}

#[test]
fn a_game_is_kept_as_kif_from_its_first_move() {
    let path = file("kept.kifu");
    let shown = play(&["--lang", "ja", "--save", path.to_str().unwrap(), "--clock", "600+30"], "7g7f\n");
    assert!(shown.contains("[10:00] 先手 > "), "{shown}");
    let record = std::fs::read_to_string(&path).unwrap();
    assert!(record.contains("後手：駒台（15級）\n持ち時間：600+30+0\n"), "{record}");
    assert!(record.contains("   1 ７六歩(77)"), "{record}");
    assert!(record.ends_with("   3 中断\nまで2手で中断\n"), "{record}");
    let output = komadai(&["play", "--save", path.to_str().unwrap()], "");
    assert_eq!(output.status.code(), Some(2), "a file that is there is not written over");
}

#[test]
fn taking_back_and_saving_on_request() {
    let path = file("asked.kif");
    let typed = format!("7g7f\nundo\n2g2f\nhint\nsave {0}\nresign\nsave {0}\nquit\n", path.display());
    let shown = play(&["--lang", "zh-Hans"], &typed);
    assert!(shown.contains("1. ▲2六步\n"), "{shown}");
    assert!(shown.contains("提示：▲"), "{shown}");
    assert!(shown.contains("2手，后手胜（认输）"), "{shown}");
    let bytes = std::fs::read(&path).unwrap();
    let (text, _, failed) = encoding_rs::SHIFT_JIS.decode(&bytes);
    assert!(!failed && text.contains("   1 ２六歩(27)") && text.contains("   3 投了\r\n"), "{text}");
}

#[test]
fn the_giver_of_a_handicap_moves_first() {
    let shown = play(&["--lang", "ja", "--handicap", "two", "--side", "black"], "");
    assert!(shown.contains("二枚落ち。あなたが下手、相手は15級です。"), "{shown}");
    assert!(shown.contains("\n1. △"), "{shown}");
    assert!(shown.contains("下手 > ") && shown.contains("上手の持ち駒：なし\n"), "{shown}");
    let shown = play(&["--lang", "ja", "--side", "white"], "");
    assert!(shown.contains("\n1. ▲"), "{shown}");
    assert!(shown.contains("  １ ２ ３ ４ ５ ６ ７ ８ ９\n"), "White sits on the near side: {shown}");
    let shown = play(&["--lang", "ja", "--side", "furigoma"], "");
    assert!(shown.starts_with("振り駒："), "{shown}");
}

/// A game whose player does not type.
fn silent(args: &[&str]) -> Child {
    Command::new(env!("CARGO_BIN_EXE_komadai"))
        .args([&["play", "--grade", "15k", "--lang", "ja"], args].concat())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap()
}

#[test]
fn the_flag_falls_on_a_player_who_does_not_move() {
    let mut game = silent(&["--clock", "1"]);
    let mut stdin = game.stdin.take().unwrap();
    std::thread::sleep(Duration::from_millis(1500));
    stdin.write_all(b"7g7f\nquit\n").unwrap();
    drop(stdin);
    let output = game.wait_with_output().unwrap();
    let shown = String::from_utf8(output.stdout).unwrap();
    assert!(shown.contains("まで0手で後手の勝ち（時間切れ）"), "{shown}");
    assert!(shown.contains("対局は終わっています"), "{shown}");
}

#[cfg(unix)]
#[test]
fn an_interrupt_keeps_the_game() {
    let path = file("interrupted.kifu");
    let mut game = silent(&["--save", path.to_str().unwrap()]);
    let mut stdin = game.stdin.take().unwrap();
    stdin.write_all(b"7g7f\n").unwrap();
    for _ in 0..200 {
        if std::fs::read_to_string(&path).is_ok_and(|text| text.contains("まで2手")) {
            break;
        }
        std::thread::sleep(Duration::from_millis(50));
    }
    let status = Command::new("kill").args(["-INT", &game.id().to_string()]).status().unwrap();
    assert!(status.success());
    let output = game.wait_with_output().unwrap();
    drop(stdin);
    assert_eq!(output.status.code(), Some(0));
    assert!(String::from_utf8(output.stdout).unwrap().ends_with("中断\n"));
    assert!(std::fs::read_to_string(&path).unwrap().contains("まで2手で中断"));
}
