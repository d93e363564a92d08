//! Everything that can be told has a name and an explanation in every language, and every rule is listed.

use std::collections::BTreeSet;

use komadai_coach::{Notice, Topic, castles, openings, proverbs};
use komadai_rules::Color;
use komadai_text::{Lang, Text};

fn keys() -> BTreeSet<String> {
    let castles = castles().map(|id| (Topic::Castle, id));
    let openings = openings().map(|id| (Topic::Opening, id));
    let proverbs = proverbs().map(|(id, _)| (Topic::Proverb, id));
    castles
        .chain(openings)
        .chain(proverbs)
        .map(|(topic, id)| Notice { ply: 1, side: Color::Black, topic, id }.key())
        .collect()
}

#[test]
fn every_name_and_explanation_is_there_and_none_is_left_over() {
    let keys = keys();
    assert!(keys.len() > 150, "{}", keys.len());
    for lang in Lang::ALL {
        let text = Text::new(lang);
        for key in &keys {
            for key in [key.clone(), format!("{key}-about")] {
                assert!(text.has(&key), "{lang}: no message {key}");
                assert!(!text.get(&key).contains(['{', '$']), "{lang}: {key}");
            }
        }
    }
    let source = include_str!("../../../locales/en/coach.ftl");
    for line in source.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let key = line.split(' ').next().unwrap();
        assert!(keys.contains(key.trim_end_matches("-about")), "{key} is never told");
    }
}
