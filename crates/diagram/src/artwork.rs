//! What stands on the pieces, as the page's own sets have it.

use komadai_rules::{Color, PieceKind};

use crate::canvas::{Canvas, Number};
use crate::look::PieceSet;
use crate::outlines::Face;

/// A pentagon in the box 110 × 120 around its middle, before it is scaled to its kind.
pub(crate) const PENTAGON: &str = "M0-58L40.5-42.5L52.5 58H-52.5L-40.5-42.5Z";

/// How large a kind is drawn: the more important, the larger.
pub(crate) const fn size(kind: PieceKind) -> f32 {
    match kind.unpromoted() {
        PieceKind::King => 1.0,
        PieceKind::Rook | PieceKind::Bishop => 0.97,
        PieceKind::Knight => 0.88,
        PieceKind::Lance => 0.85,
        PieceKind::Pawn => 0.8,
        _ => 0.93,
    }
}

/// The one character of a piece. White, the higher-ranked side, has 王.
pub(crate) const fn one(kind: PieceKind, color: Color) -> char {
    match kind {
        PieceKind::King => match color {
            Color::Black => '玉',
            Color::White => '王',
        },
        PieceKind::Rook => '飛',
        PieceKind::Bishop => '角',
        PieceKind::Gold => '金',
        PieceKind::Silver => '銀',
        PieceKind::Knight => '桂',
        PieceKind::Lance => '香',
        PieceKind::Pawn => '歩',
        PieceKind::Dragon => '龍',
        PieceKind::Horse => '馬',
        PieceKind::ProSilver => '全',
        PieceKind::ProKnight => '圭',
        PieceKind::ProLance => '杏',
        PieceKind::ProPawn => 'と',
    }
}

/// The two characters of a piece, the upper one first.
const fn two(kind: PieceKind, color: Color) -> [char; 2] {
    match kind {
        PieceKind::King => [one(kind, color), '将'],
        PieceKind::Rook => ['飛', '車'],
        PieceKind::Bishop => ['角', '行'],
        PieceKind::Gold => ['金', '将'],
        PieceKind::Silver => ['銀', '将'],
        PieceKind::Knight => ['桂', '馬'],
        PieceKind::Lance => ['香', '車'],
        PieceKind::Pawn => ['歩', '兵'],
        PieceKind::Dragon => ['龍', '王'],
        PieceKind::Horse => ['龍', '馬'],
        PieceKind::ProSilver => ['成', '銀'],
        PieceKind::ProKnight => ['成', '桂'],
        PieceKind::ProLance => ['成', '香'],
        PieceKind::ProPawn => ['と', '金'],
    }
}

/// Pictures of the international set, in the box 100 × 100: one shape a kind, told apart at 30 pixels.
const fn icon(kind: PieceKind) -> &'static str {
    match kind.unpromoted() {
        // A crown.
        PieceKind::King => {
            "M50 16v14M43 23h14M20 42q15-14 30 4q15-18 30-4q4 14-10 30H30Q16 56 20 42ZM30 80h40v6H30Z"
        }
        // A tower.
        PieceKind::Rook => "M26 20h12v9h7v-9h10v9h7v-9h12v22l-8 7v22l9 8v7H25v-7l9-8V49l-8-7Z",
        // A mitre.
        PieceKind::Bishop => {
            "M50 12q6 4 2 10q20 16 16 34q-3 10-9 13l11 10v7H30v-7l11-10q-6-3-9-13q-4-18 16-34q-4-6 2-10ZM50 36v22\
             M40 46h20"
        }
        // A full sun.
        PieceKind::Gold => {
            "M50 22a28 28 0 1 1 0 56a28 28 0 1 1 0-56ZM50 34a16 16 0 1 0 0 32a16 16 0 1 0 0-32Z"
        }
        // A crescent.
        PieceKind::Silver => "M60 18a34 34 0 1 0 18 52a30 30 0 1 1-18-52Z",
        // A horse's head.
        PieceKind::Knight => "M40 14l8 10q26 6 28 34q1 16-2 28H34q-2-14 14-26q-12 6-20 6q-8-2-8-10l18-24Z",
        // A spear.
        PieceKind::Lance => "M50 8q14 16 14 26l-9 10v44h-10V44l-9-10q0-10 14-26Z",
        // A foot soldier.
        _ => "M50 24a13 13 0 1 1 0 26a13 13 0 1 1 0-26ZM40 52h20l4 18l8 8v6H28v-6l8-8Z",
    }
}

