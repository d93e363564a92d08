//! Reviews that wait to be made.

use crate::Store;
use crate::error::StoreError;
use crate::model::Identity;

/// A review that was asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QueuedReview {
    /// The record's id.
    pub id: String,
    /// Whose record it is.
    pub owner: Identity,
    /// Which of the record's reviews it is.
    pub run: String,
    /// Positions to look at for each move.
    pub nodes: u32,
    /// Who is to make it, by id; the house's engine if nothing is said.
    pub engine: Option<String>,
    /// What has been seen of it so far (opaque text).
    pub seen: String,
}

impl Store {
    /// Puts a review in the queue, in place of one of the same record; nothing has been seen of it. A record that is gone
    /// needs none.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn queue_review(
        &self,
        id: &str,
        run: &str,
        nodes: u32,
        engine: Option<&str>,
        at_ms: i64,
    ) -> Result<(), StoreError> {
        match self {
            Self::Sqlite(sqlite) => sqlite.queue_review(id, run, nodes, engine, at_ms).await,
        }
    }

    /// Keeps what has been seen of a review that is in the queue.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn keep_seen(&self, id: &str, run: &str, seen: &str) -> Result<(), StoreError> {
        match self {
            Self::Sqlite(sqlite) => sqlite.keep_seen(id, run, seen).await,
        }
    }

    /// Takes a review out of the queue: it is made, or given up.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn unqueue_review(&self, id: &str, run: &str) -> Result<(), StoreError> {
        match self {
            Self::Sqlite(sqlite) => sqlite.unqueue_review(id, run).await,
        }
    }

    /// The reviews in the queue, in the order they were asked for.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn queued_reviews(&self) -> Result<Vec<QueuedReview>, StoreError> {
        match self {
            Self::Sqlite(sqlite) => sqlite.queued_reviews().await,
        }
    }
}
