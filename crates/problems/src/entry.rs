//! One problem of the collection.

use core::fmt;
use core::str::FromStr;

use komadai_rules::{Color, HandKind, Sfen};

use crate::draft::Draft;
use crate::generate::Recipe;

/// A problem with its length, how hard it is, and how it was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The position: Black attacks, White's hand is the rest of the box.
    pub sfen: Sfen,
    /// Length of the solution.
    pub plies: u8,
    /// 1 (easy for its length) to 5.
    pub grade: u8,
    /// How it was made.
    pub recipe: Recipe,
}

/// A line that is no entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EntryError;

impl fmt::Display for EntryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("board, hand, plies, grade and recipe were expected, with blanks between them")
    }
}

impl core::error::Error for EntryError {}

impl Entry {
    /// A short name that stays when the collection grows: it comes from the position alone.
    pub fn id(&self) -> String {
        // FNV-1a over the text of board and hand.
        let fold = |hash: u32, byte: u8| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
        let hash = self.place().bytes().fold(0x811c_9dc5, fold);
        format!("{hash:08x}")
    }

    /// Board and attacker's hand.
    fn place(&self) -> String {
        let mut sfen = self.sfen.clone();
        for kind in HandKind::ALL {
            sfen.set_hand(Color::White, kind, 0);
        }
        let text = sfen.without_ply();
        text.replacen(" b ", " ", 1)
    }
}

/// Board, hand, plies, grade, recipe.
impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {} {}", self.place(), self.plies, self.grade, self.recipe)
    }
}

impl FromStr for Entry {
    type Err = EntryError;

    fn from_str(line: &str) -> Result<Self, EntryError> {
        let words: Vec<&str> = line.split(' ').collect();
        let &[board, hand, plies, grade, recipe] = words.as_slice() else { return Err(EntryError) };
        let sfen: Sfen = format!("{board} b {hand} 1").parse().map_err(|_| EntryError)?;
        let sfen = Draft::from_sfen(&sfen).and_then(|draft| draft.to_sfen()).ok_or(EntryError)?;
        let entry = Self {
            sfen,
            plies: plies.parse().map_err(|_| EntryError)?,
            grade: grade.parse().map_err(|_| EntryError)?,
            recipe: recipe.parse().map_err(|_| EntryError)?,
        };
        ((1..=5).contains(&entry.grade) && entry.plies % 2 == 1).then_some(entry).ok_or(EntryError)
    }
}
