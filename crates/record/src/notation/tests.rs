//! Writing and reading of single moves.

use komadai_rules::{Illegal, Move, Position, Square};

use super::{
    NotationError, NotationErrorKind, Script, chinese, hosking, japanese, parse_move, parse_moves, western,
};

fn position(sfen: &str) -> Position {
    Position::from_sfen(sfen).unwrap()
}

fn mv(text: &str) -> Move {
    text.parse().unwrap()
}

/// The rows of the rule cases that ask for a notation.
fn notation_cases() -> Vec<(String, String, String)> {
    let cases = include_str!("../../../../testdata/rules/cases.tsv");
    let mut found = Vec::new();
    for line in cases.lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = line.split('\t').collect();
        if let Some(asked) = fields.get(3).and_then(|question| question.strip_prefix("notation ")) {
            found.push((fields[1].to_owned(), asked.to_owned(), fields[4].to_owned()));
        }
    }
    found
}

#[test]
fn moves_are_written_as_the_association_writes_them() {
    let cases = notation_cases();
    assert!(cases.len() >= 25, "only {} notation cases", cases.len());
    for (sfen, usi, expected) in cases {
        let written = japanese(&position(&sfen), mv(&usi), None);
        assert_eq!(written, format!("▲{expected}"), "{usi} in {sfen}");
    }
}

#[test]
fn what_is_written_reads_back_in_every_language() {
    for (sfen, usi, _) in notation_cases() {
        let position = position(&sfen);
        for mv in position.legal_moves() {
            for text in [
                japanese(&position, mv, None),
                chinese(&position, mv, None, Script::Simplified),
                chinese(&position, mv, None, Script::Traditional),
                western(&position, mv, None),
                hosking(&position, mv),
                mv.to_string(),
                japanese(&position, mv, Some(mv.to())),
            ] {
                assert_eq!(parse_move(&position, Some(mv.to()), &text), Ok(mv), "{text} in {sfen} ({usi})");
            }
        }
    }
}

#[test]
fn white_sees_left_and_right_from_the_other_side() {
    // White golds on 4a and 6a; seen from White, 4a is the left one.
    let position = position("3gkg3/9/9/9/9/9/9/9/4K4 w - 1");
    assert_eq!(japanese(&position, mv("4a5b"), None), "△５二金左");
    assert_eq!(japanese(&position, mv("6a5b"), None), "△５二金右");
}

#[test]
fn a_pinned_rival_still_counts() {
    // The gold on 5h is pinned by the rook on 5a, and 4h may go to 4g freely.
    let position = position("4r2k1/9/9/9/9/9/9/4GG3/4K4 b - 1");
    assert_eq!(japanese(&position, mv("4h4g"), None), "▲４七金直");
    assert_eq!(western(&position, mv("4h4g"), None), "G4h-4g");
}

#[test]
fn a_side_word_and_straight_are_told_apart_by_rank() {
    // From 6e, 6f and 5f to 5e.
    let position = position("4k4/9/9/9/3G5/3GG4/9/9/4K4 b - 1");
    assert_eq!(japanese(&position, mv("6e5e"), None), "▲５五金寄");
    assert_eq!(japanese(&position, mv("6f5e"), None), "▲５五金左上");
    assert_eq!(japanese(&position, mv("5f5e"), None), "▲５五金直");
}

#[test]
fn the_same_square_is_said_without_a_blank() {
    let position = position("lnsgkgsnl/1r5+B1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL w b 4");
    assert_eq!(japanese(&position, mv("3a2b"), Some(Square::from_index(10).unwrap())), "△同銀");
}

#[test]
fn promotion_is_declined_only_where_it_was_possible() {
    let position = position("k8/9/9/9/9/9/9/4+R4/4K4 b G 1");
    assert_eq!(japanese(&position, mv("5h5c"), None), "▲５三竜");
    assert_eq!(western(&position, mv("5h5c"), None), "+R-5c");
    assert_eq!(chinese(&position, mv("5h5c"), None, Script::Simplified), "▲5三龙");
    assert_eq!(chinese(&position, mv("5h5c"), None, Script::Traditional), "▲5三龍");
    assert_eq!(japanese(&position, mv("G*5c"), None), "▲５三金");
}

