//! `komadai position` as scripts use it.

use serde_json::{Value, json};

use crate::komadai;

fn batch(requests: &[Value]) -> Vec<Value> {
    let input: String = requests.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n");
    let output = komadai(&["position", "--json", "--batch"], &input);
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout)
        .unwrap()
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

/// One row of the rule cases.
struct Case<'a> {
    name: &'a str,
    sfen: &'a str,
    moves: Vec<&'a str>,
    question: &'a str,
    argument: &'a str,
    answer: &'a str,
}

fn cases() -> Vec<Case<'static>> {
    include_str!("../../../../testdata/rules/cases.tsv")
        .lines()
        .filter(|line| !line.starts_with('#') && !line.trim().is_empty())
        .map(|line| {
            let fields: Vec<&str> = line.split('\t').collect();
            let (question, argument) = fields[3].split_once(' ').unwrap_or((fields[3], ""));
            Case {
                name: fields[0],
                sfen: fields[1],
                moves: fields[2].split_whitespace().collect(),
                question,
                argument,
                answer: fields[4],
            }
        })
        .collect()
}

#[test]
fn every_rule_case_is_answered_as_expected() {
    let cases = cases();
    assert!(cases.len() >= 100, "only {} cases", cases.len());
    let requests: Vec<Value> = cases
        .iter()
        .map(|case| match case.question {
            "legal" => json!({"id": case.name, "sfen": case.sfen, "moves": case.moves, "try": case.argument}),
            "notation" => json!({"id": case.name, "sfen": case.sfen, "moves": [case.argument]}),
            _ => json!({"id": case.name, "sfen": case.sfen, "moves": case.moves}),
        })
        .collect();
    let answers = batch(&requests);
    assert_eq!(answers.len(), cases.len());
    for (case, answer) in cases.iter().zip(&answers) {
        assert_eq!(answer["id"], case.name);
        let yes = |value: bool| if value { "yes" } else { "no" }.to_owned();
        let found = match case.question {
            "legal" => yes(answer["try"]["legal"].as_bool().unwrap()),
            "legalcount" => answer["legal_moves"].as_array().unwrap().len().to_string(),
            "checkmate" => yes(answer["checkmate"].as_bool().unwrap()),
            "rep" => answer["repetition"].as_str().unwrap_or("none").to_owned(),
            "decl27" => answer["declaration"]["csa27"].as_str().unwrap().to_owned(),
            "decl24" => answer["declaration"]["csa24"].as_str().unwrap().to_owned(),
            "decl27h" => answer["declaration"]["csa27h"].as_str().unwrap().to_owned(),
            "try" => answer["declaration"]["try"].as_str().unwrap().to_owned(),
            "notation" => {
                answer["last_move"]["ja"].as_str().unwrap().trim_start_matches(['▲', '△']).to_owned()
            }
            "sfen" => (if answer["error"].is_null() { "accept" } else { "reject" }).to_owned(),
            other => panic!("{}: no such question: {other}", case.name),
        };
        if case.answer != "either" {
            assert_eq!(found, case.answer, "{}: {answer}", case.name);
        }
    }
}

#[test]
fn an_answer_has_every_field() {
    let answers =
        batch(&[json!({"id": 7, "sfen": "startpos", "moves": ["7g7f", "3c3d", "8h2b+"], "try": "3a2b"})]);
    let answer = &answers[0];
    assert_eq!(answer["legal_moves"].as_array().unwrap().len(), 33);
    let mut answer = answer.clone();
    answer["legal_moves"] = json!([]);
    assert_eq!(
        answer,
        json!({
            "id": 7,
            "sfen": "lnsgkgsnl/1r5+B1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL w B 4",
            "side_to_move": "white", "ply": 4, "in_check": false, "checkmate": false, "no_moves": false,
            "legal_moves": [], "repetition": null,
            "declaration": {"csa27": "no", "csa24": "no", "csa27h": "no", "try": "no"},
            "points": {"black": 32, "white": 22},
            "last_move": {
                "usi": "8h2b+", "ja": "▲２二角成", "zh_hans": "▲2二角成", "zh_hant": "▲2二角成", "western": "Bx2b+"
            },
            "try": {
                "usi": "3a2b", "legal": true, "reason": null,
                "ja": "△同銀", "zh_hans": "△同银", "zh_hant": "△同銀", "western": "Sx2b"
            },
            "error": null
        })
    );
}

