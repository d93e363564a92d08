//! Edits as they are stored.

use komadai_record::{Change, Edit, EditError, EndKind, Headers, NodeId, Record};
use komadai_rules::Move;
use serde::{Deserialize, Serialize};

use crate::text::{self, TextError, decode};

/// One step in the history of a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Step {
    /// Moves (USI) one after another; those that are there already are followed.
    AddMoves {
        /// The node before the first.
        after: u32,
        /// USI.
        moves: Vec<String>,
    },
    /// A node and all that follow it are taken away.
    Delete {
        /// The node.
        node: u32,
    },
    /// A variation goes one place forward.
    Promote {
        /// Any node of it.
        node: u32,
    },
    /// A node's comment.
    Comment {
        /// The node.
        node: u32,
        /// Lines between line feeds.
        text: String,
    },
    /// A node's arrows and circles.
    Marks {
        /// The node.
        node: u32,
        /// As a comment line of a file tells them; empty for none.
        marks: String,
    },
    /// A node's bookmark.
    Bookmark {
        /// The node.
        node: u32,
        /// The name.
        text: String,
    },
    /// All headers.
    Headers {
        /// Keys and values.
        headers: Vec<(String, String)>,
    },
    /// How the line ends after a node; the winner follows from the kind.
    End {
        /// The node.
        node: u32,
        /// The end's key; none takes it away.
        end: Option<String>,
    },
}

/// Why a step was not made; the record is as it was.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StepError {
    /// The record refuses it.
    #[error(transparent)]
    Edit(#[from] EditError),
    /// A move that is no USI.
    #[error("{0:?} is no move")]
    Malformed(String),
    /// Marks that are none.
    #[error("{0:?} tells no marks")]
    BadMarks(String),
    /// An end of unknown key.
    #[error("{0:?} is no end")]
    UnknownEnd(String),
}

/// A step that was made.
#[derive(Debug)]
pub struct Applied {
    /// The node to look at.
    pub node: NodeId,
    /// What takes it back, last first; empty when the record was so already.
    changes: Vec<Change>,
}

impl Applied {
    /// Whether the record is another one after it.
    pub fn is_something(&self) -> bool {
        !self.changes.is_empty()
    }

    /// Takes the step back, directly after it; returns the node to look at then.
    pub fn revert(self, record: &mut Record) -> NodeId {
        revert(self.changes, record);
        if record.contains(self.node) {
            return self.node;
        }
        // The nearest node that is left.
        let mut at = self.node;
        while !record.contains(at) {
            at = record.node(at).parent().unwrap_or(NodeId::ROOT);
        }
        at
    }
}

fn revert(changes: Vec<Change>, record: &mut Record) {
    for change in changes.into_iter().rev() {
        record.revert(change);
    }
}

impl Step {
    /// Makes the step.
    ///
    /// # Errors
    /// When the record cannot take it; it is then as it was, also when only the last of several moves is refused.
    pub fn apply(&self, record: &mut Record) -> Result<Applied, StepError> {
        match self {
            Self::AddMoves { after, moves } => add_moves(record, NodeId::new(*after), moves),
            Self::Delete { node } => one(record, &Edit::Delete(NodeId::new(*node))),
            Self::Promote { node } => one(record, &Edit::Promote(NodeId::new(*node))),
            Self::Comment { node, text } => {
                one(record, &Edit::SetComment { node: NodeId::new(*node), text: text.clone() })
            }
            Self::Marks { node, marks } => {
                let marks = text::marks(marks)
                    .ok_or_else(|| StepError::BadMarks(marks.chars().take(60).collect()))?;
                one(record, &Edit::SetMarks { node: NodeId::new(*node), marks })
            }
            Self::Bookmark { node, text } => {
                one(record, &Edit::SetBookmark { node: NodeId::new(*node), name: text.clone() })
            }
            Self::Headers { headers } => {
                let mut set = Headers::default();
                for (key, value) in headers {
                    set.push(key, value);
                }
                one(record, &Edit::SetHeaders(set))
            }
            Self::End { node, end } => {
                let after = NodeId::new(*node);
                if !record.contains(after) {
                    return Err(EditError::UnknownNode.into());
                }
                let end = match end {
                    None => None,
                    Some(key) => {
                        let kind =
                            EndKind::from_key(key).ok_or_else(|| StepError::UnknownEnd(key.clone()))?;
                        Some(record.end_after(after, kind))
                    }
                };
                one(record, &Edit::SetEnd { after, end })
            }
        }
    }
}

fn one(record: &mut Record, edit: &Edit) -> Result<Applied, StepError> {
    let change = record.edit(edit)?;
    let node = change.node();
    Ok(Applied { node, changes: Some(change).filter(Change::is_something).into_iter().collect() })
}

fn add_moves(record: &mut Record, after: NodeId, moves: &[String]) -> Result<Applied, StepError> {
    let mut made = Applied { node: after, changes: Vec::new() };
    for text in moves {
        let added = text
            .parse::<Move>()
            .map_err(|_| StepError::Malformed(text.chars().take(20).collect()))
            .and_then(|mv| one(record, &Edit::AddMove { after: made.node, mv }));
        match added {
            Ok(added) => {
                made.node = added.node;
                made.changes.extend(added.changes);
            }
            Err(error) => {
                revert(made.changes, record);
                return Err(error);
            }
        }
    }
    Ok(made)
}

/// A record as it is after some steps; each is a [`Step`] as JSON.
///
/// # Errors
/// When the text or a step is none, or a step cannot be made: what is stored is broken.
pub fn replay<'a>(text: &str, steps: impl IntoIterator<Item = &'a str>) -> Result<Record, TextError> {
    let mut record = decode(text)?;
    for step in steps {
        let step: Step = serde_json::from_str(step)?;
        step.apply(&mut record).map_err(|error| TextError::Step(error.to_string()))?;
    }
    Ok(record)
}
