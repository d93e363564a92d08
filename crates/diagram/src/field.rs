//! The nine by nine squares: lines, coordinates, marks, arrows.

use std::fmt::Write as _;

use komadai_rules::{File, Rank, Square};
use komadai_text::Lang;

use crate::canvas::{Canvas, Number};
use crate::look::Coordinates;
use crate::text::{Anchor, Line};

/// Units across a square.
pub(crate) const ACROSS: f32 = 110.0;
/// Units down a square.
pub(crate) const DOWN: f32 = 120.0;
/// Units across the field.
pub(crate) const WIDTH: f32 = 9.0 * ACROSS;
/// Units down the field.
pub(crate) const HEIGHT: f32 = 9.0 * DOWN;

const KANJI: [&str; 9] = ["一", "二", "三", "四", "五", "六", "七", "八", "九"];

/// Where the field lies, and from which side it is seen.
#[derive(Clone, Copy)]
pub(crate) struct Field {
    /// Its left edge.
    pub(crate) x: f32,
    /// Its upper edge.
    pub(crate) y: f32,
    /// Whether White sits below.
    pub(crate) flipped: bool,
}

impl Field {
    /// Column and row of a square, from the upper left one.
    fn place(self, square: Square) -> (f32, f32) {
        let seen = if self.flipped { square.flip() } else { square };
        (8.0 - seen.file().index() as f32, seen.rank().index() as f32)
    }

    /// The middle of a square.
    pub(crate) fn middle(self, square: Square) -> (f32, f32) {
        let (column, row) = self.place(square);
        (self.x + (column + 0.5) * ACROSS, self.y + (row + 0.5) * DOWN)
    }

    /// Fills a square.
    pub(crate) fn fill(self, canvas: &mut Canvas<'_>, square: Square, paint: &str) {
        let (column, row) = self.place(square);
        canvas.add(format_args!(
            "<rect x=\"{}\" y=\"{}\" width=\"110\" height=\"120\" {paint}/>",
            Number(self.x + column * ACROSS),
            Number(self.y + row * DOWN)
        ));
    }

    /// The lines and the four star points.
    pub(crate) fn lines(self, canvas: &mut Canvas<'_>, color: &str, thin: f32, thick: f32) {
        let (x, y) = (Number(self.x), Number(self.y));
        canvas.open(format_args!("transform=\"translate({x} {y})\" stroke=\"{color}\" fill=\"none\""));
        let mut path = String::new();
        for n in 1..9 {
            let _ = write!(path, "M{} 0V1080M0 {}H990", n * 110, n * 120);
        }
        canvas.add(format_args!("<path d=\"{path}\" stroke-width=\"{}\"/>", Number(thin)));
        canvas.add(format_args!("<path d=\"M0 0H990V1080H0Z\" stroke-width=\"{}\"/>", Number(thick)));
        canvas.add(format_args!(
            "<path d=\"M330 360h0M660 360h0M330 720h0M660 720h0\" stroke-width=\"14\" stroke-linecap=\"round\"/>"
        ));
        canvas.close();
    }

    /// Files above, ranks at the right, so far from the field.
    pub(crate) fn coordinates(
        self,
        canvas: &mut Canvas<'_>,
        way: Coordinates,
        lang: Lang,
        distance: f32,
        size: f32,
    ) {
        let way = match way {
            Coordinates::Auto if lang == Lang::En => Coordinates::Letters,
            Coordinates::Auto => Coordinates::Japanese,
            way => way,
        };
        if way == Coordinates::None {
            return;
        }
        for (file, rank) in File::ALL.into_iter().zip(Rank::ALL) {
            let (x, y) = self.middle(Square::new(file, rank));
            let number = file.number().to_string();
            Line::new(&number, lang, canvas).draw(canvas, x, self.y - distance, size, Anchor::Middle);
            let name = match way {
                Coordinates::Letters => rank.letter().to_string(),
                Coordinates::Digits => number,
                _ => KANJI[rank.index()].to_owned(),
            };
            // Kanji are those of the other numbers in every language.
            let line = Line::new(&name, Lang::Ja, canvas);
            line.draw(canvas, self.x + WIDTH + distance, y, size, Anchor::Middle);
        }
    }

    /// A ring around what stands on a square.
    pub(crate) fn circle(self, canvas: &mut Canvas<'_>, square: Square, paint: &str) {
        let (x, y) = self.middle(square);
        canvas.add(format_args!(
            "<circle cx=\"{}\" cy=\"{}\" r=\"48\" fill=\"none\" stroke-width=\"8\" {paint}/>",
            Number(x),
            Number(y)
        ));
    }

    /// An arrow from one square's middle to another's.
    pub(crate) fn arrow(self, canvas: &mut Canvas<'_>, from: Square, to: Square, paint: &str) {
        let ((x, y), (to_x, to_y)) = (self.middle(from), self.middle(to));
        let length = (to_x - x).hypot(to_y - y);
        let turn = (to_y - y).atan2(to_x - x).to_degrees();
        let (tip, neck) = (length - 12.0, length - 56.0);
        canvas.add(format_args!(
            "<path transform=\"translate({} {}) rotate({})\" d=\"M0-9L{neck}-9V-28L{tip} 0L{neck} 28V9L0 9Z\" \
             stroke-linejoin=\"round\" {paint}/>",
            Number(x),
            Number(y),
            Number(turn),
            neck = Number(neck),
            tip = Number(tip)
        ));
    }
}
