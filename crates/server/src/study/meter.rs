//! How much the engines do.

use std::collections::VecDeque;
use std::sync::Mutex;
use std::time::Duration;

use tokio::time::Instant;

/// Speeds are of the last minute.
const WINDOW: Duration = Duration::from_mins(1);

/// Counts positions that were searched for reviews.
#[derive(Debug)]
pub(super) struct Meter {
    began: Instant,
    counts: Mutex<Counts>,
}

#[derive(Debug, Default)]
struct Counts {
    done: u64,
    failed: u64,
    positions: u64,
    /// Searches that ended within the window: when, nodes and how long it took.
    recent: VecDeque<(Instant, u64, Duration)>,
}

/// What was counted.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Figures {
    /// Since the server started.
    pub(super) uptime: Duration,
    pub(super) done: u64,
    pub(super) failed: u64,
    pub(super) positions: u64,
    /// Of the last minute.
    pub(super) positions_a_minute: u64,
    /// While searching.
    pub(super) nodes_a_second: u64,
}

impl Meter {
    pub(super) fn start(now: Instant) -> Self {
        Self { began: now, counts: Mutex::default() }
    }

    /// A position has been searched now.
    pub(super) fn searched(&self, now: Instant, nodes: u64, took: Duration) {
        let mut counts = self.counts.lock().expect("nothing panics while it is held");
        counts.positions += 1;
        counts.recent.push_back((now, nodes, took));
        counts.forget(now);
    }

    /// A review is over; whether it was made as a whole.
    pub(super) fn reviewed(&self, failed: bool) {
        let mut counts = self.counts.lock().expect("nothing panics while it is held");
        if failed {
            counts.failed += 1;
        } else {
            counts.done += 1;
        }
    }

    pub(super) fn figures(&self, now: Instant) -> Figures {
        let mut counts = self.counts.lock().expect("nothing panics while it is held");
        counts.forget(now);
        let nodes: u64 = counts.recent.iter().map(|(_, nodes, _)| nodes).sum();
        let took: Duration = counts.recent.iter().map(|(_, _, took)| *took).sum();
        Figures {
            uptime: now.saturating_duration_since(self.began),
            done: counts.done,
            failed: counts.failed,
            positions: counts.positions,
            positions_a_minute: counts.recent.len() as u64,
            nodes_a_second: if took.is_zero() { 0 } else { (nodes as f64 / took.as_secs_f64()) as u64 },
        }
    }
}

impl Counts {
    fn forget(&mut self, now: Instant) {
        while self.recent.front().is_some_and(|(when, _, _)| now.saturating_duration_since(*when) > WINDOW) {
            self.recent.pop_front();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn speeds_are_of_the_last_minute_and_counts_of_all() {
        let began = Instant::now();
        let after = |seconds| began + Duration::from_secs(seconds);
        let meter = Meter::start(began);
        meter.searched(after(1), 1_000, Duration::from_millis(10));
        meter.searched(after(50), 3_000, Duration::from_millis(30));
        let figures = meter.figures(after(55));
        assert_eq!((figures.positions_a_minute, figures.nodes_a_second), (2, 100_000));
        meter.reviewed(false);
        meter.reviewed(true);
        let figures = meter.figures(after(70));
        assert_eq!((figures.positions, figures.positions_a_minute), (2, 1));
        assert_eq!((figures.done, figures.failed), (1, 1));
        assert_eq!(figures.uptime, Duration::from_secs(70));
        assert_eq!(meter.figures(after(200)).nodes_a_second, 0);
    }
}
