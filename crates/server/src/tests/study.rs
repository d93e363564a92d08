//! Engines that look at positions and review games; they are written in shell.
#![cfg(unix)]

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use axum::http::StatusCode;
use axum::http::header;
use futures_util::{SinkExt, StreamExt};
use komadai_wire::{AnalysisEnd, AnalysisNews, ReviewState, Side};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

use super::table::{First, Server};
use crate::engines::Program;
use crate::study::{Pace, Study};

const PACE: Pace = Pace {
    slice: Duration::from_millis(50),
    longest: Duration::from_secs(30),
    patience: Duration::from_secs(20),
};

/// Tells two lines for every `go` and goes on until it is stopped; one with a number of nodes it answers at once.
const THINKS: &str = r#"
    isready) echo readyok;;
    "setoption name MultiPV value "*) lines="${line##* }";;
    go*)
      echo "info depth 9 multipv 1 nodes 4000 nps 90000 score cp 35 pv 7g7f 3c3d 2g2f"
      if [ "${lines:-1}" -gt 1 ]; then echo "info depth 9 multipv 2 score mate -4 pv 2g2f"; fi
      case "$line" in *nodes*) echo bestmove 7g7f;; esac;;
    stop) echo bestmove 7g7f;;
"#;

/// An engine written in shell: `body` says what is done with a line, in `$line`. Every start is noted in `starts`.
fn shell(folder: &Path, body: &str) -> Program {
    let script = format!(
        r#"echo start >> "$0"; while read -r line; do case "$line" in
        usi) echo "id name Shell"; echo usiok;;
        {body}
        esac; done"#
    );
    let starts = folder.join("starts").display().to_string();
    Program {
        path: "/bin/sh".into(),
        arguments: vec!["-c".to_owned(), script, starts],
        folder: None,
        options: Vec::new(),
    }
}

pub(super) struct Hall {
    pub(super) server: Server,
    folder: tempfile::TempDir,
}

impl Hall {
    pub(super) async fn with(body: &str) -> Self {
        Self::at_pace(body, PACE).await
    }

    async fn at_pace(body: &str, pace: Pace) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let study = Study::of(shell(folder.path(), body), pace);
        let server = Server::studying(folder.path(), Arc::new(First::default()), "127.0.0.1:0", study).await;
        Self { server, folder }
    }

    fn starts(&self) -> usize {
        std::fs::read_to_string(self.folder.path().join("starts")).map_or(0, |text| text.lines().count())
    }

    async fn line(&self) -> Line {
        let host = self.server.host();
        let mut request = format!("ws://{host}/ws/analysis").into_client_request().unwrap();
        request.headers_mut().insert(header::ORIGIN, format!("http://{host}").parse().unwrap());
        Line(tokio_tungstenite::connect_async(request).await.unwrap().0)
    }

    pub(super) async fn record(&self, text: &str) -> String {
        let (status, added) = self.server.post_text("/api/records", text).await;
        assert_eq!(status, StatusCode::OK, "{added}");
        added["records"][0]["record"]["id"].as_str().unwrap().to_owned()
    }

    /// Asks until the review is over.
    pub(super) async fn reviewed(&self, id: &str) -> Value {
        let path = format!("/api/records/{id}/review");
        let mut last = self.server.get(&path).await.1["review"].clone();
        while last["state"] == "running" {
            let known = last["known"].as_u64().unwrap() + last["moves"].as_array().unwrap().len() as u64;
            let run = last["run"].as_str().unwrap();
            last = self.server.get(&format!("{path}?run={run}&after={known}")).await.1["review"].clone();
        }
        self.server.get(&path).await.1["review"].clone()
    }
}

