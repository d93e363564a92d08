//! What is found in a composition.

use komadai_record::{EndKind, NodeId, Record};
use komadai_rules::{Move, Position, Square};
use komadai_tsume::{Findings, Problem, Solution, Verdict, examine, solve};
use komadai_wire::{TsumeBranch, TsumeCheck, TsumeFault, TsumeReport, TsumeSolution};

use super::line::{Reached, legal_line, refused, told_line};
use super::{CHECK, PLAY, Watcher};
use crate::convert;
use crate::problem::Fault;

/// Side mates that are listed.
const MOST_SIDE_MATES: usize = 20;

/// The solution from where a line has led.
pub(crate) fn solution(at: &Reached, watch: &mut Watcher<'_>) -> Result<TsumeSolution, Fault> {
    let problem = Problem::with_attacker(at.position.clone(), at.problem.attacker());
    let problem = problem.map_err(|_| Fault::bad("bad_line"))?;
    let solution = solve(&problem, PLAY, watch);
    Ok(told(&solution, &at.position, at.previous_to))
}

/// Examines a composition.
pub(crate) fn report(check: &TsumeCheck, watch: &mut Watcher<'_>) -> Result<TsumeReport, Fault> {
    let mut report = TsumeReport {
        refused: None,
        attacker: None,
        solution: None,
        faults: Vec::new(),
        more: false,
        stopped: None,
    };
    let problem = match Problem::from_sfen(check.sfen.trim()) {
        Ok(problem) => problem,
        Err(refusal) => {
            report.refused = Some(refused(refusal));
            return Ok(report);
        }
    };
    if check.line.len() > super::line::LONGEST {
        return Err(Fault::bad("line_too_long"));
    }
    let position = problem.position();
    let stated = legal_line(position, &check.line)?;
    let stated = (!stated.is_empty()).then_some(stated.as_slice());
    let (solution, findings) = examine(&problem, stated, MOST_SIDE_MATES, CHECK, watch);
    report.attacker = Some(convert::side(problem.attacker()));
    report.faults = faults(&findings, position);
    report.more = findings.more;
    let unsettled = matches!(solution.verdict, Verdict::Unknown(_));
    report.stopped = findings.stopped.filter(|_| !unsettled).map(|stop| stop.key().to_owned());
    report.solution = Some(told(&solution, position, None));
    Ok(report)
}

fn faults(findings: &Findings, position: &Position) -> Vec<TsumeFault> {
    let fault = |fault: &komadai_tsume::Fault| TsumeFault {
        kind: fault.kind.key().to_owned(),
        tolerated: fault.kind.is_tolerated(),
        ply: fault.ply as u32,
        line: told_line(position, &fault.line, None),
    };
    findings.faults.iter().map(fault).collect()
}

fn told(solution: &Solution, position: &Position, previous_to: Option<Square>) -> TsumeSolution {
    let count = |plies: Option<i16>| plies.and_then(|plies| u32::try_from(plies).ok());
    let is_mate = solution.verdict == Verdict::Mate;
    TsumeSolution {
        verdict: solution.verdict.key().to_owned(),
        stop: match solution.verdict {
            Verdict::Unknown(stop) => Some(stop.key().to_owned()),
            _ => None,
        },
        plies: count(solution.plies),
        raw_plies: count(solution.raw_plies),
        minimal: solution.minimal,
        line: told_line(position, &solution.line, previous_to),
        left: if is_mate { solution.left.total().into() } else { 0 },
    }
}

/// A composition as a record: the solution, and what was found beside it as variations.
pub(crate) fn record(problem: &Problem, line: &[Move], branches: &[(TsumeBranch, Vec<Move>)]) -> Record {
    let mut record = Record::new(problem.position().to_sfen());
    record.add_line(NodeId::ROOT, line);
    if !line.is_empty() {
        record.finish(EndKind::Mate, None);
    }
    for (branch, moves) in branches {
        let nodes = record.add_line(NodeId::ROOT, moves);
        let named = (branch.ply as usize).checked_sub(1).and_then(|index| nodes.get(index));
        if let Some(id) = named.filter(|_| !branch.name.is_empty()) {
            record.note(*id, &branch.name);
        }
    }
    record
}
