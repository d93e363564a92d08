//! What any store must do. Each rule is a function over a [`Store`], run for every kind there is.

#![expect(clippy::unwrap_used, reason = "a test may panic")]

mod library;
mod road;

use komadai_store::{AppendError, Appended, EventRow, GameRow, Identity, Seat, Seats, Store, Summary};

fn game(id: &str, creator: Identity) -> GameRow {
    GameRow {
        number: 0,
        id: id.to_owned(),
        created_ms: 1_000,
        setup: "{\"made\":\"up\"}".to_owned(),
        creator,
        seats: Seats { black: Some(creator), white: None },
        invite: Some("token".to_owned()),
        next: None,
        alive_ms: None,
        summary: Summary { plies: 0, sfen: "start".to_owned(), ending: None },
    }
}

fn event(seq: u32, body: &str) -> EventRow {
    EventRow { seq, at_ms: 2_000 + i64::from(seq), body: body.to_owned() }
}

fn summary(plies: u32) -> Summary {
    Summary { plies, sfen: format!("after {plies}"), ending: None }
}

async fn what_was_stored_is_found_again(store: &Store) {
    let made = game("found", Identity::OWNER);
    store.create(&made).await.unwrap();
    let found = store.game("found").await.unwrap().unwrap();
    assert_eq!(found, GameRow { number: found.number, ..made });
    assert!(found.number > 0);
    assert_eq!(store.game("missing").await.unwrap(), None);
    assert!(store.create(&game("found", Identity::OWNER)).await.is_err(), "an id is taken once");
}

async fn events_come_back_in_order_with_the_summary(store: &Store) {
    store.create(&game("order", Identity::OWNER)).await.unwrap();
    let (first, more) = ([event(0, "a")], [event(1, "b"), event(2, "c")]);
    assert_eq!(store.append("order", &first, &summary(1), None).await.unwrap(), Appended::Stored);
    assert_eq!(store.append("order", &more, &summary(3), None).await.unwrap(), Appended::Stored);
    let stored = store.events("order").await.unwrap();
    assert_eq!(stored, [event(0, "a"), event(1, "b"), event(2, "c")]);
    assert_eq!(store.game("order").await.unwrap().unwrap().summary, summary(3));
}

async fn storing_again_is_a_no_op(store: &Store) {
    store.create(&game("again", Identity::OWNER)).await.unwrap();
    let events = [event(0, "a"), event(1, "b")];
    store.append("again", &events, &summary(2), None).await.unwrap();
    assert_eq!(store.append("again", &events, &summary(9), None).await.unwrap(), Appended::Already);
    assert_eq!(store.events("again").await.unwrap().len(), 2);
    assert_eq!(store.game("again").await.unwrap().unwrap().summary, summary(2));
}

async fn another_event_in_the_same_place_is_a_conflict(store: &Store) {
    store.create(&game("conflict", Identity::OWNER)).await.unwrap();
    store.append("conflict", &[event(0, "a")], &summary(1), None).await.unwrap();
    for wrong in [vec![event(0, "x")], vec![event(2, "gap")], vec![event(1, "b"), event(3, "gap")]] {
        let refused = store.append("conflict", &wrong, &summary(9), None).await;
        assert!(matches!(refused, Err(AppendError::Conflict { .. })), "{wrong:?}");
    }
    assert_eq!(store.events("conflict").await.unwrap(), [event(0, "a")], "all or nothing");
    assert_eq!(store.game("conflict").await.unwrap().unwrap().summary, summary(1));
    let unknown = store.append("nowhere", &[event(0, "a")], &summary(1), None).await;
    assert!(matches!(unknown, Err(AppendError::Conflict { .. })));
}

async fn of_two_writers_at_once_one_wins(store: &Store) {
    store.create(&game("race", Identity::OWNER)).await.unwrap();
    let (one, two) = ([event(0, "one")], [event(0, "two")]);
    let at_most = summary(1);
    let (first, second) =
        tokio::join!(store.append("race", &one, &at_most, None), store.append("race", &two, &at_most, None));
    assert_eq!(usize::from(first.is_ok()) + usize::from(second.is_ok()), 1);
    assert_eq!(store.events("race").await.unwrap().len(), 1);
}

