//! Whoever thinks for the computer.

mod host;

use std::future::Future;
use std::pin::Pin;

use komadai_game::{Level, Millis, Room};
use komadai_rules::{Color, DeclarationRule, Move};
use tokio::time::Instant;

pub(crate) use host::Hosted;

/// One side's time as an engine needs to know it, milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Time {
    pub(crate) left: u32,
    pub(crate) byoyomi: u32,
    pub(crate) increment: u32,
}

/// How long to think.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pace {
    /// By the clocks, Black's and White's; without a clock as the level would.
    Clocks(Option<Time>, Option<Time>),
    /// This long, milliseconds: a hint.
    Fixed(u32),
}

/// A position to think about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Job {
    pub(crate) level: Level,
    /// The start, SFEN.
    pub(crate) start: String,
    /// The moves from there, USI.
    pub(crate) moves: Vec<String>,
    pub(crate) side: Color,
    pub(crate) points: DeclarationRule,
    pub(crate) try_rule: bool,
    /// Points of the pieces that 上手 gave.
    pub(crate) given: u8,
    pub(crate) pace: Pace,
    /// The same for all of a game, and another for the next one.
    pub(crate) seed: u32,
    /// When it was asked for: the clock has run since.
    pub(crate) asked: Instant,
}

/// What came of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Thought {
    Move(Move),
    Resign,
    Declare,
}

/// The engine crashed, fell silent or said nonsense; the text is for the log.
#[derive(Clone, Debug, thiserror::Error)]
#[error("{0}")]
pub(crate) struct Failure(pub(crate) String);

/// An answer on its way. Dropping it stops the thinking.
pub(crate) type Thinking = Pin<Box<dyn Future<Output = Result<Thought, Failure>> + Send>>;

/// Whoever thinks for the computer. A failure costs one job and nothing else.
pub(crate) trait Opponent: Send + Sync + 'static {
    fn think(&self, job: Job) -> Thinking;

    /// A game against the computer begins: it may get ready.
    fn warm(&self) {}
}

/// The moment a game was created at tells it from others.
fn seed(room: &Room) -> u32 {
    1 + (room.created().unsigned_abs() % u64::from(u32::MAX)) as u32
}

impl Job {
    /// The computer's turn in this room.
    pub(crate) fn turn(room: &Room, level: Level, now: Millis) -> Self {
        let time = |color: Color| {
            let reading = room.reading(color, now)?;
            let setup = room.clocks()[color]?.setup();
            Some(Time {
                left: reading.main_ms,
                // An extra period is to an engine what byoyomi is; that there may be more it need not know.
                byoyomi: reading.byoyomi_ms,
                increment: setup.increment_s * 1000,
            })
        };
        Self::new(room, level, Pace::Clocks(time(Color::Black), time(Color::White)))
    }

    /// A hint for the side to move.
    pub(crate) fn hint(room: &Room) -> Self {
        Self::new(room, Level::Max, Pace::Fixed(700))
    }

    fn new(room: &Room, level: Level, pace: Pace) -> Self {
        Self {
            level,
            start: room.start().to_string(),
            moves: room.plies().iter().map(|ply| ply.mv.to_string()).collect(),
            side: room.side_to_move(),
            points: room.setup().points,
            try_rule: room.setup().try_rule,
            given: room.setup().handicap.given_points(),
            pace,
            seed: seed(room),
            asked: Instant::now(),
        }
    }
}
