//! What a format cannot hold of a record.

use crate::csa::{end_word, info};
use crate::end::EndKind;
use crate::format::Format;
use crate::kif;
use crate::tree::{Node, NodeId, Record, Step};
use crate::usi;

/// Something of a record that a format has no place for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Loss {
    /// So many lines of play beside the main line.
    Variations(usize),
    /// Comments.
    Comments,
    /// Arrows and circles.
    Marks,
    /// Lines meant for programs.
    Remarks,
    /// Bookmarks.
    Bookmarks,
    /// Times of moves.
    Times,
    /// Thousandths of seconds.
    Thousandths,
    /// Headers, by their keys.
    Headers(Vec<String>),
    /// How the game ended, by its key; another end, or none, is written.
    End(String),
    /// That a line has no end: it is written as broken off.
    NoEnd,
    /// Who won a game of which it is not known how it ended.
    Winner,
    /// A move against the rules.
    IllegalMove,
    /// The move number of the start.
    Ply,
    /// Every move: only the position is written.
    Moves,
}

impl Loss {
    /// The keys of every kind.
    pub const KEYS: [&'static str; 14] = [
        "variations",
        "comments",
        "marks",
        "remarks",
        "bookmarks",
        "times",
        "thousandths",
        "headers",
        "end",
        "no_end",
        "winner",
        "illegal_move",
        "ply",
        "moves",
    ];

    /// A stable English key, `snake_case`.
    pub const fn key(&self) -> &'static str {
        match self {
            Self::Variations(_) => "variations",
            Self::Comments => "comments",
            Self::Marks => "marks",
            Self::Remarks => "remarks",
            Self::Bookmarks => "bookmarks",
            Self::Times => "times",
            Self::Thousandths => "thousandths",
            Self::Headers(_) => "headers",
            Self::End(_) => "end",
            Self::NoEnd => "no_end",
            Self::Winner => "winner",
            Self::IllegalMove => "illegal_move",
            Self::Ply => "ply",
            Self::Moves => "moves",
        }
    }
}

/// What formats have a place for.
struct Holds {
    variations: bool,
    comments: bool,
    bookmarks: bool,
    times: bool,
    headers: bool,
    illegal: bool,
}

/// Whether the main line ends in the promotion of a piece that has none: CSA names only what arrives.
fn promotes_in_vain(record: &Record) -> bool {
    record.line(NodeId::ROOT).any(|id| match record.node(id).step {
        Step::Illegal(mv, _) if mv.promotes() => {
            let before = record.node(id).parent().and_then(|parent| record.position_at(parent));
            let moving = before.zip(mv.from()).and_then(|(position, from)| position.piece_at(from));
            moving.is_some_and(|piece| piece.kind().promoted().is_none())
        }
        _ => false,
    })
}

impl Format {
    fn holds(self) -> Holds {
        let tree = matches!(self, Self::Kif | Self::Ki2 | Self::Jkf);
        Holds {
            variations: tree || self == Self::Usen,
            comments: tree || matches!(self, Self::Csa | Self::Psn),
            bookmarks: tree,
            times: matches!(self, Self::Kif | Self::Jkf | Self::Csa),
            headers: tree || self == Self::Bod,
            illegal: matches!(self, Self::Kif | Self::Jkf | Self::Csa | Self::Usen),
        }
    }

