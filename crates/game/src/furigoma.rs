//! 振り駒 for a new game.

use komadai_rules::Color;
use komadai_rules::furigoma::{Face, decide};
use serde::{Deserialize, Serialize};

use crate::text;

/// The tosses that gave the sides. The pawns are the creator's: more 歩 than と make the creator Black.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Furigoma {
    tosses: Vec<String>,
    #[serde(with = "text::color")]
    creator: Color,
}

impl Furigoma {
    /// Tosses until one decides. `next` throws five pawns; it must not tie for ever.
    ///
    /// ```
    /// use komadai_game::Furigoma;
    /// use komadai_rules::{Color, furigoma::Face::{Pawn, Standing, Tokin}};
    /// let mut throws = vec![[Pawn, Pawn, Pawn, Tokin, Tokin], [Pawn, Pawn, Tokin, Tokin, Standing]];
    /// let toss = Furigoma::toss(|| throws.pop().unwrap());
    /// assert_eq!((toss.tosses().len(), toss.creator()), (2, Color::Black));
    /// ```
    pub fn toss(mut next: impl FnMut() -> [Face; 5]) -> Self {
        let mut tosses = Vec::new();
        loop {
            let faces = next();
            tosses.push(faces.iter().map(|face| letter(*face)).collect());
            if let Some(creator) = decide(faces) {
                return Self { tosses, creator };
            }
        }
    }

    /// The side that the creator got.
    pub fn creator(&self) -> Color {
        self.creator
    }

    /// Every toss, the last of which decided.
    pub fn tosses(&self) -> Vec<Vec<Face>> {
        self.tosses.iter().map(|toss| toss.chars().map(face).collect()).collect()
    }
}

fn letter(face: Face) -> char {
    match face {
        Face::Pawn => 'p',
        Face::Tokin => 't',
        Face::Standing => 's',
    }
}

fn face(letter: char) -> Face {
    match letter {
        'p' => Face::Pawn,
        't' => Face::Tokin,
        _ => Face::Standing,
    }
}