#[test]
fn a_game_in_every_spelling_reads_to_the_same_moves() {
    let start = Position::start();
    for text in SPELLINGS {
        let moves = parse_moves(&start, None, text).unwrap_or_else(|error| panic!("{text}: {error}"));
        let usi: Vec<String> = moves.iter().map(ToString::to_string).collect();
        assert_eq!(usi.join(" "), "2g2f 3c3d 7g7f 2b8h+ 7i8h 3a2b 4i5h", "{text}");
    }
}

#[test]
fn a_game_in_every_spelling_is_a_record_when_pasted() {
    for text in SPELLINGS {
        let readings = crate::read(text.as_bytes(), None).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(readings.len(), 1, "{text}");
        let (record, warnings) = (&readings[0].record, &readings[0].warnings);
        assert!(warnings.iter().all(|warning| warning.kind.key() == "no_start"), "{text}: {warnings:?}");
        let usi: Vec<String> = record.moves().iter().map(ToString::to_string).collect();
        assert_eq!(usi.join(" "), "2g2f 3c3d 7g7f 2b8h+ 7i8h 3a2b 4i5h", "{text}");
    }
}

/// One game, as it may be typed.
const SPELLINGS: [&str; 23] = [
    "▲２六歩 △３四歩 ▲７六歩 △８八角成 ▲同銀 △２二銀 ▲５八金右",
    "▲2六歩 △3四歩 ▲7六歩 △8八角成 ▲同銀 △2二銀 ▲5八金右",
    "▲２六歩△３四歩▲７六歩△８八角成▲同銀△２二銀▲５八金右",
    "26歩34歩76歩88角成同銀22銀58金右",
    "☗2六步☖3四步☗7六步☖8八角成☗同　银☖2二银☗5八金右",
    "２六歩(27) ３四歩(33) ７六歩(77) ８八角成(22) 同　銀(79) ２二銀(31) ５八金(49)",
    "2g2f 3c3d 7g7f 2b8h+ 7i8h 3a2b 4i5h",
    "2726 3334 7776 2288+ 7988 3122 4958",
    "P-2f P-3d P-7f Bx8h+ Sx8h S-2b G4i-5h",
    "二六歩、三四歩、七六歩、八八角成、同銀、二二銀、五八金右",
    "▲2六步 △3四步 ▲7六步 △8八角成 ▲同银 △2二银 ▲5八金右",
    "▲2六步 △3四步 ▲7六步 △8八角成 ▲同銀 △2二銀 ▲5八金右",
    "2六歩 3四歩 7六歩 8八角成 同銀 2二銀 5八金右",
    "２六歩 ３四歩 ７六歩 ８八角成 同銀 ２二銀 ５八金右",
    "26歩 34歩 76歩 88角成 同銀 22銀 58金右",
    "P26 P34 P76 Bx88+ Sx88 S22 G49-58",
    "P-26 P-34 P-76 Bx88+ Sx88 S-22 G49-58",
    "+2726FU -3334FU +7776FU -2288UM +7988GI -3122GI +4958KI",
    "2726FU 3334FU 7776FU 2288UM 7988GI 3122GI 4958KI",
    "+2726FU,-3334FU,+7776FU,-2288UM,+7988GI,-3122GI,+4958KI",
    "２７２６　３３３４　７７７６　２２８８＋　７９８８　３１２２　４９５８",
    "▲2六歩→△3四歩→▲7六歩→△8八角成→▲同銀→△2二銀→▲5八金右。",
    "1.2g2f 2.3c3d 3.7g7f 4.2b8h+ 5.7i8h 6.3a2b 7.4i5h",
];

#[test]
fn a_game_is_written_with_its_recapture_and_its_choice_of_gold() {
    let written = "▲２六歩 △３四歩 ▲７六歩 △８八角成 ▲同銀 △２二銀 ▲５八金右";
    let mut position = Position::start();
    let (mut words, mut previous_to) = (Vec::new(), None);
    for mv in parse_moves(&position, None, written).unwrap() {
        words.push(japanese(&position, mv, previous_to));
        previous_to = Some(mv.to());
        position.do_move(mv);
    }
    assert_eq!(words.join(" "), written);
}

