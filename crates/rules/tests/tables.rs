//! Handicaps, grades, tosses, set-up orders and the impasse count.

use komadai_rules::furigoma::{Face, decide};
use komadai_rules::{
    ByColor, Color, DeclarationRule, Grade, Handicap, PieceKind, Position, SetupOrder, Sfen, Square,
    Suggestion, agreed_impasse,
};

#[test]
fn every_handicap_starts_with_white_to_move_and_gives_what_its_name_says() {
    for handicap in Handicap::ALL {
        let position = handicap.position();
        let mover = if handicap.is_even() { Color::Black } else { Color::White };
        assert_eq!(position.side_to_move(), mover, "{}", handicap.id());
        assert_eq!(Handicap::of(&position.to_sfen()), Some(handicap));
        assert_eq!(Handicap::from_id(handicap.id()), Some(handicap));
        assert_eq!(position.points().black, 27);
        assert_eq!(position.points().white + handicap.given_points(), 27, "{}", handicap.id());
    }
    let squares = |handicap: Handicap| handicap.removed().iter().map(ToString::to_string).collect::<Vec<_>>();
    assert_eq!(squares(Handicap::Lance), ["1a"], "the left lance of 上手 stands on 1a");
    assert_eq!(squares(Handicap::Six), ["1a", "2a", "2b", "8a", "8b", "9a"]);
    assert_eq!(
        squares(Handicap::Five),
        ["1a", "2b", "8a", "8b", "9a"],
        "五枚落 leaves the left knight on 2a"
    );
    assert_eq!(Handicap::Two.given_points(), 10);
    assert_eq!(Handicap::Four.given_points(), 12);
}

#[test]
fn grades_are_ordered_and_named() {
    assert_eq!(Grade::all().len(), 24);
    assert!(Grade::from_id("15k") < Grade::from_id("1k") && Grade::from_id("1k") < Grade::from_id("1d"));
    for grade in Grade::all() {
        assert_eq!(Grade::from_id(grade.id()), Some(grade));
        let (number, dan) = grade.parts();
        assert_eq!(if dan { Grade::dan(number) } else { Grade::kyu(number) }, Some(grade));
    }
    let (weak, strong) = (Grade::from_id("5k"), Grade::from_id("1d"));
    assert_eq!(weak.zip(strong).map(|(weak, strong)| strong.difference(weak)), Some(5));
    assert_eq!(Grade::from_id("16k"), None);
}

#[test]
fn the_dojo_table_suggests_the_handicap() {
    let table = [
        "furigoma",
        "black",
        "lance",
        "bishop",
        "rook",
        "rook-lance",
        "two",
        "two",
        "four",
        "four",
        "six",
        "six",
        "eight",
        "eight",
        "ten",
        "ten",
    ];
    for (difference, id) in table.into_iter().enumerate() {
        assert_eq!(Suggestion::for_difference(difference as u8).id(), id, "{difference} grades");
    }
}

#[test]
fn more_pawns_than_tokins_make_the_tosser_black() {
    use Face::{Pawn, Standing, Tokin};
    assert_eq!(decide([Pawn, Pawn, Pawn, Tokin, Tokin]), Some(Color::Black));
    assert_eq!(decide([Tokin, Tokin, Pawn, Tokin, Pawn]), Some(Color::White));
    assert_eq!(decide([Pawn, Pawn, Tokin, Tokin, Standing]), None, "a tie is tossed again");
}

#[test]
fn both_set_up_orders_place_the_even_start() {
    for order in [SetupOrder::Ohashi, SetupOrder::Ito] {
        let placements = order.placements();
        assert_eq!(placements.len(), 20);
        let mut sfen = Sfen::empty();
        for (kind, square) in placements {
            assert_eq!(sfen.piece_at(square), None);
            sfen.set(square, Some(komadai_rules::Piece::new(Color::Black, kind)));
            sfen.set(square.flip(), Some(komadai_rules::Piece::new(Color::White, kind)));
        }
        assert_eq!(sfen, Position::start().to_sfen());
    }
    let ito = SetupOrder::Ito.placements();
    assert_eq!(ito[7], (PieceKind::Pawn, Square::S9G), "伊藤流 sets pawns from the left before the lances");
    let ohashi: Vec<String> =
        SetupOrder::Ohashi.placements()[11..15].iter().map(|(_, square)| square.to_string()).collect();
    assert_eq!(ohashi, ["5g", "6g", "4g", "7g"], "大橋流 sets pawns from the middle, left first");
}

#[test]
fn an_agreed_impasse_is_decided_by_points() {
    use DeclarationRule::{Points24, Points27};
    assert_eq!(agreed_impasse(ByColor::new(31, 23), Points24, false), Some(Color::Black));
    assert_eq!(agreed_impasse(ByColor::new(30, 24), Points24, false), None);
    assert_eq!(agreed_impasse(ByColor::new(26, 28), Points27, false), Some(Color::White));
    assert_eq!(agreed_impasse(ByColor::new(27, 27), Points27, false), None);
    assert_eq!(agreed_impasse(ByColor::new(27, 27), Points27, true), Some(Color::White));
}
