//! Moves as people write them, and reading what people type.
//!
//! | written by | example |
//! |---|---|
//! | [`japanese`] | `▲７六歩`, `△８八角成`, `▲同銀`, `▲５八金右` |
//! | [`chinese`] | `▲7六步`, `△8八角成`, `▲同银`, `▲5八金右` |
//! | [`western`] | `P-7f`, `Bx8h+`, `G4i-5h`, `S*5e`, `P-3c=` (Hodges) |
//!
//! [`parse_move`] and [`parse_moves`] read all of these, Hosking's digits (`P76`), CSA (`+7776FU`), USI (`7g7f`,
//! `P*5e`) and bare digits (`7776`, `7776+`).

mod error;
pub(crate) mod names;
mod read;
mod relation;
mod resolve;
mod scan;
mod write;

pub use error::{NotationError, NotationErrorKind};
pub use read::{parse_move, parse_moves};
pub use relation::{Motion, Relation, Side};
pub use write::{Script, chinese, hosking, japanese, western};

pub(crate) use resolve::resolve;
pub(crate) use scan::{Said, Scanner};
pub(crate) use write::{had_choice, japanese_name};

#[cfg(test)]
mod tests;
