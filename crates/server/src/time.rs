//! The server's clock.

use std::sync::{Mutex, MutexGuard};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use komadai_game::Millis;

/// The wall clock may run ahead by this much before the difference is taken for a sleep.
const DRIFT: Millis = 2_000;

const DAY: Millis = 86_400_000;

/// Milliseconds since 1970 as the games count them.
///
/// Between two looks it is a clock that never jumps; about once a second [`Time::catch_up`] compares it with the wall
/// clock. Where that has run ahead, the computer was suspended (or its clock set): the server slept, which is no
/// different from being down, and no player is charged for it. A client's sleep is nothing the server knows of, and is
/// charged.
#[derive(Debug)]
pub(crate) struct Time {
    at: Instant,
    state: Mutex<State>,
}

#[derive(Clone, Copy, Debug)]
struct State {
    /// What `at` is called.
    began: Millis,
    sleeps: u32,
    slept_from: Millis,
}

/// One look at the clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Moment {
    pub(crate) now: Millis,
    /// How often the server has slept so far: who sees this change has slept too.
    pub(crate) sleeps: u32,
    /// When the last sleep began.
    pub(crate) slept_from: Millis,
}

impl Time {
    /// Starts at the wall clock, or at `latest` if that is a little later: games must not go back in time because
    /// somebody set the computer's clock. More than a day ahead it was a mistake that must not last.
    #[expect(clippy::disallowed_methods, reason = "the server is where time enters")]
    pub(crate) fn start(latest: Option<Millis>) -> Self {
        let wall = wall();
        let latest = latest.filter(|latest| latest - wall < DAY).unwrap_or_default();
        let state = State { began: wall.max(latest), sleeps: 0, slept_from: 0 };
        Self { at: Instant::now(), state: Mutex::new(state) }
    }

    pub(crate) fn now(&self) -> Millis {
        self.moment().now
    }

    pub(crate) fn moment(&self) -> Moment {
        let state = *self.state();
        Moment { now: self.since(&state), sleeps: state.sleeps, slept_from: state.slept_from }
    }

    /// Looks at the wall clock. True when the server has slept: every game must then be told before it goes on.
    pub(crate) fn catch_up(&self) -> bool {
        self.catch_up_with(wall())
    }

    pub(crate) fn catch_up_with(&self, wall: Millis) -> bool {
        let mut state = self.state();
        let now = self.since(&state);
        let slept = wall - now > DRIFT;
        if slept {
            state.began += wall - now;
            state.sleeps += 1;
            state.slept_from = now;
        }
        slept
    }

    fn since(&self, state: &State) -> Millis {
        state.began + self.at.elapsed().as_millis() as Millis
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().expect("nothing panics while it is held")
    }
}

#[expect(clippy::disallowed_methods, reason = "the server is where time enters")]
fn wall() -> Millis {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_millis() as Millis
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wall_clock_that_ran_ahead_means_a_sleep() {
        let time = Time::start(None);
        let before = time.moment();
        assert!(!time.catch_up_with(before.now + 1_000), "a little is no sleep");
        assert!(!time.catch_up_with(before.now - 3_600_000), "set back, it is ignored");
        assert!(time.catch_up_with(before.now + 3_600_000));
        let after = time.moment();
        assert_eq!(after.sleeps, before.sleeps + 1);
        assert!(after.now >= before.now + 3_600_000 && after.slept_from < before.now + 1_000);
    }

    #[test]
    fn time_does_not_go_back_between_two_runs() {
        let later = wall() + 3_600_000;
        assert!(Time::start(Some(later)).now() >= later);
        assert!(Time::start(Some(later + 2 * DAY)).now() < later);
    }
}
