//! The board as books print it.

use komadai_rules::{Color, PieceKind};
use komadai_text::Lang;

use crate::artwork::{self, Ink, PENTAGON};
use crate::canvas::{Canvas, Number};
use crate::diagram::Diagram;
use crate::field::{Field, HEIGHT, WIDTH};
use crate::look::{Coordinates, PieceSet};
use crate::text::{Anchor, Line};

/// The colour of text.
pub(crate) const TEXT: &str = "#000";
const INK: Ink = Ink { plain: "#000", promoted: "#000", marks: "#000", one: 94.0, two: 57.0, sunk: 0.0 };
/// On the outlined pieces of sets that need to show which way they face.
const SMALL: Ink = Ink { one: 58.0, sunk: 7.0, ..INK };

/// Around everything.
const EDGE: f32 = 24.0;
/// A hand's column.
const COLUMN: f32 = 84.0;
/// Between a column and the board or its coordinates.
const GAP: f32 = 22.0;
/// Coordinates.
const MARGIN: f32 = 62.0;
/// The line below the board.
const CAPTION: f32 = 96.0;
/// The size of text in the columns.
const SIZE: f32 = 64.0;

fn margin(diagram: &Diagram) -> f32 {
    if diagram.look.coordinates == Coordinates::None { GAP } else { MARGIN }
}

fn caption(diagram: &Diagram) -> f32 {
    if diagram.caption.is_empty() { 0.0 } else { CAPTION }
}

/// Width and height of the picture.
pub(crate) fn extent(diagram: &Diagram) -> (u32, u32) {
    let width = 2.0 * (EDGE + COLUMN + GAP) + WIDTH + margin(diagram);
    let height = EDGE + margin(diagram) + HEIGHT + caption(diagram) + EDGE;
    (width as u32, height as u32)
}

/// Draws everything.
pub(crate) fn draw(diagram: &Diagram, canvas: &mut Canvas<'_>) {
    let (width, height) = extent(diagram);
    let margin = margin(diagram);
    let field = Field { x: EDGE + COLUMN + GAP, y: EDGE + margin, flipped: diagram.look.flipped };
    canvas.add(format_args!("<rect width=\"{width}\" height=\"{height}\" fill=\"#fff\"/>"));
    if let Some((from, to)) = diagram.last_move {
        if let Some(from) = from {
            field.fill(canvas, from, "fill=\"#eee\"");
        }
        field.fill(canvas, to, "fill=\"#ccc\"");
    }
    field.lines(canvas, TEXT, 2.0, 5.0);
    field.coordinates(canvas, diagram.look.coordinates, diagram.lang(), MARGIN / 2.0, 42.0);
    for (square, found) in diagram.sfen.pieces() {
        let (x, y) = field.middle(square);
        piece(diagram, canvas, found.kind(), found.color(), x, y);
    }
    let bottom = diagram.bottom();
    column(diagram, canvas, bottom, width as f32 - EDGE - COLUMN / 2.0, field.y);
    column(diagram, canvas, !bottom, EDGE + COLUMN / 2.0, field.y);
    // Printed matter has one colour.
    for (square, _) in &diagram.circles {
        field.circle(canvas, *square, "stroke=\"#000\" stroke-opacity=\".7\"");
    }
    for (from, to, _) in &diagram.arrows {
        field.arrow(
            canvas,
            *from,
            *to,
            "fill=\"#444\" fill-opacity=\".8\" stroke=\"#fff\" stroke-width=\"4\"",
        );
    }
    if !diagram.caption.is_empty() {
        let line = Line::new(&diagram.caption, diagram.lang(), canvas);
        let size = line.fitting(52.0, width as f32 - 2.0 * EDGE);
        let y = field.y + HEIGHT + CAPTION / 2.0 + 8.0;
        line.draw(canvas, width as f32 / 2.0, y, size, Anchor::Middle);
    }
}

