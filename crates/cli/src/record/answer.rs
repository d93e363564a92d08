//! A game as one line of JSON.

use std::borrow::Cow;
use std::collections::BTreeMap;

use komadai_record::{Node, NodeId, Reading, Record, Step};
use komadai_text::Text;
use serde::ser::{Serialize, Serializer};

use crate::files::Unread;
use crate::words;

/// Most moves that are listed for the lines of play; made-up files have more than memory has room for.
const MAX_LISTED: usize = 2_000_000;

#[derive(serde::Serialize)]
struct Whole<'a> {
    file: &'a str,
    game: usize,
    format: &'static str,
    encoding: &'static str,
    start_sfen: String,
    moves: Vec<String>,
    illegal_move: Option<Foul>,
    end: Option<String>,
    winner: Option<&'static str>,
    final_sfen: String,
    headers: Headers<'a>,
    times: Vec<Option<Seconds>>,
    comments: BTreeMap<usize, String>,
    bookmarks: BTreeMap<usize, &'a str>,
    lines: Vec<Vec<String>>,
    warnings: Vec<Warning>,
}

#[derive(serde::Serialize)]
struct Foul {
    usi: String,
    reason: &'static str,
}

#[derive(serde::Serialize)]
struct Warning {
    line: usize,
    column: usize,
    ply: Option<usize>,
    text: String,
}

#[derive(serde::Serialize)]
struct Refusal<'a> {
    file: &'a str,
    error: Error<'a>,
}

#[derive(serde::Serialize)]
struct Error<'a> {
    kind: &'static str,
    message: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    column: Option<usize>,
}

/// Keys and values in the file's order; of a key that stands twice, the last value.
struct Headers<'a>(&'a Record);

impl Serialize for Headers<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let headers = &self.0.headers;
        let mut pairs: Vec<(&str, &str)> = Vec::new();
        for (key, value) in headers.iter() {
            match pairs.iter_mut().find(|(known, _)| *known == key) {
                Some(pair) => pair.1 = value,
                None => pairs.push((key, value)),
            }
        }
        serializer.collect_map(pairs)
    }
}

/// Whole seconds as an integer, others with their fraction.
struct Seconds(u32, u16);

impl Serialize for Seconds {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.1 {
            0 => serializer.serialize_u32(self.0),
            millis => serializer.serialize_f64((f64::from(self.0) * 1000.0 + f64::from(millis)) / 1000.0),
        }
    }
}

/// The answer for one game of a file.
pub(super) fn line(file: &str, game: usize, reading: &Reading, text: &Text) -> String {
    let record = &reading.record;
    let main: Vec<&Node> =
        core::iter::once(NodeId::ROOT).chain(record.line(NodeId::ROOT)).map(|id| record.node(id)).collect();
    let illegal_move = main.iter().find_map(|node| match node.step {
        Step::Illegal(mv, reason) => Some(Foul { usi: mv.to_string(), reason: reason.key() }),
        _ => None,
    });
    let whole = Whole {
        file,
        game,
        format: reading.format.name(),
        encoding: reading.encoding.name(),
        start_sfen: record.start.to_string(),
        moves: record.moves().iter().map(ToString::to_string).collect(),
        illegal_move,
        end: record.end().map(|end| end.kind.key()),
        winner: record.winner().map(komadai_rules::Color::key),
        final_sfen: record
            .position_at(record.tip())
            .map_or_else(|| record.start.to_string(), |position| position.to_string()),
        headers: Headers(record),
        times: times(&main),
        comments: by_ply(&main, comment),
        bookmarks: by_ply(&main, |node| node.bookmark.as_deref()),
        lines: lines(record),
        warnings: reading
            .warnings
            .iter()
            .map(|warning| Warning {
                line: warning.line,
                column: warning.column,
                ply: warning.ply,
                text: words::warning(text, warning),
            })
            .collect(),
    };
    serde_json::to_string(&whole).expect("text and numbers can always be written")
}

/// The answer for a file that could not be read.
pub(super) fn refusal(unread: &Unread) -> String {
    let (line, column) = unread.place.unzip();
    let error = Error { kind: unread.kind, message: &unread.message, line, column };
    serde_json::to_string(&Refusal { file: &unread.file, error }).expect("text can always be written")
}

/// Times of the moves; none at all if the record has none.
fn times(main: &[&Node]) -> Vec<Option<Seconds>> {
    let moves = main.iter().filter(|node| matches!(node.step, Step::Move(_) | Step::Illegal(..)));
    let times: Vec<Option<Seconds>> =
        moves.map(|node| node.seconds.map(|seconds| Seconds(seconds, node.millis))).collect();
    if times.iter().any(Option::is_some) { times } else { Vec::new() }
}

/// The comment as a file has it, with the lines that tell arrows and circles.
fn comment(node: &Node) -> Option<String> {
    let lines: Vec<Cow<'_, str>> = node.comment_lines().collect();
    (!lines.is_empty()).then(|| lines.join("\n"))
}

/// What nodes of the main line have, by the number of the move; an end counts as one more.
fn by_ply<'a, T>(main: &[&'a Node], take: impl Fn(&'a Node) -> Option<T>) -> BTreeMap<usize, T> {
    main.iter()
        .filter_map(|node| {
            let ply = node.depth() + usize::from(matches!(node.step, Step::End(_)));
            take(node).map(|found| (ply, found))
        })
        .collect()
}

/// Every line of play from the start, the main line first.
fn lines(record: &Record) -> Vec<Vec<String>> {
    let mut listed = 0;
    record
        .leaves()
        .map_while(|leaf| {
            if listed > MAX_LISTED {
                return None;
            }
            let line: Vec<String> = record
                .path(leaf)
                .into_iter()
                .filter_map(|id| match record.node(id).step {
                    Step::Move(mv) | Step::Illegal(mv, _) => Some(mv.to_string()),
                    _ => None,
                })
                .collect();
            listed += line.len() + 1;
            Some(line)
        })
        .collect()
}
