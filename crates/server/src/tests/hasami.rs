//! Hasami shogi over HTTP.

use axum::http::StatusCode;
use serde_json::{Value, json};

use super::table::Server;

async fn ask(server: &Server, moves: &[&str], text: Option<&str>, level: Option<u8>) -> (StatusCode, Value) {
    let asked = json!({ "goal": "five", "eighteen": false, "moves": moves, "text": text, "level": level });
    server.post("/api/hasami", &asked).await
}

#[tokio::test]
async fn a_move_is_played_and_the_computer_answers() {
    let server = Server::start().await;
    let (status, start) = ask(&server, &[], None, None).await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(start["sfen"], "+p+p+p+p+p+p+p+p+p/9/9/9/9/9/9/9/PPPPPPPPP b - 1");
    assert_eq!(start["legal"]["moves"]["5i"].as_array().unwrap().len(), 7);
    let (_, reply) = ask(&server, &[], Some("6i6e"), Some(1)).await;
    assert_eq!(reply["played"].as_array().unwrap().len(), 2);
    assert_eq!(reply["side"], "black");
    let (_, taken) = ask(&server, &["6i6e", "5a5e"], Some("4i4e"), None).await;
    assert_eq!(taken["played"][0]["taken"], json!(["5e"]));
    assert_eq!(taken["taken"], json!({ "black": 1, "white": 0 }));
    // Asked again, it answers alike.
    assert_eq!(ask(&server, &[], Some("6i6e"), Some(1)).await.1, reply);
}

#[tokio::test]
async fn what_cannot_be_played_is_refused_by_name() {
    let server = Server::start().await;
    for (text, reason) in [
        ("5i5a", "blocked"),
        ("5i4h", "not_straight"),
        ("5a5b", "no_piece"),
        ("hello", "malformed"),
        ("", "malformed"),
        ("九九", "malformed"),
    ] {
        let (status, reply) = ask(&server, &[], Some(text), Some(5)).await;
        assert_eq!(status, StatusCode::OK, "{text}");
        assert_eq!(reply["refused"]["args"]["reason"], reason, "{text}");
        assert_eq!(reply["played"], json!([]), "{text}");
    }
    assert_eq!(ask(&server, &["5i5a"], None, None).await.1["kind"], "bad_line");
    assert_eq!(ask(&server, &["5i5h"; 401], None, None).await.1["kind"], "line_too_long");
    assert_eq!(ask(&server, &[], None, Some(6)).await.1["kind"], "bad_parameter");
    let (status, _) =
        server.post("/api/hasami", &json!({ "goal": "six", "eighteen": false, "moves": [] })).await;
    assert!(status.is_client_error());
}
