//! A problem to solve, and what it may cost.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use komadai_record::Record;
use komadai_rules::{Move, Sfen};
use komadai_text::Text;
use komadai_tsume::{Findings, Limits, Problem, Refusal, Solution, examine, solve};

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

/// A problem to solve.
pub(super) struct Request {
    problem: Result<Problem, Refusal>,
    stated: Option<Vec<Move>>,
    check: bool,
    most: usize,
}

/// A problem that was solved.
pub(super) struct Solved {
    pub(super) problem: Problem,
    pub(super) solution: Solution,
    /// Only when it was to be examined.
    pub(super) findings: Option<Findings>,
    /// Processor time it took.
    pub(super) time: Duration,
}

impl Request {
    /// A problem given as SFEN.
    pub(super) fn of_sfen(sfen: &str, check: bool, all: bool) -> Self {
        let most = if all { MANY } else { FEW };
        Self { problem: Problem::from_sfen(sfen), stated: None, check, most }
    }

    /// The start of a record, whose moves are the stated solution.
    pub(super) fn of_record(record: &Record, check: bool, all: bool) -> Self {
        let start: &Sfen = &record.start;
        let moves = record.moves();
        let stated = (!moves.is_empty()).then_some(moves);
        let most = if all { MANY } else { FEW };
        Self { problem: Problem::from_parts(start), stated, check, most }
    }

    /// Solves it; `shown` draws how it goes on standard error.
    pub(super) fn solve(
        &self,
        spending: Spending,
        shown: bool,
        stopped: &AtomicBool,
    ) -> Result<Solved, Refusal> {
        let problem = self.problem.clone()?;
        let limits = Limits { memory: spending.memory, nodes: u64::MAX };
        let mut watcher = Watcher::new(spending.time, shown, stopped);
        let (solution, findings) = if self.check {
            let stated = self.stated.as_deref();
            let (solution, findings) = examine(&problem, stated, self.most, limits, &mut watcher);
            (solution, Some(findings))
        } else {
            (solve(&problem, limits, &mut watcher), None)
        };
        watcher.finish();
        Ok(Solved { problem, solution, findings, time: watcher.spent() })
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
pub(super) fn seconds(value: &str) -> Option<Duration> {
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
