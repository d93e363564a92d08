//! Depth-first proof-number search (df-pn: Nagai, 2002) for one question: is there a mate in so many plies?
//!
//! The path is a list of frames, not a recursion: a mate of 1,525 plies needs no deep stack. Thresholds follow the
//! 1+ε rule; nodes that were met nearer to the start have their thresholds raised until something new is visited (TCA:
//! Kishimoto 2010), so that they cannot starve the search; numbers of several children are combined as the largest and
//! one for each other (weak proof numbers: Ueda et al. 2008), so that transpositions are not counted many times. A
//! disproof that relies on a position coming back holds on its path only and is kept apart.

use std::collections::{HashMap, VecDeque};
use std::hash::{BuildHasherDefault, Hasher};
use std::sync::Arc;

use komadai_rules::{Color, Hand, Move, Position};

use crate::crew::{Crew, Helper};
use crate::escapes::Escapes;
use crate::expand::{Origin, barrier_path, path_on};
use crate::length::{Count, ENDLESS, Plies};
use crate::limits::{Limits, Progress, Stop, Watch};
use crate::loops::{Looped, Loops};
use crate::node::{Base, Child, EVERY, Frame, Kind, NEVER, NOWHERE, Step, Undo, place};
use crate::table::{Place, Table};

/// What is asked about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Root {
    /// The position as it is; the defender may drop on squares up to this level.
    Here { level: u8 },
    /// The position after this interposing drop, in plies from before it: whether it is futile or answered.
    After(Move),
}

/// The answer to one question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Answer {
    /// There is a mate in at most so many plies.
    Mate(Plies),
    /// There is none in so many.
    NoMate(Plies),
    /// Not settled.
    Stopped(Stop),
}

/// What a node turned out to be, or as far as it came.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Outcome {
    pub(crate) proof: u32,
    pub(crate) disproof: u32,
    pub(crate) plies: Plies,
    pub(crate) exact: bool,
    /// The least hand a proof holds for, the greatest a disproof does.
    pub(crate) hand: Hand,
    pub(crate) base: Base,
}

/// Keys are random already.
#[derive(Default)]
pub(crate) struct Plain(u64);

impl Hasher for Plain {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = self.0.rotate_left(8) ^ u64::from(*byte);
        }
    }

    fn write_u64(&mut self, number: u64) {
        self.0 = number;
    }
}

/// A search and what it remembers from question to question.
pub(crate) struct Search<'a> {
    pub(crate) position: Position,
    pub(crate) attacker: Color,
    /// How plies are counted.
    pub(crate) count: Count,
    pub(crate) table: Arc<Table>,
    /// What helping threads remember; none of them is at work between questions.
    pub(crate) helpers: Vec<Helper>,
    /// The other threads, while several are at work.
    pub(crate) crew: Option<Arc<Crew>>,
    pub(crate) loops: Loops,
    pub(crate) frames: Vec<Frame>,
    pub(crate) children: Vec<Child>,
    pub(crate) path: HashMap<u64, u32, BuildHasherDefault<Plain>>,
    /// What the defender answered where no mate was found.
    pub(crate) escapes: Escapes,
    /// Whether those answers are what a verification is shown first.
    pub(crate) recall: bool,
    /// The last of those answers that may be wrong, with their boards.
    pub(crate) doubtful: VecDeque<(u64, Hand, Move)>,
    /// Nodes that a verification may spend on one answer.
    pub(crate) answer_share: u64,
    pub(crate) nodes: u64,
    /// Whether thresholds are being raised.
    pressing: bool,
    pub(crate) limits: Limits,
    most_children: usize,
    most_closure: usize,
    watch: &'a mut dyn Watch,
    /// What ended the last question that was not settled.
    pub(crate) stopped: Option<Stop>,
    /// The shortest mate known, for those who watch.
    pub(crate) best: Option<Plies>,
}

