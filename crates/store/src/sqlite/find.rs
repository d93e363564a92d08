//! Finding records.

use komadai_library::Outcome;
use sqlx::sqlite::SqliteRow;
use sqlx::{QueryBuilder, Row, Sqlite as Driver};

use super::Sqlite;
use crate::error::StoreError;
use crate::model::Identity;
use crate::record::{Alike, Filter, Order, Place, RecordRow, SortKey};

/// Records of one game that are returned at most.
const MOST_ALIKE: u32 = 100;

impl Sqlite {
    pub(crate) async fn records(
        &self,
        filter: &Filter,
        order: Order,
        after: Option<&Place>,
        limit: u32,
    ) -> Result<Vec<RecordRow>, StoreError> {
        let mut query = QueryBuilder::new("SELECT * FROM records WHERE ");
        conditions(&mut query, filter);
        if let Some(place) = after {
            behind(&mut query, order, place);
        }
        let way = if order.is_descending { " DESC" } else { " ASC" };
        query.push(" ORDER BY ");
        if let Some(column) = column(order.key) {
            query.push(column).push(" IS NULL, ").push(column).push(way).push(", ");
        }
        query.push("number").push(way).push(" LIMIT ").push_bind(limit);
        let rows = query.build().fetch_all(&self.readers).await?;
        Ok(rows.iter().map(record_row).collect::<Result<_, sqlx::Error>>()?)
    }

    pub(crate) async fn count_records(&self, filter: &Filter, most: u32) -> Result<u32, StoreError> {
        let mut query = QueryBuilder::new("SELECT COUNT(*) FROM (SELECT 1 FROM records WHERE ");
        conditions(&mut query, filter);
        query.push(" LIMIT ").push_bind(most).push(")");
        Ok(query.build_query_scalar().fetch_one(&self.readers).await?)
    }

    pub(crate) async fn outcomes(
        &self,
        owner: Option<Identity>,
        keys: &[i64],
    ) -> Result<Vec<(i64, Outcome, u32)>, StoreError> {
        let mut query = QueryBuilder::new(
            "SELECT key, outcome, COUNT(DISTINCT record) AS games FROM record_positions \
             JOIN records ON record = number WHERE key IN (",
        );
        let mut list = query.separated(", ");
        for key in keys {
            list.push_bind(*key);
        }
        query.push(")");
        of_owner(&mut query, owner);
        query.push(" GROUP BY key, outcome");
        let rows = query.build().fetch_all(&self.readers).await?;
        let read = |row: &SqliteRow| {
            let outcome: String = row.try_get("outcome")?;
            Ok((
                row.try_get("key")?,
                Outcome::from_key(&outcome).unwrap_or(Outcome::Open),
                row.try_get("games")?,
            ))
        };
        Ok(rows.iter().map(read).collect::<Result<_, sqlx::Error>>()?)
    }

    pub(crate) async fn duplicates(
        &self,
        owner: Option<Identity>,
        after: Option<&[u8]>,
        limit: u32,
    ) -> Result<Vec<Alike>, StoreError> {
        let mut query = QueryBuilder::new("SELECT game_hash FROM records WHERE plies > 0");
        of_owner(&mut query, owner);
        query.push(" AND game_hash > ").push_bind(after.unwrap_or_default());
        query.push(" GROUP BY game_hash HAVING COUNT(*) > 1 ORDER BY game_hash LIMIT ").push_bind(limit);
        let hashes: Vec<Vec<u8>> = query.build_query_scalar().fetch_all(&self.readers).await?;
        let mut groups = Vec::with_capacity(hashes.len());
        for game_hash in hashes {
            let mut query = QueryBuilder::new("SELECT * FROM records WHERE game_hash = ");
            query.push_bind(game_hash.clone());
            of_owner(&mut query, owner);
            query.push(" ORDER BY number LIMIT ").push_bind(MOST_ALIKE);
            let rows = query.build().fetch_all(&self.readers).await?;
            let records = rows.iter().map(record_row).collect::<Result<_, sqlx::Error>>()?;
            groups.push(Alike { game_hash, records });
        }
        Ok(groups)
    }
}

