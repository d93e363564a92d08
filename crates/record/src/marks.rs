//! Arrows and circles drawn on the board of a node.

use core::fmt::{self, Write as _};
use core::str::FromStr;
use std::borrow::Cow;

use komadai_rules::Square;

/// Most arrows and circles of one node.
pub const MAX_MARKS: usize = 81;

/// The colour of a mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MarkColor {
    /// The one without a modifier.
    Green,
    /// The second.
    Red,
    /// The third.
    Blue,
    /// The fourth.
    Yellow,
}

impl MarkColor {
    /// Every colour.
    pub const ALL: [Self; 4] = [Self::Green, Self::Red, Self::Blue, Self::Yellow];

    /// The letter in texts: `G R B Y`.
    pub const fn letter(self) -> char {
        match self {
            Self::Green => 'G',
            Self::Red => 'R',
            Self::Blue => 'B',
            Self::Yellow => 'Y',
        }
    }

    fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|color| color.letter() == letter)
    }
}

/// An arrow from one square to another; from a square to itself it is a circle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Mark {
    /// Where it begins.
    pub from: Square,
    /// Where it points.
    pub to: Square,
    /// Its colour.
    pub color: MarkColor,
}

impl Mark {
    /// Whether it is a circle.
    pub fn is_circle(self) -> bool {
        self.from == self.to
    }
}

/// The marks of a node: each arrow and circle once, circles first, whatever the order they were drawn in.
///
/// Their text is that of other board programs' comments, so that every format with comments holds them: `[%csl G5e]` for
/// circles, `[%cal R2g2f,B8h2b]` for arrows.
///
/// ```
/// use komadai_record::Marks;
/// let marks: Marks = "[%cal R2g2f,B8h2b] [%csl G5e]".parse().unwrap();
/// assert_eq!(marks.iter().count(), 3);
/// assert_eq!(marks.to_string(), "[%csl G5e] [%cal R2g2f,B8h2b]");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Marks(Vec<Mark>);

/// A text that tells no marks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoMarks;

impl Marks {
    /// Adds a mark, in place of one of another colour that goes the same way; whether there was room, which there is for
    /// [`MAX_MARKS`].
    pub fn add(&mut self, mark: Mark) -> bool {
        let key = |mark: &Mark| (!mark.is_circle(), mark.from.index(), mark.to.index());
        match self.0.binary_search_by_key(&key(&mark), key) {
            Ok(at) => self.0[at] = mark,
            Err(at) if self.0.len() < MAX_MARKS => self.0.insert(at, mark),
            Err(_) => return false,
        }
        true
    }

    /// Every mark: circles, then arrows.
    pub fn iter(&self) -> impl Iterator<Item = Mark> + '_ {
        self.0.iter().copied()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The comment lines that tell them: none, one for circles, one for arrows.
    pub(crate) fn lines(&self) -> impl Iterator<Item = String> + '_ {
        [("[%csl ", true), ("[%cal ", false)].into_iter().filter_map(|(head, circles)| {
            let mut line = String::new();
            for mark in self.iter().filter(|mark| mark.is_circle() == circles) {
                line.push_str(if line.is_empty() { head } else { "," });
                let _ = write!(line, "{}{}", mark.color.letter(), mark.from);
                if !circles {
                    let _ = write!(line, "{}", mark.to);
                }
            }
            (!line.is_empty()).then(|| line + "]")
        })
    }

    /// Takes the lines that tell marks out of a comment: what is left of it, if anything is, and how many marks found no
    /// room.
    pub(crate) fn take_from<'a>(&mut self, comment: &'a str) -> (Option<Cow<'a, str>>, usize) {
        if !comment.contains("[%c") {
            return (Some(Cow::Borrowed(comment)), 0);
        }
        let mut left: Vec<&str> = Vec::new();
        let mut taken = false;
        let mut dropped = 0;
        for line in comment.split('\n') {
            match told(line) {
                Ok(marks) => {
                    taken = true;
                    dropped += marks.into_iter().filter(|mark| !self.add(*mark)).count();
                }
                Err(NoMarks) => left.push(line),
            }
        }
        let left = match (taken, left.is_empty()) {
            (false, _) => Some(Cow::Borrowed(comment)),
            (true, true) => None,
            (true, false) => Some(Cow::Owned(left.join("\n"))),
        };
        (left, dropped)
    }
}

