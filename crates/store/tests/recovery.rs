//! After a write that failed the store goes on as if it had not been tried.

#![expect(clippy::unwrap_used, reason = "a test may panic")]

use komadai_store::{EventRow, GameRow, Identity, Seats, Store, Summary};
use sqlx::Connection;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};

async fn meanwhile(folder: &std::path::Path, sql: &'static str) {
    let options = SqliteConnectOptions::new().filename(folder.join("komadai.db"));
    let mut connection = SqliteConnection::connect_with(&options).await.unwrap();
    sqlx::raw_sql(sql).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}

/// A full disk makes SQLite give up the whole transaction by itself; so does this trigger.
#[tokio::test]
async fn a_disk_that_was_full_is_written_again_once_there_is_room() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path()).await.unwrap();
    let summary = Summary { plies: 0, sfen: String::new(), ending: None };
    let game = GameRow {
        number: 0,
        id: "game".to_owned(),
        created_ms: 0,
        setup: "{}".to_owned(),
        creator: Identity::OWNER,
        seats: Seats { black: None, white: None },
        invite: None,
        next: None,
        alive_ms: None,
        summary: summary.clone(),
    };
    store.create(&game).await.unwrap();
    let event = [EventRow { seq: 0, at_ms: 0, body: "began".to_owned() }];
    meanwhile(
        folder.path(),
        "CREATE TRIGGER full BEFORE INSERT ON events BEGIN SELECT RAISE(ROLLBACK, 'disk is full'); END",
    )
    .await;
    for _ in 0..2 {
        let error = store.append("game", &event, &summary, None).await.unwrap_err();
        assert!(error.to_string().contains("disk is full"), "{error}");
    }
    meanwhile(folder.path(), "DROP TRIGGER full").await;
    store.append("game", &event, &summary, None).await.unwrap();
    assert_eq!(store.events("game").await.unwrap().len(), 1);
}

/// The first version of the schema, as it was released.
const FIRST: &str = include_str!("../src/sqlite/schema.sql");

#[tokio::test]
async fn a_database_from_before_the_library_gets_one_and_keeps_its_games() {
    let folder = tempfile::tempdir().unwrap();
    let options =
        SqliteConnectOptions::new().filename(folder.path().join("komadai.db")).create_if_missing(true);
    let mut connection = SqliteConnection::connect_with(&options).await.unwrap();
    sqlx::raw_sql(FIRST).execute(&mut connection).await.unwrap();
    let filled = "INSERT INTO games (id, created_ms, setup, creator, plies, sfen, ending) \
                  VALUES ('old', 1, '{}', 0, 3, '', 'resign'); \
                  PRAGMA application_id = 1265593700; PRAGMA user_version = 1";
    sqlx::raw_sql(filled).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    let store = Store::open(folder.path()).await.unwrap();
    assert_eq!(store.game("old").await.unwrap().unwrap().summary.plies, 3);
    assert_eq!(store.games_to_keep(9).await.unwrap().len(), 1, "it comes into the library");
    assert_eq!(
        store
            .records(&komadai_store::Filter::default(), komadai_store::Order::default(), None, 9)
            .await
            .unwrap(),
        []
    );
}
