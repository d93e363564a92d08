//! Outlines of characters: an argument of everything that draws, so that this crate ships no typeface.

use std::collections::HashMap;

/// One character's shape, in thousandths of an em.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Glyph {
    /// How far the pen moves on.
    pub(crate) advance: u16,
    /// SVG path data, y downwards from the base line.
    pub(crate) path: Box<str>,
}

/// A typeface of the outlines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Face {
    /// The Japanese face, which has nearly everything.
    Mincho,
    /// Chinese forms for text in 简体, and what the other lacks.
    Simplified,
}

/// Outlines by character. The format is lines of text: `= mincho` or `= simplified` begins a face; below it stand a
/// character, its advance and its path with tabs between; `#` begins a comment.
///
/// ```
/// let outlines = komadai_diagram::Outlines::parse("= mincho\n歩\t1000\tm0 0h1000v-880z\n").unwrap();
/// assert!(outlines.has('歩') && !outlines.has('x'));
/// assert_eq!(komadai_diagram::Outlines::parse("歩").unwrap_err().line, 1);
/// ```
#[derive(Clone, Debug, Default)]
pub struct Outlines {
    mincho: HashMap<char, Glyph>,
    simplified: HashMap<char, Glyph>,
}

/// A line that is no outline.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: expected a character, its advance and a path, with tabs between")]
pub struct OutlineError {
    /// The line, counted from 1.
    pub line: usize,
}

impl Outlines {
    /// Reads the text.
    ///
    /// # Errors
    /// The first line that is no outline.
    pub fn parse(text: &str) -> Result<Self, OutlineError> {
        let mut outlines = Self::default();
        let mut face = None;
        for (index, line) in text.lines().enumerate() {
            if line.is_empty() || line.starts_with("# ") || line == "#" {
                continue;
            }
            let wrong = OutlineError { line: index + 1 };
            match line {
                "= mincho" => face = Some(Face::Mincho),
                "= simplified" => face = Some(Face::Simplified),
                _ => {
                    let (character, glyph) = outline(line).ok_or(wrong)?;
                    outlines.face_mut(face.ok_or(wrong)?).insert(character, glyph);
                }
            }
        }
        Ok(outlines)
    }

    /// Whether a character can be drawn.
    pub fn has(&self, character: char) -> bool {
        self.mincho.contains_key(&character) || self.simplified.contains_key(&character)
    }

    /// The characters of a text that can't be drawn, each once.
    pub fn missing(&self, text: &str) -> Vec<char> {
        let mut missing: Vec<char> = text.chars().filter(|c| !self.has(*c)).collect();
        missing.sort_unstable();
        missing.dedup();
        missing
    }

    /// The shape of a character in a face, if that one has it.
    pub(crate) fn glyph(&self, face: Face, character: char) -> Option<&Glyph> {
        match face {
            Face::Mincho => self.mincho.get(&character),
            Face::Simplified => self.simplified.get(&character),
        }
    }

    fn face_mut(&mut self, face: Face) -> &mut HashMap<char, Glyph> {
        match face {
            Face::Mincho => &mut self.mincho,
            Face::Simplified => &mut self.simplified,
        }
    }
}

fn outline(line: &str) -> Option<(char, Glyph)> {
    let mut characters = line.chars();
    let character = characters.next()?;
    let (advance, path) = characters.as_str().strip_prefix('\t')?.split_once('\t')?;
    // What goes into a picture as it is must be nothing but a path.
    let is_path = path.chars().all(|c| c.is_ascii_digit() || "mlqczhv -.".contains(c));
    is_path.then_some((character, Glyph { advance: advance.parse().ok()?, path: path.into() }))
}
