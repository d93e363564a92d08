//! `komadai tsume`.

use std::process::Output;

use serde_json::Value;

use super::komadai;

const THREE: &str = "9/8k/9/8P/9/9/9/9/9 b 2G2r2b2g4s4n4l17p 1";
const FORBIDDEN: &str = "7nk/9/8G/9/9/9/9/9/9 b P2r2b3g4s3n4l17p 1";

fn json(output: &Output) -> Value {
    serde_json::from_slice(&output.stdout).unwrap()
}

#[test]
fn a_mate_is_answered_with_its_line_and_its_proof() {
    let output = komadai(&["tsume", "--sfen", THREE, "--json"], "");
    assert_eq!(output.status.code(), Some(0));
    let answer = json(&output);
    assert_eq!(answer["verdict"], "mate");
    assert_eq!((answer["plies"].as_i64(), answer["raw_plies"].as_i64()), (Some(3), Some(3)));
    assert_eq!(answer["line"], serde_json::json!(["G*1c", "1b1a", "G*1b"]));
    assert_eq!((&answer["minimal"], &answer["verified"]), (&Value::Bool(true), &Value::Bool(true)));
    assert!(answer.get("faults").is_none() && answer["error"].is_null());
}

#[test]
fn no_mate_is_the_answer_no() {
    let output = komadai(&["tsume", "--sfen", FORBIDDEN, "--json"], "");
    assert_eq!(output.status.code(), Some(1));
    let answer = json(&output);
    assert_eq!((&answer["verdict"], &answer["verified"]), (&Value::from("nomate"), &Value::Bool(true)));
    assert!(answer["line"].is_null() && answer["plies"].is_null());
}

#[test]
fn a_limit_is_named_and_claims_nothing() {
    let hard = "9/9/9/6rp1/6k2/3B2B2/2R3S2/9/9 b 4g3s4n4l17p 1";
    let output = komadai(&["tsume", "--sfen", hard, "--json", "--limit", "0s"], "");
    assert_eq!(output.status.code(), Some(1));
    let answer = json(&output);
    assert_eq!((&answer["verdict"], &answer["reason"]), (&Value::from("unknown"), &Value::from("time")));
}

#[test]
fn a_batch_answers_every_line_in_order() {
    let input = format!(
        "{}\n\n{}\nx\n[1]\n{}\n{}\n",
        serde_json::json!({ "id": 1, "sfen": THREE }),
        serde_json::json!({ "id": "b", "sfen": "7k1/9/8P/9/8P/9/9/9/9 b G 1" }),
        serde_json::json!({ "id": null, "sfen": "9/9/9/9/9/9/9/9/7R1 b G 1" }),
        serde_json::json!({ "id": [2], "sfen": FORBIDDEN, "check": true }),
    );
    let output = komadai(&["tsume", "--batch"], &input);
    assert_eq!(output.status.code(), Some(0));
    let text = String::from_utf8(output.stdout).unwrap();
    let answers: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let kinds: Vec<&str> =
        answers.iter().map(|answer| answer["error"]["kind"].as_str().unwrap_or("")).collect();
    assert_eq!(kinds, ["", "position_two_pawns", "bad_json", "bad_request", "tsume_no_king", ""]);
    assert_eq!((&answers[0]["id"], &answers[1]["id"]), (&Value::from(1), &Value::from("b")));
    assert_eq!(answers[5]["faults"][0]["kind"], "no_mate");
}

#[test]
fn an_examination_writes_what_it_found_as_variations() {
    let sfen = "5B2r/8k/9/8S/9/9/9/9/9 b rb4g3s4n4l18p 1";
    let output = komadai(&["tsume", "--sfen", sfen, "--check", "--lang", "ja", "-o", "-"], "");
    assert_eq!(output.status.code(), Some(0));
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.contains("*迂回手順") && text.contains("変化：1手"), "{text}");
}

#[test]
fn several_threads_give_the_same_answer() {
    let sfen = "6R2/8S/6G1k/4B3N/9/9/9/9/9 b Prb3g3s3n4l17p 1";
    let one = json(&komadai(&["tsume", "--sfen", sfen, "--json"], ""));
    let two = json(&komadai(&["tsume", "--sfen", sfen, "--json", "--threads", "2"], ""));
    for name in ["verdict", "plies", "raw_plies", "minimal", "verified", "pieces_left"] {
        assert_eq!(one[name], two[name], "{name}");
    }
    assert_eq!(one["plies"], 9);
}

/// A diagram of three plies that shows the attacker's hand only.
const DIAGRAM: &str = "\
+---------------------------+
| ・ ・ ・ ・ ・ ・ ・ ・ ・|一
| ・ ・ ・ ・ ・ ・ ・ ・v玉|二
| ・ ・ ・ ・ ・ ・ ・ ・ ・|三
| ・ ・ ・ ・ ・ ・ ・ ・ 歩|四
| ・ ・ ・ ・ ・ ・ ・ ・ ・|五
| ・ ・ ・ ・ ・ ・ ・ ・ ・|六
| ・ ・ ・ ・ ・ ・ ・ ・ ・|七
| ・ ・ ・ ・ ・ ・ ・ ・ ・|八
| ・ ・ ・ ・ ・ ・ ・ ・ ・|九
+---------------------------+
先手の持駒：金二
";

