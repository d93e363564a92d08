//! Lessons over HTTP.

use axum::http::StatusCode;
use serde_json::{Value, json};

use super::table::Server;

async fn attempt(server: &Server, lesson: &str, step: &str, moves: &[&str], text: Option<&str>) -> Value {
    let asked = json!({ "lesson": lesson, "step": step, "moves": moves, "text": text });
    let (status, reply) = server.post("/api/lessons/try", &asked).await;
    assert_eq!(status, StatusCode::OK, "{reply}");
    reply
}

#[tokio::test]
async fn the_course_is_told_in_outline_and_by_lesson() {
    let server = Server::start().await;
    let (status, course) = server.get("/api/lessons").await;
    assert_eq!(status, StatusCode::OK);
    let chapters = course["chapters"].as_array().unwrap();
    assert_eq!(chapters.len(), komadai_lessons::chapters().len());
    let mut ids = chapters.iter().flat_map(|chapter| chapter["lessons"].as_array().unwrap());
    let (first, second) = (ids.next().unwrap(), ids.next().unwrap());
    let (status, lesson) = server.get(&format!("/api/lessons/{}", first["id"].as_str().unwrap())).await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(lesson["next"], second["id"]);
    assert_eq!(lesson["steps"].as_array().unwrap().len() as u64, first["steps"].as_u64().unwrap());
    let (_, manners) = server.get("/api/lessons/manners").await;
    let frames = manners["steps"][2]["frames"].as_array().unwrap();
    assert_eq!(frames.len(), 41);
    assert_eq!(
        frames[40], "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
        "all forty stand where a game begins"
    );
    let (status, problem) = server.get("/api/lessons/nothing").await;
    assert_eq!((status, &problem["kind"]), (StatusCode::NOT_FOUND, &json!("no_such_lesson")));
}

#[tokio::test]
async fn a_line_goes_on_with_the_reply_until_it_is_done() {
    let server = Server::start().await;
    let hint = attempt(&server, "tsume", "three", &[], None).await;
    assert_eq!((&hint["outcome"], &hint["tried"]["usi"]), (&json!("hint"), &json!("3b3a+")));
    let reply = attempt(&server, "tsume", "three", &[], Some("3b3a+")).await;
    assert_eq!((&reply["outcome"], &reply["answer"]["usi"]), (&json!("goes_on"), &json!("4a3a")));
    assert!(!reply["legal"]["drops"]["S"].as_array().unwrap().is_empty());
    let reply = attempt(&server, "tsume", "three", &["3b3a+", "4a3a"], Some("▲3二銀打")).await;
    assert_eq!(reply["outcome"], "done", "any notation does: {reply}");
}

#[tokio::test]
async fn a_foul_that_is_asked_for_is_told_and_not_played() {
    let server = Server::start().await;
    let reply = attempt(&server, "nifu", "try", &[], Some("P*5e")).await;
    assert_eq!((&reply["outcome"], &reply["refused"]["args"]["reason"]), (&json!("done"), &json!("nifu")));
    assert_eq!(reply["tried"], Value::Null);
    let reply = attempt(&server, "nifu", "try", &[], Some("P*4e")).await;
    assert_eq!((&reply["outcome"], &reply["why"]), (&json!("again"), &json!("allowed")));
    let reply = attempt(&server, "nifu", "try", &[], Some("P*4a")).await;
    assert_eq!(reply["outcome"], "refused");
    let hint = attempt(&server, "nifu", "try", &[], None).await;
    assert!(hint["tried"]["usi"].as_str().unwrap().starts_with("P*5"));
}

#[tokio::test]
async fn squares_left_are_told_while_one_walks() {
    let server = Server::start().await;
    let reply = attempt(&server, "king", "walk", &["5e5d"], Some("5d6c")).await;
    assert_eq!((&reply["outcome"], &reply["left"]), (&json!("goes_on"), &json!(["7d"])));
    assert!(reply["sfen"].as_str().unwrap().contains(" b "), "the learner moves again");
}

#[tokio::test]
async fn everything_the_coach_can_name_is_shown() {
    let server = Server::start().await;
    let (status, atlas) = server.get("/api/atlas").await;
    assert_eq!(status, StatusCode::OK);
    let count = |topic: &str| atlas[topic].as_array().unwrap().len();
    assert_eq!(count("castles") + count("openings") + count("proverbs"), komadai_lessons::atlas().len());
    assert_eq!(atlas["castles"][0]["id"], "yagura");
}

#[tokio::test]
async fn bad_requests_are_refused_by_name() {
    let server = Server::start().await;
    let post = async |asked: Value| server.post("/api/lessons/try", &asked).await;
    let asked = |lesson: &str, step: &str, moves: Value| json!({ "lesson": lesson, "step": step, "moves": moves, "text": "7g7f" });
    assert_eq!(post(asked("nothing", "try", json!([]))).await.0, StatusCode::NOT_FOUND);
    assert_eq!(post(asked("nifu", "nothing", json!([]))).await.1["kind"], "no_such_lesson");
    assert_eq!(post(asked("nifu", "try", json!(["x"]))).await.1["kind"], "bad_line");
    assert_eq!(post(asked("nifu", "try", json!(["9i9a"]))).await.1["kind"], "bad_line");
    assert_eq!(post(asked("nifu", "try", json!(vec!["5i5h"; 201]))).await.1["kind"], "line_too_long");
    assert!(post(json!({ "lesson": "nifu" })).await.0.is_client_error());
    for text in ["", "   ", "\u{0}", &"九".repeat(5_000), "99", "P*"] {
        let reply = attempt(&server, "nifu", "try", &[], Some(text)).await;
        assert_eq!(reply["outcome"], "refused", "{text:.20}");
        assert_eq!(reply["refused"]["kind"], "typed_move", "{text:.20}");
    }
}
