//! Making problems: by going backward from a mate, and from positions of games.

mod backward;
mod game;
mod recipe;
mod reduce;
mod retract;
mod sketch;
mod sound;
mod taste;

use komadai_rules::Sfen;

pub use recipe::{Recipe, RecipeError};

use crate::difficulty::difficulty;
use crate::entry::Entry;
use sound::{Effort, Sound, sound};

/// The problem that a number leads to by going backward from a mate (逆算); most numbers lead to none.
pub fn from_seed(seed: u64) -> Option<Entry> {
    backward::compose(seed).and_then(entry)
}

/// The problem in a position of a game, the side to move attacking; most positions have none.
pub fn from_game(position: &Sfen) -> Option<Entry> {
    game::compose(position).and_then(entry)
}

/// What a recipe makes, checked and graded again; none unless it is sound with a mate of so many plies.
pub fn from_recipe(recipe: &Recipe, plies: u8) -> Option<Entry> {
    let plies = usize::from(plies);
    let made = sound(&recipe.draft()?, plies, plies, Effort::Keeping)?;
    entry((made, recipe.clone()))
}

fn entry((made, recipe): (Sound, Recipe)) -> Option<Entry> {
    let problem = made.draft.problem()?;
    let plies = made.line.len();
    let points = difficulty(problem.position(), &made.line) as usize;
    Some(Entry { sfen: made.draft.to_sfen()?, plies: plies as u8, grade: grade(plies, points), recipe })
}

/// 1 to 5 for the points a problem of so many plies has, by the points for each of the attacker's moves but the last: the
/// bounds part what is made into fifths.
fn grade(plies: usize, points: usize) -> u8 {
    let moves = plies / 2;
    let bounds = [9, 12, 14, 18];
    1 + bounds.into_iter().filter(|twice| moves > 0 && points * 2 >= moves * twice).count() as u8
}
