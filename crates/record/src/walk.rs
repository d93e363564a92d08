//! A walk through a record that is being read: where it stands, and how it came there.

use komadai_rules::{Color, Delta, Illegal, Move, Position, Sfen, Square};

use crate::end::End;
use crate::tree::{MAX_DEPTH, NodeId, Record, Step, check};

/// Most moves replayed to find the starts of variations; only made-up files come near.
const MAX_REPLAYS: usize = 20_000_000;

/// A record, and the place in it where the next move belongs.
pub(crate) struct Walk {
    /// The record so far.
    pub(crate) record: Record,
    /// The position at the end of `path`; none for a start beyond the rules.
    position: Option<Position>,
    /// Moves from the start to the current place.
    path: Vec<(NodeId, Move, Delta)>,
    /// The node that comments and the next move belong to: the last of `path`, or an end or foul after it.
    current: NodeId,
    /// Last nodes of the lines read before this one.
    tips: Vec<NodeId>,
    replays: usize,
}

impl Walk {
    /// A walk that has not left the start.
    pub(crate) fn new(start: Sfen) -> Self {
        let record = Record::new(start);
        let position = record.start_position();
        Self { record, position, path: Vec::new(), current: NodeId::ROOT, tips: Vec::new(), replays: 0 }
    }

    /// The position here, before an illegal move or end that may have been read.
    pub(crate) fn position(&self) -> Option<&Position> {
        self.position.as_ref()
    }

    /// The square of the move before.
    pub(crate) fn previous_to(&self) -> Option<Square> {
        self.path.last().map(|(_, mv, _)| mv.to())
    }

    /// Legal moves from the start to here.
    pub(crate) fn depth(&self) -> usize {
        self.path.len()
    }

    /// The node that comments belong to.
    pub(crate) fn current(&self) -> NodeId {
        self.current
    }

    /// What the node here adds.
    pub(crate) fn step(&self) -> &Step {
        &self.record.node(self.current).step
    }

    /// Whether the line has ended here: by an end or a foul.
    pub(crate) fn is_over(&self) -> bool {
        matches!(self.step(), Step::End(_) | Step::Illegal(..))
    }

    /// Whether no more moves are kept.
    pub(crate) fn is_full(&self) -> bool {
        self.record.is_full() || self.path.len() >= MAX_DEPTH
    }

    /// Numbered lines from the start to here, an end or foul included.
    pub(crate) fn length(&self) -> usize {
        self.record.node(self.current).depth() + usize::from(matches!(self.step(), Step::End(_)))
    }

    /// Who moves next.
    pub(crate) fn side(&self) -> Color {
        self.record.side_after(self.record.node(self.current).depth())
    }

    /// Adds a move here, legal or not. The caller has seen that the line is not over.
    pub(crate) fn play(&mut self, mv: Move) -> Result<(), Illegal> {
        let Some(position) = &mut self.position else { return Err(Illegal::WrongMovement) };
        let verdict = check(position, mv);
        let step = match verdict {
            Ok(()) => Step::Move(mv),
            Err(reason) => Step::Illegal(mv, reason),
        };
        self.current = self.record.add(self.current, step);
        if verdict.is_ok() {
            let delta = position.do_move(mv);
            self.path.push((self.current, mv, delta));
        }
        verdict
    }

    /// Ends the line here.
    pub(crate) fn end(&mut self, end: End) {
        self.current = self.record.add(self.current, Step::End(end));
    }

    /// Adds a comment line to the node here; how many of its marks found no room.
    pub(crate) fn comment(&mut self, text: &str) -> usize {
        self.record.node_mut(self.current).comment(text)
    }

    /// Adds a line for programs to the node here.
    pub(crate) fn remark(&mut self, text: &str) {
        self.record.node_mut(self.current).remark(text);
    }

    /// Takes moves back until `depth` are left.
    pub(crate) fn go_back(&mut self, depth: usize) {
        while self.path.len() > depth {
            if let (Some((_, mv, delta)), Some(position)) = (self.path.pop(), &mut self.position) {
                position.undo_move(mv, delta);
            }
        }
        self.current = self.path.last().map_or(NodeId::ROOT, |(id, ..)| *id);
    }

    /// Goes to a node on the way here, or to one for which moves have to be replayed.
    pub(crate) fn go_to(&mut self, id: NodeId) -> bool {
        let depth = self.record.node(id).depth();
        let is_behind = match depth.checked_sub(1) {
            None => true,
            Some(index) => self.path.get(index).is_some_and(|(found, ..)| *found == id),
        };
        if is_behind {
            self.go_back(depth);
            return self.current == id;
        }
        self.replay(id, depth)
    }

    /// Remembers the line read so far as one that later variations may leave.
    pub(crate) fn close_line(&mut self) {
        self.tips.push(self.current);
    }

    /// Goes to the node after `depth` moves of this line or, if it is too short, of the nearest earlier one.
    pub(crate) fn branch_to(&mut self, depth: usize) -> bool {
        if self.path.len() >= depth {
            self.go_back(depth);
            return true;
        }
        let budget = MAX_REPLAYS.saturating_sub(self.replays);
        let earlier = self.tips.iter().rev().take(budget);
        let Some((looked, tip)) =
            earlier.copied().enumerate().find(|(_, tip)| self.record.node(*tip).depth() >= depth)
        else {
            self.replays = self.replays.saturating_add(self.tips.len());
            return false;
        };
        self.replays = self.replays.saturating_add(looked);
        self.replay(tip, depth)
    }

    /// Goes to the node after `depth` moves of the main line; stays where it is if that is too short.
    pub(crate) fn branch_from_main(&mut self, depth: usize) {
        let mut tip = NodeId::ROOT;
        self.replays = self.replays.saturating_add(depth);
        if self.replays > MAX_REPLAYS {
            return;
        }
        for id in self.record.line(NodeId::ROOT).take(depth) {
            if matches!(self.record.node(id).step, Step::Move(_)) {
                tip = id;
            }
        }
        if self.record.node(tip).depth() == depth {
            self.replay(tip, depth);
        }
    }

    /// Goes from the start to the node after `depth` moves of the line to `tip`.
    fn replay(&mut self, tip: NodeId, depth: usize) -> bool {
        let mut moves = Vec::new();
        let mut at = Some(tip);
        while let Some(id) = at {
            let node = self.record.node(id);
            if let Step::Move(mv) = node.step {
                moves.push((id, mv));
            }
            at = node.parent();
        }
        self.replays += moves.len();
        if moves.len() < depth || self.replays > MAX_REPLAYS {
            return false;
        }
        self.go_back(0);
        let Some(position) = &mut self.position else { return false };
        for (id, mv) in moves.into_iter().rev().take(depth) {
            let delta = position.do_move(mv);
            self.path.push((id, mv, delta));
            self.current = id;
        }
        true
    }
}