/// Positions looked at to set disproofs free: in proportion to what the node cost, within these bounds.
const LEAST_CLOSURE: usize = 64;
const MOST_CLOSURE: usize = 1 << 16;
/// Bytes for one of them, while the lists of them grow.
const CLOSED: usize = 3 << 9;
/// The memory is shared out in sixteen parts: one for the path and for closures, one for disproofs on paths, and so many
/// for answers, for a verification, and for the table.
const ESCAPES: usize = 2;
const VERIFICATION: usize = 3;
const TABLE: usize = 9;

/// Bytes of a part.
fn part(limits: Limits) -> usize {
    limits.memory.max(Limits::LEAST_MEMORY) / 16
}

/// Bytes for what a verification keeps.
pub(crate) fn verification_room(limits: Limits) -> usize {
    part(limits) * VERIFICATION
}

/// More threads than that are no use.
const MOST_THREADS: usize = 64;
/// While any mate will do, an answer adds one to the largest proof number, and so small a part of its own.
const APART: u32 = 8;
/// Nodes of a subtree after which what other threads found of its siblings is read again.
const NEWS: u64 = 256;
/// Nodes between two looks at the watcher.
const PATIENCE: u64 = 1 << 11;

impl<'a> Search<'a> {
    pub(crate) fn new(attacker: Color, limits: Limits, watch: &'a mut dyn Watch) -> Self {
        Self::with_threads(1, attacker, limits, watch)
    }

    /// A search with so many threads; the memory is shared out among them.
    pub(crate) fn with_threads(
        threads: usize,
        attacker: Color,
        limits: Limits,
        watch: &'a mut dyn Watch,
    ) -> Self {
        let threads = threads.clamp(1, MOST_THREADS);
        let share = part(limits) / threads;
        let memory = || Helper { loops: Loops::new(share), escapes: Escapes::new(share * ESCAPES) };
        let table = Arc::new(Table::new(TABLE * part(limits)));
        let mut search = Self::helping(attacker, limits, table, memory(), watch);
        search.helpers = (1..threads).map(|_| memory()).collect();
        search.share_path(threads);
        search
    }

    /// Takes no more for the path and for closures than one of so many threads may.
    pub(crate) fn share_path(&mut self, threads: usize) {
        self.most_children /= threads;
        self.most_closure = (self.most_closure / threads).max(LEAST_CLOSURE);
    }

    /// A search that joins others on their table.
    pub(crate) fn helping(
        attacker: Color,
        limits: Limits,
        table: Arc<Table>,
        helper: Helper,
        watch: &'a mut dyn Watch,
    ) -> Self {
        let part = part(limits);
        Self {
            position: Position::start(),
            attacker,
            count: Count::default(),
            table,
            helpers: Vec::new(),
            crew: None,
            loops: helper.loops,
            frames: Vec::new(),
            children: Vec::new(),
            path: HashMap::default(),
            escapes: helper.escapes,
            recall: false,
            doubtful: VecDeque::new(),
            answer_share: u64::MAX,
            nodes: 0,
            pressing: false,
            limits,
            most_children: part / 6 / size_of::<Child>(),
            most_closure: (part / 2 / CLOSED).clamp(LEAST_CLOSURE, MOST_CLOSURE),
            watch,
            stopped: None,
            best: None,
        }
    }

