//! Something worth telling.

use std::sync::LazyLock;

use komadai_rules::Color;

use crate::book::{CASTLES, OPENINGS};

/// What kind of thing it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Topic {
    /// A castle (囲い) that is complete.
    Castle,
    /// An opening (戦型) that is played.
    Opening,
    /// A proverb (格言) that a move kept or broke.
    Proverb,
}

impl Topic {
    /// A stable English key.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Castle => "castle",
            Self::Opening => "opening",
            Self::Proverb => "proverb",
        }
    }
}

/// How a proverb is meant when it is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tone {
    /// The move kept it.
    Praise,
    /// The move broke it.
    Warning,
    /// It fits what happened.
    Note,
    /// It says what could be done.
    Hint,
}

impl Tone {
    /// A stable English key.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Praise => "praise",
            Self::Warning => "warning",
            Self::Note => "note",
            Self::Hint => "hint",
        }
    }

    fn from_key(key: &str) -> Option<Self> {
        [Self::Praise, Self::Warning, Self::Note, Self::Hint].into_iter().find(|tone| tone.key() == key)
    }
}

/// Something worth telling of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Notice {
    /// The number of the move after which it is told, from 1.
    pub ply: u16,
    /// The side that it is about.
    pub side: Color,
    /// What kind of thing it is.
    pub topic: Topic,
    /// Its stable English name, `snake_case`.
    pub id: &'static str,
}

impl Notice {
    /// The key of its name among the messages; with `-about` after it that of its explanation.
    pub fn key(&self) -> String {
        format!("{}-{}", self.topic.key(), self.id.replace('_', "-"))
    }

    /// How a proverb is meant; castles and openings are noted.
    pub fn tone(&self) -> Tone {
        let is_this = |(id, _): &&(&str, Tone)| *id == self.id;
        match self.topic {
            Topic::Proverb => PROVERBS.iter().find(is_this).map_or(Tone::Note, |(_, tone)| *tone),
            _ => Tone::Note,
        }
    }
}

static PROVERBS: LazyLock<Vec<(&'static str, Tone)>> = LazyLock::new(|| {
    let rows = include_str!("../data/proverbs.tsv").lines().filter(|line| !line.starts_with('#'));
    let read = |row: &'static str| {
        let (id, tone) = row.split_once('\t').expect("rows of the program have two columns");
        (id, Tone::from_key(tone).expect("rows of the program name a tone"))
    };
    rows.map(read).collect()
});

/// The ids of all castles.
pub fn castles() -> impl Iterator<Item = &'static str> {
    CASTLES.patterns.iter().map(|pattern| pattern.id)
}

/// The ids of all openings.
pub fn openings() -> impl Iterator<Item = &'static str> {
    OPENINGS.patterns.iter().map(|pattern| pattern.id)
}

/// The ids of all proverbs, and how each is meant.
pub fn proverbs() -> impl Iterator<Item = (&'static str, Tone)> {
    PROVERBS.iter().copied()
}
