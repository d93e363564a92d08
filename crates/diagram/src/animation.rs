//! A game as an animated GIF.

use std::io::Write;
use std::ops::ControlFlow;

use gif::{DisposalMethod, Encoder, EncodingError, Frame, Repeat};
use komadai_rules::{Color, File, Piece, PieceKind, Rank, Sfen, Square};

use crate::artist::{Artist, DrawError, check_width};
use crate::diagram::Diagram;
use crate::palette::Palette;

/// Widest animation in pixels.
pub const MAX_GIF_WIDTH: u32 = 1600;
/// Most frames of an animation; further ones are left out.
pub const MAX_FRAMES: usize = 5000;

/// How an animation runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Timing {
    /// How long each frame stays, in hundredths of a second.
    pub delay: u16,
    /// How long the last one stays before it all begins again.
    pub last_delay: u16,
}

impl Default for Timing {
    fn default() -> Self {
        Self { delay: 100, last_delay: 400 }
    }
}

/// Whether an animation was written to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Animated {
    /// So many frames were written.
    Whole(usize),
    /// The caller wanted no more; what is written so far is a shorter animation.
    Stopped(usize),
}

impl Artist {
    /// Writes an animation of diagrams, so many pixels wide, one frame at a time: memory does not grow with their
    /// number. Where they differ in size or style, the first one's counts. `progress` is told how many frames are
    /// written and may stop the work.
    ///
    /// # Errors
    /// When the width is out of bounds, there is no frame, or `out` takes no more.
    pub fn gif(
        &self,
        frames: impl IntoIterator<Item = Diagram>,
        width: u32,
        timing: Timing,
        out: impl Write,
        mut progress: impl FnMut(usize) -> ControlFlow<()>,
    ) -> Result<Animated, DrawError> {
        check_width(width, MAX_GIF_WIDTH)?;
        let mut frames = frames.into_iter().take(MAX_FRAMES).peekable();
        let first = frames.peek().ok_or(DrawError::Empty)?;
        let glyphs = self.system_glyphs(first);
        let sample = self.pixels(&sample(first), width, &glyphs)?;
        let mut palette = Palette::of(sample.data());
        let (wide, tall) = (sample.width() as u16, sample.height() as u16);
        let mut encoder = Encoder::new(out, wide, tall, &palette.bytes()).map_err(failed)?;
        encoder.set_repeat(Repeat::Infinite).map_err(failed)?;

        let mut shown = vec![palette.transparent(); usize::from(wide) * usize::from(tall)];
        let mut written = 0;
        while let Some(diagram) = frames.next() {
            // Names are those of the first frame, captions are our own words: the shapes found for it serve all.
            let pixels = self.pixels(&diagram, width, &glyphs)?;
            let is_last = frames.peek().is_none();
            let delay = if is_last { timing.last_delay } else { timing.delay };
            if pixels.data().len() == shown.len() * 4 {
                let next: Vec<u8> = pixels.data().chunks_exact(4).map(|pixel| palette.index(pixel)).collect();
                let frame = difference(&shown, &next, (wide, tall), palette.transparent(), delay);
                encoder.write_frame(&frame).map_err(failed)?;
                shown = next;
                written += 1;
            }
            if progress(written).is_break() && !is_last {
                return Ok(Animated::Stopped(written));
            }
        }
        encoder.into_inner().map_err(failed)?.flush()?;
        Ok(Animated::Whole(written))
    }
}

fn failed(error: EncodingError) -> DrawError {
    match error {
        EncodingError::Io(error) => DrawError::Write(error),
        error => DrawError::Render(error.to_string()),
    }
}

/// The part of a frame that is not as it was, unchanged pixels in it let through.
fn difference(
    old: &[u8],
    new: &[u8],
    (wide, tall): (u16, u16),
    transparent: u8,
    delay: u16,
) -> Frame<'static> {
    let columns = usize::from(wide);
    let rows = || old.chunks_exact(columns).zip(new.chunks_exact(columns));
    let changed = |row: &(&[u8], &[u8])| row.0 != row.1;
    let top = rows().position(|row| changed(&row)).unwrap_or(0);
    let bottom = rows().rposition(|row| changed(&row)).unwrap_or(0).max(top);
    let mut left = columns - 1;
    let mut right = 0;
    for (before, after) in rows() {
        let differs = |index: &usize| before[*index] != after[*index];
        left = (0..left).find(differs).unwrap_or(left);
        right = (right + 1..columns).rev().find(differs).unwrap_or(right);
    }
    // An unchanged picture still needs a pixel to be shown for its time.
    let (left, right) = (left.min(right), right.max(left));
    let mut buffer = Vec::with_capacity((right - left + 1) * (bottom - top + 1));
    for row in top..=bottom {
        for at in row * columns + left..=row * columns + right {
            buffer.push(if old[at] == new[at] { transparent } else { new[at] });
        }
    }
    debug_assert!(bottom < usize::from(tall));
    Frame {
        delay,
        dispose: DisposalMethod::Keep,
        transparent: Some(transparent),
        left: left as u16,
        top: top as u16,
        width: (right - left + 1) as u16,
        height: (bottom - top + 1) as u16,
        buffer: buffer.into(),
        ..Frame::default()
    }
}

/// A picture with every piece, mark and text of the animation, whose colours serve all its frames.
fn sample(first: &Diagram) -> Diagram {
    let mut sfen = Sfen::empty();
    for (kind, file) in PieceKind::ALL.into_iter().zip(File::ALL.into_iter().cycle()) {
        let rank = if kind.is_promoted() { Rank::R3 } else { Rank::R1 };
        sfen.set(Square::new(file, rank), Some(Piece::new(Color::White, kind)));
        let rank = if kind.is_promoted() { Rank::R7 } else { Rank::R9 };
        sfen.set(Square::new(file, rank), Some(Piece::new(Color::Black, kind)));
    }
    for kind in komadai_rules::HandKind::ALL {
        sfen.set_hand(Color::Black, kind, 2);
        sfen.set_hand(Color::White, kind, 2);
    }
    let mut sample = first.clone();
    sample.sfen = sfen;
    sample.last_move = Some((Some(Square::ALL[0]), Square::ALL[40]));
    sample
}