    /// Asks whether there is a mate in at most `plies` plies.
    pub(crate) fn ask(&mut self, position: &Position, root: Root, plies: Plies) -> Answer {
        self.position = position.clone();
        self.frames.clear();
        self.children.clear();
        self.path.clear();
        self.pressing = false;
        let attacks = position.side_to_move() == self.attacker;
        let (kind, drop, undo) = match root {
            Root::Here { .. } if attacks => (Kind::Attack, None, Undo::Nothing),
            Root::Here { level } => (Kind::Defend { level }, None, Undo::Nothing),
            Root::After(mv) => {
                let undo = Undo::Played(mv, self.position.do_move(mv));
                (if self.count.raw { Kind::Attack } else { Kind::AfterDrop }, Some(mv), undo)
            }
        };
        let place = place(&self.position, self.attacker, kind, drop.map(Move::to), self.count);
        let known = self.table.look(place);
        if known.proven <= plies {
            return Answer::Mate(known.proven);
        }
        if known.disproven >= plies {
            return Answer::NoMate(known.disproven);
        }
        let frame = Frame {
            kind,
            place,
            asked: plies,
            proof_limit: NEVER,
            disproof_limit: NEVER,
            first: 0,
            current: 0,
            undo,
            drop,
            capture: None,
            path: path_on(barrier_path(0), place),
            barrier: 0,
            same: None,
            since: self.nodes,
            read: self.nodes,
        };
        match self.run(frame) {
            Ok(outcome) if outcome.proof == 0 => Answer::Mate(outcome.plies),
            Ok(outcome) => Answer::NoMate(outcome.plies),
            Err(stop) => {
                self.stopped = Some(stop);
                Answer::Stopped(stop)
            }
        }
    }

    fn run(&mut self, root: Frame) -> Result<Outcome, Stop> {
        self.enter(root)?;
        loop {
            let at = self.frames.len() - 1;
            let sums = self.sums(at);
            let frame = &self.frames[at];
            let done = sums.proof == 0 || sums.disproof == 0;
            if !done && self.pressing {
                let frame = &mut self.frames[at];
                frame.proof_limit = frame.proof_limit.max(sums.proof + 1);
                frame.disproof_limit = frame.disproof_limit.max(sums.disproof + 1);
            } else if done || sums.proof >= frame.proof_limit || sums.disproof >= frame.disproof_limit {
                let outcome = if done {
                    self.settle()
                } else {
                    Outcome {
                        proof: sums.proof,
                        disproof: sums.disproof,
                        plies: 0,
                        exact: false,
                        hand: frame.place.hand,
                        base: NOWHERE,
                    }
                };
                if self.leave(outcome) {
                    return Ok(outcome);
                }
                continue;
            }
            self.descend(at, &sums)?;
        }
    }

    /// Counts a node, and asks now and then whether to go on.
    pub(crate) fn tick(&mut self) -> Result<(), Stop> {
        self.nodes += 1;
        if self.crew.as_ref().is_some_and(|crew| crew.is_over()) {
            return Err(Stop::Cancelled);
        }
        if self.nodes >= self.limits.nodes {
            return Err(Stop::Nodes);
        }
        if self.nodes.is_multiple_of(PATIENCE) {
            self.report()?;
        }
        Ok(())
    }

    /// Puts a frame on the path; the position stands there already.
    fn enter(&mut self, mut frame: Frame) -> Result<(), Stop> {
        self.tick()?;
        if self.table.is_crowded() {
            // While other threads use it, it is as large as it may be already.
            if let Some(table) = Arc::get_mut(&mut self.table) {
                table.grow();
            }
        }
        if self.children.len() > self.most_children || self.frames.len() > usize::from(u16::MAX) - 2 {
            return Err(Stop::Memory);
        }
        if let Some(crew) = &self.crew {
            crew.enter(frame.place);
        }
        let index = self.frames.len() as u32;
        frame.same = self.path.insert(frame.place.key, index);
        frame.first = self.children.len() as u32;
        let first = self.children.len();
        self.frames.push(frame);
        self.expand();
        let depth = index as u16;
        if self.children[first..]
            .iter()
            .any(|child| child.depth <= depth && child.proof != 0 && child.disproof != 0)
        {
            self.pressing = true;
        }
        Ok(())
    }

