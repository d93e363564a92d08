//! The HTTP addresses.

use axum::body::Body;
use axum::http::{StatusCode, header};
use komadai_wire::ClientMessage;
use serde_json::json;

use super::table::{Server, changed, clock, local};

#[tokio::test]
async fn the_config_offers_everything_the_rules_have() {
    let server = Server::start().await;
    let (status, config) = server.get("/api/config").await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(config["handicaps"].as_array().unwrap().len(), komadai_rules::Handicap::ALL.len());
    assert_eq!(config["grades"][0], "15k");
    assert_eq!(config["grades"].as_array().unwrap().last().unwrap(), "max");
    assert_eq!(config["suggestions"][2], "lance");
    assert_eq!(config["reachable"], false);
    let arcade = config["clocks"].as_array().unwrap().iter().find(|clock| clock["id"] == "arcade").unwrap();
    assert_eq!(
        (arcade["clock"]["main_s"].as_u64(), arcade["clock"]["byoyomi_s"].as_u64()),
        (Some(180), Some(7))
    );
}

#[tokio::test]
async fn every_answer_has_its_headers() {
    let server = Server::start().await;
    for path in ["/", "/api/config", "/api/games/none/kif", "/no/such.file"] {
        let (_, headers, _) = server.send(server.request("GET", path).body(Body::empty()).unwrap()).await;
        let policy = headers[header::CONTENT_SECURITY_POLICY].to_str().unwrap();
        assert!(policy.contains("default-src 'self'") && policy.contains("frame-ancestors 'none'"), "{path}");
        assert_eq!(headers[header::X_CONTENT_TYPE_OPTIONS], "nosniff");
        assert_eq!(headers[header::REFERRER_POLICY], "no-referrer");
    }
}

#[tokio::test]
async fn pages_are_the_page_and_missing_files_are_missing() {
    let server = Server::start().await;
    for path in ["/", "/game/abc", "/games", "/settings", "/join/abc?token=x"] {
        let (status, headers, body) =
            server.send(server.request("GET", path).body(Body::empty()).unwrap()).await;
        assert_eq!(
            (status, headers[header::CONTENT_TYPE].to_str().unwrap()),
            (StatusCode::OK, "text/html; charset=utf-8")
        );
        assert!(!body.is_empty());
        let again = server.request("GET", path).header(header::IF_NONE_MATCH, &headers[header::ETAG]);
        assert_eq!(server.send(again.body(Body::empty()).unwrap()).await.0, StatusCode::NOT_MODIFIED);
    }
    for path in ["/missing.js", "/api/missing", "/ws/missing"] {
        assert_eq!(server.get(path).await.0, StatusCode::NOT_FOUND, "{path}");
    }
    assert_eq!(server.get("/api/games/missing/kif").await.1["kind"], "no_such_game");
}

#[tokio::test]
async fn games_come_by_pages_newest_first() {
    let server = Server::start().await;
    let mut made = Vec::new();
    for _ in 0..5 {
        made.push(server.game(&local()).await);
    }
    made.reverse();
    let (_, first) = server.get("/api/games?limit=3").await;
    let before = first["next"].as_str().unwrap();
    let (_, rest) = server.get(&format!("/api/games?limit=3&before={before}")).await;
    assert_eq!(rest["next"], json!(null));
    let ids = |page: &serde_json::Value| -> Vec<String> {
        page["games"].as_array().unwrap().iter().map(|game| game["id"].as_str().unwrap().to_owned()).collect()
    };
    assert_eq!([ids(&first), ids(&rest)].concat(), made);
}

