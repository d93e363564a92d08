//! Mate problems over HTTP: the collection, solving by hand, examining a composition.

use std::sync::atomic::AtomicBool;

use axum::body::Body;
use axum::http::{StatusCode, header};
use komadai_wire::TsumeCheck;
use serde_json::{Value, json};

use super::table::Server;
use crate::tsume::Watcher;
use crate::tsume::report::report;

/// A long way to go: an open board and many pieces in hand.
const HARD: &str = "9/9/9/9/4k4/9/9/9/9 b 2R2B4G4S4N4L9P9p 1";
const SIMPLE: &str = "9/8k/9/8P/9/9/9/9/9 b 2G2r2b2g4s4n4l17p 1";

async fn attempt(server: &Server, sfen: &str, moves: &[&str], text: &str) -> Value {
    let asked = json!({ "sfen": sfen, "moves": moves, "text": text });
    let (status, reply) = server.post("/api/tsume/try", &asked).await;
    assert_eq!(status, StatusCode::OK, "{reply}");
    reply
}

#[tokio::test]
async fn every_problem_of_the_collection_is_offered() {
    let server = Server::start().await;
    let (status, collection) = server.get("/api/tsume").await;
    assert_eq!(status, StatusCode::OK);
    let sets = collection["sets"].as_array().unwrap();
    let count: usize = sets.iter().map(|set| set["ids"].as_array().unwrap().len()).sum();
    assert_eq!(count, komadai_problems::all().len());
    let id = sets[1]["ids"][0].as_str().unwrap();
    let (status, problem) = server.get(&format!("/api/tsume/problems/{id}")).await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!((problem["id"].as_str(), problem["plies"].as_u64()), (Some(id), Some(3)));
    assert!(
        !problem["legal"]["moves"].as_object().unwrap().is_empty() || problem["legal"]["drops"].is_object()
    );
    assert_eq!(server.get("/api/tsume/problems/nothing").await.1["kind"], "no_such_tsume");
}

#[tokio::test]
async fn the_daily_problem_is_that_of_the_day() {
    let server = Server::start().await;
    let (_, first) = server.get("/api/tsume/daily?date=2026-11-30").await;
    assert_eq!(first["plies"], 3, "a Monday");
    assert_eq!(server.get("/api/tsume/daily?date=2026-11-30").await.1, first);
    assert_ne!(server.get("/api/tsume/daily?date=2026-12-01").await.1["id"], first["id"]);
    for bad in ["", "?date=", "?date=2026-02-30", "?date=today", "?date=2026-11-30&x=1"] {
        assert_eq!(server.get(&format!("/api/tsume/daily{bad}")).await.0, StatusCode::BAD_REQUEST, "{bad}");
    }
    for far in ["-009999-01-01", "9999-12-31"] {
        assert_eq!(server.get(&format!("/api/tsume/daily?date={far}")).await.0, StatusCode::OK, "{far}");
    }
}

#[tokio::test]
async fn a_whole_problem_is_solved_against_the_longest_defence() {
    let server = Server::start().await;
    for entry in komadai_problems::all().iter().filter(|entry| entry.plies == 5).take(5) {
        let sfen = entry.sfen.to_string();
        let mut moves: Vec<String> = Vec::new();
        loop {
            let asked = json!({ "sfen": sfen, "moves": moves });
            let (status, solution) = server.post("/api/tsume/solve", &asked).await;
            assert_eq!((status, &solution["verdict"]), (StatusCode::OK, &json!("mate")), "{solution}");
            let best = solution["line"][0]["usi"].as_str().unwrap();
            let asked = json!({ "sfen": sfen, "moves": moves, "text": best });
            let (_, reply) = server.post("/api/tsume/try", &asked).await;
            moves.push(best.to_owned());
            if reply["outcome"] == "mate" {
                break;
            }
            assert_eq!(reply["outcome"], "goes_on", "{reply}");
            moves.push(reply["answer"]["usi"].as_str().unwrap().to_owned());
            assert_eq!(reply["left"].as_u64(), Some(5 - moves.len() as u64));
        }
        assert_eq!(moves.len(), 5, "{entry}");
    }
}

