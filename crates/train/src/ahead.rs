//! What became of a position: scores that look ahead in their game.

use komadai_nnue::packed::Sample;
use komadai_rules::Color;

use crate::loader::Record;
use crate::options::sigmoid;

/// How far labels look ahead. A search says little about what comes beyond it, and one result is much the same for every
/// position of a game, whatever they deserved; the searches of the moves that followed lie between the two.
///
/// A position's label becomes the mean of its own chance and the label of the next record of its game, which counts
/// `memory` to the power of the plies between them; behind the last record stands the result. This is the return of
/// TD(λ) (Sutton, 1988), with chances to win as values.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ahead {
    /// What a label one ply later counts, 0 (nothing) to 1 (only the result counts).
    pub memory: f32,
    /// Centipawns of the scores in the records that stood for a chance of 73 % when the games were played: evaluations
    /// are often surer than their games.
    pub trust: f32,
}

/// Plies from a game's last record to its end, about: decided positions are not recorded.
const REST: i32 = 12;
/// Chances stay so far from 0 and 1.
const MARGIN: f32 = 0.002;

impl Ahead {
    /// Makes the scores of records look ahead, in centipawns of which `scale` stand for a chance of 73 %. Games follow one
    /// another, each as it was played; a record of ply 0 stands alone and keeps its own chance.
    pub fn apply(self, records: &mut [Record], scale: f32) {
        let mut next: Option<(u16, f32)> = None;
        for record in records.iter_mut().rev() {
            let mut sample = Sample::from_bytes(record);
            let seen = |chance: f32| match sample.position.side_to_move() {
                Color::Black => chance,
                Color::White => 1.0 - chance,
            };
            let own = seen(sigmoid(f32::from(sample.score) / self.trust));
            let (plies, later) = match next {
                Some((ply, later)) if ply > sample.ply => (i32::from(ply - sample.ply), later),
                // Nothing came of a position that a search met.
                _ if sample.ply == 0 => (0, own),
                _ => (REST, seen(0.5 + 0.5 * f32::from(sample.result.signum()))),
            };
            let weight = self.memory.powi(plies);
            let chance = (1.0 - weight) * own + weight * later;
            next = Some((sample.ply, chance));
            let bounded = seen(chance).clamp(MARGIN, 1.0 - MARGIN);
            sample.score = (scale * (bounded / (1.0 - bounded)).ln()).round() as i16;
            *record = sample.to_bytes();
        }
    }
}

#[cfg(test)]
mod tests {
    use komadai_nnue::packed::{PackedPosition, Sample};
    use komadai_rules::Position;

    use super::Ahead;

    const BLACK: &str = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";
    const WHITE: &str = "lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 1";

    /// A record of a game that Black won.
    fn record(sfen: &str, ply: u16, score: i16) -> [u8; Sample::SIZE] {
        let position = PackedPosition::pack(&Position::from_sfen(sfen).unwrap()).unwrap();
        let result = if sfen == BLACK { 1 } else { -1 };
        Sample { position, score, best: None, ply, result }.to_bytes()
    }

    fn scores(records: &[[u8; Sample::SIZE]]) -> Vec<i16> {
        records.iter().map(|record| Sample::from_bytes(record).score).collect()
    }

    #[test]
    fn without_memory_scores_change_only_their_scale() {
        let mut records = [record(BLACK, 10, 900), record(WHITE, 11, -450), record(BLACK, 14, 0)];
        Ahead { memory: 0.0, trust: 900.0 }.apply(&mut records, 600.0);
        assert_eq!(scores(&records), [600, -300, 0]);
    }

    #[test]
    fn later_scores_and_the_result_are_seen_from_both_sides() {
        let mut records = [record(BLACK, 10, 0), record(WHITE, 11, 0), record(BLACK, 5, 0)];
        Ahead { memory: 0.5, trust: 600.0 }.apply(&mut records, 600.0);
        let [first, second, other] = scores(&records)[..] else { unreachable!("three records") };
        // The two games' last records see only their result, far away; the first sees half of the second's.
        let far = 0.5 + 0.5 * 0.5_f32.powi(12);
        let logit = |chance: f32| (600.0 * (chance / (1.0 - chance)).ln()).round() as i16;
        assert_eq!((second, other), (-logit(far), logit(far)));
        assert_eq!(first, logit(0.25 + 0.5 * far));
    }

    #[test]
    fn a_position_that_only_a_search_met_stands_alone() {
        let mut records = [record(BLACK, 10, 0), record(BLACK, 0, 600), record(WHITE, 0, -300)];
        Ahead { memory: 0.9, trust: 600.0 }.apply(&mut records, 600.0);
        assert_eq!(scores(&records)[1..], [600, -300]);
        let [own, alone] = [scores(&records)[0], {
            let mut alone = [record(BLACK, 10, 0)];
            Ahead { memory: 0.9, trust: 600.0 }.apply(&mut alone, 600.0);
            scores(&alone)[0]
        }];
        assert_eq!(own, alone);
    }

    #[test]
    fn with_a_full_memory_only_the_result_counts() {
        let mut records = [record(BLACK, 10, -700), record(WHITE, 11, 300)];
        Ahead { memory: 1.0, trust: 600.0 }.apply(&mut records, 600.0);
        let [first, second] = scores(&records)[..] else { unreachable!("two records") };
        assert!(first > 3000 && second == -first, "{first} {second}");
    }
}