struct Line(WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Line {
    async fn say(&mut self, message: Value) {
        self.0.send(Message::text(message.to_string())).await.unwrap();
    }

    async fn look(&mut self, id: u32, moves: &[&str], lines: u32) {
        self.say(json!({ "type": "look", "id": id, "sfen": komadai_rules::START_SFEN, "moves": moves, "lines": lines }))
            .await;
    }

    async fn hear(&mut self) -> AnalysisNews {
        loop {
            let message =
                tokio::time::timeout(Duration::from_secs(30), self.0.next()).await.expect("in time");
            if let Message::Text(text) = message.expect("the line is open").unwrap() {
                return serde_json::from_str(&text).unwrap();
            }
        }
    }

    /// The first news of a search that have so many lines.
    async fn found(&mut self, wanted: u32, count: usize) -> AnalysisNews {
        loop {
            let news = self.hear().await;
            match &news {
                AnalysisNews::Found { id, lines, .. } if *id == wanted && lines.len() == count => {
                    return news;
                }
                AnalysisNews::Failed { .. } | AnalysisNews::Refused { .. } => panic!("{news:?}"),
                _ => {}
            }
        }
    }
}

#[tokio::test]
async fn lines_are_told_from_black_and_in_words() {
    let hall = Hall::with(THINKS).await;
    let mut line = hall.line().await;
    line.look(1, &[], 2).await;
    let AnalysisNews::Found { engine, depth, nodes, nps, lines, end, .. } = line.found(1, 2).await else {
        unreachable!()
    };
    assert_eq!((engine.as_str(), depth, nodes, nps, end), ("Shell", 9, 4000, 90_000, None));
    assert_eq!((lines[0].score.cp, lines[0].score.mate), (35, None));
    assert_eq!(lines[1].score.mate.unwrap().winner, Side::White);
    let words: Vec<&str> = lines[0].moves.iter().map(|mv| mv.notation.ja.as_str()).collect();
    assert_eq!(words, ["▲７六歩", "△３四歩", "▲２六歩"]);
    // One move on, White is to move: what the engine says of its own is Black's loss, and its moves are none here.
    line.look(2, &["7g7f"], 1).await;
    let AnalysisNews::Found { lines, .. } = line.found(2, 1).await else { unreachable!() };
    assert_eq!((lines[0].score.cp, lines[0].moves.len()), (-35, 0));
}

#[tokio::test]
async fn one_engine_follows_the_page_and_other_lines_are_counted_while_it_runs() {
    let hall = Hall::with(THINKS).await;
    let mut line = hall.line().await;
    line.look(1, &[], 1).await;
    line.found(1, 1).await;
    line.look(2, &[], 2).await;
    line.found(2, 2).await;
    for id in 3..20 {
        line.look(id, &[], 1 + id % 2).await;
    }
    line.found(19, 2).await;
    line.say(json!({ "type": "stop" })).await;
    line.say(json!({ "type": "ping" })).await;
    assert_eq!(line.hear().await, AnalysisNews::Pong);
    assert_eq!(hall.starts(), 1);
}

#[tokio::test]
async fn a_page_that_leaves_frees_its_place() {
    let hall = Hall::at_pace(THINKS, Pace { slice: Duration::from_mins(5), ..PACE }).await;
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let mut pages = Vec::new();
    for _ in 0..cores {
        let mut line = hall.line().await;
        line.look(1, &[], 1).await;
        line.found(1, 1).await;
        pages.push(line);
    }
    let mut late = hall.line().await;
    late.look(1, &[], 1).await;
    assert_eq!(late.hear().await, AnalysisNews::Waiting { id: 1 });
    drop(pages);
    late.found(1, 1).await;
}

#[tokio::test]
async fn searches_take_turns() {
    let hall = Hall::with(THINKS).await;
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let mut pages = Vec::new();
    for _ in 0..=cores {
        let mut line = hall.line().await;
        line.look(1, &[], 1).await;
        pages.push(line);
    }
    for line in &mut pages {
        line.found(1, 1).await;
    }
}

#[tokio::test]
async fn a_search_ends_by_itself() {
    let hall = Hall::at_pace(THINKS, Pace { longest: Duration::from_millis(300), ..PACE }).await;
    let mut line = hall.line().await;
    line.look(1, &[], 1).await;
    loop {
        if let AnalysisNews::Found { end: Some(end), .. } = line.hear().await {
            assert_eq!(end, AnalysisEnd::Limit);
            break;
        }
    }
    // A mate needs no engine.
    line.say(json!({ "type": "look", "id": 2, "sfen": "4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1", "moves": [], "lines": 1 }))
        .await;
    let AnalysisNews::Found { id: 2, end, lines, .. } = line.hear().await else { panic!() };
    assert_eq!((end, lines.len()), (Some(AnalysisEnd::NoMove), 0));
}

#[tokio::test]
async fn engines_that_fail_cost_one_search() {
    for (body, kind) in [
        ("isready) echo readyok;; go*) exit 3;;", "engine_died"),
        ("isready) echo readyok;; go*) echo bestmove nonsense;;", "engine_bad_answer"),
        ("isready) exit;;", "engine_died"),
    ] {
        let hall = Hall::with(body).await;
        let mut line = hall.line().await;
        for id in [1, 2] {
            line.look(id, &[], 1).await;
            loop {
                match line.hear().await {
                    AnalysisNews::Failed { id: failed, kind: told } => {
                        assert_eq!((failed, told.as_str()), (id, kind), "{body}");
                        break;
                    }
                    AnalysisNews::Found { .. } => {}
                    other => panic!("{other:?}"),
                }
            }
        }
    }
}

#[tokio::test]
async fn an_engine_that_hangs_holds_nobody_up() {
    // It never answers `stop`; the next search has another engine.
    let body = "isready) echo readyok;; go*) echo info depth 1 score cp 1 pv 7g7f;;";
    let hall = Hall::with(body).await;
    let mut line = hall.line().await;
    line.look(1, &[], 1).await;
    line.found(1, 1).await;
    line.look(2, &[], 1).await;
    line.found(2, 1).await;
    assert_eq!(hall.starts(), 2);
}

#[tokio::test]
async fn nonsense_is_refused_and_the_line_stays() {
    let hall = Hall::with(THINKS).await;
    let mut line = hall.line().await;
    let start = komadai_rules::START_SFEN;
    for (message, kind) in [
        (json!({ "type": "look", "id": 1, "sfen": "nowhere", "moves": [], "lines": 1 }), "bad_position"),
        (json!({ "type": "look", "id": 1, "sfen": start, "moves": ["7g7e"], "lines": 1 }), "bad_position"),
        (
            json!({ "type": "look", "id": 1, "sfen": start, "moves": ["quit\nusi"], "lines": 1 }),
            "bad_position",
        ),
        // A king that can be taken, and two pawns on a file: no engine is asked of them.
        (
            json!({ "type": "look", "id": 1, "sfen": "4k4/9/9/9/4R4/9/9/9/4K4 b - 1", "moves": [], "lines": 1 }),
            "bad_position",
        ),
        (json!({ "type": "look", "id": 1, "sfen": start, "moves": [], "lines": 0 }), "bad_parameter"),
        (json!({ "type": "look", "id": 1, "sfen": start, "moves": [], "lines": 6 }), "bad_parameter"),
        (
            json!({ "type": "look", "id": 1, "sfen": start, "moves": [], "lines": 1, "engine": "/bin/sh" }),
            "no_such_engine",
        ),
        (json!({ "type": "dance" }), "malformed_message"),
    ] {
        line.say(message.clone()).await;
        let AnalysisNews::Refused { problem, .. } = line.hear().await else { panic!("{message}") };
        assert_eq!(problem.kind, kind, "{message}");
    }
    line.look(2, &[], 1).await;
    line.found(2, 1).await;
}

#[tokio::test]
async fn foreign_pages_get_no_line_and_nobody_too_many() {
    let hall = Hall::with(THINKS).await;
    let host = hall.server.host();
    let mut request = format!("ws://{host}/ws/analysis").into_client_request().unwrap();
    request.headers_mut().insert(header::ORIGIN, "http://evil.example".parse().unwrap());
    assert!(tokio_tungstenite::connect_async(request).await.is_err());
    let mut open = Vec::new();
    for _ in 0..8 {
        open.push(hall.line().await);
    }
    let mut request = format!("ws://{host}/ws/analysis").into_client_request().unwrap();
    request.headers_mut().insert(header::ORIGIN, format!("http://{host}").parse().unwrap());
    assert!(tokio_tungstenite::connect_async(request).await.is_err(), "a ninth of one address");
}

/// White leaves a bishop to be taken by the second move, and is mated by none.
const GAME: &str = "手合割：平手\n1 ７六歩(77)\n2 ３四歩(33)\n3 ２二角成(88)\n4 同　銀(31)\n5 投了\n";

#[tokio::test]
async fn a_review_is_made_kept_and_found_after_a_restart() {
    let hall = Hall::with(THINKS).await;
    let id = hall.record(GAME).await;
    let path = format!("/api/records/{id}/review");
    assert_eq!(hall.server.get(&path).await.1, json!({ "review": null }));
    let (status, begun) = hall.server.post(&path, &json!({ "nodes": 5000 })).await;
    assert_eq!((status, &begun["review"]["total"]), (StatusCode::OK, &json!(4)));
    let review = hall.reviewed(&id).await;
    assert_eq!((&review["state"], &review["engine"]), (&json!("done"), &json!("Shell")));
    let moves = review["moves"].as_array().unwrap();
    assert_eq!(moves.len(), 4);
    // The engine always says 35 for the side to move, and 7g7f.
    assert_eq!((&moves[0]["class"], &moves[0]["score"]["cp"]), (&json!("best"), &json!(-35)));
    assert_eq!(moves[1]["score"]["cp"], 35);
    assert_eq!(moves[3]["usi"], "3a2b");
    let Hall { server, folder } = hall;
    server.stop().await;
    let study = Study::of(shell(folder.path(), THINKS), PACE);
    let again = Server::studying(folder.path(), Arc::new(First::default()), "127.0.0.1:0", study).await;
    assert_eq!(again.get(&path).await.1["review"], review);
    let (status, _, _) = again
        .send(again.request("DELETE", &format!("/api/records/{id}")).body(axum::body::Body::empty()).unwrap())
        .await;
    assert!(status.is_success());
    assert_eq!(again.get(&path).await.0, StatusCode::NOT_FOUND);
}

/// An engine whose search number `halting`, like those after it, goes on until it is stopped.
fn ends_until(halting: usize) -> String {
    format!(
        r#"isready) echo readyok;;
        go*) count=$((${{count:-0}} + 1)); echo "info score cp 5 pv 7g7f";
             if [ $count -lt {halting} ]; then echo bestmove 7g7f; fi;;
        stop) echo bestmove 7g7f;;"#
    )
}

