//! `komadai record`.

use serde_json::{Value, json};

use crate::komadai;

fn answers(args: &[&str], input: &str) -> (Vec<Value>, Option<i32>) {
    let output = komadai(args, input);
    let text = String::from_utf8(output.stdout).unwrap();
    (text.lines().map(|line| serde_json::from_str(line).unwrap()).collect(), output.status.code())
}

#[test]
fn a_game_is_one_object_with_everything_in_it() {
    let csa = "V2.2\nN+甲\nPI\n+\n+7776FU\nT5\n'*good\n-3334FU\nT3\n%TORYO\nT1\n";
    let (answers, code) = answers(&["record", "-", "--json"], csa);
    assert_eq!(code, Some(0));
    assert_eq!(
        answers[0],
        json!({
            "file": "-", "game": 1, "format": "csa", "encoding": "utf-8",
            "start_sfen": "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
            "moves": ["7g7f", "3c3d"], "illegal_move": null, "end": "resign", "winner": "white",
            "final_sfen": "lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 3",
            "headers": {"先手": "甲"}, "times": [5, 3], "comments": {"1": "good"}, "bookmarks": {},
            "lines": [["7g7f", "3c3d"]], "warnings": [],
        })
    );
}

#[test]
fn arrows_and_circles_stand_in_comments_as_files_have_them() {
    let kif = "手合割：平手\n1 ７六歩(77)\n*[%cal R2g2f] [%csl G5e]\n*見る\n2 ３四歩(33)\n*[%csl B1a]\n";
    let (answers, _) = answers(&["record", "-", "--json"], kif);
    let told = json!({"1": "見る\n[%csl G5e]\n[%cal R2g2f]", "2": "[%csl B1a]"});
    assert_eq!(answers[0]["comments"], told);
}

#[test]
fn every_line_of_usi_is_a_game() {
    let (answers, _) = answers(&["record", "-", "--json"], "startpos moves 7g7f\nstartpos moves 2g2f 8c8d\n");
    let games: Vec<_> = answers.iter().map(|answer| (&answer["game"], &answer["moves"])).collect();
    assert_eq!(games, [(&json!(1), &json!(["7g7f"])), (&json!(2), &json!(["2g2f", "8c8d"]))]);
}

#[test]
fn a_foul_is_kept_apart_and_warned_of_with_its_place() {
    let (answers, _) = answers(&["record", "-", "--json"], "PI\n+\n+7776FU\n-5131OU\n");
    assert_eq!(answers[0]["moves"], json!(["7g7f"]));
    assert_eq!(answers[0]["illegal_move"], json!({"usi": "5a3a", "reason": "wrong_movement"}));
    let warning = &answers[0]["warnings"][0];
    assert_eq!((&warning["line"], &warning["column"], &warning["ply"]), (&json!(4), &json!(1), &json!(2)));
}

#[test]
fn a_file_that_cannot_be_read_stops_no_other() {
    let (answers, code) = answers(&["record", "no such file", "-", "--json"], "startpos moves 7g7f");
    assert_eq!(code, Some(2));
    assert_eq!(answers[0]["file"], "no such file");
    assert_eq!(answers[0]["error"]["kind"], "unreadable");
    assert_eq!(answers[1]["moves"], json!(["7g7f"]));
}

#[test]
fn moves_as_people_type_them_are_a_game() {
    for text in [
        "▲２六歩 △３四歩 ▲７六歩 △８八角成 ▲同銀 △２二銀 ▲５八金右",
        "▲2六歩△3四歩▲7六歩△8八角成▲同 銀△2二銀▲5八金右",
    ] {
        let (answers, _) = answers(&["record", "-", "--json"], text);
        assert_eq!(answers[0]["moves"], json!(["2g2f", "3c3d", "7g7f", "2b8h+", "7i8h", "3a2b", "4i5h"]));
    }
}