#[tokio::test]
async fn a_wrong_check_is_refuted_and_the_reason_told() {
    let server = Server::start().await;
    // Black's gold is taken.
    let reply = attempt(&server, SIMPLE, &[], "G*1c").await;
    assert_eq!(reply["outcome"], "goes_on", "the pawn protects it");
    let reply = attempt(&server, SIMPLE, &[], "G*2b").await;
    assert_eq!((&reply["outcome"], &reply["how"]), (&json!("refuted"), &json!("captures")), "{reply}");
    assert_eq!(reply["answer"]["usi"], "1b2b");
    // The king walks away.
    let reply = attempt(&server, "4k4/9/4P4/9/9/9/9/9/9 b GP2r2b3g4s4n4l16p 1", &[], "G*4b").await;
    assert_eq!(reply["outcome"], "refuted");
    // A dropped pawn would mate: the lance is put between.
    let reply = attempt(&server, "7nk/9/8G/9/9/9/9/9/9 b P2r2b3g4s3n4l17p 1", &[], "1c1b").await;
    assert_eq!((&reply["outcome"], &reply["how"]), (&json!("refuted"), &json!("captures")), "{reply}");
}

#[tokio::test]
async fn moves_that_are_no_try_are_told_as_such() {
    let server = Server::start().await;
    assert_eq!(attempt(&server, SIMPLE, &[], "G*5e").await["outcome"], "not_check");
    for (text, kind) in
        [("P*1c", "illegal_move"), ("hello", "typed_move"), ("", "typed_move"), ("1d1a", "illegal_move")]
    {
        let reply = attempt(&server, SIMPLE, &[], text).await;
        assert_eq!(
            (&reply["outcome"], &reply["refused"]["kind"]),
            (&json!("refused"), &json!(kind)),
            "{text}"
        );
    }
    // Japanese words are read.
    assert_eq!(attempt(&server, SIMPLE, &[], "▲１三金打").await["outcome"], "goes_on");
    for (sfen, moves) in [
        ("x", json!([])),
        (SIMPLE, json!(["G*1c"])),
        (SIMPLE, json!(["P*1c", "1b1a"])),
        (SIMPLE, json!(["zz"])),
        ("9/9/9/9/9/9/9/9/9 b G 1", json!([])),
    ] {
        let asked = json!({ "sfen": sfen, "moves": moves, "text": "G*1c" });
        let (status, problem) = server.post("/api/tsume/try", &asked).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{sfen} {problem}");
    }
    let many = vec!["G*1c"; 401];
    let asked = json!({ "sfen": SIMPLE, "moves": many, "text": "G*1c" });
    assert_eq!(server.post("/api/tsume/try", &asked).await.1["kind"], "line_too_long");
}

#[tokio::test]
async fn a_composition_is_examined_and_its_faults_have_lines() {
    let server = Server::start().await;
    let check = async |sfen: &str, line: &[&str]| {
        let (status, report) = server.post("/api/tsume/check", &json!({ "sfen": sfen, "line": line })).await;
        assert_eq!(status, StatusCode::OK, "{report}");
        report
    };
    let report = check("9/8S/8k/9/8S/9/9/9/9 b G2r2b3g2s4n4l18p 1", &[]).await;
    assert_eq!((&report["solution"]["plies"], &report["faults"]), (&json!(1), &json!([])));
    assert_eq!(report["attacker"], "black");
    let report = check("4k4/9/4P4/9/9/9/9/9/9 b 2G2r2b2g4s4n4l17p 1", &[]).await;
    let fault =
        |kind: &str| report["faults"].as_array().unwrap().iter().find(|fault| fault["kind"] == kind).cloned();
    let left = fault("pieces_left").unwrap();
    assert_eq!((&left["tolerated"], left["line"].as_array().unwrap().len()), (&json!(false), 1));
    let report = check("7nk/9/8G/9/9/9/9/9/9 b P2r2b3g4s3n4l17p 1", &[]).await;
    assert_eq!(
        (&report["solution"]["verdict"], &report["faults"][0]["kind"]),
        (&json!("nomate"), &json!("no_mate"))
    );
    let report = check("9/8k/9/7RG/9/9/9/9/9 b r2b3g4s4n4l18p 1", &["1d2c"]).await;
    assert!(report["faults"].as_array().unwrap().iter().any(|fault| fault["kind"] == "longer_variation"));
}