/// A piece around a point. Only sets whose pictures look alike from both sides get a piece around them.
fn piece(diagram: &Diagram, canvas: &mut Canvas<'_>, kind: PieceKind, color: Color, x: f32, y: f32) {
    let turn = if color == diagram.bottom() { "" } else { " rotate(180)" };
    let set = diagram.look.pieces;
    let is_bare = matches!(set, PieceSet::One | PieceSet::Two);
    let size = if is_bare { 1.0 } else { artwork::size(kind) };
    canvas.open(format_args!(
        "transform=\"translate({} {}){turn} scale({})\"",
        Number(x),
        Number(y),
        Number(size)
    ));
    if is_bare {
        artwork::face(canvas, set, kind, color, &INK);
    } else {
        canvas.add(format_args!(
            "<path d=\"{PENTAGON}\" transform=\"scale(.88 .92)\" fill=\"#fff\" stroke=\"#000\" stroke-width=\"2.5\" \
             stroke-linejoin=\"round\"/>"
        ));
        artwork::face(canvas, set, kind, color, &SMALL);
    }
    canvas.close();
}

/// One thing in a column.
enum Entry {
    Text(Line),
    /// A piece's picture.
    Picture(PieceKind),
    /// A number that stands upright, however many digits it has.
    Number(Line),
}

impl Entry {
    fn length(&self) -> f32 {
        match self {
            Self::Text(line) => line.length_down(),
            Self::Picture(_) => 1.0,
            Self::Number(_) => 0.8,
        }
    }
}

/// What a side holds: ☗ 先手 持駒 飛 歩二, downwards from the height `y`.
fn column(diagram: &Diagram, canvas: &mut Canvas<'_>, color: Color, x: f32, y: f32) {
    let lang = diagram.lang();
    let mut entries = vec![
        Entry::Text(Line::mark(color).then(Line::gap(0.2)).then(Line::new(
            &diagram.name(color),
            lang,
            canvas,
        ))),
        Entry::Text(Line::gap(0.5)),
    ];
    if lang != Lang::En {
        entries.push(Entry::Text(Line::new(&diagram.words.in_hand(), lang, canvas).then(Line::gap(0.3))));
    }
    let held = diagram.hand(color);
    if held.is_empty() {
        entries.push(Entry::Text(Line::new(&diagram.words.nothing(), lang, canvas)));
    }
    for (kind, count) in held {
        let character = artwork::one(kind.kind(), color).to_string();
        entries.push(match diagram.look.pieces {
            PieceSet::International => Entry::Picture(kind.kind()),
            // The piece's own character, in every language.
            _ => Entry::Text(Line::new(&character, Lang::Ja, canvas)),
        });
        if count > 1 {
            entries.push(match lang {
                Lang::En => Entry::Number(Line::new(&count.to_string(), lang, canvas)),
                _ => Entry::Text(Line::new(&kanji_number(count), Lang::Ja, canvas)),
            });
        }
        if lang == Lang::En {
            entries.push(Entry::Text(Line::gap(0.15)));
        }
    }
    let length: f32 = entries.iter().map(Entry::length).sum();
    let size = SIZE.min(HEIGHT / length);
    let mut y = y;
    for entry in &entries {
        match entry {
            Entry::Text(line) => line.draw_down(canvas, x, y, size),
            Entry::Picture(kind) => {
                canvas.open(format_args!(
                    "transform=\"translate({} {}) scale({})\" fill=\"#000\"",
                    Number(x),
                    Number(y + size / 2.0),
                    Number(size / 100.0)
                ));
                artwork::picture(canvas, *kind, "#000", 1.0, 0.0);
                canvas.close();
            }
            Entry::Number(line) => {
                line.draw(canvas, x, y + 0.4 * size, 0.8 * size, Anchor::Middle);
            }
        }
        y += entry.length() * size;
    }
}

/// 二 to 十八.
fn kanji_number(count: u8) -> String {
    const UNITS: [&str; 10] = ["", "一", "二", "三", "四", "五", "六", "七", "八", "九"];
    let ten = match count / 10 {
        0 => "",
        1 => "十",
        _ => return count.to_string(),
    };
    format!("{ten}{}", UNITS[usize::from(count % 10)])
}
