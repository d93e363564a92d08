//! JSON, read without recursion: records nest as deep as their variations. Comments of the kinds `//` and `/*` are
//! skipped, and a comma may stand before a closing bracket.

use std::borrow::Cow;

/// Names a value of a [`Document`].
pub(super) type Id = usize;

/// A value; what a list or an object holds is named by place.
pub(super) enum Value<'a> {
    Null,
    Bool(bool),
    Number(f64),
    Text(Cow<'a, str>),
    List(Vec<Id>),
    Object(Vec<(Cow<'a, str>, Id)>),
}

/// A text that was read.
pub(super) struct Document<'a> {
    values: Vec<Value<'a>>,
    /// The line on which each value begins, from 1.
    lines: Vec<u32>,
}

/// Where a text is no JSON: line and column, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Fault {
    pub(super) line: usize,
    pub(super) column: usize,
    /// Whether it is well-formed up to here and only too large.
    pub(super) is_full: bool,
}

/// Most values that are kept.
const MAX_VALUES: usize = 8_000_000;
/// Most brackets that are open at a time.
const MAX_OPEN: usize = 1_000_000;

impl<'a> Document<'a> {
    /// Reads a text of one value.
    pub(super) fn read(text: &'a str) -> Result<Self, Fault> {
        Reader { bytes: text.as_bytes(), text, at: 0, line: 1, line_at: 0 }.document()
    }

    /// The whole.
    pub(super) const ROOT: Id = 0;

    /// The value of a key.
    pub(super) fn get(&self, id: Id, key: &str) -> Option<Id> {
        match &self.values[id] {
            Value::Object(pairs) => pairs.iter().rev().find(|(found, _)| found == key).map(|(_, id)| *id),
            _ => None,
        }
    }

    /// Keys and values, in order.
    pub(super) fn pairs(&self, id: Id) -> &[(Cow<'a, str>, Id)] {
        match &self.values[id] {
            Value::Object(pairs) => pairs,
            _ => &[],
        }
    }

    /// Items of a list.
    pub(super) fn items(&self, id: Id) -> &[Id] {
        match &self.values[id] {
            Value::List(items) => items,
            _ => &[],
        }
    }

    /// A text.
    pub(super) fn text(&self, id: Id) -> Option<&str> {
        match &self.values[id] {
            Value::Text(text) => Some(text),
            _ => None,
        }
    }

    /// A whole number that is not negative.
    pub(super) fn number(&self, id: Id) -> Option<u32> {
        match self.values[id] {
            Value::Number(number) if (0.0..=f64::from(u32::MAX)).contains(&number) => Some(number as u32),
            _ => None,
        }
    }

    /// Yes or no.
    pub(super) fn bool(&self, id: Id) -> Option<bool> {
        match self.values[id] {
            Value::Bool(value) => Some(value),
            _ => None,
        }
    }

    /// Whether this is an object.
    pub(super) fn is_object(&self, id: Id) -> bool {
        matches!(self.values[id], Value::Object(_))
    }

    /// The line on which a value begins.
    pub(super) fn line(&self, id: Id) -> usize {
        self.lines[id] as usize
    }
}

struct Reader<'a> {
    bytes: &'a [u8],
    text: &'a str,
    at: usize,
    line: usize,
    line_at: usize,
}

/// A list or an object that is not closed yet.
struct Open {
    id: Id,
    /// Its closing bracket.
    closing: u8,
}

