//! A problem to solve, and what it may cost.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use komadai_record::{Record, Step};
use komadai_rules::Move;
use komadai_text::Text;
use komadai_tsume::{
    Brinkmate, Brinkmates, Findings, Limits, Problem, Refusal, Solution, Verdict, brinkmates, examine,
    solve_on,
};

use super::variations::{Variations, variations};
use super::watch::Watcher;
use crate::words;

/// Side mates that are listed unless all are asked for.
const FEW: usize = 20;
/// Side mates that are listed at most.
const MANY: usize = 1_000;

/// What a problem may cost.
#[derive(Clone, Copy)]
pub(super) struct Spending {
    /// Processor time for each problem.
    pub(super) time: Option<Duration>,
    /// Bytes for everything that grows with the search.
    pub(super) memory: usize,
}

impl Default for Spending {
    fn default() -> Self {
        Self { time: Some(Duration::from_mins(1)), memory: 1 << 30 }
    }
}

/// What is asked of a problem.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Work {
    /// Its solution.
    Solve,
    /// What is wrong with it, listing all side mates or a few.
    Examine {
        /// Whether more than a few are listed.
        all: bool,
    },
    /// The moves that make a brinkmate (必至) of it.
    Brinkmate,
}

/// A problem to solve.
pub(super) struct Request {
    problem: Result<Problem, Refusal>,
    stated: Option<Vec<Move>>,
    work: Work,
    /// Whether the defender got all remaining pieces, its hand not being shown.
    rest_given: bool,
}

/// What was found out about a problem.
pub(super) enum Found {
    /// Its solution.
    Solution {
        solution: Solution,
        /// Only when it was to be examined.
        findings: Option<Findings>,
        /// The other defences, only when they were asked for.
        variations: Option<Variations>,
    },
    /// The moves that make a brinkmate.
    Brinkmates(Brinkmates),
}

/// A problem that was solved.
pub(super) struct Solved {
    pub(super) problem: Problem,
    pub(super) found: Found,
    /// Whether the defender got all remaining pieces, its hand not being shown.
    pub(super) rest_given: bool,
    /// Processor time it took.
    pub(super) time: Duration,
}

/// A brinkmate's move, and the defence that lasts longest with the mate after it.
pub(super) fn main_line(brinkmate: &Brinkmate) -> Vec<Move> {
    let longest = brinkmate.defences.iter().max_by_key(|line| line.len());
    core::iter::once(brinkmate.mv).chain(longest.into_iter().flatten().copied()).collect()
}

impl Solved {
    /// Whether there is what was asked for: a mate, or a brinkmate.
    pub(super) fn is_yes(&self) -> bool {
        match &self.found {
            Found::Solution { solution, .. } => solution.verdict == Verdict::Mate,
            Found::Brinkmates(brinkmates) => !brinkmates.found.is_empty(),
        }
    }
}

impl Request {
    /// A problem given as SFEN.
    pub(super) fn of_sfen(sfen: &str, work: Work) -> Self {
        Self { problem: Problem::from_sfen(sfen), stated: None, work, rest_given: false }
    }

    /// The start of a record, whose moves are the stated solution.
    pub(super) fn of_record(record: &Record, work: Work) -> Self {
        let mut start = record.start.clone();
        let defender = start.lone_king().unwrap_or(!start.side_to_move());
        let rest_given = record.unshown_hands[defender];
        let mut stated = Some(record.moves()).filter(|moves| !moves.is_empty());
        if rest_given && start.lone_king().is_none() {
            // With two kings the reader took it for a position of a game, in which an unshown hand is empty.
            start.give_rest(defender);
            let is_cut = record.nodes().any(|node| matches!(node.step, Step::Illegal(..)));
            stated = stated.filter(|_| !is_cut);
        }
        Self { problem: Problem::from_parts(&start), stated, work, rest_given }
    }

