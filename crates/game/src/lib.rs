//! A game of shogi between two seats, without any I/O.
//!
//! [`Room::handle`] takes an [`Input`] and the time and answers with [`Effect`]s, which the server carries out in
//! order: store, tell, arm the timer, ask the computer. Nothing here reads a clock, a file or a socket, and the
//! same inputs at the same times always give the same effects.
//!
//! A room is the sum of its [`Event`]s: [`Room::rebuild`] makes it again from the [`Setup`] and the stored events,
//! so that a server that was killed goes on where it stood.

mod clock;
mod computer;
mod effect;
mod ending;
mod event;
mod furigoma;
mod input;
mod room;
mod setup;
mod text;

#[cfg(test)]
mod tests;

pub use clock::{Clock, ClockSetup, Millis, Reading, TimeLeft};
pub use effect::{Effect, Refusal};
pub use ending::{EndKind, Ending, Foul};
pub use event::{Event, Offer, OfferKind, Stamped};
pub use furigoma::Furigoma;
pub use input::{Holder, Input, Tried};
pub use room::{BadEvent, Follow, May, Ply, Room};
pub use setup::{Character, Level, Mode, MoveLimit, Seat, Setup, SetupFault, check_start};
