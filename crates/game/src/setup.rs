//! What a game is made of.

use komadai_rules::{ByColor, Color, DeclarationRule, Grade, Handicap, Position, Sfen};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::clock::{Clock, ClockSetup, TimeLeft};
use crate::furigoma::Furigoma;
use crate::text;

/// Whether the program helps, or plays as at a real board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// Fouls cannot be entered; the reason is given.
    Assisted,
    /// Any move can be entered, and a foul loses at once.
    Real,
}

/// 最大手数.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MoveLimit {
    /// The game is drawn after this many moves, 1 to 2000.
    pub plies: u32,
    /// Only when a king stands in the enemy camp, and not while the side to move is in check (professional rule).
    pub needs_entered_king: bool,
}

/// How strongly the computer plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    /// Like a person of this grade.
    Grade(Grade),
    /// As strong as it can.
    Max,
}

impl Level {
    /// `15k` … `9d`, or `max`.
    pub fn id(self) -> String {
        match self {
            Self::Grade(grade) => grade.id().to_string(),
            Self::Max => "max".to_owned(),
        }
    }

    /// Reads an id.
    pub fn from_id(id: &str) -> Option<Self> {
        if id == "max" { Some(Self::Max) } else { Grade::from_id(id).map(Self::Grade) }
    }
}

impl Serialize for Level {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&self.id())
    }
}

impl<'de> Deserialize<'de> for Level {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let id = String::deserialize(from)?;
        Self::from_id(&id).ok_or_else(|| D::Error::custom(format!("no such grade: {id}")))
    }
}

/// Somebody whom the computer plays, known to whoever set the game up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Character {
    /// The key of the name.
    pub id: String,
    /// The key of the style.
    pub style: String,
}

/// Who sits on one side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Seat {
    /// A person.
    Human {
        /// The name given; untrusted text.
        name: Option<String>,
    },
    /// The computer.
    Engine {
        /// How strongly it plays.
        level: Level,
        /// Whom it plays; none is itself.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        character: Option<Character>,
    },
    /// Nobody yet: a friend will take it.
    Open,
}

impl Seat {
    /// Whether the computer sits here.
    pub fn is_engine(&self) -> bool {
        matches!(self, Self::Engine { .. })
    }
}

/// A game before its first move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// The handicap; its start position, in which 上手 (White) moves first.
    #[serde(with = "text::handicap")]
    pub handicap: Handicap,
    /// A position to play on from, in place of the handicap's start; who gave the handicap is still 上手.
    #[serde(with = "text::opt_sfen", default, skip_serializing_if = "Option::is_none")]
    pub from: Option<Sfen>,
    /// Who sits where.
    #[serde(with = "text::by_color")]
    pub seats: ByColor<Seat>,
    /// Both seats are played at one board by one visitor.
    pub shared: bool,
    /// Each side's clock; none plays without.
    #[serde(with = "text::by_color")]
    pub clocks: ByColor<Option<ClockSetup>>,
    /// In a replay: the time that the drawn game left.
    #[serde(with = "text::opt_by_color", default)]
    pub left: Option<ByColor<Option<TimeLeft>>>,
    /// Count for 持将棋 and 入玉宣言.
    #[serde(with = "text::points")]
    pub points: DeclarationRule,
    /// The try rule.
    pub try_rule: bool,
    /// 最大手数.
    pub move_limit: Option<MoveLimit>,
    /// A draw is to be replayed with the remaining time.
    pub draw_replay: bool,
    /// In a replay nobody starts with less main time than this (or than the clock's own main time), seconds.
    pub replay_floor_s: u32,
    /// Assisted or real-board.
    pub mode: Mode,
    /// The toss that gave the sides.
    pub furigoma: Option<Furigoma>,
    /// A game of a career: no hints, nothing is taken back, the coach is silent. When a person's flag falls, the game
    /// stops until that person continues, with the clock as it was at the start, or gives up; it is counted how often.
    #[serde(default)]
    pub career: bool,
}

/// What is wrong with a setup.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupFault {
    /// A clock with a value out of range, or with no time at all.
    Clock,
    /// A move limit of 0 or above 2000.
    MoveLimit,
    /// 振り駒 in a handicap game, where 上手 moves first.
    FurigomaWithHandicap,
    /// A name of more than 40 characters.
    Name,
    /// A position to play on from that no game can reach.
    Position,
    /// A position to play on from without both kings.
    NoKing,
    /// A position to play on from in which there is no legal move.
    Over,
}

impl SetupFault {
    /// Stable English key.
    pub fn key(self) -> &'static str {
        match self {
            Self::Clock => "bad_clock",
            Self::MoveLimit => "bad_move_limit",
            Self::FurigomaWithHandicap => "furigoma_with_handicap",
            Self::Name => "name_too_long",
            Self::Position => "start_not_playable",
            Self::NoKing => "start_without_king",
            Self::Over => "start_is_over",
        }
    }
}

impl Setup {
    /// One hour, as in professional games.
    pub const REPLAY_FLOOR_S: u32 = 3_600;

    /// Whether the game can be played.
    ///
    /// # Errors
    /// The first thing wrong with it.
    pub fn check(&self) -> Result<(), SetupFault> {
        let clocks = [self.clocks.black, self.clocks.white];
        if clocks.iter().flatten().any(|clock| !clock.is_valid()) {
            return Err(SetupFault::Clock);
        }
        if self.move_limit.is_some_and(|limit| !(1..=2000).contains(&limit.plies)) {
            return Err(SetupFault::MoveLimit);
        }
        if self.furigoma.is_some() && self.handicap != Handicap::Even {
            return Err(SetupFault::FurigomaWithHandicap);
        }
        let long =
            |seat: &Seat| matches!(seat, Seat::Human { name: Some(name) } if name.chars().count() > 40);
        if long(&self.seats.black) || long(&self.seats.white) {
            return Err(SetupFault::Name);
        }
        self.from.as_ref().map_or(Ok(()), check_start)
    }

    /// The position before the first move. The setup must have passed [`Setup::check`].
    pub fn start(&self) -> Position {
        match &self.from {
            None => self.handicap.position(),
            Some(from) => Position::try_from(from).expect("the setup was checked"),
        }
    }

    /// The clocks before the first move.
    pub fn start_clocks(&self) -> ByColor<Option<Clock>> {
        let clock = |color: Color| {
            let setup = self.clocks[color]?;
            let left = self.left.and_then(|left| left[color]);
            Some(left.map_or_else(|| Clock::new(setup), |left| Clock::with_left(setup, left)))
        };
        ByColor { black: clock(Color::Black), white: clock(Color::White) }
    }

    /// The seat of the computer, if it plays.
    pub fn engine(&self) -> Option<Color> {
        Color::ALL.into_iter().find(|color| self.seats[*color].is_engine())
    }
}

/// Whether a game can go on from here.
///
/// # Errors
/// [`SetupFault::Position`], [`SetupFault::NoKing`] or [`SetupFault::Over`].
pub fn check_start(from: &Sfen) -> Result<(), SetupFault> {
    let position = Position::try_from(from).map_err(|_| SetupFault::Position)?;
    if Color::ALL.into_iter().any(|color| position.king(color).is_none()) {
        return Err(SetupFault::NoKing);
    }
    if position.legal_moves().is_empty() { Err(SetupFault::Over) } else { Ok(()) }
}
