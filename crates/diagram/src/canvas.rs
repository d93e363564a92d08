//! The SVG that is being written: shapes in order, each character's outline once.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use crate::outlines::{Face, Glyph, Outlines};
use crate::system::SystemGlyphs;

/// Writes a number with at most two decimals, without those that say nothing.
pub(crate) struct Number(pub(crate) f32);

impl std::fmt::Display for Number {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let hundredths = (self.0 * 100.0).round() as i64;
        let (sign, hundredths) = (if hundredths < 0 { "-" } else { "" }, hundredths.unsigned_abs());
        write!(f, "{sign}{}", hundredths / 100)?;
        match hundredths % 100 {
            0 => Ok(()),
            rest if rest % 10 == 0 => write!(f, ".{}", rest / 10),
            rest => write!(f, ".{rest:02}"),
        }
    }
}

/// What is drawn so far.
pub(crate) struct Canvas<'a> {
    outlines: &'a Outlines,
    /// Shapes of characters that the outlines lack; without them such text stays text.
    system: Option<&'a SystemGlyphs>,
    /// The colour of text.
    ink: &'static str,
    body: String,
    used: BTreeSet<(Face, char)>,
    definitions: String,
}

impl<'a> Canvas<'a> {
    pub(crate) fn new(outlines: &'a Outlines, system: Option<&'a SystemGlyphs>, ink: &'static str) -> Self {
        Self { outlines, system, ink, body: String::new(), used: BTreeSet::new(), definitions: String::new() }
    }

    pub(crate) fn ink(&self) -> &'static str {
        self.ink
    }

    pub(crate) fn outlines(&self) -> &'a Outlines {
        self.outlines
    }

    pub(crate) fn system(&self) -> Option<&'a SystemGlyphs> {
        self.system
    }

    /// Adds something to refer to.
    pub(crate) fn define(&mut self, definition: &str) {
        self.definitions.push_str(definition);
    }

    /// Adds an element as it is. Text from outside goes through [`escape`] first.
    pub(crate) fn add(&mut self, element: std::fmt::Arguments<'_>) {
        // Writing to a String cannot fail.
        let _ = self.body.write_fmt(element);
    }

    /// Opens a group with these attributes.
    pub(crate) fn open(&mut self, attributes: std::fmt::Arguments<'_>) {
        self.add(format_args!("<g {attributes}>"));
    }

    /// Closes the group opened last.
    pub(crate) fn close(&mut self) {
        self.body.push_str("</g>");
    }

    /// A character's outline, its base line's beginning at `x`, `y`, so many units an em.
    pub(crate) fn glyph(&mut self, face: Face, character: char, x: f32, y: f32, size: f32) {
        self.used.insert((face, character));
        self.add(format_args!(
            "<use href=\"#{}\" transform=\"translate({} {}) scale({})\"/>",
            Id(face, character),
            Number(x),
            Number(y),
            Scale(size / 1000.0)
        ));
    }

    /// An outline that no other place refers to.
    pub(crate) fn shape(&mut self, glyph: &Glyph, x: f32, y: f32, size: f32) {
        self.add(format_args!(
            "<path d=\"{}\" transform=\"translate({} {}) scale({})\"/>",
            glyph.path,
            Number(x),
            Number(y),
            Scale(size / 1000.0)
        ));
    }

    /// The whole picture.
    pub(crate) fn finish(self, head: &Head<'_>) -> String {
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" xml:lang=\"{0}\" lang=\"{0}\" width=\"{6}\" \
             height=\"{7}\" viewBox=\"0 0 {1} {2}\">\n<title>{3}</title>\n<desc>{4}</desc>\n<defs>{5}",
            head.lang,
            head.width,
            head.height,
            escape(head.title),
            escape(head.description),
            self.definitions,
            head.shown,
            head.shown * head.height / head.width
        );
        for (face, character) in &self.used {
            if let Some(glyph) = self.outlines.glyph(*face, *character) {
                let _ = write!(svg, "<path id=\"{}\" d=\"{}\"/>", Id(*face, *character), glyph.path);
            }
        }
        svg.push_str("</defs>\n");
        svg.push_str(&self.body);
        svg.push_str("\n</svg>\n");
        svg
    }
}

/// What stands before the shapes.
pub(crate) struct Head<'a> {
    pub(crate) lang: &'a str,
    /// Pixels across, unless the viewer decides otherwise.
    pub(crate) shown: u32,
    pub(crate) width: u32,
    pub(crate) height: u32,
    pub(crate) title: &'a str,
    pub(crate) description: &'a str,
}

/// The name of an outline within the picture.
struct Id(Face, char);

impl std::fmt::Display for Id {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let face = match self.0 {
            Face::Mincho => 'm',
            Face::Simplified => 's',
        };
        write!(f, "{face}{:x}", u32::from(self.1))
    }
}

/// A scale with four decimals.
struct Scale(f32);

impl std::fmt::Display for Scale {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, ".{:04}", (self.0 * 10_000.0).round().clamp(0.0, 9999.0) as u32)
    }
}

/// Text as XML has it. Characters that XML cannot hold are gone, white space is a blank.
pub(crate) fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            '\t' | '\n' | '\r' => escaped.push(' '),
            '\u{fffe}' | '\u{ffff}' => {}
            c if c.is_control() => {}
            c => escaped.push(c),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::{Number, escape};

    #[test]
    fn numbers_have_no_idle_decimals() {
        let written: Vec<String> =
            [0.0, -0.001, 1.5, -2.25, 100.0, 0.049].map(|n| Number(n).to_string()).into();
        assert_eq!(written, ["0", "0", "1.5", "-2.25", "100", "0.05"]);
    }

    #[test]
    fn markup_and_control_characters_are_text() {
        assert_eq!(escape("<a b='\"'>&\u{0}\u{1b}[0m\n\u{ffff}"), "&lt;a b=&#39;&quot;&#39;&gt;&amp;[0m ");
    }
}
