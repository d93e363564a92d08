//! Pictures, looked at by programs: well-formed, complete, the same everywhere.
#![expect(clippy::unwrap_used, reason = "helpers of tests may fail loudly too")]

mod animations;
mod digests;
mod games;
mod names;
mod pieces;
mod pixels;
mod random;

use std::collections::BTreeSet;
use std::fmt::Write as _;

use komadai_diagram::{Artist, Coordinates, Diagram, Look, Outlines, PieceSet, Style, Words};
use komadai_rules::Sfen;
use komadai_text::Lang;
use roxmltree::Document;

/// Outlines that depend on no typeface: every character of pieces, numbers and words is a plain shape of its own.
fn outlines() -> Outlines {
    let words = [
        include_str!("../../../../locales/en/diagram.ftl"),
        include_str!("../../../../locales/ja/diagram.ftl"),
        include_str!("../../../../locales/zh-Hans/diagram.ftl"),
        include_str!("../../../../locales/zh-Hant/diagram.ftl"),
        include_str!("../../../../locales/ja/rules.ftl"),
        include_str!("../../../../locales/zh-Hans/rules.ftl"),
        include_str!("../../../../locales/zh-Hant/rules.ftl"),
        "王玉飛角金銀桂香歩龍馬全圭杏と成将車行兵一二三四五六七八九十０１２３４５６７８９步竜〓甲乙",
    ]
    .concat();
    let characters: BTreeSet<char> =
        words.chars().chain(' '..='~').filter(|c| !c.is_control() && *c != '\u{3000}').collect();
    let mut text = String::from("= mincho\n");
    for character in characters {
        let advance = if character.is_ascii() { 500 } else { 1000 };
        let notch = u32::from(character) % 400;
        let _ = writeln!(text, "{character}\t{advance}\tm100 0h{}v-{notch}h-50v-300h-200z", advance - 200);
    }
    text.push_str("= simplified\n驹\t1000\tm0 0h900v-880z\n后\t1000\tm0 0h900v-880z\n");
    Outlines::parse(&text).unwrap()
}

fn artist() -> Artist {
    Artist::new(outlines())
}

fn sfen(text: &str) -> Sfen {
    text.parse().unwrap()
}

/// A position with promoted pieces of both sides and full hands.
fn rich() -> Sfen {
    sfen("l4g1nl/2k3+R2/p1n+P1p2p/2p1p1p2/1p1+s1+n3/2PPP1P2/PP2SP+b1P/2G1G4/L1SK3NL b RBGS2NL5Pgp 77")
}

/// Every look there is.
fn looks() -> impl Iterator<Item = Look> {
    Style::ALL.into_iter().flat_map(|style| {
        PieceSet::ALL.into_iter().flat_map(move |pieces| {
            Coordinates::ALL.into_iter().flat_map(move |coordinates| {
                [false, true].map(|flipped| Look { style, pieces, coordinates, flipped })
            })
        })
    })
}

/// Fails unless the SVG is well-formed, accessible, and refers to nothing that is not in it.
fn check(svg: &str) -> Document<'_> {
    let document = Document::parse(svg).unwrap_or_else(|fault| panic!("{fault}\n{svg}"));
    let root = document.root_element();
    assert_eq!((root.tag_name().name(), root.attribute("role")), ("svg", Some("img")));
    let mut children = root.children().filter(roxmltree::Node::is_element);
    let title = children.next().unwrap();
    assert_eq!(title.tag_name().name(), "title");
    assert!(title.text().is_some_and(|text| !text.trim().is_empty()));
    assert_eq!(children.next().unwrap().tag_name().name(), "desc");
    let ids: BTreeSet<&str> = document.descendants().filter_map(|node| node.attribute("id")).collect();
    for node in document.descendants().filter(roxmltree::Node::is_element) {
        let name = node.tag_name().name();
        let known = [
            "svg",
            "title",
            "desc",
            "defs",
            "linearGradient",
            "stop",
            "g",
            "path",
            "rect",
            "circle",
            "use",
            "text",
        ];
        assert!(known.contains(&name), "{name}");
        for attribute in node.attributes() {
            let (name, value) = (attribute.name(), attribute.value());
            assert!(!name.starts_with("on") && name != "style", "{name}");
            assert!(!value.contains("NaN") && !value.contains("inf"), "{name}={value}");
            if name == "href" {
                assert!(value.strip_prefix('#').is_some_and(|id| ids.contains(id)), "{value}");
            }
            if let Some(inside) = value.strip_prefix("url(") {
                assert!(ids.contains(inside.trim_start_matches('#').trim_end_matches(')')), "{value}");
            } else {
                assert!(!value.contains("//"), "{name}={value}");
            }
        }
    }
    document
}

#[test]
fn every_look_in_every_language_is_well_formed_and_whole() {
    let artist = artist();
    let mut seen = BTreeSet::new();
    for lang in Lang::ALL {
        let words = Words::new(lang);
        for look in looks() {
            let diagram = Diagram::new(&rich(), &words)
                .look(look)
                .last_move("8h3g+".parse().unwrap())
                .arrow("7g".parse().unwrap(), "7f".parse().unwrap())
                .circle("5e".parse().unwrap())
                .names("甲", "乙")
                .caption("7");
            let svg = artist.svg(&diagram);
            let document = check(&svg);
            assert_eq!(document.root_element().attribute("lang"), Some(lang.tag()));
            assert!(!svg.contains("<text"), "{lang} {look:?} has text that is no outline");
            // The automatic coordinates are one of the others.
            let same_as_another = look.coordinates == Coordinates::Auto;
            assert!(same_as_another || seen.insert(svg.clone()), "{lang} {look:?} looks like another");
            assert_eq!(svg, artist.svg(&diagram.clone()), "the same diagram, the same bytes");
        }
    }
}

#[test]
fn ids_are_those_of_the_page() {
    let page = include_str!("../../../../web/src/settings/store.ts");
    let sets = PieceSet::ALL.map(|set| format!("\"{}\"", set.id())).join(", ");
    assert!(page.contains(&format!("PIECE_SETS: readonly PieceSet[] = [{sets}];")));
    let ways = Coordinates::ALL.map(|way| format!("\"{}\"", way.id())).join(", ");
    assert!(page.contains(&format!("COORDINATES: readonly Coordinates[] = [{ways}];")));
    for set in PieceSet::ALL {
        assert_eq!(PieceSet::from_id(set.id()), Some(set));
    }
    for style in Style::ALL {
        assert_eq!(Style::from_id(style.id()), Some(style));
    }
    assert_eq!((PieceSet::from_id("four"), Style::from_id("Book")), (None, None));
}
