//! Careers, whose games are games like any other.

use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use komadai_game::{Character, ClockSetup, Level, Mode, Room, Seat, Setup};
use komadai_road::{Career, Style};
use komadai_rules::{ByColor, Color, DeclarationRule, Handicap, Position};
use komadai_store::{EventRow, Identity, RoadStep};
use komadai_text::{Lang, Text};
use komadai_wire::{ClientMessage, EndKind, ServerMessage, Side};
use serde_json::{Value, json};

use super::table::{Server, Silent};
use crate::api::games;
use crate::live::summary;

const OWNER: Identity = Identity::OWNER;

async fn road(server: &Server) -> Value {
    let (status, road) = server.get("/api/road").await;
    assert_eq!(status.as_u16(), 200, "{road}");
    road
}

async fn kind(server: &Server, path: &str, body: &Value) -> (u16, Value) {
    let (status, problem) = server.post(path, body).await;
    (status.as_u16(), problem["kind"].clone())
}

/// Enters the first ladder and starts its first game.
async fn begin(server: &Server) -> String {
    let (status, entered) = server.post("/api/road/enter", &json!(null)).await;
    assert_eq!(status.as_u16(), 200, "{entered}");
    let (status, created) = server.post("/api/road/play", &json!({ "minutes": 3 })).await;
    assert_eq!(status.as_u16(), 200, "{created}");
    created["id"].as_str().unwrap().to_owned()
}

/// Somebody resigns, and the server dies before anybody hears of it: the events are stored, nothing else is done.
async fn resigned_and_killed(server: &Server, id: &str, loser: Color) {
    let row = server.state.store.game(id).await.unwrap().unwrap();
    let setup: Setup = serde_json::from_str(&row.setup).unwrap();
    let events = [
        EventRow { seq: 0, at_ms: row.created_ms, body: json!({ "type": "began" }).to_string() },
        EventRow {
            seq: 1,
            at_ms: row.created_ms,
            body: json!({ "type": "resigned", "side": loser.key() }).to_string(),
        },
    ];
    let stamped: Vec<_> = events
        .iter()
        .map(|row| komadai_game::Stamped {
            seq: row.seq,
            at: row.at_ms,
            event: serde_json::from_str(&row.body).unwrap(),
        })
        .collect();
    let room = Room::rebuild(setup, row.created_ms, &stamped).unwrap();
    server.state.store.append(id, &events, &summary(&room), None).await.unwrap();
}

/// The player's side in the game under way.
async fn side(server: &Server) -> Color {
    let career: Career =
        serde_json::from_str(&server.state.store.road(OWNER).await.unwrap().unwrap().body).unwrap();
    career.playing().unwrap().side
}

#[tokio::test]
async fn a_career_begins_with_a_ladder_of_eight() {
    let server = Server::start().await;
    let fresh = road(&server).await;
    assert_eq!((&fresh["grade"], &fresh["stage"]), (&json!("15k"), &json!("young-leaf")));
    assert_eq!(
        (&fresh["bracket"], &fresh["next"], &fresh["games"]),
        (&json!(null), &json!(null), &json!([]))
    );
    assert_eq!(server.state.store.road(OWNER).await.unwrap(), None, "looking begins nothing");
    let play = json!({ "minutes": 3 });
    assert_eq!(kind(&server, "/api/road/play", &play).await, (409, json!("road_no_ladder")));
    let (_, entered) = server.post("/api/road/enter", &json!(null)).await;
    assert_eq!(entered["bracket"]["entrants"].as_array().unwrap().len(), 8);
    assert_eq!(entered["bracket"]["entrants"][0], json!(null), "that is the player");
    assert_eq!(entered["next"]["opponent"], entered["bracket"]["entrants"][1]);
    assert_eq!(road(&server).await, entered);
    assert_eq!(kind(&server, "/api/road/enter", &json!(null)).await, (409, json!("road_on_ladder")));
}

#[tokio::test]
async fn the_clock_is_chosen_from_three_to_nine_minutes() {
    let server = Server::start().await;
    for minutes in [0, 2, 10, 255] {
        let wrong = json!({ "minutes": minutes });
        assert_eq!(kind(&server, "/api/road/play", &wrong).await, (400, json!("bad_clock")));
    }
    server.post("/api/road/enter", &json!(null)).await;
    let (_, created) = server.post("/api/road/play", &json!({ "minutes": 9 })).await;
    let page = server.open(created["id"].as_str().unwrap()).await;
    let clock = page.game.clocks.black.unwrap();
    assert_eq!((clock.main_s, clock.byoyomi_s, page.game.clocks.white), (540, 7, Some(clock)));
}

