//! A review that is being made, as those who wait for it see it.

use std::sync::{Mutex, MutexGuard};

use komadai_wire::{Review, ReviewMove, ReviewState, StudyScore};
use tokio::sync::watch;

/// A review in the making.
#[derive(Debug)]
pub(super) struct Job {
    review: Mutex<Review>,
    /// Counts what is new.
    news: watch::Sender<u32>,
    stop: watch::Sender<bool>,
    /// Whose record it is.
    pub(super) owner: i64,
}

impl Job {
    pub(super) fn new(run: String, nodes: u32, total: u32, owner: i64) -> Self {
        let review = Review {
            run,
            state: ReviewState::Running,
            ahead: None,
            failure: None,
            engine: String::new(),
            nodes,
            total,
            start: None,
            known: 0,
            moves: Vec::new(),
        };
        Self {
            review: Mutex::new(review),
            news: watch::Sender::new(0),
            stop: watch::Sender::new(false),
            owner,
        }
    }

    fn lock(&self) -> MutexGuard<'_, Review> {
        self.review.lock().expect("nothing panics while it is held")
    }

    /// All of it.
    pub(super) fn whole(&self) -> Review {
        self.lock().clone()
    }

    /// What a page does not know that has so many moves of this run.
    pub(super) fn since(&self, run: &str, known: usize) -> Review {
        since(&self.lock(), run, known)
    }

    /// Waits until there is more to see than the page has, or it is over. Before the first move the start is something.
    pub(super) async fn more_than(&self, known: usize) {
        let mut news = self.news.subscribe();
        let is_old = |review: &Review| {
            let has_begun = known == 0 && review.start.is_some();
            review.state == ReviewState::Running && review.moves.len() <= known && !has_begun
        };
        loop {
            if !is_old(&self.lock()) || news.changed().await.is_err() {
                return;
            }
        }
    }

    /// So many reviews are made before it; none when its turn has come.
    pub(super) fn waits(&self, ahead: Option<u32>) {
        self.change(|review| review.ahead = ahead);
    }

    pub(super) fn began(&self, engine: &str, start: Option<StudyScore>) {
        self.change(|review| {
            engine.clone_into(&mut review.engine);
            review.start = start;
        });
    }

    pub(super) fn judged(&self, mv: ReviewMove) {
        self.change(|review| review.moves.push(mv));
    }

    pub(super) fn ended(&self, state: ReviewState, failure: Option<&str>) {
        self.change(|review| {
            review.state = state;
            review.ahead = None;
            review.failure = failure.map(str::to_owned);
        });
    }

    fn change(&self, change: impl FnOnce(&mut Review)) {
        change(&mut self.lock());
        self.news.send_modify(|count| *count = count.wrapping_add(1));
    }

    /// Asks it to end; what is done counts.
    pub(super) fn stop(&self) {
        self.stop.send_replace(true);
    }

    pub(super) fn stopping(&self) -> watch::Receiver<bool> {
        self.stop.subscribe()
    }

    /// Waits until it is over.
    pub(super) async fn over(&self) {
        let mut news = self.news.subscribe();
        while self.lock().state == ReviewState::Running {
            if news.changed().await.is_err() {
                return;
            }
        }
    }
}

/// A review without the moves that a page has of the same run.
pub(super) fn since(review: &Review, run: &str, known: usize) -> Review {
    let known = if review.run == run { known.min(review.moves.len()) } else { 0 };
    let Review { run, state, ahead, failure, engine, nodes, total, start, .. } = review;
    Review {
        run: run.clone(),
        state: *state,
        ahead: *ahead,
        failure: failure.clone(),
        engine: engine.clone(),
        nodes: *nodes,
        total: *total,
        start: *start,
        known: known as u32,
        moves: review.moves[known..].to_vec(),
    }
}
