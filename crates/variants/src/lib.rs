//! Other games on the same board, and an opponent for them.
//!
//! ```
//! use komadai_variants::{Game, Hasami, Level, Options, best_move};
//!
//! let mut game = Hasami::new(Options::default());
//! let mv = best_move(&game, Level::FIVE, 1).expect("a game begins with moves");
//! game.play(mv);
//! assert_eq!(game.outcome(), None);
//! ```

mod game;
mod hasami;
mod player;

pub use game::{Game, Outcome};
pub use hasami::{Goal, Hasami, IllegalStep, Options, Step, StepTextError};
pub use player::{Level, best_move};
