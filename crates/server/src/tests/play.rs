//! Games at this board, over the socket.

use std::time::Duration;

use komadai_wire::{ClientMessage, EndKind, OfferKind, ServerMessage, Side};
use serde_json::json;

use super::table::{First, Page, Server, changed, clock, local};

#[tokio::test]
async fn a_game_is_shown_with_its_legal_moves_and_a_move_is_told() {
    let server = Server::start().await;
    let id = server.game(&local()).await;
    let mut page = server.open(&id).await;
    assert_eq!(page.game.yours, [Side::Black, Side::White]);
    let turn = page.game.turn.clone().unwrap();
    assert_eq!((turn.ply, turn.side, turn.may.play), (0, Side::Black, true));
    let legal = turn.legal.unwrap();
    assert_eq!(legal.moves.values().map(Vec::len).sum::<usize>(), 30);
    assert_eq!(legal.moves["7g"], ["7f"]);

    page.play(0, "7g7f").await;
    let ServerMessage::Moved { ply, turn, clock } = page.hear().await else { panic!() };
    assert_eq!((ply.notation.ja.as_str(), ply.notation.western.as_str()), ("▲７六歩", "P-7f"));
    assert_eq!(turn.unwrap().side, Side::White);
    assert_eq!(clock.running, None);
}

#[tokio::test]
async fn promotion_choices_are_told() {
    let server = Server::start().await;
    let id = server.game(&local()).await;
    let mut page = server.open(&id).await;
    for (ply, usi) in ["7g7f", "3c3d"].into_iter().enumerate() {
        page.move_on(ply as u32, usi).await;
    }
    let legal = server.open(&id).await.game.turn.unwrap().legal.unwrap();
    assert_eq!(legal.may_promote, ["8h2b", "8h3c"]);
    assert!(legal.must_promote.is_empty() && legal.drops.is_empty());
}

#[tokio::test]
async fn a_stranger_watches_without_a_table() {
    let server = Server::start().await;
    let id = server.game(&local()).await;
    let mut page = server.open(&id).await;
    let mut second = server.open(&id).await;
    page.move_on(0, "7g7f").await;
    let ServerMessage::Moved { .. } = second.hear().await else { panic!("every page of the game hears it") };
}

#[tokio::test]
async fn typed_moves_are_read_in_any_notation() {
    let server = Server::start().await;
    let id = server.game(&local()).await;
    let mut page = server.open(&id).await;
    for (ply, text, usi) in
        [(0, "▲７六歩", "7g7f"), (1, "3334", "3c3d"), (2, "2六步", "2g2f"), (3, "8c8d", "8c8d")]
    {
        page.say(&ClientMessage::Typed { ply, text: text.to_owned() }).await;
        let ServerMessage::Moved { ply: moved, .. } = page.hear().await else { panic!("{text}") };
        assert_eq!(moved.usi, usi);
    }
    page.say(&ClientMessage::Typed { ply: 4, text: "５五龍".to_owned() }).await;
    let problem = page.refused().await;
    assert_eq!((problem.kind.as_str(), problem.args["reason"].as_str()), ("typed_move", "no_candidate"));
}

#[tokio::test]
async fn an_illegal_try_is_explained() {
    let server = Server::start().await;
    let id = server.game(&local()).await;
    let mut page = server.open(&id).await;
    for (text, reason) in [
        ("7g7e", Some("wrong_movement")),
        ("7g7f", None),
        ("2h2g", Some("own_piece")),
        ("?", Some("malformed")),
    ] {
        page.say(&ClientMessage::Explain { ply: 0, text: text.to_owned() }).await;
        let ServerMessage::Explanation { reason: told, .. } = page.hear().await else { panic!() };
        assert_eq!(told.as_deref(), reason, "{text}");
    }
    page.play(0, "7g7e").await;
    let problem = page.refused().await;
    assert_eq!((problem.kind.as_str(), problem.args["reason"].as_str()), ("illegal_move", "wrong_movement"));
}

