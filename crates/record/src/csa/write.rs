//! Writing CSA.

use core::fmt::Write as _;

use komadai_rules::{HandKind, Move, Piece, PieceKind, Position};

use super::start::{self, after, sign};
use super::{end_word, info, piece};
use crate::encoding::Encoding;
use crate::tree::{Node, NodeId, Record, Step};

/// The main line as CSA text, lines ended by a line feed: version 2.2, or 3.0 for thousandths of seconds, increments and
/// move limits.
///
/// ```
/// use komadai_record::{Encoding, csa, read};
/// let record = read(b"startpos moves 7g7f", None).unwrap().remove(0).record;
/// assert_eq!(csa::to_text(&record, Encoding::Utf8), "V2.2\nPI\n+\n+7776FU\n");
/// ```
pub fn to_text(record: &Record, encoding: Encoding) -> String {
    let line: Vec<NodeId> = record.line(NodeId::ROOT).collect();
    let (info, _) = info::lines(&record.headers);
    let is_new = info.iter().any(|line| line.is_new) || line.iter().any(|id| record.node(*id).millis > 0);
    let mut text = String::new();
    text.push_str(if is_new { "V3.0\n" } else { "V2.2\n" });
    for (sign, keys) in [('+', ["先手", "下手"]), ('-', ["後手", "上手"])] {
        if let Some(name) = keys.iter().find_map(|key| record.headers.get(key)) {
            let _ = writeln!(text, "N{sign}{name}");
        }
    }
    for line in info {
        let _ = writeln!(text, "${}:{}", line.keyword, line.value);
    }
    text.push_str(&start::write(&record.start));
    // Without any line with an asterisk, lines for programs would be read as comments.
    let nodes = || core::iter::once(&NodeId::ROOT).chain(&line).map(|id| record.node(*id));
    let has = |lines: fn(&Node) -> bool| nodes().any(lines);
    if has(|node| !node.remarks.is_empty()) && !has(|node| !node.comments.is_empty()) {
        text.push_str("'*\n");
    }
    comments(record, NodeId::ROOT, &mut text);
    let mut position = record.start_position();
    for id in line {
        node(record, id, position.as_ref(), &mut text);
        if let (Step::Move(mv), Some(position)) = (&record.node(id).step, &mut position) {
            position.do_move(*mv);
        }
    }
    if is_new || !text.is_ascii() {
        let name = if encoding == Encoding::ShiftJis { "SHIFT_JIS" } else { "UTF-8" };
        text.insert_str(0, &format!("'CSA encoding={name}\n"));
    }
    text
}

fn node(record: &Record, id: NodeId, position: Option<&Position>, text: &mut String) {
    let node = record.node(id);
    match &node.step {
        Step::Start => return,
        Step::Move(mv) | Step::Illegal(mv, _) => {
            let side = record.side_after(node.depth().saturating_sub(1));
            let _ = writeln!(text, "{}{}", sign(side), move_words(position, *mv));
        }
        Step::End(end) => {
            let (word, _) = end_word::word(end, record.side_after(node.depth()));
            let _ = writeln!(text, "%{word}");
        }
    }
    if let Some(seconds) = node.seconds {
        let _ = match node.millis {
            0 => writeln!(text, "T{seconds}"),
            millis => writeln!(text, "T{seconds}.{millis:03}"),
        };
    }
    comments(record, id, text);
}

fn comments(record: &Record, id: NodeId, text: &mut String) {
    for line in &record.node(id).remarks {
        // An asterisk would make it a comment.
        let blank = if line.starts_with('*') { " " } else { "" };
        let _ = writeln!(text, "'{blank}{}", line.replace(['\n', '\r'], " "));
    }
    for comment in record.node(id).comment_lines() {
        for line in comment.split(['\n', '\r']) {
            let _ = writeln!(text, "'*{line}");
        }
    }
}

fn move_words(position: Option<&Position>, mv: Move) -> String {
    let (to, promotes) = (mv.to(), mv.promotes());
    let from = mv.from().map_or((0, 0), |from| (from.file().number(), from.rank().number()));
    let kind = match mv.from() {
        Some(from) => {
            position.and_then(|position| position.piece_at(from)).map_or(PieceKind::Pawn, Piece::kind)
        }
        None => mv.dropped().map_or(PieceKind::Pawn, HandKind::kind),
    };
    let name = piece::name(after(kind, promotes));
    format!("{}{}{}{}{name}", from.0, from.1, to.file().number(), to.rank().number())
}
