//! Writing games in western notation.

use core::fmt::Write as _;

use komadai_rules::{Color, Position};

use super::tags;
use crate::end::EndKind;
use crate::notation::{hosking, western};
use crate::tree::{NodeId, Record, Step};

/// How squares are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Style {
    /// `P-7f`.
    Hodges,
    /// `P76`.
    Hosking,
}

/// The main line with tags, moves and comments. Variations, times and bookmarks have no place in it.
///
/// ```
/// use komadai_record::{psn, read};
/// let record = read(b"startpos moves 7g7f 3c3d resign", None).unwrap().remove(0).record;
/// assert_eq!(psn::to_text(&record, psn::Style::Hodges), "[Result \"0-1\"]\n\n1.P-7f P-3d Resigns\n");
/// ```
pub fn to_text(record: &Record, style: Style) -> String {
    let mut text = String::new();
    for (key, value) in record.headers.iter() {
        let key = match tags::key(key) {
            Some(key) => key,
            None if can_hold(key) => key,
            None => continue,
        };
        if !key.eq_ignore_ascii_case("Result") {
            let _ = writeln!(text, "[{key} \"{}\"]", value.replace(['"', '\n', '\r'], "'"));
        }
    }
    if record.handicap().is_none_or(|handicap| !handicap.is_even()) || record.start.ply() != 1 {
        let _ = writeln!(text, "[SFEN \"{}\"]", record.start);
    }
    let result = match record.winner() {
        Some(Color::Black) => "1-0",
        Some(Color::White) => "0-1",
        None if record.end().is_some_and(|end| end.kind != EndKind::Interrupt) => "1/2-1/2",
        None => "*",
    };
    let _ = writeln!(text, "[Result \"{result}\"]\n");
    let mut row = Row { text: &mut text, width: 0 };
    row.comment(record, NodeId::ROOT);
    let mut position = record.start_position();
    for (index, id) in record.line(NodeId::ROOT).enumerate() {
        let node = record.node(id);
        match (&node.step, &mut position) {
            (Step::Move(mv), Some(position)) => {
                let written = words(position, *mv, style);
                row.word(&if index % 2 == 0 { format!("{}.{written}", index / 2 + 1) } else { written });
                position.do_move(*mv);
            }
            (Step::End(end), _) => {
                let after_foul =
                    node.parent().is_some_and(|id| matches!(record.node(id).step, Step::Illegal(..)));
                // Without the foul the word would be another side's.
                if let Some(word) = end_word(&end.kind).filter(|_| !after_foul) {
                    row.word(word);
                }
            }
            _ => {}
        }
        row.comment(record, id);
    }
    row.close();
    text
}

fn words(position: &Position, mv: komadai_rules::Move, style: Style) -> String {
    match style {
        Style::Hodges => western(position, mv, None),
        Style::Hosking => hosking(position, mv),
    }
}

/// Whether there is a tag for a header.
pub(crate) fn can_hold(key: &str) -> bool {
    tags::key(key).is_some() || key.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
}

/// Whether an end has a word of its own.
pub(crate) fn keeps(kind: &EndKind) -> bool {
    end_word(kind).is_some()
}

/// Words that the reader knows; others are told by the result alone.
fn end_word(kind: &EndKind) -> Option<&'static str> {
    Some(match kind {
        EndKind::Resign => "Resigns",
        EndKind::Mate => "Mate",
        EndKind::Repetition => "Sennichite",
        EndKind::Impasse => "Jishogi",
        EndKind::Timeout => "Timeout",
        EndKind::Interrupt => "Interrupt",
        _ => return None,
    })
}

/// Lines are broken before this column.
const WIDTH: usize = 76;

struct Row<'a> {
    text: &'a mut String,
    width: usize,
}

impl Row<'_> {
    fn word(&mut self, word: &str) {
        if self.width > 0 && self.width + word.len() >= WIDTH {
            self.close();
        }
        if self.width > 0 {
            self.text.push(' ');
            self.width += 1;
        }
        self.text.push_str(word);
        self.width += word.chars().count();
    }

    fn comment(&mut self, record: &Record, id: NodeId) {
        let node = record.node(id);
        if node.is_commented() {
            self.close();
            let _ = writeln!(
                self.text,
                "{{{}}}",
                node.comment_lines().collect::<Vec<_>>().join("\n").replace(['{', '}'], "|")
            );
        }
    }

    fn close(&mut self) {
        if self.width > 0 {
            self.text.push('\n');
            self.width = 0;
        }
    }
}
