//! What an engine may spend on a move.

use std::time::Duration;

use komadai_protocol::{Clocks, Go};
use komadai_rules::{ByColor, Color};

/// The longest that a search without a clock may take before its engine counts as hung.
const NO_CLOCK: Duration = Duration::from_mins(10);

/// What an engine may spend.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Limit {
    /// So many nodes a move.
    Nodes(u64),
    /// A clock; `byoyomi` alone is a time for each move.
    Clock {
        /// Time for the whole game.
        main: Duration,
        /// Time for each move once the main time is used up.
        byoyomi: Duration,
        /// What each move adds to the main time.
        increment: Duration,
    },
}

impl Limit {
    /// The main time a game begins with.
    pub(super) const fn main(self) -> Duration {
        match self {
            Self::Nodes(_) => Duration::ZERO,
            Self::Clock { main, .. } => main,
        }
    }

    /// What to tell the engine when `left` of the main times remain, of both sides.
    pub(super) fn go(self, side: Color, left: ByColor<Duration>, other: Self) -> Go {
        let byoyomi = match self {
            Self::Nodes(nodes) => return Go { nodes: Some(nodes), ..Go::default() },
            Self::Clock { byoyomi, .. } => byoyomi,
        };
        let gain = |color: Color| {
            let limit = if color == side { self } else { other };
            match limit {
                Self::Clock { increment, .. } if !increment.is_zero() => Some(whole(increment)),
                _ => None,
            }
        };
        let clocks = Clocks {
            btime: Some(whole(left[Color::Black])),
            wtime: Some(whole(left[Color::White])),
            // Programs take increments and byoyomi for two kinds of clock.
            byoyomi: (gain(side).is_none() || !byoyomi.is_zero()).then(|| whole(byoyomi)),
            binc: gain(Color::Black),
            winc: gain(Color::White),
        };
        Go { clocks, ..Go::default() }
    }

    /// The longest a move may take with so much main time left.
    pub(super) fn longest(self, left: Duration) -> Duration {
        match self {
            Self::Nodes(_) => NO_CLOCK,
            Self::Clock { byoyomi, .. } => left + byoyomi,
        }
    }

    /// The main time after a move that took `spent`.
    pub(super) fn after(self, left: Duration, spent: Duration) -> Duration {
        match self {
            Self::Nodes(_) => left,
            Self::Clock { increment, .. } => left.saturating_sub(spent) + increment,
        }
    }
}

fn whole(time: Duration) -> u64 {
    time.as_millis() as u64
}
