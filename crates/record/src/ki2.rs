//! Writing KI2: moves as people write them, six a row. [`crate::read`] reads it, with KIF.

use core::fmt::Write as _;

use komadai_rules::{Piece, PieceKind, Position};

use crate::kif::{end_word, write};
use crate::notation::japanese;
use crate::trail::Trail;
use crate::tree::{NodeId, Record, Step};

/// Moves in a row.
const ROW: usize = 6;
/// Columns of a move: its mark, square, piece and words, and blanks.
const COLUMNS: usize = 14;

/// The record as KI2 text, lines ended by a line feed. KI2 has no times, and no word for a move against the rules.
///
/// ```
/// use komadai_record::{ki2, read};
/// let record = read("手合割：平手\n1 ７六歩(77)\n2 投了\n".as_bytes(), None).unwrap().remove(0).record;
/// assert_eq!(ki2::to_text(&record), "手合割：平手\n\n▲７六歩\nまで1手で先手の勝ち\n");
/// ```
pub fn to_text(record: &Record) -> String {
    let names = write::side_names(record);
    let mut text = String::new();
    write::head(record, names, &mut text);
    text.push('\n');
    write::notes(record, NodeId::ROOT, &mut text);
    write::lines(record, &mut text, |line, trail, text| write_line(record, line, trail, names, text));
    text
}

fn write_line(
    record: &Record,
    line: &[NodeId],
    trail: &mut Trail<'_>,
    names: (&'static str, &'static str),
    text: &mut String,
) {
    let mut row = Row { text, count: 0 };
    for id in line {
        let node = record.node(*id);
        match (&node.step, trail.position()) {
            (Step::Move(mv), Some(position)) => {
                row.push(&words(&japanese(position, *mv, trail.previous_to()), position, mv.from()));
                trail.forward(*id);
            }
            (Step::End(end), _) => {
                row.close();
                let side = record.side_after(node.depth());
                let _ = writeln!(row.text, "{}", end_word::caption(end, side, node.depth(), names));
            }
            _ => continue,
        }
        if node.is_commented() || node.bookmark.is_some() {
            row.close();
            write::notes(record, *id, row.text);
        }
    }
    row.close();
}

/// Moves in KI2 have 同 with a blank, and the dragon in its old form.
fn words(written: &str, position: &Position, from: Option<komadai_rules::Square>) -> String {
    let kind = from.and_then(|from| position.piece_at(from)).map(Piece::kind);
    let dragon = if kind == Some(PieceKind::Dragon) { "龍" } else { "竜" };
    let name_is_short = !written.contains("成香") && !written.contains("成桂") && !written.contains("成銀");
    written.replace('同', if name_is_short { "同\u{3000}" } else { "同" }).replace('竜', dragon)
}

struct Row<'a> {
    text: &'a mut String,
    count: usize,
}

impl Row<'_> {
    fn push(&mut self, words: &str) {
        if self.count == ROW {
            self.close();
        }
        self.text.push_str(words);
        let blanks = COLUMNS.saturating_sub(write::width(words)).max(1);
        self.text.extend(core::iter::repeat_n(' ', blanks));
        self.count += 1;
    }

    fn close(&mut self) {
        if self.count > 0 {
            let trimmed = self.text.trim_end_matches(' ').len();
            self.text.truncate(trimmed);
            self.text.push('\n');
            self.count = 0;
        }
    }
}
