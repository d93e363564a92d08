//! A line cut into words that know their columns.

use std::str::FromStr;

use komadai_rules::Move;

use crate::error::{UsiError, UsiErrorKind};

/// A word and the 1-based column, in characters, where it begins.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Word<'a> {
    pub(crate) text: &'a str,
    pub(crate) column: usize,
    /// Byte offset of the word in the line.
    offset: usize,
}

impl Word<'_> {
    pub(crate) fn error(&self, kind: impl FnOnce(String) -> UsiErrorKind) -> UsiError {
        UsiError { kind: kind(self.text.to_owned()), column: self.column }
    }

    pub(crate) fn number<T: FromStr>(&self) -> Result<T, UsiError> {
        self.text.parse().map_err(|_| self.error(UsiErrorKind::BadNumber))
    }

    pub(crate) fn usi_move(&self) -> Result<Move, UsiError> {
        self.text.parse().map_err(|_| self.error(UsiErrorKind::BadMove))
    }
}

/// Walks over the words of one line.
#[derive(Debug, Clone)]
pub(crate) struct Words<'a> {
    line: &'a str,
    at: usize,
}

impl<'a> Words<'a> {
    pub(crate) fn new(line: &'a str) -> Self {
        Self { line: line.trim_end(), at: 0 }
    }

    pub(crate) fn peek(&self) -> Option<Word<'a>> {
        self.clone().next()
    }

    /// The next word, or an error that names what is missing.
    pub(crate) fn expect(&mut self, what: &'static str) -> Result<Word<'a>, UsiError> {
        self.next().ok_or_else(|| self.missing(what))
    }

    pub(crate) fn missing(&self, what: &'static str) -> UsiError {
        UsiError { kind: UsiErrorKind::Missing(what), column: self.line.chars().count() + 1 }
    }

    pub(crate) fn number<T: FromStr>(&mut self, what: &'static str) -> Result<T, UsiError> {
        self.expect(what)?.number()
    }

    /// What is left of the line, without the blanks around it.
    pub(crate) fn rest(&self) -> &'a str {
        self.line[self.at..].trim()
    }

    /// The text from `first` up to, not including, the next word or the end of the line.
    pub(crate) fn since(&self, first: Word<'a>) -> &'a str {
        let end = self.peek().map_or(self.line.len(), |word| word.offset);
        self.line[first.offset..end].trim_end()
    }
}

impl<'a> Iterator for Words<'a> {
    type Item = Word<'a>;

    fn next(&mut self) -> Option<Word<'a>> {
        let left = &self.line[self.at..];
        let offset = self.at + (left.len() - left.trim_start().len());
        let text = self.line[offset..].split_whitespace().next()?;
        self.at = offset + text.len();
        Some(Word { text, column: self.line[..offset].chars().count() + 1, offset })
    }
}
