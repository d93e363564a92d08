//! An opening book grown by the search, the likeliest positions first.
//!
//! A position costs what the moves to it gave away, and a little for each ply; the cheapest position that the book has
//! not is searched next, its good moves are kept and the positions behind them wait with their own costs. A book that was
//! begun before is gone on with: what it has is not searched again.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashSet};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

use komadai_book::{Book, BookMove};
use komadai_nnue::Network;
use komadai_rules::{Handicap, Position};
use komadai_search::{Control, Game, Limits, STACK, Searcher, is_mate};

use crate::clock::NoClock;

/// How to grow a book. Start from [`GrowthOptions::default`] and change what should differ.
#[derive(Clone, Debug)]
pub struct GrowthOptions {
    /// Positions that the book shall have.
    pub positions: usize,
    /// Positions that a search visits.
    pub nodes: u64,
    /// Moves kept of a position at most.
    pub lines: usize,
    /// Moves worse than the best by more than this are not kept, in centipawns.
    pub window: i32,
    /// What a handicap's start costs, in centipawns: fewer games begin so.
    pub handicap_cost: i32,
    /// Searches at a time, each on one thread.
    pub threads: usize,
    /// MiB of each thread's table.
    pub hash: usize,
    /// What evaluates; none is the hand-made evaluation.
    pub network: Option<Arc<Network>>,
}

impl Default for GrowthOptions {
    fn default() -> Self {
        Self {
            positions: 20_000,
            nodes: 100_000,
            lines: 5,
            window: 80,
            handicap_cost: 130,
            threads: thread::available_parallelism().map_or(1, usize::from),
            hash: 64,
            network: None,
        }
    }
}

/// What a ply costs, in centipawns: how much worse a move may be to be followed one ply less far.
const PLY: i32 = 12;
/// A side that stands better by more than this, the handicap aside, needs no book, in centipawns.
const DECIDED: i32 = 500;

/// A position that waits, the cheapest first.
#[derive(PartialEq, Eq)]
struct Waiting {
    cost: Reverse<i32>,
    /// Among equals, the first to come.
    number: Reverse<u64>,
    moves: Vec<komadai_rules::Move>,
    start: usize,
}

impl Ord for Waiting {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        (self.cost, self.number).cmp(&(other.cost, other.number))
    }
}

impl PartialOrd for Waiting {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

struct State {
    book: Book,
    waiting: BinaryHeap<Waiting>,
    seen: HashSet<u64>,
    number: u64,
    /// Searches under way.
    busy: usize,
    searched: usize,
}

struct Shared<'a> {
    options: &'a GrowthOptions,
    starts: Vec<Position>,
    state: Mutex<State>,
    changed: Condvar,
    stop: &'a AtomicBool,
}

/// Grows `book` until it has as many positions as are asked for or it is told to stop. `tell` is shown the book after
/// each search, with how many searches this run has made; scores are those of the searches until [`Book::settle`].
///
/// # Errors
/// When no thread can be started.
pub fn grow(
    book: Book,
    options: &GrowthOptions,
    stop: &AtomicBool,
    tell: &(dyn Fn(&Book, usize) + Sync),
) -> std::io::Result<Book> {
    let starts: Vec<Position> = Handicap::ALL.into_iter().map(Handicap::position).collect();
    let state =
        State { book, waiting: BinaryHeap::new(), seen: HashSet::new(), number: 0, busy: 0, searched: 0 };
    let shared = Shared { options, starts, state: Mutex::new(state), changed: Condvar::new(), stop };
    {
        let mut state = shared.lock();
        for (start, handicap) in Handicap::ALL.into_iter().enumerate() {
            let cost = if handicap == Handicap::Even { 0 } else { options.handicap_cost };
            state.wait(cost, start, Vec::new(), &shared.starts[start]);
        }
    }
    thread::scope(|scope| {
        for _ in 0..options.threads.max(1) {
            thread::Builder::new().stack_size(STACK).spawn_scoped(scope, || shared.work(tell))?;
        }
        Ok::<(), std::io::Error>(())
    })?;
    Ok(shared.state.into_inner().unwrap_or_else(PoisonError::into_inner).book)
}

impl State {
    fn wait(&mut self, cost: i32, start: usize, moves: Vec<komadai_rules::Move>, position: &Position) {
        if self.seen.insert(position.key()) {
            self.number += 1;
            self.waiting.push(Waiting { cost: Reverse(cost), number: Reverse(self.number), moves, start });
        }
    }
}