#[test]
fn faults_say_what_and_where() {
    let start = Position::start();
    let fault = |text: &str| {
        let error = parse_move(&start, None, text).unwrap_err();
        (error.kind.key(), error.column)
    };
    assert_eq!(fault(""), ("empty", 1));
    assert_eq!(fault("  "), ("empty", 3));
    assert_eq!(fault("hello"), ("expected_square", 2));
    assert_eq!(fault("7"), ("expected_rank", 2));
    assert_eq!(fault("７六"), ("expected_piece", 3));
    assert_eq!(fault("７六猫"), ("expected_piece", 3));
    assert_eq!(fault("7g7f 3c3d"), ("expected_end", 6));
    assert_eq!(fault("△３四歩"), ("wrong_side", 1));
    assert_eq!(fault("同銀"), ("no_previous", 1));
    assert_eq!(fault("７七龍王"), ("no_candidate", 1));
    assert_eq!(fault("５八金直"), ("no_candidate", 1));
    assert_eq!(fault("+7776KA"), ("origin_mismatch", 1));
    assert_eq!(fault("-3334FU"), ("wrong_side", 1));
    assert_eq!(fault("0055OU"), ("not_droppable", 1));
    assert_eq!(fault("▲58金"), ("ambiguous", 1));
    assert_eq!(fault("７六銀(77)"), ("origin_mismatch", 1));
    assert_eq!(fault("５五玉打"), ("not_droppable", 1));
    assert_eq!(fault("7g7g"), ("same_square", 1));
    assert_eq!(fault("０五歩"), ("expected_square", 1));
    let error = parse_moves(&start, None, "▲７六歩 △５五歩").unwrap_err();
    assert_eq!((error.kind.key(), error.ply, error.column), ("wrong_movement", 2, 6));
    let error = parse_moves(&start, None, "7g7f 3c3e").unwrap_err();
    assert_eq!((error.kind.key(), error.ply, error.column), ("wrong_movement", 2, 6));
}

#[test]
fn an_illegal_move_is_read_for_the_rules_to_judge() {
    // A second pawn on the file, and a pawn that would have to promote.
    let position = position("4k4/P8/9/9/4P4/9/9/9/4K4 b P 1");
    assert_eq!(parse_move(&position, None, "５六歩打"), Ok(mv("P*5f")));
    assert_eq!(parse_move(&position, None, "91歩"), Ok(mv("9b9a")));
}

#[test]
fn a_piece_that_cannot_go_there_is_refused_by_the_rule() {
    // A pawn and a gold in hand; a pawn on 5e already.
    let own = position("4k4/9/9/9/4P4/9/9/1B5R1/LNSGKGSNL b PG 1");
    let reason = |text: &str| match parse_move(&own, None, text) {
        Ok(mv) => own.check_move(mv).unwrap_err(),
        Err(NotationError { kind: NotationErrorKind::Illegal(reason), .. }) => reason,
        Err(error) => panic!("{text}: {error}"),
    };
    for (text, wanted) in [
        ("▲５六歩打", Illegal::Nifu),
        ("▲５六歩", Illegal::Nifu),
        ("▲５二歩", Illegal::Nifu),
        ("▲９一歩", Illegal::DeadEnd),
        ("▲２八金打", Illegal::Occupied),
        ("▲２五銀打", Illegal::NotInHand),
        ("▲２五銀", Illegal::WrongMovement),
        ("▲１一角成", Illegal::Blocked),
        ("▲８八飛", Illegal::OwnPiece),
        ("▲５七桂", Illegal::WrongMovement),
        ("B-1a", Illegal::Blocked),
    ] {
        assert_eq!(reason(text), wanted, "{text}");
    }
    let mated = position("4k4/9/4P4/9/9/9/9/9/3gKg3 b G2P 1");
    assert_eq!(parse_move(&mated, None, "６八玉"), Ok(mv("5i6h")));
    let start = Position::start();
    let error = parse_move(&start, None, "▲５五歩打");
    assert_eq!(error, Ok(mv("P*5e")), "the rules say that it is not in hand");
}

#[test]
fn of_several_pieces_the_only_one_that_may_move_is_meant() {
    // Both golds reach 4f by their movement; the one on 5g is pinned.
    let position = position("4r2k1/9/9/9/9/9/4GG3/9/4K4 b - 1");
    assert_eq!(parse_move(&position, None, "４六金"), Ok(mv("4g4f")));
}

