//! The engine's only clock, and none.

use std::time::Instant;

use komadai_search::Clock;

/// Milliseconds since it was made.
#[derive(Debug, Clone, Copy)]
pub struct Stopwatch(Instant);

impl Stopwatch {
    /// Starts now.
    #[expect(
        clippy::disallowed_methods,
        reason = "the engine program is one of the places that read the clock"
    )]
    pub fn start() -> Self {
        Self(Instant::now())
    }
}

impl Clock for Stopwatch {
    fn milliseconds(&self) -> u64 {
        self.0.elapsed().as_millis() as u64
    }
}

/// For searches that end by counting.
pub(crate) struct NoClock;

impl Clock for NoClock {
    fn milliseconds(&self) -> u64 {
        0
    }
}