    /// Solves it with so many threads; `branches` looks for the other defences too, `shown` draws how it goes on standard
    /// error. Faults and brinkmates are looked for with one thread.
    pub(super) fn solve(
        &self,
        threads: usize,
        spending: Spending,
        branches: bool,
        shown: bool,
        stopped: &AtomicBool,
    ) -> Result<Solved, Refusal> {
        let problem = self.problem.clone()?;
        let limits = Limits { memory: spending.memory, nodes: u64::MAX };
        let threads = if self.work == Work::Solve { threads } else { 1 };
        let mut watcher = Watcher::new(spending.time, threads, shown, stopped);
        let found = match self.work {
            Work::Brinkmate => Found::Brinkmates(brinkmates(&problem, limits, &mut watcher)),
            work => {
                let (solution, findings) = if let Work::Examine { all } = work {
                    let most = if all { MANY } else { FEW };
                    let (solution, findings) =
                        examine(&problem, self.stated.as_deref(), most, limits, &mut watcher);
                    (solution, Some(findings))
                } else {
                    (solve_on(threads, &problem, limits, &mut watcher), None)
                };
                let variations = branches.then(|| variations(&problem, &solution.line, limits, &mut watcher));
                Found::Solution { solution, findings, variations }
            }
        };
        watcher.finish();
        Ok(Solved { problem, found, rest_given: self.rest_given, time: watcher.spent() })
    }
}

/// Why a position is no problem, in words.
pub(super) fn message(text: &Text, refusal: Refusal) -> String {
    match refusal {
        Refusal::Position(error) => words::position(text, error),
        _ => text.get(&refusal.key().replace('_', "-")),
    }
}

/// `60`, `60s`, `1.5m`, `200ms`.
pub(crate) fn seconds(value: &str) -> Option<Duration> {
    let (number, scale) = if let Some(number) = value.strip_suffix("ms") {
        (number, 0.001)
    } else if let Some(number) = value.strip_suffix('m') {
        (number, 60.0)
    } else if let Some(number) = value.strip_suffix('h') {
        (number, 3600.0)
    } else {
        (value.strip_suffix('s').unwrap_or(value), 1.0)
    };
    let number: f64 = number.parse().ok()?;
    if !number.is_finite() || number < 0.0 {
        return None;
    }
    Duration::try_from_secs_f64(number * scale).ok()
}

/// `64M`, `1G`, `500000K`, or bytes.
pub(super) fn bytes(value: &str) -> Option<usize> {
    let upper = value.to_ascii_uppercase();
    let upper = upper.strip_suffix("IB").or(upper.strip_suffix('B')).unwrap_or(&upper);
    let (number, shift) = if let Some(number) = upper.strip_suffix('G') {
        (number, 30)
    } else if let Some(number) = upper.strip_suffix('M') {
        (number, 20)
    } else if let Some(number) = upper.strip_suffix('K') {
        (number, 10)
    } else {
        (upper, 0)
    };
    let bytes = number.parse::<usize>().ok()?.checked_mul(1 << shift)?;
    (bytes >= Limits::LEAST_MEMORY).then_some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_have_units() {
        assert_eq!(seconds("60s"), Some(Duration::from_mins(1)));
        assert_eq!(seconds("200ms"), Some(Duration::from_millis(200)));
        assert_eq!(seconds("1.5m"), Some(Duration::from_secs(90)));
        assert_eq!(seconds("2"), Some(Duration::from_secs(2)));
        for bad in ["", "s", "-1s", "inf", "NaN", "1e999s", "1 s", "1x"] {
            assert_eq!(seconds(bad), None, "{bad}");
        }
        assert_eq!(bytes("1G"), Some(1 << 30));
        assert_eq!(bytes("64MiB"), Some(64 << 20));
        assert_eq!(bytes("64m"), Some(64 << 20));
        for bad in ["", "G", "1", "15M", "-1G", "99999999999G", "1.5G"] {
            assert_eq!(bytes(bad), None, "{bad}");
        }
    }
}
