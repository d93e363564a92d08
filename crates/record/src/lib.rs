//! The game tree, record formats and notation.
//!
//! [`Record`] is the tree: what every format is read into and written from. [`kif`] reads and writes KIF, [`usi`]
//! games as SFEN and USI moves; [`notation`] writes and reads single moves.

pub mod encoding;
mod end;
mod headers;
pub mod kif;
pub mod notation;
mod tree;
pub mod usi;

pub use encoding::Encoding;
pub use end::{End, EndKind};
pub use headers::Headers;
pub use tree::{Node, NodeId, Record, Step};
