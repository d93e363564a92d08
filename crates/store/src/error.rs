//! What can go wrong.

use std::io;
use std::path::PathBuf;

/// Why the database could not be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The directory cannot be made or written.
    #[error("the data directory {} cannot be written ({error}); choose another with --data", folder.display())]
    NotWritable {
        /// The directory.
        folder: PathBuf,
        /// What the system said.
        #[source]
        error: io::Error,
    },
    /// The file is no database, or a damaged one.
    #[error("{} is not a working database ({error}); move it away, or put a copy of it back", file.display())]
    Broken {
        /// The file.
        file: PathBuf,
        /// What SQLite or the system said.
        #[source]
        error: io::Error,
    },
    /// The file is a database of something else.
    #[error("{} is a database of another program; move it away, or choose another directory with --data", file.display())]
    Foreign {
        /// The file.
        file: PathBuf,
    },
    /// The file was written by a later version.
    #[error("{} was written by a newer komadai (version {found}, this one knows {known}); use that one, or another directory with --data", file.display())]
    Newer {
        /// The file.
        file: PathBuf,
        /// Its schema version.
        found: i64,
        /// The newest version this program knows.
        known: i64,
    },
}

impl OpenError {
    /// Stable English key.
    pub fn key(&self) -> &'static str {
        match self {
            Self::NotWritable { .. } => "data_not_writable",
            Self::Broken { .. } => "database_broken",
            Self::Foreign { .. } => "database_foreign",
            Self::Newer { .. } => "database_newer",
        }
    }

    /// What the system said; in a message it takes the place of `reason`, in the reader's language.
    pub fn system(&self) -> Option<&io::Error> {
        match self {
            Self::NotWritable { error, .. } | Self::Broken { error, .. } => Some(error),
            Self::Foreign { .. } | Self::Newer { .. } => None,
        }
    }

    /// The arguments of its message.
    pub fn args(&self) -> Vec<(&'static str, String)> {
        match self {
            Self::NotWritable { folder: path, error } | Self::Broken { file: path, error } => {
                vec![("path", path.display().to_string()), ("reason", error.to_string())]
            }
            Self::Foreign { file } => vec![("path", file.display().to_string())],
            Self::Newer { file, found, known } => vec![
                ("path", file.display().to_string()),
                ("found", found.to_string()),
                ("known", known.to_string()),
            ],
        }
    }
}

/// The database failed.
#[derive(Debug, thiserror::Error)]
#[error("the database failed: {0}")]
pub struct StoreError(#[from] pub(crate) sqlx::Error);

/// Why events were not added.
#[derive(Debug, thiserror::Error)]
pub enum AppendError {
    /// Another event has this place.
    #[error("event {seq} of game {game} conflicts with what is stored")]
    Conflict {
        /// The game.
        game: String,
        /// The place.
        seq: u32,
    },
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl From<sqlx::Error> for AppendError {
    fn from(error: sqlx::Error) -> Self {
        Self::Store(StoreError(error))
    }
}

/// Why a record was not changed.
#[derive(Debug, thiserror::Error)]
pub enum ChangeError {
    /// It has been changed meanwhile.
    #[error("the record has version {version} by now")]
    Stale {
        /// Its version.
        version: u32,
    },
    /// It is not there any more.
    #[error("the record is gone")]
    Gone,
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl From<sqlx::Error> for ChangeError {
    fn from(error: sqlx::Error) -> Self {
        Self::Store(StoreError(error))
    }
}
