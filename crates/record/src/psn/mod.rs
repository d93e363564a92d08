//! PSN and its dialects: tags as in PGN, moves in western notation. Read; [`to_text`] writes Hodges' or Hosking's style.

mod moves;
mod read;
mod tags;
mod token;
mod write;

pub(crate) use read::read_text;
pub use write::{Style, to_text};
pub(crate) use write::{can_hold, keeps};

#[cfg(test)]
mod tests;
