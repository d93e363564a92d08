//! Pictures stay as they are until somebody means to change them.

use std::fmt::Write as _;

use komadai_diagram::{Coordinates, Diagram, Look, PieceSet, Style, Words};
use komadai_text::Lang;

use crate::{artist, check, rich};

/// FNV-1a, 64 bits.
fn digest(text: &str) -> u64 {
    text.bytes()
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3))
}

#[test]
fn pictures_are_those_that_were_looked_at() {
    let artist = artist();
    let mut found = String::new();
    for lang in Lang::ALL {
        let words = Words::new(lang);
        for style in Style::ALL {
            for pieces in PieceSet::ALL {
                let look = Look { style, pieces, coordinates: Coordinates::Auto, flipped: false };
                let diagram = Diagram::new(&rich(), &words)
                    .look(look)
                    .last_move("8h3g+".parse().unwrap())
                    .arrow("7g".parse().unwrap(), "7f".parse().unwrap())
                    .circle("5e".parse().unwrap())
                    .names("甲", "乙")
                    .caption("▲7");
                let svg = artist.svg(&diagram);
                let elements = check(&svg).descendants().filter(roxmltree::Node::is_element).count();
                let _ = writeln!(
                    found,
                    "{lang}\t{}\t{}\t{elements}\t{:016x}",
                    style.id(),
                    pieces.id(),
                    digest(&svg)
                );
            }
        }
    }
    let known = include_str!("digests.tsv");
    assert!(found == known, "pictures changed; look at them, then put this into digests.tsv:\n{found}");
}