    /// Takes the frame on top off the path, and tells its parent. True when it was the last.
    fn leave(&mut self, outcome: Outcome) -> bool {
        let frame = self.frames.pop().expect("a frame is left");
        if let Some(crew) = &self.crew {
            crew.leave(frame.place);
        }
        match frame.same {
            Some(before) => self.path.insert(frame.place.key, before),
            None => self.path.remove(&frame.place.key),
        };
        if outcome.disproof == 0 {
            self.note_escape(&frame, outcome);
        }
        self.children.truncate(frame.first as usize);
        let effort = u32::try_from(self.nodes - frame.since + 1).unwrap_or(u32::MAX);
        let depth = self.frames.len();
        if outcome.proof == 0 {
            let place = Place { hand: outcome.hand, ..frame.place };
            if !self.table.keep_mate(place, outcome.plies, outcome.exact, effort) {
                self.table.keep_mate(frame.place, outcome.plies, false, effort);
            }
        } else if outcome.disproof == 0 {
            let base = outcome.base.before(depth);
            if base == NOWHERE {
                let place = Place { hand: outcome.hand, ..frame.place };
                if !self.table.keep_no_mate(place, outcome.plies, outcome.exact, effort) {
                    self.table.keep_no_mate(frame.place, outcome.plies, false, effort);
                }
                // Something below came back to here.
                if outcome.base != NOWHERE && frame.asked == ENDLESS && !self.count.raw {
                    self.free_disproofs(
                        &frame,
                        effort,
                        (effort as usize).saturating_mul(4).clamp(LEAST_CLOSURE, self.most_closure),
                    );
                }
            } else {
                self.table.keep_loop(frame.place, effort);
                match base.single() {
                    Some(single) => {
                        let relied = self.frames[single as usize].place;
                        self.loops.keep_below(frame.place, relied, outcome.plies, effort);
                    }
                    None => {
                        self.loops.keep_on_path(frame.path, Looped { plies: outcome.plies, base }, effort);
                    }
                }
            }
        } else {
            let numbers = (outcome.proof, outcome.disproof);
            self.table.keep_numbers(frame.place, numbers, depth as u16, effort);
        }
        let Some(current) = self.frames.last().map(|parent| parent.current as usize) else { return true };
        self.undo_step(frame.undo);
        let child = &mut self.children[current];
        child.proof = outcome.proof;
        child.disproof = outcome.disproof;
        child.plies = outcome.plies;
        child.exact = outcome.exact;
        child.hand = outcome.hand;
        child.base = outcome.base.before(depth);
        child.depth = child.depth.min(depth as u16);
        let child = *child;
        self.hear_news();
        if let Step::Play(mv) = child.step
            && child.disproof == 0
            && child.base == NOWHERE
            && child.asked == ENDLESS
        {
            // Without the piece a capture brings there is even less.
            let parent = self.frames.len() - 1;
            let first = self.frames[parent].first as usize;
            for other in &mut self.children[first..] {
                if matches!(other.step, Step::Give(same) if same == mv) {
                    (other.proof, other.disproof, other.plies) = (NEVER, 0, ENDLESS);
                    (other.base, other.exact, other.hand) = (NOWHERE, false, other.place.hand);
                }
            }
        }
        false
    }

    /// Remembers the answer by which a node of the defender, at which the position stands, escapes. Where it relies on a
    /// position coming back it may be none elsewhere: it only tells a verification where to look first.
    fn note_escape(&mut self, frame: &Frame, outcome: Outcome) {
        if self.count.raw || frame.asked != ENDLESS || !matches!(frame.kind, Kind::Defend { .. }) {
            return;
        }
        let played = self.children[frame.first as usize..].iter().find_map(|child| match child.step {
            Step::Play(mv) if child.disproof == 0 && !child.negated => Some(mv),
            _ => None,
        });
        let Some(mv) = played else { return };
        let sure = outcome.base.before(self.frames.len()) == NOWHERE;
        let hand = if sure && !outcome.exact { outcome.hand } else { frame.place.hand };
        let effort = u32::try_from(self.nodes - frame.since + 1).unwrap_or(u32::MAX);
        self.escapes.keep(self.position.board_key(), hand, mv, sure, effort);
    }

