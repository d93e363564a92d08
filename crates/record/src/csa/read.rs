//! Reading CSA line by line.

use komadai_rules::{Color, Move, Piece, PieceKind, Position, Square};

use super::start::Start;
use super::{end_word, info, piece};
use crate::end::EndKind;
use crate::format::Format;
use crate::headers::Headers;
use crate::marks::Marks;
use crate::reading::{Games, ReadError};
use crate::tree::{NodeId, Record, Step, add_comment, add_line};
use crate::walk::Walk;
use crate::warning::{Log, Warning, WarningKind};

/// Reads every record of a text; a line of `/` alone stands between two.
pub(crate) fn read_text(text: &str) -> Result<Vec<(Record, Vec<Warning>, Format)>, ReadError> {
    let mut reader = Reader::default();
    let mut games = Games::default();
    for (index, line) in text.split('\n').enumerate() {
        reader.log.line = index + 1;
        let line = line.trim_end_matches('\r');
        if line.trim() == "/" {
            if !reader.finish(&mut games) {
                break;
            }
        } else {
            // Old files end their lines with CR alone.
            for line in line.split('\r') {
                reader.line(line);
            }
        }
    }
    reader.finish(&mut games);
    games.finish(&mut Log::default())
}

#[derive(Default)]
struct Reader {
    headers: Headers,
    start: Start,
    /// Comments and remarks before the start is whole.
    comments: Vec<String>,
    marks: Marks,
    remarks: Vec<String>,
    walk: Option<Walk>,
    log: Log,
    /// Whether anything but comments was read.
    is_begun: bool,
}

impl Reader {
    /// Ends a record; false when there is no room for another.
    fn finish(&mut self, games: &mut Games) -> bool {
        let mut reader = core::mem::take(self);
        self.log.line = reader.log.line;
        if !reader.is_begun {
            return true;
        }
        reader.begin(None);
        let Some(Walk { mut record, .. }) = reader.walk else { return true };
        record.headers = reader.headers;
        // Where a file marks comments with an asterisk, its plain ones are for programs; elsewhere they are comments.
        let comments: Vec<&String> = record.nodes().flat_map(|node| &node.comments).collect();
        if comments.is_empty() {
            for node in record.nodes_mut() {
                for line in core::mem::take(&mut node.remarks) {
                    let dropped = node.comment(&line);
                    reader.log.warn_of_marks(dropped, 0, node.depth(), &line);
                }
            }
        } else if comments == [""] && record.nodes().any(|node| !node.remarks.is_empty()) {
            // Nothing but the mark that there are none.
            record.nodes_mut().for_each(|node| node.comments.clear());
        }
        games.push(record, &mut reader.log, Format::Csa)
    }

    fn line(&mut self, line: &str) {
        if let Some(comment) = line.strip_prefix('\'') {
            if self.log.line > 1 || !comment.starts_with("CSA encoding") {
                self.comment(comment, 0);
            }
            return;
        }
        let line = line.trim_end();
        // Names and values may hold commas.
        if line.starts_with(['N', '$']) {
            self.statement(line, 0);
            return;
        }
        let mut at = 0;
        let mut rest = line;
        while !rest.is_empty() {
            if let Some(comment) = rest.strip_prefix('\'') {
                self.comment(comment, at);
                return;
            }
            let comma = rest.find(',').unwrap_or(rest.len());
            let (statement, after) = rest.split_at(next_move(rest).map_or(comma, |end| end.min(comma)));
            self.statement(statement, at);
            at += statement.chars().count() + usize::from(after.starts_with(','));
            rest = after.strip_prefix(',').unwrap_or(after);
        }
    }

    fn comment(&mut self, text: &str, at: usize) {
        let (dropped, ply) = match (&mut self.walk, text.strip_prefix('*')) {
            (Some(walk), Some(text)) => (walk.comment(text), walk.length()),
            (Some(walk), None) => return walk.remark(text),
            (None, Some(text)) => (add_comment(&mut self.comments, &mut self.marks, text), 0),
            (None, None) => return add_line(&mut self.remarks, text),
        };
        self.log.warn_of_marks(dropped, at, ply, text);
    }

