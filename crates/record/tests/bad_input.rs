//! Files that are made to hurt: they cost time and memory in proportion to their size, and nothing falls over.
#![expect(clippy::unwrap_used, reason = "helpers of tests may fail loudly too")]

use core::fmt::Write as _;

use komadai_record::{Encoding, Format, MAX_BYTES, NodeId, ReadError, Record, Step, Target, read, write};

/// Writes a record in every format and reads that back.
fn through_everything(text: &str) {
    for reading in read(text.as_bytes(), None).unwrap() {
        for format in Format::ALL {
            let _ = format.losses(&reading.record);
            let (bytes, _) = write(&[&reading.record], Target { format, encoding: Encoding::ShiftJis });
            let _ = read(&bytes, None);
        }
    }
}

#[test]
fn a_file_beyond_the_limit_is_refused() {
    assert_eq!(read(&vec![b'x'; MAX_BYTES + 1], None).unwrap_err(), ReadError::TooLarge);
}

#[test]
fn many_variations_are_no_trouble() {
    let mut text = String::from("手合割：平手\n1 ７六歩(77)\n2 ３四歩(33)\n");
    for index in 0..40_000 {
        let file = "１２３４５６８９".chars().nth(index % 8).unwrap();
        let from = [1, 2, 3, 4, 5, 6, 8, 9][index % 8];
        let _ = writeln!(text, "変化：3手\n3 {file}六歩({from}7)");
    }
    let record = read(text.as_bytes(), None).unwrap().remove(0).record;
    assert_eq!(record.leaves().count(), 40_000);
    through_everything(&text);
}

#[test]
fn a_line_of_thousands_of_moves_with_as_many_variations_is_no_trouble() {
    let moves = ["５八玉(59)", "５二玉(51)", "５九玉(58)", "５一玉(52)"];
    let mut text = String::from("手合割：平手\n");
    for ply in 0..3_000 {
        let _ = writeln!(text, "{} {}", ply + 1, moves[ply % 4]);
    }
    for ply in (1..3_000).rev().step_by(2) {
        let _ = writeln!(text, "変化：{ply}手\n{ply} 投了");
    }
    through_everything(&text);
}

#[test]
fn numbers_that_overflow_and_names_with_controls_are_kept_harmless() {
    for text in [
        "手合割：平手\n先手：<script>\u{1b}[31m\u{0}\n99999999999999999999 ７六歩(77)\n",
        "手合割：平手\n1 ７六歩(77) (99999999999:99/00)\n変化：99999999999999999999手\n",
        "後手の持駒：歩九九九九九九九九九九\n手合割：平手\n1 ７六歩(77)\n",
        "V2.2\nN+\u{1b}[31m\nPI\n+\n+7776FU\nT99999999999999999999\n-3334FU\nT1.99999999999999999999\n%\u{0}\n",
        "P1-OU\nP+00FU00FU00FU00FU00FU00FU00FU00FU00FU00FU00FU00FU00FU00FU00FU00FU00FU00FU00FU00FU\n+\n+7776FU\n",
        "sfen 4k4/9/9/4p4/4R4/9/9/9/4K4 b 18P 1 moves 5e5d",
        "P+00FU99\nP-99\nPI99\n+\n+0000FU\n",
        "{\"moves\":[{},{\"time\":{\"now\":{\"h\":4e9,\"m\":4e9,\"s\":-1}},\"special\":\"\\u0000\"}]}",
        "{\"initial\":{\"preset\":\"OTHER\",\"data\":{\"hands\":[{\"FU\":1e300}]}},\"moves\":[1,[],{}]}",
        "~99999999999999999999.zzz.i~0.zzzzz.x",
        "sfen 9/9/9/9/9/9/9/9/9 b 99p 65535 moves 1a1a 7g7f",
        "[Sente \"\u{0}\"]\n99999999999999999999.P7f (99999999:9999999999)\n{ never closed",
        "USF:1.0\n^*:7g7f\n.18446744073709551615\n.\n#x\n",
        "USF:1.0\n^*:7g7f\n.99999999999999999999\n.0\n.\n.\n.\n#x\n",
    ] {
        for reading in read(text.as_bytes(), None).into_iter().flatten() {
            assert!(reading.record.headers.iter().all(|(_, value)| !value.contains(char::is_control)));
            through_everything(&komadai_record::kif::to_text(&reading.record, Encoding::Utf8));
        }
    }
}

