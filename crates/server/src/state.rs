//! What every request can reach.

use std::net::SocketAddr;
use std::ops::Deref;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};

use komadai_game::Millis;
use komadai_store::{GameRow, Store};
use tokio::sync::{Semaphore, watch};

use crate::artists::Artists;
use crate::limit::Addresses;
use crate::live::Live;
use crate::matches::Matches;
use crate::opponent::Opponent;
use crate::problem::Fault;
use crate::rooms::Rooms;
use crate::study::{Shelf, Study};
use crate::time::Time;

/// Open WebSockets at most, all games together.
pub(crate) const CONNECTIONS: usize = 512;

/// Files received at once; each may be many megabytes.
const UPLOADS: usize = 4;

/// Records read, changed or written at once: what they need of memory is bounded by this.
const THOUGHTS: usize = 4;
/// Animations drawn at once. They take seconds; whatever else is asked for does not wait for them.
const FILMS: usize = 1;
/// Mate problems solved at once.
const PUZZLES: usize = 2;

/// The running server. Cheap to clone.
#[derive(Clone)]
pub struct App(Arc<Shared>);

/// What [`App`] shares.
pub struct Shared {
    pub(crate) store: Store,
    pub(crate) time: Time,
    /// The address listened on.
    pub(crate) bound: SocketAddr,
    pub(crate) rooms: Rooms,
    pub(crate) opponent: Arc<dyn Opponent>,
    pub(crate) study: Study,
    pub(crate) matches: Matches,
    pub(crate) shelf: Shelf,
    /// Seconds of the arcade clock, where it is another than the player's choice of minutes.
    pub(crate) arcade_s: OnceLock<u32>,
    pub(crate) addresses: Addresses,
    /// The same for requests that come one after another while somebody works: edits and questions about positions.
    pub(crate) workers: Addresses,
    pub(crate) artists: Artists,
    /// Files that are received at once.
    pub(crate) uploads: Arc<Semaphore>,
    /// Long computations at once.
    thinking: Arc<Semaphore>,
    filming: Arc<Semaphore>,
    puzzling: Arc<Semaphore>,
    pub(crate) connections: Arc<Semaphore>,
    /// Becomes true when the server stops.
    pub(crate) closing: watch::Sender<bool>,
}

impl Deref for App {
    type Target = Shared;

    fn deref(&self) -> &Shared {
        &self.0
    }
}

impl App {
    /// `folder` keeps what the store does not; `latest` is the latest time in the store, which no time to come may precede.
    pub(crate) fn new(
        store: Store,
        folder: &Path,
        bound: SocketAddr,
        opponent: Arc<dyn Opponent>,
        study: Study,
        latest: Option<Millis>,
    ) -> Self {
        Self(Arc::new(Shared {
            store,
            time: Time::start(latest),
            bound,
            rooms: Rooms::default(),
            opponent,
            study,
            matches: Matches::default(),
            shelf: Shelf::of(folder),
            arcade_s: OnceLock::new(),
            addresses: Addresses::new(60, 2),
            workers: Addresses::new(300, 30),
            artists: Artists::default(),
            uploads: Arc::new(Semaphore::new(UPLOADS)),
            thinking: Arc::new(Semaphore::new(THOUGHTS)),
            filming: Arc::new(Semaphore::new(FILMS)),
            puzzling: Arc::new(Semaphore::new(PUZZLES)),
            connections: Arc::new(Semaphore::new(CONNECTIONS)),
            closing: watch::Sender::new(false),
        }))
    }

    pub(crate) fn now(&self) -> Millis {
        self.time.now()
    }

    /// Whether only this machine can reach the server; then every visitor is its owner.
    pub(crate) fn is_local(&self) -> bool {
        self.bound.ip().is_loopback()
    }

    /// Reads a game from the store.
    pub(crate) async fn load(&self, id: &str) -> Result<(Live, Option<Millis>), Fault> {
        let row = self.store.game(id).await?.ok_or_else(Fault::not_found)?;
        let alive = row.alive_ms;
        let events = self.store.events(id).await?;
        let live = Live::load(row, &events).map_err(|error| {
            tracing::error!(game = id, %error, "a stored game cannot be read");
            Fault::storage()
        })?;
        Ok((live, alive))
    }

    /// Stores a new game.
    pub(crate) async fn create(&self, row: &GameRow) -> Result<(), Fault> {
        Ok(self.store.create(row).await?)
    }

    /// Computes something that may take a while, on a thread where nothing waits for it.
    pub(crate) async fn think<T: Send + 'static>(
        &self,
        task: impl FnOnce() -> Result<T, Fault> + Send + 'static,
    ) -> Result<T, Fault> {
        on_a_thread(&self.thinking, task).await
    }

    /// Draws an animation. The task is shown whether anybody still waits for it.
    pub(crate) async fn film<T: Send + 'static>(
        &self,
        task: impl FnOnce(&AtomicBool) -> Result<T, Fault> + Send + 'static,
    ) -> Result<T, Fault> {
        while_wanted(&self.filming, task).await
    }

    /// Solves a mate problem. The task is shown whether anybody still waits for it.
    pub(crate) async fn puzzle<T: Send + 'static>(
        &self,
        task: impl FnOnce(&AtomicBool) -> Result<T, Fault> + Send + 'static,
    ) -> Result<T, Fault> {
        while_wanted(&self.puzzling, task).await
    }

    /// Notices sleeps, and notes, once a second, which games have a clock running, so that a restart knows how far to charge it.
    pub(crate) async fn keep_alive(self) {
        let mut closing = self.closing.subscribe();
        let mut second = tokio::time::interval(std::time::Duration::from_secs(1));
        second.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                _ = second.tick() => {
                    if self.time.catch_up() {
                        self.rooms.wake().await;
                    }
                    self.note_alive().await;
                }
                () = closed(&mut closing) => return,
            }
        }
    }

    pub(crate) async fn note_alive(&self) {
        let ticking = self.rooms.ticking().await;
        if ticking.is_empty() {
            return;
        }
        if let Err(error) = self.store.keep_alive(&ticking, self.now()).await {
            tracing::warn!(%error, "life signs could not be stored");
        }
    }
}

/// Waits until the server stops.
pub(crate) async fn closed(closing: &mut watch::Receiver<bool>) {
    // The sender lives as long as the server: an error means the same.
    let _ = closing.wait_for(|closing| *closing).await;
}

/// Somebody who waits; dropped when the answer is there or they are gone.
struct Waiting(Arc<AtomicBool>);

impl Drop for Waiting {
    fn drop(&mut self) {
        self.0.store(false, Ordering::Relaxed);
    }
}

async fn while_wanted<T: Send + 'static>(
    places: &Arc<Semaphore>,
    task: impl FnOnce(&AtomicBool) -> Result<T, Fault> + Send + 'static,
) -> Result<T, Fault> {
    let wanted = Arc::new(AtomicBool::new(true));
    let _guard = Waiting(wanted.clone());
    on_a_thread(places, move || task(&wanted)).await
}

async fn on_a_thread<T: Send + 'static>(
    places: &Arc<Semaphore>,
    task: impl FnOnce() -> Result<T, Fault> + Send + 'static,
) -> Result<T, Fault> {
    let place = places.clone().acquire_owned().await.map_err(|_| Fault::busy())?;
    let thought = tokio::task::spawn_blocking(move || {
        let _place = place;
        task()
    });
    thought.await.unwrap_or_else(|error| {
        tracing::error!(%error, "a computation failed");
        Err(Fault::failed())
    })
}
