//! Who draws: outlines and typefaces, and the pictures made with them.

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

use crate::board;
use crate::book;
use crate::canvas::{Canvas, Head};
use crate::diagram::Diagram;
use crate::look::Style;
use crate::outlines::Outlines;
use crate::system::{SystemFonts, SystemGlyphs};

/// Narrowest picture in pixels.
pub const MIN_WIDTH: u32 = 64;
/// Widest picture in pixels; it is about as high as wide.
pub const MAX_WIDTH: u32 = 4096;

/// Why there is no picture.
#[derive(Debug, thiserror::Error)]
pub enum DrawError {
    /// The width is below [`MIN_WIDTH`] or above [`MAX_WIDTH`], or [`MAX_GIF_WIDTH`](crate::MAX_GIF_WIDTH).
    #[error("a picture {width} pixels wide is not within {min} and {max}")]
    Width {
        /// The width asked for.
        width: u32,
        /// The narrowest there is.
        min: u32,
        /// The widest there is.
        max: u32,
    },
    /// The renderer refused; no diagram is known that makes it do so.
    #[error("the picture cannot be rendered: {0}")]
    Render(String),
    /// The animation has no frames.
    #[error("there is nothing to show")]
    Empty,
    /// The place where it goes takes no more.
    #[error("the picture cannot be written: {0}")]
    Write(#[from] std::io::Error),
}

impl DrawError {
    /// A stable English key, `snake_case`.
    pub const fn key(&self) -> &'static str {
        match self {
            Self::Width { .. } => "picture_width",
            Self::Render(_) => "picture_render",
            Self::Empty => "picture_empty",
            Self::Write(_) => "picture_write",
        }
    }
}

/// Draws diagrams. The same diagram gives the same bytes on every machine, unless typefaces of the machine are used.
pub struct Artist {
    outlines: Outlines,
    fonts: Option<SystemFonts>,
}

impl Artist {
    /// An artist with these outlines. A character that they lack stays text in SVG, and is 〓 in PNG and GIF.
    pub fn new(outlines: Outlines) -> Self {
        Self { outlines, fonts: None }
    }

    /// Takes characters that the outlines lack from the machine's typefaces, in PNG and GIF.
    #[must_use]
    pub fn with_system_fonts(mut self, fonts: SystemFonts) -> Self {
        self.fonts = Some(fonts);
        self
    }

    /// Whether a diagram has characters that the outlines lack, so that looking for typefaces is worth the while.
    pub fn needs_system_fonts(&self, diagram: &Diagram) -> bool {
        !self.outlines.missing(&diagram.foreign_text()).is_empty()
    }

    /// The outlines.
    pub fn outlines(&self) -> &Outlines {
        &self.outlines
    }

    /// The picture as SVG: well-formed, without references to anything outside, with a title and a description.
    pub fn svg(&self, diagram: &Diagram) -> String {
        self.draw(diagram, None)
    }

    /// The picture as PNG, so many pixels wide.
    ///
    /// # Errors
    /// When the width is out of bounds.
    pub fn png(&self, diagram: &Diagram, width: u32) -> Result<Vec<u8>, DrawError> {
        check_width(width, MAX_WIDTH)?;
        let glyphs = self.system_glyphs(diagram);
        self.pixels(diagram, width, &glyphs)?
            .encode_png()
            .map_err(|error| DrawError::Render(error.to_string()))
    }

    /// Shapes of what the outlines lack.
    pub(crate) fn system_glyphs(&self, diagram: &Diagram) -> SystemGlyphs {
        let missing = self.outlines.missing(&diagram.foreign_text());
        self.fonts.as_ref().map_or_else(SystemGlyphs::new, |fonts| fonts.glyphs(&missing))
    }

    pub(crate) fn pixels(
        &self,
        diagram: &Diagram,
        width: u32,
        glyphs: &SystemGlyphs,
    ) -> Result<Pixmap, DrawError> {
        let render = |error: String| DrawError::Render(error);
        let svg = self.draw(diagram, Some(glyphs));
        let tree = Tree::from_str(&svg, &Options::default()).map_err(|error| render(error.to_string()))?;
        let scale = width as f32 / tree.size().width();
        let height = (tree.size().height() * scale).round().max(1.0) as u32;
        let mut pixels = Pixmap::new(width, height).ok_or_else(|| render(format!("{width} × {height}")))?;
        resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixels.as_mut());
        Ok(pixels)
    }

    fn draw(&self, diagram: &Diagram, system: Option<&SystemGlyphs>) -> String {
        let ink = match diagram.look.style {
            Style::Board => board::TEXT,
            Style::Book => book::TEXT,
        };
        let mut canvas = Canvas::new(&self.outlines, system, ink);
        canvas.open(format_args!("fill=\"{ink}\""));
        let (width, height) = match diagram.look.style {
            Style::Board => {
                board::draw(diagram, &mut canvas);
                board::extent(diagram)
            }
            Style::Book => {
                book::draw(diagram, &mut canvas);
                book::extent(diagram)
            }
        };
        canvas.close();
        canvas.finish(&Head {
            lang: diagram.lang().tag(),
            shown: diagram.width.unwrap_or(width / 2),
            width,
            height,
            title: &diagram.title(),
            description: &diagram.description(),
        })
    }
}

pub(crate) fn check_width(width: u32, max: u32) -> Result<(), DrawError> {
    if (MIN_WIDTH..=max).contains(&width) {
        Ok(())
    } else {
        Err(DrawError::Width { width, min: MIN_WIDTH, max })
    }
}
