//! A game for people: headers, moves, the last position.

use std::fmt::Write as _;

use komadai_record::{NodeId, Reading, Step};
use komadai_text::Text;

use crate::board::{self, Style};
use crate::{environment, words};

/// Most characters of a row of moves.
const ROW: usize = 72;

/// What there is to say of a game.
pub(super) fn describe(file: &str, game: usize, reading: &Reading, text: &Text) -> String {
    let record = &reading.record;
    let mut out = String::new();
    let mut say = |line: &str| {
        let _ = writeln!(out, "{line}");
    };
    say(&text.with(
        "record-title",
        &[
            ("file", file.into()),
            ("game", game.into()),
            ("format", reading.format.name().into()),
            ("encoding", reading.encoding.name().into()),
        ],
    ));
    for (key, value) in record.headers.iter() {
        say(&format!("{key}: {value}"));
    }
    say(&text.with("record-start", &[("sfen", record.start.to_string().into())]));
    say(&text.with("record-moves", &[("count", record.moves().len().into())]));
    let variations = record.leaves().count().saturating_sub(1);
    if variations > 0 {
        say(&text.with("record-variations", &[("count", variations.into())]));
    }
    let (mut row, mut previous_to) = (String::new(), None);
    let mut position = record.start_position();
    for id in record.line(NodeId::ROOT) {
        let node = record.node(id);
        match &node.step {
            Step::Move(mv) => {
                let Some(position) = &mut position else { break };
                let name = words::named(text, position, *mv, previous_to);
                if row.chars().count() + name.chars().count() > ROW {
                    say(row.trim_end());
                    row.clear();
                }
                row.push_str(&name);
                row.push(' ');
                position.do_move(*mv);
                previous_to = Some(mv.to());
            }
            Step::Illegal(_, reason) => {
                say(row.trim_end());
                row.clear();
                let reason = words::illegal(text, *reason);
                say(&text.with("record-illegal", &[("ply", node.depth().into()), ("reason", reason.into())]));
            }
            Step::Start | Step::End(_) => {}
        }
    }
    if !row.is_empty() {
        say(row.trim_end());
    }
    if let Some(end) = record.end() {
        say(&words::record_end(text, end));
    }
    if let Some(position) = &position {
        let style = Style { color: environment::wants_color(), ..Style::default() };
        say(board::draw(position, previous_to, style, text).trim_end());
    }
    for warning in &reading.warnings {
        say(&words::warning_at(text, warning));
    }
    out
}
