//! Books read, written and looked into.

use komadai_book::{Book, BookError, BookMove, HEADER, WarningKind, own_book};
use komadai_rules::Position;

const START: &str = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";
const AFTER_7G7F: &str = "lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 2";

fn text(lines: &[&str]) -> String {
    let mut text = format!("{HEADER}\n");
    for line in lines {
        text.push_str(line);
        text.push('\n');
    }
    text
}

fn read(text: &str) -> Book {
    let reading = Book::read(text.as_bytes()).expect("a book");
    assert_eq!((reading.warnings.as_slice(), reading.faults), (&[][..], 0));
    reading.book
}

fn usi(moves: &[BookMove]) -> Vec<String> {
    moves.iter().map(|known| known.mv.to_string()).collect()
}

fn start_after(moves: &[&str]) -> Position {
    let mut position = Position::start();
    for mv in moves {
        position.do_move(mv.parse().expect("a move"));
    }
    position
}

#[test]
fn what_programs_write_is_read() {
    let start = format!("sfen {START}");
    let book = read(&text(&["# NOE:2", &start, "2g2f 8c8d 35 20 7", "7g7f none 30", "// a remark", "5g5f"]));
    let moves = book.moves(&Position::start());
    assert_eq!(usi(&moves), ["2g2f", "7g7f", "5g5f"]);
    let full = BookMove {
        mv: "2g2f".parse().unwrap(),
        reply: Some("8c8d".parse().unwrap()),
        score: Some(35),
        depth: Some(20),
        count: Some(7),
    };
    assert_eq!(moves[0], full);
    assert_eq!((moves[1].reply, moves[1].score, moves[1].depth), (None, Some(30), None));
    assert_eq!(moves[2], BookMove::new("5g5f".parse().unwrap()));
}

#[test]
fn what_is_written_is_read_again() {
    let (start, next) = (format!("sfen {START}"), format!("sfen {AFTER_7G7F}"));
    let whole = text(&[&next, "3c3d 2g2f -20 18 1", "8c8d none -25", &start, "7g7f 3c3d 28 20"]);
    let book = read(&whole);
    assert_eq!(book.to_string(), whole, "the positions stand in the order of their bytes");
    assert_eq!(read(&book.to_string()), book);
}

#[test]
fn bytes_of_windows_and_other_numbers_of_moves_do_no_harm() {
    let sfen = START.replace(" 1", " 77");
    let lines = format!("\u{feff}{HEADER}\r\nsfen {sfen}\r\n7g7f none 1 2 3\r\n");
    assert_eq!(usi(&read(&lines).moves(&Position::start())), ["7g7f"]);
}

#[test]
fn a_position_is_found_with_the_colours_turned_round() {
    // Black has made no move and White 3c3d, as after 7g7f with the board turned round.
    let sfen = "lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";
    let position = Position::from_sfen(sfen).unwrap();
    let book = read(&text(&[&format!("sfen {AFTER_7G7F}"), "3c3d 2g2f -20", "8c8d none -25"]));
    assert!(book.contains(&position));
    let moves = book.moves(&position);
    assert_eq!(usi(&moves), ["7g7f", "2g2f"]);
    assert_eq!(moves[0].reply, Some("8c8d".parse().unwrap()));
    assert_eq!(moves[0].score, Some(-20));
}

#[test]
fn what_cannot_be_used_is_told_and_the_rest_kept() {
    let start = format!("sfen {START}");
    let lines = text(&[
        "7g7f none 1",
        "sfen lnsgkgsnl/9 b - 1",
        "2g2f none 1",
        &start,
        "  7g7f none x",
        "8h2b+ none 3",
        "hello",
        "2g2f 9z9z 5",
        &start,
        "5g5f none 2",
    ]);
    let reading = Book::read(lines.as_bytes()).unwrap();
    let told: Vec<(usize, usize)> =
        reading.warnings.iter().map(|warning| (warning.line, warning.column)).collect();
    assert_eq!(told, [(2, 1), (3, 17), (4, 1), (6, 13), (7, 1), (8, 1), (9, 6), (10, 6)]);
    let kinds: Vec<&WarningKind> = reading.warnings.iter().map(|warning| &warning.kind).collect();
    assert_eq!(kinds[0], &WarningKind::NoPosition);
    assert!(matches!(kinds[1], WarningKind::BadPosition(_)));
    assert_eq!(kinds[3], &WarningKind::BadNumber("x".to_owned()));
    assert_eq!(kinds[4], &WarningKind::IllegalMove("8h2b+".parse().unwrap()));
    assert_eq!(kinds[5], &WarningKind::BadMove("hello".to_owned()));
    assert_eq!(kinds[7], &WarningKind::Again);
    assert_eq!(usi(&reading.book.moves(&Position::start())), ["7g7f", "2g2f", "5g5f"]);
}