/// A move as CSA files have it.
fn csa(position: &Position, mv: Move) -> String {
    let mut record = crate::Record::new(position.to_sfen());
    record.add(crate::NodeId::ROOT, crate::Step::Move(mv));
    crate::csa::to_text(&record, crate::Encoding::Utf8).lines().last().unwrap().to_owned()
}

/// A move as four digits.
fn digits(mv: Move) -> String {
    let Some(from) = mv.from() else { return mv.to_string() };
    let square = |square: Square| format!("{}{}", square.file().number(), square.rank().number());
    format!("{}{}{}", square(from), square(mv.to()), if mv.promotes() { "+" } else { "" })
}

/// A position after random moves from a handicap's start, or from one with hands full of pieces.
fn wandered(start: usize, choices: &[u16]) -> (Position, Option<Square>) {
    const STARTS: [&str; 3] = [
        "4k4/9/9/9/9/9/9/9/4K4 b 2R2B4G4S4N4L9P9p 1",
        "3gkg3/3nsn3/4+p4/2+p1+p1+p2/9/2+P1+P1+P2/4+P4/3SGS3/4K4 w RBNLrbnl 1",
        "3+r1k3/9/1+B3+b3/2S1S1S2/3S5/4+N4/3+N1+N3/9/4K3+R w Pp 1",
    ];
    let sfens: Vec<&str> =
        komadai_rules::Handicap::ALL.iter().map(|found| found.sfen()).chain(STARTS).collect();
    let mut position = position(sfens[start % sfens.len()]);
    let mut previous_to = None;
    for choice in choices {
        let moves = position.legal_moves();
        let Some(mv) = moves.get(usize::from(*choice) % moves.len().max(1)) else { break };
        position.do_move(*mv);
        previous_to = Some(mv.to());
    }
    (position, previous_to)
}

proptest::proptest! {
    #![proptest_config(proptest::prelude::ProptestConfig::with_cases(256))]

    #[test]
    fn every_legal_move_reads_back_from_every_notation(
        start in 0_usize..64,
        choices in proptest::collection::vec(proptest::prelude::any::<u16>(), 0..120),
    ) {
        let (position, previous_to) = wandered(start, &choices);
        let moves = position.legal_moves();
        let mut seen = std::collections::HashSet::new();
        for mv in &moves {
            let words = japanese(&position, *mv, previous_to);
            proptest::prop_assert!(seen.insert(words.clone()), "two moves are {} in {}", words, position);
            for text in [
                words,
                chinese(&position, *mv, previous_to, Script::Simplified),
                chinese(&position, *mv, previous_to, Script::Traditional),
                western(&position, *mv, previous_to),
                hosking(&position, *mv),
                mv.to_string(),
                csa(&position, *mv),
                digits(*mv),
            ] {
                proptest::prop_assert_eq!(
                    parse_move(&position, previous_to, &text), Ok(*mv), "{} in {}", text, position
                );
            }
        }
    }

    #[test]
    fn a_named_square_and_piece_give_a_legal_move_a_rule_or_a_fault(
        start in 0_usize..64,
        choices in proptest::collection::vec(proptest::prelude::any::<u16>(), 0..60),
        square in "[1-9][1-9]",
        piece in "[歩香桂銀金角飛玉とK]|成香|成桂|成銀|馬|竜",
    ) {
        let (position, previous_to) = wandered(start, &choices);
        let text = format!("{square}{piece}");
        match parse_move(&position, previous_to, &text) {
            Ok(mv) => proptest::prop_assert_eq!(
                mv.to().to_string(),
                Square::from_index(
                    (square.as_bytes()[0] - b'1') as usize * 9 + (square.as_bytes()[1] - b'1') as usize
                ).unwrap().to_string()
            ),
            Err(error) => proptest::prop_assert!(
                matches!(
                    error.kind,
                    NotationErrorKind::Illegal(_)
                        | NotationErrorKind::NoCandidate
                        | NotationErrorKind::Ambiguous(_)
                        | NotationErrorKind::ExpectedPiece
                ),
                "{} in {}: {}", text, position, error
            ),
        }
    }

    #[test]
    fn no_text_makes_the_reader_panic(text in "[▲△同７六1-9a-iPLNSBRGK+*()成不打右左上 ]{0,24}|.{0,40}") {
        let start = Position::start();
        let _ = parse_move(&start, None, &text);
        let _ = parse_moves(&start, Some(Square::from_index(40).unwrap()), &text);
    }
}
