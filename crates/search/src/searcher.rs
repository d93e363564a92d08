//! The search as its users see it: table and memories that last, and one call a move.

use std::sync::Arc;
use std::sync::atomic::AtomicU64;

use komadai_nnue::Network;
use komadai_rules::{Move, Position, Verdict};

use crate::control::{Clock, Control, EnteringKing, Game, Limits};
use crate::eval::Evaluation;
use crate::history::Histories;
use crate::params;
use crate::root::{Report, Reporter, RootMove};
use crate::score::{INFINITE, mate_in, mated_in};
use crate::table::Table;
use crate::worker::{Shared, Worker};

/// One of the best lines found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// From the side to move.
    pub score: i32,
    /// The moves; never empty.
    pub moves: Vec<Move>,
}

/// What a search found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Outcome {
    /// The best lines, the best first; empty when there is no legal move.
    pub lines: Vec<Line>,
    /// Whether to declare for an entered king instead of moving: a win, or by the 24-point rule a draw that is better than
    /// what the lines promise.
    pub declares: bool,
    /// The depth completed, in plies.
    pub depth: u32,
    /// Positions visited.
    pub nodes: u64,
    /// How the first thread's search went.
    pub statistics: Statistics,
    /// Positions that it evaluated, as many as [`Limits::samples`] asked for and there were.
    pub evaluated: Vec<Position>,
}

/// Counts that tell how well a search works.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Statistics {
    /// Positions looked up in the table.
    pub probes: u64,
    /// Those found there.
    pub hits: u64,
    /// Nodes cut off by a move, quiescence left out.
    pub cutoffs: u64,
    /// Those cut off by their first move.
    pub first_cutoffs: u64,
}

impl Outcome {
    /// The move to play.
    pub fn best(&self) -> Option<Move> {
        self.lines.first().map(|line| line.moves[0])
    }

    /// The reply expected.
    pub fn ponder(&self) -> Option<Move> {
        self.lines.first().and_then(|line| line.moves.get(1).copied())
    }

    /// The score of the best line; mated at once when there is none.
    pub fn score(&self) -> i32 {
        self.lines.first().map_or(mated_in(0), |line| line.score)
    }
}

/// Searches positions, keeping what it learned from one to the next.
pub struct Searcher {
    table: Table,
    megabytes: usize,
    histories: Vec<Histories>,
    evaluation: Evaluation,
}

impl Searcher {
    /// A searcher with a table of so many MiB and so many threads, both at least 1.
    pub fn new(megabytes: usize, threads: usize) -> Self {
        let mut searcher = Self {
            table: Table::new(megabytes),
            megabytes,
            histories: Vec::new(),
            evaluation: Evaluation::new(None),
        };
        searcher.set_threads(threads);
        searcher
    }

    /// Evaluates with a network from now on, or with the hand-made terms when there is none, and forgets what was
    /// learned with another. A network that corrects the hand-made terms is added to them; see
    /// [`hand_made_fingerprint`](crate::hand_made_fingerprint) for whether it was made for these.
    pub fn set_network(&mut self, network: Option<Arc<Network>>) {
        self.evaluation = Evaluation::new(network);
        self.clear();
    }

    /// The size of the table, in MiB: less than was asked for when there was no such memory.
    pub fn table_megabytes(&self) -> usize {
        self.table.megabytes()
    }

    /// Changes the size of the table, which empties it.
    pub fn set_table(&mut self, megabytes: usize) {
        if megabytes != self.megabytes {
            // The old one goes first, so that both are never held at once.
            self.table = Table::new(1);
            self.table = Table::new(megabytes);
            self.megabytes = megabytes;
        }
    }

    /// Changes the number of threads.
    pub fn set_threads(&mut self, threads: usize) {
        self.histories.resize_with(threads.max(1), Histories::new);
    }

    /// Forgets everything, as before a new game.
    pub fn clear(&mut self) {
        self.table.clear();
        for histories in &mut self.histories {
            histories.clear();
        }
    }

    /// The evaluation of a position without any search, in centipawns from the side to move.
    pub fn evaluate(&self, position: &Position) -> i32 {
        self.evaluation.evaluator().evaluate(position)
    }

