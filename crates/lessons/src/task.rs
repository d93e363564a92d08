//! What a step asks.

use komadai_rules::{Illegal, Move, SetupOrder, Square};

use crate::goal::Goal;

/// What is to be done at a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Task {
    /// Something is told; there is nothing to do.
    Read,
    /// The pieces are set up one by one in a school's order.
    SetUp(SetupOrder),
    /// Own moves alone, the other side stands still, until a piece has come to every one of the squares.
    Collect(Vec<Square>),
    /// One move that reaches a goal.
    Reach(Goal),
    /// A line whose own moves are to be found; the replies are given.
    Line(Vec<Turn>),
    /// A move that this rule forbids, to be tried.
    Foul(Illegal),
    /// Squares to be pointed at, all of them.
    Point(Vec<Square>),
    /// One of several answers.
    Choose {
        /// The right one, counted from 0.
        right: u8,
        /// How many there are.
        of: u8,
    },
    /// Own moves alone, without captures and checks, until a castle stands.
    Build {
        /// The castle, by the coach's name.
        castle: String,
        /// A way to build it.
        way: Vec<Move>,
    },
}

/// An own move of a line and the reply to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The moves that are right; the first is the one shown.
    pub own: Vec<Move>,
    /// What the other side plays then; nothing after the last.
    pub reply: Option<Move>,
}

impl Task {
    /// A stable name of the kind of task, `snake_case`.
    pub const fn key(&self) -> &'static str {
        match self {
            Self::Read => "read",
            Self::SetUp(_) => "set_up",
            Self::Collect(_) => "collect",
            Self::Reach(_) => "reach",
            Self::Line(_) => "line",
            Self::Foul(_) => "foul",
            Self::Point(_) => "point",
            Self::Choose { .. } => "choose",
            Self::Build { .. } => "build",
        }
    }

    /// Whether the other side stands still.
    pub const fn is_alone(&self) -> bool {
        matches!(self, Self::Collect(_) | Self::Build { .. })
    }

    /// Reads a task as `course.txt` writes it; nothing when it is none.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let mut words = text.split(' ');
        let name = words.next()?;
        let rest: Vec<&str> = words.collect();
        let squares = || rest.iter().map(|word| word.parse().ok()).collect::<Option<Vec<Square>>>();
        let one = || <[&str; 1]>::try_from(rest.as_slice()).ok().map(|[word]| word);
        let task = match name {
            "read" if rest.is_empty() => Self::Read,
            "set_up" => Self::SetUp(match one()? {
                "ohashi" => SetupOrder::Ohashi,
                "ito" => SetupOrder::Ito,
                _ => return None,
            }),
            "collect" => Self::Collect(squares()?),
            "point" => Self::Point(squares()?),
            "reach" => Self::Reach(Goal::by_key(one()?)?),
            "line" => Self::Line(turns(&rest)?),
            "foul" => {
                let key = one()?;
                Self::Foul(Illegal::ALL.into_iter().find(|reason| reason.key() == key)?)
            }
            "choose" => {
                let (right, of) = one()?.split_once('/')?;
                let (right, of): (u8, u8) = (right.parse().ok()?, of.parse().ok()?);
                Self::Choose { right: right.checked_sub(1).filter(|right| *right < of)?, of }
            }
            "build" => {
                let (castle, way) = rest.split_first()?;
                let way = way.iter().map(|word| word.parse().ok()).collect::<Option<Vec<Move>>>()?;
                Self::Build { castle: (*castle).to_owned(), way }
            }
            _ => return None,
        };
        let is_empty = matches!(&task, Self::Collect(squares) | Self::Point(squares) if squares.is_empty());
        (!is_empty).then_some(task)
    }
}

/// `7g7f/2g2f 3c3d 6g6f`: own moves, with others that are as good behind a slash, and replies in turn.
fn turns(words: &[&str]) -> Option<Vec<Turn>> {
    let read = |pair: &[&str]| {
        let own = pair[0].split('/').map(|word| word.parse().ok()).collect::<Option<Vec<Move>>>()?;
        let reply = match pair.get(1) {
            None => None,
            Some(word) => Some(word.parse().ok()?),
        };
        Some(Turn { own, reply })
    };
    let turns = words.chunks(2).map(read).collect::<Option<Vec<Turn>>>()?;
    (!turns.is_empty()).then_some(turns)
}
