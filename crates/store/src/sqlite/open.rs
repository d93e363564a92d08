//! Opening, checking and migrating the file.

use std::io;
use std::path::Path;
use std::time::Duration;

use sqlx::Connection;
use sqlx::Row;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous,
};

use super::Sqlite;
use crate::error::OpenError;

/// One script a schema version, in order: the first makes version 1. A released script never changes.
const MIGRATIONS: &[&str] = &[
    include_str!("schema.sql"),
    include_str!("records.sql"),
    include_str!("reviews.sql"),
    include_str!("engines.sql"),
    include_str!("road.sql"),
    include_str!("shares.sql"),
    include_str!("review_queue.sql"),
];

/// Marks the file as ours ("Komd"): `PRAGMA application_id`.
const APPLICATION_ID: i64 = 0x4b6f_6d64;

impl Sqlite {
    pub(crate) async fn open(folder: &Path) -> Result<Self, OpenError> {
        check_folder(folder)?;
        let file = folder.join("komadai.db");
        let broken = |error: io::Error| OpenError::Broken { file: file.clone(), error };
        if file.exists() && !file.is_file() {
            return Err(broken(io::ErrorKind::IsADirectory.into()));
        }
        let options = SqliteConnectOptions::new()
            .filename(&file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(Duration::from_secs(5))
            .foreign_keys(true);
        check_version(&file).await?;
        let writer = SqlitePoolOptions::new()
            .max_connections(1)
            // SQLite drops a transaction by itself when the disk is full. sqlx believes it open and would begin no
            // other on this connection ever again; a new one begins afresh.
            .before_acquire(|connection, _| {
                let is_fit = !connection.is_in_transaction();
                Box::pin(async move { Ok(is_fit) })
            })
            .connect_with(options.clone())
            .await
            .map_err(|error| broken(reason(&error)))?;
        let sqlite = Self {
            writer,
            readers: SqlitePoolOptions::new()
                .max_connections(4)
                .idle_timeout(Duration::from_mins(1))
                .connect_lazy_with(options.read_only(true).create_if_missing(false)),
        };
        sqlite.migrate().await.map_err(|error| match error {
            sqlx::Error::Database(error) if error.message().contains("readonly") => OpenError::NotWritable {
                folder: folder.to_owned(),
                error: io::ErrorKind::PermissionDenied.into(),
            },
            error => broken(reason(&error)),
        })?;
        Ok(sqlite)
    }

    async fn migrate(&self) -> Result<(), sqlx::Error> {
        let mut transaction = self.writer.begin_with("BEGIN IMMEDIATE").await?;
        let version = pragma(&mut transaction, "PRAGMA user_version").await?;
        for script in MIGRATIONS.iter().skip(version as usize) {
            sqlx::raw_sql(*script).execute(&mut *transaction).await?;
        }
        if version < MIGRATIONS.len() as i64 {
            let marks = format!(
                "PRAGMA application_id = {APPLICATION_ID}; PRAGMA user_version = {}",
                MIGRATIONS.len()
            );
            sqlx::raw_sql(sqlx::AssertSqlSafe(marks)).execute(&mut *transaction).await?;
        }
        transaction.commit().await
    }
}

/// Makes the directory and tries to write in it: SQLite's own errors would not say which of both failed.
fn check_folder(folder: &Path) -> Result<(), OpenError> {
    let not_writable = |error: io::Error| OpenError::NotWritable { folder: folder.to_owned(), error };
    std::fs::create_dir_all(folder).map_err(not_writable)?;
    let probe = folder.join(".komadai-probe");
    std::fs::write(&probe, b"").map_err(not_writable)?;
    std::fs::remove_file(&probe).map_err(not_writable)
}

/// Looks at an existing file without changing it, so that what is not ours stays as it was.
async fn check_version(file: &Path) -> Result<(), OpenError> {
    let length = std::fs::metadata(file).map_or(0, |data| data.len());
    if length == 0 {
        return Ok(());
    }
    let broken = |error: sqlx::Error| OpenError::Broken { file: file.to_owned(), error: reason(&error) };
    let options = SqliteConnectOptions::new().filename(file);
    let mut connection = SqliteConnection::connect_with(&options).await.map_err(broken)?;
    let application = pragma(&mut connection, "PRAGMA application_id").await.map_err(broken)?;
    let found = pragma(&mut connection, "PRAGMA user_version").await.map_err(broken)?;
    let check: String = sqlx::query("PRAGMA quick_check(1)")
        .fetch_one(&mut connection)
        .await
        .and_then(|row| row.try_get(0))
        .map_err(broken)?;
    let tables = pragma(&mut connection, "SELECT COUNT(*) FROM sqlite_schema").await.map_err(broken)?;
    connection.close().await.map_err(broken)?;
    if check != "ok" {
        return Err(OpenError::Broken { file: file.to_owned(), error: io::Error::other(check) });
    }
    if application != APPLICATION_ID && tables > 0 {
        return Err(OpenError::Foreign { file: file.to_owned() });
    }
    let known = MIGRATIONS.len() as i64;
    if found > known {
        return Err(OpenError::Newer { file: file.to_owned(), found, known });
    }
    Ok(())
}

/// What SQLite says, without the words around it.
fn reason(error: &sqlx::Error) -> io::Error {
    io::Error::other(match error {
        sqlx::Error::Database(error) => error.message().to_owned(),
        other => other.to_string(),
    })
}

async fn pragma(connection: &mut SqliteConnection, sql: &'static str) -> Result<i64, sqlx::Error> {
    sqlx::query(sql).fetch_one(connection).await?.try_get(0)
}
