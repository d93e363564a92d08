//! Iterative deepening at the root, and its report.

use komadai_rules::Move;

use crate::control::Clock;
use crate::node::settles;
use crate::params;
use crate::score::{INFINITE, MAX_PLY, is_decisive};
use crate::worker::Worker;

/// A first move and what is known of it.
#[derive(Debug, Clone)]
pub(crate) struct RootMove {
    /// The move and the line expected after it.
    pub(crate) pv: Vec<Move>,
    /// Of the last completed look; `-INFINITE` when it was not better than another.
    pub(crate) score: i32,
    pub(crate) previous: i32,
    pub(crate) bound: Option<ScoreBound>,
    pub(crate) deepest: usize,
    pub(crate) nodes: u64,
    /// The picker does not bring this move up.
    pub(crate) unpicked: bool,
}

impl RootMove {
    pub(crate) fn new(mv: Move, unpicked: bool) -> Self {
        Self {
            pv: vec![mv],
            score: -INFINITE,
            previous: -INFINITE,
            bound: None,
            deepest: 0,
            nodes: 0,
            unpicked,
        }
    }

    pub(crate) fn mv(&self) -> Move {
        self.pv[0]
    }
}

/// Which side of the true score a reported score is on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ScoreBound {
    /// The true score is at least this.
    Lower,
    /// The true score is at most this.
    Upper,
}

/// News of a running search: one line and how it was found.
#[derive(Debug, Clone)]
pub struct Report {
    /// Depth in plies.
    pub depth: u32,
    /// The deepest line looked at, in plies.
    pub deepest: u32,
    /// Which of several lines this is, from 1.
    pub rank: usize,
    /// How many lines are being found.
    pub lines: usize,
    /// From the side to move.
    pub score: i32,
    /// None when the score is exact.
    pub bound: Option<ScoreBound>,
    /// Positions visited by all threads.
    pub nodes: u64,
    /// The time on the search's clock, in milliseconds.
    pub now: u64,
    /// How full the table is, in thousandths.
    pub table_permille: u32,
    /// The line.
    pub pv: Vec<Move>,
}

/// Takes the reports of a search.
pub type Reporter<'a> = dyn FnMut(&Report) + 'a;

