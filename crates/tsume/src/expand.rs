//! The children of a node, and what is known of them before they are searched.

use komadai_rules::{Hand, Move, MoveList};

use crate::hands;
use crate::length::{ENDLESS, Plies};
use crate::node::{Base, Child, EVERY, Kind, NEVER, NOWHERE, Step, Undo, level, mix, place, place_after};
use crate::search::Search;
use crate::table::Place;

/// Where a child's paths begin: the parent's path, and the frames that count as repeated.
#[derive(Clone, Copy)]
pub(crate) struct Origin {
    pub(crate) path: u64,
    pub(crate) barrier: u32,
}

/// The number of a path that goes on to `place`.
pub(crate) fn path_on(path: u64, place: Place) -> u64 {
    mix(path.rotate_left(5) ^ place.key ^ mix(u64::from(place.hand.to_bits()))).max(1)
}

impl Search<'_> {
    /// Writes the children of the frame on top.
    pub(crate) fn expand(&mut self) {
        let frame = self.frames.last().expect("a frame is being expanded");
        let (kind, asked) = (frame.kind, frame.asked);
        let (drop, capture) = (frame.drop, frame.capture);
        let origin = Origin { path: frame.path, barrier: frame.barrier };
        match kind {
            Kind::Attack => self.expand_attack(asked, 1, origin),
            Kind::AfterDrop => {
                let drop = drop.expect("a drop went before");
                self.expand_captures(asked, drop, origin);
                self.expand_attack(asked, 2, origin);
            }
            Kind::Defend { level } => self.expand_defence(asked, level, origin),
            Kind::Judge => {
                let drop = drop.expect("a drop is judged");
                let capture = capture.expect("by a capture");
                self.expand_judge(asked, drop, capture, origin);
            }
        }
    }

    fn expand_attack(&mut self, asked: Plies, cost: Plies, origin: Origin) {
        let mut list = MoveList::new();
        self.position.checks_into(&mut list);
        let parent = self.frames.last().expect("a frame is being expanded").first as usize;
        let first = self.children.len();
        for mv in &list {
            // Not promoting is tried when promoting failed.
            let twin = mv.from().filter(|_| !mv.promotes()).map(|from| Move::board(from, mv.to(), true));
            let promoting = list.iter().position(|other| Some(*other) == twin);
            let after = promoting.map(|at| (at + first - parent) as u16);
            let child = self.child(Step::Play(*mv), Kind::Defend { level: EVERY }, asked, cost, after);
            self.children.push(child);
        }
        self.assess_moves(first, origin);
    }

    fn expand_captures(&mut self, asked: Plies, drop: Move, origin: Origin) {
        let mut list = MoveList::new();
        self.position.checks_into(&mut list);
        for mv in list.into_iter().filter(|mv| mv.to() == drop.to()) {
            let mut child = if asked == ENDLESS {
                self.child(Step::Give(mv), Kind::Defend { level: EVERY }, asked, 2, None)
            } else {
                self.child(Step::Judge(mv), Kind::Judge, asked, 0, None)
            };
            self.assess(&mut child, origin);
            self.children.push(child);
        }
    }

    fn expand_defence(&mut self, asked: Plies, most: u8, origin: Origin) {
        let list = self.position.legal_moves();
        let in_check = self.position.in_check();
        let steps = |mv: &Move| if mv.is_drop() && in_check { level(&self.position, mv.to()) } else { 0 };
        let levels: Vec<u8> = list.iter().map(steps).collect();
        let below = |bound: u8| levels.iter().copied().filter(|level| *level < bound).max().unwrap_or(0);
        let top = below(most + 1);
        if top > 0 {
            let mut rest = self.child(Step::Stay, Kind::Defend { level: below(top) }, asked, 0, None);
            self.assess(&mut rest, origin);
            self.children.push(rest);
        }
        let mut previous = None;
        let drops_cost = Plies::from(self.count.raw);
        let drops_kind = if self.count.raw { Kind::Attack } else { Kind::AfterDrop };
        let mut wanted: Vec<Move> =
            list.iter().zip(&levels).filter(|(_, level)| **level == top).map(|(mv, _)| *mv).collect();
        if top > 0 {
            wanted.sort_unstable_by_key(|mv| mv.dropped().map(komadai_rules::HandKind::index));
        }
        let first = self.children.len() - usize::from(top > 0);
        for mv in wanted {
            let child = if top > 0 {
                self.child(Step::Play(mv), drops_kind, asked, drops_cost, previous)
            } else {
                self.child(Step::Play(mv), Kind::Attack, asked, 1, None)
            };
            if top > 0 {
                previous = Some((self.children.len() - first) as u16);
            }
            self.children.push(child);
        }
        self.assess_moves(first + usize::from(top > 0), origin);
    }

    fn expand_judge(&mut self, asked: Plies, drop: Move, capture: Move, origin: Origin) {
        let mut child = self.child(Step::Give(capture), Kind::Defend { level: EVERY }, asked, 0, None);
        self.assess(&mut child, origin);
        self.children.push(child);
        if asked < 2 - self.count.spare {
            return;
        }
        // The drop was made by the side that is not to move now; its king has not moved.
        let undo = self.take_step(Step::Retract);
        let below = level(&self.position, drop.to()) - 1;
        self.undo_step(undo);
        let mut child = self.child(Step::Retract, Kind::Defend { level: below }, asked, 2, None);
        child.negated = true;
        let barrier = self.frames.len() as u32;
        self.assess(&mut child, Origin { path: barrier_path(barrier), barrier });
        self.children.push(child);
    }

    fn child(&self, step: Step, kind: Kind, asked: Plies, cost: Plies, after: Option<u16>) -> Child {
        Child {
            step,
            kind,
            place: Place { key: 0, hand: self.position.hand(self.attacker) },
            asked: if asked == ENDLESS { ENDLESS } else { asked - cost },
            cost,
            proof: 1,
            disproof: 1,
            plies: 0,
            exact: false,
            hand: self.position.hand(self.attacker),
            base: NOWHERE,
            after,
            negated: false,
            depth: u16::MAX,
            longer: false,
        }
    }

    /// Fills in what is known of the children from `first` on, all reached by moves. Where they stand in the table is
    /// found and read for all of them before any is looked up: memory answers many questions at once.
    fn assess_moves(&mut self, first: usize, origin: Origin) {
        let mut touched = 0;
        for child in &mut self.children[first..] {
            let Step::Play(mv) = child.step else { unreachable!("a child reached by a move") };
            child.place = place_after(&self.position, self.attacker, mv, child.kind, self.count);
            touched ^= self.table.touch(child.place);
        }
        core::hint::black_box(touched);
        for at in first..self.children.len() {
            let mut child = self.children[at];
            if !self.recall(&mut child, origin) {
                let undo = self.take_step(child.step);
                self.first_look(&mut child);
                self.undo_step(undo);
            }
            self.children[at] = child;
        }
    }

    /// Fills in what is known of a child.
    fn assess(&mut self, child: &mut Child, origin: Origin) {
        let undo = self.take_step(child.step);
        child.place = match child.step {
            Step::Judge(capture) => {
                let top = self.frames.last().expect("judged within a frame").place;
                let key = mix(top.key
                    ^ mix(u64::from(capture.to_bits()))
                    ^ mix(1000 + u64::from(child.asked as u16)));
                Place { key: key.max(1), hand: top.hand }
            }
            _ => place(&self.position, self.attacker, child.kind, None, self.count),
        };
        if !self.recall(child, origin) {
            self.first_look(child);
        }
        self.undo_step(undo);
    }

    /// What table and path say of a child. False when it was not visited yet.
    pub(crate) fn recall(&mut self, child: &mut Child, origin: Origin) -> bool {
        child.hand = child.place.hand;
        let known = self.table.look(child.place);
        child.depth = known.depth;
        child.longer = known.proven < ENDLESS;
        if known.proven <= child.asked {
            (child.proof, child.disproof) = (0, NEVER);
            (child.plies, child.exact, child.hand) = (known.proven, known.proof_exact, known.proof_hand);
            return true;
        }
        if known.disproven >= child.asked {
            (child.proof, child.disproof) = (NEVER, 0);
            (child.plies, child.exact, child.hand) =
                (known.disproven, known.disproof_exact, known.disproof_hand);
            return true;
        }
        if self.count.spare != 0 && child.kind != Kind::Judge {
            // Where there is no mate at all none is found by counting otherwise.
            let known = self.table.look(self.count.plainly(child.place));
            if known.disproven >= ENDLESS {
                (child.proof, child.disproof, child.plies) = (NEVER, 0, ENDLESS);
                (child.exact, child.hand) = (known.disproof_exact, known.disproof_hand);
                return true;
            }
        }
        if let Some(base) = self.repeated(child, origin.barrier) {
            (child.proof, child.disproof) = (NEVER, 0);
            (child.plies, child.base) = (ENDLESS, Base::at(base));
            return true;
        }
        if known.loops
            && let Some((plies, base)) = self.looped(child.place, origin)
            && plies >= child.asked
        {
            (child.proof, child.disproof) = (NEVER, 0);
            (child.plies, child.base) = (plies, base);
            return true;
        }
        if let Some(numbers) = known.numbers {
            (child.proof, child.disproof) = numbers;
        }
        // With less in hand a mate is no easier to find, with more no easier to rule out. The first only while any mate
        // will do: where plies count, the same board with less in hand may come back below itself, and each would raise
        // the other's number without end.
        if child.asked == ENDLESS {
            child.proof = child.proof.max(known.least.0);
        }
        child.disproof = child.disproof.max(known.least.1);
        known.numbers.is_some()
    }

    /// What is known of a place on this path only.
    fn looped(&self, place: Place, origin: Origin) -> Option<(Plies, Base)> {
        if let Some(looped) = self.loops.on_path(path_on(origin.path, place)) {
            return Some((looped.plies, looped.base));
        }
        self.loops.below(place).find_map(|(plies, relied)| {
            self.on_path(relied, origin.barrier).map(|index| (plies, Base::at(index)))
        })
    }

    /// Where this very place stands on the path.
    fn on_path(&self, place: Place, barrier: u32) -> Option<u32> {
        let mut at = self.path.get(&place.key).copied();
        while let Some(index) = at {
            let frame = &self.frames[index as usize];
            if index < barrier || frame.place.hand == place.hand {
                return Some(index).filter(|index| *index >= barrier);
            }
            at = frame.same;
        }
        None
    }

    fn first_look(&mut self, child: &mut Child) {
        match child.kind {
            Kind::Attack | Kind::AfterDrop => {
                if child.asked < Plies::from(child.kind == Kind::Attack) - self.count.spare {
                    (child.proof, child.disproof, child.plies) = (NEVER, 0, child.asked);
                    child.hand = hands::all(&self.position);
                    return;
                }
                let mut list = MoveList::new();
                self.position.checks_into(&mut list);
                if list.is_empty() {
                    (child.proof, child.disproof, child.plies) = (NEVER, 0, ENDLESS);
                    let all = hands::all(&self.position);
                    child.hand = hands::allowed(&self.position, self.attacker, all);
                } else {
                    child.disproof = child.disproof.max(list.len() as u32);
                }
            }
            Kind::Judge => {}
            Kind::Defend { level: most } => {
                let in_check = self.position.in_check();
                let mut squares = 0_u32;
                let mut others = 0_u32;
                let mut list = MoveList::new();
                self.position.legal_moves_into(&mut list);
                for mv in &list {
                    if mv.is_drop() && in_check {
                        let steps = level(&self.position, mv.to());
                        if steps <= most {
                            squares |= 1 << steps;
                        }
                    } else {
                        others += 1;
                    }
                }
                let answers = others + squares.count_ones();
                let held = self.position.hand(self.attacker);
                let mated = self.count.mated(held);
                if answers == 0 && child.asked >= mated {
                    (child.proof, child.disproof, child.plies) = (0, NEVER, mated);
                    child.hand = if mated == 0 {
                        hands::needed(&self.position, self.attacker, Hand::EMPTY)
                    } else {
                        held
                    };
                } else if answers == 0 && child.asked >= -self.count.spare {
                    (child.proof, child.disproof, child.plies) = (NEVER, 0, child.asked);
                    child.hand = held;
                } else if child.asked < -self.count.spare {
                    (child.proof, child.disproof, child.plies) = (NEVER, 0, child.asked);
                    child.hand = hands::all(&self.position);
                } else if child.asked < 2 - self.count.spare && (others > 0 || self.count.raw) {
                    (child.proof, child.disproof, child.plies) = (NEVER, 0, 1 - self.count.spare);
                    if others > 0 {
                        child.hand = hands::all(&self.position);
                    }
                } else if !child.longer {
                    child.proof = child.proof.max(answers);
                }
            }
        }
    }

    /// The frame at which this child's position stands on the path already.
    fn repeated(&self, child: &Child, barrier: u32) -> Option<u32> {
        let mut at = self.path.get(&child.place.key).copied();
        while let Some(index) = at {
            if index < barrier {
                return None;
            }
            let frame = &self.frames[index as usize];
            let hand = frame.place.hand;
            // With net lengths more pieces can mean a longer mate: only the very position counts.
            let counts = if self.count.raw || child.asked == ENDLESS {
                hand.covers(child.place.hand)
            } else {
                hand == child.place.hand
            };
            if counts {
                return Some(index);
            }
            at = frame.same;
        }
        None
    }

    /// Makes a step from the frame on top.
    pub(crate) fn take_step(&mut self, step: Step) -> Undo {
        match step {
            Step::Play(mv) => Undo::Played(mv, self.position.do_move(mv)),
            Step::Stay | Step::Judge(_) => Undo::Nothing,
            Step::Give(mv) => {
                let drop = self.frames.last().and_then(|frame| frame.drop).expect("a drop is taken");
                let kind = drop.dropped().expect("a drop drops a piece");
                let delta = self.position.do_move(mv);
                self.position.hand_over(kind, self.attacker);
                Undo::Given(mv, delta, kind)
            }
            Step::Retract => {
                let at = self.frames.len() - 2;
                let Undo::Played(mv, delta) = self.frames[at].undo else {
                    unreachable!("a judge stands on the node after its drop")
                };
                self.position.undo_move(mv, delta);
                Undo::Retracted(mv)
            }
        }
    }

    /// Undoes a step.
    pub(crate) fn undo_step(&mut self, undo: Undo) {
        match undo {
            Undo::Nothing => {}
            Undo::Played(mv, delta) => self.position.undo_move(mv, delta),
            Undo::Given(mv, delta, kind) => {
                self.position.hand_over(kind, !self.attacker);
                self.position.undo_move(mv, delta);
            }
            Undo::Retracted(mv) => {
                self.position.do_move(mv);
            }
        }
    }
}

/// Where the paths of a question asked for itself begin.
pub(crate) fn barrier_path(barrier: u32) -> u64 {
    mix(u64::from(barrier) ^ 0x5eed)
}
