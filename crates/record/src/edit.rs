//! Changing a record: each change can be taken back.

use core::fmt;

use komadai_rules::{Illegal, Move};

use crate::end::End;
use crate::headers::Headers;
use crate::kif;
use crate::marks::Marks;
use crate::tree::{MAX_DEPTH, NodeId, Record, Step, check};

/// Longest comment or bookmark, and longest headers all together, in bytes.
pub const MAX_EDIT_BYTES: usize = 1 << 16;

/// A change that is wanted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Edit {
    /// A move after a node, as its last continuation; one that is there already is followed.
    AddMove {
        /// The node before the move.
        after: NodeId,
        /// The move.
        mv: Move,
    },
    /// How the line ends after a node; none takes the end away.
    SetEnd {
        /// The node before the end, or the end itself.
        after: NodeId,
        /// The end. [`Record::end_after`] finds the winner that a way of ending names.
        end: Option<End>,
    },
    /// Takes a node away with all that follow.
    Delete(NodeId),
    /// Moves a variation, found from any of its nodes, one place forward.
    Promote(NodeId),
    /// Makes the line to a node the main line.
    MakeMain(NodeId),
    /// Moves a node to a place among its siblings.
    Place {
        /// The node.
        node: NodeId,
        /// The place, from 0, the main continuation.
        place: usize,
    },
    /// The comment on a node, lines between line feeds; an empty text takes it away. Lines that files would read as
    /// [`Marks`] are left out.
    SetComment {
        /// The node.
        node: NodeId,
        /// The text.
        text: String,
    },
    /// The arrows and circles of a node, in place of those it has.
    SetMarks {
        /// The node.
        node: NodeId,
        /// All of them.
        marks: Marks,
    },
    /// The bookmark of a node; an empty name takes it away.
    SetBookmark {
        /// The node.
        node: NodeId,
        /// The name.
        name: String,
    },
    /// The time spent on a node.
    SetTime {
        /// The node.
        node: NodeId,
        /// Whole seconds; none takes the time away.
        seconds: Option<u32>,
        /// Thousandths beyond them, below 1,000.
        millis: u16,
    },
    /// All headers. What a file says by other lines (手合割, 先手の持駒) cannot be added.
    SetHeaders(Headers),
}

impl Edit {
    /// A stable English key, `snake_case`.
    pub const fn key(&self) -> &'static str {
        match self {
            Self::AddMove { .. } => "add_move",
            Self::SetEnd { .. } => "set_end",
            Self::Delete(_) => "delete",
            Self::Promote(_) => "promote",
            Self::MakeMain(_) => "make_main",
            Self::Place { .. } => "place",
            Self::SetComment { .. } => "set_comment",
            Self::SetMarks { .. } => "set_marks",
            Self::SetBookmark { .. } => "set_bookmark",
            Self::SetTime { .. } => "set_time",
            Self::SetHeaders(_) => "set_headers",
        }
    }
}

/// A change that was made, and what takes it back: [`Record::revert`].
#[derive(Clone, Debug)]
pub struct Change {
    key: &'static str,
    node: NodeId,
    patch: Patch,
}

impl Change {
    /// The [`Edit::key`] of the edit that made it.
    pub const fn key(&self) -> &'static str {
        self.key
    }

    /// The node to look at: the one that was changed, or the one before what was taken away.
    pub const fn node(&self) -> NodeId {
        self.node
    }

    /// Whether the record is another one after it: following a move that is there already changes nothing.
    pub const fn is_something(&self) -> bool {
        !matches!(self.patch, Patch::Nothing)
    }
}

/// What restores the state before a change; doing so gives the patch for the way back.
#[derive(Clone, Debug)]
enum Patch {
    Nothing,
    TakeOut(NodeId),
    PutBack(NodeId, usize),
    /// Places to move nodes to, one after another.
    MoveTo(Vec<(NodeId, usize)>),
    Step(NodeId, Step),
    Comments(NodeId, Vec<String>),
    Marks(NodeId, Marks),
    Bookmark(NodeId, Option<String>),
    Time(NodeId, Option<u32>, u16),
    Headers(Headers),
}