impl Worker<'_> {
    /// Searches deeper and deeper until told to stop; the best moves come first in `root_moves`. Only the first
    /// thread reports and keeps time. Returns the depth completed.
    pub(crate) fn deepen(&mut self, report: &mut Reporter<'_>) -> i32 {
        let last = self.shared.limits.depth.map_or(MAX_PLY as i32 - 2, |depth| depth.clamp(1, 120) as i32);
        let main = self.id == 0;
        let mut completed = 0;
        let mut steady = 0;
        let mut last_best = None;
        let mut last_score = None;
        for depth in 1..=last {
            // Helpers skip depths in turn, so that threads spread out.
            if !main && (depth as usize + self.id).is_multiple_of(3) && depth > 3 {
                continue;
            }
            let lines = self.shared.lines().clamp(1, self.root_moves.len().max(1));
            self.root_depth = depth;
            for root in &mut self.root_moves {
                root.previous = root.score;
            }
            for index in 0..lines {
                self.pv_index = index;
                self.aspire(depth, report, lines);
                if self.stopped {
                    break;
                }
                self.root_moves[..=index].sort_by_key(|root| -root.score);
            }
            if self.stopped {
                break;
            }
            completed = depth;
            let best = self.root_moves[0].mv();
            let score = self.root_moves[0].score;
            if main {
                self.report_all(depth, lines, report);
                steady = if last_best == Some(best) { steady + 1 } else { 0 };
                if self.time_is_up(depth, score, last_score, steady) {
                    self.shared.control.stop();
                    break;
                }
            }
            last_best = Some(best);
            last_score = Some(score);
        }
        if main {
            self.publish_nodes();
        }
        completed
    }

    /// Searches with a narrow window around the last score, widening it as needed.
    fn aspire(&mut self, depth: i32, report: &mut Reporter<'_>, lines: usize) {
        self.deepest = 0;
        let previous = self.root_moves[self.pv_index].previous;
        let mut delta = params::aspiration() + (previous.abs() / 40).min(200);
        let (mut alpha, mut beta) = (-INFINITE, INFINITE);
        if depth >= 4 && !is_decisive(previous) {
            alpha = (previous - delta).max(-INFINITE);
            beta = (previous + delta).min(INFINITE);
        }
        let mut failed_high = 0;
        loop {
            let score = self.search::<true>(0, alpha, beta, (depth - failed_high).max(1), false);
            let index = self.pv_index;
            // Stable: moves that were not better keep their order.
            self.root_moves[index..].sort_by_key(|root| -root.score);
            if self.stopped {
                return;
            }
            if score <= alpha {
                beta = i32::midpoint(alpha, beta);
                alpha = (score - delta).max(-INFINITE);
                failed_high = 0;
            } else if score >= beta {
                beta = (score + delta).min(INFINITE);
                failed_high = (failed_high + 1).min(3);
            } else {
                return;
            }
            if self.id == 0 && lines == 1 && self.nodes > 1_000_000 {
                self.report(depth, 0, lines, report);
            }
            delta += delta / 2;
            if delta > 3000 {
                alpha = -INFINITE;
                beta = INFINITE;
            }
        }
    }

    /// Keeps the result of one first move.
    pub(crate) fn note_root(
        &mut self,
        mv: Move,
        score: i32,
        better: bool,
        before: u64,
        alpha: i32,
        beta: i32,
    ) {
        let spent = self.nodes - before;
        let line = std::mem::take(&mut self.frame(1).pv);
        let deepest = self.deepest;
        if let Some(root) = self.root_moves.iter_mut().find(|root| root.pv[0] == mv) {
            root.nodes += spent;
            if better {
                root.score = score.clamp(alpha, beta);
                root.bound = if score >= beta {
                    Some(ScoreBound::Lower)
                } else if score <= alpha {
                    Some(ScoreBound::Upper)
                } else {
                    None
                };
                root.deepest = deepest;
                root.pv.truncate(1);
                root.pv.extend_from_slice(&line);
            } else {
                root.score = -INFINITE;
            }
        }
        self.frame(1).pv = line;
    }

    fn report_all(&mut self, depth: i32, lines: usize, report: &mut Reporter<'_>) {
        for index in 0..lines {
            self.report(depth, index, lines, report);
        }
    }

    fn report(&mut self, depth: i32, index: usize, lines: usize, report: &mut Reporter<'_>) {
        self.publish_nodes();
        let root = &self.root_moves[index];
        let score = if root.score == -INFINITE { root.previous } else { root.score };
        report(&Report {
            depth: depth as u32,
            deepest: root.deepest as u32,
            rank: index + 1,
            lines,
            score,
            bound: root.bound,
            nodes: self.shared.nodes(),
            now: Clock::milliseconds(self.shared.clock),
            table_permille: self.shared.table.permille(),
            pv: root.pv.clone(),
        });
    }

    /// Whether another iteration is not worth its time.
    fn time_is_up(&self, depth: i32, score: i32, before: Option<i32>, steady: i32) -> bool {
        let control = self.shared.control;
        if control.stopped() {
            return true;
        }
        let limits = self.shared.limits;
        if [limits.nodes, limits.soft_nodes].into_iter().flatten().any(|limit| self.shared.nodes() >= limit) {
            return true;
        }
        let Some((used, optimum)) = control.used_of_optimum(self.shared.clock.milliseconds()) else {
            return false;
        };
        if self.shared.lines() <= 1 && (self.root_moves.len() == 1 || settles(score, depth)) {
            return true;
        }
        let falling = before.map_or(0, |before| (before - score).clamp(-100, 300));
        // A move that has been best for long needs less, a falling score more.
        let percent = 100 + falling / 4 - 6 * steady.min(7);
        used * 100 >= optimum * percent.max(40) as u64
    }
}
