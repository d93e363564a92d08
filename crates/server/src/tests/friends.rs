//! Two players on two devices, and who is who.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{Request, StatusCode, header};
use komadai_wire::{ClientMessage, SeatKind, ServerMessage, Side};
use serde_json::Value;

use super::table::{First, Page, Server, changed, clock, friend};
use crate::bounded::Peer;

/// A server that the local network reaches. Its own tests speak to it by 127.0.0.1 all the same.
async fn reachable(folder: &std::path::Path) -> Server {
    Server::on(folder, Arc::new(First::default()), "0.0.0.0:0").await
}

/// A request from another device: its cookie comes back, if one was set.
async fn from_afar(
    server: &Server,
    method: &str,
    path: &str,
    cookie: Option<&str>,
) -> (StatusCode, Option<String>, Value) {
    let host = format!("192.168.0.2:{}", server.state.bound.port());
    let mut request = Request::builder()
        .method(method)
        .uri(path)
        .header(header::HOST, &host)
        .header(header::ORIGIN, format!("http://{host}"))
        .extension(ConnectInfo(Peer(SocketAddr::from(([192, 168, 0, 77], 50_000)))));
    if let Some(cookie) = cookie {
        request = request.header(header::COOKIE, cookie);
    }
    let (status, headers, body) = server.send(request.body(Body::empty()).unwrap()).await;
    let cookie = headers.get(header::SET_COOKIE).map(|cookie| cookie.to_str().unwrap().to_owned());
    (status, cookie, serde_json::from_slice(&body).unwrap_or(Value::Null))
}

fn token(page: &Page) -> String {
    let url = &page.game.invite.as_ref().unwrap().urls[0];
    url.split_once("token=").unwrap().1.to_owned()
}

#[tokio::test]
async fn a_friend_takes_the_open_seat_by_the_link() {
    let folder = tempfile::tempdir().unwrap();
    let server = reachable(folder.path()).await;
    let id = server.game(&changed(friend(), clock(600, 0))).await;
    let mut host = server.open(&id).await;
    assert_eq!(host.game.seats.white.kind, SeatKind::Open);
    assert_eq!((host.game.yours.as_slice(), host.game.clock.running), (&[Side::Black][..], None));
    host.play(0, "7g7f").await;
    assert_eq!(host.refused().await.kind, "waiting_for_friend");

    // A wrong token, then the right one.
    let join = |token: &str| format!("/api/games/{id}/join?token={token}&name=%E5%8F%8B");
    let (status, _, problem) = from_afar(&server, "POST", &join("wrong"), None).await;
    assert_eq!((status, problem["kind"].as_str()), (StatusCode::FORBIDDEN, Some("bad_invite")));
    let secret = token(&host);
    let (status, cookie, created) = from_afar(&server, "POST", &join(&secret), None).await;
    assert_eq!((status, created["id"].as_str()), (StatusCode::OK, Some(id.as_str())));
    let cookie = cookie.unwrap();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Strict"));
    let cookie = cookie.split(';').next().unwrap().to_owned();

    // The host sees the friend, the invitation is gone, and the clock runs once somebody is there.
    let seen = host.hear_game().await;
    assert_eq!((seen.seats.white.kind, seen.seats.white.name.as_deref()), (SeatKind::Human, Some("友")));
    assert!(seen.invite.is_none());
    // Nobody else gets the seat; the friend may ask again.
    let (status, _, _) = from_afar(&server, "POST", &join(&secret), None).await;
    assert_eq!(status, StatusCode::CONFLICT);
    let (status, _, _) = from_afar(&server, "POST", &join(&secret), Some(&cookie)).await;
    assert_eq!(status, StatusCode::OK);

    // On the socket the friend is known by the cookie: behind a proxy's header a loopback peer is not the owner.
    let mut guest = open_afar(&server, &id, &cookie).await;
    assert_eq!(guest.game.yours, [Side::White]);
    assert!(guest.game.turn.as_ref().unwrap().legal.is_none(), "it is Black's move");
    assert_eq!(guest.game.clock.running, Some(Side::Black));
    host.play(0, "7g7f").await;
    let turn = guest
        .wait_for(|heard| match heard {
            ServerMessage::Moved { turn, .. } => turn,
            _ => None,
        })
        .await;
    assert!(turn.may.play && turn.legal.is_some());
    guest.play(1, "3c3d").await;
    let answered = |heard| match heard {
        ServerMessage::Moved { ply, .. } if ply.ply == 2 => Some(()),
        _ => None,
    };
    host.wait_for(answered).await;
    guest.wait_for(answered).await;

    // Taking back is proposed.
    guest.say(&ClientMessage::TakeBack { ply: 2 }).await;
    host.wait_for(|heard| matches!(heard, ServerMessage::Offer { offer: Some(_) }).then_some(())).await;
    host.say(&ClientMessage::Answer { ply: 2, accept: true }).await;
    assert_eq!(host.hear_game().await.plies.len(), 1);

    // The friend's list has the game; a stranger's has none.
    let (_, _, list) = from_afar(&server, "GET", "/api/games", Some(&cookie)).await;
    assert_eq!(list["games"][0]["yours"][0], "white");
    assert_eq!(list["games"][0]["seats"]["white"]["name"], "友");
    let (_, _, list) = from_afar(&server, "GET", "/api/games", None).await;
    assert_eq!(list["games"].as_array().unwrap().len(), 0);
}