#[tokio::test]
async fn a_game_of_the_road_has_its_opponent_and_no_help() {
    let server = Server::with(Arc::new(Silent)).await;
    let id = begin(&server).await;
    let (_, again) = server.post("/api/road/play", &json!({ "minutes": 3 })).await;
    assert_eq!(again["id"], json!(id), "asked twice, there is one game");
    let shown = road(&server).await;
    assert_eq!(shown["playing"], json!(id));
    let mut page = server.open(&id).await;
    let own = page.game.yours[0];
    let seat = match own {
        Side::Black => &page.game.seats.white,
        Side::White => &page.game.seats.black,
    };
    let character = seat.character.clone().unwrap();
    assert_eq!(json!(character.id), shown["next"]["opponent"]["id"]);
    assert_eq!(json!(seat.grade), shown["next"]["opponent"]["grade"]);
    assert!(page.game.career);
    // The engine is silent: what is played is the plan of the style.
    let style = Style::from_id(&character.style).unwrap();
    let begins = own == Side::Black && page.game.handicap == "even";
    if begins {
        page.move_on(0, "1g1f").await;
    }
    if page.game.plies.is_empty() {
        let usi = page
            .wait_for(|heard| match heard {
                ServerMessage::Moved { ply, .. } => Some(ply.usi),
                ServerMessage::Game { game } => game.plies.last().map(|ply| ply.usi.clone()),
                _ => None,
            })
            .await;
        let mut before = Position::from_sfen(&page.game.start_sfen).unwrap();
        if begins {
            before.do_move("1g1f".parse().unwrap());
        }
        assert_eq!(usi, style.advise(&before).unwrap().to_string(), "{}", style.id());
    }
    // The record names the opponent, in the reader's language.
    for lang in [Lang::En, Lang::ZhHans] {
        let path = format!("/api/games/{id}/kif?encoding=utf-8&lang={}", lang.tag());
        let (_, _, body) = server.send(server.request("GET", &path).body(Body::empty()).unwrap()).await;
        let name = Text::new(lang).get(&format!("road-name-{}", character.id));
        let kif = String::from_utf8(body).unwrap();
        assert!(kif.contains(&name) && !name.contains("road-name"), "{name}: {kif}");
    }
    let mut page = server.open(&id).await;
    let ply = page.game.turn.as_ref().unwrap().ply;
    assert!(page.game.plies.iter().all(|ply| ply.told.is_empty()), "the coach is silent");
    page.say(&ClientMessage::Hint { ply }).await;
    assert_eq!(page.refused().await.kind, "no_hint");
    page.say(&ClientMessage::TakeBack { ply }).await;
    assert_eq!(page.refused().await.kind, "no_take_back_in_career");
}

#[tokio::test]
async fn a_result_is_noted_when_the_room_ends() {
    let server = Server::with(Arc::new(Silent)).await;
    let id = begin(&server).await;
    let mut page = server.open(&id).await;
    loop {
        // A planned move may come in between.
        let ply = page.game.turn.as_ref().unwrap().ply;
        page.say(&ClientMessage::Resign { ply }).await;
        let ended = page
            .wait_for(|heard| match heard {
                ServerMessage::Ended { .. } => Some(true),
                ServerMessage::Refused { .. } => Some(false),
                _ => None,
            })
            .await;
        if ended {
            break;
        }
        page = server.open(&id).await;
    }
    // Not asked through the page, which would note it by itself.
    let noted = async {
        while server.state.store.road_games(OWNER, 9).await.unwrap().is_empty() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(30), noted).await.expect("the room tells the career");
    let shown = road(&server).await;
    assert_eq!((&shown["lost"], &shown["playing"], &shown["next"]), (&json!(1), &json!(null), &json!(null)));
    let game = &shown["games"][0];
    assert_eq!((&game["id"], &game["result"], &game["turn"]), (&json!(id), &json!("loss"), &json!("out")));
    let winners = shown["bracket"]["winners"].as_array().unwrap();
    assert!(winners.iter().all(|winner| !winner.is_null()), "the others play on without you");
}

