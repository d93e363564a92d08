//! Mates and brinkmates, by the mate solver.

use komadai_rules::{Color, Move, Position};
use komadai_tsume::{Limits, Problem, Solution, Verdict, Watch, brinkmates, solve_net};

/// A mate that was found and verified.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mate {
    /// Its length when futile interpositions are not counted.
    pub plies: u32,
    /// Its line.
    pub line: Vec<Move>,
}

/// Asks the mate solver, with a limit for every question.
pub struct Mates<'a> {
    limits: Limits,
    watch: &'a mut dyn Watch,
}

impl<'a> Mates<'a> {
    /// Questions that may each visit so many nodes; the watcher can end them.
    pub fn new(nodes: u64, watch: &'a mut dyn Watch) -> Self {
        Self { limits: Limits { memory: 64 << 20, nodes }, watch }
    }

    /// The mate that a side has here, whoever is to move.
    pub fn of(&mut self, position: &Position, attacker: Color) -> Option<Mate> {
        if position.side_to_move() != attacker {
            if position.is_checkmate() {
                return Some(Mate { plies: 0, line: Vec::new() });
            }
            // Only while it is checked can a side be mated by checks.
            if !position.in_check() {
                return None;
            }
        }
        let problem = Problem::with_attacker(position.clone(), attacker).ok()?;
        let Solution { verdict, plies, line, .. } = solve_net(&problem, self.limits, self.watch);
        let plies = plies.and_then(|plies| u32::try_from(plies).ok())?;
        (verdict == Verdict::Mate).then_some(Mate { plies, line })
    }

    /// What follows if the side to move does nothing: the mate that threatens it (詰めろ).
    pub fn threat(&mut self, position: &Position) -> Option<Mate> {
        if position.in_check() || !position.has_legal_move() {
            return None;
        }
        let mut passed = position.clone();
        passed.do_null();
        let attacker = passed.side_to_move();
        self.of(&passed, attacker)
    }

    /// Whether the side to move is lost though not in check (必至): the defence that lasts longest, with the mate after it.
    pub fn brinkmate(&mut self, position: &Position) -> Option<Vec<Move>> {
        // Without a threat, doing nothing much is a defence.
        self.threat(position)?;
        let attacker = !position.side_to_move();
        let mut longest: Vec<Move> = Vec::new();
        for mv in position.legal_moves() {
            let mut after = position.clone();
            after.do_move(mv);
            let line = self.of(&after, attacker)?.line;
            if line.len() + 1 > longest.len() {
                longest = core::iter::once(mv).chain(line).collect();
            }
        }
        Some(longest)
    }

    /// A quiet move that makes brinkmate here, with the line after it, looked for among all.
    pub fn brinkmate_here(&mut self, position: &Position) -> Option<Vec<Move>> {
        let problem = Problem::with_attacker(position.clone(), position.side_to_move()).ok()?;
        let limits = Limits { nodes: self.limits.nodes * 4, ..self.limits };
        let found = brinkmates(&problem, limits, self.watch).found.into_iter().next()?;
        let longest = found.defences.into_iter().max_by_key(Vec::len)?;
        Some(core::iter::once(found.mv).chain(longest).collect())
    }
}
