//! The game tree, record formats and notation.
//!
//! [`Record`] is the tree: what every format is read into and written from. [`read`] reads any file or pasted text;
//! [`notation`] writes and reads single moves.

mod address;
mod binary;
mod children;
pub mod csa;
mod edit;
mod editor;
pub mod encoding;
mod end;
mod format;
mod headers;
pub mod jkf;
pub mod ki2;
pub mod kif;
mod loss;
mod marks;
pub mod notation;
pub mod psn;
mod read;
mod reading;
mod trail;
mod tree;
pub mod usen;
mod usf;
pub mod usi;
mod variation;
mod walk;
mod warning;
mod write;

pub use edit::{Change, Edit, EditError, MAX_EDIT_BYTES};
pub use editor::{Editor, MAX_HISTORY};
pub use encoding::Encoding;
pub use end::{End, EndKind};
pub use format::Format;
pub use headers::Headers;
pub use loss::Loss;
pub use marks::{MAX_MARKS, Mark, MarkColor, Marks, NoMarks};
pub use read::read;
pub use reading::{MAX_BYTES, ReadError, Reading};
pub use tree::{Node, NodeId, Record, Step};
pub use warning::{Warning, WarningKind};
pub use write::{Target, write};
