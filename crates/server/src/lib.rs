//! The server: HTTP, WebSockets, one task a live game, and the computer's engines as child processes.
//!
//! A move's way: `socket` reads a message and knows who sent it; the game's own task (`room`) hands it to
//! `komadai_game::Room`, stores what came of it, and only then tells the players and spectators, each what they may
//! see (`view`). After a crash or restart a game is loaded again when somebody first asks for it, and its clock goes
//! on from where the server last had it: the time the server was down is charged to nobody.

mod api;
mod artists;
mod assets;
mod bounded;
mod browser;
mod convert;
mod engines;
mod game_record;
mod guard;
mod ids;
mod invite;
mod lan;
mod limit;
mod live;
mod matches;
mod opponent;
mod percent;
mod problem;
mod records;
mod road;
mod room;
mod rooms;
mod run;
mod socket;
mod state;
mod study;
mod time;
mod tsume;
mod view;
mod visitor;

#[cfg(test)]
mod tests;

pub use records::new_record;
pub use run::{RunError, ServeOptions, app, run, take_data};
pub use state::App;
