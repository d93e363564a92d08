//! A match as those who look on see it.

use std::sync::{Mutex, MutexGuard};

use komadai_store::Identity;
use komadai_wire::{MatchState, MatchView, Problem};
use tokio::sync::watch;

/// A match that is played, or was.
#[derive(Debug)]
pub(super) struct Job {
    pub(super) id: String,
    pub(super) owner: Identity,
    view: Mutex<MatchView>,
    news: watch::Sender<u32>,
    paused: watch::Sender<bool>,
    stop: watch::Sender<bool>,
}

impl Job {
    pub(super) fn new(owner: Identity, view: MatchView) -> Self {
        Self {
            id: view.id.clone(),
            owner,
            view: Mutex::new(view),
            news: watch::Sender::new(0),
            paused: watch::Sender::new(false),
            stop: watch::Sender::new(false),
        }
    }

    fn lock(&self) -> MutexGuard<'_, MatchView> {
        self.view.lock().expect("nothing panics while it is held")
    }

    pub(super) fn view(&self) -> MatchView {
        self.lock().clone()
    }

    pub(super) fn state(&self) -> MatchState {
        self.lock().state
    }

    /// Changes what is seen, and says so.
    pub(super) fn change(&self, change: impl FnOnce(&mut MatchView)) {
        self.change_if(|view| {
            change(view);
            true
        });
    }

    /// The same, unless nothing was changed.
    fn change_if(&self, change: impl FnOnce(&mut MatchView) -> bool) {
        let seen = {
            let mut view = self.lock();
            if !change(&mut view) {
                return;
            }
            view.seen = view.seen.wrapping_add(1);
            view.seen
        };
        self.news.send_replace(seen);
    }

    /// Waits until something else is to be seen.
    pub(super) async fn other_than(&self, seen: u32) {
        let mut news = self.news.subscribe();
        while self.lock().seen == seen {
            if news.changed().await.is_err() {
                return;
            }
        }
    }

    /// Holds the match up, or lets it go on. One that is over, or told to stop, is not held up.
    pub(super) fn pause(&self, paused: bool) {
        if *self.stop.borrow() {
            return;
        }
        self.paused.send_replace(paused);
        let (from, to) = if paused {
            (MatchState::Running, MatchState::Paused)
        } else {
            (MatchState::Paused, MatchState::Running)
        };
        self.change_if(|view| {
            let is_from = view.state == from;
            if is_from {
                view.state = to;
            }
            is_from
        });
    }

    /// Waits while the match is held up.
    pub(super) async fn unpaused(&self) {
        // The sender lives as long as the job.
        let _ = self.paused.subscribe().wait_for(|paused| !paused).await;
    }

    pub(super) fn stop(&self) {
        self.stop.send_replace(true);
    }

    pub(super) async fn stopped(&self) {
        let _ = self.stop.subscribe().wait_for(|stop| *stop).await;
    }

    pub(super) fn over(&self, failure: Option<Problem>) {
        self.change(|view| {
            view.state = if failure.is_some() { MatchState::Failed } else { MatchState::Over };
            view.failure = failure;
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::matches::api::before;

    #[test]
    fn a_match_that_is_stopped_or_over_is_not_held_up() {
        let wish = r#"{"engines":[{"type":"house","grade":"9k"},{"type":"house","grade":"9k"}],
            "limit":{"type":"nodes","nodes":100},"from":{"type":"start"},"games":1}"#;
        let job = || Job::new(Identity::OWNER, before(&serde_json::from_str(wish).unwrap()));
        let stopped = job();
        stopped.stop();
        stopped.pause(true);
        assert_eq!((stopped.state(), stopped.view().seen), (MatchState::Running, 0));
        let over = job();
        over.pause(true);
        assert_eq!(over.state(), MatchState::Paused);
        over.over(None);
        over.pause(false);
        over.pause(true);
        assert_eq!((over.state(), over.view().seen), (MatchState::Over, 2));
    }
}
