//! The ladders of the road and their titles.

use komadai_rules::Grade;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::opponent::{OPPONENTS, Opponent};
use crate::text::Named;

/// A knockout that is held for three neighbouring grades, from 15級–13級 up to 七段–九段.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Ladder(u8);

/// Grades of one ladder.
const BAND: usize = 3;

const IDS: [&str; 8] =
    ["young-leaf", "clear-stream", "red-maple", "fresh-snow", "dragon-gate", "swallow", "cloud", "master"];

impl Ladder {
    /// The lowest.
    pub const FIRST: Self = Self(0);
    /// The highest: whoever wins it is the master (達人).
    pub const LAST: Self = Self(IDS.len() as u8 - 1);

    /// All, the lowest first.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..IDS.len() as u8).map(Self)
    }

    /// Stable key: the message `road-ladder-{id}` names it.
    pub const fn id(self) -> &'static str {
        IDS[self.0 as usize]
    }

    /// The ladder with this key.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::all().find(|ladder| ladder.id() == id)
    }

    /// The ladder for a grade.
    pub fn of(grade: Grade) -> Self {
        Self((grade.index() / BAND) as u8).min(Self::LAST)
    }

    /// Its grades, the weakest and the strongest.
    pub fn grades(self) -> (Grade, Grade) {
        let first = usize::from(self.0) * BAND;
        let grade = |index: usize| Grade::all().nth(index).unwrap_or(Grade::STRONGEST);
        (grade(first), grade(first + BAND - 1))
    }

    /// The one above; itself at the top.
    #[must_use]
    pub fn above(self) -> Self {
        Self(self.0 + 1).min(Self::LAST)
    }

    /// The one below; itself at the bottom.
    #[must_use]
    pub fn below(self) -> Self {
        Self(self.0.saturating_sub(1))
    }

    /// Who plays in it.
    pub fn field(self) -> impl Iterator<Item = Opponent> {
        let (weakest, strongest) = self.grades();
        OPPONENTS.iter().copied().filter(move |opponent| (weakest..=strongest).contains(&opponent.grade()))
    }
}

/// A title: how often a ladder was won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Title {
    /// Which.
    pub ladder: Ladder,
    /// How often.
    pub times: u32,
    /// When first, milliseconds since 1970 UTC.
    pub first_ms: i64,
    /// When last.
    pub last_ms: i64,
}

impl Named for Ladder {
    const WHAT: &'static str = "ladder";

    fn name(self) -> &'static str {
        self.id()
    }

    fn of_name(name: &str) -> Option<Self> {
        Self::from_id(name)
    }
}

impl Serialize for Ladder {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        crate::text::serialize(self, to)
    }
}

impl<'de> Deserialize<'de> for Ladder {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        crate::text::deserialize(from)
    }
}
