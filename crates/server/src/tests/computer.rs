//! Games against the computer.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use komadai_store::{EventRow, Summary};
use komadai_wire::{ClientMessage, EndKind, SeatKind, ServerMessage, Side};
use serde_json::json;

use super::table::{First, Server, Silent, changed, clock, computer, local};
use crate::opponent::Thought;

#[tokio::test]
async fn the_computer_answers() {
    let server = Server::start().await;
    let id = server.game(&computer()).await;
    let mut page = server.open(&id).await;
    let seat = &page.game.seats.white;
    assert_eq!((seat.kind, seat.grade.as_deref()), (SeatKind::Engine, Some("15k")));
    assert_eq!(page.game.yours, [Side::Black]);
    page.move_on(0, "7g7f").await;
    let ServerMessage::Moved { ply, turn, .. } = page.hear().await else { panic!() };
    assert_eq!(ply.ply, 2);
    assert!(turn.unwrap().may.play);
}

#[tokio::test]
async fn the_giver_moves_first_in_a_handicap_game() {
    let server = Server::start().await;
    let id = server.game(&changed(computer(), json!({ "handicap": "six" }))).await;
    let mut page = server.open(&id).await;
    let ServerMessage::Moved { ply, .. } = page.hear().await else { panic!() };
    assert_eq!(ply.ply, 1);
    assert!(ply.notation.ja.starts_with('△'), "上手 is White");
}

#[tokio::test]
async fn take_back_takes_the_reply_too() {
    let server = Server::start().await;
    let id = server.game(&computer()).await;
    let mut page = server.open(&id).await;
    page.move_on(0, "7g7f").await;
    page.hear().await;
    page.say(&ClientMessage::TakeBack { ply: 2 }).await;
    assert_eq!(page.hear_game().await.plies.len(), 0);
    page.move_on(0, "2g2f").await;
    let ServerMessage::Moved { ply, .. } = page.hear().await else { panic!("the computer answers anew") };
    assert_eq!(ply.ply, 2);
}

#[tokio::test]
async fn take_back_while_the_computer_thinks_stops_it() {
    let server = Server::with(Arc::new(Silent)).await;
    let id = server.game(&computer()).await;
    let mut page = server.open(&id).await;
    page.move_on(0, "7g7f").await;
    page.say(&ClientMessage::TakeBack { ply: 1 }).await;
    assert_eq!(page.hear_game().await.plies.len(), 0);
    page.move_on(0, "2g2f").await;
}

#[tokio::test]
async fn one_crash_is_made_good_unseen() {
    let first = Arc::new(First { fails: 1.into(), ..First::default() });
    let server = Server::with(first.clone()).await;
    let id = server.game(&computer()).await;
    let mut page = server.open(&id).await;
    page.move_on(0, "7g7f").await;
    let ServerMessage::Moved { ply, .. } = page.hear().await else { panic!() };
    assert_eq!((ply.ply, first.asked.load(Ordering::Relaxed)), (2, 2));
}

#[tokio::test]
async fn two_crashes_are_said_and_the_game_goes_on() {
    let server = Server::with(Arc::new(First { fails: 2.into(), ..First::default() })).await;
    let id = server.game(&computer()).await;
    let mut page = server.open(&id).await;
    page.move_on(0, "7g7f").await;
    assert_eq!(page.refused().await.kind, "engine_failed");
    let ServerMessage::Moved { ply, .. } = page.hear().await else { panic!("it is tried again") };
    assert_eq!(ply.ply, 2);
}

#[tokio::test]
async fn an_answer_that_could_not_be_stored_is_thought_of_again() {
    let server = Server::with(Arc::new(First { fails: 2.into(), ..First::default() })).await;
    let id = server.game(&computer()).await;
    let mut page = server.open(&id).await;
    page.move_on(0, "7g7f").await;
    assert_eq!(page.refused().await.kind, "engine_failed");
    // Another hand writes meanwhile: the answer's place is taken, and it is still the computer's turn.
    let last = server.state.store.events(&id).await.unwrap().pop().unwrap();
    let body = format!("{{\"type\":\"downtime\",\"from\":{}}}", last.at_ms);
    let theirs = EventRow { seq: last.seq + 1, body, ..last };
    server.state.store.append(&id, &[theirs], &Summary::default(), None).await.unwrap();
    assert!(page.hear_game().await.ending.is_none(), "the game as it is stored");
    let ServerMessage::Moved { ply, .. } = page.hear().await else { panic!("the computer does not resign") };
    assert_eq!(ply.ply, 2);
}