#[tokio::test]
async fn a_review_that_is_stopped_keeps_what_is_done() {
    let body = &ends_until(3);
    let hall = Hall::with(body).await;
    let id = hall.record(GAME).await;
    let path = format!("/api/records/{id}/review");
    let (_, begun) = hall.server.post(&path, &json!({ "nodes": 5000 })).await;
    let run = begun["review"]["run"].as_str().unwrap();
    let mut first = Value::Null;
    while first["review"]["moves"].as_array().is_none_or(Vec::is_empty) {
        first = hall.server.get(&format!("{path}?run={run}&after=0")).await.1;
        assert!(!first["review"]["start"].is_null(), "it waits for news: {first}");
    }
    let (_, again) = hall.server.post(&path, &json!({ "nodes": 9000 })).await;
    assert_eq!(again["review"]["run"], run, "there is one at a time");
    let request = hall.server.request("DELETE", &path).body(axum::body::Body::empty()).unwrap();
    let (status, _, body) = hall.server.send(request).await;
    let stopped: Value = serde_json::from_slice(&body).unwrap();
    assert_eq!((status, &stopped["review"]["state"]), (StatusCode::OK, &json!("stopped")));
    assert_eq!(stopped["review"]["moves"].as_array().unwrap().len(), 1);
    let (_, known) = hall.server.get(&format!("{path}?run={run}&after=1")).await;
    assert_eq!((&known["review"]["known"], &known["review"]["moves"]), (&json!(1), &json!([])));
}

