//! Pictures of a record.

use komadai_record::{NodeId, Record, Step};
use komadai_rules::{Position, Square};

use crate::diagram::Diagram;
use crate::look::Look;
use crate::words::Words;

/// The pictures of one record: players, captions, arrows and circles come from it.
pub struct Album<'a> {
    record: &'a Record,
    words: &'a Words,
    look: Look,
    handicap: bool,
    names: [String; 2],
}

impl<'a> Album<'a> {
    /// The pictures of a record, all alike.
    pub fn new(record: &'a Record, words: &'a Words, look: Look) -> Self {
        let handicap = record.handicap().is_some_and(|handicap| !handicap.is_even())
            || record.headers.get("下手").is_some()
            || record.headers.get("上手").is_some();
        let name = |keys: [&str; 2]| {
            let found = keys.into_iter().find_map(|key| record.headers.get(key));
            found.unwrap_or_default().to_owned()
        };
        let names = [name(["先手", "下手"]), name(["後手", "上手"])];
        Self { record, words, look, handicap, names }
    }

    /// The picture at a node of the record: after a move, of a foul, or of the end.
    ///
    /// # Panics
    /// When the id is another record's.
    pub fn at(&self, id: NodeId) -> Diagram {
        let node = self.record.node(id);
        let before = node.parent().unwrap_or(NodeId::ROOT);
        // What the move is called depends on the position and the move before it.
        let previous = self.last_square(before);
        match self.record.position_at(before) {
            Some(mut position) => self.picture(id, &mut position, previous),
            None => self.empty().caption(&self.words.start()),
        }
    }

    /// The pictures along the main line, from the start position on; the end of the game has one of its own.
    pub fn into_main_line(self) -> impl Iterator<Item = Diagram> + 'a {
        self.into_line_through(NodeId::ROOT)
    }

    /// The same along the line through a node.
    ///
    /// # Panics
    /// When the id is another record's.
    pub fn into_line_through(self, id: NodeId) -> impl Iterator<Item = Diagram> + 'a {
        let mut position = self.record.start_position();
        let mut previous = None;
        let start = self.at(NodeId::ROOT);
        let nodes = self.record.line_through(id).into_iter();
        core::iter::once(start).chain(nodes.map_while(move |id| {
            let picture = self.picture(id, position.as_mut()?, previous);
            previous = self.last_square(id);
            Some(picture)
        }))
    }

    /// The picture at a node, from the position before it, which becomes the one at it.
    fn picture(&self, id: NodeId, position: &mut Position, previous: Option<Square>) -> Diagram {
        let node = self.record.node(id);
        let (depth, words) = (node.depth(), self.words);
        let caption = match &node.step {
            Step::Start => words.start(),
            Step::Move(mv) => {
                let caption = words.after(depth, &words.named(position, *mv, previous));
                position.do_move(*mv);
                caption
            }
            Step::Illegal(mv, _) => words.foul(depth, &words.named(position, *mv, previous)),
            Step::End(end) => words.ended(depth, end, self.handicap),
        };
        let mut diagram = self.empty().caption(&caption);
        diagram.sfen = position.to_sfen();
        let diagram = node.marks.iter().fold(diagram, Diagram::mark);
        match &node.step {
            Step::Move(mv) | Step::Illegal(mv, _) => diagram.last_move(*mv),
            Step::End(_) => match node.parent().map(|parent| &self.record.node(parent).step) {
                Some(Step::Move(mv) | Step::Illegal(mv, _)) => diagram.last_move(*mv),
                _ => diagram,
            },
            Step::Start => diagram,
        }
    }

    fn empty(&self) -> Diagram {
        Diagram::new(&self.record.start, self.words)
            .look(self.look)
            .handicap(self.handicap)
            .names(&self.names[0], &self.names[1])
    }

    fn last_square(&self, id: NodeId) -> Option<Square> {
        match self.record.node(id).step {
            Step::Move(mv) => Some(mv.to()),
            _ => None,
        }
    }
}
