//! `komadai play`: a game against the computer in the terminal.
//!
//! The rules of the game itself, its clocks and its ends, are [`komadai_game::Room`]'s, the same as on the page; here
//! are the keyboard, the drawn board and the computer's thread.

mod command;
mod computer;
mod event;
mod save;
mod session;
mod setup;

use clap::ArgMatches;
use komadai_text::Text;

use crate::outcome::Outcome;

/// Plays one game.
pub(crate) fn run(found: &ArgMatches, text: &Text) -> Outcome {
    let wish = setup::read(found, text)?;
    Ok(session::Session::new(wish, text)?.play())
}
