//! Engines against each other; they are written in shell.
#![cfg(unix)]

use axum::http::StatusCode;
use serde_json::{Value, json};

use super::study::Hall;

/// Opens with one move and gives up once another has been played.
const SHORT: &str = r#"
    isready) echo readyok;;
    position*moves*) answer=resign;;
    position*) answer=7g7f;;
    go*) echo "bestmove $answer";;
    quit) exit;;
"#;

fn wish(games: u32) -> Value {
    json!({
        "engines": [{ "type": "house", "grade": "15k" }, { "type": "house", "grade": "max" }],
        "limit": { "type": "nodes", "nodes": 1000 },
        "games": games,
        "from": { "type": "start" },
    })
}

impl Hall {
    async fn matched(&self, wish: &Value) -> Value {
        let (status, view) = self.server.post("/api/matches", wish).await;
        assert_eq!(status, StatusCode::OK, "{view}");
        view
    }

    /// Looks on until the match is as wanted.
    async fn until(&self, id: &str, wanted: impl Fn(&Value) -> bool) -> Value {
        let mut seen = 0;
        for _ in 0..500 {
            let (_, view) = self.server.get(&format!("/api/matches/{id}?seen={seen}")).await;
            if wanted(&view) {
                return view;
            }
            seen = view["seen"].as_u64().unwrap();
        }
        panic!("it never came to that");
    }
}

#[tokio::test]
async fn a_match_is_played_with_colours_reversed_and_its_games_are_kept() {
    let hall = Hall::with(SHORT).await;
    let begun = hall.matched(&wish(3)).await;
    let id = begun["id"].as_str().unwrap();
    let over = hall.until(id, |view| view["state"] == "over").await;
    assert_eq!(over["names"], json!(["Shell", "Shell"]));
    let firsts: Vec<&Value> = over["results"].as_array().unwrap().iter().map(|game| &game["first"]).collect();
    assert_eq!(firsts, ["black", "white", "black"]);
    let score = &over["score"];
    assert_eq!((&score["wins"], &score["draws"], &score["losses"]), (&json!(2), &json!(0), &json!(1)));
    assert!(score["elo"]["value"].as_f64().unwrap() > 0.0, "{score}");
    let (_, list) = hall.server.get("/api/records").await;
    assert_eq!(list["records"].as_array().unwrap().len(), 3);
    let record = over["results"][1]["record"].as_str().unwrap();
    let (_, kept) = hall.server.get(&format!("/api/records/{record}")).await;
    assert_eq!((&kept["nodes"][1]["usi"], &kept["result"]), (&json!("7g7f"), &json!("black")));
    let headers = kept["headers"].to_string();
    assert!(headers.contains("Komadai 15k") && headers.contains("Komadai max"), "{headers}");
    let (_, known) = hall.server.get("/api/matches").await;
    assert_eq!(known["matches"][0]["id"], over["id"]);
}

#[tokio::test]
async fn a_match_waits_while_it_is_held_up_and_ends_when_it_is_stopped() {
    let hall = Hall::with(SHORT).await;
    let begun = hall.matched(&wish(200)).await;
    let path = format!("/api/matches/{}", begun["id"].as_str().unwrap());
    let (_, paused) = hall.server.post(&path, &json!({ "type": "pause" })).await;
    assert_eq!(paused["state"], "paused");
    // A third match of one visitor has to wait for another to end.
    hall.matched(&wish(200)).await;
    assert_eq!(hall.server.post("/api/matches", &wish(1)).await.0, StatusCode::SERVICE_UNAVAILABLE);
    let (_, resumed) = hall.server.post(&path, &json!({ "type": "resume" })).await;
    assert_eq!(resumed["state"], "running");
    let id = begun["id"].as_str().unwrap();
    hall.until(id, |view| !view["results"].as_array().unwrap().is_empty()).await;
    hall.server.post(&path, &json!({ "type": "stop" })).await;
    let over = hall.until(id, |view| view["state"] == "over").await;
    assert!(over["results"].as_array().unwrap().len() < 200);
}

#[tokio::test]
async fn a_match_that_cannot_be_is_refused() {
    let hall = Hall::with(SHORT).await;
    for (field, value, kind) in [
        ("games", json!(0), "bad_parameter"),
        ("games", json!(201), "bad_parameter"),
        ("limit", json!({ "type": "time", "ms": 1 }), "bad_parameter"),
        ("limit", json!({ "type": "nodes", "nodes": 4_000_000_000_u32 }), "bad_parameter"),
        ("from", json!({ "type": "position", "sfen": "9/9/9/9/9/9/9/9/9 b - 1" }), "bad_position"),
        ("from", json!({ "type": "position", "sfen": "x" }), "bad_position"),
        (
            "engines",
            json!([{ "type": "house", "grade": "10d" }, { "type": "house", "grade": "1k" }]),
            "bad_grade",
        ),
        (
            "engines",
            json!([{ "type": "own", "id": "nobody" }, { "type": "house", "grade": "1k" }]),
            "no_such_engine",
        ),
        ("engines", json!([]), "malformed_request"),
    ] {
        let mut wish = wish(1);
        wish[field] = value;
        let (status, problem) = hall.server.post("/api/matches", &wish).await;
        assert!(status.is_client_error(), "{wish}");
        assert_eq!(problem["kind"], kind, "{wish}");
    }
    assert_eq!(hall.server.get("/api/matches/nobody").await.1["kind"], "no_such_match");
}

#[tokio::test]
async fn an_engine_that_does_not_start_is_told() {
    let hall = Hall::with("isready) exit;;").await;
    let begun = hall.matched(&wish(1)).await;
    let failed = hall.until(begun["id"].as_str().unwrap(), |view| view["state"] == "failed").await;
    assert_eq!(failed["failure"]["kind"], "match_engine_failed");
    assert_eq!(failed["failure"]["args"]["number"], "1");
}
