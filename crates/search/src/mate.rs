//! Mates by checks alone: a depth-first proof-number search (df-pn: Nagai, 2002).
//!
//! The attacker gives check with every move, the defender tries every answer. Each node holds two numbers: how many
//! leaves must at least be settled to prove it, and how many to disprove it; the search always goes where the
//! smaller of them is.

use std::collections::HashMap;

use komadai_rules::{Move, MoveList, Position};

use crate::control::{Clock, Control};

/// The answer to a mate problem.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum MateAnswer {
    /// A line that mates: the defender's longest answers to the attacker's shortest moves found.
    Mate(Vec<Move>),
    /// No series of checks mates.
    NoMate,
    /// Stopped before it was settled.
    Unknown,
}

const INFINITE: u32 = 1 << 28;
/// Lines longer than this are given up.
const LONGEST: usize = 1000;

#[derive(Debug, Clone, Copy)]
struct Numbers {
    proof: u32,
    disproof: u32,
    /// Plies to the mate, when proven.
    length: u32,
}

const UNKNOWN: Numbers = Numbers { proof: 1, disproof: 1, length: 0 };

struct Solver<'a> {
    position: Position,
    table: HashMap<u64, Numbers>,
    room: usize,
    path: Vec<u64>,
    nodes: u64,
    stopped: bool,
    control: &'a Control,
    clock: &'a dyn Clock,
}

/// Looks for a mate by checks, holding at most `room` positions in memory.
pub fn solve_mate(position: &Position, room: usize, control: &Control, clock: &dyn Clock) -> MateAnswer {
    let mut solver = Solver {
        position: position.clone(),
        table: HashMap::new(),
        room: room.max(1 << 12),
        path: Vec::new(),
        nodes: 0,
        stopped: false,
        control,
        clock,
    };
    let numbers = solver.expand(INFINITE, INFINITE, true);
    if numbers.proof == 0 {
        return match solver.line() {
            Some(line) => MateAnswer::Mate(line),
            None => MateAnswer::Unknown,
        };
    }
    if numbers.disproof == 0 && !solver.stopped { MateAnswer::NoMate } else { MateAnswer::Unknown }
}

impl Solver<'_> {
    fn moves(&self, attacker: bool) -> Vec<Move> {
        let mut list = MoveList::new();
        if attacker {
            self.position.checks_into(&mut list);
        } else {
            self.position.evasions_into(&mut list);
        }
        // Lines grow long, and a full list would be kept on the stack for each of their moves.
        list.to_vec()
    }

    fn should_stop(&mut self) -> bool {
        self.nodes += 1;
        if self.nodes.is_multiple_of(256)
            && (self.control.stopped() || self.control.out_of_time(self.clock.milliseconds()))
        {
            self.stopped = true;
        }
        if self.table.len() >= self.room {
            self.stopped = true;
        }
        self.stopped
    }

    /// What is known of the position after a move.
    fn child(&mut self, mv: Move) -> Numbers {
        let delta = self.position.do_move(mv);
        let key = self.position.key();
        // Coming back to a position of the same line mates nobody. That holds for this line only.
        let numbers = if self.path.contains(&key) {
            Numbers { proof: INFINITE, disproof: 0, length: 0 }
        } else {
            self.table.get(&key).copied().unwrap_or(UNKNOWN)
        };
        self.position.undo_move(mv, delta);
        numbers
    }

    /// Works on the current position until one of its numbers reaches its limit.
    fn expand(&mut self, proof_limit: u32, disproof_limit: u32, attacker: bool) -> Numbers {
        let key = self.position.key();
        let moves = self.moves(attacker);
        if moves.is_empty() || self.path.len() >= LONGEST {
            let numbers = if attacker || !moves.is_empty() {
                Numbers { proof: INFINITE, disproof: 0, length: 0 }
            } else {
                Numbers { proof: 0, disproof: INFINITE, length: 0 }
            };
            self.table.insert(key, numbers);
            return numbers;
        }
        self.path.push(key);
        let numbers = loop {
            let mut sum = 0;
            let mut least = INFINITE;
            let mut second = INFINITE;
            let mut best = None;
            let mut shortest = u32::MAX;
            let mut longest = 0;
            for &mv in &moves {
                let child = self.child(mv);
                // For the attacker one proof is enough and every move must be disproved; for the defender the reverse.
                let (single, all) =
                    if attacker { (child.proof, child.disproof) } else { (child.disproof, child.proof) };
                sum = (sum + all).min(INFINITE);
                if child.proof == 0 {
                    shortest = shortest.min(child.length);
                    longest = longest.max(child.length);
                }
                if single < least {
                    second = least;
                    least = single;
                    best = Some((mv, child));
                } else {
                    second = second.min(single);
                }
            }
            let numbers = if attacker {
                Numbers { proof: least, disproof: sum, length: shortest.saturating_add(1) }
            } else {
                Numbers { proof: sum, disproof: least, length: longest + 1 }
            };
            if numbers.proof >= proof_limit || numbers.disproof >= disproof_limit || self.should_stop() {
                break numbers;
            }
            let Some((mv, child)) = best else { break numbers };
            let (proof, disproof) = if attacker {
                (
                    proof_limit.min(second.saturating_add(1 + second / 4)),
                    disproof_limit.saturating_sub(numbers.disproof).saturating_add(child.disproof),
                )
            } else {
                (
                    proof_limit.saturating_sub(numbers.proof).saturating_add(child.proof),
                    disproof_limit.min(second.saturating_add(1 + second / 4)),
                )
            };
            let delta = self.position.do_move(mv);
            self.expand(proof.min(INFINITE), disproof.min(INFINITE), !attacker);
            self.position.undo_move(mv, delta);
        };
        self.path.pop();
        self.table.insert(key, numbers);
        numbers
    }

    /// The proven line: shortest for the attacker, longest for the defender.
    fn line(&mut self) -> Option<Vec<Move>> {
        let mut line = Vec::new();
        let mut attacker = true;
        loop {
            let moves = self.moves(attacker);
            if moves.is_empty() {
                return (!attacker).then_some(line);
            }
            self.path.push(self.position.key());
            let proven = moves.into_iter().filter_map(|mv| {
                let child = self.child(mv);
                (child.proof == 0).then_some((child.length, mv))
            });
            let next = if attacker { proven.min() } else { proven.max() };
            let (_, mv) = next?;
            line.push(mv);
            self.position.do_move(mv);
            attacker = !attacker;
            if line.len() > LONGEST {
                return None;
            }
        }
    }
}
