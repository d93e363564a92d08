//! Tags, comments, times and words of a text, with their places.

/// A piece of a text.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Token<'a> {
    /// `[Key "value"]`.
    Tag(&'a str, &'a str),
    /// `{…}`, or the rest of a line behind `;`.
    Comment(&'a str),
    /// `(…)`.
    Bracket(&'a str),
    /// A move, a move number, a result.
    Word(&'a str),
}

/// A token with its line and the number of characters before it there.
pub(super) struct Placed<'a> {
    pub(super) token: Token<'a>,
    pub(super) line: usize,
    pub(super) at: usize,
}

/// Cuts a text into tokens.
pub(super) struct Tokens<'a> {
    rest: &'a str,
    line: usize,
    at: usize,
}

impl<'a> Tokens<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        Self { rest: text, line: 1, at: 0 }
    }

    /// Takes so many bytes, counting lines.
    fn take(&mut self, length: usize) -> &'a str {
        let (taken, rest) = self.rest.split_at(length);
        match taken.rsplit_once('\n') {
            Some((before, last)) => {
                self.line += 1 + before.matches('\n').count();
                self.at = last.chars().count();
            }
            None => self.at += taken.chars().count(),
        }
        self.rest = rest;
        taken
    }

    /// What stands between the bracket here and the next `close`, or the end of the text.
    fn enclosed(&mut self, close: char) -> &'a str {
        let end = self.rest.find(close).map_or(self.rest.len(), |end| end + close.len_utf8());
        let taken = self.take(end);
        taken[1..].strip_suffix(close).unwrap_or(&taken[1..])
    }
}

impl<'a> Iterator for Tokens<'a> {
    type Item = Placed<'a>;

    fn next(&mut self) -> Option<Placed<'a>> {
        let blanks =
            self.rest.len() - self.rest.trim_start_matches([' ', '\t', '\r', '\n', '\u{3000}', ',']).len();
        self.take(blanks);
        let (line, at) = (self.line, self.at);
        let token = match self.rest.chars().next()? {
            '{' => Token::Comment(self.enclosed('}')),
            '(' => Token::Bracket(self.enclosed(')')),
            ';' => {
                let end = self.rest.find('\n').unwrap_or(self.rest.len());
                Token::Comment(&self.take(end)[1..])
            }
            '[' => {
                // A value may hold brackets: the tag ends behind its quotes, on its own line.
                let end = self.rest.find('\n').unwrap_or(self.rest.len());
                let line = &self.rest[..end];
                let end = line.rfind("\"]").map(|end| end + 2).or_else(|| line.find(']').map(|end| end + 1));
                let inside = self.take(end.unwrap_or(line.len()));
                let inside = inside[1..].strip_suffix(']').unwrap_or(&inside[1..]);
                let (key, value) = inside.split_once(char::is_whitespace).unwrap_or((inside, ""));
                let value = value.trim();
                let value = value.strip_prefix('"').unwrap_or(value);
                Token::Tag(key, value.strip_suffix('"').unwrap_or(value))
            }
            _ => {
                let end = self.rest.find(|c: char| c.is_whitespace() || "{([;,".contains(c));
                let end = end.filter(|end| *end > 0).unwrap_or(self.rest.len());
                Token::Word(self.take(end))
            }
        };
        Some(Placed { token, line, at })
    }
}