/// Why an edit was not made; the record is as it was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EditError {
    /// No node of this record, or one that was taken away.
    UnknownNode,
    /// The start cannot be deleted, moved or timed.
    Root,
    /// No move follows an end or a foul.
    LineIsOver,
    /// The start is no position that moves can be played in.
    NoPosition,
    /// The rules forbid the move.
    Illegal(Illegal),
    /// The record holds no more nodes, or the line no more moves.
    Full,
    /// The line is the main line already.
    AlreadyMain,
    /// There is no such place among the siblings.
    NoSuchPlace,
    /// More than [`MAX_EDIT_BYTES`].
    TooLong,
    /// Thousandths that are a second or more, or without seconds.
    BadTime,
    /// A word for an end that is empty, too long or has control characters.
    BadEnd,
    /// A header that a file could not say, by its key.
    BadHeader(String),
}

impl EditError {
    /// A stable English key, `snake_case`; a forbidden move has its rule's.
    pub const fn key(&self) -> &'static str {
        match self {
            Self::UnknownNode => "unknown_node",
            Self::Root => "root",
            Self::LineIsOver => "line_is_over",
            Self::NoPosition => "no_position",
            Self::Illegal(reason) => reason.key(),
            Self::Full => "full",
            Self::AlreadyMain => "already_main",
            Self::NoSuchPlace => "no_such_place",
            Self::TooLong => "too_long",
            Self::BadTime => "bad_time",
            Self::BadEnd => "bad_end",
            Self::BadHeader(_) => "bad_header",
        }
    }
}

impl fmt::Display for EditError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = match self {
            Self::UnknownNode => "there is no such node",
            Self::Root => "the start position stays as it is",
            Self::LineIsOver => "the line has ended here",
            Self::NoPosition => "no moves can be played from this start",
            Self::Illegal(reason) => return write!(f, "not legal: {}", reason.key()),
            Self::Full => "the record is full",
            Self::AlreadyMain => "this is the main line already",
            Self::NoSuchPlace => "there is no such place among the variations",
            Self::TooLong => return write!(f, "the text is longer than {MAX_EDIT_BYTES} bytes"),
            Self::BadTime => "thousandths go from 0 to 999, with seconds",
            Self::BadEnd => "this cannot be the word for an end",
            Self::BadHeader(key) => return write!(f, "'{key}' cannot be a header"),
        };
        f.write_str(text)
    }
}

impl core::error::Error for EditError {}