    fn statement(&mut self, statement: &str, at: usize) {
        let text = statement.trim();
        let Some(first) = text.chars().next() else { return };
        let rest = &text[first.len_utf8()..];
        let known = match first {
            // What servers and their clients note of the connection.
            '#' => true,
            'V' => rest.starts_with(|c: char| c.is_ascii_digit()) && self.begun(),
            'N' => self.name(rest),
            '$' => info::take(rest, &mut self.headers) && self.begun(),
            'P' => self.place(text, at),
            '%' => self.end(rest, at),
            'T' if rest.starts_with(|c: char| c.is_ascii_digit()) => self.time(rest, at),
            '+' | '-' if rest.is_empty() => {
                self.begin(Some(if first == '+' { Color::Black } else { Color::White }));
                self.begun()
            }
            _ => self.mv(text, at),
        };
        if !known {
            self.log.warn(WarningKind::UnknownLine, at, None, text);
        }
    }

    /// Notes that there is a record.
    fn begun(&mut self) -> bool {
        self.is_begun = true;
        true
    }

    fn name(&mut self, rest: &str) -> bool {
        let (key, name) = match (rest.strip_prefix('+'), rest.strip_prefix('-')) {
            (Some(name), _) => ("先手", name),
            (_, Some(name)) => ("後手", name),
            _ => return false,
        };
        if name.chars().any(|c| !c.is_control() && !c.is_whitespace()) {
            self.headers.set(key, name);
        }
        self.begun()
    }

    fn place(&mut self, text: &str, at: usize) -> bool {
        if self.walk.is_some() {
            return false;
        }
        if let Err(fault) = self.start.take(text) {
            self.log.warn(WarningKind::Board, at + fault, None, text);
        }
        self.begun()
    }

    /// Ends the head. Without a line for the side to move, the first move's sign says it.
    fn begin(&mut self, side: Option<Color>) {
        if self.walk.is_some() {
            return;
        }
        let start = core::mem::take(&mut self.start);
        if !start.is_said {
            self.log.warn(WarningKind::NoStart, 0, None, "");
        }
        let start = start.finish(side.unwrap_or(Color::Black));
        if Position::try_from(&start).is_err() {
            self.log.warn(WarningKind::UnplayableStart, 0, None, "");
        }
        let mut walk = Walk::new(start);
        if walk.position().is_none() {
            self.log.warn(WarningKind::NoPosition, 0, None, "");
        }
        let root = walk.record.node_mut(NodeId::ROOT);
        root.comments = core::mem::take(&mut self.comments);
        root.marks = core::mem::take(&mut self.marks);
        root.remarks = core::mem::take(&mut self.remarks);
        self.walk = Some(walk);
    }

    fn end(&mut self, word: &str, at: usize) -> bool {
        self.begin(None);
        let Some(walk) = &mut self.walk else { return false };
        if matches!(walk.step(), Step::End(_)) {
            self.log.warn(WarningKind::AfterEnd, at, None, word);
            return true;
        }
        let end = end_word::end(word, walk.side(), walk.position());
        if matches!(end.kind, EndKind::Other(_)) {
            self.log.warn(WarningKind::UnknownEnd, at, Some(walk.length() + 1), word);
        }
        walk.end(end);
        self.begun()
    }

    fn time(&mut self, text: &str, at: usize) -> bool {
        let Some(walk) = &mut self.walk else { return false };
        let (whole, part) = text.split_once('.').unwrap_or((text, ""));
        let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
        let Some(seconds) = whole.parse::<u32>().ok().filter(|_| digits(part)) else {
            self.log.warn(WarningKind::Time, at, Some(walk.length()), text);
            return true;
        };
        let thousandths: String = part.chars().chain("000".chars()).take(3).collect();
        let current = walk.current();
        if current == NodeId::ROOT {
            self.log.warn(WarningKind::Time, at, Some(0), text);
            return true;
        }
        let node = walk.record.node_mut(current);
        node.seconds = Some(seconds);
        node.millis = thousandths.parse().unwrap_or(0);
        true
    }

