//! One side's clock.

use serde::{Deserialize, Serialize};

/// Milliseconds since 1970 UTC, or a span of them.
pub type Millis = i64;

/// How one side's clock is set, in seconds.
///
/// A move may take what is left of the main time, then the extra periods (考慮時間), then the byoyomi (秒読み), which
/// starts anew with every move. Periods are counted whole, the rest of one rounded down: the period that a move ends in
/// comes back in full, and only those left behind are gone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClockSetup {
    /// Main time (持ち時間), 0 to 86,400.
    pub main_s: u32,
    /// Byoyomi a move, once main time and periods are used up, 0 to 3,600.
    pub byoyomi_s: u32,
    /// Fischer increment added after each own move, 0 to 3,600.
    pub increment_s: u32,
    /// Extra periods, 0 to 99.
    pub periods: u32,
    /// Length of one period, 0 to 3,600.
    pub period_s: u32,
}

impl ClockSetup {
    /// Whether every value is in its range and there is any time at all.
    pub fn is_valid(&self) -> bool {
        let in_range = self.main_s <= 86_400
            && self.byoyomi_s <= 3_600
            && self.increment_s <= 3_600
            && self.periods <= 99
            && self.period_s <= 3_600;
        let any = self.main_s > 0
            || self.byoyomi_s > 0
            || self.increment_s > 0
            || (self.periods > 0 && self.period_s > 0);
        in_range && any
    }

    /// What is on the clock before the first move. A clock of nothing but increments begins with one of them: it
    /// could not be started otherwise.
    pub fn start(&self) -> TimeLeft {
        let only_increment = self.main_s == 0 && self.byoyomi_s == 0 && self.extra_s() == 0;
        TimeLeft {
            main_s: if only_increment { self.increment_s } else { self.main_s },
            periods: if self.period_s == 0 { 0 } else { self.periods },
        }
    }

    fn extra_s(&self) -> u32 {
        self.periods * self.period_s
    }
}

/// What one side has left when its turn begins. Whole seconds, since thinking time is counted in whole seconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct TimeLeft {
    /// Main time left, seconds.
    pub main_s: u32,
    /// Extra periods left.
    pub periods: u32,
}

/// What a clock shows at one moment.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Reading {
    /// Main time left, milliseconds.
    pub main_ms: u32,
    /// Left of the byoyomi, or of the period being used, milliseconds.
    pub byoyomi_ms: u32,
    /// Extra periods left, the one being used included.
    pub periods: u32,
}

/// One side's clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    setup: ClockSetup,
    left: TimeLeft,
}

impl Clock {
    /// A clock before the first move.
    pub fn new(setup: ClockSetup) -> Self {
        Self { setup, left: setup.start() }
    }

    /// A clock with the time that an earlier game left on it.
    pub fn with_left(setup: ClockSetup, left: TimeLeft) -> Self {
        Self { setup, left }
    }

    /// How it was set.
    pub fn setup(&self) -> ClockSetup {
        self.setup
    }

    /// What is left at the beginning of the turn.
    pub fn left(&self) -> TimeLeft {
        self.left
    }

    /// The longest that the next move may take: at this many milliseconds the flag falls.
    pub fn allowance(&self) -> Millis {
        let extra = u64::from(self.left.periods) * u64::from(self.setup.period_s);
        (u64::from(self.left.main_s) + u64::from(self.setup.byoyomi_s) + extra) as Millis * 1000
    }

    /// Charges a move that took `seconds` (rounded down, less than the allowance) and adds the increment.
    pub fn spend(&mut self, seconds: u32) {
        let over = seconds.saturating_sub(self.left.main_s);
        self.left.main_s = self.left.main_s.saturating_sub(seconds) + self.setup.increment_s;
        let used = over.checked_div(self.setup.period_s).unwrap_or(0);
        self.left.periods = self.left.periods.saturating_sub(used);
    }

    /// What it shows when the move has taken `elapsed` milliseconds so far.
    pub fn reading(&self, elapsed: Millis) -> Reading {
        let main = Millis::from(self.left.main_s) * 1000;
        let byoyomi = Millis::from(self.setup.byoyomi_s) * 1000;
        let period = Millis::from(self.setup.period_s) * 1000;
        let periods = self.left.periods;
        let over = (elapsed - main).max(0);
        // Increments saved up for weeks show as the longest time there is.
        let main_ms = (main - elapsed).clamp(0, main).min(u32::MAX.into()) as u32;
        let in_periods = period * Millis::from(periods);
        if over < in_periods {
            return Reading {
                main_ms,
                byoyomi_ms: (period - over % period) as u32,
                periods: periods - (over / period) as u32,
            };
        }
        let byoyomi_ms = (byoyomi - (over - in_periods)).clamp(0, byoyomi) as u32;
        Reading { main_ms, byoyomi_ms, periods: 0 }
    }
}
