//! Lines beside the main one, as solvers and analyses add them.

use komadai_rules::Move;

use crate::tree::{MAX_DEPTH, NodeId, Record, Step};

impl Record {
    /// Adds a line of moves after a node, sharing those that are there already, and gives the nodes of its moves. The
    /// caller vouches for the moves; of a line for which there is no room only the beginning is added.
    ///
    /// ```
    /// use komadai_record::{NodeId, Record};
    /// let mut record = Record::new("startpos".parse().unwrap());
    /// let line = |text: &str| text.split(' ').map(|mv| mv.parse().unwrap()).collect::<Vec<_>>();
    /// record.add_line(NodeId::ROOT, &line("7g7f 3c3d 2g2f"));
    /// let nodes = record.add_line(NodeId::ROOT, &line("7g7f 8c8d"));
    /// assert_eq!((record.len(), record.path(nodes[1]).len()), (5, 2));
    /// ```
    ///
    /// # Panics
    /// When the id is another record's.
    pub fn add_line(&mut self, after: NodeId, line: &[Move]) -> Vec<NodeId> {
        let mut at = after;
        let mut nodes = Vec::new();
        for mv in line {
            let same = |id: &NodeId| self.node(*id).step == Step::Move(*mv);
            at = match self.node(at).children().iter().copied().find(same) {
                Some(known) => known,
                None if self.is_full() || self.node(at).depth() >= MAX_DEPTH => break,
                None => self.add(at, Step::Move(*mv)),
            };
            nodes.push(at);
        }
        nodes
    }

    /// Adds a comment line to a node, unless it is there already.
    ///
    /// # Panics
    /// When the id is another record's.
    pub fn note(&mut self, id: NodeId, line: &str) {
        let node = self.node_mut(id);
        if !node.comments.iter().any(|known| known == line) {
            node.comment(line);
        }
    }
}
