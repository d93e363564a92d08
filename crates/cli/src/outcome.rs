//! What a command says and how it ends, as scripts see it.

use std::fmt::Display;
use std::io::Write as _;
use std::sync::OnceLock;

use komadai_text::Text;

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

/// What standard output would not take, the first time.
static LOST: OnceLock<std::io::Error> = OnceLock::new();

/// How a command over many files ends: with its answer, or with the first of the lines about those that failed and how
/// many more there are.
pub(crate) fn ended(answer: Answer, failed: &[String], text: &Text) -> Outcome {
    let Some(first) = failed.first() else { return Ok(answer) };
    let mut line = first.clone();
    if failed.len() > 1 {
        line.push(' ');
        line.push_str(&text.with("record-more-failed", &[("count", (failed.len() - 1).into())]));
    }
    Err(Failure(line))
}

/// Writes a line to standard output. A reader that went away (`| head`) has seen what it wanted: that is no failure. Any
/// other is told at the end, by [`lost`].
pub(crate) fn say(line: impl Display) {
    note(writeln!(std::io::stdout(), "{line}"));
}

/// Writes bytes to standard output, with failures as in [`say`].
pub(crate) fn say_bytes(bytes: &[u8]) {
    let mut out = std::io::stdout().lock();
    note(out.write_all(bytes).and_then(|()| out.flush()));
}

/// Keeps why standard output did not take something, for [`lost`]; whether it took it.
pub(crate) fn note(written: std::io::Result<()>) -> bool {
    let Err(error) = written else { return true };
    if error.kind() != std::io::ErrorKind::BrokenPipe {
        // The first says why; those after it say the same.
        let _ = LOST.set(error);
    }
    false
}

/// Why some of what was said is missing: a disk that is full, say.
pub(crate) fn lost() -> Option<&'static std::io::Error> {
    note(std::io::stdout().flush());
    LOST.get()
}
