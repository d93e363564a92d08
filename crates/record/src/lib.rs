//! The game tree, record formats and notation.
//!
//! [`Record`] is the tree: what every format is read into and written from. [`read`] reads any file or pasted text;
//! [`notation`] writes and reads single moves.

pub mod csa;
pub mod encoding;
mod end;
mod format;
mod headers;
pub mod jkf;
pub mod kif;
pub mod notation;
mod read;
mod reading;
mod tree;
pub mod usi;
mod walk;
mod warning;

pub use encoding::Encoding;
pub use end::{End, EndKind};
pub use format::Format;
pub use headers::Headers;
pub use read::read;
pub use reading::{MAX_BYTES, ReadError, Reading};
pub use tree::{Node, NodeId, Record, Step};
pub use warning::{Warning, WarningKind};
