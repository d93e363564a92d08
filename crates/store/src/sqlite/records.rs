//! Keeping, changing and deleting records.

use komadai_library::Entry;
use sqlx::sqlite::SqliteRow;
use sqlx::{Row, Sqlite as Driver, Transaction};

use super::find::record_row;
use super::{BEGIN, Sqlite, game_row};
use crate::error::{ChangeError, StoreError};
use crate::model::{GameRow, Identity};
use crate::record::{History, ImportedFile, Kept, NewRecord, RecordChange, RecordRow, RecordText};

/// Rows of positions in one statement.
const POSITIONS_AT_ONCE: usize = 2_000;

/// A position of a record's main line: key, record and ply.
type Reached = (i64, i64, u32);

impl Sqlite {
    pub(crate) async fn keep_records(
        &self,
        records: &[NewRecord],
        files: &[ImportedFile],
        game: Option<&str>,
    ) -> Result<Vec<Kept>, StoreError> {
        let mut transaction = self.writer.begin_with(BEGIN).await?;
        let mut kept = Vec::with_capacity(records.len());
        let mut reached: Vec<Reached> = Vec::new();
        for record in records {
            if let Some(id) = found(&mut transaction, record).await? {
                kept.push(Kept::Already(id));
                continue;
            }
            let number = insert(&mut transaction, record).await?;
            let plies = 0..;
            reached.extend(record.entry.positions.iter().zip(plies).map(|(key, ply)| (*key, number, ply)));
            kept.push(Kept::New);
        }
        add_positions(&mut transaction, reached).await?;
        for file in files {
            sqlx::query("INSERT OR REPLACE INTO imports (path, size, modified_ms) VALUES (?, ?, ?)")
                .bind(&file.path)
                .bind(file.size.cast_signed())
                .bind(file.modified_ms)
                .execute(&mut *transaction)
                .await?;
        }
        if let Some(game) = game {
            sqlx::query("UPDATE games SET kept = 1 WHERE id = ?")
                .bind(game)
                .execute(&mut *transaction)
                .await?;
        }
        transaction.commit().await?;
        Ok(kept)
    }

    pub(crate) async fn games_to_keep(&self, limit: u32) -> Result<Vec<GameRow>, StoreError> {
        let rows =
            sqlx::query("SELECT * FROM games WHERE ending IS NOT NULL AND kept = 0 ORDER BY number LIMIT ?")
                .bind(limit)
                .fetch_all(&self.readers)
                .await?;
        Ok(rows.iter().map(game_row).collect::<Result<_, sqlx::Error>>()?)
    }

    pub(crate) async fn record(&self, id: &str) -> Result<Option<RecordText>, StoreError> {
        // One transaction: the row and its steps must be of one moment.
        let mut transaction = self.readers.begin().await?;
        let found = sqlx::query("SELECT * FROM records JOIN record_texts ON record = number WHERE id = ?")
            .bind(id)
            .fetch_optional(&mut *transaction)
            .await?;
        let Some(found) = found else { return Ok(None) };
        let row = record_row(&found)?;
        let steps = sqlx::query_scalar("SELECT body FROM record_steps WHERE record = ? ORDER BY seq")
            .bind(row.number)
            .fetch_all(&mut *transaction)
            .await?;
        transaction.commit().await?;
        Ok(Some(RecordText {
            row,
            text: found.try_get("text")?,
            source: found.try_get("source")?,
            steps,
            in_force: found.try_get("steps")?,
        }))
    }

    pub(crate) async fn record_row(&self, id: &str) -> Result<Option<RecordRow>, StoreError> {
        let found =
            sqlx::query("SELECT * FROM records WHERE id = ?").bind(id).fetch_optional(&self.readers).await?;
        Ok(found.as_ref().map(record_row).transpose()?)
    }

    pub(crate) async fn review(&self, id: &str) -> Result<Option<String>, StoreError> {
        let sql = "SELECT body FROM record_reviews JOIN records ON record = number WHERE id = ?";
        Ok(sqlx::query_scalar(sql).bind(id).fetch_optional(&self.readers).await?)
    }

