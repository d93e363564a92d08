//! SQLite: one connection that writes, a few that read.

mod find;
mod open;
mod queue;
mod records;
mod road;

use sqlx::sqlite::{SqlitePool, SqliteRow};
use sqlx::{Row, Sqlite as Driver, Transaction};

use crate::error::{AppendError, StoreError};
use crate::model::{Appended, EventRow, GameRow, Identity, Seat, Seats, Summary};

/// Takes the write lock at once: two writers then wait for each other instead of failing half-way.
const BEGIN: &str = "BEGIN IMMEDIATE";

/// A database file.
#[derive(Clone, Debug)]
pub struct Sqlite {
    writer: SqlitePool,
    readers: SqlitePool,
}

impl Sqlite {
    pub(crate) async fn create(&self, game: &GameRow) -> Result<(), StoreError> {
        let mut transaction = self.writer.begin_with(BEGIN).await?;
        insert(&mut transaction, game).await?;
        transaction.commit().await?;
        Ok(())
    }

    pub(crate) async fn follow(&self, previous: &str, game: &GameRow) -> Result<String, StoreError> {
        let mut transaction = self.writer.begin_with(BEGIN).await?;
        let linked = sqlx::query("UPDATE games SET next = ? WHERE id = ? AND next IS NULL")
            .bind(&game.id)
            .bind(previous)
            .execute(&mut *transaction)
            .await?
            .rows_affected();
        if linked == 0 {
            let row = sqlx::query("SELECT next FROM games WHERE id = ?")
                .bind(previous)
                .fetch_one(&mut *transaction)
                .await?;
            return Ok(row.try_get("next")?);
        }
        insert(&mut transaction, game).await?;
        transaction.commit().await?;
        Ok(game.id.clone())
    }

    pub(crate) async fn game(&self, id: &str) -> Result<Option<GameRow>, StoreError> {
        let row =
            sqlx::query("SELECT * FROM games WHERE id = ?").bind(id).fetch_optional(&self.readers).await?;
        Ok(row.map(|row| game_row(&row)).transpose()?)
    }

    pub(crate) async fn events(&self, id: &str) -> Result<Vec<EventRow>, StoreError> {
        let rows = sqlx::query(
            "SELECT seq, at_ms, body FROM events JOIN games ON game = number WHERE id = ? ORDER BY seq",
        )
        .bind(id)
        .fetch_all(&self.readers)
        .await?;
        let event = |row: &SqliteRow| {
            Ok(EventRow {
                seq: row.try_get("seq")?,
                at_ms: row.try_get("at_ms")?,
                body: row.try_get("body")?,
            })
        };
        Ok(rows.iter().map(event).collect::<Result<_, sqlx::Error>>()?)
    }

    pub(crate) async fn append(
        &self,
        id: &str,
        events: &[EventRow],
        summary: &Summary,
        seat: Option<(Seat, Identity)>,
    ) -> Result<Appended, AppendError> {
        let Some(first) = events.first() else { return Ok(Appended::Already) };
        let conflict = |seq| AppendError::Conflict { game: id.to_owned(), seq };
        let mut transaction = self.writer.begin_with(BEGIN).await?;
        let row = sqlx::query(
            "SELECT number, (SELECT COUNT(*) FROM events WHERE game = number) AS stored FROM games WHERE id = ?",
        )
        .bind(id)
        .fetch_optional(&mut *transaction)
        .await?
        .ok_or_else(|| conflict(first.seq))?;
        let number: i64 = row.try_get("number")?;
        let stored: u32 = row.try_get("stored")?;
        let mut next = stored;
        for event in events {
            if event.seq > next {
                return Err(conflict(event.seq));
            }
            if event.seq < next {
                if !is_stored(&mut transaction, number, event).await? {
                    return Err(conflict(event.seq));
                }
                continue;
            }
            sqlx::query("INSERT INTO events (game, seq, at_ms, body) VALUES (?, ?, ?, ?)")
                .bind(number)
                .bind(event.seq)
                .bind(event.at_ms)
                .bind(&event.body)
                .execute(&mut *transaction)
                .await?;
            next += 1;
        }
        if next == stored {
            return Ok(Appended::Already);
        }
        sqlx::query("UPDATE games SET plies = ?, sfen = ?, ending = ? WHERE number = ?")
            .bind(summary.plies)
            .bind(&summary.sfen)
            .bind(&summary.ending)
            .bind(number)
            .execute(&mut *transaction)
            .await?;
        if let Some((seat, identity)) = seat {
            let update = match seat {
                Seat::Black => "UPDATE games SET black = ?, invite = NULL WHERE number = ?",
                Seat::White => "UPDATE games SET white = ?, invite = NULL WHERE number = ?",
            };
            sqlx::query(update).bind(identity.0).bind(number).execute(&mut *transaction).await?;
        }
        transaction.commit().await?;
        Ok(Appended::Stored)
    }