impl Record {
    /// Makes a change. Node numbers stay: other nodes keep theirs, and one that comes back by [`Record::revert`] has the
    /// number it had.
    ///
    /// # Errors
    /// When the change is not possible; see [`EditError`]. The record is then as it was.
    ///
    /// ```
    /// use komadai_record::{Edit, EditError, NodeId, Record};
    /// use komadai_rules::Illegal;
    /// let mut record = Record::new("startpos".parse().unwrap());
    /// let add = |after, mv: &str| Edit::AddMove { after, mv: mv.parse().unwrap() };
    /// let first = record.edit(&add(NodeId::ROOT, "7g7f")).unwrap();
    /// record.edit(&add(NodeId::ROOT, "2g2f")).unwrap();
    /// assert_eq!(record.edit(&add(NodeId::ROOT, "7g7f")).unwrap().node(), first.node());
    /// let wrong = record.edit(&add(first.node(), "3c3e")).unwrap_err();
    /// assert_eq!(wrong, EditError::Illegal(Illegal::WrongMovement));
    /// let deleted = record.edit(&Edit::Delete(first.node())).unwrap();
    /// assert_eq!(record.moves()[0].to_string(), "2g2f");
    /// record.revert(deleted);
    /// assert_eq!(record.moves()[0].to_string(), "7g7f");
    /// ```
    pub fn edit(&mut self, edit: &Edit) -> Result<Change, EditError> {
        let (node, patch) = match edit {
            Edit::AddMove { after, mv } => self.add_move(*after, *mv)?,
            Edit::SetEnd { after, end } => self.set_end(*after, end.as_ref())?,
            Edit::Delete(id) => {
                let parent = self.known(*id)?.ok_or(EditError::Root)?;
                (parent, self.restore(Patch::TakeOut(*id)))
            }
            Edit::Promote(id) => (*id, self.promote(*id, false)?),
            Edit::MakeMain(id) => (*id, self.promote(*id, true)?),
            Edit::Place { node, place } => {
                let parent = self.known(*node)?.ok_or(EditError::Root)?;
                if *place >= self.node(parent).children().len() {
                    return Err(EditError::NoSuchPlace);
                }
                (*node, self.restore(Patch::MoveTo(vec![(*node, *place)])))
            }
            Edit::SetComment { node, text } => {
                self.known(*node)?;
                let mut lines = comment_lines(text)?;
                lines.retain(|line| line.parse::<Marks>().is_err());
                (*node, self.restore(Patch::Comments(*node, lines)))
            }
            Edit::SetMarks { node, marks } => {
                self.known(*node)?;
                (*node, self.restore(Patch::Marks(*node, marks.clone())))
            }
            Edit::SetBookmark { node, name } => {
                self.known(*node)?;
                let name = Some(comment_lines(name)?.join(" ")).filter(|name| !name.is_empty());
                (*node, self.restore(Patch::Bookmark(*node, name)))
            }
            Edit::SetTime { node, seconds, millis } => {
                self.known(*node)?.ok_or(EditError::Root)?;
                if *millis > 999 || (*millis > 0 && seconds.is_none()) {
                    return Err(EditError::BadTime);
                }
                (*node, self.restore(Patch::Time(*node, *seconds, *millis)))
            }
            Edit::SetHeaders(headers) => {
                if headers.iter().map(|(key, value)| key.len() + value.len()).sum::<usize>() > MAX_EDIT_BYTES
                {
                    return Err(EditError::TooLong);
                }
                // What was read stays as it is, also where only other formats can say it.
                let is_there = |pair: &(&str, &str)| self.headers.iter().any(|known| known == *pair);
                let mut new = headers.iter().filter(|pair| !is_there(pair));
                if let Some((key, _)) = new.find(|(key, value)| !kif::is_header(key, value)) {
                    return Err(EditError::BadHeader(key.to_owned()));
                }
                (NodeId::ROOT, self.restore(Patch::Headers(headers.clone())))
            }
        };
        Ok(Change { key: edit.key(), node, patch })
    }

    /// Takes a change back, the last one first; what comes out does the same for this.
    pub fn revert(&mut self, change: Change) -> Change {
        Change { patch: self.restore(change.patch), ..change }
    }

    /// The end that a way of ending is after a node, with the winner that it names.
    ///
    /// # Panics
    /// When the id is another record's.
    pub fn end_after(&self, id: NodeId, kind: crate::EndKind) -> End {
        let winner = kind.winner(self.side_after(self.node(id).depth()));
        End { kind, winner }
    }

    /// The node before a node; none for the start.
    fn known(&self, id: NodeId) -> Result<Option<NodeId>, EditError> {
        if self.contains(id) { Ok(self.node(id).parent()) } else { Err(EditError::UnknownNode) }
    }

    fn child(&self, id: NodeId, wanted: impl Fn(&Step) -> bool) -> Option<NodeId> {
        self.node(id).children().iter().copied().find(|child| wanted(&self.node(*child).step))
    }

    fn add_move(&mut self, after: NodeId, mv: Move) -> Result<(NodeId, Patch), EditError> {
        self.known(after)?;
        if let Some(child) = self.child(after, |step| *step == Step::Move(mv)) {
            return Ok((child, Patch::Nothing));
        }
        if matches!(self.node(after).step, Step::End(_) | Step::Illegal(..)) {
            return Err(EditError::LineIsOver);
        }
        let position = self.position_at(after).ok_or(EditError::NoPosition)?;
        check(&position, mv).map_err(EditError::Illegal)?;
        if self.node(after).depth() >= MAX_DEPTH {
            return Err(EditError::Full);
        }
        self.added(after, Step::Move(mv))
    }