#[tokio::test]
async fn what_is_no_problem_is_named() {
    let server = Server::start().await;
    for (sfen, kind, argument) in [
        ("8k/9/9/8P/8P/9/9/9/9 b G 1", "position_two_pawns", Some(("file", "1"))),
        ("8P/8k/9/9/9/9/9/9/9 b G 1", "position_dead_piece", Some(("square", "1a"))),
        ("8k/9/9/9/9/9/9/9/9 b 5G 1", "position_too_many", Some(("piece", "G"))),
        ("8k/8G/9/9/9/9/9/9/9 b - 1", "position_opponent_in_check", Some(("side", "white"))),
        ("9/9/9/9/9/9/9/9/9 b G 1", "tsume_no_king", None),
        ("8k/9/9/9/9/9/9/9/9 b - 1", "tsume_no_attackers", None),
        ("8k/9/9/9/9/9/9/9/9 w G 1", "tsume_not_in_check", None),
        ("8k/8G/8P/9/9/9/9/9/9 w - 1", "tsume_already_mated", None),
        ("8k", "sfen_bad_rows", None),
    ] {
        let (status, report) = server.post("/api/tsume/check", &json!({ "sfen": sfen })).await;
        assert_eq!(status, StatusCode::OK, "{report}");
        if kind != "sfen_bad_rows" {
            assert_eq!(report["refused"]["kind"], kind, "{sfen}");
        }
        assert!(report["refused"]["kind"].is_string() && report["solution"].is_null(), "{sfen}");
        if let Some((name, value)) = argument {
            assert_eq!(report["refused"]["args"][name], value, "{sfen}");
        }
    }
}

#[tokio::test]
async fn a_composition_is_written_with_its_variations() {
    let server = Server::start().await;
    let asked = json!({
        "sfen": SIMPLE,
        "line": ["G*1c", "1b1a", "G*1b"],
        "branches": [{ "ply": 2, "name": "変同\u{0}<b>", "line": ["G*1c", "1b2a"] }],
        "format": "kifu",
    });
    let request = server.request("POST", "/api/tsume/export").body(Body::from(asked.to_string())).unwrap();
    let (status, headers, body) = server.send(request).await;
    let text = String::from_utf8(body).unwrap();
    assert_eq!(status, StatusCode::OK, "{text}");
    assert!(headers[header::CONTENT_DISPOSITION].to_str().unwrap().contains(".kifu"));
    assert!(text.contains("変化：2手") && text.contains("変同<b>"), "{text}");
    for (key, value) in [
        ("format", json!("doc")),
        ("line", json!(["P*9a"])),
        ("branches", json!([{ "ply": 1, "name": "", "line": ["7g7f"] }])),
        ("sfen", json!("9/9 b - 1")),
        ("line", json!(vec!["G*1c"; 500])),
    ] {
        let mut bad = asked.clone();
        bad[key] = value;
        assert_eq!(server.post("/api/tsume/export", &bad).await.0, StatusCode::BAD_REQUEST, "{key}");
    }
}

#[test]
fn a_search_that_nobody_waits_for_ends() {
    let check = TsumeCheck { sfen: HARD.to_owned(), line: Vec::new() };
    let report = report(&check, &mut Watcher(&AtomicBool::new(false))).unwrap();
    let solution = report.solution.unwrap();
    assert_eq!((solution.verdict.as_str(), solution.stop.as_deref()), ("unknown", Some("cancelled")));
}