#[tokio::test]
async fn a_game_ends_with_its_reason_and_is_in_the_list() {
    let server = Server::start().await;
    let id = server.game(&local()).await;
    let mut page = server.open(&id).await;
    page.move_on(0, "7g7f").await;
    page.say(&ClientMessage::Resign { ply: 1 }).await;
    let ServerMessage::Ended { ending, .. } = page.hear().await else { panic!() };
    assert_eq!((ending.kind, ending.winner, ending.ply), (EndKind::Resign, Some(Side::Black), 1));
    let (_, list) = server.get("/api/games").await;
    assert_eq!(list["games"][0]["id"], id.as_str());
    assert_eq!(list["games"][0]["ending"]["kind"], "resign");
    assert_eq!(list["games"][0]["plies"], 1);
}

#[tokio::test]
async fn at_a_real_board_nothing_helps_and_a_foul_loses() {
    let server = Server::start().await;
    let id = server.game(&changed(local(), json!({ "mode": "real" }))).await;
    let mut page = server.open(&id).await;
    let turn = page.game.turn.clone().unwrap();
    assert!(turn.legal.is_none() && turn.declaration.is_none() && !turn.may.take_back && !turn.may.hint);
    // The bishop takes with check: not a word about it.
    for (ply, usi) in ["7g7f", "3c3d", "8h3c+"].into_iter().enumerate() {
        page.play(ply as u32, usi).await;
        let ServerMessage::Moved { ply, turn, .. } = page.hear().await else { panic!() };
        assert!(!ply.check && turn.is_none_or(|turn| !turn.check && turn.legal.is_none()));
    }
    page.say(&ClientMessage::Explain { ply: 3, text: "9c9d".to_owned() }).await;
    assert_eq!(page.refused().await.kind, "no_explanation");
    page.play(3, "9c9d").await;
    let ServerMessage::Ended { ending, .. } = page.hear().await else { panic!() };
    assert_eq!(ending.kind, EndKind::Foul);
    assert_eq!(
        (ending.foul.as_deref(), ending.foul_move.as_deref()),
        (Some("leaves_king_in_check"), Some("9c9d"))
    );
    assert_eq!(ending.winner, Some(Side::Black));
    assert!(server.open(&id).await.game.plies[2].check, "afterwards it may be seen");
}

#[tokio::test]
async fn offers_go_across_the_shared_board() {
    let server = Server::start().await;
    let id = server.game(&local()).await;
    let mut page = server.open(&id).await;
    for (ply, usi) in ["5i5h", "5a5b", "5h5i", "5b5a"].into_iter().enumerate() {
        page.move_on(ply as u32, usi).await;
    }
    page.say(&ClientMessage::Offer { ply: 4, kind: OfferKind::Repetition }).await;
    let ServerMessage::Offer { offer: Some(offer) } = page.hear().await else { panic!() };
    assert_eq!(offer.by, Side::Black);
    page.say(&ClientMessage::Answer { ply: 4, accept: true }).await;
    let ServerMessage::Ended { ending, .. } = page.hear().await else { panic!() };
    assert_eq!((ending.kind, ending.winner), (EndKind::Repetition, None));
}

#[tokio::test]
async fn take_back_shows_the_game_as_it_was() {
    let server = Server::start().await;
    let id = server.game(&local()).await;
    let mut page = server.open(&id).await;
    page.move_on(0, "7g7f").await;
    page.move_on(1, "3c3d").await;
    page.say(&ClientMessage::TakeBack { ply: 2 }).await;
    let game = page.hear_game().await;
    assert_eq!(game.plies.len(), 1);
    assert_eq!(game.turn.as_ref().unwrap().side, Side::White);
    page.move_on(1, "8c8d").await;
}

