//! An exhaustive solver: every position that checks can reach, then lengths by rounds. Small, slow, obviously right.

use std::collections::HashMap;

use komadai_rules::{Color, Move, Position};

/// What the reference says of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Truth {
    /// The shortest mate: net and raw plies, and net plies when a mate that leaves the attacker with pieces counts two or
    /// four less.
    Mate { net: i32, raw: i32, spared: [i32; 2] },
    /// There is none.
    NoMate,
    /// More positions than allowed.
    TooLarge,
}

#[derive(Default)]
struct Node {
    /// The defender is to move.
    defends: bool,
    /// The attacker holds pieces.
    holds: bool,
    /// Answers that count always, and the attacker's checks.
    moves: Vec<usize>,
    /// Interposing drops by how far from the king, nearest first: the node after each, and the nodes after it is taken
    /// with check and given back.
    drops: Vec<Vec<(usize, Vec<usize>)>>,
}

struct Graph {
    attacker: Color,
    nodes: Vec<Node>,
    index: HashMap<u64, usize>,
    open: Vec<(usize, Position)>,
    most: usize,
}

/// Solves by brute force, with at most `most` positions.
pub(crate) fn solve(position: &Position, attacker: Color, most: usize) -> Truth {
    let mut graph = Graph { attacker, nodes: Vec::new(), index: HashMap::new(), open: Vec::new(), most };
    graph.node(position);
    while let Some((at, position)) = graph.open.pop() {
        if graph.nodes.len() > graph.most {
            return Truth::TooLarge;
        }
        graph.expand(at, position);
    }
    match (graph.net(0)[0], graph.raw()[0]) {
        (Some(net), Some(raw)) => {
            let spared = [2, 4].map(|spare| graph.net(spare)[0].expect("there is a mate"));
            Truth::Mate { net, raw, spared }
        }
        (None, None) => Truth::NoMate,
        (net, raw) => panic!("net {net:?} and raw {raw:?} differ on whether there is a mate: {position}"),
    }
}

impl Graph {
    fn node(&mut self, position: &Position) -> usize {
        let key = position.key();
        if let Some(at) = self.index.get(&key) {
            return *at;
        }
        let at = self.nodes.len();
        self.nodes.push(Node {
            defends: position.side_to_move() != self.attacker,
            holds: !position.hand(self.attacker).is_empty(),
            ..Node::default()
        });
        self.index.insert(key, at);
        self.open.push((at, position.clone()));
        at
    }

    fn expand(&mut self, at: usize, mut position: Position) {
        let legal = position.legal_moves();
        if !self.nodes[at].defends {
            for mv in legal {
                let delta = position.do_move(mv);
                if position.in_check() {
                    let child = self.node(&position);
                    self.nodes[at].moves.push(child);
                }
                position.undo_move(mv, delta);
            }
            return;
        }
        let king = position.king(!self.attacker).expect("there is a king");
        let steps = |mv: &Move| {
            let files = king.file().number().abs_diff(mv.to().file().number());
            let ranks = king.rank().index().abs_diff(mv.to().rank().index());
            usize::from(files).max(ranks)
        };
        let mut drops = vec![Vec::new(); 10];
        let in_check = position.in_check();
        for mv in legal {
            let delta = position.do_move(mv);
            let child = self.node(&position);
            if mv.is_drop() && in_check {
                let taken = mv.dropped().expect("it is a drop");
                let mut given = Vec::new();
                for capture in position.legal_moves().into_iter().filter(|other| other.to() == mv.to()) {
                    let delta = position.do_move(capture);
                    if position.in_check() {
                        position.hand_over(taken, self.attacker);
                        given.push(self.node(&position));
                        position.hand_over(taken, !self.attacker);
                    }
                    position.undo_move(capture, delta);
                }
                drops[steps(&mv)].push((child, given));
            } else {
                self.nodes[at].moves.push(child);
            }
            position.undo_move(mv, delta);
        }
        self.nodes[at].drops = drops.into_iter().filter(|group| !group.is_empty()).collect();
    }

    /// Lengths when every answer counts.
    fn raw(&self) -> Vec<Option<i32>> {
        let mut lengths = vec![None; self.nodes.len()];
        for round in 0.. {
            let mut found = Vec::new();
            for (at, node) in self.nodes.iter().enumerate() {
                if lengths[at].is_some() || node.defends != (round % 2 == 0) {
                    continue;
                }
                let settled = |child: &usize| lengths[*child].is_some_and(|length: i32| length < round);
                let all = || {
                    node.moves.iter().chain(node.drops.iter().flatten().map(|(child, _)| child)).all(settled)
                };
                if if node.defends { all() } else { node.moves.iter().any(settled) } {
                    found.push(at);
                }
            }
            if found.is_empty() && round > 1 {
                return lengths;
            }
            for at in found {
                lengths[at] = Some(round);
            }
        }
        unreachable!("rounds end when nothing is found")
    }

    /// Lengths when futile drops do not count. A drop is futile when it can be taken with check and, the taken piece
    /// given back, the mate from there is no longer than it would be if the defender could drop on squares nearer to
    /// the king only. A mate that leaves the attacker with pieces counts `spare` plies less.
    fn net(&self, spare: i32) -> Vec<Option<i32>> {
        let mut lengths: Vec<Option<i32>> = vec![None; self.nodes.len()];
        let mut quiet = 0;
        for round in -spare.. {
            let mut changed = false;
            loop {
                let mut again = false;
                for (at, node) in self.nodes.iter().enumerate() {
                    if lengths[at].is_some() || node.defends != (round % 2 == 0) {
                        continue;
                    }
                    let within =
                        |child: usize, most: i32| lengths[child].is_some_and(|length| length <= most);
                    let value = if node.defends {
                        defended(node, round, spare, &within, &lengths)
                    } else {
                        node.moves.iter().any(|child| within(*child, round - 1)).then_some(round)
                    };
                    if let Some(value) = value {
                        assert_eq!(value, round, "a length is found in its own round");
                        lengths[at] = Some(round);
                        again = true;
                    }
                }
                changed |= again;
                if !again {
                    break;
                }
            }
            quiet = if changed { 0 } else { quiet + 1 };
            if quiet >= 2 && round > 1 {
                return lengths;
            }
        }
        unreachable!("rounds end when nothing is found")
    }
}

/// The length against every answer of the defender, once it is no longer than this round.
fn defended(
    node: &Node,
    round: i32,
    spare: i32,
    within: &dyn Fn(usize, i32) -> bool,
    lengths: &[Option<i32>],
) -> Option<i32> {
    let mated = if node.holds { -spare } else { 0 };
    if node.moves.is_empty() && mated > round {
        return None;
    }
    let mut longest = if node.moves.is_empty() { mated } else { -spare };
    for child in &node.moves {
        if !within(*child, round - 1) {
            return None;
        }
        longest = longest.max(lengths[*child]? + 1);
    }
    for group in &node.drops {
        let before = longest;
        for (child, given) in group {
            if given.iter().any(|taken| within(*taken, before)) {
                continue;
            }
            if !within(*child, round - 1) {
                return None;
            }
            longest = longest.max(lengths[*child]? + 1);
        }
    }
    Some(longest)
}
