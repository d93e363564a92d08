//! Typefaces of the machine, for names in characters that the outlines lack.

use std::collections::HashMap;
use std::fmt::Write as _;

use ttf_parser::OutlineBuilder;

use crate::canvas::Number;
use crate::outlines::Glyph;

/// The typefaces that are installed on the machine.
pub struct SystemFonts(fontdb::Database);

/// Shapes of single characters from the machine's typefaces.
pub(crate) type SystemGlyphs = HashMap<char, Glyph>;

/// How well a typeface goes with the others: a serif for Japanese first.
fn rank(face: &fontdb::FaceInfo) -> (bool, bool, u16, String) {
    let name = face.families.first().map(|(name, _)| name.as_str()).unwrap_or_default();
    let serif = ["Mincho", "Serif", "Song", "Ming"].iter().any(|word| name.contains(word));
    let japanese = name.ends_with("JP") || name.contains("Mincho");
    (!serif, !japanese, face.weight.0.abs_diff(500), face.post_script_name.clone())
}

impl SystemFonts {
    /// Looks for typefaces where the operating system keeps them.
    pub fn load() -> Self {
        let mut fonts = fontdb::Database::new();
        fonts.load_system_fonts();
        Self(fonts)
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The shapes of these characters, as far as a typeface has them.
    pub(crate) fn glyphs(&self, characters: &[char]) -> SystemGlyphs {
        let mut found = SystemGlyphs::new();
        if characters.is_empty() {
            return found;
        }
        let upright = |face: &&fontdb::FaceInfo| face.style == fontdb::Style::Normal;
        let mut faces: Vec<&fontdb::FaceInfo> = self.0.faces().filter(upright).collect();
        faces.sort_by_cached_key(|face| rank(face));
        for face in faces {
            if found.len() == characters.len() {
                break;
            }
            self.0.with_face_data(face.id, |data, index| {
                let Ok(font) = ttf_parser::Face::parse(data, index) else { return };
                for character in characters {
                    if !found.contains_key(character)
                        && let Some(glyph) = shape(&font, *character)
                    {
                        found.insert(*character, glyph);
                    }
                }
            });
        }
        found
    }
}

fn shape(font: &ttf_parser::Face<'_>, character: char) -> Option<Glyph> {
    let id = font.glyph_index(character)?;
    let scale = 1000.0 / f32::from(font.units_per_em());
    let advance = (f32::from(font.glyph_hor_advance(id)?) * scale).round().min(4000.0) as u16;
    let mut pen = Pen { path: String::new(), scale };
    // A blank has no outline, and none is needed.
    if font.outline_glyph(id, &mut pen).is_none() && !character.is_whitespace() {
        return None;
    }
    Some(Glyph { advance, path: pen.path.into() })
}

struct Pen {
    path: String,
    scale: f32,
}

impl Pen {
    fn go(&mut self, command: char, points: &[(f32, f32)]) {
        self.path.push(command);
        for (x, y) in points {
            let _ = write!(self.path, "{} {} ", Number(x * self.scale), Number(-y * self.scale));
        }
    }
}

impl OutlineBuilder for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        self.go('M', &[(x, y)]);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.go('L', &[(x, y)]);
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        self.go('Q', &[(x1, y1), (x, y)]);
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        self.go('C', &[(x1, y1), (x2, y2), (x, y)]);
    }

    fn close(&mut self) {
        self.path.push('Z');
    }
}
