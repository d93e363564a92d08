//! A knockout of eight.

use komadai_rules::{Color, Grade};
use serde::{Deserialize, Serialize};

use crate::ladder::Ladder;
use crate::opponent::Opponent;
use crate::random::Random;
use crate::rating::{Outcome, Rating};
use crate::terms::Terms;
use crate::text;

/// Players of a ladder.
pub const SLOTS: usize = 8;
/// Rounds of a ladder; the last is the final.
pub const ROUNDS: usize = 3;
/// Matches of a ladder: four, two and the final.
pub const MATCHES: usize = SLOTS - 1;

/// The player always stands in the first place of the drawing.
const YOU: u8 = 0;
/// The first match of each round.
const FIRST_OF_ROUND: [usize; ROUNDS + 1] = [0, 4, 6, MATCHES];

/// Who stands in a place: none is the player.
pub type Entrant = Option<Opponent>;

/// A ladder as it was drawn and as far as it was played.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Bracket {
    ladder: Ladder,
    /// Chance of the games of the others.
    seed: u64,
    entrants: [Entrant; SLOTS],
    /// The place of each match's winner: the first round from top to bottom, the second, the final.
    winners: [Option<u8>; MATCHES],
    /// The player's grade when the match under way began: it sets the terms.
    #[serde(with = "text")]
    grade: Grade,
    /// Games won in the match under way, the player's and the opponent's.
    score: [u8; 2],
    /// The player's side in the last even game of the match.
    #[serde(with = "text::maybe")]
    last_even: Option<Color>,
}

impl Bracket {
    /// Draws the field of a ladder. The strongest player stands in the other half, so that they may only be met in the
    /// final.
    pub(crate) fn draw(ladder: Ladder, grade: Grade, seed: u64) -> Self {
        let mut random = Random::new(seed);
        let mut field: Vec<Opponent> = ladder.field().collect();
        random.shuffle(&mut field);
        let strongest = (0..field.len()).max_by_key(|index| field[*index].grade()).unwrap_or_default();
        let last = field.len() - 1;
        field.swap(strongest, last);
        let mut entrants = [None; SLOTS];
        for (place, opponent) in entrants.iter_mut().skip(1).zip(field) {
            *place = Some(opponent);
        }
        Self { ladder, seed, entrants, winners: [None; MATCHES], grade, score: [0, 0], last_even: None }
    }

    /// Which ladder.
    pub fn ladder(&self) -> Ladder {
        self.ladder
    }

    /// Who stands in each place, from top to bottom: neighbours meet in the first round.
    pub fn entrants(&self) -> &[Entrant; SLOTS] {
        &self.entrants
    }

    /// The places of the winners: four matches of the first round, two of the second, the final.
    pub fn winners(&self) -> &[Option<u8>; MATCHES] {
        &self.winners
    }

    /// Games won in the match under way, the player's and the opponent's.
    pub fn score(&self) -> [u8; 2] {
        self.score
    }

    /// Whether it has been played to its end.
    pub fn is_over(&self) -> bool {
        self.winners[MATCHES - 1].is_some()
    }

    /// The player's round, 0 to 2; none when it is over for the player.
    pub fn round(&self) -> Option<usize> {
        (0..ROUNDS)
            .find(|round| self.winners[FIRST_OF_ROUND[*round]].is_none())
            .filter(|round| *round == 0 || self.winners[FIRST_OF_ROUND[*round - 1]] == Some(YOU))
    }

    /// Who is to be played next.
    pub fn opponent(&self) -> Option<Opponent> {
        let (_, other) = self.pair(FIRST_OF_ROUND[self.round()?]);
        other.and_then(|place| self.entrants[usize::from(place)])
    }

    /// Games to win a match of this round: the final is a match of three.
    pub const fn needed(round: usize) -> u8 {
        if round + 1 == ROUNDS { 2 } else { 1 }
    }

    /// Whether the match under way is a 半香 series.
    pub fn is_half_lance(&self) -> bool {
        let pair = self.round().zip(self.opponent());
        pair.is_some_and(|(round, opponent)| {
            Self::needed(round) > 1 && Terms::is_half_lance(self.grade, opponent.grade())
        })
    }

    /// The terms of the next game.
    pub fn terms(&self) -> Option<Terms> {
        let opponent = self.opponent()?.grade();
        let terms = if self.is_half_lance() {
            Terms::half_lance(self.grade, opponent, self.score[0] + self.score[1])
        } else {
            Terms::by_grades(self.grade, opponent)
        };
        Some(terms.after(self.last_even))
    }

    /// The places that meet in a match, as far as they are known.
    pub fn pair(&self, index: usize) -> (Option<u8>, Option<u8>) {
        if index < FIRST_OF_ROUND[1] {
            let first = index as u8 * 2;
            return (Some(first), Some(first + 1));
        }
        let round = if index < FIRST_OF_ROUND[2] { 1 } else { 2 };
        let first = FIRST_OF_ROUND[round - 1] + (index - FIRST_OF_ROUND[round]) * 2;
        (self.winners[first], self.winners[first + 1])
    }

    /// Takes the result of a game of the player's, who has this grade now. `even` is the side that the player had, in
    /// an even game. A draw decides nothing.
    pub(crate) fn take(&mut self, outcome: Outcome, even: Option<Color>, grade: Grade) {
        let Some(round) = self.round() else { return };
        self.last_even = even.or(self.last_even);
        match outcome {
            Outcome::Win => self.score[0] += 1,
            Outcome::Loss => self.score[1] += 1,
            Outcome::Draw => return,
        }
        let [won, lost] = self.score;
        if won.max(lost) < Self::needed(round) {
            return;
        }
        let index = FIRST_OF_ROUND[round];
        let (you, other) = self.pair(index);
        self.winners[index] = if won > lost { you } else { other };
        self.score = [0, 0];
        self.last_even = None;
        self.grade = grade;
        let until = if won > lost { FIRST_OF_ROUND[round + 1] } else { MATCHES };
        self.play_out(until);
    }

    /// Plays the games of the others before this match.
    fn play_out(&mut self, until: usize) {
        for index in 0..until {
            if self.winners[index].is_some() {
                continue;
            }
            let (Some(one), Some(other)) = self.pair(index) else { continue };
            let rating =
                |place: u8| self.entrants[usize::from(place)].map_or_else(Rating::start, Opponent::rating);
            let chance = rating(one).expected(&rating(other));
            let mut random = Random::new(self.seed ^ (index as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
            self.winners[index] = Some(if random.fraction() < chance { one } else { other });
        }
    }
}