    /// Goes to the best child of the frame on top.
    fn descend(&mut self, at: usize, sums: &Sums) -> Result<(), Stop> {
        let frame = &self.frames[at];
        let best = frame.first as usize + sums.best;
        let child = self.children[best];
        let attacks = frame.attacks();
        let (mine, other) = if attacks {
            (frame.proof_limit, frame.disproof_limit)
        } else {
            (frame.disproof_limit, frame.proof_limit)
        };
        let mine = mine.min(sums.second.saturating_add(sums.second / 4 + 1));
        let other = other.saturating_sub(sums.others).max(1);
        let (proof_limit, disproof_limit) =
            if attacks == child.negated { (other, mine) } else { (mine, other) };
        // Numbers as large as they may be would leave no room for a step, and the search would stand still.
        let (proof_limit, disproof_limit) =
            (proof_limit.max(child.proof + 1), disproof_limit.max(child.disproof + 1));
        let (drop, capture) = match child.step {
            Step::Play(mv) if child.kind == Kind::AfterDrop => (Some(mv), None),
            Step::Judge(mv) => (frame.drop, Some(mv)),
            _ => (None, None),
        };
        let origin = if child.negated {
            let barrier = at as u32 + 1;
            Origin { path: barrier_path(barrier), barrier }
        } else {
            Origin { path: frame.path, barrier: frame.barrier }
        };
        if child.depth == u16::MAX {
            self.pressing = false;
        }
        self.frames[at].current = best as u32;
        let undo = self.take_step(child.step);
        self.enter(Frame {
            kind: child.kind,
            place: child.place,
            asked: child.asked,
            proof_limit,
            disproof_limit,
            first: 0,
            current: 0,
            undo,
            drop,
            capture,
            path: path_on(origin.path, child.place),
            barrier: origin.barrier,
            same: None,
            since: self.nodes,
            read: self.nodes,
        })
    }

    fn report(&mut self) -> Result<(), Stop> {
        let line: Vec<Move> = self
            .frames
            .iter()
            .filter_map(|frame| match frame.undo {
                Undo::Played(mv, _) | Undo::Given(mv, ..) => Some(mv),
                _ => None,
            })
            .collect();
        let numbers = if self.frames.is_empty() {
            (1, 1)
        } else {
            let sums = self.sums(0);
            (sums.proof, sums.disproof)
        };
        let progress = Progress {
            nodes: self.nodes,
            numbers,
            fullness: self.table.fullness(),
            best: self.best,
            line: &line,
        };
        self.watch.look(&progress).map_or(Ok(()), Err)
    }
}

/// What the children of a node come to.
pub(crate) struct Sums {
    proof: u32,
    disproof: u32,
    /// The child to search, counted from the first.
    best: usize,
    /// The second least of the numbers of which one suffices.
    second: u32,
    /// What the other children add to the number that all must pay.
    others: u32,
}

impl Frame {
    /// Whether one child suffices for a proof.
    fn attacks(&self) -> bool {
        matches!(self.kind, Kind::Attack | Kind::AfterDrop)
    }
}

