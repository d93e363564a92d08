//! Repetition (千日手), kept beside the position.

use alloc::vec::Vec;

use crate::color::Color;
use crate::position::Position;

/// What the fourth occurrence of a position means for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Repetition {
    /// 千日手: a draw.
    Draw,
    /// The other side checked all along (連続王手の千日手) and loses.
    Win,
    /// The side to move checked all along and loses.
    Lose,
}

/// One position of the game, as far as repetition cares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Entry {
    board_key: u64,
    /// Both hands exactly: only boards are compared by number.
    hands: [u32; 2],
    in_check: bool,
    /// How often this position has stood before.
    earlier: u16,
}

/// The positions of a game in order, the start included: it counts as the first occurrence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct History {
    entries: Vec<Entry>,
    /// Who is to move in the first entry.
    first_mover: Color,
}

impl History {
    /// A game that begins at `start`.
    pub fn new(start: &Position) -> Self {
        let mut history = Self { entries: Vec::with_capacity(256), first_mover: start.side_to_move() };
        history.push(start);
        history
    }

    /// Adds the position after a move.
    pub fn push(&mut self, position: &Position) {
        let mut entry = Entry {
            board_key: position.board_key(),
            hands: Color::ALL.map(|color| position.hand(color).to_bits()),
            in_check: position.in_check(),
            earlier: 0,
        };
        if let Some(last) = self.entries.iter().rev().skip(1).step_by(2).find(|other| entry.same_as(other)) {
            entry.earlier = last.earlier + 1;
        }
        self.entries.push(entry);
    }

    /// Takes the last position back; the start stays.
    pub fn pop(&mut self) {
        if self.entries.len() > 1 {
            self.entries.pop();
        }
    }

    /// How often the last position has stood, itself included: at least 1.
    pub fn occurrences(&self) -> u16 {
        self.entries.last().map_or(1, |entry| entry.earlier + 1)
    }

    /// How many moves led here.
    pub fn plies(&self) -> usize {
        self.entries.len() - 1
    }

    /// How many moves ago the last position stood before, if it did.
    pub fn plies_since_last(&self) -> Option<usize> {
        let last = self.entries.last()?;
        (2..self.entries.len())
            .step_by(2)
            .find(|back| last.same_as(&self.entries[self.entries.len() - 1 - back]))
    }

    /// What the rules say of the last position, from the side to move: something from its fourth occurrence on.
    pub fn repetition(&self) -> Option<Repetition> {
        if self.occurrences() < 4 { None } else { Some(self.judge(self.first_occurrence())) }
    }

    /// The same judgment from the last position's occurrence before this one, for a search that treats the second
    /// occurrence as the fourth.
    pub fn cycle(&self) -> Option<Repetition> {
        let back = self.plies_since_last()?;
        Some(self.judge(self.entries.len() - 1 - back))
    }

    fn first_occurrence(&self) -> usize {
        let last = self.entries.len() - 1;
        let parity = last % 2;
        (parity..last).step_by(2).find(|at| self.entries[*at].same_as(&self.entries[last])).unwrap_or(last)
    }

    /// A side checked all along when every position its moves led to since `first` is check.
    fn judge(&self, first: usize) -> Repetition {
        let last = self.entries.len() - 1;
        // The last position is the opponent's work, the one before it the work of the side to move.
        let theirs = (first + 1..=last).rev().step_by(2).all(|at| self.entries[at].in_check);
        let ours = (first + 1..last).rev().step_by(2).all(|at| self.entries[at].in_check);
        match (ours, theirs) {
            (true, false) => Repetition::Lose,
            (false, true) => Repetition::Win,
            _ => Repetition::Draw,
        }
    }

    /// Who is to move in the last position.
    pub fn side_to_move(&self) -> Color {
        if self.plies().is_multiple_of(2) { self.first_mover } else { !self.first_mover }
    }
}

impl Entry {
    fn same_as(&self, other: &Self) -> bool {
        self.board_key == other.board_key && self.hands == other.hands
    }
}
