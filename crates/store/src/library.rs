//! The library of records.

use komadai_library::Outcome;

use crate::Store;
use crate::error::{ChangeError, StoreError};
use crate::model::{GameRow, Identity};
use crate::record::{
    Alike, Filter, ImportedFile, Kept, NewRecord, Order, Place, RecordChange, RecordRow, RecordText,
};

impl Store {
    /// Keeps records, and notes the files they came from as done, all or nothing. A record whose content its owner has
    /// already is not kept again, when it asks so; nor is a second one of the same game.
    ///
    /// # Errors
    /// When the database fails or an id is taken.
    pub async fn keep_records(
        &self,
        records: &[NewRecord],
        files: &[ImportedFile],
    ) -> Result<Vec<Kept>, StoreError> {
        match self {
            Self::Sqlite(sqlite) => sqlite.keep_records(records, files, None).await,
        }
    }

    /// Keeps the records of a finished game and notes that this was done.
    ///
    /// # Errors
    /// When the database fails or an id is taken.
    pub async fn keep_game(&self, game: &str, records: &[NewRecord]) -> Result<Vec<Kept>, StoreError> {
        match self {
            Self::Sqlite(sqlite) => sqlite.keep_records(records, &[], Some(game)).await,
        }
    }

    /// Finished games that do not stand in the library yet, oldest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn games_to_keep(&self, limit: u32) -> Result<Vec<GameRow>, StoreError> {
        match self {
            Self::Sqlite(sqlite) => sqlite.games_to_keep(limit).await,
        }
    }

    /// A record with everything that makes it.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn record(&self, id: &str) -> Result<Option<RecordText>, StoreError> {
        match self {
            Self::Sqlite(sqlite) => sqlite.record(id).await,
        }
    }

    /// A record as lists show it.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn record_row(&self, id: &str) -> Result<Option<RecordRow>, StoreError> {
        match self {
            Self::Sqlite(sqlite) => sqlite.record_row(id).await,
        }
    }

    /// The review of a record (opaque text).
    ///
    /// # Errors
    /// When the database fails.
    pub async fn review(&self, id: &str) -> Result<Option<String>, StoreError> {
        match self {
            Self::Sqlite(sqlite) => sqlite.review(id).await,
        }
    }

    /// How the games ended that reached each of these positions, those of this owner or of everybody; a game counts
    /// once for each.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn outcomes(
        &self,
        owner: Option<Identity>,
        keys: &[i64],
    ) -> Result<Vec<(i64, Outcome, u32)>, StoreError> {
        match self {
            Self::Sqlite(sqlite) => sqlite.outcomes(owner, keys).await,
        }
    }

    /// Records that were reviewed, this owner's or everybody's, the review made last first: ids.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn reviewed(&self, owner: Option<Identity>, limit: u32) -> Result<Vec<String>, StoreError> {
        match self {
            Self::Sqlite(sqlite) => sqlite.reviewed(owner, limit).await,
        }
    }

    /// The record that a share's token reads: its id.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn shared(&self, token: &str) -> Result<Option<String>, StoreError> {
        match self {
            Self::Sqlite(sqlite) => sqlite.shared(token).await,
        }
    }

    /// The token of a record's share.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn share_of(&self, id: &str) -> Result<Option<String>, StoreError> {
        match self {
            Self::Sqlite(sqlite) => sqlite.share_of(id).await,
        }
    }

    /// Shares a record by this token, unless it is shared; tells the token that is in force.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn share(&self, id: &str, token: &str, at_ms: i64) -> Result<Option<String>, StoreError> {
        match self {
            Self::Sqlite(sqlite) => sqlite.share(id, token, at_ms).await,
        }
    }

    /// Ends a record's share: its token reads nothing any more.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn unshare(&self, id: &str) -> Result<(), StoreError> {
        match self {
            Self::Sqlite(sqlite) => sqlite.unshare(id).await,
        }
    }

    /// Keeps a review of a record in place of the one it may have. A record that is gone needs none.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn keep_review(&self, id: &str, at_ms: i64, body: &str) -> Result<(), StoreError> {
        match self {
            Self::Sqlite(sqlite) => sqlite.keep_review(id, at_ms, body).await,
        }
    }

    /// The engines that were added, oldest first: id and body (opaque text).
    ///
    /// # Errors
    /// When the database fails.
    pub async fn engines(&self) -> Result<Vec<(String, String)>, StoreError> {
        match self {
            Self::Sqlite(sqlite) => sqlite.engines().await,
        }
    }

    /// One engine's body.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn engine(&self, id: &str) -> Result<Option<String>, StoreError> {
        match self {
            Self::Sqlite(sqlite) => sqlite.engine(id).await,
        }
    }

    /// Adds an engine, or changes the one that has this id.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn keep_engine(&self, id: &str, at_ms: i64, body: &str) -> Result<(), StoreError> {
        match self {
            Self::Sqlite(sqlite) => sqlite.keep_engine(id, at_ms, body).await,
        }
    }

    /// Takes an engine out; whether it was there.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn remove_engine(&self, id: &str) -> Result<bool, StoreError> {
        match self {
            Self::Sqlite(sqlite) => sqlite.remove_engine(id).await,
        }
    }

    /// Changes a record that has this version; it then has the next.
    ///
    /// # Errors
    /// A conflict when it has another version, or is gone.
    pub async fn change_record(
        &self,
        id: &str,
        version: u32,
        change: &RecordChange,
    ) -> Result<(), ChangeError> {
        match self {
            Self::Sqlite(sqlite) => sqlite.change_record(id, version, change).await,
        }
    }

    /// Deletes a record that has this version; `positions` are those it is found by.
    ///
    /// # Errors
    /// A conflict when it has another version, or is gone.
    pub async fn delete_record(&self, id: &str, version: u32, positions: &[i64]) -> Result<(), ChangeError> {
        match self {
            Self::Sqlite(sqlite) => sqlite.delete_record(id, version, positions).await,
        }
    }

    /// The records that a filter lets through, in this order, behind the place `after`.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn records(
        &self,
        filter: &Filter,
        order: Order,
        after: Option<&Place>,
        limit: u32,
    ) -> Result<Vec<RecordRow>, StoreError> {
        match self {
            Self::Sqlite(sqlite) => sqlite.records(filter, order, after, limit).await,
        }
    }

    /// How many records a filter lets through, counted up to `most`.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn count_records(&self, filter: &Filter, most: u32) -> Result<u32, StoreError> {
        match self {
            Self::Sqlite(sqlite) => sqlite.count_records(filter, most).await,
        }
    }

    /// Games that stand in the library more than once, in groups after `after`; of one game at most a hundred records
    /// are returned.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn duplicates(
        &self,
        owner: Option<Identity>,
        after: Option<&[u8]>,
        limit: u32,
    ) -> Result<Vec<Alike>, StoreError> {
        match self {
            Self::Sqlite(sqlite) => sqlite.duplicates(owner, after, limit).await,
        }
    }

    /// The files that imports have done, as they were then.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn imported(&self) -> Result<Vec<ImportedFile>, StoreError> {
        match self {
            Self::Sqlite(sqlite) => sqlite.imported().await,
        }
    }
}
