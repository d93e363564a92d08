//! `go mate`: is there a mate by checks, and what is the line.

use komadai_protocol::{Checkmate, Info};
use komadai_rules::Position;
use komadai_search::{Clock, Control};
use komadai_tsume::{Limits, Problem, Progress, Refusal, Stop, Verdict, Wanted, Watch, solve_as};

use crate::clock::Stopwatch;

/// Milliseconds between two lines about how the search goes.
const PAUSE: u64 = 1000;

/// Ends the search on time or when it is told to, and tells how it goes.
struct Watcher<'a, F> {
    control: &'a Control,
    clock: Stopwatch,
    started: u64,
    told: u64,
    tell: F,
}

impl<F: FnMut(Info)> Watch for Watcher<'_, F> {
    fn look(&mut self, progress: &Progress<'_>) -> Option<Stop> {
        if self.control.stopped() {
            return Some(Stop::Cancelled);
        }
        let now = self.clock.milliseconds();
        if self.control.out_of_time(now) {
            return Some(Stop::Time);
        }
        if now >= self.told + PAUSE {
            self.told = now;
            let time = now.saturating_sub(self.started);
            (self.tell)(Info {
                time: Some(time),
                nodes: Some(progress.nodes),
                nps: Some(progress.nodes * 1000 / time.max(1)),
                hashfull: Some(progress.fullness),
                pv: progress.line.to_vec(),
                ..Info::default()
            });
        }
        None
    }
}

/// Solves for the side to move, with so many threads and bytes. `tell` is given how it goes about once a second.
pub(crate) fn mate(
    position: &Position,
    threads: usize,
    memory: usize,
    control: &Control,
    clock: Stopwatch,
    tell: impl FnMut(Info),
) -> Checkmate {
    let attacker = position.side_to_move();
    let problem = match Problem::with_attacker(position.clone(), attacker) {
        Ok(problem) => problem,
        // Nobody to mate, nothing to mate with, or mated oneself: there is no mate. The rest is no problem at all.
        Err(Refusal::NoKing | Refusal::NoAttackers | Refusal::AttackerMated) => return Checkmate::NoMate,
        Err(_) => return Checkmate::Timeout,
    };
    let started = clock.milliseconds();
    let mut watcher = Watcher { control, clock, started, told: started, tell };
    let limits = Limits { memory, nodes: u64::MAX };
    let wanted = Wanted { threads, sparing: false, raw: false };
    let solution = solve_as(wanted, &problem, limits, &mut watcher);
    match solution.verdict {
        Verdict::Mate if !solution.line.is_empty() => Checkmate::Mate(solution.line),
        Verdict::NoMate => Checkmate::NoMate,
        _ => Checkmate::Timeout,
    }
}
