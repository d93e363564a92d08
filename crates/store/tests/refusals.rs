//! What must not be opened: each is refused by name, with what to do, and left as it was.

#![expect(clippy::unwrap_used, reason = "a test may panic")]

use std::fs;

use komadai_store::{OpenError, Store};

async fn refused(folder: &std::path::Path) -> OpenError {
    Store::open(folder).await.expect_err("it must be refused")
}

#[tokio::test]
async fn a_file_of_garbage_is_refused_and_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("komadai.db");
    let garbage = "garbage ".repeat(1000);
    fs::write(&file, &garbage).unwrap();
    let error = refused(folder.path()).await;
    assert_eq!(error.key(), "database_broken");
    assert!(error.to_string().contains(&file.display().to_string()), "{error}");
    assert_eq!(fs::read_to_string(&file).unwrap(), garbage);
}

#[tokio::test]
async fn a_truncated_database_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    Store::open(folder.path()).await.unwrap().close().await;
    let file = folder.path().join("komadai.db");
    let whole = fs::read(&file).unwrap();
    fs::write(&file, &whole[..whole.len() / 2]).unwrap();
    assert_eq!(refused(folder.path()).await.key(), "database_broken");
}

#[tokio::test]
async fn a_newer_database_is_refused_and_names_both_versions() {
    let folder = tempfile::tempdir().unwrap();
    Store::open(folder.path()).await.unwrap().close().await;
    set(folder.path(), "PRAGMA user_version = 99").await;
    let error = refused(folder.path()).await;
    assert!(matches!(error, OpenError::Newer { found: 99, .. }), "{error}");
    assert_eq!(error.args().len(), 3);
}

#[tokio::test]
async fn another_programs_database_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    set(folder.path(), "CREATE TABLE theirs (x)").await;
    assert_eq!(refused(folder.path()).await.key(), "database_foreign");
}

#[tokio::test]
async fn a_folder_that_cannot_be_made_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "").unwrap();
    let error = refused(&file.join("data")).await;
    assert_eq!(error.key(), "data_not_writable");
    assert!(error.to_string().contains("--data"), "{error}");
}

#[tokio::test]
async fn a_directory_in_the_place_of_the_file_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("komadai.db")).unwrap();
    assert_eq!(refused(folder.path()).await.key(), "database_broken");
}

async fn set(folder: &std::path::Path, sql: &'static str) {
    use sqlx::{Connection, SqliteConnection};
    let options =
        sqlx::sqlite::SqliteConnectOptions::new().filename(folder.join("komadai.db")).create_if_missing(true);
    let mut connection = SqliteConnection::connect_with(&options).await.unwrap();
    sqlx::raw_sql(sql).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}