    pub(crate) async fn shared(&self, token: &str) -> Result<Option<String>, StoreError> {
        let sql = "SELECT id FROM record_shares JOIN records ON record = number WHERE token = ?";
        Ok(sqlx::query_scalar(sql).bind(token).fetch_optional(&self.readers).await?)
    }

    pub(crate) async fn share_of(&self, id: &str) -> Result<Option<String>, StoreError> {
        let sql = "SELECT token FROM record_shares JOIN records ON record = number WHERE id = ?";
        Ok(sqlx::query_scalar(sql).bind(id).fetch_optional(&self.readers).await?)
    }

    pub(crate) async fn share(
        &self,
        id: &str,
        token: &str,
        at_ms: i64,
    ) -> Result<Option<String>, StoreError> {
        sqlx::query(
            "INSERT INTO record_shares (record, token, at_ms) SELECT number, ?2, ?3 FROM records WHERE id = ?1
             ON CONFLICT (record) DO NOTHING",
        )
        .bind(id)
        .bind(token)
        .bind(at_ms)
        .execute(&self.writer)
        .await?;
        self.share_of(id).await
    }

    pub(crate) async fn unshare(&self, id: &str) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM record_shares WHERE record = (SELECT number FROM records WHERE id = ?)")
            .bind(id)
            .execute(&self.writer)
            .await?;
        Ok(())
    }

    pub(crate) async fn reviewed(
        &self,
        owner: Option<Identity>,
        limit: u32,
    ) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT id FROM record_reviews JOIN records ON record = number \
                   WHERE ?1 IS NULL OR owner = ?1 ORDER BY at_ms DESC LIMIT ?2";
        Ok(sqlx::query_scalar(sql)
            .bind(owner.map(|owner| owner.0))
            .bind(limit)
            .fetch_all(&self.readers)
            .await?)
    }

    pub(crate) async fn keep_review(&self, id: &str, at_ms: i64, body: &str) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO record_reviews (record, at_ms, body) SELECT number, ?2, ?3 FROM records WHERE id = ?1
             ON CONFLICT (record) DO UPDATE SET at_ms = excluded.at_ms, body = excluded.body",
        )
        .bind(id)
        .bind(at_ms)
        .bind(body)
        .execute(&self.writer)
        .await?;
        Ok(())
    }

    pub(crate) async fn engines(&self) -> Result<Vec<(String, String)>, StoreError> {
        Ok(sqlx::query_as("SELECT id, body FROM engines ORDER BY number").fetch_all(&self.readers).await?)
    }

    pub(crate) async fn engine(&self, id: &str) -> Result<Option<String>, StoreError> {
        let sql = "SELECT body FROM engines WHERE id = ?";
        Ok(sqlx::query_scalar(sql).bind(id).fetch_optional(&self.readers).await?)
    }

    pub(crate) async fn keep_engine(&self, id: &str, at_ms: i64, body: &str) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO engines (id, added_ms, body) VALUES (?, ?, ?)
             ON CONFLICT (id) DO UPDATE SET body = excluded.body",
        )
        .bind(id)
        .bind(at_ms)
        .bind(body)
        .execute(&self.writer)
        .await?;
        Ok(())
    }

    pub(crate) async fn remove_engine(&self, id: &str) -> Result<bool, StoreError> {
        let done = sqlx::query("DELETE FROM engines WHERE id = ?").bind(id).execute(&self.writer).await?;
        Ok(done.rows_affected() > 0)
    }

    pub(crate) async fn change_record(
        &self,
        id: &str,
        version: u32,
        change: &RecordChange,
    ) -> Result<(), ChangeError> {
        let mut transaction = self.writer.begin_with(BEGIN).await?;
        let (number, steps) = locked(&mut transaction, id, version).await?;
        let in_force = match &change.history {
            History::Made(body) => {
                sqlx::query("DELETE FROM record_steps WHERE record = ? AND seq >= ?")
                    .bind(number)
                    .bind(steps)
                    .execute(&mut *transaction)
                    .await?;
                sqlx::query("INSERT INTO record_steps (record, seq, at_ms, body) VALUES (?, ?, ?, ?)")
                    .bind(number)
                    .bind(steps)
                    .bind(change.at_ms)
                    .bind(body)
                    .execute(&mut *transaction)
                    .await?;
                steps + 1
            }
            History::InForce(count) => *count,
            History::Anew(text) => {
                sqlx::query("DELETE FROM record_steps WHERE record = ?")
                    .bind(number)
                    .execute(&mut *transaction)
                    .await?;
                sqlx::query("UPDATE record_texts SET text = ? WHERE record = ?")
                    .bind(text)
                    .bind(number)
                    .execute(&mut *transaction)
                    .await?;
                0
            }
        };
        update(&mut transaction, number, in_force, &change.entry).await?;
        let (before, after) = (&change.positions_before, &change.entry.positions);
        let same = before.iter().zip(after).take_while(|(before, after)| before == after).count();
        forget_positions(&mut transaction, number, before, same).await?;
        let plies = same as u32..;
        let reached = after[same..].iter().zip(plies).map(|(key, ply)| (*key, number, ply)).collect();
        add_positions(&mut transaction, reached).await?;
        transaction.commit().await?;
        Ok(())
    }

    pub(crate) async fn delete_record(
        &self,
        id: &str,
        version: u32,
        positions: &[i64],
    ) -> Result<(), ChangeError> {
        let mut transaction = self.writer.begin_with(BEGIN).await?;
        let (number, _) = locked(&mut transaction, id, version).await?;
        forget_positions(&mut transaction, number, positions, 0).await?;
        sqlx::query("DELETE FROM records WHERE number = ?").bind(number).execute(&mut *transaction).await?;
        transaction.commit().await?;
        Ok(())
    }

    pub(crate) async fn imported(&self) -> Result<Vec<ImportedFile>, StoreError> {
        let rows = sqlx::query("SELECT * FROM imports").fetch_all(&self.readers).await?;
        let file = |row: &SqliteRow| {
            Ok(ImportedFile {
                path: row.try_get("path")?,
                size: row.try_get::<i64, _>("size")?.cast_unsigned(),
                modified_ms: row.try_get("modified_ms")?,
            })
        };
        Ok(rows.iter().map(file).collect::<Result<_, sqlx::Error>>()?)
    }
}