#[test]
fn every_reason_has_its_key() {
    let reason = |sfen: &str, mv: &str| {
        let answer = batch(&[json!({"sfen": sfen, "try": mv})]).remove(0);
        assert_eq!(answer["id"], Value::Null);
        assert_eq!(answer["try"]["legal"], false, "{mv}");
        answer["try"]["reason"].as_str().unwrap().to_owned()
    };
    let start = "startpos";
    assert_eq!(reason("4k4/9/9/9/4P4/9/9/9/4K4 b P 1", "P*5h"), "nifu");
    assert_eq!(reason("kl7/1n7/K8/9/9/9/9/9/9 b P 1", "P*9b"), "uchifuzume");
    assert_eq!(reason("4k4/9/9/9/9/9/9/9/4K4 b N 1", "N*1b"), "dead_end");
    assert_eq!(reason("4k4/9/9/9/9/9/9/9/4K4 b N 1", "N*5i"), "occupied");
    assert_eq!(reason("4k4/9/9/9/9/9/9/9/4K4 b N 1", "S*5e"), "not_in_hand");
    assert_eq!(reason(start, "7g7f+"), "cannot_promote");
    assert_eq!(reason("4k4/P8/9/9/9/9/9/9/4K4 b - 1", "9b9a"), "must_promote");
    assert_eq!(reason(start, "7g7e"), "wrong_movement");
    assert_eq!(reason(start, "8h3c"), "blocked");
    assert_eq!(reason(start, "9i9h+"), "cannot_promote");
    assert_eq!(reason(start, "8h7g"), "own_piece");
    assert_eq!(reason("4r2k1/9/9/9/9/9/9/4G4/4K4 b - 1", "5h4h"), "leaves_king_in_check");
    for text in ["", "hello", "7g", "7g7f++", "▲７六歩", "P*", "0a1b", "7g7g"] {
        assert_eq!(reason(start, text), "malformed", "{text}");
    }
}

#[test]
fn a_bad_request_is_answered_in_its_own_line() {
    let long = format!("{{\"id\": 1, \"sfen\": \"{}\"}}", "x".repeat(3 << 20));
    let lines = [
        "{\"id\": {\"b\": 1, \"a\": [1.50]}, \"sfen\": \"startpos\"}",
        "garbage",
        "{\"id\": 2}",
        "{\"id\": \"three\", \"sfen\": 3}",
        "[\"startpos\"]",
        "{\"id\": 5, \"sfen\": \"9/9/9/9/9/9/9/9 b - 1\"}",
        "{\"id\": 6, \"sfen\": \"startpos\", \"moves\": [\"7g7f\", \"7g7f\"]}",
        "{\"id\": 7, \"sfen\": \"startpos\", \"moves\": [\"7g7f\", \"x\"]}",
        &long,
        "{\"id\": 123456789012345678901234567890, \"sfen\": \"startpos\"}",
        "{\"id\": 9, \"sfen\": \"4k4/9/9/9/4R4/9/9/9/4K4 b - 1\"}",
    ];
    let output = komadai(&["position", "--json", "--batch"], &lines.join("\n"));
    assert_eq!(output.status.code(), Some(0));
    let text = String::from_utf8(output.stdout).unwrap();
    let answers: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(answers.len(), lines.len());
    assert!(text.starts_with("{\"id\":{\"b\": 1, \"a\": [1.50]},"), "the id is given back as it came");
    assert!(text.contains("{\"id\":123456789012345678901234567890,"));
    let kinds: Vec<&str> =
        answers.iter().map(|answer| answer["error"]["kind"].as_str().unwrap_or("none")).collect();
    assert_eq!(
        kinds,
        [
            "none",
            "bad_json",
            "bad_request",
            "bad_request",
            "bad_request",
            "sfen_row_count",
            "illegal_move",
            "malformed_move",
            "line_too_long",
            "none",
            "position_opponent_in_check"
        ]
    );
    assert_eq!(answers[1]["error"]["line"], 2);
    assert_eq!(answers[3]["id"], "three");
    assert_eq!(answers[6]["error"]["ply"], 2);
    assert_eq!(answers[5]["error"]["column"], 16);
    for answer in &answers {
        assert!(answer["error"].is_null() || answer["error"]["message"].is_string());
    }
}

