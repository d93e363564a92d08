//! Games and records in a database: setups, events, seats and who holds them; the library of records and their edits;
//! careers.
//!
//! What a setup or an event says is opaque text here; only order, identity and durability are this crate's. An event
//! is in the database, synced to the disk, when [`Store::append`] returns, and `(game, seq)` holds one event for
//! ever: storing it again is a no-op, storing another in its place a conflict.

mod error;
mod library;
mod model;
mod queue;
mod record;
mod road;
mod sqlite;

use std::path::Path;

pub use error::{AppendError, ChangeError, OpenError, StoreError};
pub use model::{Appended, EventRow, GameRow, Identity, Seat, Seats, Summary};
pub use queue::QueuedReview;
pub use record::{
    Alike, Filter, History, ImportedFile, Kept, NewRecord, Order, Place, RecordChange, RecordRow, RecordText,
    SortKey,
};
pub use road::{RoadRow, RoadStep};

use sqlite::Sqlite;

/// A database of games. Cheap to clone.
#[derive(Clone, Debug)]
pub enum Store {
    /// SQLite in a file of the data directory.
    Sqlite(Sqlite),
}

impl Store {
    /// Opens (or makes) `komadai.db` in this directory.
    ///
    /// # Errors
    /// When the directory cannot be made or written, or the file is broken, newer than this program, or not ours.
    pub async fn open(folder: &Path) -> Result<Self, OpenError> {
        Sqlite::open(folder).await.map(Self::Sqlite)
    }

    /// Adds a game before its first event.
    ///
    /// # Errors
    /// When the database fails or the id is taken.
    pub async fn create(&self, game: &GameRow) -> Result<(), StoreError> {
        match self {
            Self::Sqlite(sqlite) => sqlite.create(game).await,
        }
    }

    /// Adds the game that follows `previous` and links it there. If `previous` is followed already, nothing is added
    /// and that game's id returned, so that two players who ask at once meet in one game.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn follow(&self, previous: &str, game: &GameRow) -> Result<String, StoreError> {
        match self {
            Self::Sqlite(sqlite) => sqlite.follow(previous, game).await,
        }
    }

    /// One game.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn game(&self, id: &str) -> Result<Option<GameRow>, StoreError> {
        match self {
            Self::Sqlite(sqlite) => sqlite.game(id).await,
        }
    }

    /// A game's events in order.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn events(&self, id: &str) -> Result<Vec<EventRow>, StoreError> {
        match self {
            Self::Sqlite(sqlite) => sqlite.events(id).await,
        }
    }

    /// Adds events at the end of a game, all or none, and what the list of games shows of it. `seat` is the seat taken
    /// by these events, which clears the invitation.
    ///
    /// # Errors
    /// A conflict when another event has one of their places, or when one leaves a gap.
    pub async fn append(
        &self,
        id: &str,
        events: &[EventRow],
        summary: &Summary,
        seat: Option<(Seat, Identity)>,
    ) -> Result<Appended, AppendError> {
        match self {
            Self::Sqlite(sqlite) => sqlite.append(id, events, summary, seat).await,
        }
    }

    /// Notes that these games were live at this time: what a restart charges the clocks up to.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn keep_alive(&self, ids: &[String], at_ms: i64) -> Result<(), StoreError> {
        match self {
            Self::Sqlite(sqlite) => sqlite.keep_alive(ids, at_ms).await,
        }
    }

    /// Games newest first: those that `of` made or sits in (none: all), with a number below `before`.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn list(
        &self,
        of: Option<Identity>,
        before: Option<i64>,
        limit: u32,
    ) -> Result<Vec<GameRow>, StoreError> {
        match self {
            Self::Sqlite(sqlite) => sqlite.list(of, before, limit).await,
        }
    }

    /// The latest time that any game knows of, milliseconds since 1970 UTC.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn latest_ms(&self) -> Result<Option<i64>, StoreError> {
        match self {
            Self::Sqlite(sqlite) => sqlite.latest_ms().await,
        }
    }

    /// Whose token this is, by its hash.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn identity(&self, token_hash: &[u8]) -> Result<Option<Identity>, StoreError> {
        match self {
            Self::Sqlite(sqlite) => sqlite.identity(token_hash).await,
        }
    }

    /// A new visitor with a token of this hash.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn add_identity(&self, token_hash: &[u8], now_ms: i64) -> Result<Identity, StoreError> {
        match self {
            Self::Sqlite(sqlite) => sqlite.add_identity(token_hash, now_ms).await,
        }
    }

    /// Writes everything back into the one file and lets go of it.
    pub async fn close(&self) {
        match self {
            Self::Sqlite(sqlite) => sqlite.close().await,
        }
    }
}