/// The record's number and its steps in force, if it has this version.
async fn locked(
    transaction: &mut Transaction<'_, Driver>,
    id: &str,
    version: u32,
) -> Result<(i64, u32), ChangeError> {
    let row = sqlx::query("SELECT number, version, steps FROM records WHERE id = ?")
        .bind(id)
        .fetch_optional(&mut **transaction)
        .await?
        .ok_or(ChangeError::Gone)?;
    let found: u32 = row.try_get("version")?;
    if found != version {
        return Err(ChangeError::Stale { version: found });
    }
    Ok((row.try_get("number")?, row.try_get("steps")?))
}

/// The record that is there already in the place of this one.
async fn found(
    transaction: &mut Transaction<'_, Driver>,
    record: &NewRecord,
) -> Result<Option<String>, sqlx::Error> {
    let query = match &record.game {
        Some(game) => sqlx::query_scalar("SELECT id FROM records WHERE owner = ? AND game = ?")
            .bind(record.owner.0)
            .bind(game),
        None if record.once => sqlx::query_scalar("SELECT id FROM records WHERE owner = ? AND content = ?")
            .bind(record.owner.0)
            .bind(&record.entry.content[..]),
        None => return Ok(None),
    };
    query.fetch_optional(&mut **transaction).await
}

async fn insert(transaction: &mut Transaction<'_, Driver>, record: &NewRecord) -> Result<i64, sqlx::Error> {
    let entry = &record.entry;
    let added = sqlx::query(
        "INSERT INTO records (id, owner, added_ms, content, game_hash, version, steps, black, white, date, title, \
         handicap, outcome, ending, plies, variations, opening, opening_text, sfen, format, file, game, names, words) \
         VALUES (?, ?, ?, ?, ?, 0, 0, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    )
    .bind(&record.id)
    .bind(record.owner.0)
    .bind(record.added_ms)
    .bind(record.once.then_some(&entry.content[..]))
    .bind(&entry.game[..])
    .bind(&entry.black)
    .bind(&entry.white)
    .bind(&entry.date)
    .bind(&entry.title)
    .bind(entry.handicap)
    .bind(entry.outcome.key())
    .bind(&entry.end)
    .bind(entry.plies)
    .bind(entry.variations)
    .bind(entry.opening.map(komadai_library::Opening::key))
    .bind(&entry.opening_text)
    .bind(&entry.sfen)
    .bind(&record.format)
    .bind(&record.file)
    .bind(&record.game)
    .bind(&entry.names)
    .bind(&entry.words)
    .execute(&mut **transaction)
    .await?;
    let number = added.last_insert_rowid();
    sqlx::query("INSERT INTO record_texts (record, text, source) VALUES (?, ?, ?)")
        .bind(number)
        .bind(&record.text)
        .bind(&record.source)
        .execute(&mut **transaction)
        .await?;
    Ok(number)
}

async fn update(
    transaction: &mut Transaction<'_, Driver>,
    number: i64,
    in_force: u32,
    entry: &Entry,
) -> Result<(), sqlx::Error> {
    sqlx::query(
        "UPDATE records SET version = version + 1, steps = ?, game_hash = ?, black = ?, white = ?, date = ?, \
         title = ?, handicap = ?, outcome = ?, ending = ?, plies = ?, variations = ?, opening = ?, \
         opening_text = ?, sfen = ?, names = ?, words = ? WHERE number = ?",
    )
    .bind(in_force)
    .bind(&entry.game[..])
    .bind(&entry.black)
    .bind(&entry.white)
    .bind(&entry.date)
    .bind(&entry.title)
    .bind(entry.handicap)
    .bind(entry.outcome.key())
    .bind(&entry.end)
    .bind(entry.plies)
    .bind(entry.variations)
    .bind(entry.opening.map(komadai_library::Opening::key))
    .bind(&entry.opening_text)
    .bind(&entry.sfen)
    .bind(&entry.names)
    .bind(&entry.words)
    .bind(number)
    .execute(&mut **transaction)
    .await?;
    Ok(())
}

/// In the order of the table: neighbours are written together, which is what makes large imports fast.
async fn add_positions(
    transaction: &mut Transaction<'_, Driver>,
    mut reached: Vec<Reached>,
) -> Result<(), sqlx::Error> {
    reached.sort_unstable();
    for rows in reached.chunks(POSITIONS_AT_ONCE) {
        let mut query = sqlx::QueryBuilder::new("INSERT OR IGNORE INTO record_positions (key, record, ply) ");
        query.push_values(rows, |mut row, (key, record, ply)| {
            row.push_bind(*key).push_bind(*record).push_bind(*ply);
        });
        let query = query.build().persistent(rows.len() == POSITIONS_AT_ONCE);
        query.execute(&mut **transaction).await?;
    }
    Ok(())
}

/// Forgets the positions of a record from this ply on.
async fn forget_positions(
    transaction: &mut Transaction<'_, Driver>,
    number: i64,
    positions: &[i64],
    from: usize,
) -> Result<(), sqlx::Error> {
    for (key, ply) in positions.iter().zip(0_u32..).skip(from) {
        sqlx::query("DELETE FROM record_positions WHERE key = ? AND record = ? AND ply = ?")
            .bind(key)
            .bind(number)
            .bind(ply)
            .execute(&mut **transaction)
            .await?;
    }
    Ok(())
}
