//! Writing KIF.

use core::fmt::Write as _;

use komadai_rules::{HandKind, Move, Piece, PieceKind, Position, Square};

use super::{board, end_word, handicap, is_header, time};
use crate::encoding::Encoding;
use crate::notation::japanese_name;
use crate::notation::names::japanese_square;
use crate::trail::Trail;
use crate::tree::{NodeId, Record, Step};

/// The header that the writer makes from the record itself.
pub(crate) const OWN_HEADER: &str = "手合割";

/// The text, lines ended by a line feed.
pub(super) fn write_text(record: &Record, encoding: Encoding) -> String {
    let name = if encoding == Encoding::ShiftJis { "Shift_JIS" } else { "UTF-8" };
    let mut text = format!("#KIF version=2.0 encoding={name}\n");
    let names = side_names(record);
    head(record, names, &mut text);
    text.push_str("手数----指手---------消費時間--\n");
    notes(record, NodeId::ROOT, &mut text);
    lines(record, &mut text, |line, trail, text| write_line(record, line, trail, names, text));
    text
}

/// Writes the main line and, each under its 変化 line, the variations; `one` writes a line from the place before it.
pub(crate) fn lines(
    record: &Record,
    text: &mut String,
    mut one: impl FnMut(&[NodeId], &mut Trail<'_>, &mut String),
) {
    let mut trail = Trail::new(record);
    for (parent, line) in record.lines() {
        if parent != NodeId::ROOT || record.node(NodeId::ROOT).children().first() != line.first() {
            let _ = writeln!(text, "\n変化：{}手", record.node(parent).depth() + 1);
        }
        trail.go_to(parent);
        one(&line, &mut trail, text);
    }
}

/// 先手 and 後手, or 下手 and 上手 in a handicap game.
pub(crate) fn side_names(record: &Record) -> (&'static str, &'static str) {
    let handicap = record.handicap().is_some_and(|handicap| !handicap.is_even());
    if handicap || record.headers.get("下手").is_some() || record.headers.get("上手").is_some() {
        ("下手", "上手")
    } else {
        ("先手", "後手")
    }
}

pub(crate) fn head(record: &Record, names: (&'static str, &'static str), text: &mut String) {
    let named = record.handicap().and_then(handicap::written);
    if let Some(name) = named {
        let _ = writeln!(text, "手合割：{name}");
    } else {
        text.push_str("手合割：その他\n");
    }
    headers(record, text);
    if named.is_none() {
        text.push_str(&board::write(&record.start, names));
    }
}

/// The headers, but those that would be read as something else.
pub(super) fn headers(record: &Record, text: &mut String) {
    for (key, value) in record.headers.iter() {
        if key != OWN_HEADER && is_header(key, value) {
            let _ = writeln!(text, "{key}：{value}");
        }
    }
}

/// Comments and bookmark of a node.
pub(crate) fn notes(record: &Record, id: NodeId, text: &mut String) {
    let node = record.node(id);
    for comment in node.comment_lines() {
        for line in comment.split(['\n', '\r']) {
            let _ = writeln!(text, "*{line}");
        }
    }
    if let Some(bookmark) = &node.bookmark {
        let _ = writeln!(text, "&{}", bookmark.replace(['\n', '\r'], " "));
    }
}

fn write_line(
    record: &Record,
    line: &[NodeId],
    trail: &mut Trail<'_>,
    names: (&'static str, &'static str),
    text: &mut String,
) {
    for id in line {
        let node = record.node(*id);
        let plies = match node.step {
            Step::End(_) => node.depth(),
            _ => node.depth().saturating_sub(1),
        };
        let side = record.side_after(plies);
        if let Step::End(end) = &node.step
            && end_word::word_misleads(end, side)
        {
            let _ = writeln!(text, "{}", end_word::caption(end, side, plies, names));
            notes(record, *id, text);
            continue;
        }
        let words = match &node.step {
            Step::Move(mv) | Step::Illegal(mv, _) => move_words(trail.position(), *mv, trail.previous_to()),
            Step::End(end) => end_word::word(end, side),
            Step::Start => continue,
        };
        let _ = write!(text, "{:4} {words}", plies + 1);
        if let Some(seconds) = node.seconds {
            let blanks = 13_usize.saturating_sub(width(&words)).max(1);
            let _ = write!(text, "{:blanks$}{}", "", time::write(seconds, trail.total(side, seconds)));
            let siblings = node.parent().map_or(1, |parent| record.node(parent).children().len());
            if siblings > 1 {
                text.push('+');
            }
        }
        text.push('\n');
        notes(record, *id, text);
        trail.forward(*id);
        if let Step::End(end) = &node.step {
            let _ = writeln!(text, "{}", end_word::caption(end, side, plies, names));
        }
    }
}

/// Columns a text takes on a screen: wide characters take two.
pub(crate) fn width(text: &str) -> usize {
    text.chars().map(|c| if c.is_ascii() { 1 } else { 2 }).sum()
}

/// A move as KIF has it: `７六歩(77)`, `同　銀(79)`, `５五角打`.
fn move_words(position: Option<&Position>, mv: Move, previous_to: Option<Square>) -> String {
    let mut text = String::new();
    if previous_to == Some(mv.to()) {
        text.push_str("同\u{3000}");
    } else {
        text.push_str(&japanese_square(mv.to()));
    }
    let Some(from) = mv.from() else {
        let kind = mv.dropped().map_or(PieceKind::Pawn, HandKind::kind);
        text.push_str(japanese_name(kind));
        text.push('打');
        return text;
    };
    let kind = position.and_then(|position| position.piece_at(from)).map_or(PieceKind::Pawn, Piece::kind);
    // These tools write the dragon in its old form.
    text.push_str(if kind == PieceKind::Dragon { "龍" } else { japanese_name(kind) });
    if mv.promotes() {
        text.push('成');
    }
    let _ = write!(text, "({}{})", from.file().number(), from.rank().number());
    text
}
