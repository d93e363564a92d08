//! The wooden board.

use std::fmt::Write as _;

use komadai_record::MarkColor;
use komadai_rules::{Color, HandKind, PieceKind};

use crate::artwork::{self, Ink, PENTAGON};
use crate::canvas::{Canvas, Number};
use crate::diagram::Diagram;
use crate::field::{Field, HEIGHT, WIDTH};
use crate::look::Coordinates;
use crate::text::{Anchor, Line};

/// The colour of text.
pub(crate) const TEXT: &str = "#221c15";
const INK: Ink =
    Ink { plain: "#1f180f", promoted: "#b3261e", marks: "#2d4a70", one: 58.0, two: 37.0, sunk: 7.0 };

/// Around everything.
const EDGE: f32 = 30.0;
/// Wood around the squares.
const MARGIN: f32 = 54.0;
/// A stand's width.
const STAND: f32 = 150.0;
/// Between a stand and the board.
const GAP: f32 = 24.0;
/// A line of text above and below the board.
const BAR: f32 = 84.0;
/// A piece in hand and the space to the next one.
const STEP: f32 = 124.0;

const WOOD: &str = "<linearGradient id=\"wood\" x1=\"0\" y1=\"0\" x2=\"1\" y2=\"1\"><stop offset=\"0\" stop-color=\"#eccf9b\"/>\
    <stop offset=\"1\" stop-color=\"#dfba7c\"/></linearGradient>\
    <linearGradient id=\"piece\" x1=\"0\" y1=\"0\" x2=\".3\" y2=\"1\"><stop offset=\"0\" stop-color=\"#f9ebc6\"/>\
    <stop offset=\"1\" stop-color=\"#e9cf96\"/></linearGradient>";

fn is_named(diagram: &Diagram) -> bool {
    !(diagram.names.black.is_empty() && diagram.names.white.is_empty())
}

/// Room for text above and below the board, as much as there is need of.
fn bars(diagram: &Diagram) -> (f32, f32) {
    let above = if is_named(diagram) { BAR } else { 0.0 };
    let below = if diagram.caption.is_empty() { above } else { BAR };
    (above, below)
}

/// Width and height of the picture.
pub(crate) fn extent(diagram: &Diagram) -> (u32, u32) {
    let width = 2.0 * (EDGE + STAND + GAP + MARGIN) + WIDTH;
    let (above, below) = bars(diagram);
    let height = 2.0 * (EDGE + MARGIN) + above + HEIGHT + below;
    (width as u32, height as u32)
}

/// Draws everything.
pub(crate) fn draw(diagram: &Diagram, canvas: &mut Canvas<'_>) {
    let (width, height) = extent(diagram);
    let (above, below) = bars(diagram);
    let (left, top) = (EDGE + STAND + GAP, EDGE + above);
    let (wide, tall) = (WIDTH + 2.0 * MARGIN, HEIGHT + 2.0 * MARGIN);
    let field = Field { x: left + MARGIN, y: top + MARGIN, flipped: diagram.look.flipped };
    canvas.define(WOOD);
    canvas.define(&format!(
        "<path id=\"body\" d=\"{PENTAGON}\" fill=\"url(#piece)\" stroke=\"#a67c3d\" stroke-width=\"2.4\" \
         stroke-linejoin=\"round\"/><path id=\"shade\" d=\"{PENTAGON}\" fill-opacity=\".2\"/>"
    ));
    canvas.add(format_args!("<rect width=\"{width}\" height=\"{height}\" fill=\"#f7f3ea\"/>"));
    plank(canvas, left, top, wide, tall, 14.0);
    grain(canvas, left, top, wide, tall);
    if let Some((from, to)) = diagram.last_move {
        for square in from.into_iter().chain([to]) {
            field.fill(canvas, square, "fill=\"#f3a93c\" fill-opacity=\".5\"");
        }
    }
    field.lines(canvas, "#5a4526", 2.2, 4.5);
    if diagram.look.coordinates != Coordinates::None {
        canvas.open(format_args!("fill=\"#5a4526\""));
        field.coordinates(canvas, diagram.look.coordinates, diagram.lang(), MARGIN / 2.0 + 1.0, 31.0);
        canvas.close();
    }
    for (square, found) in diagram.sfen.pieces() {
        let (x, y) = field.middle(square);
        piece(diagram, canvas, found.kind(), found.color(), x, y);
    }
    let bottom = diagram.bottom();
    stand(diagram, canvas, bottom, (left + wide + GAP, top + tall));
    stand(diagram, canvas, !bottom, (EDGE, top));
    marks(diagram, canvas, field);
    let heights = (EDGE + above / 2.0 - 8.0, top + tall + below / 2.0 + 8.0);
    text(diagram, canvas, (left, left + wide), heights);
}

fn plank(canvas: &mut Canvas<'_>, x: f32, y: f32, width: f32, height: f32, round: f32) {
    for (down, paint) in [(6.0, "fill-opacity=\".14\""), (0.0, "fill=\"url(#wood)\"")] {
        canvas.add(format_args!(
            "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"{}\" {paint}/>",
            Number(x),
            Number(y + down),
            Number(width),
            Number(height),
            Number(round)
        ));
    }
}

