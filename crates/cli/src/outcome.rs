//! What a command says and how it ends, as scripts see it.

use std::fmt::Display;
use std::io::Write as _;

/// What a command that could be done answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Answer {
    /// Done: exit code 0.
    Yes,
    /// The answer is no: exit code 1.
    No,
}

/// A command that could not be done: one line in the reader's language, exit code 2.
#[derive(Debug)]
pub(crate) struct Failure(pub(crate) String);

/// What every command returns.
pub(crate) type Outcome = Result<Answer, Failure>;

/// Writes a line to standard output. A reader that went away (`| head`) has seen what it wanted: that is no failure.
pub(crate) fn say(line: impl Display) {
    let _ = writeln!(std::io::stdout(), "{line}");
}
