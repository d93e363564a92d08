//! Pictures in pixels.

use komadai_diagram::{Diagram, DrawError, Look, MAX_WIDTH, MIN_WIDTH, Style, Words};
use komadai_text::Lang;
use resvg::tiny_skia::Pixmap;

use crate::{artist, rich};

fn book() -> Look {
    Look { style: Style::Book, ..Look::default() }
}

#[test]
fn a_picture_has_the_width_asked_for() {
    let (artist, words) = (artist(), Words::new(Lang::En));
    let diagram = Diagram::new(&rich(), &words).look(book());
    for width in [MIN_WIDTH, 333, 1000] {
        let pixels = Pixmap::decode_png(&artist.png(&diagram, width).unwrap()).unwrap();
        assert_eq!(pixels.width(), width);
        assert!(pixels.height() > width * 7 / 10 && pixels.height() < width * 13 / 10);
    }
    for width in [0, MIN_WIDTH - 1, MAX_WIDTH + 1, u32::MAX] {
        let error = artist.png(&diagram, width).unwrap_err();
        assert!(matches!(error, DrawError::Width { .. }), "{error}");
        assert_eq!(error.key(), "picture_width");
    }
}

#[test]
fn the_last_move_and_the_marks_are_seen_where_they_are() {
    let (artist, words) = (artist(), Words::new(Lang::Ja));
    let plain = Diagram::new(&"9/9/9/9/9/9/9/9/9 b - 1".parse().unwrap(), &words).look(book());
    let svg = artist.svg(&plain);
    let units: f32 = svg.split_once("viewBox=\"0 0 ").unwrap().1.split_once(' ').unwrap().0.parse().unwrap();
    let pixels = |diagram: &Diagram| Pixmap::decode_png(&artist.png(diagram, 600).unwrap()).unwrap();
    let (field_x, field_y) = (130.0, 86.0);
    // The colour at a place of a square, in units from its upper left corner.
    let at = |pixels: &Pixmap, column: f32, row: f32, x: f32, y: f32| {
        let scale = 600.0 / units;
        let x = (field_x + column * 110.0 + x) * scale;
        let y = (field_y + row * 120.0 + y) * scale;
        pixels.pixel(x as u32, y as u32).unwrap().red()
    };
    let moved = pixels(&plain.clone().last_move("7g7f".parse().unwrap()));
    assert_eq!(at(&moved, 2.0, 5.0, 55.0, 60.0), 0xcc, "7f, where the piece went");
    assert_eq!(at(&moved, 2.0, 6.0, 55.0, 60.0), 0xee, "7g, whence it came");
    assert_eq!(at(&moved, 3.0, 5.0, 55.0, 60.0), 0xff);
    let dropped = pixels(&plain.clone().last_move("P*7f".parse().unwrap()));
    assert_eq!(at(&dropped, 2.0, 5.0, 55.0, 60.0), 0xcc);
    let marked = pixels(
        &plain.clone().circle("1a".parse().unwrap()).arrow("9i".parse().unwrap(), "9a".parse().unwrap()),
    );
    assert!(at(&marked, 8.0, 0.0, 55.0, 12.0) < 0x90, "the ring's upper edge");
    assert_eq!(at(&marked, 8.0, 0.0, 55.0, 60.0), 0xff, "nothing in its middle");
    assert!(at(&marked, 0.0, 4.0, 55.0, 40.0) < 0x90, "the arrow's shaft");
    let loop_ = pixels(&plain.arrow("5e".parse().unwrap(), "5e".parse().unwrap()));
    assert!(at(&loop_, 4.0, 4.0, 55.0, 12.0) < 0x90, "an arrow to its own square is a ring");
}

#[test]
fn the_same_diagram_gives_the_same_bytes() {
    let words = Words::new(Lang::ZhHans);
    let diagram = Diagram::new(&rich(), &words).names("甲", "乙");
    assert_eq!(artist().png(&diagram, 300).unwrap(), artist().png(&diagram, 300).unwrap());
}
