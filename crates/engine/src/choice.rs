//! Which of the near-best moves a grade plays.

use komadai_rules::{Grade, Position};
use komadai_search::{Line, is_mate, loses_at_least, plies_to_mate};

use crate::grade::strength;
use crate::random::Random;

/// A piece put where it is simply taken is a blunder no grade makes on purpose, in centipawns.
const GIVEN_AWAY: i32 = 250;
/// An error multiplies the temperature.
const ERROR_HEAT: f64 = 2.5;

/// The index of the line that a player of this grade would choose; `lines` are sorted, the best first. The same seed
/// and position give the same choice.
pub fn choose(lines: &[Line], position: &Position, grade: Grade, seed: u64) -> usize {
    let strength = strength(grade);
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

    let weights: Vec<f64> = lines
        .iter()
        .enumerate()
        .map(|(index, line)| {
            let behind = best.score - line.score;
            let mated = is_mate(line.score) && line.score < 0 && !is_mate(best.score);
            let nonsense = loses_at_least(position, line.moves[0], GIVEN_AWAY) && behind > GIVEN_AWAY / 2;
            let refused = behind > strength.worst || nonsense || mated && strength.sees_mate_in_one;
            if index > 0 && refused { 0.0 } else { (-f64::from(behind) / heat).exp() }
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
