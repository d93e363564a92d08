//! Lines of text, across and downwards.

use icu_normalizer::ComposingNormalizerBorrowed;
use komadai_rules::Color;
use komadai_text::Lang;

use crate::canvas::{Canvas, Number, escape};
use crate::outlines::{Face, Glyph};

/// The base line below the middle of a character that fills its em.
const MIDDLE: f32 = 0.38;
/// The base line below the middle of Latin letters.
const LATIN_MIDDLE: f32 = 0.34;
/// What stands for a character that nobody can draw: 〓, as printers set it.
const GETA: char = '〓';

/// ☗ around its middle, a hundred units an em.
const MARK: &str = "M0-44L30-30L41 42H-41L-30-30Z";

/// One step of a line.
#[derive(Clone, Debug, PartialEq)]
enum Cell {
    /// A character with an outline.
    Glyph(Face, char),
    /// ☗ or ☖.
    Mark(Color),
    /// Characters without an outline.
    Foreign(String),
    /// White space.
    Blank,
}

/// A line, measured.
#[derive(Clone, Debug, Default)]
pub(crate) struct Line {
    /// Each cell with its length in ems, and whether it stands upright in a column.
    cells: Vec<(Cell, f32, bool)>,
}

/// Where a line begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Anchor {
    Start,
    Middle,
    End,
}

impl Line {
    /// A line of text. ▲ and △ become drawn ☗ and ☖; a blank between full-width characters takes its half.
    pub(crate) fn new(text: &str, lang: Lang, canvas: &Canvas<'_>) -> Self {
        let mut line = Self::default();
        for character in text.chars() {
            line.push(character, lang, canvas);
        }
        line
    }

    /// ☗ or ☖ alone.
    pub(crate) fn mark(color: Color) -> Self {
        Self { cells: vec![(Cell::Mark(color), 1.0, true)] }
    }

    /// Nothing, so many ems long.
    pub(crate) fn gap(ems: f32) -> Self {
        Self { cells: vec![(Cell::Blank, ems, true)] }
    }

    /// This line, and another after it.
    pub(crate) fn then(mut self, other: Self) -> Self {
        self.cells.extend(other.cells);
        self
    }

    /// Its length in ems.
    pub(crate) fn length(&self) -> f32 {
        self.cells.iter().map(|(_, length, _)| length).sum()
    }

    fn push(&mut self, character: char, lang: Lang, canvas: &Canvas<'_>) {
        if is_combining(character) {
            self.combine(character, canvas);
            return;
        }
        let faces = match (lang, is_ideograph(character)) {
            (Lang::ZhHans, true) => [Face::Simplified, Face::Mincho],
            _ => [Face::Mincho, Face::Simplified],
        };
        let wide = is_wide(character);
        match character {
            '▲' | '☗' => self.cells.push((Cell::Mark(Color::Black), 1.1, true)),
            '△' | '☖' => self.cells.push((Cell::Mark(Color::White), 1.1, true)),
            '\u{3000}' => self.cells.push((Cell::Blank, 0.6, true)),
            c if c.is_whitespace() => self.cells.push((Cell::Blank, 0.3, false)),
            _ => {
                let drawn = faces.into_iter().find_map(|face| {
                    canvas.outlines().glyph(face, character).map(|glyph| (face, ems(glyph)))
                });
                match (drawn, canvas.system()) {
                    (Some((face, ems)), _) => {
                        self.cells.push((Cell::Glyph(face, character), ems, wide));
                    }
                    (None, Some(system)) => match system.get(&character).filter(|_| !is_joined(character)) {
                        Some(glyph) => {
                            let cell = Cell::Foreign(character.into());
                            self.cells.push((cell, ems(glyph), wide));
                        }
                        None => self.cells.push((Cell::Glyph(Face::Mincho, GETA), 1.0, true)),
                    },
                    (None, None) => self.foreign(character, wide),
                }
            }
        }
    }

    /// A mark on the character before it. In text it stays with that one; drawn, it lies over it, or is left out: the
    /// character alone says more than a mark that nobody can draw.
    fn combine(&mut self, mark: char, canvas: &Canvas<'_>) {
        if let Some(system) = canvas.system() {
            if system.contains_key(&mark) {
                self.cells.push((Cell::Foreign(mark.into()), 0.0, false));
            }
            return;
        }
        match self.cells.last_mut() {
            Some((Cell::Foreign(text), ..)) => text.push(mark),
            Some((cell @ Cell::Glyph(..), ..)) => {
                if let Cell::Glyph(_, base) = *cell {
                    *cell = Cell::Foreign(String::from_iter([base, mark]));
                }
            }
            _ => {}
        }
    }