impl<'a> Reader<'a> {
    fn document(mut self) -> Result<Document<'a>, Fault> {
        // A value takes some twenty characters in records.
        let room = (self.bytes.len() / 20).min(MAX_VALUES);
        let mut document = Document { values: Vec::with_capacity(room), lines: Vec::with_capacity(room) };
        let mut open: Vec<Open> = Vec::new();
        loop {
            self.skip();
            if document.values.len() >= MAX_VALUES || open.len() >= MAX_OPEN {
                return Err(Fault { is_full: true, ..self.fault() });
            }
            let here = open.last();
            if here.is_some_and(|here| self.peek() == Some(here.closing)) {
                self.at += 1;
                open.pop();
            } else {
                let id = document.values.len();
                if let Some(here) = here {
                    if here.closing == b'}' {
                        let key = self.string()?;
                        self.skip();
                        self.expect(b':')?;
                        self.skip();
                        if let Value::Object(pairs) = &mut document.values[here.id] {
                            pairs.push((key, id));
                        }
                    } else if let Value::List(items) = &mut document.values[here.id] {
                        items.push(id);
                    }
                }
                document.lines.push(self.line as u32);
                let value = self.value()?;
                let closing = match value {
                    Value::List(_) => Some(b']'),
                    Value::Object(_) => Some(b'}'),
                    _ => None,
                };
                document.values.push(value);
                if let Some(closing) = closing {
                    open.push(Open { id, closing });
                    continue;
                }
            }
            self.skip();
            if open.is_empty() {
                return if self.at == self.bytes.len() { Ok(document) } else { Err(self.fault()) };
            }
            match self.peek() {
                Some(b',') => self.at += 1,
                Some(b']' | b'}') => {}
                _ => return Err(self.fault()),
            }
        }
    }

    fn peek(&self) -> Option<u8> {
        self.bytes.get(self.at).copied()
    }

    fn fault(&self) -> Fault {
        let before = self.text.get(self.line_at..self.at).unwrap_or_default();
        Fault { line: self.line, column: before.chars().count() + 1, is_full: false }
    }

    fn expect(&mut self, wanted: u8) -> Result<(), Fault> {
        if self.peek() == Some(wanted) {
            self.at += 1;
            Ok(())
        } else {
            Err(self.fault())
        }
    }

    /// Goes past blanks and comments.
    fn skip(&mut self) {
        while let Some(byte) = self.peek() {
            if byte > b' ' && byte != b'/' {
                return;
            }
            let rest = &self.bytes[self.at..];
            if byte == b'\n' {
                self.at += 1;
                self.line += 1;
                self.line_at = self.at;
            } else if byte.is_ascii_whitespace() {
                self.at += 1;
            } else if rest.starts_with(b"//") {
                self.at += rest.iter().position(|byte| *byte == b'\n').unwrap_or(rest.len());
            } else if rest.starts_with(b"/*") {
                let end = rest.windows(2).position(|pair| pair == b"*/").map_or(rest.len(), |end| end + 2);
                self.line += rest[..end].split(|byte| *byte == b'\n').count() - 1;
                self.at += end;
            } else {
                return;
            }
        }
    }

    fn value(&mut self) -> Result<Value<'a>, Fault> {
        match self.peek() {
            Some(b'[') => {
                self.at += 1;
                Ok(Value::List(Vec::new()))
            }
            Some(b'{') => {
                self.at += 1;
                Ok(Value::Object(Vec::new()))
            }
            Some(b'"') => self.string().map(Value::Text),
            Some(b'-' | b'0'..=b'9') => {
                let length = self.bytes[self.at..].iter().take_while(|byte| is_numeric(**byte)).count();
                let digits = &self.text[self.at..self.at + length];
                let whole = (length < 10).then(|| digits.parse::<u32>().ok()).flatten();
                let number = match whole {
                    Some(whole) => f64::from(whole),
                    None => digits.parse().map_err(|_| self.fault())?,
                };
                self.at += length;
                Ok(Value::Number(number))
            }
            _ => {
                let words =
                    [("null", Value::Null), ("true", Value::Bool(true)), ("false", Value::Bool(false))];
                for (word, value) in words {
                    if self.bytes[self.at..].starts_with(word.as_bytes()) {
                        self.at += word.len();
                        return Ok(value);
                    }
                }
                Err(self.fault())
            }
        }
    }

    /// A text in quotes; it is copied only if it has escapes.
    fn string(&mut self) -> Result<Cow<'a, str>, Fault> {
        self.expect(b'"')?;
        let mut read = String::new();
        loop {
            let rest = &self.text[self.at..];
            let end = rest.bytes().position(|byte| matches!(byte, b'"' | b'\\' | b'\n'));
            let end = end.ok_or_else(|| self.fault())?;
            self.at += end + 1;
            match self.bytes[self.at - 1] {
                b'"' if read.is_empty() => return Ok(Cow::Borrowed(&rest[..end])),
                b'"' => {
                    read.push_str(&rest[..end]);
                    return Ok(Cow::Owned(read));
                }
                b'\\' => {
                    read.push_str(&rest[..end]);
                    self.escape(&mut read)?;
                }
                _ => {
                    self.at -= 1;
                    return Err(self.fault());
                }
            }
        }
    }

    fn escape(&mut self, read: &mut String) -> Result<(), Fault> {
        let byte = self.peek().ok_or_else(|| self.fault())?;
        if !byte.is_ascii() {
            return Err(self.fault());
        }
        self.at += 1;
        read.push(match byte {
            b'n' => '\n',
            b't' => '\t',
            b'r' => '\r',
            b'b' => '\u{8}',
            b'f' => '\u{c}',
            b'u' => return self.unicode(read),
            b'"' | b'\\' | b'/' => char::from(byte),
            _ => return Err(self.fault()),
        });
        Ok(())
    }

    /// `\u6b69`, and pairs of them.
    fn unicode(&mut self, read: &mut String) -> Result<(), Fault> {
        let first = self.hex()?;
        let code = if (0xd800..0xdc00).contains(&first) && self.bytes[self.at..].starts_with(b"\\u") {
            self.at += 2;
            let second = self.hex()?;
            0x10000 + ((first - 0xd800) << 10) + (second.wrapping_sub(0xdc00) & 0x3ff)
        } else {
            first
        };
        read.push(char::from_u32(code).unwrap_or(char::REPLACEMENT_CHARACTER));
        Ok(())
    }

    fn hex(&mut self) -> Result<u32, Fault> {
        let digits = self.text.get(self.at..self.at + 4).ok_or_else(|| self.fault())?;
        let code = u32::from_str_radix(digits, 16).map_err(|_| self.fault())?;
        self.at += 4;
        Ok(code)
    }
}

