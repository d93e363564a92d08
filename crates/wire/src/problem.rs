//! What went wrong, as a key and arguments: the reader's language makes the words.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// An error for a person: the message `problem-{kind}` (dashes for underscores) in the reader's language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Problem {
    /// Stable English key, `snake_case`.
    pub kind: String,
    /// Arguments of the message.
    pub args: BTreeMap<String, String>,
}

impl Problem {
    /// A problem without arguments.
    pub fn new(kind: &str) -> Self {
        Self { kind: kind.to_owned(), args: BTreeMap::new() }
    }

    /// The same with one argument more.
    #[must_use]
    #[expect(clippy::needless_pass_by_value, reason = "callers hand over numbers and fresh text alike")]
    pub fn with(mut self, name: &str, value: impl ToString) -> Self {
        self.args.insert(name.to_owned(), value.to_string());
        self
    }
}