    /// Searches the last position of `game` until a limit is met or `control` says stop. Returns when all threads
    /// have ended; also before, when nothing is left to search.
    pub fn go(
        &mut self,
        game: &Game,
        limits: &Limits,
        control: &Control,
        clock: &dyn Clock,
        report: &mut Reporter<'_>,
    ) -> Outcome {
        let position = game.position();
        let claim = match limits.entering_king {
            EnteringKing::Declaration(points) => {
                position.declaration(points.rule(), limits.given_points).verdict
            }
            EnteringKing::Try | EnteringKing::None => Verdict::No,
        };
        let declares = claim == Verdict::Win;
        let root_moves = root_moves(&position, limits);
        if root_moves.is_empty() || declares {
            return Outcome {
                lines: Vec::new(),
                declares,
                depth: 0,
                nodes: 0,
                statistics: Statistics::default(),
                evaluated: Vec::new(),
            };
        }
        if limits.entering_king == EnteringKing::Try
            && let Some(mv) = position.try_move().filter(|mv| root_moves.iter().any(|root| root.mv() == *mv))
        {
            let line = Line { score: mate_in(1), moves: vec![mv] };
            return Outcome {
                lines: vec![line],
                declares,
                depth: 1,
                nodes: 0,
                statistics: Statistics::default(),
                evaluated: Vec::new(),
            };
        }
        self.table.next_generation();
        for histories in &mut self.histories {
            histories.forget_root();
        }
        let shared = Shared {
            table: &self.table,
            control,
            clock,
            limits,
            nodes: self.histories.iter().map(|_| AtomicU64::new(0)).collect(),
        };
        let shared = &shared;
        let evaluation = &self.evaluation;
        let logarithms = &params::logarithms();
        let Some((first, others)) = self.histories.split_first_mut() else {
            return Outcome {
                lines: Vec::new(),
                declares,
                depth: 0,
                nodes: 0,
                statistics: Statistics::default(),
                evaluated: Vec::new(),
            };
        };
        let (mut results, statistics, evaluated) = std::thread::scope(|scope| {
            let helpers: Vec<_> = others
                .iter_mut()
                .enumerate()
                .map(|(index, histories)| {
                    let root_moves = root_moves.clone();
                    std::thread::Builder::new().stack_size(STACK).spawn_scoped(scope, move || {
                        let mut worker = Worker::new(
                            index + 1,
                            shared,
                            game,
                            root_moves,
                            histories,
                            evaluation.evaluator(),
                            logarithms,
                        );
                        let depth = worker.deepen(&mut |_: &Report| {});
                        (depth, worker.root_moves)
                    })
                })
                .collect();
            let mut worker =
                Worker::new(0, shared, game, root_moves.clone(), first, evaluation.evaluator(), logarithms);
            let depth = worker.deepen(report);
            control.stop();
            let mut results = vec![(depth, std::mem::take(&mut worker.root_moves))];
            // A helper that could not be started or failed has nothing to say; the first thread's answer stands.
            results.extend(helpers.into_iter().flatten().filter_map(|helper| helper.join().ok()));
            (results, worker.statistics, worker.sampler.into_positions())
        });
        let nodes = shared.nodes();
        let wanted = shared.lines();
        let best = if wanted > 1 { 0 } else { most_trusted(&results) };
        let (depth, moves) = results.swap_remove(best);
        let lines: Vec<Line> = moves
            .into_iter()
            .take(wanted.max(1))
            .enumerate()
            // Lines asked for only now may not have been looked at.
            .filter(|(rank, root)| *rank == 0 || root.score.max(root.previous) > -INFINITE)
            .map(|(_, root)| Line {
                score: if root.score == -INFINITE { root.previous } else { root.score },
                moves: root.pv,
            })
            .collect();
        let hopes = limits.draw_value[position.side_to_move()] - params::claim_draw();
        let declares = claim == Verdict::Draw && lines.first().is_some_and(|line| line.score < hopes);
        Outcome { lines, declares, depth: depth as u32, nodes, statistics, evaluated }
    }
}

/// Room for the deepest recursion in debug builds too.
pub const STACK: usize = 16 << 20;

/// The deepest thread's answer, the better score among equals.
fn most_trusted(results: &[(i32, Vec<RootMove>)]) -> usize {
    let score = |moves: &[RootMove]| moves.first().map_or(-INFINITE, |root| root.score);
    let mut best = 0;
    for (index, (depth, moves)) in results.iter().enumerate().skip(1) {
        let (best_depth, best_moves) = &results[best];
        let deeper = depth > best_depth && score(moves) > -INFINITE;
        if deeper || depth == best_depth && score(moves) > score(best_moves) {
            best = index;
        }
    }
    best
}

/// The first moves to look at: those asked for, if any of them is legal. Pointless refusals to promote are left out
/// unless there is nothing else or they were asked for.
fn root_moves(position: &Position, limits: &Limits) -> Vec<RootMove> {
    let all: Vec<RootMove> = position
        .legal_moves()
        .into_iter()
        .map(|mv| RootMove::new(mv, crate::picker::is_pointless(position, mv)))
        .collect();
    let kept = |keep: &dyn Fn(&RootMove) -> bool| {
        let kept: Vec<RootMove> = all.iter().filter(|root| keep(root)).cloned().collect();
        (!kept.is_empty()).then_some(kept)
    };
    kept(&|root| limits.moves.contains(&root.mv()))
        .or_else(|| kept(&|root| !root.unpicked))
        .unwrap_or(all.clone())
}
