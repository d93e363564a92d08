//! What follows a node: nearly always one other.

use crate::tree::NodeId;

/// Nodes in order. One needs no memory of its own, so that a game without variations has no list a move.
#[derive(Clone, Debug, Default)]
pub(crate) enum Children {
    #[default]
    None,
    One(NodeId),
    /// Two or more, or as many as were left.
    Many(Vec<NodeId>),
}

impl Children {
    pub(crate) fn as_slice(&self) -> &[NodeId] {
        match self {
            Self::None => &[],
            Self::One(id) => core::slice::from_ref(id),
            Self::Many(ids) => ids,
        }
    }

    pub(crate) fn push(&mut self, id: NodeId) {
        self.insert(self.as_slice().len(), id);
    }

    /// # Panics
    /// When `place` is beyond the end.
    pub(crate) fn insert(&mut self, place: usize, id: NodeId) {
        match self {
            Self::None => *self = Self::One(id),
            Self::One(first) => {
                let mut ids = vec![*first];
                ids.insert(place, id);
                *self = Self::Many(ids);
            }
            Self::Many(ids) => ids.insert(place, id),
        }
    }

    /// # Panics
    /// When there is none at `place`.
    pub(crate) fn remove(&mut self, place: usize) {
        match self {
            Self::None => {}
            Self::One(_) => *self = Self::None,
            Self::Many(ids) => {
                ids.remove(place);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Children, NodeId};

    #[test]
    fn children_are_a_list() {
        let (mut children, mut list) = (Children::default(), Vec::new());
        for (step, place) in [0, 1, 0, 3, 2].into_iter().enumerate() {
            children.insert(place, NodeId::new(step as u32));
            list.insert(place, NodeId::new(step as u32));
            assert_eq!(children.as_slice(), list);
        }
        for place in [4, 0, 1, 1, 0] {
            children.remove(place);
            list.remove(place);
            assert_eq!(children.as_slice(), list);
        }
        children.push(NodeId::new(7));
        children.push(NodeId::new(8));
        assert_eq!(children.as_slice(), [NodeId::new(7), NodeId::new(8)]);
    }
}
