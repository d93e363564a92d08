//! Every castle and every opening comes up in a game where it was played, and only once; proverbs come up where they apply.
#![expect(clippy::unwrap_used, reason = "a row that cannot be read fails the test")]

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use komadai_coach::{Coach, Notice, Topic, castles, openings, standing};
use komadai_rules::{Color, Position};

struct Row {
    topic: Topic,
    id: String,
    side: Color,
    start: Position,
    moves: String,
}

fn rows(name: &str) -> Vec<Row> {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../testdata/coach").join(name);
    let text = fs::read_to_string(path).unwrap();
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let row = |line: &str| {
        let columns: Vec<&str> = line.split('\t').collect();
        Row {
            topic: match columns[0] {
                "castle" => Topic::Castle,
                "opening" => Topic::Opening,
                _ => Topic::Proverb,
            },
            id: columns[1].to_owned(),
            side: if columns[2] == "black" { Color::Black } else { Color::White },
            start: Position::from_sfen(columns[3]).unwrap(),
            moves: columns[4].to_owned(),
        }
    };
    lines.map(row).collect()
}

fn follow(start: &Position, moves: &str) -> Vec<Notice> {
    follow_with(Coach::of_shapes(start.clone()), moves)
}

fn follow_with(mut coach: Coach, moves: &str) -> Vec<Notice> {
    let mut told = Vec::new();
    for mv in moves.split(' ').map(|mv| mv.parse().unwrap()) {
        assert!(coach.position().is_legal(mv), "{mv} in {}", coach.position());
        told.extend(coach.play(mv));
    }
    told
}

#[test]
fn every_shape_is_told_with_the_move_that_completes_it() {
    let mut seen = BTreeSet::new();
    for row in rows("shapes.tsv") {
        let told = follow(&row.start, &row.moves);
        let plies = row.moves.split(' ').count() as u16;
        let found: Vec<&Notice> =
            told.iter().filter(|notice| notice.id == row.id && notice.side == row.side).collect();
        assert_eq!(found.len(), 1, "{}: {told:?}", row.id);
        assert_eq!((found[0].topic, found[0].ply), (row.topic, plies), "{}", row.id);
        seen.insert(row.id);
    }
    for id in castles().chain(openings()) {
        assert!(seen.contains(id), "no game shows {id}");
    }
}

#[test]
fn white_is_told_what_black_would_be() {
    for row in rows("shapes.tsv") {
        // The same game turned round; a start in which White moves is the one turned.
        let turned = turn(&row.start);
        let moves: Vec<String> = row.moves.split(' ').map(turn_move).collect();
        let told = follow(&turned, &moves.join(" "));
        let same = |notice: &Notice| notice.id == row.id && notice.side != row.side;
        assert_eq!(told.iter().filter(|notice| same(notice)).count(), 1, "{}", row.id);
    }
}

#[test]
fn what_stands_in_a_position_is_told_without_a_move() {
    let sfen = "lnsgkgsnl/1r5b1/ppppppppp/9/9/2PPP4/PPSGSPPPP/1KG4R1/LN3B1NL b - 40";
    let told = standing(&Position::from_sfen(sfen).unwrap());
    let told: Vec<(Color, &str)> = told.iter().map(|notice| (notice.side, notice.id)).collect();
    assert_eq!(told, [(Color::Black, "sou_yagura")]);
    assert!(standing(&Position::start()).is_empty());
}

#[test]
fn proverbs_are_told_with_the_move_they_are_about() {
    let rows = rows("proverbs.tsv");
    assert!(rows.len() >= 25);
    for row in rows {
        let told = follow_with(Coach::new(row.start.clone()), &row.moves);
        let plies = row.moves.split(' ').count() as u16;
        let found: Vec<&Notice> =
            told.iter().filter(|notice| notice.id == row.id && notice.side == row.side).collect();
        assert_eq!(found.len(), 1, "{}: {told:?}", row.id);
        assert_eq!((found[0].topic, found[0].ply), (Topic::Proverb, plies), "{}", row.id);
    }
}

/// The board turned round, with the colours exchanged.
fn turn(position: &Position) -> Position {
    let text = position.to_string();
    let mut words = text.split(' ');
    let swap = |c: char| {
        if c.is_ascii_uppercase() { c.to_ascii_lowercase() } else { c.to_ascii_uppercase() }
    };
    let board = words.next().unwrap();
    // A plus stands before its letter, so turned rows are read piece by piece.
    let mut cells: Vec<String> = Vec::new();
    let mut plus = false;
    for c in board.chars() {
        match c {
            '+' => plus = true,
            c if c.is_ascii_alphabetic() => {
                cells.push(format!("{}{}", if plus { "+" } else { "" }, swap(c)));
                plus = false;
            }
            c => cells.push(c.to_string()),
        }
    }
    cells.reverse();
    let side = if words.next() == Some("b") { "w" } else { "b" };
    let hands: String = words.next().unwrap().chars().map(swap).collect();
    Position::from_sfen(&format!("{} {side} {hands} 1", cells.concat())).unwrap()
}

fn turn_move(mv: &str) -> String {
    let turn = |c: char| match c {
        '1'..='9' => char::from(b'1' + b'9' - c as u8),
        'a'..='i' => char::from(b'a' + b'i' - c as u8),
        c => c,
    };
    mv.chars().map(turn).collect()
}

#[test]
fn the_most_specific_castle_is_told_and_what_it_includes_is_not() {
    // The last silver makes 総矢倉 at once, of which 矢倉 is a part.
    let start = "lnsgkgsnl/1r5b1/ppppppppp/9/9/2PPP4/PPSG1PPPP/1KG1S2R1/LN3B1NL b - 1";
    let start = Position::from_sfen(start).unwrap();
    let told = follow(&start, "5h5g 5a5b 8h7i 5b5a 7i8h");
    let castles: Vec<(u16, &str)> = told.iter().map(|notice| (notice.ply, notice.id)).collect();
    assert_eq!(castles, [(1, "sou_yagura")]);
}

#[test]
fn a_shape_is_told_once_a_game_and_side() {
    let start = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B1S1S1R1/LNG1K1GNL b - 1";
    let told = follow(&Position::from_sfen(start).unwrap(), "5i5h 5a5b 5h5i 5b5a 5i5h 5a5b 5h5i 5b5a 5i5h");
    assert_eq!(told.iter().filter(|notice| notice.id == "ahiru").count(), 1);
}

#[test]
fn promoted_pieces_and_captures_make_no_shapes_of_their_own() {
    // A promoted silver beside the king is no silver.
    let start = "4k4/9/9/9/9/9/9/9/4K4 b RBGSNLPrbgsnlp 1";
    let told = follow(&Position::from_sfen(start).unwrap(), "S*7g 5a5b 5i6h 5b5a");
    assert!(told.is_empty(), "{told:?}");
}
