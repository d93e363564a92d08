//! Reading and writing KIF.

use komadai_rules::{ByColor, Color, Handicap, Illegal, Sfen, Square};
use proptest::prelude::*;

use super::read;
use crate::{Encoding, End, EndKind, NodeId, Record, Step, encoding};
use crate::{ReadError, WarningKind};

fn usi(record: &Record) -> String {
    record.moves().iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

fn lines(record: &Record) -> Vec<String> {
    let mut found = Vec::new();
    let mut open = vec![(NodeId::ROOT, String::new())];
    while let Some((id, so_far)) = open.pop() {
        let node = record.node(id);
        let word = match &node.step {
            Step::Start => String::new(),
            Step::Move(mv) => format!(" {mv}"),
            Step::Illegal(mv, _) => format!(" !{mv}"),
            Step::End(end) => format!(" {}", end.kind.key()),
        };
        let path = so_far + &word;
        if node.children().is_empty() {
            found.push(path.trim().to_owned());
        }
        open.extend(node.children().iter().rev().map(|child| (*child, path.clone())));
    }
    found
}

#[test]
fn a_whole_file_reads_with_everything_in_it() {
    let text = "#KIF version=2.0 encoding=UTF-8\n\
        開始日時：2026/11/29 10:00:00\n\
        手合割：平手　　\n\
        先手：甲\n\
        後手：https://example.org/乙\n\
        手数----指手---------消費時間--\n\
        *初めの局面\n\
        \x20  1 ７六歩(77)   ( 0:16/00:00:16)\n\
        *よくある手\n\
        **二行目\n\
        &序盤\n\
        \x20  2 ３四歩(33)   (0:00/00:00:00)\n\
        \x20  3 ２二角成(88) (61:05/01:01:21)+\n\
        \x20  4 同　銀(31)\n\
        \x20  5 ５五角打     (0:01/01:01:22)\n\
        \x20  6 投了 ( 0:03/00:00:03)\n\
        まで5手で先手の勝ち\n\
        \n\
        変化：3手\n\
        \x20  3 ２六歩(27)\n\
        *こちらも\n";
    let reading = read(text.as_bytes()).unwrap();
    assert_eq!(reading.warnings, []);
    let record = reading.record;
    assert_eq!(lines(&record), ["7g7f 3c3d 8h2b+ 3a2b B*5e resign".to_owned(), "7g7f 3c3d 2g2f".to_owned()]);
    assert_eq!(record.headers.get("後手"), Some("https://example.org/乙"));
    assert_eq!(record.handicap(), Some(Handicap::Even));
    assert_eq!(record.node(NodeId::ROOT).comments, ["初めの局面"]);
    let first = record.line(NodeId::ROOT).next().unwrap();
    assert_eq!(record.node(first).comments, ["よくある手", "*二行目"]);
    assert_eq!(record.node(first).bookmark.as_deref(), Some("序盤"));
    let seconds: Vec<_> = record.line(NodeId::ROOT).map(|id| record.node(id).seconds).collect();
    assert_eq!(seconds, [Some(16), Some(0), Some(3665), None, Some(1), Some(3)]);
    assert_eq!(record.end(), Some(&End { kind: EndKind::Resign, winner: Some(Color::Black) }));
}

#[test]
fn spellings_of_other_programs_are_read() {
    for line in [
        "1 76歩(77)",
        "1 ７六歩（７七）",
        "   1 ▲７六歩(77) (00:00/00:00:00)",
        "1\t７六歩(77)\t(0:5/0:0:5)",
        "1　７六 歩(77)",
        "１ ７六歩(77)",
        "1 ７六歩",
        "1 7七7六",
    ] {
        let reading = read(line.as_bytes()).unwrap();
        assert_eq!((usi(&reading.record).as_str(), reading.warnings.len()), ("7g7f", 0), "{line}");
    }
    let tail = "1 ７六歩(77)\n2 ３四歩(33)\n3 ２二角不成(88)\n4 同銀　(31)\n5 ４五角打(00)\n6 Time-up\n";
    let record = read(tail.as_bytes()).unwrap().record;
    assert_eq!(usi(&record), "7g7f 3c3d 8h2b 3a2b B*4e");
    assert_eq!(record.end().map(|end| end.kind.key()).as_deref(), Some("timeout"));
}

#[test]
fn line_ends_and_codings_do_not_matter() {
    let text = "手合割：平手\n先手：髙橋①\n手数----指手---------消費時間--\n   1 ７六歩(77)\n   2 中断\n";
    let (cp932, lost) = encoding::encode_cp932(text);
    assert_eq!(lost, []);
    let with_mark = format!("\u{feff}{text}").into_bytes();
    let euc = encoding_rs::EUC_JP.encode(&text.replace(['髙', '①'], "高")).0.into_owned();
    let utf16: Vec<u8> =
        [0xff, 0xfe].into_iter().chain(text.encode_utf16().flat_map(u16::to_le_bytes)).collect();
    for (bytes, encoding) in [
        (text.as_bytes().to_vec(), Encoding::Utf8),
        (with_mark, Encoding::Utf8),
        (cp932, Encoding::ShiftJis),
        (euc, Encoding::EucJp),
        (utf16, Encoding::Utf16),
        (text.replace('\n', "\r\n").into_bytes(), Encoding::Utf8),
        (text.replace('\n', "\r").into_bytes(), Encoding::Utf8),
    ] {
        let reading = read(&bytes).unwrap();
        assert_eq!(reading.encoding, encoding);
        assert_eq!(lines(&reading.record), ["7g7f interrupt"], "{encoding:?}");
        assert!(reading.record.headers.get("先手").unwrap().contains("橋"), "{encoding:?}");
    }
}

#[test]
fn a_board_beats_the_handicap_line() {
    let text = "手合割：平手\n\
        後手の持駒：飛　角 金二歩十五\n\
        \x20 ９ ８ ７ ６ ５ ４ ３ ２ １\n\
        +---------------------------+\n\
        |v香v桂 ・ ・v玉 ・ ・v桂v香|一\n\
        | ・ ・ ・ ・ ・ ・ ・ ・ ・|二\n\
        | ・ ・ ・ ・ ・ ・ ・ ・ ・|三\n\
        | ・ ・ ・ ・ ・ ・ ・ ・ ・|四\n\
        | ・ ・ ・v成銀 ・ ・ ・ ・ ・|五\n\
        | ・ ・ ・ ・ 全 ・ ・ ・ ・\n\
        | ・ ・ ・ ・ ・ ・ ・ ・ ・|七\n\
        | ・ 王 ・ ・ ・ ・ ・ ・ ・|八\n\
        | ・ ・ ・ ・ ・ ・ ・ ・ ・|九\n\
        +---------------------------+\n\
        先手の持駒：なし\n\
        後手番\n";
    let reading = read(text.as_bytes()).unwrap();
    assert_eq!(reading.warnings, []);
    assert_eq!(reading.record.start.to_string(), "ln2k2nl/9/9/9/3+s5/4+S4/9/1K7/9 w rb2g15p 1");
    let half = text.replacen("| ・ ・ ・ ・ ・ ・ ・ ・ ・|二\n", "", 1);
    let reading = read(half.as_bytes()).unwrap();
    assert!(reading.warnings.iter().any(|warning| warning.kind == WarningKind::Board));
    assert_eq!(reading.record.start.side_to_move(), Color::White);
}

#[test]
fn a_diagram_with_one_king_and_without_its_hand_gives_it_what_is_left() {
    let rows =
        |king: &str| format!("|{king}{}|\n{}", " ・".repeat(8), format!("|{}|\n", " ・".repeat(9)).repeat(8));
    let diagram = |rows: &str, hands: &str| read(format!("{rows}{hands}").as_bytes()).unwrap().record;
    let lone = rows("v玉");
    let record = diagram(&lone, "先手の持駒：金　歩二\n");
    assert_eq!(record.unshown_hands, ByColor::new(false, true));
    assert_eq!(record.start.to_string(), "k8/9/9/9/9/9/9/9/9 b G2P2r2b3g4s4n4l16p 1");
    // What is shown counts, though it be nothing; so does what the attacker holds.
    let record = diagram(&lone, "先手の持駒：金\n後手の持駒：なし\n");
    assert_eq!(
        (record.start.to_string().as_str(), record.unshown_hands.white),
        ("k8/9/9/9/9/9/9/9/9 b G 1", false)
    );
    // White attacks a king of Black's.
    let record = diagram(&rows(" 玉"), "後手の持駒：飛\n後手番\n");
    assert_eq!(record.start.to_string(), "K8/9/9/9/9/9/9/9/9 w R2B4G4S4N4L18Pr 1");
    // With two kings it is a position like any other.
    let two = lone.replacen(" ・ ・|", " ・ 玉|", 1);
    let record = diagram(&two, "先手の持駒：金\n");
    assert_eq!(record.start.to_string(), "k7K/9/9/9/9/9/9/9/9 b G 1");
    assert!(record.unshown_hands.white);
    // The answer can be a drop from that hand.
    let record = diagram(&lone, "先手の持駒：飛\n手数----指手\n1 ９九飛打\n2 ９八歩打\n");
    assert_eq!(record.moves().len(), 2);
}

#[test]
fn every_handicap_is_kept_through_a_file() {
    for handicap in Handicap::ALL {
        let record = Record::new(handicap.sfen().parse().unwrap());
        for encoding in [Encoding::Utf8, Encoding::ShiftJis] {
            let reading = read(&record.to_kif(encoding)).unwrap();
            assert_eq!(reading.record.handicap(), Some(handicap));
            assert_eq!(reading.record, record, "{}", handicap.id());
            assert_eq!(reading.warnings, []);
        }
    }
    for (name, handicap) in
        [("左香落ち", Handicap::Lance), ("飛落ち", Handicap::Rook), ("両香落ち", Handicap::TwoLances)]
    {
        let reading = read(format!("手合割：{name}\n1 △３四歩(33)\n").as_bytes()).unwrap();
        assert_eq!((reading.record.handicap(), reading.record.moves().len()), (Some(handicap), 1), "{name}");
    }
}

#[test]
fn nothing_is_cut_silently() {
    let warned = |text: &str| {
        let reading = read(text.as_bytes()).unwrap();
        let kinds: Vec<_> = reading
            .warnings
            .iter()
            .map(|warning| (warning.kind, warning.line, warning.column, warning.ply))
            .collect();
        (lines(&reading.record), kinds)
    };
    assert_eq!(
        warned("1 ７六歩(77)\n2 ３四步馬(33)\n3 投了\n"),
        (vec!["7g7f 3c3d resign".into()], vec![]),
        "what follows a whole move is only looked at for a time"
    );
    assert_eq!(
        warned("1 ７六歩(77)\n2 ３四\n"),
        (vec!["7g7f".into()], vec![(WarningKind::UnreadableMove, 2, 5, Some(2))])
    );
    assert_eq!(
        warned("1 ７六歩(77)\n2 ５五歩(33)\n3 反則勝ち\n4 ２六歩(27)\n"),
        (
            vec!["7g7f !3c5e foul_win".into()],
            vec![(WarningKind::IllegalMove, 2, 3, Some(2)), (WarningKind::AfterEnd, 4, 3, Some(4))]
        )
    );
    assert_eq!(
        warned("手合割：五分五分\n1 ７六歩(77)\n"),
        (vec!["7g7f".into()], vec![(WarningKind::UnknownHandicap, 1, 5, None)])
    );
    assert_eq!(
        warned("1 ７六歩(77)\n変化：9手\n9 ２六歩(27)\n変化：1手\n1 ２六歩(27)\n"),
        (vec!["7g7f".into(), "2g2f".into()], vec![(WarningKind::NoBranch, 2, 1, Some(9))])
    );
    assert_eq!(
        warned("1 ７六銀(77) (x)\n"),
        (
            vec!["7g7f".into()],
            vec![(WarningKind::PieceMismatch, 1, 3, Some(1)), (WarningKind::Time, 1, 10, Some(1))]
        )
    );
    let error = read(b"\n hello").unwrap_err();
    assert_eq!((error.key(), error.place()), ("nothing_there", (2, 2)));
    assert_eq!(read("手合割：５五将棋\n".as_bytes()).unwrap_err(), ReadError::Variant("５五将棋".into()));
}

#[test]
fn variations_find_their_place_as_kakinoki_writes_them() {
    let text = "1 ７六歩(77)\n2 ３四歩(33)\n3 ２六歩(27)\n4 ８四歩(83)\n\n\
        変化：4手\n4 ４四歩(43)\n\n\
        変化：3手\n3 ６六歩(67)\n4 ８四歩(83)\n\n\
        変化：4手\n4 ４四歩(43)\n\n\
        変化：2手\n2 ８四歩(83)\n3 ２六歩(27)\nまで3手で中断\n";
    let record = read(text.as_bytes()).unwrap().record;
    assert_eq!(
        lines(&record),
        [
            "7g7f 3c3d 2g2f 8c8d",
            "7g7f 3c3d 2g2f 4c4d",
            "7g7f 3c3d 6g6f 8c8d",
            "7g7f 3c3d 6g6f 4c4d",
            "7g7f 8c8d 2g2f interrupt"
        ]
    );
    assert_eq!(read(&record.to_kif(Encoding::Utf8)).unwrap().record, record);
}

#[test]
fn ends_are_told_by_word_and_by_caption() {
    for (tail, key, winner) in [
        ("2 投了\nまで1手で先手の勝ち\n", "resign", Some(Color::Black)),
        ("2 千日手\n", "repetition", None),
        ("2 持将棋\nまで1手で持将棋により後手の勝ち\n", "impasse", Some(Color::White)),
        ("2 入玉勝ち\n", "entering_king", Some(Color::White)),
        ("2 反則勝ち\n", "foul_win", Some(Color::White)),
        ("2 反則負け\n", "foul_lose", Some(Color::Black)),
        ("2 不戦勝\n", "forfeit", Some(Color::White)),
        ("2 封じ手\n", "sealed_move", None),
        ("2 トライ\nまで1手でトライにより先手の勝ち\n", "other:トライ", Some(Color::Black)),
        ("まで1手で先手の勝ち\n", "resign", Some(Color::Black)),
        ("まで1手で時間切れにより先手の勝ち\n", "timeout", Some(Color::Black)),
        ("まで1手詰\n", "mate", Some(Color::Black)),
        ("まで1手で後手の反則負け\n", "foul_lose", Some(Color::Black)),
        ("まで1手で先手の反則負け\n", "foul_lose", Some(Color::White)),
        ("まで1手で先手の入玉勝ち\n", "entering_king", Some(Color::Black)),
        ("まで1手で後手の勝ち\n*手番でない側の投了\n", "resign", Some(Color::White)),
    ] {
        let record = read(format!("1 ７六歩(77)\n{tail}").as_bytes()).unwrap().record;
        let end = record.end().unwrap_or_else(|| panic!("{tail}"));
        assert_eq!((end.kind.key().as_str(), end.winner), (key, winner), "{tail}");
        assert_eq!(read(&record.to_kif(Encoding::ShiftJis)).unwrap().record, record, "{tail}");
    }
}

#[test]
fn a_game_built_move_by_move_is_written_for_windows() {
    let mut record = Record::new(Handicap::Lance.sfen().parse().unwrap());
    record.headers.set("開始日時", "2026/11/29 10:00:00");
    record.headers.set("下手", "☗甲\n乙");
    record.headers.set("上手", "龙");
    record.play("3c3d".parse().unwrap(), Some(75)).unwrap();
    record.play("7g7f".parse().unwrap(), Some(3601)).unwrap();
    assert_eq!(record.play("3d3f".parse().unwrap(), None), Err(Illegal::WrongMovement));
    record.play("3d3e".parse().unwrap(), Some(5)).unwrap();
    record.finish(EndKind::Timeout, Some(60));
    let bytes = record.to_kif(Encoding::ShiftJis);
    let (text, encoding) = encoding::decode(&bytes);
    assert_eq!(encoding, Encoding::ShiftJis);
    assert_eq!(
        text.replace("\r\n", "\n"),
        "#KIF version=2.0 encoding=Shift_JIS\n\
         手合割：香落ち\n\
         開始日時：2026/11/29 10:00:00\n\
         下手：▲甲 乙\n\
         上手：〓\n\
         手数----指手---------消費時間--\n\
         \x20  1 ３四歩(33)   ( 1:15/00:01:15)\n\
         \x20  2 ７六歩(77)   (60:01/01:00:01)\n\
         \x20  3 ３五歩(34)   ( 0:05/00:01:20)\n\
         \x20  4 切れ負け     ( 1:00/01:01:01)\n\
         まで3手で時間切れにより上手の勝ち\n"
    );
    assert!(!text.replace("\r\n", "").contains(['\r', '\n']));
}

#[test]
fn starts_against_the_rules_are_kept_and_never_take_a_king() {
    let mut start: Sfen = "4k4/9/9/9/4P4/4P4/4R4/9/4K4 b 18P 1".parse().unwrap();
    start.set(Square::from_index(0).unwrap(), None);
    let record = Record::new(start);
    let mut text = String::from_utf8(record.to_kif(Encoding::Utf8)).unwrap();
    text.push_str("1 ５一飛成(57)\n2 投了\n");
    let reading = read(text.as_bytes()).unwrap();
    assert!(reading.warnings.iter().any(|warning| warning.kind == WarningKind::UnplayableStart));
    assert_eq!(reading.record.start, record.start);
}

/// A tree grown from a list of numbers: each adds a move, a branch, a note or an end somewhere.
fn grown(handicap: usize, seeds: &[(u16, u16, u8)]) -> Record {
    let handicap = Handicap::ALL[handicap % Handicap::ALL.len()];
    let mut record = Record::new(handicap.sfen().parse().unwrap());
    record.headers.set("棋戦", "研究会");
    record.headers.push("備考", "a:b：c");
    let mut open = vec![NodeId::ROOT];
    for (place, choice, kind) in seeds {
        // Mostly the newest node, so that lines grow.
        let at = if place % 4 == 0 { open[usize::from(*place) % open.len()] } else { open[open.len() - 1] };
        let node = record.node_mut(at);
        match kind % 8 {
            0 => node.comments.push(format!("*評価値={choice}")),
            1 if node.bookmark.is_none() => node.bookmark = Some(format!("印{choice}")),
            2 => {
                let ends = [
                    EndKind::Resign,
                    EndKind::Repetition,
                    EndKind::FoulLose,
                    EndKind::Other("待った".into()),
                ];
                let kind = ends[usize::from(*choice) % ends.len()].clone();
                let has_end = record
                    .node(at)
                    .children()
                    .iter()
                    .any(|child| matches!(record.node(*child).step, Step::End(_)));
                if !has_end {
                    let winner = kind.winner(record.side_after(record.node(at).depth()));
                    record.add(at, Step::End(End { kind, winner }));
                }
            }
            _ => {
                let moves = record.position_at(at).unwrap().legal_moves();
                if let Some(mv) = moves.get(usize::from(*choice) % moves.len().max(1)) {
                    let id = record.add(at, Step::Move(*mv));
                    record.node_mut(id).seconds = (choice % 3 != 0).then_some(u32::from(*choice));
                    open.push(id);
                }
            }
        }
    }
    record
}

proptest! {
    #[test]
    fn every_tree_survives_a_file(
        handicap in 0_usize..22,
        seeds in prop::collection::vec((any::<u16>(), any::<u16>(), any::<u8>()), 0..80),
    ) {
        let record = grown(handicap, &seeds);
        for encoding in [Encoding::Utf8, Encoding::ShiftJis] {
            let bytes = record.to_kif(encoding);
            let reading = read(&bytes).unwrap();
            prop_assert_eq!(&reading.warnings, &vec![], "{}", encoding::decode(&bytes).0);
            prop_assert_eq!(lines(&reading.record), lines(&record));
            prop_assert_eq!(reading.record.to_kif(encoding), bytes);
        }
    }

    #[test]
    fn no_bytes_make_the_reader_panic(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        let _ = read(&bytes);
    }

    #[test]
    fn no_damaged_file_makes_the_reader_panic(
        seeds in prop::collection::vec((any::<u16>(), any::<u16>(), any::<u8>()), 0..30),
        damage in prop::collection::vec((any::<u16>(), "[0-9|v+()：手合変化まで同　銀打成*&\n]{0,3}"), 1..8),
    ) {
        let mut text: Vec<char> = super::to_text(&grown(0, &seeds), Encoding::Utf8).chars().collect();
        for (at, patch) in damage {
            let at = usize::from(at) % text.len();
            text.splice(at..(at + 2).min(text.len()), patch.chars());
        }
        let _ = read(text.into_iter().collect::<String>().as_bytes());
    }
}

#[test]
fn moves_in_pasted_prose_are_found() {
    let reading = read("昨日の一局です ☗２六歩☖3四歩 ▲７六歩\n△８八角成 ▲同銀".as_bytes()).unwrap();
    let moves: Vec<String> = reading.record.moves().iter().map(ToString::to_string).collect();
    assert_eq!(moves, ["2g2f", "3c3d", "7g7f", "2b8h+", "7i8h"]);
}

#[test]
fn moves_after_the_end_are_told_once() {
    let text = "手合割：平手\n1 ５五角(88)\n2 ３四歩(33)\n3 ２六歩(27)\n4 ８四歩(83)\n5 投了\n変化：1手\n1 ７六歩(77)\n";
    let reading = read(text.as_bytes()).unwrap();
    let kinds: Vec<_> = reading.warnings.iter().map(|warning| warning.kind).collect();
    assert_eq!(kinds, [WarningKind::IllegalMove, WarningKind::AfterEnd]);
    assert_eq!(reading.record.leaves().count(), 2);
}