#[test]
fn numbers_beyond_all_measure_are_brought_within_it() {
    let (start, next) = (format!("sfen {START}"), format!("sfen {AFTER_7G7F}"));
    let far = "7g7f none 2147483647 4294967295\n2g2f none -2147483648 1";
    let mut book = read(&text(&[&start, far, &next, "3c3d none -2147483648 4294967295 1"]));
    let moves = book.moves(&Position::start());
    assert_eq!((moves[0].score, moves[0].depth, moves[1].score), (Some(20_000), Some(1_000), Some(-20_000)));
    book.settle();
    assert_eq!(book.moves(&Position::start())[0].depth, Some(1_000));
}

#[test]
fn an_answer_against_the_rules_is_told_and_left_out() {
    let reading = Book::read(text(&[&format!("sfen {START}"), "7g7f 1a1i 10 2"]).as_bytes()).unwrap();
    assert_eq!(reading.warnings[0].kind, WarningKind::IllegalMove("1a1i".parse().unwrap()));
    assert_eq!(reading.book.moves(&Position::start())[0].reply, None);
}

#[test]
fn what_is_no_book_is_refused_and_nothing_panics() {
    for text in ["", "hello", HEADER, "\0\0\0\u{feff}", "sfen \n", "sfen\n7g7f", "sfen startpos\n"] {
        assert_eq!(Book::read(text.as_bytes()).unwrap_err(), BookError::NoPositions, "{text:?}");
    }
    let long = format!("sfen {START}\n{}\n7g7f none 99999999999999999999 1 1\n", "7".repeat(100_000));
    let reading = Book::read(long.as_bytes()).unwrap();
    assert_eq!(reading.faults, 2);
    assert!(reading.warnings.iter().all(|warning| warning.to_string().len() < 200));
    assert_eq!(Book::read(&[0xff, 0xfe, b'\n', 0x80]).unwrap_err(), BookError::NoPositions);
}

#[test]
fn scores_come_from_where_the_lines_end() {
    let start = format!("sfen {START}");
    let next = format!("sfen {AFTER_7G7F}");
    let mut book = read(&text(&[&start, "2g2f none 40 10", "7g7f none 50 10", &next, "3c3d none 10 12"]));
    book.settle();
    let moves = book.moves(&Position::start());
    assert_eq!(usi(&moves), ["2g2f", "7g7f"], "the better move comes first");
    assert_eq!((moves[1].score, moves[1].depth), (Some(-10), Some(13)));
    let again = book.clone();
    book.settle();
    assert_eq!(book, again);
}

#[test]
fn lines_that_go_in_a_circle_settle_too() {
    let there = start_after(&["2h3h"]);
    let back = start_after(&["2h3h", "8b7b"]);
    let home = start_after(&["2h3h", "8b7b", "3h2h"]);
    let lines: Vec<String> = [(Position::start(), "2h3h"), (there, "8b7b"), (back, "3h2h"), (home, "7b8b")]
        .iter()
        .flat_map(|(position, mv)| [format!("sfen {}", position.to_sfen()), format!("{mv} none 5 3")])
        .collect();
    let mut book = read(&text(&lines.iter().map(String::as_str).collect::<Vec<_>>()));
    book.settle();
    assert_eq!(book.len(), 4);
}

#[test]
fn the_book_carried_is_sound() {
    for (sfen, moves) in own_book().positions() {
        let position = Position::try_from(&sfen).unwrap();
        assert!(!moves.is_empty());
        for known in moves {
            assert!(position.is_legal(known.mv), "{sfen}: {}", known.mv);
            assert!(known.depth.is_some() && known.score.is_some());
        }
    }
}

#[test]
fn remarks_stay_with_their_positions_and_words_behind_a_move_are_told() {
    let (start, next) = (format!("sfen {START}"), format!("sfen {AFTER_7G7F}"));
    let lines = text(&[
        "# by nobody",
        &next,
        "3c3d none 1",
        "// the bishops face each other",
        &start,
        "# both are played",
        "7g7f none 5 1 1 often",
        "2g2f none 5",
        "# the end",
    ]);
    let reading = Book::read(lines.as_bytes()).unwrap();
    assert_eq!(reading.warnings[0].to_string(), "line 8, column 17: something behind the count: \"often\"");
    let mut book = reading.book;
    book.insert(&Position::start().to_sfen(), book.moves(&Position::start()));
    let written = book.to_string();
    let found: Vec<&str> = written.lines().filter(|line| !line.starts_with(['2', '3', '7'])).collect();
    let (start, next) = (start.as_str(), next.as_str());
    let of_start = [start, "// the bishops face each other", "# both are played"];
    let expected = [&[HEADER, "# by nobody", "# the end", next][..], &of_start].concat();
    assert_eq!(found, expected);
    assert_eq!(read(&written), book);
}