#[tokio::test]
async fn a_review_survives_one_crash_and_tells_of_two() {
    let once = r#"isready) echo readyok;;
        go*) if [ "$(wc -l < "$0")" -lt 2 ]; then exit 1; fi; echo "info score cp 5 pv 7g7f"; echo bestmove 7g7f;;"#;
    let hall = Hall::with(once).await;
    let id = hall.record(GAME).await;
    hall.server.post(&format!("/api/records/{id}/review"), &json!({ "nodes": 5000 })).await;
    assert_eq!(hall.reviewed(&id).await["state"], "done");
    assert_eq!(hall.starts(), 2);

    let hall = Hall::with("isready) echo readyok;; go*) exit 1;;").await;
    let id = hall.record(GAME).await;
    let path = format!("/api/records/{id}/review");
    let (_, begun) = hall.server.post(&path, &json!({ "nodes": 5000 })).await;
    let run = begun["review"]["run"].as_str().unwrap();
    let (_, failed) = hall.server.get(&format!("{path}?run={run}&after=0")).await;
    let review: komadai_wire::Review = serde_json::from_value(failed["review"].clone()).unwrap();
    assert_eq!((review.state, review.failure.as_deref()), (ReviewState::Failed, Some("engine_died")));
    assert_eq!(hall.server.get(&path).await.1["review"]["failure"], "engine_died", "later too");
}

