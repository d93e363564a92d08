//! USI session lines, both sides, without I/O.
//!
//! [`GuiCommand`] is what a GUI sends, [`EngineLine`] what an engine answers. Both read with `FromStr`, write
//! with `Display`, and never panic on malformed text: a [`UsiError`] says what and in which column.
//!
//! ```
//! use komadai_protocol::GuiCommand;
//! let line = "go btime 60000 wtime 60000 byoyomi 10000";
//! let command: GuiCommand = line.parse()?;
//! assert_eq!(command.to_string(), line);
//! # Ok::<(), komadai_protocol::UsiError>(())
//! ```

mod engine;
mod error;
mod go;
mod gui;
mod info;
mod option;
mod position;
mod words;

pub use engine::{BestMove, Checkmate, Choice, EngineLine};
pub use error::{UsiError, UsiErrorKind};
pub use go::{Clocks, Go, MateLimit};
pub use gui::{GameResult, GuiCommand};
pub use info::{Bound, Info, Mate, Score, ScoreValue};
pub use option::{OptionDeclaration, OptionKind};
pub use position::{PositionCommand, Start};
