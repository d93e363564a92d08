//! `option name … type …`: what an engine lets be set.

use std::fmt;

use crate::error::{UsiError, UsiErrorKind};
use crate::words::Words;

/// What values an option takes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum OptionKind {
    /// On or off.
    Check {
        /// The value before it is set.
        default: bool,
    },
    /// A whole number within bounds.
    Spin {
        /// The value before it is set.
        default: i64,
        /// The least value.
        min: i64,
        /// The greatest value.
        max: i64,
    },
    /// One of several words.
    Combo {
        /// The value before it is set.
        default: String,
        /// All values.
        values: Vec<String>,
    },
    /// Something to do, without a value.
    Button,
    /// Any text.
    String {
        /// The value before it is set.
        default: String,
    },
    /// The name of a file or folder.
    Filename {
        /// The value before it is set.
        default: String,
    },
}

/// One option of an engine.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OptionDeclaration {
    /// Its name.
    pub name: String,
    /// What it takes.
    pub kind: OptionKind,
}

const KEYWORDS: [&str; 5] = ["type", "default", "min", "max", "var"];

impl OptionDeclaration {
    /// Reads what follows the word `option`. Names with blanks, which USI forbids and some engines have, are kept whole.
    pub(crate) fn read(words: &mut Words<'_>) -> Result<Self, UsiError> {
        let word = words.expect("name")?;
        if word.text != "name" {
            return Err(word.error(UsiErrorKind::Unexpected));
        }
        let name = phrase(words).ok_or_else(|| words.missing("option name"))?;
        let word = words.expect("type")?;
        if word.text != "type" {
            return Err(word.error(UsiErrorKind::Unexpected));
        }
        let kind = words.expect("option type")?;
        let fields = Fields::read(words)?;
        let text = || match fields.default.as_deref() {
            None | Some("<empty>") => String::new(),
            Some(text) => text.to_owned(),
        };
        let kind = match kind.text {
            "check" => OptionKind::Check { default: fields.default.as_deref() == Some("true") },
            "spin" => {
                let (default, min, max) = fields.numbers(words)?;
                OptionKind::Spin { default, min, max }
            }
            "combo" => OptionKind::Combo { default: text(), values: fields.values },
            "button" => OptionKind::Button,
            "string" => OptionKind::String { default: text() },
            "filename" => OptionKind::Filename { default: text() },
            _ => return Err(kind.error(UsiErrorKind::Unexpected)),
        };
        Ok(Self { name, kind })
    }
}

/// The words up to the next keyword, or `None` when there are none.
fn phrase(words: &mut Words<'_>) -> Option<String> {
    let first = words.peek().filter(|word| !KEYWORDS.contains(&word.text))?;
    while words.peek().is_some_and(|word| !KEYWORDS.contains(&word.text)) {
        words.next();
    }
    Some(words.since(first).to_owned())
}

#[derive(Default)]
struct Fields {
    default: Option<String>,
    min: Option<i64>,
    max: Option<i64>,
    values: Vec<String>,
    default_column: usize,
}

impl Fields {
    fn read(words: &mut Words<'_>) -> Result<Self, UsiError> {
        let mut fields = Self::default();
        while let Some(word) = words.next() {
            match word.text {
                "default" => {
                    fields.default_column = words.peek().map_or(word.column, |next| next.column);
                    fields.default = phrase(words);
                }
                "min" => fields.min = Some(words.number("least value")?),
                "max" => fields.max = Some(words.number("greatest value")?),
                "var" => fields.values.push(phrase(words).ok_or_else(|| words.missing("value"))?),
                _ => return Err(word.error(UsiErrorKind::Unexpected)),
            }
        }
        Ok(fields)
    }

    fn numbers(&self, words: &Words<'_>) -> Result<(i64, i64, i64), UsiError> {
        let default = self.default.as_deref().ok_or_else(|| words.missing("default"))?;
        let default = default.parse().map_err(|_| UsiError {
            kind: UsiErrorKind::BadNumber(default.to_owned()),
            column: self.default_column,
        })?;
        Ok((
            default,
            self.min.ok_or_else(|| words.missing("min"))?,
            self.max.ok_or_else(|| words.missing("max"))?,
        ))
    }
}

fn or_empty(text: &str) -> &str {
    if text.is_empty() { "<empty>" } else { text }
}

impl fmt::Display for OptionDeclaration {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "option name {} type ", self.name)?;
        match &self.kind {
            OptionKind::Check { default } => write!(f, "check default {default}"),
            OptionKind::Spin { default, min, max } => write!(f, "spin default {default} min {min} max {max}"),
            OptionKind::Combo { default, values } => {
                write!(f, "combo default {}", or_empty(default))?;
                for value in values {
                    write!(f, " var {value}")?;
                }
                Ok(())
            }
            OptionKind::Button => f.write_str("button"),
            OptionKind::String { default } => write!(f, "string default {}", or_empty(default)),
            OptionKind::Filename { default } => write!(f, "filename default {}", or_empty(default)),
        }
    }
}