#[test]
fn mixed_codings_are_read_as_far_as_they_go() {
    let mut bytes = "手合割：平手\n先手：".as_bytes().to_vec();
    bytes.extend_from_slice(b"\x8d\x62\n");
    bytes.extend_from_slice("1 ７六歩(77)\n2 ３四歩(33)\n*".as_bytes());
    bytes.extend_from_slice(b"\x8d\x62\n");
    let record = read(&bytes, None).unwrap().remove(0).record;
    assert_eq!(record.moves().len(), 2);
    // The other way round the file is read as Shift_JIS, and the line in UTF-8 is not.
    let mut bytes = komadai_record::encoding::encode_cp932("手合割：平手\n先手：甲\n1 ７六歩(77)\n*").0;
    bytes.extend_from_slice("どうも\n2 ３四歩(33)\n".as_bytes());
    let reading = read(&bytes, None).unwrap().remove(0);
    assert_eq!(reading.encoding, Encoding::ShiftJis);
    assert_eq!(reading.record.headers.get("先手"), Some("甲"));
    assert_eq!(reading.record.moves().len(), 1, "{reading:?}");
}

#[test]
fn a_file_that_is_cut_off_keeps_what_stands_before() {
    let text = "手合割：平手\n先手：甲\n1 ７六歩(77) (0:05/00:00:05)\n*注\n2 ３四歩(33)\n3 ２二角成(88)\n4 同　銀(31)\n\
                5 投了\n変化：3手\n3 ２六歩(27)\n4 ８四歩(83)\n";
    let whole = read(text.as_bytes(), None).unwrap().remove(0).record;
    for format in [Format::Kif, Format::Ki2, Format::Csa, Format::Usi, Format::Usen, Format::Psn, Format::Jkf]
    {
        let (bytes, _) = write(&[&whole], Target { format, encoding: Encoding::ShiftJis });
        let mut longest = 0;
        for end in 0..bytes.len() - 1 {
            let Ok(readings) = read(&bytes[..end], Some("x.kif")) else { continue };
            let found = readings[0].record.moves();
            // The move that the cut goes through may be another one; those before it are not.
            let kept = found.len().saturating_sub(1).min(whole.moves().len());
            assert_eq!(found[..kept], whole.moves()[..kept], "{format:?} cut at {end}");
            longest = longest.max(found.len());
        }
        // Cut JSON is none: that is said, with the place.
        assert_eq!(longest, if format == Format::Jkf { 0 } else { 4 }, "{format:?}");
    }
}

/// A tree in which every variation has a variation of its own, so deep.
fn nested(depth: usize) -> Record {
    let mut record = Record::new("startpos".parse().unwrap());
    let mut at = NodeId::ROOT;
    let moves = [("5i4h", "5i5h"), ("5a4b", "5a5b"), ("5h4h", "5h5i"), ("5b4b", "5b5a")];
    for ply in 0..depth {
        let (first, second) = moves[ply % 4];
        record.add(at, Step::Move(first.parse().unwrap()));
        at = record.add(at, Step::Move(second.parse().unwrap()));
    }
    record
}

#[test]
fn variations_nested_to_ten_thousand_are_written_and_read() {
    let record = nested(10_000);
    for format in [Format::Kif, Format::Jkf, Format::Usen] {
        assert!(format.losses(&record).is_empty());
        let (bytes, _) = write(&[&record], Target { format, encoding: Encoding::Utf8 });
        let again = read(&bytes, None).unwrap().remove(0).record;
        assert!(again == record, "{format:?}");
    }
    let (bytes, _) = write(&[&record], Target { format: Format::Ki2, encoding: Encoding::Utf8 });
    assert_eq!(read(&bytes, None).unwrap()[0].record.leaves().count(), 10_001);
}

#[test]
fn variations_that_branch_off_late_cost_no_replay_each() {
    // Each of the variations leaves the line near its end: going there anew would be thirty million moves.
    let mut text = String::from("手合割：平手\n");
    let moves = ["５八玉(59)", "５二玉(51)", "５九玉(58)", "５一玉(52)"];
    for ply in 0..10_000 {
        let _ = writeln!(text, "{} {}", ply + 1, moves[ply % 4]);
    }
    for _ in 0..3_000 {
        text.push_str("変化：10001手\n10001 ７六歩(77)\n");
    }
    let record = read(text.as_bytes(), None).unwrap().remove(0).record;
    assert_eq!(record.leaves().count(), 3_000);
    for format in [Format::Kif, Format::Ki2, Format::Jkf] {
        let (bytes, _) = write(&[&record], Target { format, encoding: Encoding::Utf8 });
        assert_eq!(read(&bytes, None).unwrap()[0].record.leaves().count(), 3_000, "{format:?}");
    }
}

