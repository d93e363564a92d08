//! A game as a tree of moves.

use std::borrow::Cow;

use komadai_rules::{ByColor, Color, FaultKind, HandKind, Handicap, Illegal, Move, Piece, Position, Sfen};

use crate::children::Children;
use crate::end::{End, EndKind};
use crate::headers::Headers;
use crate::marks::Marks;

/// A node's name within its record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(u32);

impl NodeId {
    /// The start position's node.
    pub const ROOT: Self = Self(0);

    /// The node of this number; [`Record::contains`] says whether a record has it.
    pub const fn new(number: u32) -> Self {
        Self(number)
    }

    /// The number: the same as long as the record is held and edited, and never given to another node.
    pub const fn number(self) -> u32 {
        self.0
    }

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
#[derive(Clone, Debug)]
pub struct Node {
    /// What it adds.
    pub step: Step,
    /// Comment lines on it, without their marks.
    pub comments: Vec<String>,
    /// Lines meant for programs rather than for people, as CSA files have them.
    pub remarks: Vec<String>,
    /// Arrows and circles drawn on its board.
    pub marks: Marks,
    /// A bookmark (しおり).
    pub bookmark: Option<String>,
    /// Whole seconds spent on it.
    pub seconds: Option<u32>,
    /// Thousandths of a second beyond them.
    pub millis: u16,
    parent: Option<NodeId>,
    children: Children,
    depth: u32,
    /// Whether it was taken out of the tree, with all that follows.
    is_out: bool,
}

impl Node {
    fn new(step: Step, parent: Option<NodeId>, depth: u32) -> Self {
        Self {
            step,
            comments: Vec::new(),
            remarks: Vec::new(),
            marks: Marks::default(),
            bookmark: None,
            seconds: None,
            millis: 0,
            parent,
            children: Children::default(),
            depth,
            is_out: false,
        }
    }

    /// Whether the two say the same, whatever follows them.
    fn says_the_same(&self, other: &Self) -> bool {
        self.step == other.step
            && self.comments == other.comments
            && self.remarks == other.remarks
            && self.marks == other.marks
            && self.bookmark == other.bookmark
            && (self.seconds, self.millis) == (other.seconds, other.millis)
    }

    /// Adds a comment line, or the marks that it tells; how many of them found no room.
    pub(crate) fn comment(&mut self, line: &str) -> usize {
        add_comment(&mut self.comments, &mut self.marks, line)
    }

    /// The comment lines as files have them: those of people, then those that tell the marks.
    pub fn comment_lines(&self) -> impl Iterator<Item = Cow<'_, str>> {
        self.comments
            .iter()
            .map(|line| Cow::Borrowed(line.as_str()))
            .chain(self.marks.lines().map(Cow::Owned))
    }

    /// Whether a file has comment lines for it.
    pub(crate) fn is_commented(&self) -> bool {
        !self.comments.is_empty() || !self.marks.is_empty()
    }

    /// Adds a line for programs.
    pub(crate) fn remark(&mut self, line: &str) {
        add_line(&mut self.remarks, line);
    }

    /// The node before it.
    pub fn parent(&self) -> Option<NodeId> {
        self.parent
    }

    /// What follows: the main continuation first, then variations in order.
    pub fn children(&self) -> &[NodeId] {
        self.children.as_slice()
    }

    /// Moves from the start to here; an end counts none.
    pub fn depth(&self) -> usize {
        self.depth as usize
    }
}

/// Most texts that a list of comment lines keeps apart.
const MAX_LINES: usize = 1_000;

/// Adds a line of a comment, or the marks that it tells; how many of them found no room. Lines are looked at as they
/// will be written: without control characters.
pub(crate) fn add_comment(lines: &mut Vec<String>, marks: &mut Marks, line: &str) -> usize {
    let line = without_controls(line);
    let (line, dropped) = marks.take_from(&line);
    if let Some(line) = line {
        add_line(lines, &line);
    }
    dropped
}

/// Adds a line of a text. After very many, lines share one text: each text costs memory beyond its own. Control characters become blanks, as in headers: no format can say them all, and a text full of
/// them would not be taken for one when it is read again.
pub(crate) fn add_line(lines: &mut Vec<String>, line: &str) {
    let line = without_controls(line);
    let is_full = lines.len() >= MAX_LINES;
    match lines.last_mut().filter(|_| is_full) {
        Some(last) => {
            last.push('\n');
            last.push_str(&line);
        }
        None => lines.push(line.into_owned()),
    }
}

/// The text with blanks in place of control characters; tabs and ends of lines stay.
pub(crate) fn without_controls(line: &str) -> Cow<'_, str> {
    let is_shown = |c: char| !c.is_control() || matches!(c, '\t' | '\n');
    if line.chars().all(is_shown) {
        return Cow::Borrowed(line);
    }
    Cow::Owned(line.chars().map(|c| if is_shown(c) { c } else { ' ' }).collect())
}

