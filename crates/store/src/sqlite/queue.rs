//! Reviews that wait to be made.

use sqlx::Row;

use super::Sqlite;
use crate::error::StoreError;
use crate::model::Identity;
use crate::queue::QueuedReview;

impl Sqlite {
    pub(crate) async fn queue_review(
        &self,
        id: &str,
        run: &str,
        nodes: u32,
        engine: Option<&str>,
        at_ms: i64,
    ) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT OR REPLACE INTO review_queue (record, run, nodes, engine, at_ms, seen)
             SELECT number, ?2, ?3, ?4, ?5, '' FROM records WHERE id = ?1",
        )
        .bind(id)
        .bind(run)
        .bind(nodes)
        .bind(engine)
        .bind(at_ms)
        .execute(&self.writer)
        .await?;
        Ok(())
    }

    pub(crate) async fn keep_seen(&self, id: &str, run: &str, seen: &str) -> Result<(), StoreError> {
        sqlx::query(
            "UPDATE review_queue SET seen = ?3
             WHERE run = ?2 AND record = (SELECT number FROM records WHERE id = ?1)",
        )
        .bind(id)
        .bind(run)
        .bind(seen)
        .execute(&self.writer)
        .await?;
        Ok(())
    }

    pub(crate) async fn unqueue_review(&self, id: &str, run: &str) -> Result<(), StoreError> {
        sqlx::query(
            "DELETE FROM review_queue
             WHERE run = ?2 AND record = (SELECT number FROM records WHERE id = ?1)",
        )
        .bind(id)
        .bind(run)
        .execute(&self.writer)
        .await?;
        Ok(())
    }

    pub(crate) async fn queued_reviews(&self) -> Result<Vec<QueuedReview>, StoreError> {
        let sql = "SELECT id, owner, run, nodes, engine, seen FROM review_queue JOIN records ON record = number \
                   ORDER BY at_ms, record";
        let rows = sqlx::query(sql).fetch_all(&self.readers).await?;
        rows.iter()
            .map(|row| {
                Ok(QueuedReview {
                    id: row.try_get("id")?,
                    owner: Identity(row.try_get("owner")?),
                    run: row.try_get("run")?,
                    nodes: row.try_get("nodes")?,
                    engine: row.try_get("engine")?,
                    seen: row.try_get("seen")?,
                })
            })
            .collect()
    }
}