/// Searches until it is stopped, and at once when a file named `go` lies beside it.
const WAITS_FOR_A_FILE: &str = r#"isready) echo readyok;;
    go*) echo "info nodes 100 score cp 5 pv 7g7f"
         while [ ! -e "$(dirname "$0")/go" ]; do sleep 0.05; done
         echo search >> "$(dirname "$0")/searches"; echo bestmove 7g7f;;"#;

#[tokio::test]
async fn reviews_wait_in_line_and_a_restart_goes_on_with_them() {
    let hall = Hall::with(WAITS_FOR_A_FILE).await;
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let mut ids = Vec::new();
    for number in 0..cores + 2 {
        let id = hall.record(&GAME.replace("投了", &format!("投了\n*{number}"))).await;
        let (status, begun) =
            hall.server.post(&format!("/api/records/{id}/review"), &json!({ "nodes": 5000 })).await;
        assert_eq!(status, StatusCode::OK, "{begun}");
        ids.push(id);
    }
    let metrics = hall.server.get("/api/metrics").await.1;
    assert_eq!((&metrics["reviews"]["running"], &metrics["reviews"]["waiting"]), (&json!(cores), &json!(2)));
    assert_eq!(metrics["places"], cores);
    let last = format!("/api/records/{}/review", ids[cores + 1]);
    assert_eq!(hall.server.get(&last).await.1["review"]["ahead"], 1);
    // One that waits can be stopped at once.
    let request = hall.server.request("DELETE", &last).body(axum::body::Body::empty()).unwrap();
    assert_eq!(hall.server.send(request).await.0, StatusCode::OK);
    assert_eq!(hall.server.get("/api/metrics").await.1["reviews"]["waiting"], 1);
    let runs = |review: &Value| review["review"]["run"].clone();
    let first = runs(&hall.server.get(&format!("/api/records/{}/review", ids[0])).await.1);
    let Hall { server, folder } = hall;
    server.stop().await;

    std::fs::write(folder.path().join("go"), "").unwrap();
    let study = Study::of(shell(folder.path(), WAITS_FOR_A_FILE), PACE);
    let server = Server::studying(folder.path(), Arc::new(First::default()), "127.0.0.1:0", study).await;
    crate::study::queue::resume(&server.state).await;
    let hall = Hall { server, folder };
    for id in &ids[..=cores] {
        let review = hall.reviewed(id).await;
        assert_eq!((&review["state"], review["moves"].as_array().unwrap().len()), (&json!("done"), 4));
    }
    assert_eq!(runs(&hall.server.get(&format!("/api/records/{}/review", ids[0])).await.1), first);
    assert!(hall.server.get(&last).await.1["review"].is_null(), "what was given up stays so");
    let metrics = hall.server.get("/api/metrics").await.1;
    assert_eq!(metrics["reviews"]["done"], cores + 1);
    assert_eq!(metrics["reviews"]["positions"], 5 * (cores + 1));
    assert!(hall.server.state.store.queued_reviews().await.unwrap().is_empty());
}

#[tokio::test]
async fn a_server_that_stops_keeps_what_its_reviews_have_seen() {
    let body = &ends_until(4);
    let hall = Hall::with(body).await;
    let id = hall.record(GAME).await;
    let path = format!("/api/records/{id}/review");
    hall.server.post(&path, &json!({ "nodes": 5000 })).await;
    while hall.server.get(&path).await.1["review"]["moves"].as_array().is_none_or(|moves| moves.len() < 2) {}
    let Hall { server, folder } = hall;
    server.stop().await;
    let store = komadai_store::Store::open(folder.path()).await.unwrap();
    let queued = store.queued_reviews().await.unwrap();
    assert_eq!(queued[0].seen.matches("\"cp\":5").count(), 3);
}

#[tokio::test]
async fn what_was_seen_before_a_restart_is_not_searched_again() {
    let hall = Hall::with(WAITS_FOR_A_FILE).await;
    let id = hall.record(GAME).await;
    let line = |moves: &str| format!("[{{\"cp\":35,\"moves\":\"{moves}\"}}]");
    let seen = format!(
        "{{\"moves\":\"7g7f 3c3d 8h2b+ 3a2b\",\"positions\":[{},{},{}]}}",
        line("2g2f"),
        line("3c3d"),
        line("8h2b+")
    );
    let store = &hall.server.state.store;
    store.queue_review(&id, "run", 5000, None, 1).await.unwrap();
    store.keep_seen(&id, "run", &seen).await.unwrap();
    std::fs::write(hall.folder.path().join("go"), "").unwrap();
    crate::study::queue::resume(&hall.server.state).await;
    let review = hall.reviewed(&id).await;
    assert_eq!((&review["state"], &review["run"]), (&json!("done"), &json!("run")));
    let searches = std::fs::read_to_string(hall.folder.path().join("searches")).unwrap();
    assert_eq!(searches.lines().count(), 2, "of five positions three were known");
    assert_eq!(review["moves"][0]["best"]["cp"], 35);
}

