//! Boards as SVG, PNG and animated GIF.
//!
//! A [`Diagram`] says what is to be seen: a position, and a [`Look`], names, caption and marks. An [`Album`] makes
//! diagrams from a record. An [`Artist`] draws them, with [`Outlines`] of characters that are an argument: this crate
//! ships no typeface.

mod animation;
mod artist;
mod artwork;
mod board;
mod book;
mod canvas;
mod diagram;
mod field;
mod game;
mod look;
mod outlines;
mod palette;
mod system;
mod text;
mod words;

pub use animation::{Animated, MAX_FRAMES, MAX_GIF_WIDTH, Timing};
pub use artist::{Artist, DrawError, MAX_WIDTH, MIN_WIDTH};
pub use diagram::{Diagram, MAX_MARKS};
pub use game::Album;
pub use look::{Coordinates, Look, PieceSet, Style};
pub use outlines::{OutlineError, Outlines};
pub use system::SystemFonts;
pub use words::Words;
