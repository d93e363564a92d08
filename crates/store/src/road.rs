//! Careers on the road of the master.

use crate::Store;
use crate::error::{ChangeError, StoreError};
use crate::model::{GameRow, Identity};

/// A career as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoadRow {
    /// 1 for the first; a change names the one it is of.
    pub version: u32,
    /// What it is (opaque text).
    pub body: String,
}

/// What goes into the database together with a changed career, or not at all.
#[derive(Clone, Copy, Debug)]
pub enum RoadStep<'a> {
    /// Nothing.
    Alone,
    /// A new game.
    Begins(&'a GameRow),
    /// The result of a game (opaque text), which counts once.
    Ends {
        /// The game.
        game: &'a str,
        /// What came of it.
        body: &'a str,
    },
}

impl Store {
    /// Somebody's career.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn road(&self, owner: Identity) -> Result<Option<RoadRow>, StoreError> {
        match self {
            Self::Sqlite(sqlite) => sqlite.road(owner).await,
        }
    }

    /// Keeps a changed career in place of its `version` (0: there is none yet), with what belongs to the change.
    ///
    /// # Errors
    /// When the career has another version by now, when the game has counted already, or when the database fails; then
    /// nothing is changed.
    pub async fn keep_road(
        &self,
        owner: Identity,
        version: u32,
        body: &str,
        step: RoadStep<'_>,
    ) -> Result<(), ChangeError> {
        match self {
            Self::Sqlite(sqlite) => sqlite.keep_road(owner, version, body, step).await,
        }
    }

    /// The results of somebody's games, newest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn road_games(&self, owner: Identity, limit: u32) -> Result<Vec<String>, StoreError> {
        match self {
            Self::Sqlite(sqlite) => sqlite.road_games(owner, limit).await,
        }
    }
}
