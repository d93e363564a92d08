//! The clock, Ctrl-C and the line that shows how a search goes.
#![expect(clippy::print_stderr, reason = "a program that talks to its caller")]

use std::io::Write as _;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use komadai_tsume::{Progress, Stop, Watch};

/// How often the line is drawn.
const EVERY: Duration = Duration::from_millis(200);

/// Looks at the clock for a search.
pub(super) struct Watcher<'a> {
    limit: Option<Duration>,
    /// How many threads work at it: those besides this one as long as it does.
    threads: u32,
    began: Instant,
    began_cpu: Option<Duration>,
    shown: bool,
    drawn: Option<Instant>,
    stopped: &'a AtomicBool,
}

impl<'a> Watcher<'a> {
    #[expect(clippy::disallowed_methods, reason = "a program's clock")]
    pub(super) fn new(limit: Option<Duration>, threads: usize, shown: bool, stopped: &'a AtomicBool) -> Self {
        let threads = u32::try_from(threads).unwrap_or(1);
        Self {
            limit,
            threads,
            began: Instant::now(),
            began_cpu: processor_time(),
            shown,
            drawn: None,
            stopped,
        }
    }

    /// Processor time of all threads since the beginning, told by that of this one; where the system does not tell it, time
    /// on the clock.
    pub(super) fn spent(&self) -> Duration {
        let one = match (self.began_cpu, processor_time()) {
            (Some(began), Some(now)) => now.saturating_sub(began),
            _ => self.began.elapsed(),
        };
        one.saturating_mul(self.threads)
    }

    fn draw(&mut self, progress: &Progress<'_>) {
        let elapsed = self.began.elapsed();
        #[expect(clippy::disallowed_methods, reason = "a program's clock")]
        let now = Instant::now();
        if self.drawn.is_some_and(|drawn| now.duration_since(drawn) < EVERY) {
            return;
        }
        self.drawn = Some(now);
        let best = progress.best.map_or_else(|| "-".to_owned(), |plies| plies.to_string());
        let line: Vec<String> = progress.line.iter().take(8).map(ToString::to_string).collect();
        eprint!(
            "\r\u{1b}[K{:.1}s  {} kN  pn {}  dn {}  {}%  [{best}]  {}",
            elapsed.as_secs_f32(),
            progress.nodes / 1000,
            progress.numbers.0,
            progress.numbers.1,
            progress.fullness / 10,
            line.join(" ")
        );
        let _ = std::io::stderr().flush();
    }

    /// Takes the line away.
    pub(super) fn finish(&self) {
        if self.drawn.is_some() {
            eprint!("\r\u{1b}[K");
        }
    }
}

impl Watch for Watcher<'_> {
    fn look(&mut self, progress: &Progress<'_>) -> Option<Stop> {
        if self.shown {
            self.draw(progress);
        }
        if self.stopped.load(Ordering::Relaxed) {
            return Some(Stop::Cancelled);
        }
        (self.limit.is_some_and(|limit| self.spent() >= limit)).then_some(Stop::Time)
    }
}

/// Time this thread has run, as Linux tells it.
fn processor_time() -> Option<Duration> {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    told.split(' ').next()?.parse().ok().map(Duration::from_nanos)
}