#[test]
fn a_diagram_without_the_defenders_hand_gives_it_all_remaining_pieces() {
    let output = komadai(&["tsume", "-", "--json"], DIAGRAM);
    let answer = json(&output);
    assert_eq!((&answer["verdict"], &answer["rest_given"]), (&Value::from("mate"), &Value::Bool(true)));
    let output = komadai(&["tsume", "-", "-o", "-", "--lang", "ja"], DIAGRAM);
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.contains("後手の持駒：飛二　角二　金二　銀四　桂四　香四　歩十七"), "{text}");
    assert!(text.contains("*図面に玉方の持駒がない"), "{text}");
    // A hand that is shown empty is empty, and nothing is said of it.
    let shown = DIAGRAM.replace("先手の持駒", "後手の持駒：なし\n先手の持駒");
    let output = komadai(&["tsume", "-", "-o", "-", "--lang", "ja"], &shown);
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.contains("後手の持駒：なし") && !text.contains('*'), "{text}");
    let spoken = komadai(&["tsume", "-", "--lang", "en"], DIAGRAM);
    assert!(String::from_utf8(spoken.stdout).unwrap().contains("does not show the defender"));
}

#[test]
fn the_defenders_other_answers_are_written_as_variations() {
    let sfen = "7S1/6Sk1/8p/9/9/9/9/9/9 b BLP2rb4g2s4n3l16p 1";
    let answer = json(&komadai(&["tsume", "--sfen", sfen, "--json"], ""));
    let output = komadai(&["tsume", "--sfen", sfen, "-o", "-"], "");
    let record = komadai_record::read(&output.stdout, Some("x.kifu")).unwrap().remove(0).record;
    let main: Vec<String> = record.moves().iter().map(ToString::to_string).collect();
    assert_eq!(answer["line"], serde_json::json!(main));
    let mut position = record.start_position().unwrap();
    for (at, id) in record.line(komadai_record::NodeId::ROOT).take(main.len()).enumerate() {
        let parent = record.node(id).parent().unwrap();
        let answers = record.node(parent).children().len();
        // Whoever attacks has one move in the tree; the defender has what helps for a while.
        if at % 2 == 0 {
            assert_eq!(answers, 1);
        } else {
            let legal = position.legal_moves().len();
            assert!((legal.min(2)..=legal).contains(&answers), "{answers} of {legal}");
        }
        position.do_move(main[at].parse().unwrap());
    }
    // Every line of the tree ends in mate.
    for leaf in record.leaves() {
        assert!(record.position_at(leaf).unwrap().is_checkmate());
    }
}

#[test]
fn brinkmates_are_listed_with_their_defences() {
    let sfen = "8k/9/6S1P/9/9/9/9/9/9 b GSp 1";
    let output = komadai(&["tsume", "--sfen", sfen, "--brinkmate", "--json"], "");
    assert_eq!(output.status.code(), Some(0));
    let answer = json(&output);
    assert_eq!(
        (&answer["verdict"], &answer["unsettled"]),
        (&Value::from("brinkmate"), &serde_json::json!([]))
    );
    for brinkmate in answer["brinkmates"].as_array().unwrap() {
        assert_eq!(brinkmate["line"][0], brinkmate["move"]);
        assert!(!brinkmate["defences"].as_array().unwrap().is_empty(), "{brinkmate}");
    }
    let said = komadai(&["tsume", "--sfen", sfen, "--brinkmate", "--lang", "ja"], "");
    assert!(String::from_utf8(said.stdout).unwrap().starts_with("必至の手："));
    let none = komadai(&["tsume", "--sfen", "4k4/9/9/9/9/9/9/9/9 b G 1", "--brinkmate", "--json"], "");
    assert_eq!((none.status.code(), &json(&none)["verdict"]), (Some(1), &Value::from("none")));
    let request = serde_json::json!({ "id": 1, "sfen": sfen, "brinkmate": true }).to_string();
    let batch = komadai(&["tsume", "--batch"], &request);
    assert_eq!(json(&batch)["brinkmates"], answer["brinkmates"]);
}

#[test]
fn what_is_no_problem_or_no_amount_is_refused_with_one_line() {
    for args in [
        vec!["tsume", "--sfen", "7k1/9/9/9/9/9/9/9/9 w G 1"],
        vec!["tsume", "--sfen", "x"],
        vec!["tsume", "--sfen", THREE, "--memory", "1K"],
        vec!["tsume", "--sfen", THREE, "--limit", "soon"],
        vec!["tsume", "--sfen", THREE, "-o", "solution.txt"],
        vec!["tsume", "/no/such/file.kif"],
        vec!["tsume"],
    ] {
        let output = komadai(&args, "");
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        let complaint = String::from_utf8(output.stderr).unwrap();
        assert_eq!(complaint.trim_end().lines().count(), 1, "{args:?}: {complaint}");
    }
}
