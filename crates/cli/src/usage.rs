//! What was wrong with the command line, in one line of the reader's language.

use clap::error::{ContextKind, ContextValue, ErrorKind};
use komadai_text::Text;

/// The line for a command line that clap refused.
pub(crate) fn complaint(error: &clap::Error, text: &Text) -> String {
    let arg = || word(error, ContextKind::InvalidArg);
    let value = || word(error, ContextKind::InvalidValue);
    let what = match error.kind() {
        ErrorKind::UnknownArgument => text.with("cli-unknown-argument", &[("argument", arg().into())]),
        ErrorKind::InvalidSubcommand => text
            .with("cli-unknown-command", &[("command", word(error, ContextKind::InvalidSubcommand).into())]),
        ErrorKind::MissingRequiredArgument => {
            text.with("cli-missing-argument", &[("argument", arg().into())])
        }
        ErrorKind::ArgumentConflict => {
            text.with("cli-repeated-or-conflicting", &[("argument", arg().into())])
        }
        ErrorKind::InvalidValue if value().is_empty() => {
            text.with("cli-missing-value", &[("argument", arg().into())])
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            text.with("cli-bad-value", &[("argument", arg().into()), ("value", value().into())])
        }
        _ => text.get("cli-bad-usage"),
    };
    format!("{what} {}", text.get("cli-see-help"))
}

/// A piece of context as plain words; lists are joined.
fn word(error: &clap::Error, kind: ContextKind) -> String {
    match error.get(kind) {
        Some(ContextValue::String(one)) => one.clone(),
        Some(ContextValue::Strings(several)) => several.join(", "),
        _ => String::new(),
    }
}
