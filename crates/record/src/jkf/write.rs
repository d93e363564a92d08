//! Writing JKF.

use core::fmt::Write as _;

use komadai_rules::{Color, File, HandKind, Move, Piece, PieceKind, Position, Rank, Square};

use super::json::quote;
use super::{preset, special};
use crate::csa::piece;
use crate::notation::{Motion, Relation, Side, had_choice};
use crate::trail::Trail;
use crate::tree::{NodeId, Record, Step};

/// The record as JSON.
///
/// ```
/// use komadai_record::{jkf, read};
/// let record = read("手合割：平手\n1 ７六歩(77)\n".as_bytes(), None).unwrap().remove(0).record;
/// let again = read(jkf::to_text(&record).as_bytes(), None).unwrap().remove(0).record;
/// assert_eq!(again, record);
/// ```
pub fn to_text(record: &Record) -> String {
    let mut text = String::from("{\"header\":{");
    for (index, (key, value)) in record.headers.iter().enumerate() {
        if index > 0 {
            text.push(',');
        }
        quote(key, &mut text);
        text.push(':');
        quote(value, &mut text);
    }
    text.push_str("},\"initial\":");
    start(record, &mut text);
    text.push_str(",\"moves\":[{");
    notes(record, NodeId::ROOT, false, &mut text);
    text.push('}');
    Writer { record, trail: Trail::new(record), text: &mut text }.lines();
    text.push_str("]}\n");
    text
}

fn start(record: &Record, text: &mut String) {
    if let Some(name) = preset::name(&record.start) {
        let _ = write!(text, "{{\"preset\":\"{name}\"}}");
        return;
    }
    let color = record.start.side_to_move().index();
    let _ = write!(text, "{{\"preset\":\"OTHER\",\"data\":{{\"color\":{color},\"board\":[");
    for (index, file) in File::ALL.into_iter().enumerate() {
        text.push_str(if index > 0 { ",[" } else { "[" });
        for (index, rank) in Rank::ALL.into_iter().enumerate() {
            if index > 0 {
                text.push(',');
            }
            match record.start.piece_at(Square::new(file, rank)) {
                None => text.push_str("{}"),
                Some(found) => {
                    let (color, kind) = (found.color().index(), piece::name(found.kind()));
                    let _ = write!(text, "{{\"color\":{color},\"kind\":\"{kind}\"}}");
                }
            }
        }
        text.push(']');
    }
    text.push_str("],\"hands\":[");
    for color in Color::ALL {
        text.push_str(if color == Color::White { ",{" } else { "{" });
        for (index, kind) in HandKind::ALL.into_iter().enumerate() {
            let comma = if index > 0 { "," } else { "" };
            let count = record.start.in_hand(color, kind);
            let _ = write!(text, "{comma}\"{}\":{count}", piece::name(kind.kind()));
        }
        text.push('}');
    }
    text.push_str("]}}");
}

/// Comments and bookmark of a node; `more` says whether something stands before them.
fn notes(record: &Record, id: NodeId, more: bool, text: &mut String) {
    let node = record.node(id);
    if !node.is_commented() && node.bookmark.is_none() {
        return;
    }
    text.push_str(if more { ",\"comments\":[" } else { "\"comments\":[" });
    let bookmark = node.bookmark.as_ref().map(|bookmark| format!("&{bookmark}").into());
    for (index, comment) in bookmark.into_iter().chain(node.comment_lines()).enumerate() {
        if index > 0 {
            text.push(',');
        }
        quote(&comment, text);
    }
    text.push(']');
}

/// What is still to be written.
enum Task {
    /// A node, its forks and what follows it.
    Node(NodeId),
    /// A node's move is played: what comes next follows it.
    Play(NodeId),
    /// The move played last is taken back.
    Undo,
    Text(&'static str),
}

struct Writer<'a> {
    record: &'a Record,
    trail: Trail<'a>,
    text: &'a mut String,
}