#[tokio::test]
async fn a_result_that_a_killed_server_did_not_note_counts_once() {
    let server = Server::start().await;
    let id = begin(&server).await;
    let own = side(&server).await;
    resigned_and_killed(&server, &id, !own).await;
    let folder = server.folder.clone();
    let kept = server.kill();
    let server = Server::on(&folder, Arc::new(Silent), "127.0.0.1:0").await;
    let asked = futures_util::future::join_all((0..8).map(|_| server.get("/api/road"))).await;
    for (status, shown) in asked {
        assert_eq!((status.as_u16(), &shown["won"]), (200, &json!(1)), "{shown}");
    }
    // The room, loaded again, has nothing to add.
    let page = server.open(&id).await;
    assert_eq!(page.game.ending.unwrap().kind, EndKind::Resign);
    let shown = road(&server).await;
    assert_eq!((&shown["won"], shown["games"].as_array().unwrap().len()), (&json!(1), 1));
    assert_eq!(shown["next"]["round"], json!(1));
    assert!(shown["points"].as_u64().unwrap() > 450);
    drop(kept);
}

#[tokio::test]
async fn a_career_that_cannot_be_read_is_said_and_left_alone() {
    let server = Server::start().await;
    server.state.store.keep_road(OWNER, 0, "{}", RoadStep::Alone).await.unwrap();
    let (status, problem) = server.get("/api/road").await;
    assert_eq!((status.as_u16(), &problem["kind"]), (500, &json!("storage_failed")));
    assert_eq!(kind(&server, "/api/road/enter", &json!(null)).await.0, 500);
    assert_eq!(server.state.store.road(OWNER).await.unwrap().unwrap().body, "{}");
}

/// A game of the road with a clock of one second.
async fn hasty(server: &Server) -> String {
    let mut career = Career::default();
    career.enter(1).unwrap();
    career.begin("hasty", Color::Black).unwrap();
    let fixture = career.next().unwrap();
    let clock = ClockSetup { main_s: 1, byoyomi_s: 0, increment_s: 0, periods: 0, period_s: 0 };
    let opponent = Seat::Engine {
        level: Level::Grade(fixture.opponent.grade()),
        character: Some(Character { id: fixture.opponent.id().to_owned(), style: "yagura".to_owned() }),
    };
    let setup = Setup {
        from: None,
        handicap: Handicap::Even,
        seats: ByColor { black: Seat::Human { name: None }, white: opponent },
        shared: false,
        clocks: ByColor { black: Some(clock), white: Some(clock) },
        left: None,
        points: DeclarationRule::Points27,
        try_rule: false,
        move_limit: None,
        draw_replay: false,
        replay_floor_s: 0,
        mode: Mode::Assisted,
        furigoma: None,
        career: true,
    };
    let row = games::row("hasty", &setup, OWNER, server.state.now());
    let body = serde_json::to_string(&career).unwrap();
    server.state.store.keep_road(OWNER, 0, &body, RoadStep::Begins(&row)).await.unwrap();
    "hasty".to_owned()
}

#[tokio::test]
async fn a_game_goes_on_after_the_flag_has_fallen_and_that_is_counted() {
    let server = Server::with(Arc::new(Silent)).await;
    let id = hasty(&server).await;
    let mut page = server.open(&id).await;
    let lapsed = |heard| match heard {
        ServerMessage::Game { game } if game.lapsed.is_some() => Some(game),
        _ => None,
    };
    let game = page.wait_for(lapsed).await;
    let may = game.turn.as_ref().unwrap().may;
    assert!(game.lapsed == Some(Side::Black) && may.go_on && !may.play && game.ending.is_none());
    assert!(road(&server).await["games"].as_array().unwrap().is_empty(), "it is not over");
    // It waits through a restart, too.
    let folder = server.folder.clone();
    let kept = server.kill();
    let server = Server::on(&folder, Arc::new(Silent), "127.0.0.1:0").await;
    let mut page = server.open(&id).await;
    assert_eq!(page.game.lapsed, Some(Side::Black));
    page.say(&ClientMessage::Continue { ply: 0 }).await;
    let game = page
        .wait_for(|heard| match heard {
            ServerMessage::Game { game } if game.lapsed.is_none() => Some(game),
            _ => None,
        })
        .await;
    assert_eq!(game.continues, 1);
    page.wait_for(lapsed).await;
    page.say(&ClientMessage::Resign { ply: 0 }).await;
    let ending = page
        .wait_for(|heard| match heard {
            ServerMessage::Ended { ending, .. } => Some(ending),
            _ => None,
        })
        .await;
    assert_eq!((ending.kind, ending.winner), (EndKind::Timeout, Some(Side::White)));
    let shown = road(&server).await;
    assert_eq!((&shown["lost"], &shown["continues"]), (&json!(1), &json!(1)));
    assert_eq!(shown["games"][0]["continues"], json!(1));
    drop(kept);
}
