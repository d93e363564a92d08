//! CSA, the record format of the Computer Shogi Association: versions 1 to 3.
//!
//! The reader takes several records a file, starts written any way, times with thousandths, and the lines that servers
//! and clients add. The writer writes version 2.2, or 3 where the record needs it; CSA holds one line of play.

pub(crate) mod end_word;
pub(crate) mod info;
pub(crate) mod piece;
mod read;
mod start;
mod write;

pub(crate) use read::read_text;
pub use write::to_text;

#[cfg(test)]
mod tests;
