//! What counts as sound: one solution, checked by the solver.

use komadai_rules::{Move, MoveList, Position};
use komadai_tsume::{FaultKind, Limits, Patient, Verdict, examine, solve};

use crate::draft::Draft;

/// A problem that has been found sound.
#[derive(Clone, Debug)]
pub(super) struct Sound {
    pub(super) draft: Draft,
    /// The solution.
    pub(super) line: Vec<Move>,
}

/// Nodes for finding a mate, to begin with and for each ply wanted: what takes more is no problem for people.
const SOLVE: (u64, u64) = (100, 150);
/// Nodes for looking at everything beside the solution, for each of its plies.
const EXAMINE: u64 = 3_000;
/// Other defences that may last as long as the main line's (変同).
const MOST_EQUAL: usize = 3;

const fn limits(nodes: u64) -> Limits {
    Limits { memory: Limits::LEAST_MEMORY, nodes }
}

/// Whether exactly one check mates at once.
pub(super) fn has_one_mate(draft: &Draft) -> bool {
    let Some(problem) = draft.problem() else { return false };
    let position = problem.position();
    let mut checks = MoveList::new();
    position.checks_into(&mut checks);
    let mates = |mv: &Move| after(position, *mv).is_checkmate();
    checks.iter().filter(|mv| mates(mv)).take(2).count() == 1
}

fn after(position: &Position, mv: Move) -> Position {
    let mut after = position.clone();
    after.do_move(mv);
    after
}

/// How hard the solver looks: while many positions are tried, and at those that are kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Effort {
    /// What is hard to see is passed over.
    Searching,
    /// Ten times as hard.
    Keeping,
}

impl Effort {
    const fn nodes(self, nodes: u64) -> Limits {
        limits(match self {
            Self::Searching => nodes,
            Self::Keeping => nodes * 10,
        })
    }
}

/// The line of a mate of `least` to `most` plies side mates and pieces left over or not.
pub(super) fn mate(draft: &Draft, least: usize, most: usize, effort: Effort) -> Option<Vec<Move>> {
    let problem = draft.problem()?;
    let mut checks = MoveList::new();
    problem.position().checks_into(&mut checks);
    if checks.is_empty() {
        return None;
    }
    let solution = solve(&problem, effort.nodes(SOLVE.0 + SOLVE.1 * least as u64), &mut Patient);
    let fits = solution.verdict == Verdict::Mate
        && solution.minimal
        && (least..=most).contains(&solution.line.len());
    fits.then_some(solution.line)
}

/// The draft if it is sound with a mate of `least` to `most` plies: at every move of the solution no other check mates,
/// not even one that is commonly tolerated, and nothing stays in hand.
pub(super) fn sound(draft: &Draft, least: usize, most: usize, effort: Effort) -> Option<Sound> {
    let plies = mate(draft, least, most, effort)?.len();
    let nodes = EXAMINE * (plies as u64 + 1);
    let (solution, findings) = examine(&draft.problem()?, None, 1, effort.nodes(nodes), &mut Patient);
    let equal = findings.faults.iter().filter(|fault| fault.kind == FaultKind::EqualVariation).count();
    let sound = solution.verified
        && solution.line.len() == plies
        && solution.left.is_empty()
        && findings.stopped.is_none()
        && !findings.more
        && equal == findings.faults.len()
        && equal <= MOST_EQUAL;
    sound.then(|| Sound { draft: draft.clone(), line: solution.line })
}
