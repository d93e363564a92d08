//! Which of the near-best moves a grade plays.

use komadai_rules::{Position, Square};
use komadai_search::{Game, Line, Outcome, is_mate, loses_at_least, plies_to_mate};

use crate::grade::Strength;
use crate::random::Random;

/// A piece put where it is simply taken is a blunder no grade makes on purpose, in centipawns.
const GIVEN_AWAY: i32 = 250;
/// An error multiplies the temperature.
const ERROR_HEAT: f64 = 2.5;
/// Where taking back is best, another move must be nearly as good to be thought of, in centipawns.
const AS_GOOD: i32 = 60;

/// Where the last move of the game took something, which is the first square anybody looks at.
pub(crate) fn taken_on(game: &Game) -> Option<Square> {
    let (last, before) = game.moves.split_last()?;
    let position = Game { start: game.start.clone(), moves: before.to_vec() }.position();
    position.is_capture(*last).then(|| last.to())
}

/// What a player does after thinking.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// Plays the first move of the line with this index.
    Play(usize),
    /// Gives up, or has no move.
    Resign,
    /// Declares for an entered king.
    Declare,
}

/// What a player of this strength does after a search of `game`'s last position found `outcome`.
pub fn decide(outcome: &Outcome, game: &Game, strength: &Strength, seed: u64) -> Decision {
    if outcome.declares {
        return Decision::Declare;
    }
    if outcome.lines.is_empty() || strength.resigns_at.is_some_and(|at| outcome.score() <= -at) {
        return Decision::Resign;
    }
    Decision::Play(choose(&outcome.lines, &game.position(), taken_on(game), strength, seed))
}

/// The index of the line that a player of this strength would choose; `lines` are sorted, the best first, and on
/// `taken_on` something has just been taken. The same seed and position give the same choice.
pub fn choose(
    lines: &[Line],
    position: &Position,
    taken_on: Option<Square>,
    strength: &Strength,
    seed: u64,
) -> usize {
    let Some(best) = lines.first() else { return 0 };
    if lines.len() == 1 || strength.temperature <= 0.0 {
        return 0;
    }
    let mut random = Random::new(seed ^ position.key());
    let mates_now = plies_to_mate(best.score) == Some(1);
    if mates_now && strength.sees_mate_in_one {
        return 0;
    }
    // The more moves look alike, the harder the choice.
    let close = lines.iter().filter(|line| best.score - line.score < 150).count();
    let complexity = close as f64 / lines.len() as f64;
    let errs = random.fraction() < strength.error_rate * complexity;
    let heat = strength.temperature * if errs { ERROR_HEAT } else { 1.0 };
    let takes_back = |line: &Line| taken_on == Some(line.moves[0].to());

    let weights: Vec<f64> = lines
        .iter()
        .enumerate()
        .map(|(index, line)| {
            let behind = best.score - line.score;
            let mated = is_mate(line.score) && line.score < 0 && !is_mate(best.score);
            let nonsense = loses_at_least(position, line.moves[0], GIVEN_AWAY) && behind > GIVEN_AWAY / 2;
            let forgets = takes_back(best) && !takes_back(line) && behind > AS_GOOD;
            let refused =
                behind > strength.worst || nonsense || forgets || mated && strength.sees_mate_in_one;
            if index > 0 && refused {
                return 0.0;
            }
            let tempting = if position.is_capture(line.moves[0]) { strength.greed } else { 0 };
            (f64::from(tempting - behind) / heat).exp()
        })
        .collect();
    let mut left = random.fraction() * weights.iter().sum::<f64>();
    for (index, weight) in weights.iter().enumerate() {
        left -= weight;
        if left < 0.0 {
            return index;
        }
    }
    0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_capture_just_made_is_seen() {
        let moves = |line: &str| line.split(' ').map(|mv| mv.parse().expect("a move")).collect();
        let game = |line: &str| Game { start: Position::start(), moves: moves(line) };
        assert_eq!(
            taken_on(&game("7g7f 3c3d 8h2b+")).map(|square| square.to_string()),
            Some("2b".to_owned())
        );
        assert_eq!(taken_on(&game("7g7f 3c3d")), None);
        assert_eq!(taken_on(&Game { start: Position::start(), moves: Vec::new() }), None);
    }
}
