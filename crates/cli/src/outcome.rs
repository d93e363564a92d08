//! How a command ends, as scripts see it.

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
