//! Files that are made to hurt: they cost time and memory in proportion to their size, and nothing falls over.
#![expect(clippy::unwrap_used, reason = "helpers of tests may fail loudly too")]

use core::fmt::Write as _;

use komadai_record::{Encoding, Format, MAX_BYTES, ReadError, Target, read, write};

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
    bytes.extend_from_slice(b"\x8d\x62\n1 ");
    bytes.extend_from_slice("７六歩(77)\n".as_bytes());
    let _ = read(&bytes, None);
}
