//! Styles as they are seen on the board.

use komadai_coach::{Coach, Topic};
use komadai_rules::{Color, Handicap, Move, PieceKind, Position};
use proptest::prelude::*;

use crate::opponent::OPPONENTS;
use komadai_book::Style;

/// A quiet partner: builds something that is in nobody's way.
const PARTNER: &str = "3c3d 1c1d 9c9d 7a6b 5a4b 4b3b 6a5b 5c5d 6b5c 8c8d 7c7d 4a4b 2c2d 1a1b 9a9b 3a3b";

/// Plays the style as Black against the partner, as long as the plan goes on.
fn opening(style: Style) -> (Position, Vec<Move>) {
    let mut position = Position::start();
    let mut partner = PARTNER.split(' ').map(|usi| usi.parse::<Move>().unwrap());
    let mut played = Vec::new();
    while let Some(mv) = style.advise(&position) {
        assert!(position.is_legal(mv));
        position.do_move(mv);
        played.push(mv);
        let Some(reply) = partner.find(|reply| position.is_legal(*reply)) else { break };
        position.do_move(reply);
        played.push(reply);
    }
    (position, played)
}

fn named(played: &[Move]) -> Vec<&'static str> {
    let mut coach = Coach::new(Position::start());
    let told = played.iter().flat_map(|mv| coach.play(*mv)).filter(|notice| notice.side == Color::Black);
    told.filter(|notice| notice.topic != Topic::Proverb).map(|notice| notice.id).collect()
}

/// What the coach, who knows nothing of plans, calls what is played.
#[test]
fn the_coach_names_each_style() {
    let rows = [
        (Style::StaticRook, "funagakoi"),
        (Style::ClimbingSilver, "bougin"),
        (Style::Yagura, "yagura_opening"),
        (Style::RightFourth, "migishikenbisha"),
        (Style::CentralRook, "nakabisha"),
        (Style::FourthFile, "shikenbisha"),
        (Style::BearInTheHole, "furi_anaguma"),
        (Style::ThirdFile, "sangenbisha"),
        (Style::OpposingRook, "mukaibisha"),
    ];
    for (style, name) in rows {
        let (_, played) = opening(style);
        let names = named(&played);
        let moves: Vec<String> = played.iter().map(Move::to_string).collect();
        assert!(names.contains(&name), "{}: {names:?}, {moves:?}", style.id());
    }
}

#[test]
fn the_rook_goes_to_its_file() {
    for style in Style::ALL {
        let Some(file) = style.rook_file() else { continue };
        let (position, played) = opening(style);
        let rook = position.pieces(Color::Black, PieceKind::Rook).first().unwrap();
        assert_eq!(rook.file().number(), file, "{}", style.id());
        assert!(played.len() >= 14, "{}: {} plies", style.id(), played.len());
    }
}

#[test]
fn white_plays_the_same_turned_around() {
    for style in Style::ALL {
        let mut position = Position::start();
        position.do_move("1g1f".parse().unwrap());
        let Some(mv) = style.advise(&position) else { continue };
        let black = style.advise(&Position::start()).unwrap();
        assert_eq!((mv.from().unwrap().flip(), mv.to().flip()), (black.from().unwrap(), black.to()));
    }
}

#[test]
fn a_check_and_a_piece_for_nothing_are_left_to_the_engine() {
    let check =
        Position::from_sfen("lnsgkgsnl/1r5b1/pppp1pppp/9/9/4R4/PPPP1PPPP/1B7/LNSGKGSNL w - 1").unwrap();
    assert!(check.in_check());
    assert_eq!(Style::FourthFile.advise(&check), None);
    let free =
        Position::from_sfen("lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 1").unwrap();
    assert!(Style::FourthFile.advise(&free).is_some(), "bishops face each other, both guarded");
    let given =
        Position::from_sfen("lnsgkg1nl/7b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 1").unwrap();
    assert_eq!(Style::FourthFile.advise(&given), None, "the bishop is to be taken");
}

#[test]
fn without_a_rook_silver_and_gold_go_forward() {
    let mut position = Handicap::Two.position();
    let mv = Style::Giver.advise(&position).unwrap();
    assert_eq!(mv.to_string(), "7a6b");
    position.do_move(mv);
    for handicap in Handicap::ALL {
        let style = Style::Yagura.played(handicap, 0);
        let has_rook = !handicap.position().pieces(Color::White, PieceKind::Rook).is_empty();
        assert_eq!(style, if has_rook { Style::Yagura } else { Style::Giver }, "{}", handicap.id());
    }
}

#[test]
fn all_round_players_play_every_style() {
    let played: std::collections::HashSet<Style> =
        (0..200).map(|seed| Style::AllRound.played(Handicap::Even, seed)).collect();
    assert_eq!(played.len(), 9);
    assert!(!played.contains(&Style::AllRound) && !played.contains(&Style::Giver));
}

#[test]
fn every_style_is_somebodys() {
    for style in Style::ALL.into_iter().filter(|style| *style != Style::Giver) {
        assert!(OPPONENTS.iter().any(|opponent| opponent.style() == style), "{}", style.id());
        assert_eq!(Style::from_id(style.id()), Some(style));
    }
}

proptest! {
    /// Whatever the other side does, what a plan says can be played.
    #[test]
    fn advice_is_legal_anywhere(style in 0..11_usize, choices in prop::collection::vec(any::<prop::sample::Index>(), 40)) {
        let style = Style::ALL[style];
        let mut position = Position::start();
        for choice in choices {
            if let Some(mv) = style.advise(&position) {
                prop_assert!(position.is_legal(mv));
                position.do_move(mv);
            }
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            position.do_move(moves[choice.index(moves.len())]);
        }
    }
}