impl FromIterator<Mark> for Marks {
    fn from_iter<I: IntoIterator<Item = Mark>>(marks: I) -> Self {
        let mut all = Self::default();
        for mark in marks {
            all.add(mark);
        }
        all
    }
}

impl fmt::Display for Marks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, line) in self.lines().enumerate() {
            f.write_str(if index > 0 { " " } else { "" })?;
            f.write_str(&line)?;
        }
        Ok(())
    }
}

impl FromStr for Marks {
    type Err = NoMarks;

    /// A line of nothing but marks, at least one. Those beyond [`MAX_MARKS`] are left out.
    fn from_str(text: &str) -> Result<Self, NoMarks> {
        told(text).map(Self::from_iter)
    }
}

/// Every mark of a line of nothing else, at least one.
fn told(text: &str) -> Result<Vec<Mark>, NoMarks> {
    let mut marks = Vec::new();
    let mut rest = text.trim();
    while !rest.is_empty() {
        let (block, after) = rest.strip_prefix("[%").and_then(|rest| rest.split_once(']')).ok_or(NoMarks)?;
        let (kind, items) = block.split_once(' ').ok_or(NoMarks)?;
        for item in items.split(',') {
            marks.push(mark(kind, item.trim()).ok_or(NoMarks)?);
        }
        rest = after.trim_start();
    }
    if marks.is_empty() { Err(NoMarks) } else { Ok(marks) }
}

fn mark(kind: &str, item: &str) -> Option<Mark> {
    let mut letters = item.chars();
    let color = MarkColor::from_letter(letters.next()?)?;
    let squares = letters.as_str();
    let (from, to) = match kind {
        "csl" => (squares, squares),
        "cal" => (squares.get(..2)?, squares.get(2..)?),
        _ => return None,
    };
    let mark = Mark { from: from.parse().ok()?, to: to.parse().ok()?, color };
    (mark.is_circle() == (kind == "csl")).then_some(mark)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_line_of_nothing_else_tells_marks() {
        for text in [
            "",
            " ",
            "[%csl ]",
            "[%csl]",
            "[%csl G5e",
            "[%csl G5]",
            "[%csl X5e]",
            "[%csl G5e] here",
            "look: [%csl G5e]",
            "[%cal G5e]",
            "[%cal G5e5e]",
            "[%csl G5e5d]",
            "[%clk 0:01:00]",
            "[%cal G飛e5d]",
            "[%cal G5e5d,]",
        ] {
            assert_eq!(text.parse::<Marks>(), Err(NoMarks), "{text}");
        }
    }

    #[test]
    fn the_same_way_is_marked_once_and_the_last_colour_holds() {
        let marks: Marks = "[%cal G7g7f,R7f7g,B7g7f] [%csl Y1a,G9i,R1a]".parse().unwrap();
        assert_eq!(marks.to_string(), "[%csl R1a,G9i] [%cal R7f7g,B7g7f]");
        assert_eq!(marks.to_string().parse(), Ok(marks));
    }

    #[test]
    fn there_are_no_more_than_a_board_has_squares() {
        let all = Square::ALL.into_iter().flat_map(|from| Square::ALL.into_iter().map(move |to| (from, to)));
        let marks: Marks = all.map(|(from, to)| Mark { from, to, color: MarkColor::Blue }).collect();
        assert_eq!(marks.iter().count(), MAX_MARKS);
    }
}
