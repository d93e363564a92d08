//! Backward construction: from a short mate, two plies at a time.

use super::recipe::{Origin, Recipe};
use super::reduce::reduced;
use super::retract::retracted;
use super::sketch::sketch;
use super::sound::{Effort, Sound, has_one_mate, sound};
use super::taste::{is_compact, pleases};
use crate::random::Random;

/// Plies aimed at, and how often.
const AIMS: [(usize, usize); 7] = [(1, 3), (3, 14), (5, 22), (7, 22), (9, 16), (11, 13), (13, 10)];
/// Sketches that are tried for a beginning.
const SKETCHES: usize = 100_000;
/// Beginnings that are tried.
const BEGINNINGS: usize = 4;
/// Steps backward that are tried from one position.
const STEPS: usize = 500;

/// The problem that a seed leads to, if it leads to one: the longest found, up to a length that the seed decides.
pub(super) fn compose(seed: u64) -> Option<(Sound, Recipe)> {
    let mut random = Random::new(seed);
    let aim = random.weighted(&AIMS);
    let mut best: Option<(Sound, Vec<u32>)> = None;
    for _ in 0..BEGINNINGS {
        let Some(begun) = beginning(&mut random) else { continue };
        let found = lengthened(begun, aim, &mut random);
        if best.as_ref().is_none_or(|best| found.0.line.len() > best.0.line.len()) {
            best = Some(found);
        }
        if best.as_ref().is_some_and(|best| best.0.line.len() == aim) {
            break;
        }
    }
    // Of mates in one there are enough.
    let (found, numbers) = best.filter(|best| best.0.line.len() > 1 || aim == 1)?;
    let (less, left_out) = reduced(found);
    let recipe = Recipe { origin: Origin::Backward(numbers), left_out };
    let plies = less.line.len();
    let made = sound(&recipe.draft()?, plies, plies, Effort::Keeping).filter(pleases)?;
    Some((made, recipe))
}

/// A mate in one, and the number of its sketch.
fn beginning(random: &mut Random) -> Option<(Sound, u32)> {
    (0..SKETCHES).find_map(|_| {
        let number = random.number();
        let draft = sketch(&mut Random::new(u64::from(number)));
        if has_one_mate(&draft) { Some((sound(&draft, 1, 1, Effort::Searching)?, number)) } else { None }
    })
}

/// A problem of so many plies at most, step by step backward, and the numbers it was made with.
fn lengthened(begun: (Sound, u32), aim: usize, random: &mut Random) -> (Sound, Vec<u32>) {
    let (mut at, mut numbers) = (begun.0, vec![begun.1]);
    while at.line.len() < aim {
        let plies = at.line.len();
        let step = (0..STEPS).find_map(|_| {
            let number = random.number();
            let draft = retracted(&at.draft, &mut Random::new(u64::from(number)))?;
            if !is_compact(&draft) {
                return None;
            }
            let found = sound(&draft, plies + 2, aim, Effort::Searching)?;
            (found.line.len() < aim || pleases(&found)).then_some((found, number))
        });
        let Some((found, number)) = step else { break };
        at = found;
        numbers.push(number);
    }
    (at, numbers)
}