async fn open_afar(server: &Server, id: &str, cookie: &str) -> Page {
    use tokio_tungstenite::tungstenite::client::IntoClientRequest;
    let host = server.host();
    let mut request = format!("ws://{host}/ws/game/{id}").into_client_request().unwrap();
    let headers = request.headers_mut();
    headers.insert(header::ORIGIN, format!("http://{host}").parse().unwrap());
    headers.insert(header::COOKIE, cookie.parse().unwrap());
    headers.insert("x-forwarded-for", "192.168.0.77".parse().unwrap());
    let (socket, _) = tokio_tungstenite::connect_async(request).await.unwrap();
    Page::first(socket).await
}

#[tokio::test]
async fn a_spectator_sees_the_game_and_may_do_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let server = reachable(folder.path()).await;
    let id = server.game(&super::table::local()).await;
    let mut stranger = open_afar(&server, &id, "komadai=nonsense").await;
    assert!(stranger.game.yours.is_empty());
    let turn = stranger.game.turn.clone().unwrap();
    assert!(turn.legal.is_none() && !turn.may.play && !turn.may.resign);
    stranger.play(0, "7g7f").await;
    assert_eq!(stranger.refused().await.kind, "not_seated");
    stranger.say(&ClientMessage::Resign { ply: 0 }).await;
    assert_eq!(stranger.refused().await.kind, "not_seated");
    let (status, _, problem) = from_afar(&server, "POST", &format!("/api/games/{id}/rematch"), None).await;
    assert_eq!((status, problem["kind"].as_str()), (StatusCode::FORBIDDEN, Some("not_seated")));
}

#[tokio::test]
async fn the_open_seat_and_its_link_survive_a_kill() {
    let folder = tempfile::tempdir().unwrap();
    let server = reachable(folder.path()).await;
    let id = server.game(&friend()).await;
    let secret = token(&server.open(&id).await);
    server.kill();
    let server = reachable(folder.path()).await;
    assert_eq!(token(&server.open(&id).await), secret);
    let path = format!("/api/games/{id}/join?token={secret}");
    assert_eq!(from_afar(&server, "POST", &path, None).await.0, StatusCode::OK);
}

#[tokio::test]
async fn a_server_on_loopback_invites_nobody() {
    let server = Server::start().await;
    let (status, problem) = server.post("/api/games", &friend()).await;
    assert_eq!((status, problem["kind"].as_str()), (StatusCode::BAD_REQUEST, Some("not_reachable")));
}

#[tokio::test]
async fn everyone_has_a_career_of_their_own() {
    let folder = tempfile::tempdir().unwrap();
    let server = reachable(folder.path()).await;
    let (status, cookie, road) = from_afar(&server, "GET", "/api/road", None).await;
    assert_eq!(
        (status, cookie, &road["bracket"]),
        (StatusCode::OK, None, &Value::Null),
        "looking needs no name"
    );
    let (status, cookie, entered) = from_afar(&server, "POST", "/api/road/enter", None).await;
    assert_eq!((status, entered["stage"].as_str()), (StatusCode::OK, Some("young-leaf")));
    let cookie = cookie.unwrap().split(';').next().unwrap().to_owned();
    let (_, _, again) = from_afar(&server, "GET", "/api/road", Some(&cookie)).await;
    assert_eq!(again, entered);
    assert_eq!(server.get("/api/road").await.1["bracket"], Value::Null, "the owner has entered nothing");
    assert_eq!(from_afar(&server, "GET", "/api/road", None).await.2["bracket"], Value::Null);
}
