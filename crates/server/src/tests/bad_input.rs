//! Whatever comes in: the server stays up and the game as it was.

mod requests;

use std::sync::Arc;

use axum::body::Body;
use axum::http::{StatusCode, header};
use futures_util::SinkExt;
use komadai_store::{EventRow, Summary};
use komadai_wire::ClientMessage;
use serde_json::json;
use tokio::sync::{mpsc, oneshot};
use tokio_tungstenite::tungstenite::Message;

use super::table::{First, Page, Server, changed, computer, local};
use crate::room::{Command, Guest};
use crate::{RunError, ServeOptions};

/// One move has been played; whatever follows must not change it.
async fn table() -> (Server, String, Page) {
    let server = Server::start().await;
    let id = server.game(&local()).await;
    let mut page = server.open(&id).await;
    page.move_on(0, "7g7f").await;
    (server, id, page)
}

async fn intact(server: &Server, id: &str) {
    let page = server.open(id).await;
    assert_eq!(page.game.plies.len(), 1);
    assert!(page.game.ending.is_none());
}

#[tokio::test]
async fn forged_stale_and_out_of_turn_moves_are_refused() {
    let (server, id, mut page) = table().await;
    for (ply, usi, kind) in [
        (1, "7g7f", "illegal_move"),
        (1, "P*5e", "illegal_move"),
        (0, "2g2f", "stale"),
        (7, "3c3d", "stale"),
        (1, "resign", "malformed_move"),
        (1, "", "malformed_move"),
        (1, "9z9y", "malformed_move"),
    ] {
        page.play(ply, usi).await;
        assert_eq!(page.refused().await.kind, kind, "{usi}");
    }
    intact(&server, &id).await;
    // Against the computer, out of turn.
    let server = Server::with(Arc::new(super::table::Silent)).await;
    let id = server.game(&computer()).await;
    let mut page = server.open(&id).await;
    page.move_on(0, "7g7f").await;
    page.play(1, "3c3d").await;
    assert_eq!(page.refused().await.kind, "not_your_turn");
    intact(&server, &id).await;
}

#[tokio::test]
async fn a_repeated_move_only_shows_the_game_again() {
    let (server, id, mut page) = table().await;
    page.play(0, "7g7f").await;
    assert_eq!(page.hear_game().await.plies.len(), 1);
    intact(&server, &id).await;
}

#[tokio::test]
async fn a_megabyte_of_garbage_is_closed_politely() {
    let (server, id, mut page) = table().await;
    page.socket.send(Message::text("x".repeat(1_000_000))).await.unwrap();
    assert_eq!(page.refused().await.kind, "message_too_long");
    assert_eq!(page.closed().await, Some(1009));
    let mut page = server.open(&id).await;
    page.socket.send(Message::binary(vec![7_u8; 1_000_000])).await.unwrap();
    assert_eq!(page.closed().await, Some(1009));
    intact(&server, &id).await;
}

#[tokio::test]
async fn nonsense_is_refused_and_too_much_of_it_closed() {
    let (server, id, mut page) = table().await;
    for text in
        ["", "null", "{}", "{\"type\":\"move\"}", "{\"type\":\"resign\",\"ply\":0,\"x\":1}", "[[[[", "\u{0}"]
    {
        page.socket.send(Message::text(text)).await.unwrap();
        assert_eq!(page.refused().await.kind, "malformed_message", "{text}");
    }
    page.socket.send(Message::binary(vec![1_u8, 2, 3])).await.unwrap();
    assert_eq!(page.refused().await.kind, "malformed_message");
    for _ in 0..30 {
        // Closed half-way.
        let _ = page.socket.send(Message::text("?")).await;
    }
    assert_eq!(page.closed().await, Some(1008));
    intact(&server, &id).await;
}

#[tokio::test]
async fn a_flood_is_slowed_down() {
    let (server, id, mut page) = table().await;
    let ping = serde_json::to_string(&ClientMessage::Ping {}).unwrap();
    for _ in 0..55 {
        page.socket.send(Message::text(ping.clone())).await.unwrap();
    }
    assert_eq!(page.refused().await.kind, "too_fast");
    intact(&server, &id).await;
}

#[tokio::test]
async fn other_origins_and_hosts_are_refused() {
    let (server, id, _page) = table().await;
    let host = server.host();
    for origin in ["http://example.org", "null", "http://127.0.0.1:1", "file://"] {
        assert!(Page::connect(&host, &id, origin, None).await.is_err(), "{origin}");
        let request = server.request("POST", "/api/games");
        let mut request = request.body(Body::from(local().to_string())).unwrap();
        request.headers_mut().insert(header::ORIGIN, origin.parse().unwrap());
        assert_eq!(server.send(request).await.0, StatusCode::FORBIDDEN, "{origin}");
    }
    let mut without = server.request("POST", "/api/games").body(Body::from(local().to_string())).unwrap();
    without.headers_mut().remove(header::ORIGIN);
    assert_eq!(server.send(without).await.0, StatusCode::FORBIDDEN);
    // A foreign name pointed at this machine.
    let mut rebound = server.request("GET", "/api/config").body(Body::empty()).unwrap();
    rebound.headers_mut().insert(header::HOST, "rebound.example.org:4649".parse().unwrap());
    assert_eq!(server.send(rebound).await.0, StatusCode::FORBIDDEN);
    intact(&server, &id).await;
}

