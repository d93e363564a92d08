//! A game as a tree of moves.

use komadai_rules::{Color, FaultKind, HandKind, Handicap, Illegal, Move, Piece, Position, Sfen};

use crate::end::{End, EndKind};
use crate::headers::Headers;

/// A node's name within its record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(u32);

impl NodeId {
    /// The start position's node.
    pub const ROOT: Self = Self(0);

    const fn index(self) -> usize {
        self.0 as usize
    }
}

/// What a node adds to the one before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// The start position.
    Start,
    /// A legal move.
    Move(Move),
    /// A move against the rules, as real games have; nothing but an end follows it.
    Illegal(Move, Illegal),
    /// The end of this line.
    End(End),
}

/// One node.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    /// What it adds.
    pub step: Step,
    /// Comment lines on it, without their marks.
    pub comments: Vec<String>,
    /// Lines meant for programs rather than for people, as CSA files have them.
    pub remarks: Vec<String>,
    /// A bookmark (しおり).
    pub bookmark: Option<String>,
    /// Whole seconds spent on it.
    pub seconds: Option<u32>,
    /// Thousandths of a second beyond them.
    pub millis: u16,
    parent: Option<NodeId>,
    children: Vec<NodeId>,
    depth: u32,
}

impl Node {
    fn new(step: Step, parent: Option<NodeId>, depth: u32) -> Self {
        Self {
            step,
            comments: Vec::new(),
            remarks: Vec::new(),
            bookmark: None,
            seconds: None,
            millis: 0,
            parent,
            children: Vec::new(),
            depth,
        }
    }

    /// The node before it.
    pub fn parent(&self) -> Option<NodeId> {
        self.parent
    }

    /// What follows: the main continuation first, then variations in order.
    pub fn children(&self) -> &[NodeId] {
        &self.children
    }

    /// Moves from the start to here; an end counts none.
    pub fn depth(&self) -> usize {
        self.depth as usize
    }
}

/// A record: start, headers and the tree of moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The position before the first move; it need not be playable.
    pub start: Sfen,
    /// What stands above the moves.
    pub headers: Headers,
    /// The winner that the headers name, for records that do not say how they end.
    pub result: Option<Color>,
    nodes: Vec<Node>,
}

/// The most of a kind that a hand can hold: the set has no more.
const MAX_IN_HAND: u8 = 18;

const ALL_FAULTS: [FaultKind; 5] = [
    FaultKind::TooMany,
    FaultKind::TwoKings,
    FaultKind::TwoPawns,
    FaultKind::DeadPiece,
    FaultKind::OpponentInCheck,
];

impl Record {
    /// A record without moves.
    ///
    /// ```
    /// use komadai_record::{End, EndKind, Record};
    /// use komadai_rules::Color;
    /// let mut record = Record::new("startpos".parse().unwrap());
    /// record.headers.set("先手", "甲");
    /// record.play("7g7f".parse().unwrap(), Some(5)).unwrap();
    /// record.finish(EndKind::Resign, Some(3));
    /// assert_eq!(record.end(), Some(&End { kind: EndKind::Resign, winner: Some(Color::Black) }));
    /// ```
    pub fn new(start: Sfen) -> Self {
        Self {
            start,
            headers: Headers::default(),
            result: None,
            nodes: vec![Node::new(Step::Start, None, 0)],
        }
    }

