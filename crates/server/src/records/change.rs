//! Edits: what is stored of one, and the record after it.

use axum::http::StatusCode;
use komadai_library::{Entry, Step, StepError, TextError, decode, encode, positions, replay};
use komadai_record::{EditError, MAX_MARKS, Marks, NodeId, Record};
use komadai_store::{History, RecordChange, RecordText};
use komadai_wire::{Problem, RecordEdit, RecordMark};

use super::{MOST_BYTES, MOST_NODES};
use crate::convert;
use crate::problem::Fault;

/// Steps that are kept to be taken back; after so many a record begins anew.
const MOST_STEPS: usize = 1_000;

/// Length of all steps together that are kept, in bytes.
const MOST_STEP_BYTES: usize = 4 << 20;

/// Moves that one edit adds at most.
const MOST_MOVES: usize = 1_000;

/// An edit that was made.
pub(crate) struct Made {
    pub(crate) record: Record,
    /// The node to show.
    pub(crate) node: NodeId,
    /// What is to be stored; none when the record was so already.
    pub(crate) change: Option<RecordChange>,
    pub(crate) can_undo: bool,
    pub(crate) can_redo: bool,
}

/// Makes an edit of a stored record.
pub(crate) fn make(stored: &RecordText, edit: RecordEdit, at_ms: i64) -> Result<Made, Fault> {
    let (steps, in_force) = (&stored.steps, stored.in_force as usize);
    let state = |count: usize| replay(&stored.text, steps[..count].iter().map(String::as_str));
    let at = |index: usize| -> Result<Step, TextError> { Ok(serde_json::from_str(&steps[index])?) };
    let change = |history, record: &Record, positions_before| {
        let text = encode(record);
        let entry = Entry::of(record, &text);
        (RecordChange { at_ms, history, entry, positions_before }, text)
    };
    match edit {
        RecordEdit::Undo {} => {
            let left = in_force.checked_sub(1).ok_or_else(|| conflict(Problem::new("nothing_to_undo")))?;
            let mut record = state(left)?;
            let applied = at(left)?.apply(&mut record).map_err(|error| unfit(&error))?;
            let before = positions(&record);
            let node = applied.revert(&mut record);
            let (change, _) = change(History::InForce(left as u32), &record, before);
            Ok(Made { record, node, change: Some(change), can_undo: left > 0, can_redo: true })
        }
        RecordEdit::Redo {} => {
            if in_force == steps.len() {
                return Err(conflict(Problem::new("nothing_to_redo")));
            }
            let mut record = state(in_force)?;
            let before = positions(&record);
            let applied = at(in_force)?.apply(&mut record).map_err(|error| unfit(&error))?;
            let now = in_force + 1;
            let (change, _) = change(History::InForce(now as u32), &record, before);
            let (node, can_redo) = (applied.node, now < steps.len());
            Ok(Made { record, node, change: Some(change), can_undo: true, can_redo })
        }
        edit => {
            let step = step(edit)?;
            let mut record = state(in_force)?;
            let before = positions(&record);
            let applied = step.apply(&mut record).map_err(refused)?;
            let node = applied.node;
            if !applied.is_something() {
                let (can_undo, can_redo) = (in_force > 0, in_force < steps.len());
                return Ok(Made { record, node, change: None, can_undo, can_redo });
            }
            check_size(record.len())?;
            let body = serde_json::to_string(&step).expect("a step is plain data");
            let bytes: usize = steps[..in_force].iter().map(String::len).sum();
            let is_full = in_force >= MOST_STEPS || bytes + body.len() > MOST_STEP_BYTES;
            let (mut change, text) = change(History::Made(body), &record, before);
            if text.len() > MOST_BYTES {
                return Err(too_large(record.len()));
            }
            if !is_full {
                return Ok(Made { record, node, change: Some(change), can_undo: true, can_redo: false });
            }
            // Nodes get other numbers now; the answer tells them all.
            let place = record.preorder(NodeId::ROOT).position(|id| id == node).unwrap_or(0);
            let record = decode(&text)?;
            let node = record.preorder(NodeId::ROOT).nth(place).unwrap_or(NodeId::ROOT);
            change.history = History::Anew(text);
            Ok(Made { record, node, change: Some(change), can_undo: false, can_redo: false })
        }
    }
}

/// Refuses a record that is too large for a browser.
pub(crate) fn check_size(nodes: usize) -> Result<(), Fault> {
    if nodes > MOST_NODES { Err(too_large(nodes)) } else { Ok(()) }
}

fn too_large(nodes: usize) -> Fault {
    let problem = Problem::new("record_too_large").with("nodes", nodes).with("most", MOST_NODES);
    Fault::new(StatusCode::PAYLOAD_TOO_LARGE, problem)
}

fn conflict(problem: Problem) -> Fault {
    Fault::new(StatusCode::CONFLICT, problem)
}

fn unfit(error: &StepError) -> Fault {
    TextError::Step(error.to_string()).into()
}

fn step(edit: RecordEdit) -> Result<Step, Fault> {
    Ok(match edit {
        RecordEdit::AddMove { node, usi } => {
            let moves: Vec<String> = usi.split_whitespace().take(MOST_MOVES + 1).map(str::to_owned).collect();
            if moves.is_empty() || moves.len() > MOST_MOVES {
                return Err(malformed_move(&usi));
            }
            Step::AddMoves { after: node, moves }
        }
        RecordEdit::Delete { node } => Step::Delete { node },
        RecordEdit::Promote { node } => Step::Promote { node },
        RecordEdit::Comment { node, text } => Step::Comment { node, text },
        RecordEdit::Marks { node, marks } => Step::Marks { node, marks: told_marks(&marks)? },
        RecordEdit::Bookmark { node, text } => Step::Bookmark { node, text },
        RecordEdit::Headers { headers } => {
            Step::Headers { headers: headers.into_iter().map(|header| (header.key, header.value)).collect() }
        }
        RecordEdit::End { node, end } => Step::End { node, end },
        RecordEdit::Undo {} | RecordEdit::Redo {} => unreachable!("they are no steps"),
    })
}

/// Marks as they are stored.
fn told_marks(marks: &[RecordMark]) -> Result<String, Fault> {
    if marks.len() > MAX_MARKS {
        return Err(Fault::bad("bad_marks"));
    }
    let told: Option<Marks> = marks.iter().map(convert::mark).collect();
    Ok(told.ok_or_else(|| Fault::bad("bad_marks"))?.to_string())
}

fn malformed_move(text: &str) -> Fault {
    let text: String = text.chars().take(20).collect();
    Fault::new(StatusCode::BAD_REQUEST, Problem::new("malformed_move").with("text", text))
}

/// A refused edit as the page words it.
fn refused(error: StepError) -> Fault {
    let status = StatusCode::CONFLICT;
    match error {
        StepError::Malformed(text) => malformed_move(&text),
        StepError::BadMarks(_) => Fault::bad("bad_marks"),
        StepError::UnknownEnd(_) => Fault::bad("bad_end"),
        StepError::Edit(EditError::Illegal(reason)) => {
            Fault::new(status, Problem::new("illegal_move").with("reason", reason.key()))
        }
        StepError::Edit(error) => {
            let problem = Problem::new("edit_refused").with("reason", error.key());
            Fault::new(
                status,
                match error {
                    EditError::BadHeader(key) => {
                        problem.with("text", key.chars().take(60).collect::<String>())
                    }
                    _ => problem.with("text", ""),
                },
            )
        }
    }
}
