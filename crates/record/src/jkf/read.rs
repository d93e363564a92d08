//! Reading JKF.

use komadai_rules::{Color, File, HandKind, Handicap, Move, Piece, PieceKind, Position, Rank, Sfen, Square};

use super::json::{Document, Id};
use super::{preset, special};
use crate::csa::piece;
use crate::end::EndKind;
use crate::format::Format;
use crate::headers::one_line;
use crate::notation::{Motion, Said, Side, resolve};
use crate::reading::ReadError;
use crate::tree::{NodeId, Record, Step};
use crate::walk::Walk;
use crate::warning::{Log, Warning, WarningKind};

/// Reads a text.
pub(crate) fn read_text(text: &str) -> Result<Vec<(Record, Vec<Warning>, Format)>, ReadError> {
    let document = Document::read(text).map_err(|fault| {
        if fault.is_full {
            ReadError::TooLarge
        } else {
            ReadError::Malformed { line: fault.line, column: fault.column }
        }
    })?;
    let moves = document.get(Document::ROOT, "moves").ok_or(ReadError::NothingThere(None))?;
    let mut log = Log::default();
    let start = start(&document, &mut log);
    if Position::try_from(&start).is_err() {
        log.warn(WarningKind::UnplayableStart, 0, None, "");
    }
    let mut walk = Walk::new(start);
    if walk.position().is_none() {
        log.warn(WarningKind::NoPosition, 0, None, "");
    }
    let mut reader = Reader { document: &document, walk: &mut walk, log };
    reader.lines(moves);
    let warnings = reader.log.take();
    let mut record = walk.record;
    if let Some(header) = document.get(Document::ROOT, "header") {
        for (key, value) in document.pairs(header) {
            if let Some(value) = document.text(*value) {
                record.headers.push(key, value);
            }
        }
    }
    Ok(vec![(record, warnings, Format::Jkf)])
}

fn start(document: &Document<'_>, log: &mut Log) -> Sfen {
    let even = || Handicap::Even.sfen().parse().expect("the even game's start is well-formed");
    let Some(initial) = document.get(Document::ROOT, "initial") else { return even() };
    log.line = document.line(initial);
    let name = document.get(initial, "preset").and_then(|preset| document.text(preset)).unwrap_or("OTHER");
    if let Some(start) = preset::start(name) {
        return start;
    }
    let Some(data) = document.get(initial, "data") else {
        log.warn(WarningKind::UnknownHandicap, 0, None, name);
        return even();
    };
    let mut sfen = Sfen::empty();
    let mut is_whole = true;
    let color = document.get(data, "color").and_then(|color| document.number(color));
    sfen.set_side_to_move(if color == Some(1) { Color::White } else { Color::Black });
    let board = document.get(data, "board").map_or(&[][..], |board| document.items(board));
    is_whole &= board.len() == 9;
    for (file, column) in File::ALL.into_iter().zip(board) {
        let cells = document.items(*column);
        is_whole &= cells.len() == 9;
        for (rank, cell) in Rank::ALL.into_iter().zip(cells) {
            let Some(kind) = document.get(*cell, "kind") else { continue };
            let kind = document.text(kind).and_then(piece::kind);
            is_whole &= kind.is_some();
            let white = document.get(*cell, "color").and_then(|color| document.number(color)) == Some(1);
            let color = if white { Color::White } else { Color::Black };
            sfen.set(Square::new(file, rank), kind.map(|kind| Piece::new(color, kind)));
        }
    }
    let hands = document.get(data, "hands").map_or(&[][..], |hands| document.items(hands));
    for (color, hand) in Color::ALL.into_iter().zip(hands) {
        for (letters, count) in document.pairs(*hand) {
            let kind = piece::kind(letters).filter(|kind| !kind.is_promoted()).and_then(PieceKind::hand_kind);
            match (kind, document.number(*count)) {
                (Some(kind), Some(count @ 0..=18)) => sfen.set_hand(color, kind, count as u8),
                _ => log.warn(WarningKind::Hand, 0, None, letters),
            }
        }
    }
    if !is_whole {
        log.warn(WarningKind::Board, 0, None, "");
    }
    sfen
}

struct Reader<'a> {
    document: &'a Document<'a>,
    walk: &'a mut Walk,
    log: Log,
}

/// A fork still to be read: its entries, and how many moves come before it.
struct Fork {
    entries: Id,
    depth: usize,
    parent: NodeId,
}

