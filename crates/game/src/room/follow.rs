//! The game after the game.

use komadai_rules::{ByColor, Color, Handicap};

use super::Room;
use crate::clock::TimeLeft;
use crate::effect::Refusal;
use crate::setup::Setup;

/// A game that follows another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Follow {
    /// How it is set up.
    pub setup: Setup,
    /// Whether the players have changed sides.
    pub swapped: bool,
}

impl Room {
    /// The rematch: sides swap after an even game and stay after a handicap game. It is no part of a career.
    ///
    /// # Errors
    /// While the game goes on.
    pub fn rematch(&self) -> Result<Follow, Refusal> {
        if self.ending.is_none() {
            return Err(Refusal::GameNotOver);
        }
        Ok(self.follow(None))
    }

    /// The replay of a drawn formal game: colours reversed (in a handicap game sides stay), with the remaining time.
    /// If a side has less than the floor, both get the same addition until the lesser has it, but nobody more than
    /// the time that the clock was set to.
    ///
    /// # Errors
    /// When the game goes on, or its rules ask for no replay.
    pub fn replay(&self) -> Result<Follow, Refusal> {
        let ending = self.ending.as_ref().ok_or(Refusal::GameNotOver)?;
        if !ending.replay {
            return Err(Refusal::NoReplay);
        }
        Ok(self.follow(Some(self.replay_times())))
    }

    fn follow(&self, left: Option<ByColor<Option<TimeLeft>>>) -> Follow {
        let swapped = self.setup.handicap == Handicap::Even;
        let mut setup = Setup { left, furigoma: None, career: false, ..self.setup.clone() };
        if swapped {
            std::mem::swap(&mut setup.seats.black, &mut setup.seats.white);
            std::mem::swap(&mut setup.clocks.black, &mut setup.clocks.white);
            if let Some(left) = &mut setup.left {
                std::mem::swap(&mut left.black, &mut left.white);
            }
        }
        Follow { setup, swapped }
    }

    fn replay_times(&self) -> ByColor<Option<TimeLeft>> {
        let floor = self.setup.replay_floor_s;
        // What a side lacks to the floor, which is never above its own clock's main time.
        let lacks = |color: Color| {
            self.clocks[color].map_or(0, |clock| {
                clock.setup().start().main_s.min(floor).saturating_sub(clock.left().main_s)
            })
        };
        let addition = lacks(Color::Black).max(lacks(Color::White));
        let left = |color: Color| {
            self.clocks[color].map(|clock| {
                let start = clock.setup().start();
                let left = clock.left();
                let main_s = (left.main_s + addition).min(start.main_s.max(left.main_s));
                TimeLeft { main_s, periods: left.periods }
            })
        };
        ByColor { black: left(Color::Black), white: left(Color::White) }
    }
}
