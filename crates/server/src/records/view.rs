//! A record as the browser is sent it.

use komadai_library::{Outcome, Source, Told};
use komadai_record::{End, EndKind, NodeId, Record, Step};
use komadai_rules::{Delta, Handicap, Move, Position, Square};
use komadai_store::RecordRow;
use komadai_wire::{RecordEnd, RecordHeader, RecordNode, RecordSource, RecordView, RecordWarning};

use super::summary;
use crate::convert;
use crate::live::notation;

/// What is known of a record besides its tree.
pub(crate) struct About {
    pub(crate) id: String,
    pub(crate) version: u32,
    pub(crate) source: Source,
    pub(crate) game: Option<String>,
    pub(crate) can_undo: bool,
    pub(crate) can_redo: bool,
    pub(crate) read_only: bool,
}

impl About {
    pub(crate) fn new(row: RecordRow, source: &str, steps: usize, in_force: u32) -> Self {
        Self {
            id: row.id,
            version: row.version,
            // A source that cannot be read costs the origin, not the record.
            source: serde_json::from_str(source).unwrap_or_default(),
            game: row.game,
            can_undo: in_force > 0,
            can_redo: (in_force as usize) < steps,
            read_only: false,
        }
    }

    /// It is read by a share, and known by that alone.
    pub(crate) fn is_shown_only(&mut self, share: String) {
        self.id = share;
        self.game = None;
        (self.can_undo, self.can_redo) = (false, false);
        self.read_only = true;
    }
}

/// The whole record.
pub(crate) fn view(record: &Record, about: About, current: Option<NodeId>) -> RecordView {
    let Source { format, encoding, file, sha256: _, warnings } = about.source;
    RecordView {
        id: about.id,
        version: about.version,
        headers: record
            .headers
            .iter()
            .map(|(key, value)| RecordHeader { key: key.to_owned(), value: value.to_owned() })
            .collect(),
        handicap: record.handicap().map(|handicap: Handicap| handicap.id().to_owned()),
        start_sfen: record.start.to_string(),
        nodes: nodes(record),
        result: summary::result(Outcome::of(record)),
        warnings: warnings.into_iter().map(warning).collect(),
        source: RecordSource { format, encoding, file, game: about.game },
        can_undo: about.can_undo,
        can_redo: about.can_redo,
        read_only: about.read_only,
        current: current.map(NodeId::number),
    }
}

pub(crate) fn warning(told: Told) -> RecordWarning {
    RecordWarning { line: told.line, column: told.column, ply: told.ply, kind: told.kind, text: told.text }
}

/// Every node depth-first, with one position that goes along.
fn nodes(record: &Record) -> Vec<RecordNode> {
    let mut position = record.start_position();
    let mut path: Vec<(Move, Delta)> = Vec::new();
    let mut nodes = Vec::with_capacity(record.len());
    for id in record.preorder(NodeId::ROOT) {
        let node = record.node(id);
        let before = node.parent().map_or(0, |parent| record.node(parent).depth());
        if let Some(position) = &mut position {
            while path.len() > before {
                let (mv, delta) = path.pop().expect("it is not empty");
                position.undo_move(mv, delta);
            }
        }
        let previous_to = path.last().map(|(mv, _)| mv.to());
        let mut shown = plain(record, id);
        if let Some(position) = &mut position {
            match node.step {
                Step::Move(mv) => {
                    shown.notation = Some(notation(position, mv, previous_to));
                    path.push((mv, position.do_move(mv)));
                }
                Step::Illegal(mv, _) if can_be_named(position, mv) => {
                    shown.notation = Some(notation(position, mv, previous_to));
                }
                _ => {}
            }
            shown.sfen = Some(position.to_string());
            shown.check = position.in_check();
        }
        nodes.push(shown);
    }
    nodes
}

/// Whether a move, legal or not, can be said: an own piece stands on its origin, or it is a drop.
fn can_be_named(position: &Position, mv: Move) -> bool {
    mv.from().is_none_or(|from: Square| {
        position.piece_at(from).is_some_and(|piece| piece.color() == position.side_to_move())
    })
}

/// What a node says without its position.
fn plain(record: &Record, id: NodeId) -> RecordNode {
    let node = record.node(id);
    let (usi, illegal, end) = match &node.step {
        Step::Start => (None, None, None),
        Step::Move(mv) => (Some(mv.to_string()), None, None),
        Step::Illegal(mv, reason) => (Some(mv.to_string()), Some(reason.key().to_owned()), None),
        Step::End(end) => (None, None, Some(record_end(end))),
    };
    RecordNode {
        id: id.number(),
        parent: node.parent().map(NodeId::number),
        ply: node.depth() as u32,
        usi,
        notation: None,
        sfen: None,
        check: false,
        comment: node.comments.join("\n"),
        marks: node.marks.iter().map(convert::shown_mark).collect(),
        bookmark: node.bookmark.clone(),
        seconds: node.seconds,
        illegal,
        end,
    }
}

pub(crate) fn record_end(end: &End) -> RecordEnd {
    let (kind, word) = match &end.kind {
        EndKind::Other(word) => ("other".to_owned(), Some(word.clone())),
        kind => (kind.key(), None),
    };
    RecordEnd { kind, word, winner: end.winner.map(convert::side) }
}
