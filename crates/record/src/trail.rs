//! Following the lines of a record as files write them: each leaves the one before it, or an earlier one.

use komadai_rules::{Color, Delta, Position, Square};

use crate::tree::{NodeId, Record, Step};

/// A place in a record, the position there, and the time that either side has spent up to there.
pub(crate) struct Trail<'a> {
    record: &'a Record,
    position: Option<Position>,
    steps: Vec<Pace>,
    totals: [u32; 2],
}

/// A move that was gone along, and what takes it back.
struct Pace {
    node: NodeId,
    delta: Option<Delta>,
    totals: [u32; 2],
}

impl<'a> Trail<'a> {
    /// At the start.
    pub(crate) fn new(record: &'a Record) -> Self {
        Self { record, position: record.start_position(), steps: Vec::new(), totals: [0; 2] }
    }

    /// The position here; none if the start is beyond the rules. Illegal moves are not played.
    pub(crate) fn position(&self) -> Option<&Position> {
        self.position.as_ref()
    }

    /// Where the move before went, if it was a legal one.
    pub(crate) fn previous_to(&self) -> Option<Square> {
        match self.record.node(self.steps.last()?.node).step {
            Step::Move(mv) => Some(mv.to()),
            _ => None,
        }
    }

    /// Seconds that a side has spent, with those that a node after here adds.
    pub(crate) fn total(&self, side: Color, seconds: u32) -> u32 {
        self.totals[side.index()].saturating_add(seconds)
    }

    /// Goes on to a child of the node here. An end is no place to go to.
    pub(crate) fn forward(&mut self, id: NodeId) {
        let node = self.record.node(id);
        let delta = match (&node.step, &mut self.position) {
            (Step::End(_) | Step::Start, _) => return,
            (Step::Move(mv), Some(position)) => Some(position.do_move(*mv)),
            _ => None,
        };
        self.steps.push(Pace { node: id, delta, totals: self.totals });
        let side = self.record.side_after(node.depth().saturating_sub(1));
        self.totals[side.index()] = self.total(side, node.seconds.unwrap_or(0));
    }

    /// Goes back to the node before.
    pub(crate) fn back(&mut self) {
        let Some(pace) = self.steps.pop() else { return };
        if let (Step::Move(mv), Some(position), Some(delta)) =
            (&self.record.node(pace.node).step, &mut self.position, pace.delta)
        {
            position.undo_move(*mv, delta);
        }
        self.totals = pace.totals;
    }

    /// Goes to a node: back, if it is on the way here, else anew from the start.
    pub(crate) fn go_to(&mut self, id: NodeId) {
        let depth = self.record.node(id).depth();
        let is_behind = match depth.checked_sub(1) {
            None => true,
            Some(index) => self.steps.get(index).is_some_and(|pace| pace.node == id),
        };
        let kept = if is_behind { depth } else { 0 };
        while self.steps.len() > kept {
            self.back();
        }
        if !is_behind {
            self.record.path(id).into_iter().for_each(|id| self.forward(id));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Trail;
    use crate::read;

    #[test]
    fn a_trail_is_at_the_position_that_the_record_tells_of() {
        let text = "手合割：平手\n1 ７六歩(77) (0:10/)\n2 ３四歩(33) (0:05/)\n3 ２二角成(88)\n4 同　銀(31)\n\
                    変化：3手\n3 ２六歩(27)\n4 ５五歩(53)\n変化：2手\n2 ８四歩(83) (0:20/)\n3 ２六歩(27)\n";
        let record = read(text.as_bytes(), None).unwrap().remove(0).record;
        let mut trail = Trail::new(&record);
        let as_written = record.lines().flat_map(|(parent, line)| [vec![parent], line].concat());
        let mut nodes: Vec<_> = as_written.collect();
        let forth: Vec<_> = record.preorder(crate::NodeId::ROOT).collect();
        nodes.extend(forth.iter().rev());
        for id in nodes {
            trail.go_to(id);
            let wanted = record.position_at(id).map(|position| position.to_string());
            assert_eq!(trail.position().map(ToString::to_string), wanted);
            let seconds = record.path(id).iter().map(|id| record.node(*id).seconds.unwrap_or(0)).sum::<u32>();
            assert_eq!(trail.totals.iter().sum::<u32>(), seconds);
        }
    }
}
