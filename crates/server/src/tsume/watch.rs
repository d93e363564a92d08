//! What a search may cost, and who still waits for it.

use std::sync::atomic::{AtomicBool, Ordering};

use komadai_tsume::{Limits, Progress, Stop, Watch};

/// For one question while somebody solves by hand.
pub(crate) const PLAY: Limits = Limits { memory: 64 << 20, nodes: 300_000 };
/// For a composition under examination.
pub(crate) const CHECK: Limits = Limits { memory: 256 << 20, nodes: 4_000_000 };

/// Ends a search that nobody waits for any more.
pub(crate) struct Watcher<'a>(pub(crate) &'a AtomicBool);

impl Watch for Watcher<'_> {
    fn look(&mut self, _: &Progress<'_>) -> Option<Stop> {
        (!self.0.load(Ordering::Relaxed)).then_some(Stop::Cancelled)
    }
}
