//! What stands above the moves: ordered keys and values, unknown ones kept.

/// Most headers that are kept: more are no record's.
const MAX_HEADERS: usize = 10_000;

/// The headers of a record, in order. A key may stand twice in a file; the last value counts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Headers(Vec<(String, String)>);

impl Headers {
    /// The value of a key.
    pub fn get(&self, key: &str) -> Option<&str> {
        self.0.iter().rev().find(|(found, _)| found == key).map(|(_, value)| value.as_str())
    }

    /// Sets a key, in its place if it is there already. Line breaks and control characters become blanks: a header is
    /// one line.
    pub fn set(&mut self, key: &str, value: &str) {
        let value = one_line(value).trim().to_owned();
        match self.0.iter_mut().rev().find(|(found, _)| found == key) {
            Some((_, old)) => *old = value,
            None => {
                self.push(key, &value);
            }
        }
    }

    /// Adds a line as it was read, even if the key is there already; says whether there was room for it.
    pub fn push(&mut self, key: &str, value: &str) -> bool {
        let has_room = self.0.len() < MAX_HEADERS;
        if has_room {
            self.0.push((one_line(key).trim().to_owned(), one_line(value).trim().to_owned()));
        }
        has_room
    }

    /// Keys and values in order.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(key, value)| (key.as_str(), value.as_str()))
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// The text as one line: control characters, line breaks among them, become blanks.
pub(crate) fn one_line(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}