    /// Text that the viewer's own typefaces draw. Narrow letters stay together, so that they are shaped as a word.
    fn foreign(&mut self, character: char, wide: bool) {
        let ems = if wide { 1.0 } else { 0.56 };
        if let Some((Cell::Foreign(text), length, false)) = self.cells.last_mut()
            && !wide
        {
            text.push(character);
            *length += ems;
            return;
        }
        self.cells.push((Cell::Foreign(character.into()), ems, wide));
    }

    /// The size at which it is no longer than `limit`, at most `size`.
    pub(crate) fn fitting(&self, size: f32, limit: f32) -> f32 {
        let length = self.length() * size;
        if length > limit { size * limit / length } else { size }
    }

    /// Draws it across, its middle at the height `y`.
    pub(crate) fn draw(&self, canvas: &mut Canvas<'_>, x: f32, y: f32, size: f32, anchor: Anchor) {
        let length = self.length() * size;
        let mut x = match anchor {
            Anchor::Start => x,
            Anchor::Middle => x - length / 2.0,
            Anchor::End => x - length,
        };
        for (cell, ems, _) in &self.cells {
            let base = y + MIDDLE * size;
            match cell {
                Cell::Glyph(face, character) => canvas.glyph(*face, *character, x, base, size),
                Cell::Mark(color) => mark(canvas, *color, x + size / 2.0, y, size * 0.86),
                Cell::Foreign(text) => foreign(canvas, text, x, base, size, *ems),
                Cell::Blank => {}
            }
            x += ems * size;
        }
    }

    /// Draws it downwards, its middle at `x`, from `y` on. Letters lie on their sides.
    pub(crate) fn draw_down(&self, canvas: &mut Canvas<'_>, x: f32, y: f32, size: f32) {
        let mut y = y;
        for (cell, ems, upright) in &self.cells {
            let step = down(cell, *ems, *upright) * size;
            let turned = |canvas: &mut Canvas<'_>| {
                canvas.open(format_args!(
                    "transform=\"translate({} {}) rotate(90)\"",
                    Number(x - LATIN_MIDDLE * size),
                    Number(y)
                ));
            };
            match cell {
                Cell::Glyph(face, character) if *upright && is_turned(*character) => {
                    let place = format!("translate({} {}) rotate(90)", Number(x), Number(y + size / 2.0));
                    canvas.open(format_args!("transform=\"{place}\""));
                    canvas.glyph(*face, *character, -size / 2.0, MIDDLE * size, size);
                    canvas.close();
                }
                Cell::Glyph(face, character) if *upright => {
                    let shift = if matches!(character, '。' | '、') { 0.6 * size } else { 0.0 };
                    let base = y + (0.5 + MIDDLE) * size;
                    canvas.glyph(*face, *character, x - ems * size / 2.0 + shift, base - shift, size);
                }
                Cell::Glyph(face, character) => {
                    turned(canvas);
                    canvas.glyph(*face, *character, 0.0, 0.0, size);
                    canvas.close();
                }
                Cell::Mark(color) => mark(canvas, *color, x, y + size / 2.0, size * 0.86),
                Cell::Foreign(text) if *upright => {
                    foreign(canvas, text, x - ems * size / 2.0, y + (0.5 + MIDDLE) * size, size, *ems);
                }
                Cell::Foreign(text) => {
                    turned(canvas);
                    foreign(canvas, text, 0.0, 0.0, size, *ems);
                    canvas.close();
                }
                Cell::Blank => {}
            }
            y += step;
        }
    }

    /// Its length in ems when it is drawn downwards.
    pub(crate) fn length_down(&self) -> f32 {
        self.cells.iter().map(|(cell, ems, upright)| down(cell, *ems, *upright)).sum()
    }
}

/// How many ems a cell takes in a column.
fn down(cell: &Cell, ems: f32, upright: bool) -> f32 {
    if upright && *cell != Cell::Blank { ems.max(1.0) } else { ems }
}

fn ems(glyph: &Glyph) -> f32 {
    f32::from(glyph.advance) / 1000.0
}

/// ☗ or ☖ around a middle.
pub(crate) fn mark(canvas: &mut Canvas<'_>, color: Color, x: f32, y: f32, size: f32) {
    let (ink, line) = (canvas.ink(), if color == Color::White { 7 } else { 0 });
    let fill = if color == Color::White { "none" } else { ink };
    canvas.add(format_args!(
        "<path d=\"{MARK}\" fill=\"{fill}\" stroke=\"{ink}\" stroke-width=\"{line}\" stroke-linejoin=\"round\" \
         transform=\"translate({} {}) scale({})\"/>",
        Number(x),
        Number(y),
        Number(size / 100.0)
    ));
}

