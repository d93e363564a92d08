//! The solution as a record: the main line, and what was found beside it as variations.

use std::io::Write as _;
use std::path::Path;

use komadai_record::{EndKind, NodeId, Record, Step, Target, write};
use komadai_rules::Move;
use komadai_text::Text;
use komadai_tsume::{Fault, Verdict};

use super::request::Solved;
use crate::outcome::Failure;

/// The format that a file's ending names; KIF in UTF-8 for standard output.
pub(super) fn target(file: &str, text: &Text) -> Result<Target, Failure> {
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
        let error = error.to_string();
        Failure(text.with("tsume-cannot-write", &[("file", file.into()), ("error", error.into())]))
    })
}

fn record(solved: &Solved, text: &Text) -> Record {
    let mut record = Record::new(solved.problem.position().to_sfen());
    for mv in &solved.solution.line {
        record.play(*mv, None).expect("solutions are legal");
    }
    match solved.solution.verdict {
        Verdict::Mate => _ = record.finish(EndKind::Mate, None),
        Verdict::NoMate => _ = record.finish(EndKind::NoMate, None),
        Verdict::Unknown(_) => {}
    }
    for fault in solved.findings.iter().flat_map(|findings| &findings.faults) {
        branch(&mut record, fault, text);
    }
    record
}

/// Adds the line of a fault, and its name where it begins.
fn branch(record: &mut Record, fault: &Fault, text: &Text) {
    let mut at = NodeId::ROOT;
    for (index, mv) in fault.line.iter().enumerate() {
        at = child(record, at, *mv);
        if index + 1 == fault.ply {
            let kind = text.get(&format!("tsume-fault-{}", fault.kind.key().replace('_', "-")));
            record.node_mut(at).comments.push(kind);
        }
    }
}

/// The node after a move, which may be there already.
fn child(record: &mut Record, at: NodeId, mv: Move) -> NodeId {
    let same = |id: &NodeId| record.node(*id).step == Step::Move(mv);
    let known = record.node(at).children().iter().copied().find(same);
    known.unwrap_or_else(|| record.add(at, Step::Move(mv)))
}