async fn taking_a_seat_clears_the_invitation(store: &Store) {
    store.create(&game("seat", Identity::OWNER)).await.unwrap();
    let friend = store.add_identity(b"friend of the seat", 5).await.unwrap();
    let taken = Some((Seat::White, friend));
    store.append("seat", &[event(0, "seated")], &summary(0), taken).await.unwrap();
    let found = store.game("seat").await.unwrap().unwrap();
    assert_eq!(found.seats, Seats { black: Some(Identity::OWNER), white: Some(friend) });
    assert_eq!(found.invite, None);
}

async fn a_game_is_followed_once(store: &Store) {
    store.create(&game("before", Identity::OWNER)).await.unwrap();
    assert_eq!(store.follow("before", &game("after", Identity::OWNER)).await.unwrap(), "after");
    assert_eq!(store.follow("before", &game("late", Identity::OWNER)).await.unwrap(), "after");
    assert_eq!(store.game("before").await.unwrap().unwrap().next.as_deref(), Some("after"));
    assert_eq!(store.game("late").await.unwrap(), None);
}

async fn games_are_listed_newest_first_by_pages_for_those_who_sit(store: &Store) {
    let visitor = store.add_identity(b"visitor of the list", 5).await.unwrap();
    for id in ["list-1", "list-2", "list-3"] {
        store.create(&game(id, visitor)).await.unwrap();
    }
    store.create(&game("list-other", Identity::OWNER)).await.unwrap();
    let ids = |games: &[GameRow]| games.iter().map(|game| game.id.clone()).collect::<Vec<_>>();
    let page = store.list(Some(visitor), None, 2).await.unwrap();
    assert_eq!(ids(&page), ["list-3", "list-2"]);
    let rest = store.list(Some(visitor), Some(page[1].number), 2).await.unwrap();
    assert_eq!(ids(&rest), ["list-1"]);
    assert_eq!(store.list(None, None, 1).await.unwrap()[0].id, "list-other");
}

async fn life_signs_are_kept(store: &Store) {
    store.create(&game("alive", Identity::OWNER)).await.unwrap();
    store.keep_alive(&["alive".to_owned(), "unknown".to_owned()], 77).await.unwrap();
    assert_eq!(store.game("alive").await.unwrap().unwrap().alive_ms, Some(77));
    assert_eq!(store.latest_ms().await.unwrap(), Some(1_000), "a game was made later than that");
    store.keep_alive(&["alive".to_owned()], 5_000).await.unwrap();
    assert_eq!(store.latest_ms().await.unwrap(), Some(5_000));
}

async fn visitors_are_known_by_the_hash_of_their_token(store: &Store) {
    let one = store.add_identity(b"hash one", 5).await.unwrap();
    let two = store.add_identity(b"hash two", 5).await.unwrap();
    assert!(one != two && one != Identity::OWNER);
    assert_eq!(store.identity(b"hash one").await.unwrap(), Some(one));
    assert_eq!(store.identity(b"hash three").await.unwrap(), None);
}

async fn conforms(store: &Store) {
    what_was_stored_is_found_again(store).await;
    events_come_back_in_order_with_the_summary(store).await;
    storing_again_is_a_no_op(store).await;
    another_event_in_the_same_place_is_a_conflict(store).await;
    of_two_writers_at_once_one_wins(store).await;
    taking_a_seat_clears_the_invitation(store).await;
    a_game_is_followed_once(store).await;
    games_are_listed_newest_first_by_pages_for_those_who_sit(store).await;
    life_signs_are_kept(store).await;
    visitors_are_known_by_the_hash_of_their_token(store).await;
    library::conforms(store).await;
    road::conforms(store).await;
}

#[tokio::test]
async fn sqlite_conforms() {
    let folder = tempfile::tempdir().unwrap();
    conforms(&Store::open(folder.path()).await.unwrap()).await;
}

#[tokio::test]
async fn sqlite_keeps_everything_when_dropped_without_closing() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path()).await.unwrap();
    assert_eq!(store.latest_ms().await.unwrap(), None);
    store.create(&game("kept", Identity::OWNER)).await.unwrap();
    store.append("kept", &[event(0, "a")], &summary(1), None).await.unwrap();
    // A second store on the same file sees what the first has acknowledged, as after a kill.
    let again = Store::open(folder.path()).await.unwrap();
    assert_eq!(again.events("kept").await.unwrap(), [event(0, "a")]);
    drop(store);
}
