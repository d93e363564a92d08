//! 変化: what follows the defender's other answers along the main line.

use komadai_rules::{Move, Position};

use komadai_tsume::{Limits, Plies, Problem, Stop, Verdict, Watch, solve_net};

/// A defence beside the main line, with the mate that follows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Variation {
    /// The move of the line at which it leaves the main line, from 1.
    pub(super) ply: usize,
    /// The line from the start.
    pub(super) line: Vec<Move>,
}

/// The defences beside a main line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Variations {
    /// Those at the end of the line first.
    pub(super) found: Vec<Variation>,
    /// What ended the search before all were found.
    pub(super) stopped: Option<Stop>,
}

/// Looks for the defender's answers beside the main line of a solution. Interposing drops that lengthen the mate are futile
/// (無駄合) and left out; of several drops on one square the one that lasts longest stands for all.
pub(super) fn variations(
    problem: &Problem,
    line: &[Move],
    limits: Limits,
    watch: &mut dyn Watch,
) -> Variations {
    let mut positions = vec![problem.position().clone()];
    for mv in line {
        let mut next = positions.last().expect("there is a first").clone();
        next.do_move(*mv);
        positions.push(next);
    }
    let mut result = Variations::default();
    for at in (0..line.len()).rev() {
        let before = &positions[at];
        if before.side_to_move() == problem.attacker() {
            continue;
        }
        let mut answers: Vec<Vec<Move>> = Vec::new();
        for mv in before.legal_moves().into_iter().filter(|mv| *mv != line[at]) {
            match answer(problem, before, mv, line.len() - at, limits, watch) {
                Ok(Some(answer)) => keep(&mut answers, answer),
                Ok(None) => {}
                Err(stop) => {
                    result.stopped = Some(stop);
                    return result;
                }
            }
        }
        for answer in answers {
            let line = line[..at].iter().copied().chain(answer).collect();
            result.found.push(Variation { ply: at + 1, line });
        }
    }
    result
}

/// An answer and the mate after it; none for a futile interposition.
fn answer(
    problem: &Problem,
    before: &Position,
    mv: Move,
    left: usize,
    limits: Limits,
    watch: &mut dyn Watch,
) -> Result<Option<Vec<Move>>, Stop> {
    let mut after = before.clone();
    after.do_move(mv);
    // Where the attacker is mated in answer, the main line would not have been one.
    let Ok(problem) = Problem::with_attacker(after, problem.attacker()) else { return Ok(None) };
    let solution = solve_net(&problem, limits, watch);
    match solution.verdict {
        Verdict::Unknown(stop) => Err(stop),
        Verdict::NoMate => Ok(None),
        Verdict::Mate => {
            let plies = solution.plies.unwrap_or(Plies::MAX);
            if mv.is_drop() && plies as usize + 1 > left {
                return Ok(None);
            }
            Ok(Some(core::iter::once(mv).chain(solution.line).collect()))
        }
    }
}

/// Adds an answer; of drops on the same square only the longest is kept.
fn keep(answers: &mut Vec<Vec<Move>>, answer: Vec<Move>) {
    let same =
        |known: &Vec<Move>| known[0].is_drop() && answer[0].is_drop() && known[0].to() == answer[0].to();
    match answers.iter_mut().find(|known| same(known)) {
        None => answers.push(answer),
        Some(known) if answer.len() > known.len() => *known = answer,
        Some(_) => {}
    }
}
