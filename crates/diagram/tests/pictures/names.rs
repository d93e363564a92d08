//! Text from outside.

use komadai_diagram::{Diagram, Look, Style, Words};
use komadai_text::Lang;

use crate::{artist, check, rich};

#[test]
fn markup_in_names_is_text() {
    let artist = artist();
    let evil = "</title><script>alert(1)</script>&lt;\"'\u{0}\u{1b}[31m\u{202e}\u{fffe}";
    for style in Style::ALL {
        let look = Look { style, ..Look::default() };
        for lang in Lang::ALL {
            let diagram = Diagram::new(&rich(), &Words::new(lang)).look(look).names(evil, "乙").caption(evil);
            let svg = artist.svg(&diagram);
            let document = check(&svg);
            let title = document.descendants().find(|node| node.has_tag_name("title"));
            let title = title.or_else(|| document.root_element().first_element_child()).unwrap();
            assert!(title.text().unwrap().contains("</title><script>alert(1)</script>&lt;\"'"), "{lang}");
            artist.png(&diagram, 200).unwrap();
        }
    }
}

#[test]
fn characters_without_outlines_stay_text_in_svg_and_are_a_geta_in_pixels() {
    let artist = artist();
    let words = Words::new(Lang::Ja);
    for style in Style::ALL {
        let look = Look { style, ..Look::default() };
        let named = |name: &str| Diagram::new(&rich(), &words).look(look).names(name, "");
        let svg = artist.svg(&named("Жук羽生"));
        let document = check(&svg);
        let texts: Vec<&str> = document
            .descendants()
            .filter(|node| node.tag_name().name() == "text")
            .filter_map(|node| node.text())
            .collect();
        assert_eq!(texts, ["Жук", "羽", "生"], "narrow letters stay together");
        assert!(artist.needs_system_fonts(&named("羽生")) && !artist.needs_system_fonts(&named("甲 A")));
        // Without typefaces of the machine, each is the same mark.
        assert_eq!(artist.png(&named("羽生"), 200).unwrap(), artist.png(&named("谷川"), 200).unwrap());
        assert_eq!(artist.png(&named("羽生"), 200).unwrap(), artist.png(&named("〓〓"), 200).unwrap());
        assert_ne!(artist.png(&named("羽生"), 200).unwrap(), artist.png(&named("甲乙"), 200).unwrap());
    }
}

#[test]
fn the_longest_names_and_captions_stay_inside() {
    let artist = artist();
    let long = "甲".repeat(10_000);
    for style in Style::ALL {
        let look = Look { style, ..Look::default() };
        for lang in Lang::ALL {
            let diagram =
                Diagram::new(&rich(), &Words::new(lang)).look(look).names(&long, &long).caption(&long);
            let svg = artist.svg(&diagram);
            assert!(svg.len() < 200_000, "{}", svg.len());
            let document = check(&svg);
            let extent: Vec<f32> = document
                .root_element()
                .attribute("viewBox")
                .unwrap()
                .split(' ')
                .map(|n| n.parse().unwrap())
                .collect();
            for node in document.descendants().filter(|node| node.attribute("href") == Some("#m7532")) {
                let place = node
                    .attribute("transform")
                    .unwrap()
                    .strip_prefix("translate(")
                    .unwrap()
                    .split_once(')')
                    .unwrap()
                    .0;
                let (x, y) = place.split_once(' ').unwrap();
                let (x, y): (f32, f32) = (x.parse().unwrap(), y.parse().unwrap());
                assert!(
                    (0.0..extent[2]).contains(&x) && (0.0..extent[3]).contains(&y),
                    "{style:?} {lang}: {x} {y}"
                );
            }
        }
    }
}

#[test]
fn what_is_seen_is_also_said() {
    let artist = artist();
    let diagram = Diagram::new(&rich(), &Words::new(Lang::Ja)).names("甲", "").caption("まで");
    let svg = artist.svg(&diagram);
    let document = check(&svg);
    let said: Vec<&str> = document
        .root_element()
        .children()
        .filter_map(|node| node.text())
        .filter(|text| !text.trim().is_empty())
        .collect();
    assert_eq!(said[0], "将棋の局面図: まで");
    assert_eq!(said[1], format!("後手の持駒：金 歩; 甲の持駒：飛 角 金 銀 桂2 香 歩5; SFEN {}", rich()));
}

/// Names of all the world: what is drawn of each is seen, and nothing else happens.
const WORLD: [&str; 9] = [
    "José Müller",
    "Jose\u{301} q\u{307}\u{323}",
    "羽生 善治",
    "渡辺 明 Ｍｅｉｊｉｎ",
    "刘慈欣 劉備",
    "لاعب شطرنج",
    "שחקן",
    "👨\u{200d}👩\u{200d}👧 🏆",
    "ผู้เล่น हिन्दी",
];

#[test]
fn names_of_every_script_are_drawn_or_marked() {
    let artist = artist();
    let lettered = crate::artist().with_system_fonts(komadai_diagram::SystemFonts::load());
    for style in Style::ALL {
        let look = Look { style, ..Look::default() };
        for lang in Lang::ALL {
            let words = Words::new(lang);
            let plain = artist.png(&Diagram::new(&rich(), &words).look(look), 200).unwrap();
            for name in WORLD {
                let diagram = Diagram::new(&rich(), &words).look(look).names(name, name).caption(name);
                let document = artist.svg(&diagram);
                check(&document);
                for artist in [&artist, &lettered] {
                    let png = artist.png(&diagram, 200).unwrap();
                    assert_ne!(png, plain, "{name} leaves something to see");
                }
            }
        }
    }
}

#[test]
fn marks_stay_with_their_letters_and_joined_scripts_are_not_drawn_apart() {
    let artist = artist();
    let words = Words::new(Lang::En);
    let named = |name: &str| Diagram::new(&rich(), &words).names(name, "");
    let texts = |name: &str| {
        let svg = artist.svg(&named(name));
        let found: Vec<String> = check(&svg)
            .descendants()
            .filter(|node| node.tag_name().name() == "text")
            .filter_map(|node| node.text().map(str::to_owned))
            .collect();
        found
    };
    assert_eq!(texts("e\u{301}"), ["\u{e9}"], "letter and mark are one character where there is one");
    assert_eq!(texts("q\u{307}"), ["q\u{307}"], "a mark stays with its letter");
    assert_eq!(texts("لاعب"), ["لاعب"], "a word of text is shaped by whoever shows it");
    let png = |name: &str| artist.png(&named(name), 200).unwrap();
    assert_eq!(png("q\u{20d7}"), png("q"), "a mark that nobody can draw is left out");
    assert_eq!(png("لاعب"), png("〓〓〓〓"));
    let lettered = crate::artist().with_system_fonts(komadai_diagram::SystemFonts::load());
    assert_eq!(lettered.png(&named("لاعب"), 200).unwrap(), png("〓〓〓〓"));
}