    fn set_end(&mut self, after: NodeId, end: Option<&End>) -> Result<(NodeId, Patch), EditError> {
        let before = self.known(after)?;
        if end.is_some_and(|end| !end.kind.is_plain()) {
            return Err(EditError::BadEnd);
        }
        let after = match self.node(after).step {
            Step::End(_) => before.unwrap_or(NodeId::ROOT),
            _ => after,
        };
        let found = self.child(after, |step| matches!(step, Step::End(_)));
        match (found, end) {
            (None, None) => Ok((after, Patch::Nothing)),
            (None, Some(end)) => self.added(after, Step::End(end.clone())),
            (Some(id), None) => Ok((after, self.restore(Patch::TakeOut(id)))),
            (Some(id), Some(end)) => Ok((id, self.restore(Patch::Step(id, Step::End(end.clone()))))),
        }
    }

    fn added(&mut self, after: NodeId, step: Step) -> Result<(NodeId, Patch), EditError> {
        if self.is_full() {
            return Err(EditError::Full);
        }
        let id = self.add(after, step);
        Ok((id, Patch::TakeOut(id)))
    }

    /// Moves the nearest variation to which a node belongs one place forward, or every one to the front.
    fn promote(&mut self, id: NodeId, wholly: bool) -> Result<Patch, EditError> {
        self.known(id)?;
        let mut moves = Vec::new();
        let mut at = id;
        while let (Some(parent), Some(place)) = (self.node(at).parent(), self.place(at)) {
            if place > 0 {
                moves.push((at, if wholly { 0 } else { place - 1 }));
                if !wholly {
                    break;
                }
            }
            at = parent;
        }
        if moves.is_empty() {
            return Err(EditError::AlreadyMain);
        }
        Ok(self.restore(Patch::MoveTo(moves)))
    }

    fn restore(&mut self, patch: Patch) -> Patch {
        match patch {
            Patch::Nothing => Patch::Nothing,
            Patch::TakeOut(id) => self.take_out(id).map_or(Patch::Nothing, |place| Patch::PutBack(id, place)),
            Patch::PutBack(id, place) => {
                self.put_back(id, place);
                Patch::TakeOut(id)
            }
            Patch::MoveTo(moves) => {
                let back = moves.into_iter().filter_map(|(id, place)| Some((id, self.move_to(id, place)?)));
                let mut back: Vec<(NodeId, usize)> = back.collect();
                back.reverse();
                Patch::MoveTo(back)
            }
            Patch::Step(id, step) => Patch::Step(id, core::mem::replace(&mut self.node_mut(id).step, step)),
            Patch::Comments(id, lines) => {
                Patch::Comments(id, core::mem::replace(&mut self.node_mut(id).comments, lines))
            }
            Patch::Marks(id, marks) => {
                Patch::Marks(id, core::mem::replace(&mut self.node_mut(id).marks, marks))
            }
            Patch::Bookmark(id, name) => {
                Patch::Bookmark(id, core::mem::replace(&mut self.node_mut(id).bookmark, name))
            }
            Patch::Time(id, seconds, millis) => {
                let node = self.node_mut(id);
                let old = Patch::Time(id, node.seconds, node.millis);
                (node.seconds, node.millis) = (seconds, millis);
                old
            }
            Patch::Headers(headers) => Patch::Headers(core::mem::replace(&mut self.headers, headers)),
        }
    }
}

/// A text's lines, without control characters and blanks at the end.
fn comment_lines(text: &str) -> Result<Vec<String>, EditError> {
    if text.len() > MAX_EDIT_BYTES {
        return Err(EditError::TooLong);
    }
    let shown = |c: &char| !c.is_control() || *c == '\t';
    Ok(text.trim_end().lines().map(|line| line.chars().filter(shown).collect()).collect())
}