    /// A node.
    ///
    /// # Panics
    /// When the id is another record's.
    pub fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.index()]
    }

    /// A node, to change its comments, bookmark or time.
    ///
    /// # Panics
    /// When the id is another record's.
    pub fn node_mut(&mut self, id: NodeId) -> &mut Node {
        &mut self.nodes[id.index()]
    }

    /// How many nodes there are, the start included.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Whether there is nothing but the start.
    pub fn is_empty(&self) -> bool {
        self.nodes.len() == 1
    }

    /// Adds a node as the last continuation of `parent`. The caller vouches for the step.
    pub fn add(&mut self, parent: NodeId, step: Step) -> NodeId {
        let moves = matches!(step, Step::Move(_) | Step::Illegal(..));
        let depth = self.node(parent).depth + u32::from(moves);
        let id = NodeId(self.nodes.len() as u32);
        self.nodes.push(Node::new(step, Some(parent), depth));
        self.nodes[parent.index()].children.push(id);
        id
    }

    /// Every node, in the order in which they were added.
    pub(crate) fn nodes_mut(&mut self) -> impl Iterator<Item = &mut Node> {
        self.nodes.iter_mut()
    }

    /// Every node, in the order in which they were added; a node comes after its parent.
    pub fn nodes(&self) -> impl Iterator<Item = &Node> {
        self.nodes.iter()
    }

    /// The start as a position, also one with faults; none if a hand holds more than the set has.
    pub fn start_position(&self) -> Option<Position> {
        let too_many =
            |color| HandKind::ALL.into_iter().any(|kind| self.start.in_hand(color, kind) > MAX_IN_HAND);
        if Color::ALL.into_iter().any(too_many) {
            return None;
        }
        Position::with_accepted(&self.start, &ALL_FAULTS).ok()
    }

    /// The handicap whose start this is.
    pub fn handicap(&self) -> Option<Handicap> {
        Handicap::of(&self.start)
    }

    /// Nodes of the line that follows `from`, always the first continuation.
    pub fn line(&self, from: NodeId) -> impl Iterator<Item = NodeId> {
        let mut at = from;
        core::iter::from_fn(move || {
            at = *self.node(at).children.first()?;
            Some(at)
        })
    }

    /// Legal moves of the main line.
    pub fn moves(&self) -> Vec<Move> {
        self.line(NodeId::ROOT)
            .map_while(|id| match self.node(id).step {
                Step::Move(mv) => Some(mv),
                _ => None,
            })
            .collect()
    }

    /// The last node of the main line.
    pub fn tip(&self) -> NodeId {
        self.line(NodeId::ROOT).last().unwrap_or(NodeId::ROOT)
    }

    /// How the main line ends.
    pub fn end(&self) -> Option<&End> {
        match &self.node(self.tip()).step {
            Step::End(end) => Some(end),
            _ => None,
        }
    }

    /// The winner of the main line.
    pub fn winner(&self) -> Option<Color> {
        self.end().map_or(self.result, |end| end.winner)
    }

    /// The last nodes of all lines of play, the main line's first, then depth-first from the start.
    pub fn leaves(&self) -> impl Iterator<Item = NodeId> {
        let mut open = vec![NodeId::ROOT];
        core::iter::from_fn(move || {
            loop {
                let id = open.pop()?;
                let children = self.node(id).children();
                if children.is_empty() {
                    return Some(id);
                }
                open.extend(children.iter().rev());
            }
        })
    }

    /// The lines of play as files write them one after another, each with the node that it leaves: the main line, then
    /// variations from the end to the beginning, a line's own before the rest. So each leaves the line before it, after
    /// some moves are taken back, or the nearest earlier one.
    pub fn lines(&self) -> impl Iterator<Item = (NodeId, Vec<NodeId>)> {
        // Lines still to come, by their first node; the next one last.
        let mut waiting: Vec<NodeId> =
            self.node(NodeId::ROOT).children().first().copied().into_iter().collect();
        let mut is_main = true;
        core::iter::from_fn(move || {
            let first = waiting.pop()?;
            let parent = self.node(first).parent().unwrap_or(NodeId::ROOT);
            let line: Vec<NodeId> = core::iter::once(first).chain(self.line(first)).collect();
            let mut branches: Vec<NodeId> = Vec::new();
            for id in line.iter().skip(usize::from(!is_main)).rev() {
                let parent = self.node(*id).parent().unwrap_or(NodeId::ROOT);
                branches.extend(self.node(parent).children().iter().skip(1));
            }
            waiting.extend(branches.into_iter().rev());
            is_main = false;
            Some((parent, line))
        })
    }

    /// Nodes from the first move to `id`.
    pub fn path(&self, id: NodeId) -> Vec<NodeId> {
        let mut path = Vec::new();
        let mut at = id;
        while let Some(parent) = self.node(at).parent() {
            path.push(at);
            at = parent;
        }
        path.reverse();
        path
    }

    /// Who moves after `depth` moves.
    pub fn side_after(&self, depth: usize) -> Color {
        let first = self.start.side_to_move();
        if depth.is_multiple_of(2) { first } else { !first }
    }

    /// The position at a node; none if the start is beyond the rules. Illegal moves are not played.
    pub fn position_at(&self, id: NodeId) -> Option<Position> {
        let mut moves = Vec::new();
        let mut at = Some(id);
        while let Some(id) = at {
            let node = self.node(id);
            if let Step::Move(mv) = node.step {
                moves.push(mv);
            }
            at = node.parent;
        }
        let mut position = self.start_position()?;
        for mv in moves.into_iter().rev() {
            position.do_move(mv);
        }
        Some(position)
    }

    /// Plays a move at the end of the main line, with the whole seconds spent on it.
    ///
    /// # Errors
    /// When the move is not legal there, or the line has ended; the record stays as it was.
    pub fn play(&mut self, mv: Move, seconds: Option<u32>) -> Result<NodeId, Illegal> {
        let tip = self.tip();
        let position = match self.node(tip).step {
            Step::Start | Step::Move(_) => self.position_at(tip),
            Step::Illegal(..) | Step::End(_) => None,
        };
        check(&position.ok_or(Illegal::WrongMovement)?, mv)?;
        let id = self.add(tip, Step::Move(mv));
        self.node_mut(id).seconds = seconds;
        Ok(id)
    }

    /// Adds the foul move that ended a game, after the main line.
    pub fn play_illegal(&mut self, mv: Move, reason: Illegal, seconds: Option<u32>) -> NodeId {
        let id = self.add(self.tip(), Step::Illegal(mv, reason));
        self.node_mut(id).seconds = seconds;
        id
    }

    /// Ends the main line; the winner is the one that `kind` names for the side then to move. After
    /// [`Record::play_illegal`] that side is the offender's opponent: [`EndKind::FoulWin`].
    pub fn finish(&mut self, kind: EndKind, seconds: Option<u32>) -> NodeId {
        let side = self.side_after(self.node(self.tip()).depth());
        let winner = kind.winner(side);
        self.finish_with(End { kind, winner }, seconds)
    }

    /// Ends the main line with a winner that the way of ending does not tell (持将棋 by points, the try rule).
    pub fn finish_with(&mut self, end: End, seconds: Option<u32>) -> NodeId {
        let id = self.add(self.tip(), Step::End(end));
        self.node_mut(id).seconds = seconds;
        id
    }
}

/// Whether a move can be played, also from a start that breaks the rules: a king is never taken, and no hand grows
/// beyond what it can hold.
pub(crate) fn check(position: &Position, mv: Move) -> Result<(), Illegal> {
    position.check_move(mv)?;
    let Some(kind) = position.piece_at(mv.to()).map(Piece::kind) else { return Ok(()) };
    let hand = position.hand(position.side_to_move());
    let fits = kind.hand_kind().is_some_and(|kind| {
        let count = hand.count(kind) + 1;
        count <= MAX_IN_HAND && hand.with(kind, count).is_some()
    });
    if fits { Ok(()) } else { Err(Illegal::WrongMovement) }
}
