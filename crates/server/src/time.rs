//! The server's clock.

use std::time::{Instant, SystemTime, UNIX_EPOCH};

use komadai_game::Millis;

/// Milliseconds since 1970 as the games count them: the wall clock when the server started, and from there a clock that
/// never jumps. So neither setting the computer's clock nor suspending the computer takes time from a player: a server
/// that sleeps is a server that is down. A client's sleep is nothing the server knows of, and is charged.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Time {
    began: Millis,
    at: Instant,
}

impl Time {
    #[expect(clippy::disallowed_methods, reason = "the server is where time enters")]
    pub(crate) fn start() -> Self {
        let wall = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Self { began: wall.as_millis() as Millis, at: Instant::now() }
    }

    pub(crate) fn now(&self) -> Millis {
        self.began + self.at.elapsed().as_millis() as Millis
    }
}
