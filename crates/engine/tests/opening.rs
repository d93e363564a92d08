//! How grades and books open.

use komadai_book::Book;
use komadai_engine::grade::{Strength, strength};
use komadai_engine::{BookUse, by_heart, from_book};
use komadai_rules::{Color, Grade, Handicap, PieceKind, Position};
use komadai_search::Game;

const BOOK: &str = "sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1
2g2f 8c8d 40 20
7g7f 3c3d 35 20
5g5f none -10 20
9g9f none -200 20
";

fn book() -> Book {
    Book::read(BOOK.as_bytes()).expect("a book").book
}

fn chosen(window: i32) -> Vec<String> {
    let (book, start) = (book(), Position::start());
    let mut moves: Vec<String> = (0..400)
        .filter_map(|seed| from_book(&book, &start, BookUse { plies: 60, window }, seed))
        .map(|known| known.mv.to_string())
        .collect();
    moves.sort();
    moves.dedup();
    moves
}

#[test]
fn the_book_is_played_within_its_window_and_with_variety() {
    assert_eq!(chosen(0), ["2g2f"]);
    assert_eq!(chosen(10), ["2g2f", "7g7f"]);
    assert_eq!(chosen(60), ["2g2f", "5g5f", "7g7f"]);
    let after = BookUse { plies: 0, window: 60 };
    assert_eq!(from_book(&book(), &Position::start(), after, 1), None, "only so many plies");
}

#[test]
fn counts_decide_where_there_are_no_scores() {
    let lines = BOOK.replace("40 20", "").replace("35 20", "").replace("-10 20", "").replace("-200 20", "");
    let book = Book::read(lines.as_bytes()).expect("a book").book;
    let how = BookUse { plies: 60, window: 0 };
    let all: std::collections::BTreeSet<_> = (0..400)
        .filter_map(|seed| from_book(&book, &Position::start(), how, seed))
        .map(|known| known.mv.to_string())
        .collect();
    assert_eq!(all.len(), 4);
}

/// The file of Black's rook, as Black counts, after both sides have opened by heart with this seed.
fn rook_file(strength: &Strength, seed: u64) -> Option<u8> {
    let mut game = Game { start: Position::start(), moves: Vec::new() };
    while let Some(known) = by_heart(&Book::default(), &game, strength, seed) {
        game.moves.push(known.mv);
    }
    let position = game.position();
    let rook = position.pieces(Color::Black, PieceKind::Rook).into_iter().next()?;
    Some(rook.file() as u8)
}

#[test]
fn grades_open_in_several_styles_and_the_same_way_by_seed() {
    let strength = strength(Grade::from_id("1k").expect("a grade"));
    let files: std::collections::BTreeSet<_> = (0..60).map(|seed| rook_file(&strength, seed)).collect();
    assert!(files.len() >= 4, "static and ranging rooks: {files:?}");
    assert_eq!(rook_file(&strength, 5), rook_file(&strength, 5));
}

#[test]
fn beginners_know_less_of_an_opening_by_heart() {
    let length = |grade: Grade| {
        let mut game = Game { start: Position::start(), moves: Vec::new() };
        while let Some(known) = by_heart(&Book::default(), &game, &strength(grade), 2) {
            game.moves.push(known.mv);
        }
        game.moves.len()
    };
    assert!(length(Grade::WEAKEST) <= 6);
    assert!(length(Grade::from_id("1d").expect("a grade")) > length(Grade::WEAKEST));
}

#[test]
fn a_position_set_up_is_opened_by_no_plan() {
    let start = Position::from_sfen("lnsgk1snl/1r4gb1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1")
        .expect("a position");
    let game = Game { start, moves: Vec::new() };
    let strength = strength(Grade::WEAKEST);
    assert!((0..50).all(|seed| by_heart(&Book::default(), &game, &strength, seed).is_none()));
}

#[test]
fn whoever_gives_the_rook_opens_without_it() {
    let game = Game { start: Handicap::Two.position(), moves: Vec::new() };
    let strength = strength(Grade::from_id("3d").expect("a grade"));
    assert!((0..10).all(|seed| by_heart(&Book::default(), &game, &strength, seed).is_some()));
}