/// Where a kind goes, as seen by its owner: steps to the right and down, and whether it goes on as far as it can.
fn reach(kind: PieceKind) -> Vec<(f32, f32, bool)> {
    const STRAIGHT: [(f32, f32); 4] = [(0.0, -1.0), (0.0, 1.0), (1.0, 0.0), (-1.0, 0.0)];
    const DIAGONAL: [(f32, f32); 4] = [(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)];
    const FORWARD: (f32, f32) = (0.0, -1.0);
    let go = |steps: &[(f32, f32)], far: bool| steps.iter().map(|(x, y)| (*x, *y, far)).collect::<Vec<_>>();
    let both = |near: Vec<_>, far: Vec<_>| [near, far].concat();
    match kind {
        PieceKind::King => both(go(&STRAIGHT, false), go(&DIAGONAL, false)),
        PieceKind::Rook => go(&STRAIGHT, true),
        PieceKind::Bishop => go(&DIAGONAL, true),
        PieceKind::Dragon => both(go(&DIAGONAL, false), go(&STRAIGHT, true)),
        PieceKind::Horse => both(go(&STRAIGHT, false), go(&DIAGONAL, true)),
        PieceKind::Silver => both(go(&[FORWARD], false), go(&DIAGONAL, false)),
        PieceKind::Knight => go(&[(-0.6, -1.0), (0.6, -1.0)], false),
        PieceKind::Lance => go(&[FORWARD], true),
        PieceKind::Pawn => go(&[FORWARD], false),
        _ => both(go(&STRAIGHT, false), go(&DIAGONAL[..2], false)),
    }
}

/// Colours and proportions of what stands on a piece.
#[derive(Clone, Copy)]
pub(crate) struct Ink {
    /// Plain pieces.
    pub(crate) plain: &'static str,
    /// Promoted pieces.
    pub(crate) promoted: &'static str,
    /// Marks of the beginner set.
    pub(crate) marks: &'static str,
    /// The width of a single character.
    pub(crate) one: f32,
    /// The width of each of two characters.
    pub(crate) two: f32,
    /// How far below the middle they stand: a pentagon is narrower above.
    pub(crate) sunk: f32,
}

/// Draws what stands on a piece of the largest size around the origin, seen by its owner.
pub(crate) fn face(canvas: &mut Canvas<'_>, set: PieceSet, kind: PieceKind, color: Color, ink: &Ink) {
    let fill = if kind.is_promoted() { ink.promoted } else { ink.plain };
    let character = |canvas: &mut Canvas<'_>, character, middle: f32, width: f32| {
        canvas.glyph(Face::Mincho, character, -width / 2.0, middle + 0.38 * width, width);
    };
    canvas.open(format_args!("fill=\"{fill}\""));
    match set {
        PieceSet::One => character(canvas, one(kind, color), ink.sunk, ink.one),
        PieceSet::Two => {
            let [upper, lower] = two(kind, color);
            character(canvas, upper, ink.sunk - 0.5 * ink.two, ink.two);
            character(canvas, lower, ink.sunk + 0.5 * ink.two, ink.two);
        }
        PieceSet::International => picture(canvas, kind, fill, 0.62, ink.sunk),
        PieceSet::Beginner => {
            character(canvas, one(kind, color), ink.sunk, 0.66 * ink.one);
            let marks = if kind.is_promoted() { ink.promoted } else { ink.marks };
            canvas.open(format_args!("fill=\"{marks}\""));
            for (right, down, far) in reach(kind) {
                let (x, y) = (right * 28.0, ink.sunk + down * 35.0);
                if far {
                    let turn = down.atan2(right).to_degrees();
                    canvas.add(format_args!(
                        "<path transform=\"translate({} {}) rotate({turn:.0})\" d=\"M-6-6L7 0L-6 6Z\"/>",
                        Number(x),
                        Number(y)
                    ));
                } else {
                    canvas.add(format_args!("<circle cx=\"{}\" cy=\"{}\" r=\"4.5\"/>", Number(x), Number(y)));
                }
            }
            canvas.close();
        }
    }
    canvas.close();
}

/// A picture of the international set around the origin.
pub(crate) fn picture(canvas: &mut Canvas<'_>, kind: PieceKind, fill: &str, scale: f32, sunk: f32) {
    canvas.add(format_args!(
        "<g transform=\"translate(0 {}) scale({}) translate(-50 -50)\" stroke=\"{fill}\">\
         <path d=\"{}\" fill-rule=\"evenodd\" stroke-width=\"3.5\" stroke-linejoin=\"round\"/>",
        Number(sunk),
        Number(scale),
        icon(kind)
    ));
    if kind.is_promoted() {
        canvas.add(format_args!("<path d=\"M78 8v20M68 18h20\" stroke-width=\"6\"/>"));
    }
    canvas.close();
}
