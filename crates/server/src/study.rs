//! Engines that study: the position on a page, and whole games.

mod api;
mod book;
mod job;
mod lines;
mod look;
mod meter;
pub(crate) mod metrics;
mod own;
mod question;
pub(crate) mod queue;
mod quiz;
mod review;
mod seen;
mod socket;

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use axum::Router;
use axum::routing::{get, post};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, SemaphorePermit};

use crate::engines::{Engines, Program};
use crate::problem::Fault;
use crate::state::App;
pub(crate) use book::Shelf;
use job::Job;
use meter::Meter;
use queue::Queue;

/// Pages of one address that may have an engine look at their positions.
const MOST_PANELS: usize = 8;

/// How often it is looked whether others wait.
const GLANCE: Duration = Duration::from_millis(200);

pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/ws/analysis", get(socket::connect))
        .route("/api/records/{id}/review", get(api::show).post(api::start).delete(api::stop))
        .route("/api/book", get(book::show).post(book::set).delete(book::remove))
        .route("/api/metrics", get(metrics::show))
        .route("/api/quiz", get(quiz::list).post(quiz::answer))
        .route("/api/engines", get(own::api::list).post(own::api::add))
        .route("/api/engines/{id}", post(own::api::set).delete(own::api::remove))
}

/// How long searches take.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pace {
    /// What a search has for itself before it gives way to those who wait.
    pub(crate) slice: Duration,
    /// What a search may think in all.
    pub(crate) longest: Duration,
    /// How long an engine may be silent over the nodes of a review.
    pub(crate) patience: Duration,
}

impl Default for Pace {
    fn default() -> Self {
        Self {
            slice: Duration::from_secs(2),
            longest: Duration::from_mins(10),
            patience: Duration::from_mins(2),
        }
    }
}

/// What studies: engines on as many cores as there are, in turns.
#[derive(Debug)]
pub(crate) struct Study {
    /// The house's.
    engines: Engines,
    /// The owner's own, by id, as they were last used.
    own: Mutex<HashMap<String, Engines>>,
    pace: Pace,
    /// One for a search that runs; whoever has waited longest is next.
    places: Arc<Semaphore>,
    waiting: AtomicUsize,
    panels: Mutex<HashMap<IpAddr, usize>>,
    /// Reviews that are being made, by record.
    reviews: Mutex<HashMap<String, Arc<Job>>>,
    queue: Mutex<Queue>,
    meter: Meter,
    /// As many searches, and reviews, at once.
    cores: usize,
}

impl Study {
    pub(crate) fn of(program: Program, pace: Pace) -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Self {
            engines: Engines::of(program, cores),
            own: Mutex::default(),
            pace,
            places: Arc::new(Semaphore::new(cores)),
            waiting: AtomicUsize::new(0),
            panels: Mutex::default(),
            reviews: Mutex::default(),
            queue: Mutex::default(),
            meter: Meter::start(tokio::time::Instant::now()),
            cores,
        }
    }

    /// The right to search, for as long as it is held. Those who have it see that others wait.
    async fn place(&self) -> SemaphorePermit<'_> {
        let _waits = Waits::in_line(&self.waiting);
        self.places.acquire().await.expect("nobody closes the places")
    }

    /// The same for who outlives the borrow.
    pub(crate) async fn own_place(&self) -> OwnedSemaphorePermit {
        let _waits = Waits::in_line(&self.waiting);
        self.places.clone().acquire_owned().await.expect("nobody closes the places")
    }

    fn reviews(&self) -> MutexGuard<'_, HashMap<String, Arc<Job>>> {
        self.reviews.lock().expect("nothing panics while it is held")
    }

    /// Whether no review is being made.
    pub(crate) fn is_at_rest(&self) -> bool {
        self.queue().length().1 == 0
    }

    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().expect("nothing panics while it is held")
    }

    /// A record's review is made, or given up.
    fn over(&self, record: &str) {
        self.reviews().remove(record);
    }

    /// Completes when a search has had its slice and others wait.
    async fn crowded(&self) {
        tokio::time::sleep(self.pace.slice).await;
        while self.waiting.load(Ordering::Relaxed) == 0 {
            tokio::time::sleep(GLANCE).await;
        }
    }
}

/// Somebody who waits for a place.
struct Waits<'a>(&'a AtomicUsize);

impl<'a> Waits<'a> {
    fn in_line(line: &'a AtomicUsize) -> Self {
        line.fetch_add(1, Ordering::Relaxed);
        Self(line)
    }
}

impl Drop for Waits<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

/// A page with a line to the engines; counted while it is kept.
struct Panel {
    app: App,
    address: IpAddr,
}

impl Panel {
    fn open(app: &App, address: Option<IpAddr>) -> Result<Self, Fault> {
        let address = address.unwrap_or(IpAddr::from([0, 0, 0, 0]));
        let mut panels = app.study.panels.lock().expect("nothing panics while it is held");
        let open = panels.entry(address).or_default();
        if *open >= MOST_PANELS {
            return Err(Fault::busy());
        }
        *open += 1;
        Ok(Self { app: app.clone(), address })
    }
}

impl Drop for Panel {
    fn drop(&mut self) {
        let mut panels = self.app.study.panels.lock().expect("nothing panics while it is held");
        if let Some(open) = panels.get_mut(&self.address) {
            *open -= 1;
            if *open == 0 {
                panels.remove(&self.address);
            }
        }
    }
}