#[tokio::test]
async fn reviews_are_asked_for_sensibly() {
    let hall = Hall::with(THINKS).await;
    let id = hall.record(GAME).await;
    let path = format!("/api/records/{id}/review");
    for (body, kind) in [
        (json!({ "nodes": 10 }), "bad_parameter"),
        (json!({ "nodes": 2_000_000 }), "bad_parameter"),
        (json!({ "nodes": -1 }), "malformed_request"),
        (json!({ "nodes": 5000, "program": "/bin/sh" }), "malformed_request"),
        // Engines go by their ids: none is started by its path.
        (json!({ "nodes": 5000, "engine": "/bin/sh" }), "no_such_engine"),
    ] {
        let (status, problem) = hall.server.post(&path, &body).await;
        assert!(status.is_client_error());
        assert_eq!(problem["kind"], kind, "{body}");
    }
    assert_eq!(hall.server.get(&format!("{path}?after=x")).await.0, StatusCode::BAD_REQUEST);
    assert_eq!(hall.server.get("/api/records/nothere/review").await.0, StatusCode::NOT_FOUND);
    assert_eq!(
        hall.server.post("/api/records/nothere/review", &json!({ "nodes": 5000 })).await.0,
        StatusCode::NOT_FOUND
    );
}

/// A program of the owner's own, which says what it was set to.
fn own_engine(folder: &Path) -> String {
    use std::os::unix::fs::PermissionsExt;
    let script = r#"#!/bin/sh
hash=16
while read -r line; do case "$line" in
usi) echo "id name Guest"; echo "id author Somebody"
     echo "option name USI_Hash type spin default 16 min 1 max 64"
     echo "option name MultiPV type spin default 1 min 1 max 9"; echo usiok;;
isready) echo readyok;;
"setoption name USI_Hash value "*) hash="${line##* }";;
go*) echo "info depth 1 nodes $hash score cp 7 pv 2g2f";;
stop) echo bestmove 2g2f;;
quit) exit;;
esac; done
"#;
    let path = folder.join("guest engine");
    std::fs::write(&path, script).unwrap();
    std::fs::set_permissions(&path, PermissionsExt::from_mode(0o755)).unwrap();
    path.display().to_string()
}

#[tokio::test]
async fn the_owner_adds_an_engine_sets_it_and_looks_with_it() {
    let hall = Hall::with(THINKS).await;
    let path = own_engine(hall.folder.path());
    let (status, answer) = hall.server.post("/api/engines", &json!({ "path": path })).await;
    let added = &answer["engine"];
    assert_eq!(
        (status, &added["name"], &added["author"]),
        (StatusCode::OK, &json!("Guest"), &json!("Somebody"))
    );
    assert_eq!(
        added["options"].as_array().unwrap().len(),
        1,
        "how many lines there are the page says: {added}"
    );
    let id = added["id"].as_str().unwrap();
    let (_, again) = hall.server.post("/api/engines", &json!({ "path": path })).await;
    assert_eq!(again["engine"]["id"], id);
    let at = format!("/api/engines/{id}");
    let mut line = hall.line().await;
    let start = komadai_rules::START_SFEN;
    for (number, hash) in [(1, 16), (2, 32)] {
        let (status, _) = hall.server.post(&at, &json!({ "values": { "USI_Hash": hash.to_string() } })).await;
        assert_eq!(status, StatusCode::OK);
        let look =
            json!({ "type": "look", "id": number, "sfen": start, "moves": [], "lines": 1, "engine": id });
        line.say(look).await;
        let AnalysisNews::Found { engine, nodes, .. } = line.found(number, 1).await else { unreachable!() };
        assert_eq!((engine.as_str(), nodes), ("Guest", hash));
    }
    let (status, problem) = hall.server.post(&at, &json!({ "values": { "USI_Hash": "65" } })).await;
    assert_eq!((status, &problem["kind"]), (StatusCode::BAD_REQUEST, &json!("bad_engine_option")));
    let (_, list) = hall.server.get("/api/engines").await;
    assert_eq!((&list["own"], &list["engines"][0]["options"][0]["value"]), (&json!(true), &json!("32")));
    let gone = hall.server.request("DELETE", &at).body(axum::body::Body::empty()).unwrap();
    assert_eq!(hall.server.send(gone).await.0, StatusCode::NO_CONTENT);
    line.say(json!({ "type": "look", "id": 3, "sfen": start, "moves": [], "lines": 1, "engine": id })).await;
    loop {
        if let AnalysisNews::Refused { id: Some(3), problem } = line.hear().await {
            assert_eq!(problem.kind, "no_such_engine");
            break;
        }
    }
}

