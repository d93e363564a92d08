//! Engines against each other: matches that the server plays, and that pages look on at.

mod api;
mod job;
mod play;

use std::sync::{Arc, Mutex, MutexGuard};

use axum::Router;
use axum::routing::get;
use komadai_wire::MatchState;

use crate::problem::Fault;
use crate::state::App;
use job::Job;

/// Matches that are played at once, and of one owner.
const MOST_RUNNING: usize = 4;
const MOST_OF_ONE: usize = 2;

/// Matches that are known, those that are over included.
const MOST_KNOWN: usize = 50;

pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/api/matches", get(api::list).post(api::begin))
        .route("/api/matches/{id}", get(api::show).post(api::act))
}

/// The matches that the server knows, oldest first. They live as long as the server; their games are in the library.
#[derive(Debug, Default)]
pub(crate) struct Matches(Mutex<Vec<Arc<Job>>>);

impl Matches {
    fn all(&self) -> MutexGuard<'_, Vec<Arc<Job>>> {
        self.0.lock().expect("nothing panics while it is held")
    }

    /// Whether no match is being played.
    pub(crate) fn is_at_rest(&self) -> bool {
        self.all().iter().all(|job| !matches!(job.state(), MatchState::Running | MatchState::Paused))
    }

    fn find(&self, id: &str) -> Option<Arc<Job>> {
        self.all().iter().find(|job| job.id == id).cloned()
    }

    /// Takes a new match in, where there is room.
    fn add(&self, job: &Arc<Job>) -> Result<(), Fault> {
        let mut all = self.all();
        let runs = |job: &&Arc<Job>| matches!(job.state(), MatchState::Running | MatchState::Paused);
        let running = all.iter().filter(runs).count();
        let of_one = all.iter().filter(runs).filter(|other| other.owner == job.owner).count();
        if running >= MOST_RUNNING || of_one >= MOST_OF_ONE {
            return Err(Fault::busy());
        }
        if all.len() >= MOST_KNOWN
            && let Some(oldest) = all.iter().position(|job| !runs(&job))
        {
            all.remove(oldest);
        }
        all.push(job.clone());
        Ok(())
    }
}
