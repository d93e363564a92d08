//! Careers.

use komadai_store::{ChangeError, Identity, RoadStep, Store};

use super::game;

async fn a_career_is_changed_under_its_version(store: &Store) {
    let owner = store.add_identity(b"career", 1).await.unwrap();
    assert_eq!(store.road(owner).await.unwrap(), None);
    store.keep_road(owner, 0, "one", RoadStep::Alone).await.unwrap();
    let row = store.road(owner).await.unwrap().unwrap();
    assert_eq!((row.version, row.body.as_str()), (1, "one"));
    store.keep_road(owner, 1, "two", RoadStep::Alone).await.unwrap();
    let late = store.keep_road(owner, 1, "late", RoadStep::Alone).await;
    assert!(matches!(late, Err(ChangeError::Stale { version: 2 })), "{late:?}");
    assert_eq!(store.road(owner).await.unwrap().unwrap().body, "two");
    assert_eq!(store.road(Identity(-1)).await.unwrap(), None, "nobody else has it");
}

async fn a_game_begins_with_the_career_or_not_at_all(store: &Store) {
    let owner = store.add_identity(b"begins", 1).await.unwrap();
    let made = game("road-begins", owner);
    assert!(store.keep_road(owner, 7, "wrong", RoadStep::Begins(&made)).await.is_err());
    assert_eq!(store.game("road-begins").await.unwrap(), None);
    store.keep_road(owner, 0, "right", RoadStep::Begins(&made)).await.unwrap();
    assert!(store.game("road-begins").await.unwrap().is_some());
    // The id is taken: the career stays as it was.
    assert!(store.keep_road(owner, 1, "again", RoadStep::Begins(&made)).await.is_err());
    assert_eq!(store.road(owner).await.unwrap().unwrap().body, "right");
}

async fn a_game_counts_once(store: &Store) {
    let owner = store.add_identity(b"counts", 1).await.unwrap();
    let ends = |body| RoadStep::Ends { game: "road-counts", body };
    store.keep_road(owner, 0, "won", ends("a win")).await.unwrap();
    assert!(store.keep_road(owner, 1, "twice", ends("a win")).await.is_err());
    assert_eq!(store.road(owner).await.unwrap().unwrap().body, "won");
    let second = RoadStep::Ends { game: "road-counts-2", body: "a loss" };
    store.keep_road(owner, 1, "lost", second).await.unwrap();
    assert_eq!(store.road_games(owner, 9).await.unwrap(), ["a loss", "a win"], "newest first");
    assert_eq!(store.road_games(owner, 1).await.unwrap(), ["a loss"]);
    assert!(store.road_games(Identity(-1), 9).await.unwrap().is_empty());
}

pub(super) async fn conforms(store: &Store) {
    a_career_is_changed_under_its_version(store).await;
    a_game_begins_with_the_career_or_not_at_all(store).await;
    a_game_counts_once(store).await;
}