#[tokio::test]
async fn a_game_is_downloaded_as_kif_in_both_encodings() {
    let server = Server::start().await;
    let names = json!({ "names": { "black": "羽生<b>/..", "white": null } });
    let id = server.game(&changed(changed(local(), names), clock(600, 30))).await;
    let mut page = server.open(&id).await;
    page.move_on(0, "7g7f").await;
    page.say(&ClientMessage::Resign { ply: 1 }).await;
    page.hear().await;
    for (encoding, extension) in [("shift_jis", "kif"), ("utf-8", "kifu")] {
        let path = format!("/api/games/{id}/kif?encoding={encoding}&lang=ja");
        let (status, headers, body) =
            server.send(server.request("GET", &path).body(Body::empty()).unwrap()).await;
        assert_eq!(status, StatusCode::OK);
        let name = headers[header::CONTENT_DISPOSITION].to_str().unwrap();
        assert!(
            name.starts_with("attachment; filename=\"komadai-2") && name.ends_with(&format!(".{extension}")),
            "{name}"
        );
        assert!(!name.contains('/') && name.contains("%E7%BE%BD"), "{name}");
        let reading = komadai_record::kif::read(&body).unwrap();
        assert_eq!(reading.record.moves().len(), 1);
        assert_eq!(reading.record.headers.get("先手"), Some("羽生<b>/.."));
        assert_eq!(reading.record.headers.get("持ち時間"), Some("10分+30秒"));
        assert_eq!(reading.record.end().unwrap().kind.key(), "resign");
    }
    assert_eq!(server.get(&format!("/api/games/{id}/kif?encoding=morse")).await.1["kind"], "bad_encoding");
}

#[tokio::test]
async fn each_sides_own_clock_stands_in_the_record() {
    let server = Server::start().await;
    let mut game = changed(local(), clock(600, 30));
    game["clock"]["white"]["main_s"] = json!(300);
    let id = server.game(&game).await;
    let path = format!("/api/games/{id}/kif?encoding=utf-8");
    let (_, _, body) = server.send(server.request("GET", &path).body(Body::empty()).unwrap()).await;
    let reading = komadai_record::kif::read(&body).unwrap();
    assert_eq!(reading.record.headers.get("持ち時間"), Some("先手10分+30秒、後手5分+30秒"));
}

#[tokio::test]
async fn a_foul_stands_in_the_record_with_its_move() {
    let server = Server::start().await;
    for (tried, words) in [
        ("2g2f", "   2 反則勝ち\nまで1手で後手の反則勝ち"),
        ("3c3e", "   2 ３五歩(33)\n   3 反則勝ち\nまで2手で先手の反則勝ち"),
        ("+P*5e", "   2 反則負け\nまで1手で後手の反則負け"),
    ] {
        let id = server.game(&changed(local(), json!({ "mode": "real" }))).await;
        let mut page = server.open(&id).await;
        page.move_on(0, "7g7f").await;
        page.play(1, tried).await;
        page.hear().await;
        let path = format!("/api/games/{id}/kif?encoding=utf-8&lang=ja");
        let (_, _, body) = server.send(server.request("GET", &path).body(Body::empty()).unwrap()).await;
        let text = String::from_utf8(body.clone()).unwrap().replace('\r', "");
        assert!(text.contains(words), "{tried}: {text}");
        let reading = komadai_record::kif::read(&body).unwrap();
        assert_eq!(reading.record.moves().len(), 1);
        let black = words.contains("先手の反則勝ち") || words.contains("後手の反則負け");
        let winner = if black { komadai_rules::Color::Black } else { komadai_rules::Color::White };
        assert_eq!(reading.record.winner(), Some(winner), "{tried}");
    }
}

#[tokio::test]
async fn questions_that_make_no_sense_are_problems_too() {
    let server = Server::start().await;
    for path in ["/api/games?limit=-1", "/api/games?before=x"] {
        let (status, problem) = server.get(path).await;
        assert_eq!(
            (status, &problem["kind"]),
            (StatusCode::BAD_REQUEST, &json!("malformed_request")),
            "{path}"
        );
    }
}

#[tokio::test]
async fn furigoma_is_shown_and_gives_the_side() {
    let server = Server::start().await;
    for _ in 0..8 {
        let id = server.game(&changed(super::table::computer(), json!({ "side": "furigoma" }))).await;
        let game = server.open(&id).await.game;
        let toss = game.furigoma.unwrap();
        assert_eq!(game.yours, [toss.creator]);
        assert!(toss.tosses.iter().all(|faces| faces.len() == 5));
    }
}
