//! Every sentence of diagrams is said, and its characters can be drawn.

use komadai_diagram::Outlines;
use komadai_record::notation::{Script, chinese, japanese, western};
use komadai_rules::Position;
use komadai_text::{Lang, Text};

/// What the crate of diagrams and this module's files say.
const SOURCES: [&str; 4] = [
    include_str!("mod.rs"),
    include_str!("request.rs"),
    include_str!("place.rs"),
    include_str!("../../../diagram/src/words.rs"),
];

#[test]
fn every_sentence_is_there_and_said() {
    let text = Text::new(Lang::En);
    let is_key = |word: &&str| word.starts_with("render-") || word.starts_with("diagram-");
    let said: Vec<&str> = SOURCES.iter().flat_map(|source| source.split('"')).filter(is_key).collect();
    assert!(said.len() > 30, "{said:?}");
    for key in &said {
        assert!(text.has(key), "no message {key}");
    }
    let source = include_str!("../../../../locales/en/diagram.ftl");
    for line in source.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase())) {
        let key = line.split(' ').next().unwrap();
        assert!(said.contains(&key), "{key} is never said");
    }
}

#[test]
fn every_word_of_a_picture_has_its_outlines() {
    let outlines = Outlines::parse(komadai_web::OUTLINES).unwrap();
    let starts = ["side-", "end-", "record-end-", "diagram-"];
    for (tag, sources) in [
        (
            "ja",
            [
                include_str!("../../../../locales/ja/diagram.ftl"),
                include_str!("../../../../locales/ja/rules.ftl"),
                include_str!("../../../../locales/ja/cli.ftl"),
            ],
        ),
        (
            "zh-Hans",
            [
                include_str!("../../../../locales/zh-Hans/diagram.ftl"),
                include_str!("../../../../locales/zh-Hans/rules.ftl"),
                include_str!("../../../../locales/zh-Hans/cli.ftl"),
            ],
        ),
        (
            "zh-Hant",
            [
                include_str!("../../../../locales/zh-Hant/diagram.ftl"),
                include_str!("../../../../locales/zh-Hant/rules.ftl"),
                include_str!("../../../../locales/zh-Hant/cli.ftl"),
            ],
        ),
        (
            "en",
            [
                include_str!("../../../../locales/en/diagram.ftl"),
                include_str!("../../../../locales/en/rules.ftl"),
                include_str!("../../../../locales/en/cli.ftl"),
            ],
        ),
    ] {
        let lines = sources.iter().flat_map(|source| source.lines());
        let drawn: String = lines.filter(|line| starts.iter().any(|start| line.starts_with(start))).collect();
        assert!(drawn.len() > 500, "{tag}");
        assert_eq!(outlines.missing(&drawn.replace('\u{3000}', "")), Vec::<char>::new(), "{tag}");
    }
    // Moves of every kind, and pieces by all their names.
    let text = "l2g1g1nl/1ks4+R1/p1npp1p1p/1+P1+s3+N1/9/2P+L5/P1NPP1P1P/1K+B6/L2G1G1NL b RBGSNLPrbgsnlp 1";
    let position =
        Position::with_accepted(&text.parse().unwrap(), &[komadai_rules::FaultKind::TooMany]).unwrap();
    for mv in position.legal_moves() {
        for said in [
            japanese(&position, mv, None),
            japanese(&position, mv, Some(mv.to())),
            chinese(&position, mv, None, Script::Simplified),
            chinese(&position, mv, None, Script::Traditional),
            western(&position, mv, None),
        ] {
            assert_eq!(outlines.missing(&said.replace(['▲', '△'], "")), Vec::<char>::new(), "{said}");
        }
    }
}