    /// `+7776FU`, also without its sign.
    fn mv(&mut self, text: &str, at: usize) -> bool {
        let (sign, rest) = match (text.strip_prefix('+'), text.strip_prefix('-')) {
            (Some(rest), _) => (Some(Color::Black), rest),
            (_, Some(rest)) => (Some(Color::White), rest),
            _ => (None, text),
        };
        let Some((from, to, kind)) = said(rest) else { return false };
        self.begin(sign);
        self.is_begun = true;
        let Some(walk) = &mut self.walk else { return false };
        let ply = Some(walk.length() + 1);
        if walk.is_full() {
            self.log.warn(WarningKind::TooManyMoves, at, ply, text);
            return true;
        }
        if walk.is_over() {
            self.log.warn(WarningKind::AfterEnd, at, ply, text);
            return true;
        }
        let Some(position) = walk.position() else { return true };
        let side = position.side_to_move();
        let (mv, doubtful) = match from {
            None => {
                let Some(hand) = kind.hand_kind().filter(|_| !kind.is_promoted()) else {
                    self.log.warn(WarningKind::UnreadableMove, at, ply, text);
                    return true;
                };
                (Move::drop(hand, to), false)
            }
            Some(from) if from == to => {
                self.log.warn(WarningKind::UnreadableMove, at, ply, text);
                return true;
            }
            Some(from) => {
                let before = position.piece_at(from).map(Piece::kind);
                // From an empty square something promoted, if what arrives is.
                let promotes = before.map_or(kind.is_promoted(), |before| before.promoted() == Some(kind));
                (Move::board(from, to, promotes), !promotes && before.is_some_and(|before| before != kind))
            }
        };
        if doubtful {
            self.log.warn(WarningKind::PieceMismatch, at, ply, text);
        }
        if sign.is_some_and(|sign| sign != side) {
            self.log.warn(WarningKind::WrongSide, at, ply, text);
        }
        let length = text.len() - rest.len() + 6;
        if text.len() > length {
            self.log.warn(WarningKind::UnknownLine, at + length, ply, &text[length..]);
        }
        if walk.play(mv).is_err() {
            self.log.warn(WarningKind::IllegalMove, at, ply, text);
        }
        true
    }
}

/// Where a move ends that is followed by another, as in a row that somebody typed: `+7776FU -3334FU`.
fn next_move(text: &str) -> Option<usize> {
    let length = |text: &str| {
        let rest = text.trim_start().trim_start_matches(['+', '-']);
        said(rest).map(|_| text.len() - rest.len() + 6)
    };
    let end = length(text)?;
    let after = &text[end..];
    length(after).filter(|_| after.starts_with([' ', '\u{3000}', '\t', '+', '-'])).map(|_| end)
}

/// Origin (none is the hand), destination and the piece after the move. What follows is not looked at.
fn said(text: &str) -> Option<(Option<Square>, Square, PieceKind)> {
    let squares = text.get(..4).filter(|squares| squares.bytes().all(|byte| byte.is_ascii_digit()))?;
    let kind = piece::kind(text.get(4..6)?)?;
    let to = square(&squares[2..])?;
    let from = &squares[..2];
    if from == "00" { Some((None, to, kind)) } else { Some((Some(square(from)?), to, kind)) }
}

fn square(digits: &str) -> Option<Square> {
    let bytes = digits.as_bytes();
    let (file, rank) = (bytes[0].checked_sub(b'1')?, bytes[1].checked_sub(b'1')?);
    Square::from_index(usize::from(file) * 9 + usize::from(rank))
}
