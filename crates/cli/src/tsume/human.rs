//! The answer in words.

use komadai_rules::{Move, Position};
use komadai_text::Text;
use komadai_tsume::Verdict;

use super::Task;
use super::request::Solved;
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
    let solution = &solved.solution;
    let mut lines = Vec::new();
    if let Some((file, game)) = &task.file {
        lines.push(format!("{file} ({game})"));
    }
    match solution.verdict {
        Verdict::Mate => {
            let plies = solution.plies.unwrap_or(0);
            let key = if solution.minimal { "tsume-mate" } else { "tsume-mate-at-most" };
            lines.push(text.with(key, &[("plies", i64::from(plies).into())]));
            if let Some(raw) = solution.raw_plies.filter(|raw| *raw != plies) {
                lines.push(text.with("tsume-raw", &[("plies", i64::from(raw).into())]));
            }
            lines.push(said(solved.problem.position(), &solution.line, text));
            if !solution.left.is_empty() {
                lines.push(text.with("tsume-left", &[("count", solution.left.total().into())]));
            }
        }
        Verdict::NoMate => lines.push(text.get("tsume-no-mate")),
        Verdict::Unknown(stop) => {
            lines.push(text.with(
                "tsume-unknown",
                &[("reason", text.get(&format!("tsume-stop-{}", stop.key())).into())],
            ));
        }
    }
    if let Some(findings) = &solved.findings {
        if findings.faults.is_empty() && findings.stopped.is_none() {
            lines.push(text.get("tsume-sound"));
        }
        for fault in &findings.faults {
            let kind = text.get(&format!("tsume-fault-{}", fault.kind.key().replace('_', "-")));
            if fault.ply == 0 {
                lines.push(kind);
                continue;
            }
            lines.push(
                text.with("tsume-fault-at", &[("kind", kind.into()), ("ply", fault.ply.into())])
                    + &format!(" {}", said(solved.problem.position(), &fault.line, text)),
            );
        }
        if findings.more {
            lines.push(text.get("tsume-more"));
        }
        if let Some(stop) = findings.stopped.filter(|_| solution.verdict == Verdict::Mate) {
            lines.push(text.with(
                "tsume-check-unfinished",
                &[("reason", text.get(&format!("tsume-stop-{}", stop.key())).into())],
            ));
        }
    }
    let nodes = solution.nodes;
    let seconds = format!("{:.2}", solved.time.as_secs_f64());
    lines.push(text.with("tsume-cost", &[("nodes", nodes.into()), ("seconds", seconds.into())]));
    lines.join("\n")
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