#[test]
fn people_see_a_board_in_their_language() {
    let shown = |lang: &str| {
        let args = ["position", "--lang", lang, "--sfen", "startpos", "--moves", "7g7f 3c3d 8h2b+"];
        String::from_utf8(komadai(&args, "").stdout).unwrap()
    };
    let japanese = shown("ja");
    assert_eq!(
        japanese,
        "後手の持ち駒：なし\n\
         \x20 ９ ８ ７ ６ ５ ４ ３ ２ １\n\
         +---------------------------+\n\
         |v香v桂v銀v金v玉v金v銀v桂v香|一\n\
         | ・v飛 ・ ・ ・ ・ ・ 馬 ・|二\n\
         |v歩v歩v歩v歩v歩v歩 ・v歩v歩|三\n\
         | ・ ・ ・ ・ ・ ・v歩 ・ ・|四\n\
         | ・ ・ ・ ・ ・ ・ ・ ・ ・|五\n\
         | ・ ・ 歩 ・ ・ ・ ・ ・ ・|六\n\
         | 歩 歩 ・ 歩 歩 歩 歩 歩 歩|七\n\
         | ・ ・ ・ ・ ・ ・ ・ 飛 ・|八\n\
         | 香 桂 銀 金 玉 金 銀 桂 香|九\n\
         +---------------------------+\n\
         先手の持ち駒：角\n\
         SFEN lnsgkgsnl/1r5+B1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL w B 4\n\
         直前の手：▲２二角成\n\
         後手の手番、合法手は 33 通り\n\
         持将棋の点数：先手 32 点、後手 22 点\n"
    );
    let english = shown("en");
    assert!(english.contains("  9  8  7  6  5  4  3  2  1\n"), "{english}");
    assert!(english.contains("| .  r  .  .  .  .  . +B  . |b\n"), "{english}");
    assert!(english.contains("Last move: Bx2b+\n"), "{english}");
    assert!(shown("zh-Hans").contains("上一手：▲2二角成\n"));
    assert!(shown("zh-Hant").contains("後手持駒：無\n"));
}

#[test]
fn a_reader_that_goes_away_is_no_failure() {
    let mut child = std::process::Command::new(env!("CARGO_BIN_EXE_komadai"))
        .args(["perft", "--sfen", "startpos", "--depth", "4", "--divide"])
        .stdout(std::process::Stdio::piped())
        .stderr(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), output.stderr.len()), (Some(0), 0));
}

#[test]
fn people_type_moves_in_any_notation() {
    let asked = |moves: &str, tried: &str| {
        let args = ["position", "--sfen", "startpos", "--moves", moves, "--try", tried, "--json"];
        let output = komadai(&args, "");
        serde_json::from_str::<Value>(&String::from_utf8(output.stdout).unwrap()).unwrap()
    };
    for line in [
        "▲2六歩 △3四歩 ▲7六歩 △8八角成",
        "2726FU 3334FU 7776FU 2288UM",
        "P26 P34 P76 Bx88+",
        "2g2f 3c3d 7g7f 2b8h+",
    ] {
        let answer = asked(line, "同　銀");
        assert_eq!(answer["last_move"]["usi"], "2b8h+", "{line}");
        assert_eq!(
            (&answer["try"]["usi"], &answer["try"]["legal"]),
            (&json!("7i8h"), &json!(true)),
            "{line}"
        );
    }
    assert_eq!(asked("7g7f", "△３三角")["try"]["reason"], "own_piece");
    assert_eq!(asked("7g7f", "猫")["try"]["reason"], "malformed");
}
