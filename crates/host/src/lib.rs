//! Engines as child processes, speaking USI.
//!
//! An [`Engine`] is one running process. Whatever it does wrong — crash, hang, print nonsense — comes back as a
//! [`HostError`] from the call that met it, within that call's deadline.

mod engine;
mod error;
mod heard;
mod lines;
pub mod matches;

pub use engine::{Deadlines, Engine, Stopper};
pub use error::{Awaited, HostError};
pub use heard::{Heard, Told};
pub use komadai_protocol::{
    BestMove, Checkmate, Choice, Clocks, Go, Info, MateLimit, OptionDeclaration, OptionKind,
};