#[tokio::test]
async fn nobody_but_the_owner_at_this_machine_has_anything_to_do_with_engines() {
    let folder = tempfile::tempdir().unwrap();
    let study = Study::of(shell(folder.path(), THINKS), PACE);
    let server = Server::studying(folder.path(), Arc::new(First::default()), "0.0.0.0:0", study).await;
    let path = own_engine(folder.path());
    let body = json!({ "path": path }).to_string();
    let host = format!("localhost:{}", server.state.bound.port());
    let ask = async |method: &str, at: &str, host: &str, peer: [u8; 4], via: Option<&str>, body: &str| {
        let mut request = axum::http::Request::builder()
            .method(method)
            .uri(at)
            .header(header::HOST, host)
            .header(header::ORIGIN, format!("http://{host}"))
            .header(header::CONTENT_TYPE, "application/json")
            .extension(axum::extract::ConnectInfo(crate::bounded::Peer((peer, 50_000).into())));
        if let Some(via) = via {
            request = request.header("x-forwarded-for", via);
        }
        let request = request.body(axum::body::Body::from(body.to_owned())).unwrap();
        let (status, _, body) = server.send(request).await;
        (status, serde_json::from_slice::<Value>(&body).unwrap_or(Value::Null))
    };
    let (status, added) = ask("POST", "/api/engines", &host, [127, 0, 0, 1], None, &body).await;
    assert_eq!(status, StatusCode::OK, "{added}");
    let at = format!("/api/engines/{}", added["engine"]["id"].as_str().unwrap());
    let values = json!({ "values": {} }).to_string();
    // From elsewhere; through a proxy; under a name that is not this machine's own.
    for (host, peer, via) in [
        ("192.168.0.9:4649", [192, 168, 0, 7], None),
        (host.as_str(), [192, 168, 0, 7], None),
        (host.as_str(), [127, 0, 0, 1], Some("203.0.113.5")),
        ("board.example", [127, 0, 0, 1], None),
    ] {
        let (_, list) = ask("GET", "/api/engines", host, peer, via, "").await;
        assert_eq!(list, json!({ "own": false, "engines": [] }), "{host}");
        for (method, at, body) in [
            ("POST", "/api/engines", &body),
            ("POST", at.as_str(), &values),
            ("DELETE", at.as_str(), &values),
        ] {
            let (status, problem) = ask(method, at, host, peer, via, body).await;
            assert_eq!(
                (status, &problem["kind"]),
                (StatusCode::FORBIDDEN, &json!("engines_of_owner")),
                "{host}"
            );
        }
    }
    // Nor another page in the owner's own browser.
    let foreign = axum::http::Request::builder()
        .method("POST")
        .uri("/api/engines")
        .header(header::HOST, &host)
        .header(header::ORIGIN, "http://evil.example")
        .header(header::CONTENT_TYPE, "application/json")
        .extension(axum::extract::ConnectInfo(crate::bounded::Peer(([127, 0, 0, 1], 50_000).into())))
        .body(axum::body::Body::from(body.clone()))
        .unwrap();
    assert_eq!(server.send(foreign).await.0, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn programs_that_are_no_engines_are_not_added() {
    let hall = Hall::with(THINKS).await;
    for (path, kind) in [
        ("engine", "engine_path"),
        ("/nowhere/engine", "engine_no_program"),
        ("/tmp", "engine_no_program"),
        ("/bin/false", "engine_unfit"),
    ] {
        let (status, answer) = hall.server.post("/api/engines", &json!({ "path": path })).await;
        let refused = &answer["refused"]["kind"];
        assert_eq!((status, refused), (StatusCode::OK, &json!(kind)), "{path}: {answer}");
    }
    assert_eq!(hall.server.get("/api/engines").await.1, json!({ "own": true, "engines": [] }));
}

/// Reviews as [`THINKS`] does, under a name of its own.
#[tokio::test]
async fn a_game_is_reviewed_by_the_owner_s_own_engine_and_by_no_unknown_one() {
    use std::os::unix::fs::PermissionsExt;
    let hall = Hall::with(THINKS).await;
    let path = hall.folder.path().join("own.sh");
    let body = THINKS.replace("cp 35", "cp 50");
    let script = format!(
        "#!/bin/sh\nwhile read -r line; do case \"$line\" in\nusi) echo 'id name Own'; echo usiok;;\n{body}\nquit) exit;;\nesac; done\n"
    );
    std::fs::write(&path, script).unwrap();
    std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o755)).unwrap();
    let (_, added) = hall.server.post("/api/engines", &json!({ "path": path })).await;
    let own = added["engine"]["id"].as_str().unwrap_or_else(|| panic!("{added}")).to_owned();
    let id = hall.record("startpos moves 7g7f 3c3d").await;
    let review = format!("/api/records/{id}/review");
    let (status, problem) = hall.server.post(&review, &json!({ "nodes": 1000, "engine": "nobody" })).await;
    assert_eq!((status, &problem["kind"]), (StatusCode::NOT_FOUND, &json!("no_such_engine")));
    hall.server.post(&review, &json!({ "nodes": 1000, "engine": own })).await;
    let done = hall.reviewed(&id).await;
    assert_eq!((&done["engine"], &done["state"]), (&json!("Own"), &json!("done")), "{done}");
    assert_eq!(done["start"]["cp"], 50);
    hall.server.post(&review, &json!({ "nodes": 1000 })).await;
    assert_eq!(hall.reviewed(&id).await["engine"], "Shell");
}

