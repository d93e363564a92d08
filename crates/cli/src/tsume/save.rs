//! The solution as a record: the main line, and the other defences and what else was found beside it as variations.

use std::io::Write as _;
use std::path::Path;

use komadai_record::{EndKind, NodeId, Record, Target, write};
use komadai_rules::Move;
use komadai_text::Text;
use komadai_tsume::Verdict;

use super::human::fault_name;
use super::request::{Found, Solved, main_line};
use crate::outcome::Failure;

/// The format that a file's ending names; KIF in UTF-8 for standard output.
pub(crate) fn target(file: &str, text: &Text) -> Result<Target, Failure> {
    let ending = if file == "-" {
        "kifu"
    } else {
        Path::new(file).extension().and_then(|ending| ending.to_str()).unwrap_or_default()
    };
    Target::by_ending(ending)
        .ok_or_else(|| Failure(text.with("convert-unknown-format", &[("format", ending.into())])))
}

/// Writes the solution to a file, or to standard output.
pub(super) fn save(solved: &Solved, file: &str, target: Target, text: &Text) -> Result<(), Failure> {
    let (bytes, _) = write(&[&record(solved, text)], target);
    let written = if file == "-" { std::io::stdout().write_all(&bytes) } else { std::fs::write(file, bytes) };
    written.map_err(|error| {
        let error = text.system(&error);
        Failure(text.with("tsume-cannot-write", &[("file", file.into()), ("error", error.into())]))
    })
}

fn record(solved: &Solved, text: &Text) -> Record {
    let mut record = Record::new(solved.problem.position().to_sfen());
    if solved.rest_given {
        record.note(NodeId::ROOT, &text.get("tsume-rest-given"));
    }
    match &solved.found {
        Found::Brinkmates(brinkmates) => {
            for brinkmate in &brinkmates.found {
                record.add_line(NodeId::ROOT, &main_line(brinkmate));
                for defence in &brinkmate.defences {
                    let line: Vec<Move> =
                        core::iter::once(brinkmate.mv).chain(defence.iter().copied()).collect();
                    record.add_line(NodeId::ROOT, &line);
                }
            }
        }
        Found::Solution { solution, findings, variations } => {
            record.add_line(NodeId::ROOT, &solution.line);
            match solution.verdict {
                Verdict::Mate => _ = record.finish(EndKind::Mate, None),
                Verdict::NoMate => _ = record.finish(EndKind::NoMate, None),
                Verdict::Unknown(_) => {}
            }
            if let Some(line) = &solution.sparing
                && let Some(last) = record.add_line(NodeId::ROOT, line).last()
            {
                record.note(*last, &text.with("tsume-sparing", &[("plies", line.len().into())]));
            }
            for fault in findings.iter().flat_map(|findings| &findings.faults) {
                let nodes = record.add_line(NodeId::ROOT, &fault.line);
                if let Some(id) = fault.ply.checked_sub(1).and_then(|index| nodes.get(index)) {
                    record.note(*id, &fault_name(fault, text));
                }
            }
            if let Some(variations) = variations {
                for variation in &variations.found {
                    record.add_line(NodeId::ROOT, &variation.line);
                }
                if variations.stopped.is_some() {
                    record.note(NodeId::ROOT, &text.get("tsume-variations-unfinished"));
                }
            }
        }
    }
    record
}