#[test]
fn more_than_is_kept_is_told() {
    let kinds = |text: &str| {
        let reading = read(text.as_bytes(), None).unwrap().remove(0);
        let kinds: Vec<&str> = reading.warnings.iter().map(|warning| warning.kind.key()).collect();
        (reading.record, kinds)
    };
    let (record, kinds_of_moves) = kinds(&"▲５八玉△５二玉▲５九玉△５一玉 ".repeat(6_000));
    assert!(kinds_of_moves.contains(&"too_many_moves"), "{kinds_of_moves:?}");
    assert!(record.moves().len() > 10_000);
    let headers: String = (0..20_000).fold(String::new(), |mut text, number| {
        let _ = writeln!(text, "鍵{number}：値");
        text
    });
    let (record, kinds_of_headers) = kinds(&headers);
    assert_eq!(record.headers.iter().count(), 10_000);
    assert!(kinds_of_headers.contains(&"unknown_line"));
    let comments =
        (0..50_000).fold(String::from("手合割：平手\n1 ７六歩(77)\n"), |mut text, number| {
            let _ = writeln!(text, "*{number}");
            text
        });
    let (record, warnings) = kinds(&comments);
    let kept = record.node(record.tip()).comments.join("\n");
    assert!(warnings.is_empty() && kept.lines().count() == 50_000 && kept.ends_with("49999"));
    assert!(record.node(record.tip()).comments.len() <= 1_000, "each text costs memory beyond its own");
}

#[test]
fn no_hand_is_read_that_the_set_has_no_pieces_for() {
    let csa = format!("P1-OU\nP+{}\n+\n", "00FU".repeat(25));
    let jkf = "{\"initial\":{\"preset\":\"OTHER\",\"data\":{\"color\":0,\"board\":[],\"hands\":[{\"FU\":25},{}]}},\"moves\":[{}]}";
    let kif = "後手の持駒：歩25\n手合割：平手\n";
    for text in [csa.as_str(), jkf, kif] {
        let reading = read(text.as_bytes(), None).unwrap().remove(0);
        assert!(!reading.warnings.is_empty(), "{text}");
        let start: Result<komadai_rules::Sfen, _> = reading.record.start.to_string().parse();
        assert!(start.is_ok(), "{text}: {}", reading.record.start);
    }
}

#[test]
fn what_is_told_of_a_file_steers_no_terminal() {
    let text = "手合割：平手\n\u{1b}[2J謎の行\n1 ７六歩(77)\n2 \u{1b}]0;x\u{7}\n3 \u{1b}[31m８八歩\n変化：\u{1b}9手\n";
    let reading = read(text.as_bytes(), None).unwrap().remove(0);
    assert!(reading.warnings.len() >= 2);
    assert!(reading.warnings.iter().all(|warning| !warning.text.contains(char::is_control)));
    let odd_ends = [
        "手合割：平手\n1 \u{1b}[mabc\n",
        "PI\n+\n%\u{1b}[m\n",
        "~0..\u{1b}x",
        "手合割：平手\nまで0手で\u{7}\u{1b}\n",
    ];
    for text in odd_ends {
        for reading in read(text.as_bytes(), None).unwrap() {
            let key = reading.record.end().map(|end| end.kind.key()).unwrap_or_default();
            assert!(!key.contains(char::is_control), "{text:?}: {key:?}");
        }
    }
    let end = reading.record.nodes().find_map(|node| match &node.step {
        Step::End(end) => Some(end.kind.key()),
        _ => None,
    });
    assert!(end.is_none_or(|end| !end.contains(char::is_control)));
}

/// Bytes as even as any packed file's.
fn noise(length: usize) -> Vec<u8> {
    let mut state = 0x9e37_79b9_7f4a_7c15_u64;
    let mut next = || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 56) as u8
    };
    (0..length).map(|_| next()).collect()
}

#[test]
fn files_that_are_no_text_are_refused_by_what_they_are() {
    let behind = |sign: &[u8]| [sign, &noise(3_000)].concat();
    for (bytes, key, what) in [
        (behind(b"\x89PNG\r\n\x1a\n"), "not_text", Some("PNG")),
        (behind(b"\x7fELF\x02\x01\x01\0"), "not_text", Some("ELF")),
        (behind(b"MZ\x90\0"), "not_text", Some("EXE")),
        (behind(b"%PDF-1.7\n"), "not_text", Some("PDF")),
        (behind(b"PK\x03\x04"), "packed", Some("ZIP")),
        (behind(b"\x1f\x8b\x08\0"), "packed", Some("gzip")),
        (noise(200), "not_text", None),
        (noise(100_000), "not_text", None),
    ] {
        for name in [None, Some("x.kif"), Some("x.csa"), Some("x.jkf"), Some("x.sfen"), Some("x.psn")] {
            let error = read(&bytes, name).unwrap_err();
            assert_eq!((error.key(), error.what()), (key, what), "{name:?}");
        }
    }
    assert_eq!(read(&[0; 5_000], Some("x.kif")).unwrap_err().key(), "nothing_there");
}