impl Search<'_> {
    pub(crate) fn children_of(&self, at: usize) -> &[Child] {
        let first = self.frames[at].first as usize;
        let end = self.frames.get(at + 1).map_or(self.children.len(), |next| next.first as usize);
        &self.children[first..end]
    }

    /// The number of a child by which it is chosen: larger when another thread is there, but never so large that the frame
    /// would be left for that alone.
    fn weighed(&self, child: &Child, number: u32, limit: u32) -> u32 {
        let Some(crew) = &self.crew else { return number };
        let others = crew.in_place(child.place);
        if others == 0 || number >= limit {
            return number;
        }
        (number + others * (1 + number)).min(limit.saturating_sub(1)).max(number)
    }

    /// Reads again what other threads may have found of the children of the frame on top.
    fn hear_news(&mut self) {
        if self.crew.is_none() {
            return;
        }
        let nodes = self.nodes;
        let Some(frame) = self.frames.last_mut() else { return };
        if nodes - frame.read < NEWS {
            return;
        }
        frame.read = nodes;
        let origin = Origin { path: frame.path, barrier: frame.barrier };
        let (first, current) = (frame.first as usize, frame.current as usize);
        for at in first..self.children.len() {
            let mut child = self.children[at];
            let open = child.proof != 0 && child.disproof != 0;
            if at != current
                && open
                && !child.negated
                && child.kind != Kind::Judge
                && self.recall(&mut child, origin)
            {
                self.children[at] = child;
            }
        }
    }

    /// The numbers of a frame from those of its children.
    fn sums(&self, at: usize) -> Sums {
        let attacks = self.frames[at].attacks();
        let children = self.children_of(at);
        let limit = if attacks { self.frames[at].proof_limit } else { self.frames[at].disproof_limit };
        let mut true_least = NEVER;
        let mut least = (NEVER, NEVER);
        let mut second = NEVER;
        let mut best = 0;
        let mut open = 0_u32;
        let mut largest = 0;
        let mut sum = 0_u32;
        let pair = |child: &Child| {
            let (proof, disproof) =
                if child.negated { (child.disproof, child.proof) } else { (child.proof, child.disproof) };
            if attacks { (proof, disproof) } else { (disproof, proof) }
        };
        for (index, child) in children.iter().enumerate() {
            let (one, all) = pair(child);
            if one == 0 {
                let (proof, disproof) = if attacks { (0, NEVER) } else { (NEVER, 0) };
                return Sums { proof, disproof, best: index, second: NEVER, others: 0 };
            }
            if all == 0 {
                continue;
            }
            if child.after.is_some_and(|before| pair(&children[usize::from(before)]).1 != 0) {
                continue;
            }
            open += 1;
            true_least = true_least.min(one);
            largest = largest.max(all);
            sum = sum.saturating_add(all);
            // Of equals the one that is farther from the opposite.
            let tie = NEVER - all;
            let one = self.weighed(child, one, limit);
            if (one, tie) < least {
                second = least.0;
                least = (one, tie);
                best = index;
            } else {
                second = second.min(one);
            }
        }
        if open == 0 {
            let (proof, disproof) = if attacks { (NEVER, 0) } else { (0, NEVER) };
            return Sums { proof, disproof, best: 0, second: NEVER, others: 0 };
        }
        // Transpositions make the disproof numbers of checks explode when they are added up. The defender's answers have less
        // in common where the line is short; in long ones a king that may step to either of two squares, again and again,
        // doubles the proof number each time.
        let mine = pair(&children[best]).1;
        let (all, others) = if attacks {
            (largest.saturating_add(open - 1), open - 1)
        } else if self.frames[at].asked == ENDLESS {
            let all = largest.saturating_add((sum - largest) / APART).saturating_add(open - 1);
            (all, (sum - mine) / APART + open - 1)
        } else {
            (sum, sum - mine)
        };
        let all = all.min(NEVER - 1);
        let one = true_least.min(NEVER - 1);
        let (proof, disproof) = if attacks { (one, all) } else { (all, one) };
        Sums { proof, disproof, best, second, others }
    }
}

/// The level of a question about a whole position.
pub(crate) const WHOLE: Root = Root::Here { level: EVERY };

/// Where a position belongs, for those who only look it up.
pub(crate) fn whole_place(position: &Position, attacker: Color, count: Count) -> Place {
    let kind = if position.side_to_move() == attacker { Kind::Attack } else { Kind::Defend { level: EVERY } };
    place(position, attacker, kind, None, count)
}
