//! What one's own games played.

use axum::http::StatusCode;
use serde_json::json;

use super::table::Server;

#[tokio::test]
async fn moves_are_counted_over_games_by_the_position_they_lead_to() {
    let server = Server::start().await;
    for game in [
        "1 ７六歩(77)\n2 ３四歩(33)\n3 投了\n",
        "1 ７六歩(77)\n2 ８四歩(83)\n3 ２六歩(27)\n4 投了\n",
        "1 ２六歩(27)\n2 ８四歩(83)\n3 ７六歩(77)\n4 千日手\n",
    ] {
        let (status, _) = server.post_text("/api/records", &format!("手合割：平手\n{game}")).await;
        assert_eq!(status, StatusCode::OK);
    }
    let start = komadai_rules::START_SFEN.replace(' ', "%20");
    let (_, played) = server.get(&format!("/api/records/moves?sfen={start}")).await;
    assert_eq!(played["here"], json!({ "black": 1, "white": 1, "drawn": 1, "open": 0 }));
    let moves = played["moves"].as_array().unwrap();
    assert_eq!(moves.len(), 2);
    assert_eq!((&moves[0]["usi"], &moves[0]["notation"]["ja"]), (&json!("7g7f"), &json!("▲７六歩")));
    assert_eq!(moves[0]["results"], json!({ "black": 1, "white": 1, "drawn": 0, "open": 0 }));
    // Two ways lead to one position.
    let after = "lnsgkgsnl/1r5b1/p1ppppppp/1p7/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL%20b%20-%201";
    let (_, played) = server.get(&format!("/api/records/moves?sfen={after}&last=8c8d")).await;
    assert_eq!(played["moves"][0]["results"], json!({ "black": 1, "white": 0, "drawn": 1, "open": 0 }));
    assert_eq!(server.get("/api/records/moves?sfen=x").await.0, StatusCode::BAD_REQUEST);
    assert_eq!(server.get("/api/records/moves").await.0, StatusCode::BAD_REQUEST);
}