#[tokio::test]
async fn the_flag_falls_by_itself() {
    let server = Server::start().await;
    let id = server.game(&changed(local(), clock(1, 0))).await;
    let mut page = server.open(&id).await;
    assert_eq!(page.game.clock.running, Some(Side::Black));
    let started = server.state.now();
    let ServerMessage::Ended { ending, clock } = page.hear().await else { panic!() };
    assert_eq!((ending.kind, ending.winner), (EndKind::Timeout, Some(Side::White)));
    assert_eq!(clock.sides.black.unwrap().main_ms, 0);
    let took = server.state.now() - started;
    assert!((800..4_000).contains(&took), "{took} ms");
}

#[tokio::test]
async fn after_a_kill_the_game_goes_on_with_the_right_clocks() {
    let server = Server::start().await;
    let id = server.game(&changed(local(), clock(600, 0))).await;
    let mut page = server.open(&id).await;
    page.move_on(0, "7g7f").await;
    // Let White think until a life sign is stored.
    tokio::time::sleep(Duration::from_millis(2_300)).await;
    let folder = server.folder.clone();
    let kept = server.kill();
    // Down for a while.
    tokio::time::sleep(Duration::from_secs(3)).await;
    let again = Server::on(&folder, std::sync::Arc::new(First::default()), "127.0.0.1:0").await;
    let mut page = again.open(&id).await;
    assert_eq!(page.game.plies.len(), 1);
    assert_eq!(page.game.clock.running, Some(Side::White));
    let left = page.game.clock.sides.white.unwrap().main_ms;
    assert!((596_000..=599_000).contains(&left), "charged what was thought, not what was slept: {left}");
    page.move_on(1, "3c3d").await;
    drop(kept);
}

#[tokio::test]
async fn a_sleep_of_the_server_is_charged_to_nobody() {
    let server = Server::start().await;
    let id = server.game(&changed(local(), clock(60, 0))).await;
    let mut page = server.open(&id).await;
    assert!(server.state.time.catch_up_with(server.state.now() + 3_600_000));
    // Whoever acts first after it, before the game has been told.
    page.play(0, "7g7f").await;
    let woken = page.hear_game().await.clock;
    assert!(woken.sides.black.unwrap().main_ms > 50_000, "{woken:?}");
    let ServerMessage::Moved { ply, .. } = page.hear().await else { panic!() };
    assert!(ply.seconds < 60);
    // And when nobody acts: the rooms are told.
    assert!(server.state.time.catch_up_with(server.state.now() + 3_600_000));
    server.state.rooms.wake().await;
    assert_eq!(page.hear_game().await.clock.running, Some(Side::White));
    assert!(page.game.clock.sides.white.unwrap().main_ms > 50_000);
}

#[tokio::test]
async fn a_drawn_formal_game_is_replayed_with_the_remaining_time() {
    let server = Server::start().await;
    let formal = json!({ "draw_replay": true, "move_limit": { "plies": 1, "needs_entered_king": false } });
    let id = server.game(&changed(changed(local(), formal), clock(600, 30))).await;
    let mut page = server.open(&id).await;
    tokio::time::sleep(Duration::from_millis(1_100)).await;
    page.move_on(0, "7g7f").await;
    let ServerMessage::Ended { ending, .. } = page.hear().await else { panic!() };
    assert!(ending.kind == EndKind::MoveLimit && ending.replay);
    let (_, created) = server.post(&format!("/api/games/{id}/replay"), &json!(null)).await;
    let replay = server.open(created["id"].as_str().unwrap()).await.game;
    // The clock itself is the floor here: what was spent is given back to both, and nobody has more than ten minutes.
    assert_eq!(replay.clock.sides.white.unwrap().main_ms, 600_000);
    assert_eq!(replay.ending, None);
}

#[tokio::test]
async fn a_stop_says_goodbye_and_frees_the_address() {
    let server = Server::start().await;
    let id = server.game(&local()).await;
    let mut page = server.open(&id).await;
    page.move_on(0, "7g7f").await;
    let host = server.host();
    let ((), goodbye) = tokio::join!(server.stop(), page.closed());
    assert_eq!(goodbye, Some(1001));
    assert!(Page::open(&host, &id, None).await.is_err(), "nobody listens any more");
}
