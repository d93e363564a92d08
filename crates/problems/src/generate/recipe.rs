//! How a problem was made, so that it can be made again by the rules alone.

use core::fmt;
use core::str::FromStr;

use komadai_rules::{HandKind, PieceKind, Sfen, Square};

use super::retract::retracted;
use super::sketch::sketch;
use crate::draft::Draft;
use crate::random::Random;

/// Where a problem comes from. As text: `b` and the numbers of the sketch and of each step backward, or `g` and the
/// position of a game; after `~` what was left out.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Recipe {
    pub(super) origin: Origin,
    pub(super) left_out: Vec<Part>,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum Origin {
    /// The number of the sketch, then those of the steps backward.
    Backward(Vec<u32>),
    /// The position of a game, as SFEN whose blanks are underscores.
    Game(String),
}

/// Something that was left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Part {
    Board(Square),
    Hand(HandKind),
}

/// The text is no recipe.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RecipeError;

impl fmt::Display for RecipeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no recipe: b or g, what it begins with, and after ~ what is left out, were expected")
    }
}

impl core::error::Error for RecipeError {}

impl Part {
    pub(super) fn leave_out(self, draft: &mut Draft) {
        match self {
            Self::Board(square) => draft.set(square, None),
            Self::Hand(kind) => draft.hold(kind, draft.held(kind).saturating_sub(1)),
        }
    }
}

impl Recipe {
    /// The position it leads to, White's hand filled up; none when it leads nowhere.
    pub fn follow(&self) -> Option<Sfen> {
        self.draft()?.to_sfen()
    }

    pub(super) fn draft(&self) -> Option<Draft> {
        let mut draft = match &self.origin {
            Origin::Backward(numbers) => {
                let (first, steps) = numbers.split_first()?;
                let begun = sketch(&mut Random::new(u64::from(*first)));
                steps
                    .iter()
                    .try_fold(begun, |draft, step| retracted(&draft, &mut Random::new(u64::from(*step))))?
            }
            Origin::Game(sfen) => super::game::cut_out(&sfen.replace('_', " ").parse().ok()?)?,
        };
        for part in &self.left_out {
            part.leave_out(&mut draft);
        }
        Some(draft.turned_right())
    }
}

impl fmt::Display for Recipe {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.origin {
            Origin::Backward(numbers) => {
                for (index, number) in numbers.iter().enumerate() {
                    write!(f, "{}{number}", if index == 0 { 'b' } else { '.' })?;
                }
            }
            Origin::Game(sfen) => write!(f, "g{sfen}")?,
        }
        for (index, part) in self.left_out.iter().enumerate() {
            if index == 0 {
                f.write_str("~")?;
            }
            match part {
                Part::Board(square) => write!(f, "{square}")?,
                Part::Hand(kind) => write!(f, "{}", kind.letter())?,
            }
        }
        Ok(())
    }
}

impl FromStr for Recipe {
    type Err = RecipeError;

    fn from_str(text: &str) -> Result<Self, RecipeError> {
        let (made, left_out) = text.split_once('~').unwrap_or((text, ""));
        let origin = if let Some(numbers) = made.strip_prefix('b') {
            let numbers: Result<_, _> = numbers.split('.').map(str::parse).collect();
            Origin::Backward(numbers.map_err(|_| RecipeError)?)
        } else {
            Origin::Game(made.strip_prefix('g').ok_or(RecipeError)?.to_owned())
        };
        let mut parts = Vec::new();
        let mut rest = left_out;
        while let Some(first) = rest.chars().next() {
            let kind = PieceKind::from_letter(first).and_then(PieceKind::hand_kind);
            let (part, length) = match kind.filter(|_| first.is_ascii_uppercase()) {
                Some(kind) => (Part::Hand(kind), 1),
                None => (Part::Board(rest.get(..2).and_then(|at| at.parse().ok()).ok_or(RecipeError)?), 2),
            };
            parts.push(part);
            rest = &rest[length..];
        }
        Ok(Self { origin, left_out: parts })
    }
}
