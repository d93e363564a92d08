//! `komadai usi`: the engine on standard input and output, as `komadai-usi` is.

use komadai_text::Text;

use crate::outcome::{Answer, Failure, Outcome};

/// Runs until `quit` or the end of the input.
pub(crate) fn run(text: &Text) -> Outcome {
    match komadai_engine::usi::run(std::io::stdin().lock(), std::io::stdout()) {
        Ok(()) => Ok(Answer::Yes),
        Err(error) => Err(Failure(text.with("cli-usi-broken", &[("error", text.system(&error).into())]))),
    }
}