#[tokio::test]
async fn games_that_cannot_be_are_refused_by_name() {
    let server = Server::start().await;
    let zero = json!({ "main_s": 0, "byoyomi_s": 0, "increment_s": 0, "periods": 0, "period_s": 0 });
    for (change, kind) in [
        (json!({ "handicap": "eleven" }), "bad_handicap"),
        (json!({ "opponent": { "kind": "engine", "grade": "99d" } }), "bad_grade"),
        (json!({ "clock": { "black": zero, "white": null } }), "bad_clock"),
        (json!({ "move_limit": { "plies": 0, "needs_entered_king": false } }), "bad_move_limit"),
        (json!({ "handicap": "rook", "side": "furigoma" }), "furigoma_with_handicap"),
        (json!({ "names": { "black": "x".repeat(41), "white": null } }), "name_too_long"),
        (json!({ "points": "25" }), "malformed_request"),
        (json!({ "position": "nonsense" }), "bad_position"),
        (json!({ "position": "4k4/4R4/9/9/9/9/9/9/4K4 b - 1" }), "start_not_playable"),
        (json!({ "position": "4k4/9/4P4/9/9/9/9/9/9 b G 1" }), "start_without_king"),
        (json!({ "position": "4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1" }), "start_is_over"),
    ] {
        let (status, problem) = server.post("/api/games", &changed(local(), change)).await;
        assert!(status.is_client_error());
        assert_eq!(problem["kind"], kind);
    }
    assert_eq!(server.get("/api/games").await.1["games"], json!([]));
}

#[tokio::test]
async fn a_game_that_does_not_exist_has_no_socket() {
    let server = Server::start().await;
    let host = server.host();
    assert!(Page::connect(&host, "missing", &format!("http://{host}"), None).await.is_err());
}

#[tokio::test]
async fn a_reader_that_never_reads_is_let_go_and_the_others_play_on() {
    let (server, id, mut page) = table().await;
    let room = server.state.rooms.open(&server.state, &id).await.unwrap();
    let (outbox, mut sleeper) = mpsc::channel(2);
    let guest = Guest { identity: None, hosts: Vec::new(), outbox };
    let (reply, entered) = oneshot::channel();
    room.send(Command::Enter { guest, reply }).await.unwrap();
    entered.await.unwrap().unwrap();
    // The game and one move fill what waits for it; the next move finds no room.
    for (ply, usi) in [(1, "3c3d"), (2, "2g2f"), (3, "8c8d"), (4, "2f2e")] {
        page.move_on(ply, usi).await;
    }
    let mut heard = 0;
    while sleeper.recv().await.is_some() {
        heard += 1;
    }
    assert_eq!(heard, 2, "then it was closed");
}

#[tokio::test]
async fn what_another_hand_stored_meanwhile_is_not_overwritten() {
    let (server, id, mut page) = table().await;
    let mut events = server.state.store.events(&id).await.unwrap();
    let last = events.pop().unwrap();
    let theirs =
        EventRow { seq: last.seq + 1, body: "{\"type\":\"moved\",\"usi\":\"3c3d\"}".to_owned(), ..last };
    server.state.store.append(&id, &[theirs], &Summary::default(), None).await.unwrap();
    page.play(1, "8c8d").await;
    assert_eq!(page.refused().await.kind, "storage_failed");
    let game = page.hear_game().await;
    assert_eq!(game.plies.last().unwrap().usi, "3c3d", "the game goes on from what is stored");
    page.move_on(2, "2g2f").await;
}

fn options(addr: &str, data: &std::path::Path) -> ServeOptions {
    ServeOptions { addr: addr.parse().unwrap(), data: data.to_owned(), open: false, arcade_s: None }
}

#[tokio::test]
async fn a_taken_port_is_named() {
    let server = Server::start().await;
    let folder = tempfile::tempdir().unwrap();
    let error = crate::run(options(&server.host(), folder.path()), async {}).await.unwrap_err();
    assert_eq!(error.key(), "address_in_use");
    assert!(error.to_string().contains(&server.host()) && error.to_string().contains("--addr"), "{error}");
    assert_eq!(error.args()[0].1, server.host());
}

#[tokio::test]
async fn a_bad_data_directory_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    std::fs::write(&file, "").unwrap();
    let error = crate::run(options("127.0.0.1:0", &file), async {}).await.unwrap_err();
    assert!(matches!(error, RunError::Store(_)));
    assert_eq!(error.key(), "data_not_writable");
    std::fs::write(folder.path().join("komadai.db"), "garbage".repeat(500)).unwrap();
    let error = crate::run(options("127.0.0.1:0", folder.path()), async {}).await.unwrap_err();
    assert_eq!(error.key(), "database_broken");
}

#[tokio::test]
async fn a_game_damaged_in_the_database_hides_no_other() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::on(folder.path(), Arc::new(First::default()), "127.0.0.1:0").await;
    let good = server.game(&local()).await;
    let mut row = server.state.store.game(&good).await.unwrap().unwrap();
    row.id = "damaged".to_owned();
    row.setup = "{}".to_owned();
    server.state.store.create(&row).await.unwrap();
    let (_, list) = server.get("/api/games").await;
    assert_eq!(list["games"].as_array().unwrap().len(), 1);
    assert_eq!(server.get("/api/games/damaged/kif").await.1["kind"], "storage_failed");
    server.open(&good).await;
}
