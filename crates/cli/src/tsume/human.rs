//! The answer in words.

use komadai_rules::{Move, Position};
use komadai_text::Text;
use komadai_tsume::{Brinkmates, Fault, Findings, Solution, Stop, Verdict};

use super::Task;
use super::request::{Found, Solved, main_line};
use crate::words;

/// Why a position is no problem, with the file it stands in.
pub(super) fn refused(task: &Task, message: &str, text: &Text) -> String {
    match &task.file {
        None => message.to_owned(),
        Some((file, _)) => {
            text.with("record-file-failed", &[("file", file.as_str().into()), ("error", message.into())])
        }
    }
}

/// What was found out.
pub(super) fn describe(task: &Task, solved: &Solved, text: &Text) -> String {
    let mut lines = Vec::new();
    if let Some((file, game)) = &task.file {
        lines.push(format!("{file} ({game})"));
    }
    if solved.rest_given {
        lines.push(text.get("tsume-rest-given"));
    }
    let start = solved.problem.position();
    let nodes = match &solved.found {
        Found::Solution { solution, findings, .. } => {
            lines.extend(answer(solution, start, text));
            if let Some(findings) = findings {
                let is_mate = solution.verdict == Verdict::Mate;
                lines.extend(faults(findings, is_mate, start, text));
            }
            solution.nodes
        }
        Found::Brinkmates(brinkmates) => {
            lines.extend(brink(brinkmates, start, text));
            brinkmates.nodes
        }
    };
    let seconds = format!("{:.2}", solved.time.as_secs_f64());
    lines.push(text.with("tsume-cost", &[("nodes", nodes.into()), ("seconds", seconds.into())]));
    lines.join("\n")
}

/// Why a search ended.
fn stopped(stop: Stop, text: &Text) -> String {
    text.get(&format!("tsume-stop-{}", stop.key()))
}

/// The solution.
fn answer(solution: &Solution, start: &Position, text: &Text) -> Vec<String> {
    let mut lines = Vec::new();
    match solution.verdict {
        Verdict::Mate => {
            let plies = solution.plies.unwrap_or(0);
            let key = if solution.minimal { "tsume-mate" } else { "tsume-mate-at-most" };
            lines.push(text.with(key, &[("plies", i64::from(plies).into())]));
            if let Some(raw) = solution.raw_plies.filter(|raw| *raw != plies) {
                lines.push(text.with("tsume-raw", &[("plies", i64::from(raw).into())]));
            }
            lines.push(said(start, &solution.line, text));
            if !solution.left.is_empty() {
                lines.push(text.with("tsume-left", &[("count", solution.left.total().into())]));
            }
            if let Some(line) = &solution.sparing {
                let told = text.with("tsume-sparing", &[("plies", line.len().into())]);
                lines.push(format!("{told} {}", said(start, line, text)));
            }
        }
        Verdict::NoMate => lines.push(text.get("tsume-no-mate")),
        Verdict::Unknown(stop) => {
            lines.push(text.with("tsume-unknown", &[("reason", stopped(stop, text).into())]));
        }
    }
    lines
}

/// What is wrong with a composition.
fn faults(findings: &Findings, is_mate: bool, start: &Position, text: &Text) -> Vec<String> {
    let mut lines = Vec::new();
    if findings.faults.is_empty() && findings.stopped.is_none() {
        lines.push(text.get("tsume-sound"));
    }
    for fault in &findings.faults {
        let kind = fault_name(fault, text);
        if fault.ply == 0 {
            lines.push(kind);
            continue;
        }
        lines.push(
            text.with("tsume-fault-at", &[("kind", kind.into()), ("ply", fault.ply.into())])
                + &format!(" {}", said(start, &fault.line, text)),
        );
    }
    if findings.more {
        lines.push(text.get("tsume-more"));
    }
    if let Some(stop) = findings.stopped.filter(|_| is_mate) {
        lines.push(text.with("tsume-check-unfinished", &[("reason", stopped(stop, text).into())]));
    }
    lines
}

/// A fault's name.
pub(super) fn fault_name(fault: &Fault, text: &Text) -> String {
    text.get(&format!("tsume-fault-{}", fault.kind.key().replace('_', "-")))
}

/// The moves that make a brinkmate, each with the defence that lasts longest.
fn brink(brinkmates: &Brinkmates, start: &Position, text: &Text) -> Vec<String> {
    let mut lines = Vec::new();
    if brinkmates.found.is_empty() && brinkmates.unsettled.is_empty() {
        lines.push(text.get("tsume-no-brinkmate"));
    }
    if !brinkmates.found.is_empty() {
        lines.push(text.with("tsume-brinkmates", &[("count", brinkmates.found.len().into())]));
    }
    for brinkmate in &brinkmates.found {
        lines.push(said(start, &main_line(brinkmate), text));
    }
    if !brinkmates.unsettled.is_empty() {
        let reason = stopped(brinkmates.stopped.unwrap_or(Stop::Memory), text);
        let count = brinkmates.unsettled.len();
        let args = [("count", count.into()), ("reason", reason.into())];
        lines.push(text.with("tsume-brinkmates-unsettled", &args));
    }
    lines
}

/// A line of moves in the reader's notation.
fn said(start: &Position, line: &[Move], text: &Text) -> String {
    let mut position = start.clone();
    let mut previous = None;
    let mut words = Vec::new();
    for mv in line {
        words.push(words::named(text, &position, *mv, previous));
        previous = Some(mv.to());
        position.do_move(*mv);
    }
    words.join(" ")
}
