//! A bar on a screen, and lines above it.
#![expect(clippy::print_stderr, reason = "a program that talks to its caller")]

use std::io::Write as _;

/// Columns of the bar.
const WIDTH: usize = 40;

/// How far a long work is.
pub(crate) struct Progress {
    total: usize,
    done: usize,
    is_shown: bool,
    drawn: usize,
}

impl Progress {
    /// A bar for so many steps; not shown, only lines are.
    pub(crate) fn new(total: usize, is_shown: bool) -> Self {
        Self { total, done: 0, is_shown, drawn: usize::MAX }
    }

    /// A line that stays.
    pub(crate) fn say(&mut self, line: &str) {
        if self.is_shown {
            eprint!("\r\u{1b}[K");
            self.drawn = usize::MAX;
        }
        eprintln!("{line}");
    }

    /// One step more.
    pub(crate) fn step(&mut self) {
        self.done += 1;
        let permille = self.done * 1000 / self.total.max(1);
        if self.is_shown && permille != self.drawn {
            self.drawn = permille;
            let full = (self.done * WIDTH / self.total.max(1)).min(WIDTH);
            eprint!("\r[{}{}] {}/{}", "#".repeat(full), ".".repeat(WIDTH - full), self.done, self.total);
            let _ = std::io::stderr().flush();
        }
    }

    /// Takes the bar away.
    pub(crate) fn finish(&self) {
        if self.is_shown {
            eprint!("\r\u{1b}[K");
        }
    }
}
