//! Editing with a history.

use crate::edit::{Change, Edit, EditError};
use crate::tree::{NodeId, Record};

/// Most changes that can be taken back.
pub const MAX_HISTORY: usize = 1_000;

/// A record under edit, and the changes that can be taken back and made again.
///
/// The same edits to the same record give the same node numbers, so a record can be kept as the one that was read and
/// the list of what was done to it.
#[derive(Clone, Debug)]
pub struct Editor {
    record: Record,
    done: Vec<Change>,
    undone: Vec<Change>,
}

impl Editor {
    /// An editor without a history.
    pub const fn new(record: Record) -> Self {
        Self { record, done: Vec::new(), undone: Vec::new() }
    }

    /// The record as it is now.
    pub const fn record(&self) -> &Record {
        &self.record
    }

    /// The record, without its history.
    pub fn into_record(self) -> Record {
        self.record
    }

    /// Makes a change and returns the node to look at. What was taken back before is forgotten.
    ///
    /// # Errors
    /// As [`Record::edit`].
    ///
    /// ```
    /// use komadai_record::{Edit, Editor, NodeId, Record};
    /// let mut editor = Editor::new(Record::new("startpos".parse().unwrap()));
    /// editor.apply(&Edit::AddMove { after: NodeId::ROOT, mv: "7g7f".parse().unwrap() }).unwrap();
    /// assert_eq!(editor.undo_key(), Some("add_move"));
    /// assert_eq!(editor.undo(), Some(NodeId::ROOT));
    /// assert!(editor.record().is_empty());
    /// editor.redo();
    /// assert_eq!(editor.record().moves().len(), 1);
    /// ```
    pub fn apply(&mut self, edit: &Edit) -> Result<NodeId, EditError> {
        let change = self.record.edit(edit)?;
        let node = change.node();
        if change.is_something() {
            self.undone.clear();
            if self.done.len() == MAX_HISTORY {
                self.done.remove(0);
            }
            self.done.push(change);
        }
        Ok(node)
    }

    /// Takes the last change back and returns the node to look at; none if there is no such change.
    pub fn undo(&mut self) -> Option<NodeId> {
        let change = self.record.revert(self.done.pop()?);
        let node = self.shown(change.node());
        self.undone.push(change);
        Some(node)
    }

    /// Makes the change again that was taken back last.
    pub fn redo(&mut self) -> Option<NodeId> {
        let change = self.record.revert(self.undone.pop()?);
        let node = self.shown(change.node());
        self.done.push(change);
        Some(node)
    }

    /// The [`Edit::key`] of what [`Editor::undo`] would take back.
    pub fn undo_key(&self) -> Option<&'static str> {
        self.done.last().map(Change::key)
    }

    /// The [`Edit::key`] of what [`Editor::redo`] would do again.
    pub fn redo_key(&self) -> Option<&'static str> {
        self.undone.last().map(Change::key)
    }

    /// A node or, if it is out of the tree, the one before it.
    fn shown(&self, id: NodeId) -> NodeId {
        if self.record.contains(id) { id } else { self.record.node(id).parent().unwrap_or(NodeId::ROOT) }
    }
}