/// Found by a fuzzer: comments alone, diluted by what is not written again, and controls that only JSON can say.
#[test]
fn comments_full_of_controls_are_read_again_in_every_format() {
    let diluted =
        format!("{}\n&し\u{1}\u{2}\n*一\u{1}\u{2}\u{3}\u{4}\u{7f}\u{85}二\u{1}\n*\u{1}\n", "+".repeat(2_000));
    let escaped =
        r#"{"header":{},"moves":[{"comments":["& a\u0001b\u0002","一\u0001\u0002\u0003\u0004二","c\nd"]}]}"#;
    for text in [diluted.as_str(), escaped] {
        let record = read(text.as_bytes(), None).unwrap().remove(0).record;
        let root = record.node(NodeId::ROOT);
        assert!(
            root.comments.iter().all(|line| !line.contains(|c: char| c.is_control() && c != '\n')),
            "{root:?}"
        );
        assert!(root.comments.iter().any(|line| line.starts_with("一  ")), "{root:?}");
        assert_eq!(root.bookmark.as_deref(), Some(if text == escaped { " a b" } else { "し" }));
        for format in [Format::Kif, Format::Ki2, Format::Csa, Format::Jkf] {
            let (bytes, _) = write(&[&record], Target { format, encoding: Encoding::Utf8 });
            let again = read(&bytes, None).unwrap_or_else(|error| panic!("{format:?}: {error}"));
            assert_eq!(write(&[&again[0].record], Target { format, encoding: Encoding::Utf8 }).0, bytes);
        }
    }
}

/// Found by a fuzzer: what is written is shorter than what was read, so that the controls in a comment weigh more.
#[test]
fn what_was_read_of_a_damaged_record_is_read_again() {
    for controls in 1..60 {
        let text =
            format!("手合割：平手\n{}\n1 ７六歩(77)\n*{}\n", "あ".repeat(400), "\u{1}".repeat(controls));
        let reading = read(text.as_bytes(), Some("x.kifu")).unwrap().remove(0);
        for format in [Format::Kif, Format::Ki2, Format::Csa, Format::Jkf] {
            let (bytes, _) = write(&[&reading.record], Target { format, encoding: Encoding::Utf8 });
            let again = read(&bytes, None).unwrap_or_else(|error| panic!("{controls} {format:?}: {error}"));
            assert_eq!(again[0].record.moves(), reading.record.moves(), "{format:?}");
        }
    }
}

#[test]
fn damage_makes_no_text_a_binary_file() {
    let text = "手合割：平手\n1 ７六歩(77)\n*\0\u{1}\n2 ３四歩(33)\n";
    for bytes in [
        text.as_bytes().to_vec(),
        komadai_record::encoding::encode_cp932(text).0,
        [text.as_bytes(), &[0; 4_000]].concat(),
        [text.as_bytes(), b"\x1a\x1a\x1a\x1a\x1a\x1a"].concat(),
        [b"\xff\xfe".to_vec(), text.encode_utf16().flat_map(u16::to_le_bytes).collect()].concat(),
    ] {
        assert_eq!(read(&bytes, None).unwrap()[0].record.moves().len(), 2);
    }
    let words = read("RIFF PK MZ\n手合割：平手\n1 ７六歩(77)\n".as_bytes(), None).unwrap();
    assert_eq!(words[0].record.moves().len(), 1);
}

#[test]
fn a_text_is_no_record_because_it_has_a_colon_or_a_star_in_it() {
    for text in [
        "Dear Sir: hello",
        "https://example.com/",
        "* milk\n* bread\n",
        "&nbsp;",
        "key: value\nother: value\n",
    ] {
        for name in [None, Some("x.kif"), Some("x.ki2")] {
            assert_eq!(read(text.as_bytes(), name).unwrap_err().key(), "nothing_there", "{text}");
        }
    }
    let headers = read("先手：甲\nkey：value\n".as_bytes(), None).unwrap().remove(0).record.headers;
    assert_eq!(headers.get("key"), Some("value"));
}

#[test]
fn a_position_that_cannot_be_read_is_told_with_its_place() {
    for (text, line, column, kind) in [
        ("hello\n", 1, 1, "unknown_line"),
        ("\n  sfen 9/9/9/9/9/9/9/9/8 b - 1\n", 2, 25, "position"),
        ("position sfen 9/9/9/9/9/9/9/9/9 x - 1", 1, 33, "position"),
        ("# games\nsfen\n", 2, 1, "position"),
        ("lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNLL b - 1", 1, 58, "position"),
    ] {
        let error = read(text.as_bytes(), Some("x.sfen")).unwrap_err();
        assert_eq!((error.key(), error.place()), ("nothing_there", (line, column)), "{text}");
        let ReadError::NothingThere(Some(warning)) = error else { panic!("{text}") };
        assert_eq!(warning.kind.key(), kind, "{text}");
    }
}
