//! `komadai analyze` and `komadai coach`.

use std::fs;
use std::path::PathBuf;

use serde_json::Value;

use super::komadai;

/// A folder of its own for a test.
fn folder(name: &str) -> PathBuf {
    let path = std::env::temp_dir().join(format!("komadai-analyze-{}-{name}", std::process::id()));
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).unwrap();
    path
}

fn lines(bytes: &[u8]) -> Vec<Value> {
    let text = std::str::from_utf8(bytes).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// Black has a mate in three and drops a gold at home instead.
const MISSED: &str = "sfen 9/8k/9/8P/9/9/9/r8/4K4 b 2Gr2b2g4s4n4l17p 1 moves G*5h P*8b\n";
/// Black has no mate, and makes a brinkmate.
const BRINK: &str = "sfen 8k/9/4Gs3/9/9/9/9/9/4K4 b GS 1 moves S*1c 4c5d G*1b\n";

#[test]
fn a_missed_mate_and_a_brinkmate_are_named() {
    let output = komadai(&["analyze", "-", "--nodes", "500", "--json"], &format!("{MISSED}{BRINK}"));
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    let games = lines(&output.stdout);
    assert_eq!(games.len(), 2);
    let first = &games[0]["moves"][0];
    assert_eq!(first["missed_mate"]["plies"], 3, "{first}");
    assert!(first["reasons"].as_array().unwrap().iter().any(|reason| reason["kind"] == "missed_mate"));
    assert_eq!((&games[0]["complete"], games[0]["moves"].as_array().unwrap().len()), (&Value::Bool(true), 2));
    let brink = &games[1]["moves"][0];
    assert!(brink["brinkmate"].as_array().is_some_and(|line| line.len() >= 2), "{brink}");
    assert!(brink["threat"]["plies"].as_u64().is_some());
    // After the last move the king is mated: there is nothing more to search.
    let last = &games[1]["moves"][2];
    assert_eq!((&last["score"]["mate"], &last["missed_mate"]), (&Value::from(1), &Value::Null));
    let graph = games[1]["graph"].as_array().unwrap();
    assert_eq!(graph.last().unwrap()["chance"], 1.0);
    let summary = &games[0]["summary"]["black"];
    let count: u64 = ["forced", "best", "good", "doubtful", "mistake", "blunder"]
        .iter()
        .map(|class| summary[class].as_u64().unwrap())
        .sum();
    assert_eq!(count, 1);
}

#[test]
fn a_review_stands_in_the_record_in_every_language() {
    for (lang, missed, brink) in [
        ("en", "*Missed a mate in 3: ", "*Brinkmate: "),
        ("ja", "*3手詰を逃しました：▲", "*必至："),
        ("zh-Hans", "*错过3手诘：", "*必至："),
        ("zh-Hant", "*錯過3手詰：", "*必至："),
    ] {
        let output = komadai(&["analyze", "-", "--nodes", "300", "--lang", lang, "-o", "-"], MISSED);
        let text = String::from_utf8(output.stdout).unwrap();
        assert!(text.contains(missed) && text.contains("変化：1手"), "{text}");
        let record = komadai_record::read(text.as_bytes(), Some("x.kifu")).unwrap().remove(0);
        assert!(record.warnings.is_empty(), "{:?}", record.warnings);
        assert_eq!(record.record.moves().len(), 2);
        let output = komadai(&["analyze", "-", "--nodes", "300", "--lang", lang, "-o", "-"], BRINK);
        assert!(String::from_utf8(output.stdout).unwrap().contains(brink));
        let said = komadai(&["analyze", "-", "--nodes", "300", "--lang", lang], MISSED);
        let said = String::from_utf8(said.stdout).unwrap();
        assert!(said.contains(missed.trim_start_matches('*')) && !said.contains(['{', '$']), "{said}");
    }
}

#[test]
fn sides_of_a_handicap_game_have_their_own_names() {
    let game = "sfen lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1 moves 6a5b 7g7f\n";
    let output = komadai(&["analyze", "-", "--nodes", "50", "--lang", "ja", "-o", "-"], game);
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.contains("（下手 ") && text.contains("*上手：") && !text.contains("先手"), "{text}");
}

