//! Several threads on one question: each searches from the start on the same table and keeps away from where another is.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::atomic::{AtomicBool, AtomicU8};

use komadai_rules::Position;

use crate::escapes::Escapes;
use crate::length::Plies;
use crate::limits::{Limits, Patient, Stop};
use crate::loops::Loops;
use crate::node::mix;
use crate::search::{Answer, Root, Search};
use crate::table::Place;

/// Nodes that a question gets from one thread before others join: most are answered by then.
const ALONE: u64 = 50_000;
/// Marks of where threads are. Two places may share one, which costs a detour and nothing else.
const MARKS: usize = 1 << 14;

/// What the threads of one question share besides the table.
pub(crate) struct Crew {
    over: AtomicBool,
    marks: Vec<AtomicU8>,
}

impl Crew {
    fn new() -> Self {
        Self { over: AtomicBool::new(false), marks: (0..MARKS).map(|_| AtomicU8::new(0)).collect() }
    }

    /// Whether one of them has the answer, or was told to stop.
    pub(crate) fn is_over(&self) -> bool {
        self.over.load(Relaxed)
    }

    fn mark(&self, place: Place) -> &AtomicU8 {
        &self.marks[mix(place.key ^ u64::from(place.hand.to_bits())) as usize % MARKS]
    }

    pub(crate) fn enter(&self, place: Place) {
        self.mark(place).fetch_add(1, Relaxed);
    }

    pub(crate) fn leave(&self, place: Place) {
        self.mark(place).fetch_sub(1, Relaxed);
    }

    /// How many threads are in a place, or seem to be.
    pub(crate) fn in_place(&self, place: Place) -> u32 {
        u32::from(self.mark(place).load(Relaxed))
    }
}

/// What a helping thread remembers from question to question.
pub(crate) struct Helper {
    pub(crate) loops: Loops,
    pub(crate) escapes: Escapes,
}

impl Search<'_> {
    /// Asks with all threads whether there is a mate in at most `plies` plies.
    pub(crate) fn ask_all(&mut self, position: &Position, root: Root, plies: Plies) -> Answer {
        if self.helpers.is_empty() {
            return self.ask(position, root, plies);
        }
        let limits = self.limits;
        let alone = self.nodes.saturating_add(ALONE);
        self.limits.nodes = limits.nodes.min(alone);
        let answer = self.ask(position, root, plies);
        self.limits = limits;
        if answer != Answer::Stopped(Stop::Nodes) || alone >= limits.nodes {
            return answer;
        }
        loop {
            self.stopped = None;
            // The table grows while nobody else has it: between rounds, the longer the larger it is.
            if self.table.is_crowded()
                && let Some(table) = Arc::get_mut(&mut self.table)
            {
                table.grow();
            }
            let before = self.nodes;
            let round = self.table.patience();
            let answer = self.ask_together(position, root, plies, round);
            let is_out = self.nodes >= limits.nodes || self.nodes == before;
            if answer != Answer::Stopped(Stop::Nodes) || is_out {
                return answer;
            }
        }
    }

    /// The same with no more than so many nodes.
    fn ask_together(&mut self, position: &Position, root: Root, plies: Plies, most: u64) -> Answer {
        let crew = Arc::new(Crew::new());
        let table = Arc::clone(&self.table);
        let helpers = std::mem::take(&mut self.helpers);
        let threads = helpers.len() as u64 + 1;
        let (attacker, count, memory) = (self.attacker, self.count, self.limits.memory);
        let limits = self.limits;
        let share = limits.nodes.saturating_sub(self.nodes).min(most) / threads;
        let help = |helper: Helper| {
            let mut patient = Patient;
            let limits = Limits { memory, nodes: share };
            let mut search = Search::helping(attacker, limits, Arc::clone(&table), helper, &mut patient);
            search.share_path(threads as usize);
            (search.count, search.crew) = (count, Some(Arc::clone(&crew)));
            let answer = search.ask(position, root, plies);
            if !matches!(answer, Answer::Stopped(_)) {
                crew.over.store(true, Relaxed);
            }
            (answer, search.nodes, Helper { loops: search.loops, escapes: search.escapes })
        };
        let help = &help;
        let (own, others) = std::thread::scope(|scope| {
            let helping: Vec<_> =
                helpers.into_iter().map(|helper| scope.spawn(move || help(helper))).collect();
            self.crew = Some(Arc::clone(&crew));
            self.limits.nodes = self.nodes.saturating_add(share);
            let own = self.ask(position, root, plies);
            crew.over.store(true, Relaxed);
            let others: Vec<_> = helping.into_iter().filter_map(|helper| helper.join().ok()).collect();
            (own, others)
        });
        self.crew = None;
        self.limits = limits;
        let mut answer = own;
        for (other, nodes, helper) in others {
            self.nodes += nodes;
            self.helpers.push(helper);
            if matches!(answer, Answer::Stopped(_)) && !matches!(other, Answer::Stopped(_)) {
                answer = other;
                self.stopped = None;
            }
        }
        answer
    }
}