/// What an order looks at before the number.
fn column(key: SortKey) -> Option<&'static str> {
    match key {
        SortKey::Added => None,
        SortKey::Date => Some("date"),
        SortKey::Black => Some("lower(black)"),
        SortKey::White => Some("lower(white)"),
        SortKey::Plies => Some("plies"),
    }
}

/// Only what comes behind a place.
fn behind(query: &mut QueryBuilder<Driver>, order: Order, place: &Place) {
    let past = if order.is_descending { " < " } else { " > " };
    query.push(" AND ");
    match (column(order.key), &place.value) {
        (None, _) => {}
        (Some(column), None) => {
            query.push(column).push(" IS NULL AND ");
        }
        (Some(column), Some(value)) => {
            let bind = |query: &mut QueryBuilder<Driver>| {
                match order.key {
                    SortKey::Plies => query.push_bind(value.parse().unwrap_or(0_i64)),
                    _ => query.push_bind(value.clone()),
                };
            };
            query.push("(").push(column).push(" IS NULL OR ").push(column).push(past);
            bind(query);
            query.push(" OR ").push(column).push(" = ");
            bind(query);
            query.push(" AND number").push(past).push_bind(place.number).push(")");
            return;
        }
    }
    query.push("number").push(past).push_bind(place.number);
}

fn of_owner(query: &mut QueryBuilder<Driver>, owner: Option<Identity>) {
    if let Some(owner) = owner {
        query.push(" AND owner = ").push_bind(owner.0);
    }
}

fn conditions(query: &mut QueryBuilder<Driver>, filter: &Filter) {
    match filter.position {
        Some(key) => {
            query
                .push("number IN (SELECT record FROM record_positions WHERE key = ")
                .push_bind(key)
                .push(")");
        }
        None => {
            query.push("1");
        }
    }
    of_owner(query, filter.owner);
    if let Some(player) = &filter.player {
        query.push(" AND instr(names, ").push_bind(player.clone()).push(") > 0");
    }
    for word in &filter.words {
        query.push(" AND (instr(words, ").push_bind(word.clone()).push(") > 0");
        query.push(" OR instr(lower(IFNULL(file, '')), ").push_bind(word.clone()).push(") > 0)");
    }
    if let Some(after) = &filter.after {
        query.push(" AND date >= ").push_bind(after.clone());
    }
    if let Some(before) = &filter.before {
        // Days of the last month or year given count: `2024-05-31` begins with `2024-05`.
        query.push(" AND date <= ").push_bind(before.clone() + "~");
    }
    if let Some(handicap) = &filter.handicap {
        query.push(" AND handicap = ").push_bind(handicap.clone());
    }
    if let Some(outcome) = filter.outcome {
        query.push(" AND outcome = ").push_bind(outcome.key());
    }
    if let Some(plies) = filter.min_plies {
        query.push(" AND plies >= ").push_bind(plies);
    }
    if let Some(plies) = filter.max_plies {
        query.push(" AND plies <= ").push_bind(plies);
    }
    if let Some(opening) = &filter.opening {
        query.push(" AND opening = ").push_bind(opening.clone());
    }
    if let Some(game) = &filter.game {
        query.push(" AND game = ").push_bind(game.clone());
    }
}

pub(super) fn record_row(row: &SqliteRow) -> Result<RecordRow, sqlx::Error> {
    let outcome: String = row.try_get("outcome")?;
    Ok(RecordRow {
        number: row.try_get("number")?,
        id: row.try_get("id")?,
        owner: Identity(row.try_get("owner")?),
        added_ms: row.try_get("added_ms")?,
        version: row.try_get("version")?,
        black: row.try_get("black")?,
        white: row.try_get("white")?,
        date: row.try_get("date")?,
        title: row.try_get("title")?,
        handicap: row.try_get("handicap")?,
        outcome: Outcome::from_key(&outcome).unwrap_or(Outcome::Open),
        ending: row.try_get("ending")?,
        plies: row.try_get("plies")?,
        variations: row.try_get("variations")?,
        opening: row.try_get("opening")?,
        opening_text: row.try_get("opening_text")?,
        sfen: row.try_get("sfen")?,
        format: row.try_get("format")?,
        file: row.try_get("file")?,
        game: row.try_get("game")?,
    })
}
