//! Pictures of records.

use komadai_diagram::{Album, Look, Words};
use komadai_record::{NodeId, Record};
use komadai_text::Lang;

use crate::{artist, check};

fn record(text: &str) -> Record {
    komadai_record::read(text.as_bytes(), None).unwrap().remove(0).record
}

/// Title and description of each picture along the main line.
fn told(record: &Record, lang: Lang) -> Vec<(String, String)> {
    let (artist, words) = (artist(), Words::new(lang));
    let pictures = Album::new(record, &words, Look::default()).into_main_line();
    pictures
        .map(|diagram| {
            let svg = artist.svg(&diagram);
            let document = check(&svg);
            let mut said = document
                .root_element()
                .children()
                .filter_map(|node| node.text())
                .filter(|text| !text.trim().is_empty());
            (said.next().unwrap().to_owned(), said.next().unwrap().to_owned())
        })
        .collect()
}

const GAME: &str = "先手：甲\n後手：乙\n手合割：平手\n1 ７六歩(77)\n2 ３四歩(33)\n3 ２二角成(88)\n4 同　銀(31)\n5 投了\n\
                    変化：2手\n2 ８四歩(83)\n";

#[test]
fn captions_tell_the_move_and_the_result_in_every_language() {
    let record = record(GAME);
    let captions = |lang| told(&record, lang).into_iter().map(|(title, _)| title).collect::<Vec<_>>();
    assert_eq!(
        captions(Lang::Ja),
        [
            "将棋の局面図: 開始局面",
            "将棋の局面図: 第1手 ▲７六歩まで",
            "将棋の局面図: 第2手 △３四歩まで",
            "将棋の局面図: 第3手 ▲２二角成まで",
            "将棋の局面図: 第4手 △同銀まで",
            "将棋の局面図: まで4手で後手の勝ち（投了）",
        ]
    );
    assert_eq!(
        captions(Lang::En)[3..],
        [
            "Shogi diagram: After move 3: Bx2b+",
            "Shogi diagram: After move 4: Sx2b",
            "Shogi diagram: White wins after 4 moves (resignation)"
        ]
    );
    assert_eq!(captions(Lang::ZhHans)[2], "将棋局面图: 第2手 △3四步为止");
    assert_eq!(captions(Lang::ZhHant)[5], "將棋局面圖: 共4手，後手勝（投了）");
}

#[test]
fn a_node_has_the_picture_that_the_line_has() {
    let record = record(GAME);
    let words = Words::new(Lang::Ja);
    let artist = artist();
    let album = Album::new(&record, &words, Look::default());
    let along: Vec<String> = Album::new(&record, &words, Look::default())
        .into_main_line()
        .map(|diagram| artist.svg(&diagram))
        .collect();
    let nodes = core::iter::once(NodeId::ROOT).chain(record.line(NodeId::ROOT));
    let single: Vec<String> = nodes.map(|id| artist.svg(&album.at(id))).collect();
    assert!(along == single && along.len() == 6);
    // The variation's own node.
    let second = record.node(record.line(NodeId::ROOT).next().unwrap()).children()[1];
    assert!(artist.svg(&album.at(second)).contains("第2手 △８四歩まで"));
}

#[test]
fn names_are_the_players_and_sides_of_handicap_games_are_called_so() {
    let (_, description) = told(&record(GAME), Lang::Ja).remove(1);
    assert!(description.starts_with("乙の持駒：なし; 甲の持駒：なし; SFEN lnsgkgsnl/"), "{description}");
    let handicap = record("手合割：二枚落ち\n1 ６二銀(71)\n2 投了\n");
    let told = told(&handicap, Lang::Ja);
    assert!(told[0].1.starts_with("上手の持駒：なし; 下手の持駒：なし"), "{}", told[0].1);
    assert!(told[1].0.contains("△６二銀"), "{}", told[1].0);
    assert!(told[2].0.contains("上手の勝ち"), "{}", told[2].0);
}

#[test]
fn a_foul_is_told_and_not_played() {
    let foul = record("手合割：平手\n1 ７六歩(77)\n2 ３四歩(33)\n3 ７七歩打\n4 反則勝ち\n");
    let told = told(&foul, Lang::Ja);
    let fouls = told.iter().filter(|(title, _)| title.contains("反則")).count();
    assert!(fouls >= 1, "{told:?}");
    assert!(
        told.last()
            .unwrap()
            .1
            .contains("SFEN lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b")
    );
}

#[test]
fn a_start_beyond_the_rules_is_shown() {
    let odd = Record::new("KK7/9/9/9/9/9/9/9/9 b 18R18B 1".parse().unwrap());
    assert_eq!(told(&odd, Lang::En).len(), 1);
}

#[test]
fn arrows_and_circles_of_a_record_are_drawn_in_their_colours_where_they_stand() {
    let marked = record(&GAME.replace("2 ３四歩(33)\n3", "2 ３四歩(33)\n*[%csl B2b] [%cal R8h2b,Y8h5e]\n3"));
    let (artist, words) = (artist(), Words::new(Lang::En));
    let pictures: Vec<String> = Album::new(&marked, &words, Look::default())
        .into_main_line()
        .map(|diagram| artist.svg(&diagram))
        .collect();
    for color in ["#2d5fa8", "#b3261e", "#b97a10"] {
        let has = |picture: &String| picture.contains(&format!("=\"{color}\" "));
        assert!(has(&pictures[2]) && !has(&pictures[0]), "{color}");
    }
    assert!(!pictures[2].contains("=\"#2f6b36\" "));
}
