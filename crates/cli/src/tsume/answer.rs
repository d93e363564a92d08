//! The answer as one line of JSON.

use komadai_rules::{Move, PositionError};
use komadai_text::Text;
use komadai_tsume::{Brinkmate, Brinkmates, Findings, Refusal, Solution, Verdict};
use serde::Serialize;
use serde_json::value::RawValue;

use super::request::{Found, Solved, main_line, message};

/// Whose answer it is: the id of a request, or file and number of a game.
#[derive(Clone, Copy, Default, Serialize)]
struct Name<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<&'a RawValue>,
    #[serde(skip_serializing_if = "Option::is_none")]
    file: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    game: Option<usize>,
}

#[derive(Serialize)]
struct Whole<'a> {
    #[serde(flatten)]
    name: Name<'a>,
    verdict: &'static str,
    plies: Option<i16>,
    raw_plies: Option<i16>,
    minimal: bool,
    line: Option<Vec<String>>,
    nodes: u64,
    ms: u64,
    verified: bool,
    pieces_left: Option<u8>,
    /// The composer's line, where every longest variation leaves pieces over.
    #[serde(skip_serializing_if = "Option::is_none")]
    sparing: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    faults: Option<Vec<Fault>>,
    reason: Option<&'static str>,
    #[serde(skip_serializing_if = "is_false")]
    rest_given: bool,
    error: Option<()>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
fn is_false(value: &bool) -> bool {
    !value
}

#[derive(Serialize)]
struct Brink<'a> {
    #[serde(flatten)]
    name: Name<'a>,
    verdict: &'static str,
    brinkmates: Vec<BrinkMove>,
    unsettled: Vec<String>,
    nodes: u64,
    ms: u64,
    reason: Option<&'static str>,
    #[serde(skip_serializing_if = "is_false")]
    rest_given: bool,
    error: Option<()>,
}

#[derive(Serialize)]
struct BrinkMove {
    #[serde(rename = "move")]
    mv: String,
    line: Vec<String>,
    defences: Vec<Vec<String>>,
}

#[derive(Serialize)]
struct Fault {
    kind: &'static str,
    ply: usize,
    #[serde(rename = "move")]
    mv: Option<String>,
    line: Vec<String>,
}

#[derive(Serialize)]
struct Refused<'a> {
    #[serde(flatten)]
    name: Name<'a>,
    error: Error,
}

#[derive(Serialize)]
struct Error {
    kind: &'static str,
    message: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    column: Option<usize>,
}

/// The answer to a request of a batch, with its id as it came.
pub(super) fn of_batch(id: Option<&RawValue>, solved: &Result<Solved, Refusal>, text: &Text) -> String {
    line(id, None, solved, text)
}

/// The answer to a problem of a file or of the command line.
pub(super) fn of_file(
    file: Option<&(String, usize)>,
    solved: &Result<Solved, Refusal>,
    text: &Text,
) -> String {
    line(None, file, solved, text)
}

/// The answer to a line of a batch that is no request; `number` is the line's, from 1.
pub(super) fn bad_line(
    id: Option<&RawValue>,
    kind: &'static str,
    message: String,
    number: usize,
    column: Option<usize>,
) -> String {
    let error = Error { kind, message, line: Some(number), column };
    write(&Refused { name: Name { id, ..Name::default() }, error })
}

fn line(
    id: Option<&RawValue>,
    file: Option<&(String, usize)>,
    solved: &Result<Solved, Refusal>,
    text: &Text,
) -> String {
    let name = Name { id, file: file.map(|(file, _)| file.as_str()), game: file.map(|(_, game)| *game) };
    match solved {
        Err(refusal) => {
            let column = match refusal {
                Refusal::Position(PositionError::Text(error)) => Some(error.column),
                _ => None,
            };
            let error = Error { kind: refusal.key(), message: message(text, *refusal), line: None, column };
            write(&Refused { name, error })
        }
        Ok(solved) => match &solved.found {
            Found::Solution { solution, findings, .. } => {
                write(&whole(name, solved, solution, findings.as_ref()))
            }
            Found::Brinkmates(brinkmates) => write(&brink(name, solved, brinkmates)),
        },
    }
}

fn usi(line: &[Move]) -> Vec<String> {
    line.iter().map(ToString::to_string).collect()
}

fn milliseconds(solved: &Solved) -> u64 {
    u64::try_from(solved.time.as_millis()).unwrap_or(u64::MAX)
}

fn brink<'a>(name: Name<'a>, solved: &Solved, brinkmates: &Brinkmates) -> Brink<'a> {
    let told = |brinkmate: &Brinkmate| BrinkMove {
        mv: brinkmate.mv.to_string(),
        line: usi(&main_line(brinkmate)),
        defences: brinkmate.defences.iter().map(|line| usi(line)).collect(),
    };
    Brink {
        name,
        verdict: match (brinkmates.found.is_empty(), brinkmates.stopped) {
            (false, _) => "brinkmate",
            (true, None) if brinkmates.unsettled.is_empty() => "none",
            (true, _) => "unknown",
        },
        brinkmates: brinkmates.found.iter().map(told).collect(),
        unsettled: usi(&brinkmates.unsettled),
        nodes: brinkmates.nodes,
        ms: milliseconds(solved),
        reason: brinkmates.stopped.map(komadai_tsume::Stop::key),
        rest_given: solved.rest_given,
        error: None,
    }
}

fn whole<'a>(name: Name<'a>, solved: &Solved, solution: &Solution, findings: Option<&Findings>) -> Whole<'a> {
    let is_mate = solution.verdict == Verdict::Mate;
    let reason = match solution.verdict {
        Verdict::Unknown(stop) => Some(stop),
        _ => findings.and_then(|findings| findings.stopped),
    };
    Whole {
        name,
        verdict: solution.verdict.key(),
        plies: solution.plies,
        raw_plies: solution.raw_plies,
        minimal: solution.minimal,
        line: is_mate.then(|| usi(&solution.line)),
        nodes: solution.nodes,
        ms: milliseconds(solved),
        verified: solution.verified,
        pieces_left: is_mate.then(|| solution.left.total()),
        sparing: solution.sparing.as_deref().map(usi),
        faults: findings.map(|findings| {
            let fault = |fault: &komadai_tsume::Fault| Fault {
                kind: fault.kind.key(),
                ply: fault.ply,
                mv: fault.mv.map(|mv| mv.to_string()),
                line: usi(&fault.line),
            };
            findings.faults.iter().map(fault).collect()
        }),
        reason: reason.map(komadai_tsume::Stop::key),
        rest_given: solved.rest_given,
        error: None,
    }
}

fn write(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("plain structures always serialize")
}