    pub(crate) async fn keep_alive(&self, ids: &[String], at_ms: i64) -> Result<(), StoreError> {
        let mut transaction = self.writer.begin_with(BEGIN).await?;
        for id in ids {
            sqlx::query("UPDATE games SET alive_ms = ? WHERE id = ?")
                .bind(at_ms)
                .bind(id)
                .execute(&mut *transaction)
                .await?;
        }
        transaction.commit().await?;
        Ok(())
    }

    pub(crate) async fn list(
        &self,
        of: Option<Identity>,
        before: Option<i64>,
        limit: u32,
    ) -> Result<Vec<GameRow>, StoreError> {
        let before = before.unwrap_or(i64::MAX);
        let query = match of {
            None => {
                sqlx::query("SELECT * FROM games WHERE number < ? ORDER BY number DESC LIMIT ?").bind(before)
            }
            Some(identity) => sqlx::query(
                "SELECT * FROM games WHERE number < ?1 AND (creator = ?2 OR black = ?2 OR white = ?2) \
                 ORDER BY number DESC LIMIT ?3",
            )
            .bind(before)
            .bind(identity.0),
        };
        let rows = query.bind(limit).fetch_all(&self.readers).await?;
        Ok(rows.iter().map(game_row).collect::<Result<_, sqlx::Error>>()?)
    }

    pub(crate) async fn latest_ms(&self) -> Result<Option<i64>, StoreError> {
        let row = sqlx::query("SELECT MAX(MAX(created_ms, IFNULL(alive_ms, 0))) AS latest FROM games")
            .fetch_one(&self.readers)
            .await?;
        Ok(row.try_get("latest")?)
    }

    pub(crate) async fn identity(&self, token_hash: &[u8]) -> Result<Option<Identity>, StoreError> {
        let row = sqlx::query("SELECT id FROM identities WHERE token_hash = ?")
            .bind(token_hash)
            .fetch_optional(&self.readers)
            .await?;
        Ok(row.map(|row| row.try_get("id").map(Identity)).transpose()?)
    }

    pub(crate) async fn add_identity(&self, token_hash: &[u8], now_ms: i64) -> Result<Identity, StoreError> {
        let added = sqlx::query("INSERT INTO identities (token_hash, created_ms) VALUES (?, ?)")
            .bind(token_hash)
            .bind(now_ms)
            .execute(&self.writer)
            .await?;
        Ok(Identity(added.last_insert_rowid()))
    }

    pub(crate) async fn close(&self) {
        self.readers.close().await;
        self.writer.close().await;
    }
}

async fn is_stored(
    transaction: &mut Transaction<'_, Driver>,
    number: i64,
    event: &EventRow,
) -> Result<bool, sqlx::Error> {
    let row = sqlx::query("SELECT at_ms, body FROM events WHERE game = ? AND seq = ?")
        .bind(number)
        .bind(event.seq)
        .fetch_one(&mut **transaction)
        .await?;
    Ok(row.try_get::<i64, _>("at_ms")? == event.at_ms && row.try_get::<String, _>("body")? == event.body)
}

async fn insert(transaction: &mut Transaction<'_, Driver>, game: &GameRow) -> Result<(), sqlx::Error> {
    sqlx::query(
        "INSERT INTO games (id, created_ms, setup, creator, black, white, invite, plies, sfen, ending) \
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    )
    .bind(&game.id)
    .bind(game.created_ms)
    .bind(&game.setup)
    .bind(game.creator.0)
    .bind(game.seats.black.map(|identity| identity.0))
    .bind(game.seats.white.map(|identity| identity.0))
    .bind(&game.invite)
    .bind(game.summary.plies)
    .bind(&game.summary.sfen)
    .bind(&game.summary.ending)
    .execute(&mut **transaction)
    .await?;
    Ok(())
}

fn game_row(row: &SqliteRow) -> Result<GameRow, sqlx::Error> {
    let identity = |column| row.try_get::<Option<i64>, _>(column).map(|id| id.map(Identity));
    Ok(GameRow {
        number: row.try_get("number")?,
        id: row.try_get("id")?,
        created_ms: row.try_get("created_ms")?,
        setup: row.try_get("setup")?,
        creator: Identity(row.try_get("creator")?),
        seats: Seats { black: identity("black")?, white: identity("white")? },
        invite: row.try_get("invite")?,
        next: row.try_get("next")?,
        alive_ms: row.try_get("alive_ms")?,
        summary: Summary {
            plies: row.try_get("plies")?,
            sfen: row.try_get("sfen")?,
            ending: row.try_get("ending")?,
        },
    })
}
