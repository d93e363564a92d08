//! Opening books in YaneuraOu's text format, and the opening plans of styles of play.

mod book;
mod own;
mod read;
mod settle;
mod style;
mod turn;
mod write;

pub use book::{Book, BookMove};
pub use own::own_book;
pub use read::{BookError, HEADER, MOST_BYTES, Reading, Warning, WarningKind};
pub use style::Style;
