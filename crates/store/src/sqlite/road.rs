//! Careers and their games.

use sqlx::Row;

use super::{BEGIN, Sqlite, insert};
use crate::error::{ChangeError, StoreError};
use crate::model::Identity;
use crate::road::{RoadRow, RoadStep};

impl Sqlite {
    pub(crate) async fn road(&self, owner: Identity) -> Result<Option<RoadRow>, StoreError> {
        let row = sqlx::query("SELECT version, body FROM road_careers WHERE owner = ?")
            .bind(owner.0)
            .fetch_optional(&self.readers)
            .await?;
        let Some(row) = row else { return Ok(None) };
        Ok(Some(RoadRow { version: row.try_get("version")?, body: row.try_get("body")? }))
    }

    pub(crate) async fn keep_road(
        &self,
        owner: Identity,
        version: u32,
        body: &str,
        step: RoadStep<'_>,
    ) -> Result<(), ChangeError> {
        let mut transaction = self.writer.begin_with(BEGIN).await?;
        let found: Option<u32> = sqlx::query_scalar("SELECT version FROM road_careers WHERE owner = ?")
            .bind(owner.0)
            .fetch_optional(&mut *transaction)
            .await?;
        let found = found.unwrap_or(0);
        if found != version {
            return Err(ChangeError::Stale { version: found });
        }
        let kept = "INSERT INTO road_careers (owner, version, body) VALUES (?1, ?2, ?3) \
                    ON CONFLICT (owner) DO UPDATE SET version = ?2, body = ?3";
        sqlx::query(kept).bind(owner.0).bind(version + 1).bind(body).execute(&mut *transaction).await?;
        match step {
            RoadStep::Alone => {}
            RoadStep::Begins(game) => insert(&mut transaction, game).await?,
            RoadStep::Ends { game, body } => {
                sqlx::query("INSERT INTO road_games (owner, game, body) VALUES (?, ?, ?)")
                    .bind(owner.0)
                    .bind(game)
                    .bind(body)
                    .execute(&mut *transaction)
                    .await?;
            }
        }
        transaction.commit().await?;
        Ok(())
    }

    pub(crate) async fn road_games(&self, owner: Identity, limit: u32) -> Result<Vec<String>, StoreError> {
        let query = "SELECT body FROM road_games WHERE owner = ? ORDER BY number DESC LIMIT ?";
        Ok(sqlx::query_scalar(query).bind(owner.0).bind(limit).fetch_all(&self.readers).await?)
    }
}
