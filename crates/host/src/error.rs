//! What can go wrong with an engine.

use std::fmt;
use std::io;
use std::process::ExitStatus;
use std::time::Duration;

use thiserror::Error;

/// What an engine was waited for to say.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Awaited {
    /// `usiok`.
    UsiOk,
    /// `readyok`.
    ReadyOk,
    /// `bestmove`.
    BestMove,
    /// `checkmate`.
    Checkmate,
    /// Its input to take a command.
    Input,
}

impl fmt::Display for Awaited {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::UsiOk => "usiok",
            Self::ReadyOk => "readyok",
            Self::BestMove => "bestmove",
            Self::Checkmate => "checkmate",
            Self::Input => "reading its input",
        })
    }
}

/// An engine failed a job.
#[derive(Debug, Error)]
pub enum HostError {
    /// The program could not be started.
    #[error("the engine could not be started: {0}")]
    Spawn(#[source] io::Error),
    /// Its pipes failed.
    #[error("talking to the engine failed: {0}")]
    Pipe(#[source] io::Error),
    /// It ended while an answer was due.
    #[error("the engine ended while {awaited} was due ({})", status.map_or_else(|| "output closed".to_owned(), |status| status.to_string()))]
    Died {
        /// What was due.
        awaited: Awaited,
        /// How the process ended; nothing where it only closed its output.
        status: Option<ExitStatus>,
    },
    /// It did not answer in time and was killed.
    #[error("the engine did not come to {awaited} within {} ms", within.as_millis())]
    Silent {
        /// What was due.
        awaited: Awaited,
        /// How long it was waited for.
        within: Duration,
    },
    /// An answer that can't be understood where one was due.
    #[error("the engine answered {line:?}")]
    BadAnswer {
        /// The line, as far as it was kept.
        line: String,
    },
    /// A command held a line break or another control character.
    #[error("a command may not hold control characters")]
    BadCommand,
}

impl PartialEq for HostError {
    /// Two failures are the same if they say the same: errors of the system cannot be compared otherwise.
    fn eq(&self, other: &Self) -> bool {
        self.to_string() == other.to_string()
    }
}

impl Eq for HostError {}

impl HostError {
    /// The stable English name, for programs.
    pub const fn key(&self) -> &'static str {
        match self {
            Self::Spawn(_) => "engine_not_started",
            Self::Pipe(_) => "engine_pipe",
            Self::Died { .. } => "engine_died",
            Self::Silent { .. } => "engine_silent",
            Self::BadAnswer { .. } => "engine_bad_answer",
            Self::BadCommand => "engine_bad_command",
        }
    }
}
