//! Every piece in every set, on any square and in any hand.

use std::collections::BTreeSet;

use komadai_diagram::{Coordinates, Diagram, Look, PieceSet, Style, Words};
use komadai_rules::{Color, HandKind, Piece, PieceKind, Sfen, Square};
use komadai_text::Lang;

use crate::{artist, check, sfen};

/// The places in a picture at which something is drawn that is turned upside down, or not.
fn places(svg: &str, turned: bool) -> BTreeSet<(String, String)> {
    let document = check(svg);
    document
        .descendants()
        .filter(|node| node.tag_name().name() == "g")
        .filter_map(|node| node.attribute("transform"))
        .filter(|transform| transform.contains("rotate(180)") == turned && transform.contains(" scale("))
        // A picture within a piece.
        .filter(|transform| !transform.contains(" translate("))
        .filter_map(|transform| {
            let inside = transform.strip_prefix("translate(")?.split_once(')')?.0;
            let (x, y) = inside.split_once(' ')?;
            Some((x.to_owned(), y.to_owned()))
        })
        .collect()
}

#[test]
fn every_piece_stands_on_every_square_and_white_s_upside_down() {
    let (artist, words) = (artist(), Words::new(Lang::Ja));
    let mut drawn = BTreeSet::new();
    for style in Style::ALL {
        for pieces in PieceSet::ALL {
            for kind in PieceKind::ALL {
                for color in Color::ALL {
                    let mut full = Sfen::empty();
                    for square in Square::ALL {
                        full.set(square, Some(Piece::new(color, kind)));
                    }
                    for flipped in [false, true] {
                        let look = Look { style, pieces, flipped, coordinates: Coordinates::None };
                        let svg = artist.svg(&Diagram::new(&full, &words).look(look));
                        let upside_down = (color == Color::White) != flipped;
                        assert_eq!(places(&svg, upside_down).len(), 81, "{look:?} {kind:?} {color:?}");
                        assert!(places(&svg, !upside_down).is_empty(), "{look:?} {kind:?} {color:?}");
                        // White's hand or Black's makes no difference here: both are empty.
                        let body = svg.split_once("</desc>").unwrap().1.to_owned();
                        if !flipped {
                            let different = drawn.insert(body);
                            assert!(different, "{look:?} {kind:?} {color:?} looks like another piece");
                        }
                    }
                }
            }
        }
    }
}

#[test]
fn a_square_is_where_its_name_says() {
    let (artist, words) = (artist(), Words::new(Lang::Ja));
    for (square, x, y) in
        [("9a", 185.0, 146.0), ("1a", 1065.0, 146.0), ("1i", 1065.0, 1106.0), ("5e", 625.0, 626.0)]
    {
        let square: Square = square.parse().unwrap();
        for flipped in [false, true] {
            let mut one = Sfen::empty();
            one.set(
                if flipped { square.flip() } else { square },
                Some(Piece::new(Color::Black, PieceKind::Gold)),
            );
            let look = Look { style: Style::Book, flipped, ..Look::default() };
            let svg = artist.svg(&Diagram::new(&one, &words).look(look));
            let found = places(&svg, flipped);
            assert_eq!(found, BTreeSet::from([(x.to_string(), y.to_string())]), "{square} {flipped}");
        }
    }
}

#[test]
fn kings_may_be_missing_and_hands_full() {
    let (artist, words) = (artist(), Words::new(Lang::Ja));
    for text in [
        "9/9/9/9/9/9/9/9/9 b - 1",
        "4k4/9/9/9/9/9/9/9/9 b 2R2B4G4S4N4L18P 1",
        "9/9/9/9/9/9/9/9/4K4 w 2r2b4g4s4n4l18p 1",
        "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPP1/1B5R1/LNSGKGSNL b - 1",
        "KKKKKKKKK/KKKKKKKKK/kkkkkkkkk/9/9/9/9/9/9 b 18R18B18G18S18N18L18P18r18b18g18s18n18l18p 1",
    ] {
        let position = sfen(text);
        for look in crate::looks() {
            let svg = artist.svg(&Diagram::new(&position, &words).look(look));
            let document = check(&svg);
            let height: f32 = document
                .root_element()
                .attribute("viewBox")
                .unwrap()
                .split(' ')
                .nth(3)
                .unwrap()
                .parse()
                .unwrap();
            for node in document.descendants().filter(|node| node.tag_name().name() == "use") {
                let transform = node.attribute("transform").unwrap();
                let Some(inside) = transform.strip_prefix("translate(") else { continue };
                let y: f32 = inside.split_once(')').unwrap().0.split(' ').nth(1).unwrap().parse().unwrap();
                assert!(y < height + 1.0, "{text} {look:?}: {transform} is below the picture");
            }
        }
    }
}

#[test]
fn eighteen_pawns_are_counted_in_every_style_and_language() {
    let artist = artist();
    let mut position = Sfen::empty();
    position.set_hand(Color::Black, HandKind::Pawn, 18);
    for (lang, style, digits) in [
        (Lang::Ja, Style::Book, ["m5341", "m516b"]),
        (Lang::ZhHans, Style::Book, ["m5341", "m516b"]),
        (Lang::En, Style::Book, ["m31", "m38"]),
        (Lang::Ja, Style::Board, ["m31", "m38"]),
    ] {
        let look = Look { style, coordinates: Coordinates::None, ..Look::default() };
        let svg = artist.svg(&Diagram::new(&position, &Words::new(lang)).look(look));
        for digit in digits {
            assert_eq!(svg.matches(&format!("href=\"#{digit}\"")).count(), 1, "{lang} {style:?} {digit}");
        }
        let pawns = svg.matches("href=\"#m6b69\"").count();
        assert_eq!(pawns, 1, "{lang} {style:?}");
    }
}

#[test]
fn coordinates_run_from_nine_to_one_and_back_when_flipped() {
    let artist = artist();
    let row = |flipped: bool| {
        let look = Look { style: Style::Book, coordinates: Coordinates::Digits, flipped, ..Look::default() };
        let svg = artist.svg(&Diagram::new(&Sfen::empty(), &Words::new(Lang::En)).look(look));
        let mut numbers: Vec<(f32, f32, u32)> = svg
            .match_indices("href=\"#m3")
            .filter_map(|(at, _)| {
                let rest = &svg[at + 9..];
                let digit = rest.chars().next()?.to_digit(16)?;
                let place = rest.split_once("translate(")?.1.split_once(')')?.0;
                let (x, y) = place.split_once(' ')?;
                Some((y.parse().ok()?, x.parse().ok()?, digit))
            })
            .collect();
        numbers.sort_by(|a, b| a.partial_cmp(b).unwrap());
        assert_eq!(numbers.len(), 18);
        numbers.into_iter().map(|(_, _, digit)| digit).collect::<Vec<_>>()
    };
    assert_eq!(row(false)[..9], [9, 8, 7, 6, 5, 4, 3, 2, 1]);
    assert_eq!(row(false)[9..], [1, 2, 3, 4, 5, 6, 7, 8, 9]);
    assert_eq!(row(true)[..9], [1, 2, 3, 4, 5, 6, 7, 8, 9]);
    assert_eq!(row(true)[9..], [9, 8, 7, 6, 5, 4, 3, 2, 1]);
}