fn foreign(canvas: &mut Canvas<'_>, text: &str, x: f32, y: f32, size: f32, ems: f32) {
    let mut characters = text.chars();
    if let (Some(system), Some(character), None) = (canvas.system(), characters.next(), characters.next()) {
        if let Some(glyph) = system.get(&character) {
            canvas.shape(glyph, x, y, size);
        }
        return;
    }
    canvas.add(format_args!(
        "<text x=\"{}\" y=\"{}\" font-family=\"serif\" font-size=\"{}\" textLength=\"{}\" \
         lengthAdjust=\"spacingAndGlyphs\">{}</text>",
        Number(x),
        Number(y),
        Number(size),
        Number(ems * size),
        escape(text)
    ));
}

fn is_ideograph(character: char) -> bool {
    matches!(character, '\u{3400}'..='\u{9fff}' | '\u{f900}'..='\u{faff}' | '\u{20000}'..='\u{3ffff}')
}

/// Whether this is a mark that stands on the character before it.
fn is_combining(character: char) -> bool {
    matches!(
        character,
        '\u{300}'..='\u{36f}'
            | '\u{1ab0}'..='\u{1aff}'
            | '\u{1dc0}'..='\u{1dff}'
            | '\u{20d0}'..='\u{20ff}'
            | '\u{3099}' | '\u{309a}'
            | '\u{fe20}'..='\u{fe2f}'
    )
}

/// Whether a character is of a script that is written from right to left or whose letters change and move with their
/// neighbours (Hebrew, Arabic, the scripts of India and of South-East Asia, Mongolian): one by one they would be wrong.
fn is_joined(character: char) -> bool {
    matches!(
        character,
        '\u{590}'..='\u{109f}' | '\u{1700}'..='\u{18af}' | '\u{1900}'..='\u{1aaf}' | '\u{1b00}'..='\u{1c7f}'
            | '\u{a800}'..='\u{a95f}' | '\u{a980}'..='\u{abff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{fefe}'
            | '\u{10800}'..='\u{11fff}' | '\u{1e800}'..='\u{1efff}'
    )
}

/// Whether a character stands upright in a column and takes a full em.
fn is_wide(character: char) -> bool {
    is_ideograph(character)
        || matches!(
            character,
            '\u{1100}'..='\u{115f}'
                | '\u{2460}'..='\u{27bf}'
                | '\u{2e80}'..='\u{33ff}'
                | '\u{a960}'..='\u{a97f}'
                | '\u{ac00}'..='\u{d7ff}'
                | '\u{fe30}'..='\u{fe4f}'
                | '\u{ff00}'..='\u{ff60}'
                | '\u{ffe0}'..='\u{ffe6}'
                | '\u{1f000}'..='\u{1faff}'
                | '…'
                | '―'
                | '—'
        )
}

/// Whether a full-width character lies on its side in a column.
fn is_turned(character: char) -> bool {
    "ー（）「」『』【】〔〕…―—～：；＝".contains(character)
}

/// A name or caption from outside as one line of at most `limit` characters: letters and their marks as one character
/// where there is such a one, no control characters, none that turn the direction of text or choose a variant, blanks
/// for line breaks.
pub(crate) fn one_line(text: &str, limit: usize) -> String {
    // Most of a text of any length is cut off; a letter has few marks.
    let most = text.char_indices().nth(limit.saturating_mul(8)).map_or(text.len(), |(at, _)| at);
    let text = ComposingNormalizerBorrowed::new_nfc().normalize(&text[..most]);
    let plain = text.chars().filter(|c| !is_invisible(*c)).map(|c| if c.is_whitespace() { ' ' } else { c });
    let mut line: Vec<char> = Vec::new();
    for character in plain.skip_while(|c| *c == ' ') {
        if character == ' ' && line.last() == Some(&' ') {
            continue;
        }
        if line.len() > limit {
            break;
        }
        line.push(character);
    }
    if line.len() > limit {
        line.truncate(limit.saturating_sub(1));
        line.push('…');
    }
    line.into_iter().collect::<String>().trim_end().to_owned()
}

fn is_invisible(character: char) -> bool {
    (character.is_control() && !matches!(character, '\t' | '\n' | '\r'))
        || matches!(
            character,
            '\u{ad}' | '\u{fe00}'..='\u{fe0f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}'
                | '\u{fff0}'..='\u{ffff}' | '\u{e000}'..='\u{f8ff}' | '\u{e0000}'..='\u{10ffff}'
        )
}

#[cfg(test)]
mod tests {
    use super::one_line;

    #[test]
    fn a_line_from_outside_is_one_short_line() {
        assert_eq!(one_line("  a\r\n\tb\u{202e}\u{0}c ", 10), "a bc");
        assert_eq!(one_line("12345", 5), "12345");
        assert_eq!(one_line("123456", 5), "1234…");
        assert_eq!(one_line("", 0), "");
        assert_eq!(one_line("e\u{301}か\u{3099}葛\u{e0100}☗\u{fe0f}", 10), "\u{e9}が葛☗");
    }
}