impl Reader<'_> {
    /// Reads the main line and every fork. Forks are read before those that lie further back, so that each finds its
    /// place by taking moves back; siblings keep their order.
    fn lines(&mut self, main: Id) {
        let mut waiting = vec![Fork { entries: main, depth: 0, parent: NodeId::ROOT }];
        while let Some(fork) = waiting.pop() {
            if !self.walk.go_to(fork.parent) {
                self.log.warn(WarningKind::NoBranch, 0, Some(fork.depth + 1), "");
                continue;
            }
            let is_main = fork.entries == main;
            let items = self.document.items(fork.entries);
            for (index, entry) in items.iter().enumerate() {
                self.log.line = self.document.line(*entry);
                let (depth, parent) = (self.walk.depth(), self.walk.current());
                let going = self.entry(*entry, is_main && index == 0);
                let forks =
                    self.document.get(*entry, "forks").map_or(&[][..], |forks| self.document.items(forks));
                waiting.extend(forks.iter().rev().map(|entries| Fork { entries: *entries, depth, parent }));
                if !going {
                    break;
                }
            }
        }
    }

    /// One entry; false when nothing can follow in its line.
    fn entry(&mut self, entry: Id, is_start: bool) -> bool {
        let document = self.document;
        let ply = self.walk.length() + 1;
        if !document.is_object(entry) {
            self.log.warn(WarningKind::UnreadableMove, 0, Some(ply), "");
            return false;
        }
        if let Some(mv) = document.get(entry, "move") {
            if !self.mv(mv, ply) {
                return false;
            }
        } else if let Some(word) = document.get(entry, "special").and_then(|word| document.text(word)) {
            if matches!(self.walk.step(), Step::End(_)) {
                self.log.warn(WarningKind::AfterEnd, 0, Some(ply), word);
                return false;
            }
            let end = special::end(word, self.walk.side());
            if matches!(end.kind, EndKind::Other(_)) {
                self.log.warn(WarningKind::UnknownEnd, 0, Some(ply), word);
            }
            self.walk.end(end);
        } else if !is_start && document.get(entry, "comments").is_none() {
            self.log.warn(WarningKind::UnreadableMove, 0, Some(ply), "");
            return false;
        }
        self.notes(entry);
        true
    }

    /// Comments, bookmark and time of the node here.
    fn notes(&mut self, entry: Id) {
        let document = self.document;
        let comments = document.get(entry, "comments").map_or(&[][..], |comments| document.items(comments));
        for comment in comments.iter().filter_map(|comment| document.text(*comment)) {
            let node = self.walk.record.node_mut(self.walk.current());
            match comment.strip_prefix('&') {
                Some(name) if node.bookmark.is_none() => {
                    node.bookmark = Some(one_line(name).trim_end().to_owned());
                }
                _ => {
                    let dropped = node.comment(comment);
                    self.log.warn_of_marks(dropped, 0, self.walk.length(), comment);
                }
            }
        }
        let Some(now) = document.get(entry, "time").and_then(|time| document.get(time, "now")) else {
            return;
        };
        let part = |key| document.get(now, key).and_then(|id| document.number(id));
        let (hours, minutes, seconds) =
            (part("h").unwrap_or(0), part("m").unwrap_or(0), part("s").unwrap_or(0));
        let total =
            hours.saturating_mul(3600).saturating_add(minutes.saturating_mul(60)).saturating_add(seconds);
        let current = self.walk.current();
        if current != NodeId::ROOT {
            self.walk.record.node_mut(current).seconds = Some(total);
        }
    }

    fn mv(&mut self, mv: Id, ply: usize) -> bool {
        if self.walk.is_full() {
            self.log.warn(WarningKind::TooManyMoves, 0, Some(ply), "");
            return false;
        }
        if self.walk.is_over() {
            self.log.warn(WarningKind::AfterEnd, 0, Some(ply), "");
            return false;
        }
        let Some(position) = self.walk.position() else { return false };
        let Some(read) = self.meant(mv, position) else {
            self.log.warn(WarningKind::UnreadableMove, 0, Some(ply), "");
            return false;
        };
        if self.walk.play(read).is_err() {
            self.log.warn(WarningKind::IllegalMove, 0, Some(ply), &read.to_string());
        }
        true
    }

    /// The move that an entry means: by its squares, or as people would say it.
    fn meant(&self, mv: Id, position: &Position) -> Option<Move> {
        let document = self.document;
        let square = |key| -> Option<Square> {
            let place = document.get(mv, key)?;
            let part = |key| document.get(place, key).and_then(|id| document.number(id));
            let (x, y) =
                (part("x").filter(|x| (1..=9).contains(x))?, part("y").filter(|y| (1..=9).contains(y))?);
            Square::from_index((x as usize - 1) * 9 + y as usize - 1)
        };
        let same = document.get(mv, "same").and_then(|same| document.bool(same)) == Some(true);
        let to = square("to").or_else(|| self.walk.previous_to().filter(|_| same))?;
        let kind = document.get(mv, "piece").and_then(|piece| document.text(piece)).and_then(piece::kind);
        let promote = document.get(mv, "promote").and_then(|promote| document.bool(promote)) == Some(true);
        if let Some(from) = square("from") {
            return (from != to).then(|| Move::board(from, to, promote));
        }
        let relative =
            document.get(mv, "relative").and_then(|relative| document.text(relative)).unwrap_or("");
        let kind = kind?;
        if relative.contains('H') || (relative.is_empty() && !promote && holds(position, kind)) {
            return kind.hand_kind().filter(|_| !kind.is_promoted()).map(|hand| Move::drop(hand, to));
        }
        let side = relative.chars().find_map(|c| match c {
            'L' => Some(Side::Left),
            'R' => Some(Side::Right),
            _ => None,
        });
        let direction = relative.chars().find_map(|c| match c {
            'C' => Some(Motion::Straight),
            'U' => Some(Motion::Up),
            'M' => Some(Motion::Sideways),
            'D' => Some(Motion::Down),
            _ => None,
        });
        let said = Said::Piece {
            mark: None,
            to: Some(to),
            kind,
            side,
            direction,
            promote,
            drop: false,
            origin: None,
        };
        resolve(position, self.walk.previous_to(), said).ok()
    }
}

/// Whether the side to move holds such a piece: without an origin, an entry is a drop.
fn holds(position: &Position, kind: PieceKind) -> bool {
    let hand: Option<HandKind> = kind.hand_kind().filter(|_| !kind.is_promoted());
    hand.is_some_and(|hand| position.hand(position.side_to_move()).has(hand))
}