/// Faint lines of the wood's growth, the same on every board.
fn grain(canvas: &mut Canvas<'_>, x: f32, y: f32, width: f32, height: f32) {
    let mut path = String::new();
    // A fixed sequence that looks like none.
    let mut state = 7_u32;
    let mut next = || {
        state = state.wrapping_mul(1_103_515_245).wrapping_add(12_345);
        (state >> 16 & 0xff) as f32 / 255.0
    };
    let mut at = 10.0;
    while at < width - 10.0 {
        let (lean, bend) = (next() * 14.0 - 7.0, next() * 10.0 - 5.0);
        let _ = write!(
            path,
            "M{} 3c{} {} {} {} {} {}",
            Number(at),
            Number(bend),
            Number(height * 0.3),
            Number(lean - bend),
            Number(height * 0.6),
            Number(lean),
            Number(height - 6.0)
        );
        at += 9.0 + 26.0 * next();
    }
    canvas.add(format_args!(
        "<path d=\"{path}\" transform=\"translate({} {})\" fill=\"none\" stroke=\"#8a5a20\" stroke-opacity=\".1\" \
         stroke-width=\"2.5\"/>",
        Number(x),
        Number(y)
    ));
}

/// A piece around a point.
fn piece(diagram: &Diagram, canvas: &mut Canvas<'_>, kind: PieceKind, color: Color, x: f32, y: f32) {
    let turn = if color == diagram.bottom() { "" } else { " rotate(180)" };
    let size = artwork::size(kind);
    let (wide, tall) = (Number(0.87 * size), Number(0.92 * size));
    canvas.add(format_args!(
        "<use href=\"#shade\" transform=\"translate({} {}){turn} scale({wide} {tall})\"/>\
         <use href=\"#body\" transform=\"translate({} {}){turn} scale({wide} {tall})\"/>",
        Number(x),
        Number(y + 4.0),
        Number(x),
        Number(y)
    ));
    canvas.open(format_args!(
        "transform=\"translate({} {}){turn} scale({})\"",
        Number(x),
        Number(y),
        Number(size)
    ));
    artwork::face(canvas, diagram.look.pieces, kind, color, &INK);
    canvas.close();
}

/// The stand (駒台) of a side. The lower side's stands on its point, the upper side's hangs from it.
fn stand(diagram: &Diagram, canvas: &mut Canvas<'_>, color: Color, (x, y): (f32, f32)) {
    let held = diagram.hand(color);
    let height = STEP * held.len().max(2) as f32 + 36.0;
    let is_lower = color == diagram.bottom();
    let top = if is_lower { y - height } else { y };
    plank(canvas, x, top, STAND, height, 12.0);
    for (row, (kind, count)) in held.iter().enumerate() {
        // Rook first as its owner sees it, and all of them at the owner's end of the stand.
        let middle = if is_lower {
            y - 18.0 - STEP * (held.len() - row) as f32 + STEP / 2.0
        } else {
            y + 18.0 + STEP * (held.len() - row) as f32 - STEP / 2.0
        };
        held_piece(diagram, canvas, (*kind, *count), color, (x + STAND / 2.0, middle));
    }
}

fn held_piece(
    diagram: &Diagram,
    canvas: &mut Canvas<'_>,
    (kind, count): (HandKind, u8),
    color: Color,
    (x, y): (f32, f32),
) {
    piece(diagram, canvas, kind.kind(), color, x, y);
    if count < 2 {
        return;
    }
    let text = count.to_string();
    let half = if text.len() > 1 { 29.0 } else { 21.0 };
    let (x, y) = (x + 42.0, y + 40.0);
    canvas.add(format_args!(
        "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"42\" rx=\"21\" fill=\"#fffdf8\" stroke=\"#a67c3d\" \
         stroke-width=\"1.5\"/>",
        Number(x - half),
        Number(y - 21.0),
        Number(2.0 * half)
    ));
    let line = Line::new(&text, diagram.lang(), canvas);
    line.draw(canvas, x, y, 34.0, Anchor::Middle);
}

/// The ink of a mark.
const fn mark_paint(color: Option<MarkColor>) -> &'static str {
    match color {
        None => "#b23a26",
        Some(MarkColor::Green) => "#2f6b36",
        Some(MarkColor::Red) => "#b3261e",
        Some(MarkColor::Blue) => "#2d5fa8",
        Some(MarkColor::Yellow) => "#b97a10",
    }
}

fn marks(diagram: &Diagram, canvas: &mut Canvas<'_>, field: Field) {
    for (square, color) in &diagram.circles {
        let paint = mark_paint(*color);
        field.circle(canvas, *square, &format!("stroke=\"{paint}\" stroke-opacity=\".85\""));
    }
    for (from, to, color) in &diagram.arrows {
        let paint = mark_paint(*color);
        let paint = format!(
            "fill=\"{paint}\" fill-opacity=\".85\" stroke=\"#fff\" stroke-opacity=\".5\" stroke-width=\"3\""
        );
        field.arrow(canvas, *from, *to, &paint);
    }
}

/// Names at the players' ends, the caption below.
fn text(diagram: &Diagram, canvas: &mut Canvas<'_>, (left, right): (f32, f32), (above, below): (f32, f32)) {
    let lang = diagram.lang();
    let (bottom, middle) = (diagram.bottom(), f32::midpoint(left, right));
    let is_named = is_named(diagram);
    let name = |canvas: &Canvas<'_>, color| {
        Line::mark(color).then(Line::gap(0.3)).then(Line::new(&diagram.name(color), lang, canvas))
    };
    if is_named {
        let line = name(canvas, !bottom);
        let size = line.fitting(44.0, right - left);
        line.draw(canvas, left, above, size, Anchor::Start);
    }
    let mut room = right - left;
    if is_named {
        let line = name(canvas, bottom);
        let limit = if diagram.caption.is_empty() { room } else { 0.48 * room };
        let size = line.fitting(44.0, limit);
        line.draw(canvas, right, below, size, Anchor::End);
        room -= line.length() * size + 30.0;
    }
    let line = Line::new(&diagram.caption, lang, canvas);
    let size = line.fitting(44.0, room);
    if is_named {
        line.draw(canvas, left, below, size, Anchor::Start);
    } else {
        line.draw(canvas, middle, below, size, Anchor::Middle);
    }
}