#[test]
fn a_folder_is_reviewed_game_by_game() {
    let input = folder("in");
    fs::create_dir(input.join("below")).unwrap();
    fs::write(input.join("a.sfen"), "startpos moves 7g7f 3c3d 7i6h 4c4d 6h7g 8b4b\n").unwrap();
    fs::write(input.join("below/a.sfen"), format!("{BRINK}{BRINK}")).unwrap();
    fs::write(input.join("notes.txt"), "no record").unwrap();
    let out = folder("out").join("reviewed");
    let args = ["analyze", input.to_str().unwrap(), "--nodes", "200", "--json", "-o", out.to_str().unwrap()];
    let output = komadai(&args, "");
    assert_eq!((output.status.code(), lines(&output.stdout).len()), (Some(0), 3), "{output:?}");
    let mut names: Vec<String> =
        fs::read_dir(&out).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    assert_eq!(names, ["a-2.kifu", "a-3.kifu", "a.kifu"]);
    // A folder that holds the records themselves keeps them.
    let own = folder("own");
    let source = "手合割：平手\n1 ７六歩(77)\n";
    fs::write(own.join("g.kifu"), source).unwrap();
    let place = own.to_str().unwrap();
    let output = komadai(&["analyze", place, "--nodes", "50", "-o", place], "");
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    assert_eq!(fs::read_to_string(own.join("g.kifu")).unwrap(), source);
    assert!(fs::read_to_string(own.join("g-2.kifu")).unwrap().contains("*Reviewed with"));
    // Shift_JIS has no simplified Chinese, and the loss is told.
    let file = own.join("g.kif");
    let args = ["analyze", "-", "--nodes", "50", "--lang", "zh-Hans", "-o", file.to_str().unwrap()];
    let output = komadai(&args, BRINK);
    assert!(output.status.success() && !output.stderr.is_empty(), "{output:?}");
    let text = fs::read_to_string(out.join("a.kifu")).unwrap();
    assert!(text.contains("Fourth-file Rook"), "{text}");
}

#[test]
fn any_usi_engine_gives_the_scores() {
    let engine = format!("\"{}\" usi", env!("CARGO_BIN_EXE_komadai"));
    let args = ["analyze", "-", "--engine", &engine, "--time", "20ms", "--multipv", "1", "--json"];
    let output = komadai(&args, "startpos moves 7g7f\n");
    let games = lines(&output.stdout);
    assert_eq!(games[0]["moves"][0]["move"], "7g7f");
    assert!(games[0]["moves"][0]["score"]["cp"].is_i64(), "{}", games[0]);
}

#[test]
fn what_cannot_be_reviewed_is_said_and_the_rest_goes_on() {
    let two =
        format!("sfen 9/9/9/9/9/9/9/9/9 b - 1 moves 7g7f\nsfen 4k4/9/9/4P4/4P4/9/9/9/4K4 b - 1\n{BRINK}");
    let output = komadai(&["analyze", "-", "--nodes", "100", "--json"], &two);
    assert_eq!(output.status.code(), Some(2));
    let games = lines(&output.stdout);
    assert_eq!(games.len(), 3);
    assert_eq!(games[1]["error"]["kind"], "position_two_pawns");
    assert!(games[2]["error"].is_null());
    for args in [
        vec!["analyze"],
        vec!["analyze", "/no/such/file.kif"],
        vec!["analyze", "-", "--engine", "/no/such/engine"],
        vec!["analyze", "-", "--engine", "true"],
        vec!["analyze", "-", "--engine", "\"open"],
        vec!["analyze", "-", "--engine", ""],
        vec!["analyze", "-", "--time", "soon"],
        vec!["analyze", "-", "--time", "0s"],
        vec!["analyze", "-", "--nodes", "0"],
        vec!["analyze", "-", "--nodes", "1", "--time", "1s"],
        vec!["analyze", "-", "--multipv", "0"],
        vec!["analyze", "-", "--nodes", "1", "-o", "x.unknown"],
        vec!["analyze", "-", "--nodes", "1", "-o", "/no/such/folder/x.kifu"],
        vec!["coach"],
        vec!["coach", "/no/such/file.kif"],
        vec!["coach", "--sfen", "x"],
        vec!["coach", "--sfen", "startpos", "--moves", "7g7e"],
        vec!["coach", "--sfen", "startpos", "--moves", "hello"],
    ] {
        let output = komadai(&args, BRINK);
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        let complaint = String::from_utf8(output.stderr).unwrap();
        assert_eq!(complaint.trim_end().lines().count(), 1, "{args:?}: {complaint}");
    }
}

#[test]
fn the_coach_tells_one_object_a_line() {
    let game = "startpos moves 7g7f 3c3d 7i6h 4c4d 6h7g 8b4b\n";
    let output = komadai(&["coach", "-", "--json"], game);
    let told = lines(&output.stdout);
    assert_eq!(told.len(), 1, "{told:?}");
    let expected = serde_json::json!({
        "ply": 6, "side": "white", "kind": "opening", "id": "shikenbisha", "tone": "note",
        "names": { "ja": "四間飛車", "zh_hans": "四间飞车", "zh_hant": "四間飛車", "en": "Fourth-file Rook" },
    });
    assert_eq!(told[0], expected);
    let two = komadai(&["coach", "-", "--json"], &format!("{game}{game}"));
    assert_eq!(
        (&lines(&two.stdout)[1]["game"], &lines(&two.stdout)[1]["file"]),
        (&Value::from(2), &Value::from("-"))
    );
    let standing = "lnsgkgsnl/1r5b1/ppppppppp/9/9/2PPP4/PPSGSPPPP/1KG4R1/LN3B1NL b - 40";
    let output = komadai(&["coach", "--sfen", standing, "--json"], "");
    assert_eq!(lines(&output.stdout)[0]["id"], "sou_yagura");
    let said = komadai(&["coach", "-", "--lang", "ja"], game);
    assert!(String::from_utf8(said.stdout).unwrap().contains("後手の戦型：四間飛車"));
}