fn is_numeric(byte: u8) -> bool {
    byte.is_ascii_digit() || b"+-.eE".contains(&byte)
}

/// A text in quotes.
pub(super) fn quote(text: &str, out: &mut String) {
    out.push('"');
    for c in text.chars() {
        match c {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            '\r' => out.push_str("\\r"),
            '\t' => out.push_str("\\t"),
            c if c.is_control() => {
                let code = u32::from(c);
                out.push_str("\\u");
                for shift in [12, 8, 4, 0] {
                    out.push(char::from_digit(code >> shift & 15, 16).unwrap_or('0'));
                }
            }
            c => out.push(c),
        }
    }
    out.push('"');
}

#[cfg(test)]
mod tests {
    use super::{Document, Fault, quote};

    #[test]
    fn nesting_is_no_recursion() {
        let depth = 500_000;
        let text = format!("{}{}", "[".repeat(depth), "]".repeat(depth));
        assert!(Document::read(&text).is_ok());
        assert!(Document::read(&"[".repeat(depth)).is_err());
    }

    #[test]
    fn faults_have_line_and_column() {
        assert_eq!(
            Document::read("{\n  \"歩\": ?}").err(),
            Some(Fault { line: 2, column: 8, is_full: false })
        );
    }

    #[test]
    fn text_is_quoted_and_read_back() {
        let text = "a\"b\\c\n歩\u{1}𠮟";
        let mut quoted = String::new();
        quote(text, &mut quoted);
        let document = Document::read(&quoted).unwrap();
        assert_eq!(document.text(Document::ROOT), Some(text));
        let pair = Document::read("\"\\ud842\\udf9f\"").unwrap();
        assert_eq!(pair.text(Document::ROOT), Some("𠮟"));
    }
}
