//! What a library of games keeps of a record: its text, what it is found by, and the edits made to it.

mod day;
mod entry;
mod fold;
mod opening;
mod source;
mod step;
mod text;

pub use entry::{Entry, Outcome, position_key, positions};
pub use fold::fold;
pub use opening::Opening;
pub use source::{Source, Told, file_hash, hex};
pub use step::{Applied, Step, StepError, replay};
pub use text::{TextError, decode, encode};