/// A record: start, headers and the tree of moves. Two are equal when their trees are, in whatever order they grew.
#[derive(Clone, Debug)]
pub struct Record {
    /// The position before the first move; it need not be playable.
    pub start: Sfen,
    /// What stands above the moves.
    pub headers: Headers,
    /// The winner that the headers name, for records that do not say how they end.
    pub result: Option<Color>,
    /// Sides whose hand the diagram of the start did not show. Where one of them has the only king, it was given all
    /// remaining pieces: such a diagram is of a mate problem (詰将棋), and names only the attacker's hand.
    pub unshown_hands: ByColor<bool>,
    /// Every node there ever was, so that numbers stay; a node comes after its parent.
    nodes: Vec<Node>,
    /// How many of them are out of the tree.
    out: usize,
}

impl PartialEq for Record {
    fn eq(&self, other: &Self) -> bool {
        if (&self.start, &self.headers, self.result) != (&other.start, &other.headers, other.result)
            || self.len() != other.len()
        {
            return false;
        }
        self.preorder(NodeId::ROOT).zip(other.preorder(NodeId::ROOT)).all(|(ours, theirs)| {
            let (ours, theirs) = (self.node(ours), other.node(theirs));
            ours.says_the_same(theirs) && ours.children().len() == theirs.children().len()
        })
    }
}

impl Eq for Record {}

/// Most nodes that a record keeps.
pub(crate) const MAX_NODES: usize = 1_000_000;
/// Longest line of play.
pub(crate) const MAX_DEPTH: usize = 20_000;

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
            unshown_hands: ByColor::default(),
            nodes: vec![Node::new(Step::Start, None, 0)],
            out: 0,
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
        self.nodes.len() - self.out
    }

    /// Whether there is nothing but the start.
    pub fn is_empty(&self) -> bool {
        self.len() == 1
    }

    /// Whether a node is in the tree: of this record, and not taken out of it.
    pub fn contains(&self, id: NodeId) -> bool {
        let mut at = Some(id).filter(|id| id.index() < self.nodes.len());
        while let Some(id) = at {
            let node = self.node(id);
            if node.is_out {
                return false;
            }
            if id == NodeId::ROOT {
                return true;
            }
            at = node.parent;
        }
        false
    }

    /// Whether no node can be added any more: numbers are not given twice.
    pub(crate) fn is_full(&self) -> bool {
        self.nodes.len() >= MAX_NODES
    }

    /// Makes room for so many nodes more.
    pub(crate) fn reserve(&mut self, nodes: usize) {
        self.nodes.reserve(nodes.min(MAX_NODES));
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

    /// Every node in the tree, in the order in which they were added; a node comes after its parent.
    pub fn nodes(&self) -> impl Iterator<Item = &Node> {
        let mut is_out: Vec<bool> = Vec::new();
        if self.out > 0 {
            for node in &self.nodes {
                let parent_is_out = node.parent.is_some_and(|parent| is_out[parent.index()]);
                is_out.push(node.is_out || parent_is_out);
            }
        }
        let counts = move |index: usize| !is_out.get(index).copied().unwrap_or(false);
        self.nodes.iter().enumerate().filter(move |(index, _)| counts(*index)).map(|(_, node)| node)
    }

    /// A node and all that follow it, each before its children, the first child first.
    pub fn preorder(&self, from: NodeId) -> impl Iterator<Item = NodeId> {
        let mut open = vec![from];
        core::iter::from_fn(move || {
            let id = open.pop()?;
            open.extend(self.node(id).children().iter().rev());
            Some(id)
        })
    }

    /// A node's place among its siblings, from 0; none for the start or for a node out of the tree.
    pub fn place(&self, id: NodeId) -> Option<usize> {
        let parent = self.node(id).parent?;
        self.node(parent).children().iter().position(|child| *child == id)
    }

    /// Takes a node out of the tree with all that follow; [`Record::put_back`] undoes it.
    pub(crate) fn take_out(&mut self, id: NodeId) -> Option<usize> {
        let (parent, place) = (self.node(id).parent?, self.place(id)?);
        self.out += self.preorder(id).count();
        self.nodes[parent.index()].children.remove(place);
        self.nodes[id.index()].is_out = true;
        Some(place)
    }

    /// Puts back what was taken out, to its place among its siblings.
    pub(crate) fn put_back(&mut self, id: NodeId, place: usize) {
        let Some(parent) = self.node(id).parent else { return };
        self.out -= self.preorder(id).count();
        self.nodes[id.index()].is_out = false;
        self.nodes[parent.index()].children.insert(place, id);
    }

    /// Moves a node to another place among its siblings and returns the one it had.
    pub(crate) fn move_to(&mut self, id: NodeId, place: usize) -> Option<usize> {
        let (parent, old) = (self.node(id).parent?, self.place(id)?);
        let siblings = &mut self.nodes[parent.index()].children;
        siblings.remove(old);
        siblings.insert(place, id);
        Some(old)
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
            at = *self.node(at).children().first()?;
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
        self.preorder(NodeId::ROOT).filter(|id| self.node(*id).children().is_empty())
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

    /// Nodes from the first move through `id` to the last of its main continuation.
    pub fn line_through(&self, id: NodeId) -> Vec<NodeId> {
        let mut line = self.path(id);
        line.extend(self.line(id));
        line
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