impl Shared<'_> {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The next position to look at; none when all is done.
    fn next(&self) -> Option<Waiting> {
        let mut state = self.lock();
        loop {
            if self.stop.load(Relaxed) || state.book.len() + state.busy >= self.options.positions {
                return None;
            }
            if let Some(next) = state.waiting.pop() {
                state.busy += 1;
                return Some(next);
            }
            if state.busy == 0 {
                return None;
            }
            state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn work(&self, tell: &(dyn Fn(&Book, usize) + Sync)) {
        let mut searcher = Searcher::new(self.options.hash, 1);
        searcher.set_network(self.options.network.clone());
        while let Some(waiting) = self.next() {
            let game = Game { start: self.starts[waiting.start].clone(), moves: waiting.moves };
            let position = game.position();
            let known = self.lock().book.moves(&position);
            let is_new = known.is_empty();
            let moves = if is_new { self.search(&mut searcher, &game) } else { known };
            let mut state = self.lock();
            state.busy -= 1;
            if !moves.is_empty() {
                let best = moves[0].score.unwrap_or(0);
                // What a handicap is worth is no reason to leave off.
                let is_open = waiting.start != 0 || best.abs() <= DECIDED;
                for known in moves.iter().filter(|_| is_open) {
                    let lost = (best - known.score.unwrap_or(best)).max(0);
                    let mut line = game.moves.clone();
                    line.push(known.mv);
                    let mut after = position.clone();
                    after.do_move(known.mv);
                    state.wait(waiting.cost.0 + PLY + lost, waiting.start, line, &after);
                }
                if is_new {
                    state.book.insert(&position.to_sfen(), moves);
                    state.searched += 1;
                    tell(&state.book, state.searched);
                }
            }
            drop(state);
            self.changed.notify_all();
        }
        self.changed.notify_all();
    }

    /// The good moves of a position; none where nothing is open any more.
    fn search(&self, searcher: &mut Searcher, game: &Game) -> Vec<BookMove> {
        let options = self.options;
        let limits =
            Limits { nodes: Some(options.nodes), multi_pv: options.lines.max(1), ..Limits::default() };
        let control = Control::new(0, None, false);
        let outcome = searcher.go(game, &limits, &control, &NoClock, &mut |_| {});
        let best = outcome.score();
        if is_mate(best) {
            return Vec::new();
        }
        let kept = outcome.lines.iter().filter(|line| best - line.score <= options.window);
        kept.map(|line| BookMove {
            mv: line.moves[0],
            reply: line.moves.get(1).copied(),
            score: Some(line.score),
            depth: Some(outcome.depth),
            count: None,
        })
        .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn options(positions: usize, threads: usize) -> GrowthOptions {
        GrowthOptions { positions, nodes: 400, threads, hash: 1, ..GrowthOptions::default() }
    }

    #[test]
    fn a_book_begins_at_the_start_and_is_gone_on_with() {
        let never = AtomicBool::new(false);
        let tell = |_: &Book, _: usize| {};
        let book = grow(Book::default(), &options(12, 1), &never, &tell).unwrap();
        assert_eq!(book.len(), 12);
        let first = book.moves(&Position::start());
        assert!(!first.is_empty() && first.len() <= 5);
        for known in &first {
            assert!(known.depth.is_some_and(|depth| depth > 0));
            assert!(first[0].score.unwrap() - known.score.unwrap() <= 80);
        }
        let more = grow(book.clone(), &options(30, 2), &never, &tell).unwrap();
        assert_eq!(more.len(), 30);
        for (sfen, moves) in book.positions() {
            assert_eq!(more.moves(&Position::try_from(&sfen).unwrap()), moves, "what was there stays");
        }
    }

    #[test]
    fn growing_stops_when_told() {
        let stop = AtomicBool::new(false);
        let tell = |_: &Book, searched: usize| stop.store(searched >= 3, Relaxed);
        let book = grow(Book::default(), &options(1_000, 1), &stop, &tell).unwrap();
        assert_eq!(book.len(), 3);
    }

    #[test]
    fn handicaps_have_their_openings() {
        let never = AtomicBool::new(false);
        let options = GrowthOptions { handicap_cost: 20, ..options(100, 2) };
        let book = grow(Book::default(), &options, &never, &|_, _| {}).unwrap();
        assert!(book.contains(&Handicap::Two.position()));
    }
}
