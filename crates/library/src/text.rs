//! The whole record as text.

use komadai_record::{End, EndKind, Headers, Marks, Node, NodeId, Record, Step};
use komadai_rules::{Color, Illegal};
use serde::{Deserialize, Serialize};

/// The form that is written.
const VERSION: u8 = 1;

/// A stored text that is no record.
#[derive(Debug, thiserror::Error)]
pub enum TextError {
    /// It is not JSON of the right shape.
    #[error("a stored record is not understood: {0}")]
    Json(#[from] serde_json::Error),
    /// A later version wrote it.
    #[error("a stored record has form {0}, this program knows {VERSION}")]
    Newer(u8),
    /// A start, move, reason or end that is none.
    #[error("a stored record has {0:?} where something known was expected")]
    Unknown(String),
    /// An edit of it cannot be made again.
    #[error("a stored edit does not fit its record: {0}")]
    Step(String),
}

#[derive(Serialize, Deserialize)]
struct Doc {
    v: u8,
    start: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    headers: Vec<(String, String)>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    result: Option<Side>,
    nodes: Vec<NodeDoc>,
}

#[derive(Clone, Copy, Serialize, Deserialize)]
enum Side {
    #[serde(rename = "b")]
    Black,
    #[serde(rename = "w")]
    White,
}

impl From<Color> for Side {
    fn from(color: Color) -> Self {
        match color {
            Color::Black => Self::Black,
            Color::White => Self::White,
        }
    }
}

impl From<Side> for Color {
    fn from(side: Side) -> Self {
        match side {
            Side::Black => Self::Black,
            Side::White => Self::White,
        }
    }
}

/// Names are short: there is one of these for every move.
#[derive(Default, Serialize, Deserialize)]
struct NodeDoc {
    /// The parent, unless it is the node just before.
    #[serde(rename = "p", default, skip_serializing_if = "Option::is_none")]
    parent: Option<u32>,
    #[serde(rename = "m", default, skip_serializing_if = "Option::is_none")]
    mv: Option<String>,
    /// Why the move is illegal.
    #[serde(rename = "x", default, skip_serializing_if = "Option::is_none")]
    illegal: Option<String>,
    #[serde(rename = "e", default, skip_serializing_if = "Option::is_none")]
    end: Option<String>,
    #[serde(rename = "w", default, skip_serializing_if = "Option::is_none")]
    winner: Option<Side>,
    #[serde(rename = "s", default, skip_serializing_if = "Option::is_none")]
    seconds: Option<u32>,
    #[serde(rename = "t", default, skip_serializing_if = "is_zero")]
    millis: u16,
    #[serde(rename = "c", default, skip_serializing_if = "Vec::is_empty")]
    comments: Vec<String>,
    #[serde(rename = "r", default, skip_serializing_if = "Vec::is_empty")]
    remarks: Vec<String>,
    /// Arrows and circles.
    #[serde(rename = "a", default, skip_serializing_if = "String::is_empty")]
    marks: String,
    #[serde(rename = "b", default, skip_serializing_if = "Option::is_none")]
    bookmark: Option<String>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
fn is_zero(number: &u16) -> bool {
    *number == 0
}

/// The record as text, with everything that is in it; nodes are numbered depth-first, as [`decode`] numbers them.
///
/// ```
/// use komadai_library::{decode, encode};
/// let record = komadai_record::read(b"startpos moves 7g7f 3c3d", None).unwrap().remove(0).record;
/// assert_eq!(decode(&encode(&record)).unwrap(), record);
/// ```
pub fn encode(record: &Record) -> String {
    let mut numbers = std::collections::HashMap::new();
    let mut nodes = Vec::with_capacity(record.len());
    for (number, id) in record.preorder(NodeId::ROOT).enumerate() {
        // A line goes on in the node just before it: only branches are looked up.
        let node = record.node(id);
        if node.children().len() > 1 {
            numbers.insert(id, number as u32);
        }
        let goes_on = node.parent().is_none_or(|parent| record.node(parent).children().first() == Some(&id));
        let parent = node.parent().filter(|_| !goes_on).and_then(|parent| numbers.get(&parent).copied());
        nodes.push(node_doc(node, parent));
    }
    let doc = Doc {
        v: VERSION,
        start: record.start.to_string(),
        headers: record.headers.iter().map(|(key, value)| (key.to_owned(), value.to_owned())).collect(),
        result: record.result.map(Side::from),
        nodes,
    };
    serde_json::to_string(&doc).expect("a record is plain data")
}

fn node_doc(node: &Node, parent: Option<u32>) -> NodeDoc {
    let mut doc = NodeDoc {
        parent,
        seconds: node.seconds,
        millis: node.millis,
        comments: node.comments.clone(),
        remarks: node.remarks.clone(),
        marks: node.marks.to_string(),
        bookmark: node.bookmark.clone(),
        ..NodeDoc::default()
    };
    match &node.step {
        Step::Start => {}
        Step::Move(mv) => doc.mv = Some(mv.to_string()),
        Step::Illegal(mv, reason) => {
            doc.mv = Some(mv.to_string());
            doc.illegal = Some(reason.key().to_owned());
        }
        Step::End(end) => {
            doc.end = Some(end.kind.key());
            doc.winner = end.winner.map(Side::from);
        }
    }
    doc
}

/// The record of a text that [`encode`] wrote. Its moves are taken as they are: they were checked when they were read.
///
/// # Errors
/// When the text is none that `encode` writes.
pub fn decode(text: &str) -> Result<Record, TextError> {
    let doc: Doc = serde_json::from_str(text)?;
    if doc.v > VERSION {
        return Err(TextError::Newer(doc.v));
    }
    let unknown = |text: &str| TextError::Unknown(text.chars().take(60).collect());
    let mut record = Record::new(doc.start.parse().map_err(|_| unknown(&doc.start))?);
    record.headers = Headers::default();
    for (key, value) in &doc.headers {
        record.headers.push(key, value);
    }
    record.result = doc.result.map(Color::from);
    let mut ids: Vec<NodeId> = Vec::with_capacity(doc.nodes.len());
    for node in doc.nodes {
        let id = match ids.last() {
            None => NodeId::ROOT,
            Some(last) => {
                let parent = match node.parent {
                    None => *last,
                    Some(number) => *ids.get(number as usize).ok_or_else(|| unknown(&number.to_string()))?,
                };
                record.add(parent, step(&node).map_err(|text| unknown(&text))?)
            }
        };
        ids.push(id);
        let marks = marks(&node.marks).ok_or_else(|| unknown(&node.marks))?;
        let kept = record.node_mut(id);
        kept.marks = marks;
        kept.comments = node.comments;
        kept.remarks = node.remarks;
        kept.bookmark = node.bookmark;
        kept.seconds = node.seconds;
        kept.millis = node.millis;
    }
    Ok(record)
}

/// The marks of a stored text, which is empty for none.
pub(crate) fn marks(text: &str) -> Option<Marks> {
    if text.is_empty() { Some(Marks::default()) } else { text.parse().ok() }
}

fn step(node: &NodeDoc) -> Result<Step, String> {
    if let Some(key) = &node.end {
        let kind = EndKind::from_key(key).ok_or_else(|| key.clone())?;
        return Ok(Step::End(End { kind, winner: node.winner.map(Color::from) }));
    }
    let text = node.mv.clone().unwrap_or_default();
    let mv = text.parse().map_err(|_| text)?;
    match &node.illegal {
        None => Ok(Step::Move(mv)),
        Some(key) => {
            let reason = Illegal::ALL.into_iter().find(|reason| reason.key() == key);
            reason.map(|reason| Step::Illegal(mv, reason)).ok_or_else(|| key.clone())
        }
    }
}
