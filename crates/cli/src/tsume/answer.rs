//! The answer as one line of JSON.

use komadai_rules::PositionError;
use komadai_text::Text;
use komadai_tsume::{Refusal, Verdict};
use serde::Serialize;
use serde_json::value::RawValue;

use super::request::{Solved, message};

#[derive(Serialize)]
struct Whole<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<&'a RawValue>,
    #[serde(skip_serializing_if = "Option::is_none")]
    file: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    game: Option<usize>,
    verdict: &'static str,
    plies: Option<i16>,
    raw_plies: Option<i16>,
    minimal: bool,
    line: Option<Vec<String>>,
    nodes: u64,
    ms: u64,
    verified: bool,
    pieces_left: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    faults: Option<Vec<Fault>>,
    reason: Option<&'static str>,
    error: Option<()>,
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
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<&'a RawValue>,
    #[serde(skip_serializing_if = "Option::is_none")]
    file: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    game: Option<usize>,
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
    write(&Refused { id, file: None, game: None, error })
}

fn line(
    id: Option<&RawValue>,
    file: Option<&(String, usize)>,
    solved: &Result<Solved, Refusal>,
    text: &Text,
) -> String {
    let (file, game) = (file.map(|(file, _)| file.as_str()), file.map(|(_, game)| *game));
    match solved {
        Err(refusal) => {
            let column = match refusal {
                Refusal::Position(PositionError::Text(error)) => Some(error.column),
                _ => None,
            };
            let error = Error { kind: refusal.key(), message: message(text, *refusal), line: None, column };
            write(&Refused { id, file, game, error })
        }
        Ok(solved) => write(&whole(id, file, game, solved)),
    }
}

fn whole<'a>(
    id: Option<&'a RawValue>,
    file: Option<&'a str>,
    game: Option<usize>,
    solved: &Solved,
) -> Whole<'a> {
    let solution = &solved.solution;
    let is_mate = solution.verdict == Verdict::Mate;
    let usi = |line: &[komadai_rules::Move]| line.iter().map(ToString::to_string).collect::<Vec<_>>();
    let reason = match solution.verdict {
        Verdict::Unknown(stop) => Some(stop),
        _ => solved.findings.as_ref().and_then(|findings| findings.stopped),
    };
    Whole {
        id,
        file,
        game,
        verdict: solution.verdict.key(),
        plies: solution.plies,
        raw_plies: solution.raw_plies,
        minimal: solution.minimal,
        line: is_mate.then(|| usi(&solution.line)),
        nodes: solution.nodes,
        ms: u64::try_from(solved.time.as_millis()).unwrap_or(u64::MAX),
        verified: solution.verified,
        pieces_left: is_mate.then(|| solution.left.total()),
        faults: solved.findings.as_ref().map(|findings| {
            let fault = |fault: &komadai_tsume::Fault| Fault {
                kind: fault.kind.key(),
                ply: fault.ply,
                mv: fault.mv.map(|mv| mv.to_string()),
                line: usi(&fault.line),
            };
            findings.faults.iter().map(fault).collect()
        }),
        reason: reason.map(komadai_tsume::Stop::key),
        error: None,
    }
}

fn write(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("plain structures always serialize")
}