impl Writer<'_> {
    /// Every line below the start, without recursion.
    fn lines(&mut self) {
        let first = self.record.node(NodeId::ROOT).children().first();
        let mut tasks: Vec<Task> = first.map(|first| Task::Node(*first)).into_iter().collect();
        while let Some(task) = tasks.pop() {
            match task {
                Task::Text(text) => self.text.push_str(text),
                Task::Play(id) => self.trail.forward(id),
                Task::Undo => self.trail.back(),
                Task::Node(id) => self.node(id, &mut tasks),
            }
        }
    }

    /// Who made the move of a node, or ended the line there.
    fn side(&self, id: NodeId) -> Color {
        let node = self.record.node(id);
        let before = match node.step {
            Step::End(_) => node.depth(),
            _ => node.depth().saturating_sub(1),
        };
        self.record.side_after(before)
    }

    fn node(&mut self, id: NodeId, tasks: &mut Vec<Task>) {
        let record = self.record;
        let node = record.node(id);
        if !self.text.ends_with('[') {
            self.text.push(',');
        }
        self.text.push('{');
        self.step(id);
        self.time(id);
        notes(record, id, true, self.text);
        // Forks stand inside the move that they replace; the move is played when they are written.
        let mut after = Vec::new();
        let siblings = node.parent().map_or(&[][..], |parent| record.node(parent).children());
        if siblings.first() == Some(&id) && siblings.len() > 1 {
            after.push(Task::Text(",\"forks\":["));
            for (index, sibling) in siblings.iter().skip(1).enumerate() {
                after.push(Task::Text(if index > 0 { ",[" } else { "[" }));
                after.push(Task::Node(*sibling));
                after.push(Task::Text("]"));
            }
            after.push(Task::Text("]"));
        }
        after.push(Task::Text("}"));
        if let Some(next) = node.children().first() {
            after.extend([Task::Play(id), Task::Node(*next), Task::Undo]);
        }
        tasks.extend(after.into_iter().rev());
    }

    fn time(&mut self, id: NodeId) {
        let Some(now) = self.record.node(id).seconds else { return };
        let total = self.trail.total(self.side(id), now);
        let _ = write!(
            self.text,
            ",\"time\":{{\"now\":{{\"m\":{},\"s\":{}}},\"total\":{{\"h\":{},\"m\":{},\"s\":{}}}}}",
            now / 60,
            now % 60,
            total / 3600,
            total / 60 % 60,
            total % 60
        );
    }

    fn step(&mut self, id: NodeId) {
        let side = self.side(id);
        match &self.record.node(id).step {
            Step::Start => {}
            Step::End(end) => {
                self.text.push_str("\"special\":");
                quote(special::word(end, side), self.text);
            }
            Step::Move(mv) | Step::Illegal(mv, _) => self.mv(*mv, side),
        }
    }

    fn mv(&mut self, mv: Move, side: Color) {
        let is_same = self.trail.previous_to() == Some(mv.to());
        let position = self.trail.position();
        let at = |square| position.and_then(|position| position.piece_at(square)).map(Piece::kind);
        let kind = match mv.from() {
            Some(from) => at(from).unwrap_or(PieceKind::Pawn),
            None => mv.dropped().map_or(PieceKind::Pawn, HandKind::kind),
        };
        let text = &mut *self.text;
        let _ = write!(text, "\"move\":{{\"color\":{}", side.index());
        if let Some(from) = mv.from() {
            let _ = write!(text, ",\"from\":{}", place(from));
        }
        let _ = write!(text, ",\"to\":{},\"piece\":\"{}\"", place(mv.to()), piece::name(kind));
        if is_same {
            text.push_str(",\"same\":true");
        }
        if let Some(position) = position {
            if let Some(from) = mv.from() {
                if mv.promotes() || had_choice(position, kind, from, mv.to()) {
                    let _ = write!(text, ",\"promote\":{}", mv.promotes());
                }
                if let Some(taken) = position.piece_at(mv.to()) {
                    let _ = write!(text, ",\"capture\":\"{}\"", piece::name(taken.kind()));
                }
            }
            let relative = relative(position, side, kind, mv);
            if !relative.is_empty() {
                let _ = write!(text, ",\"relative\":\"{relative}\"");
            }
        }
        text.push('}');
    }
}

fn place(square: Square) -> String {
    format!("{{\"x\":{},\"y\":{}}}", square.file().number(), square.rank().number())
}

/// Which of several pieces moves: `L` 左 `C` 直 `R` 右, `U` 上 `M` 寄 `D` 引, `H` 打.
fn relative(position: &Position, side: Color, kind: PieceKind, mv: Move) -> String {
    let Some(from) = mv.from() else { return "H".to_owned() };
    let relation = Relation::of(position, side, kind, from, mv.to());
    let side = relation.side.map(|side| if side == Side::Left { 'L' } else { 'R' });
    let motion = relation.motion.map(|motion| match motion {
        Motion::Up => 'U',
        Motion::Sideways => 'M',
        Motion::Down => 'D',
        Motion::Straight => 'C',
    });
    side.into_iter().chain(motion).collect()
}