#[tokio::test]
async fn the_owner_s_book_is_looked_into_until_it_is_taken_away() {
    const BOOK: &str = "#YANEURAOU-DB2016 1.00\n\
        sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1\n\
        7g7f 3c3d 40 12 30\n2g2f none -15 8 10\nthis is none\n";
    let hall = Hall::with(THINKS).await;
    let ask = format!("/api/book?sfen={}", komadai_rules::START_SFEN.replace(' ', "%20"));
    let (_, house) = hall.server.get(&ask).await;
    assert_eq!((&house["book"]["name"], &house["may_set"]), (&Value::Null, &json!(true)));
    let (_, refused) = hall.server.post_text("/api/book", "no book at all").await;
    let refused = &refused["refused"];
    assert_eq!((&refused["kind"], &refused["args"]["reason"]), (&json!("no_book"), &json!("no_positions")));
    let (status, refused) = hall.server.post_text("/api/book", &"#\n".repeat(33 << 20)).await;
    assert_eq!(
        (status, &refused["kind"], &refused["args"]["reason"]),
        (StatusCode::PAYLOAD_TOO_LARGE, &json!("no_book"), &json!("too_large"))
    );
    let (_, set) = hall.server.post_text("/api/book", BOOK).await;
    assert_eq!((&set["book"]["positions"], &set["faults"]), (&json!(1), &json!(1)), "{set}");
    let (_, known) = hall.server.get(&ask).await;
    let [first, second] = known["moves"].as_array().unwrap().as_slice() else { panic!("{known}") };
    assert_eq!(
        (&first["usi"], &first["score"]["cp"], &first["depth"], &first["count"]),
        (&json!("7g7f"), &json!(40), &json!(12), &json!(30))
    );
    assert_eq!(first["reply"]["ja"], "△３四歩");
    assert_eq!((&second["usi"], &second["reply"]), (&json!("2g2f"), &Value::Null));
    // From White's side the same stands with the colours turned round, and scores are Black's.
    let turned = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL%20w%20-%201";
    let (_, known) = hall.server.get(&format!("/api/book?sfen={turned}")).await;
    assert_eq!((&known["moves"][0]["usi"], &known["moves"][0]["score"]["cp"]), (&json!("3c3d"), &json!(-40)));
    let request = hall.server.request("DELETE", "/api/book");
    hall.server.send(request.body(axum::body::Body::empty()).unwrap()).await;
    let (_, house) = hall.server.get(&ask).await;
    assert_eq!(house["book"]["name"], Value::Null);
    assert_eq!(hall.server.get("/api/book?sfen=x").await.1["kind"], "bad_position");
}