#[tokio::test]
async fn an_illegal_answer_is_a_failure_and_never_played() {
    let illegal = Thought::Move("5a5e".parse().unwrap());
    let server = Server::with(Arc::new(First { plays: Some(illegal), ..First::default() })).await;
    let id = server.game(&changed(computer(), json!({ "mode": "real" }))).await;
    let mut page = server.open(&id).await;
    page.move_on(0, "7g7f").await;
    assert_eq!(page.refused().await.kind, "engine_failed");
    assert!(server.open(&id).await.game.ending.is_none());
}

#[tokio::test]
async fn the_computer_may_resign() {
    let server = Server::with(Arc::new(First { plays: Some(Thought::Resign), ..First::default() })).await;
    let id = server.game(&computer()).await;
    let mut page = server.open(&id).await;
    page.move_on(0, "7g7f").await;
    let ServerMessage::Ended { ending, .. } = page.hear().await else { panic!() };
    assert_eq!((ending.kind, ending.winner), (EndKind::Resign, Some(Side::Black)));
}

#[tokio::test]
async fn a_computer_that_never_answers_loses_on_time() {
    let server = Server::with(Arc::new(Silent)).await;
    let id = server.game(&changed(computer(), clock(1, 0))).await;
    let mut page = server.open(&id).await;
    page.move_on(0, "7g7f").await;
    let ServerMessage::Ended { ending, .. } = page.hear().await else { panic!() };
    assert_eq!((ending.kind, ending.winner), (EndKind::Timeout, Some(Side::Black)));
}

#[tokio::test]
async fn a_hint_is_a_legal_move_in_words() {
    let server = Server::start().await;
    let id = server.game(&computer()).await;
    let mut page = server.open(&id).await;
    page.say(&ClientMessage::Hint { ply: 0 }).await;
    let ServerMessage::Hint { ply, usi, notation } = page.hear().await else { panic!() };
    assert_eq!(ply, 0);
    assert!(!usi.is_empty() && notation.ja.starts_with('▲'));
    let id = server.game(&changed(local(), json!({ "mode": "real" }))).await;
    let mut page = server.open(&id).await;
    page.say(&ClientMessage::Hint { ply: 0 }).await;
    assert_eq!(page.refused().await.kind, "no_hint");
}

#[tokio::test]
async fn the_computer_goes_on_after_a_kill() {
    let server = Server::with(Arc::new(Silent)).await;
    let id = server.game(&computer()).await;
    let mut page = server.open(&id).await;
    page.move_on(0, "7g7f").await;
    let folder = server.folder.clone();
    let kept = server.kill();
    let again = Server::on(&folder, Arc::new(First::default()), "127.0.0.1:0").await;
    let mut page = again.open(&id).await;
    if page.game.plies.len() == 1 {
        let ServerMessage::Moved { ply, .. } = page.hear().await else { panic!() };
        assert_eq!(ply.ply, 2);
    }
    drop(kept);
}

#[tokio::test]
async fn a_rematch_swaps_the_sides_and_both_are_led_there() {
    let server = Server::start().await;
    let id = server.game(&computer()).await;
    let mut page = server.open(&id).await;
    let path = format!("/api/games/{id}/rematch");
    let (status, problem) = server.post(&path, &json!(null)).await;
    assert_eq!((status.as_u16(), problem["kind"].as_str()), (409, Some("game_not_over")));
    page.say(&ClientMessage::Resign { ply: 0 }).await;
    page.hear().await;
    let (_, created) = server.post(&path, &json!(null)).await;
    let next = created["id"].as_str().unwrap();
    assert_eq!(page.hear_game().await.next_game.as_deref(), Some(next));
    let (_, again) = server.post(&path, &json!(null)).await;
    assert_eq!(again["id"], next, "asked twice, there is one rematch");
    let mut rematch = server.open(next).await;
    assert_eq!(rematch.game.yours, [Side::White]);
    let ServerMessage::Moved { .. } = rematch.hear().await else { panic!("the computer is Black now") };
}
