//! Bad moves as questions; the engine is written in shell.
#![cfg(unix)]

use axum::http::StatusCode;
use serde_json::{Value, json};

use super::study::Hall;

/// After 3四歩 the exchange of bishops is best, 2六歩 as good, and all else worse.
const KNOWS: &str = r#"
    isready) echo readyok;;
    position*) last="${line##* }";;
    go*)
      case "$last" in
        7g7f) echo "info depth 9 nodes 4000 score cp -300 pv 3c3d";;
        3c3d) echo "info depth 9 nodes 4000 score cp 300 pv 8h2b+ 3a2b";;
        8h2b+) echo "info depth 9 nodes 4000 score cp -300 pv 3a2b";;
        2g2f) echo "info depth 9 nodes 4000 score cp -290 pv 8c8d";;
        9g9f) echo "info depth 9 nodes 4000 score cp 200 pv 8c8d";;
        8c8d) echo "info depth 9 nodes 4000 score cp -200 pv 2g2f";;
        *) echo "info depth 9 nodes 4000 score cp 0 pv 8c8d";;
      esac
      echo bestmove 7g7f;;
"#;

const GAME: &str = "先手：Asa\n後手：Yoru\n1 ７六歩(77)\n2 ３四歩(33)\n3 ９六歩(97)\n4 ８四歩(83)\n5 投了\n";

async fn asked(hall: &Hall, id: &str) -> Vec<Value> {
    let (status, quiz) = hall.server.get(&format!("/api/quiz?record={id}")).await;
    assert_eq!(status, StatusCode::OK);
    quiz["questions"].as_array().unwrap().clone()
}

async fn answer(hall: &Hall, id: &str, ply: u32, text: &str) -> Value {
    let tried = json!({ "record": id, "ply": ply, "text": text });
    let (status, reply) = hall.server.post("/api/quiz", &tried).await;
    assert_eq!(status, StatusCode::OK, "{reply}");
    reply
}

#[tokio::test]
async fn a_bad_move_becomes_a_question_and_each_answer_is_judged() {
    let hall = Hall::with(KNOWS).await;
    let id = hall.record(GAME).await;
    assert!(asked(&hall, &id).await.is_empty(), "nothing is known before the review");
    hall.server.post(&format!("/api/records/{id}/review"), &json!({ "nodes": 5000 })).await;
    assert_eq!(hall.reviewed(&id).await["state"], "done");

    let questions = asked(&hall, &id).await;
    assert_eq!(questions.len(), 1);
    let question = &questions[0];
    assert_eq!((&question["ply"], &question["side"]), (&json!(3), &json!("black")));
    assert_eq!((&question["player"], &question["opponent"]), (&json!("Asa"), &json!("Yoru")));
    assert_eq!((&question["played"]["usi"], &question["last"]), (&json!("9g9f"), &json!("3c3d")));
    assert_eq!(hall.server.get("/api/quiz").await.1["questions"], json!(questions), "of all games the same");

    let best = answer(&hall, &id, 3, "２二角成").await;
    assert_eq!((&best["outcome"], &best["best"][0]["usi"]), (&json!("best"), &json!("8h2b+")));
    let good = answer(&hall, &id, 3, "2g2f").await;
    assert_eq!(good["outcome"], "good");
    assert!(good["lost"].as_f64().unwrap() < 0.05);
    let bad = answer(&hall, &id, 3, "1g1f").await;
    assert_eq!((&bad["outcome"], &bad["answer"][0]["usi"]), (&json!("bad"), &json!("8c8d")));
    assert!(bad["lost"].as_f64().unwrap() > 0.1);
    assert_eq!(answer(&hall, &id, 3, "9g9f").await["outcome"], "played");
    for wrong in ["8h1a", "nonsense", "2g2f 8c8d", ""] {
        let reply = answer(&hall, &id, 3, wrong).await;
        assert_eq!(reply["outcome"], "refused", "{wrong}");
        assert!(reply["refused"]["kind"].is_string(), "{wrong}");
    }
}

#[tokio::test]
async fn questions_that_are_not_there_are_refused_by_name() {
    let hall = Hall::with(KNOWS).await;
    let id = hall.record(GAME).await;
    let post = async |body: Value| {
        let (status, problem) = hall.server.post("/api/quiz", &body).await;
        assert!(status.is_client_error());
        problem["kind"].clone()
    };
    let tried = json!({ "record": id, "ply": 3, "text": "2g2f" });
    assert_eq!(post(tried.clone()).await, "no_such_question", "it was not reviewed");
    hall.server.post(&format!("/api/records/{id}/review"), &json!({ "nodes": 5000 })).await;
    hall.reviewed(&id).await;
    assert_eq!(post(json!({ "record": id, "ply": 1, "text": "2g2f" })).await, "no_such_question");
    assert_eq!(post(json!({ "record": "nothere", "ply": 1, "text": "2g2f" })).await, "no_such_record");
    assert_eq!(post(json!({ "record": id, "ply": 3, "text": "2g2f".repeat(50) })).await, "text_too_long");
    assert_eq!(post(json!({ "record": id })).await, "malformed_request");
    assert_eq!(hall.server.get("/api/quiz?record=nothere").await.0, StatusCode::NOT_FOUND);
    assert_eq!(hall.server.get("/api/quiz?x=1").await.0, StatusCode::BAD_REQUEST);
}