    /// What this format would lose of a record, to be told before it is written.
    ///
    /// ```
    /// use komadai_record::{Format, Loss, read};
    /// let text = "手合割：平手\n1 ７六歩(77)\n*こうして\n変化：1手\n1 ２六歩(27)\n";
    /// let record = read(text.as_bytes(), None).unwrap().remove(0).record;
    /// assert!(Format::Kif.losses(&record).is_empty());
    /// assert_eq!(Format::Usi.losses(&record), [Loss::Variations(1), Loss::Comments]);
    /// ```
    pub fn losses(self, record: &Record) -> Vec<Loss> {
        let holds = self.holds();
        let mut losses = Vec::new();
        if self == Self::Bod && !record.is_empty() {
            losses.push(Loss::Moves);
        }
        let variations = record.leaves().count().saturating_sub(1);
        if !holds.variations && variations > 0 {
            losses.push(Loss::Variations(variations));
        }
        let comments_are_kept = record.nodes().all(|node| self.holds_comments(node));
        if !comments_are_kept {
            losses.push(Loss::Comments);
        }
        if !holds.comments && record.nodes().any(|node| !node.marks.is_empty()) {
            losses.push(Loss::Marks);
        }
        if self != Self::Csa && record.nodes().any(|node| !node.remarks.is_empty()) {
            losses.push(Loss::Remarks);
        }
        // In JKF a comment that is lost becomes a bookmark.
        let invents = self == Self::Jkf && !comments_are_kept;
        if invents || (!holds.bookmarks && record.nodes().any(|node| node.bookmark.is_some())) {
            losses.push(Loss::Bookmarks);
        }
        if !holds.times && record.nodes().any(|node| node.seconds.is_some()) {
            losses.push(Loss::Times);
        } else if self != Self::Csa && record.nodes().any(|node| node.millis > 0) {
            losses.push(Loss::Thousandths);
        }
        let keys = self.lost_headers(record, holds.headers);
        if !keys.is_empty() {
            losses.push(Loss::Headers(keys));
        }
        let is_foul = |node: &Node| matches!(node.step, Step::Illegal(..));
        if (!holds.illegal && record.nodes().any(is_foul)) || (self == Self::Csa && promotes_in_vain(record))
        {
            losses.push(Loss::IllegalMove);
        }
        losses.extend(self.lost_ends(record));
        if record.end().is_none() && record.result.is_some() && self != Self::Psn {
            losses.push(Loss::Winner);
        }
        if record.start.ply() != 1 && !matches!(self, Self::Usi | Self::Psn) {
            losses.push(Loss::Ply);
        }
        losses
    }

    /// Whether the comments of a node come back as they are.
    fn holds_comments(self, node: &Node) -> bool {
        let mut lines = node.comments.iter().flat_map(|comment| comment.split(['\n', '\r']));
        match self {
            // The first comment with this mark is the bookmark.
            Self::Jkf => node.bookmark.is_some() || lines.all(|line| !line.starts_with('&')),
            // A comment stands in braces, and blanks around it are nobody's.
            Self::Psn => {
                let text = node.comments.join("\n");
                !text.contains(['{', '}']) && text.trim() == text && lines.all(|line| line.trim_end() == line)
            }
            _ => self.holds().comments || node.comments.is_empty(),
        }
    }

    fn lost_headers(self, record: &Record, held: bool) -> Vec<String> {
        let keys = || record.headers.iter().map(|(key, _)| key.to_owned());
        match self {
            Self::Csa => info::lines(&record.headers).1,
            Self::Psn => keys().filter(|key| !crate::psn::can_hold(key)).collect(),
            Self::Kif | Self::Ki2 | Self::Bod => {
                let is_lost = |(key, value): &(&str, &str)| {
                    *key != kif::write::OWN_HEADER && !kif::is_header(key, value)
                };
                record.headers.iter().filter(is_lost).map(|(key, _)| key.to_owned()).collect()
            }
            _ if held => Vec::new(),
            _ => keys().collect(),
        }
    }

    fn lost_ends(self, record: &Record) -> Vec<Loss> {
        let mut losses = Vec::new();
        if self == Self::Bod {
            return losses;
        }
        let main = record.tip();
        for leaf in record.leaves() {
            let is_main = leaf == main;
            if !is_main && !self.holds().variations {
                break;
            }
            let node = record.node(leaf);
            let Step::End(end) = &node.step else {
                let is_foul = matches!(node.step, Step::Illegal(..));
                if (self == Self::Ki2 && is_main) || (self == Self::Usen && is_foul) {
                    losses.push(Loss::NoEnd);
                }
                continue;
            };
            let side = record.side_after(node.depth());
            let after_foul =
                node.parent().is_some_and(|id| matches!(record.node(id).step, Step::Illegal(..)));
            let kept = match self {
                Self::Csa => end_word::word(end, side).1,
                Self::Jkf => crate::jkf::special::end(crate::jkf::special::word(end, side), side) == *end,
                // Without the foul another side would be to move.
                Self::Usi => !after_foul && usi::end_word_of(end, side).is_some(),
                Self::Usen => (end.kind == EndKind::FoulWin) == after_foul && crate::usen::keeps(end, side),
                Self::Psn => !after_foul && crate::psn::keeps(&end.kind),
                _ => true,
            };
            let lost = Loss::End(end.kind.key());
            if !kept && !losses.contains(&lost) {
                losses.push(lost);
            }
        }
        losses
    }
}
