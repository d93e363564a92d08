//! What moves have come to so far on other boards, the king standing on the same square.
//!
//! A long work goes through the same round of the king again and again on boards that differ a little. The table knows
//! nothing of a board that it has not seen; which checks mate, and which answers refute which check, is mostly the same on
//! all of them. It only tells the search where to look first, and never what is true.

use komadai_rules::{Move, Square};

use crate::node::mix;

/// More places than that are no use.
const PLACES: usize = 1 << 18;
/// When one of the counts is so high both are halved: what was seen lately counts more.
const MOST: u16 = 250;
/// What one more without a mate adds; mates are in the lower byte.
const WITHOUT: u16 = 1 << 8;

/// A check, or an answer to a check, the king being on a square.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Habit {
    pub(crate) king: Square,
    /// The check that is answered.
    pub(crate) answered: Option<Move>,
    pub(crate) mv: Move,
}

/// How often each was followed by a mate and how often not. Two that share a place cost a detour and nothing else.
pub(crate) struct Habits(Vec<u16>);

impl Habits {
    /// As many as stand in so many bytes.
    pub(crate) fn new(bytes: usize) -> Self {
        let places = (bytes / size_of::<u16>()).clamp(1, PLACES);
        Self(vec![0; 1 << places.ilog2()])
    }

    fn at(&self, habit: Habit) -> usize {
        let answered = habit.answered.map_or(0, Move::to_bits);
        let king = habit.king.index() as u64;
        let key = mix(king << 32 | u64::from(answered) << 16 | u64::from(habit.mv.to_bits()));
        key as usize % self.0.len()
    }

    /// Counts what a move came to.
    pub(crate) fn note(&mut self, habit: Habit, mated: bool) {
        let at = self.at(habit);
        let count = &mut self.0[at];
        *count += if mated { 1 } else { WITHOUT };
        let (mates, without) = (*count % WITHOUT, *count / WITHOUT);
        if mates.max(without) >= MOST {
            *count = mates / 2 + without / 2 * WITHOUT;
        }
    }

    /// How often the times without a mate have to be halved to be as few as those with one: 0 to 7.
    pub(crate) fn doubt(&self, habit: Habit) -> u32 {
        let count = self.0[self.at(habit)];
        let (mates, without) = (count % WITHOUT, count / WITHOUT);
        ((without + 1) / (mates + 1)).checked_ilog2().unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_is_doubted_the_more_the_oftener_no_mate_followed() {
        let mut habits = Habits::new(1 << 16);
        let habit = Habit {
            king: "5a".parse().expect("a square"),
            answered: None,
            mv: "G*5b".parse().expect("a move"),
        };
        assert_eq!(habits.doubt(habit), 0);
        for _ in 0..200 {
            habits.note(habit, false);
        }
        assert_eq!(habits.doubt(habit), 7);
        for _ in 0..1_000 {
            habits.note(habit, true);
        }
        assert_eq!(habits.doubt(habit), 0);
        habits.note(habit, false);
        let other = Habit { king: "4a".parse().expect("a square"), ..habit };
        assert_eq!(habits.doubt(other), 0);
    }

    #[test]
    fn habits_stand_in_any_number_of_bytes() {
        for bytes in [0, 1, 2, 1000, usize::MAX] {
            let mut habits = Habits::new(bytes);
            assert!(habits.0.len() <= PLACES && habits.0.len() * 2 <= bytes.max(2));
            let king = "1i".parse().expect("a square");
            let mv = "1h1i".parse().expect("a move");
            habits.note(Habit { king, answered: Some(mv), mv }, false);
        }
    }
}
