//! What a search must find, and how it ends.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use komadai_rules::{Color, Move, Piece, Position, Sfen, Square};
use komadai_search::{
    Clock, Control, EnteringKing, Game, Limits, Outcome, Points, Searcher, TimePlan, loses_at_least,
    plies_to_mate,
};

/// A clock that moves on by one millisecond each time it is read.
#[derive(Default)]
struct Ticks(AtomicU64);

impl Clock for Ticks {
    fn milliseconds(&self) -> u64 {
        self.0.fetch_add(1, Relaxed)
    }
}

fn game(sfen: &str, moves: &str) -> Game {
    let start = Position::from_sfen(sfen).expect("a good position");
    let moves = moves.split_whitespace().map(|text| text.parse().expect("a move")).collect();
    Game { start, moves }
}

fn search_with(game: &Game, limits: &Limits) -> Outcome {
    let control = Control::new(0, None, false);
    Searcher::new(4, 1).go(game, limits, &control, &Ticks::default(), &mut |_| {})
}

fn search(sfen: &str, moves: &str, depth: u32) -> Outcome {
    search_with(&game(sfen, moves), &Limits { depth: Some(depth), ..Limits::default() })
}

fn mv(text: &str) -> Move {
    text.parse().expect("a move")
}

const START: &str = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";

/// A mate in eleven plies (tanuki-tsume-shogi, tk11_112).
const ELEVEN: &str = "7G1/8L/8S/6GRP/6GR1/8k/9/9/9 b 2bg3s4n3l17p 1";

#[test]
fn a_hanging_rook_is_taken() {
    let outcome = search("4k4/9/9/9/4r4/4R4/9/9/4K4 b 2P2p 1", "", 6);
    assert_eq!(outcome.best(), Some(mv("5f5e")));
    assert!(outcome.score() > 1000, "{}", outcome.score());
}

#[test]
fn mates_are_found_and_counted_in_plies() {
    let outcome = search("4k4/9/4P4/9/9/9/9/9/4K4 b G2r2b3g4s4n4l17p 1", "", 3);
    assert_eq!(outcome.best(), Some(mv("G*5b")));
    assert_eq!(plies_to_mate(outcome.score()), Some(1));
    let outcome = search(ELEVEN, "", 16);
    assert_eq!(plies_to_mate(outcome.score()), Some(11));
}

#[test]
fn without_a_legal_move_there_is_no_line() {
    let outcome = search("4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1", "", 3);
    assert!(outcome.lines.is_empty());
    assert!(outcome.score() < 0);
}

#[test]
fn only_the_first_moves_asked_for_are_played() {
    let moves: Vec<Move> = ["1g1f", "9g9f"].map(mv).into();
    let limits = Limits { depth: Some(5), moves: moves.clone(), ..Limits::default() };
    let outcome = search_with(&game(START, ""), &limits);
    assert!(outcome.best().is_some_and(|best| moves.contains(&best)));
}

#[test]
fn first_moves_that_are_all_illegal_are_as_good_as_none() {
    let limits = Limits { depth: Some(3), moves: vec![mv("5a5b")], ..Limits::default() };
    assert!(search_with(&game(START, ""), &limits).best().is_some());
}

#[test]
fn a_refusal_to_promote_is_played_when_asked_for_by_name() {
    let sfen = "4k4/9/9/4P4/9/9/9/9/4K4 b - 1";
    let limits = Limits { depth: Some(5), moves: vec![mv("5d5c")], ..Limits::default() };
    assert_eq!(search_with(&game(sfen, ""), &limits).best(), Some(mv("5d5c")));
    assert_ne!(search(sfen, "", 5).best(), Some(mv("5d5c")));
}

#[test]
fn lines_are_sorted_and_differ() {
    let limits = Limits { depth: Some(6), multi_pv: 5, ..Limits::default() };
    let outcome = search_with(&game(START, ""), &limits);
    assert_eq!(outcome.lines.len(), 5);
    for pair in outcome.lines.windows(2) {
        assert!(pair[0].score >= pair[1].score);
        assert_ne!(pair[0].moves[0], pair[1].moves[0]);
    }
}

#[test]
fn every_line_told_is_legal() {
    let game = game("l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1", "");
    let control = Control::new(0, None, false);
    let limits = Limits { depth: Some(11), ..Limits::default() };
    let mut reports = 0;
    Searcher::new(4, 1).go(&game, &limits, &control, &Ticks::default(), &mut |report| {
        let mut position = game.position();
        for &mv in &report.pv {
            assert!(position.is_legal(mv), "{mv} in {:?}", report.pv);
            position.do_move(mv);
        }
        reports += 1;
    });
    assert!(reports >= 11);
}

#[test]
fn a_losing_side_seeks_repetition_and_a_winning_side_shuns_it() {
    // Black is a rook ahead and has shuffled so far; going on would be a draw.
    let sfen = "4k4/9/9/9/9/9/7R1/9/4K4 b RB2G2S2N2L9Pb2g2s2n2l9p 1";
    let outcome = search(sfen, "2g3g 5a4a 3g2g 4a5a", 6);
    assert!(outcome.score() > 500, "{}", outcome.score());
    // White, far behind, takes the draw on offer.
    let sfen = "4k4/9/9/9/9/9/7R1/9/4K4 b RB4G4S4N4L18Pb 1";
    let limits = Limits { depth: Some(6), moves: vec![mv("4a5a")], ..Limits::default() };
    let outcome = search_with(&game(sfen, "2g3g 5a4a 3g2g"), &limits);
    assert_eq!(outcome.score(), 0);
}

#[test]
fn perpetual_check_is_no_way_out() {
    // Black could check for ever with the dragon, and would lose by it.
    let sfen = "k8/9/1+R7/9/9/9/9/6+r2/8K b 2b4g4s4n4l18p 1";
    let outcome = search(sfen, "8c9c 9a8a 9c8c 8a9a 8c9c 9a8a 9c8c 8a9a", 8);
    assert!(outcome.score() < 0 || outcome.best() != Some(mv("8c9c")), "{outcome:?}");
}

#[test]
fn a_node_limit_is_kept_to_the_node_and_repeats() {
    let limits = Limits { nodes: Some(5000), ..Limits::default() };
    let first = search_with(&game(START, ""), &limits);
    let second = search_with(&game(START, ""), &limits);
    assert_eq!(first, second);
    assert!(first.nodes <= 5001, "{}", first.nodes);
}

#[test]
fn a_plan_of_time_ends_the_search() {
    let control = Control::new(0, Some(TimePlan { optimum: 1000, maximum: 50 }), false);
    let clock = Ticks::default();
    let outcome = Searcher::new(4, 1).go(&game(START, ""), &Limits::default(), &control, &clock, &mut |_| {});
    assert!(outcome.best().is_some());
    assert!(clock.milliseconds() < 80, "{}", clock.milliseconds());
}

#[test]
fn a_search_told_to_stop_beforehand_still_has_a_move() {
    let control = Control::new(0, None, false);
    control.stop();
    let outcome = Searcher::new(4, 2).go(
        &game(START, ""),
        &Limits::default(),
        &control,
        &Ticks::default(),
        &mut |_| {},
    );
    assert!(outcome.best().is_some());
}

#[test]
fn the_try_rule_wins_by_walking_there() {
    let limits = Limits { depth: Some(3), entering_king: EnteringKing::Try, ..Limits::default() };
    let outcome = search_with(&game("9/5K3/9/9/9/9/9/9/4k4 b - 1", ""), &limits);
    assert_eq!(outcome.best(), Some(mv("4b5a")));
}

#[test]
fn a_declaration_is_seen_ahead() {
    // The king enters; whatever White does, Black declares.
    let game = game("9/+P+P+P+P+P1+P+P+P/+P+P7/4K4/9/9/9/9/4k4 b B4L4N8P 1", "");
    let outcome = search_with(&game, &with_rule(Points::Points27, 8));
    assert_eq!(plies_to_mate(outcome.score()), Some(3), "{outcome:?}");
    let never = Limits { entering_king: EnteringKing::None, ..with_rule(Points::Points27, 8) };
    assert_eq!(plies_to_mate(search_with(&game, &never).score()), None);
}

/// Black's king has entered with the ten pieces and 24 points, and White holds nearly everything else.
const ENTERED: &str = "4K4/+P+P+P+P+P4/+P+P+P+P+P4/9/9/9/9/9/4k4 b 2B4L2r4g4s4n8p 1";

fn with_rule(points: Points, depth: u32) -> Limits {
    Limits { depth: Some(depth), entering_king: EnteringKing::Declaration(points), ..Limits::default() }
}

#[test]
fn by_the_24_point_rule_a_draw_is_claimed_when_behind() {
    let outcome = search_with(&game(ENTERED, ""), &with_rule(Points::Points24, 1));
    assert!(outcome.declares && outcome.score() < -100, "{outcome:?}");
    // Looking further it sees that the draw is there next turn too.
    let outcome = search_with(&game(ENTERED, ""), &with_rule(Points::Points24, 4));
    assert!(outcome.declares || outcome.score() >= 0, "{outcome:?}");
    let outcome = search_with(&game(ENTERED, ""), &with_rule(Points::Points27, 4));
    assert!(!outcome.declares && outcome.best().is_some(), "{outcome:?}");
    // Ahead, it plays on.
    let ahead = "4K4/+P+P+P+P+P4/+P+P+P+P+P4/9/9/9/9/9/4k4 b 2B4L 1";
    let outcome = search_with(&game(ahead, ""), &with_rule(Points::Points24, 4));
    assert!(!outcome.declares, "{outcome:?}");
}

#[test]
fn a_draw_that_can_be_claimed_is_seen_in_the_tree() {
    // White passes the move with its king; Black then claims.
    let before = "4K4/+P+P+P+P+P4/+P+P+P+P+P4/9/9/9/9/9/4k4 w 2B4L2r4g4s4n8p 1";
    let limits = |points| Limits { moves: vec![mv("5i5h")], ..with_rule(points, 4) };
    let professional = search_with(&game(before, ""), &limits(Points::Points24));
    let amateur = search_with(&game(before, ""), &limits(Points::Points27));
    assert_eq!(professional.score(), 0);
    assert!(amateur.score() > 100, "{amateur:?}");
}

#[test]
fn more_lines_may_be_asked_for_while_it_runs() {
    let control = Control::new(0, None, false);
    let limits = Limits { depth: Some(6), ..Limits::default() };
    let mut ranks = Vec::new();
    let clock = Ticks::default();
    let outcome = Searcher::new(4, 1).go(&game(START, ""), &limits, &control, &clock, &mut |report| {
        ranks.push((report.depth, report.rank));
        if report.depth == 2 {
            control.set_lines(3);
        } else if report.depth == 4 && report.rank == 3 {
            control.set_lines(2);
        }
    });
    assert_eq!(
        ranks,
        [(1, 1), (2, 1), (3, 1), (3, 2), (3, 3), (4, 1), (4, 2), (4, 3), (5, 1), (5, 2), (6, 1), (6, 2)]
    );
    assert_eq!(outcome.lines.len(), 2);
}

fn turned(position: &Position) -> Position {
    let mut sfen = Sfen::empty();
    for (square, piece) in position.pieces_on_board() {
        sfen.set(square.flip(), Some(Piece::new(!piece.color(), piece.kind())));
    }
    for color in Color::ALL {
        for (kind, count) in position.hand(color).iter() {
            sfen.set_hand(!color, kind, count);
        }
    }
    sfen.set_side_to_move(!position.side_to_move());
    Position::try_from(&sfen).expect("a turned position is as good")
}

#[test]
fn both_sides_are_judged_alike() {
    let searcher = Searcher::new(1, 1);
    let mut position = Position::start();
    // A walk that leads through many kinds of positions.
    let mut choice = 1_usize;
    for _ in 0..300 {
        assert_eq!(searcher.evaluate(&position), searcher.evaluate(&turned(&position)), "{position}");
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        choice = choice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        position.do_move(moves[(choice >> 33) % moves.len()]);
    }
}

#[test]
fn exchanges_are_counted_to_the_end() {
    let position = Position::from_sfen("4k4/9/9/4p4/4P4/9/9/9/4K4 b R2B 1").expect("a good position");
    let rook_given: Move = Move::drop(komadai_rules::HandKind::Rook, Square::S6D);
    assert!(!loses_at_least(&position, rook_given, 1));
    let position = Position::from_sfen("4k4/9/9/4p4/9/4P4/9/9/4K4 b R2B 1").expect("a good position");
    let rook_given: Move = "R*5e".parse().expect("a move");
    assert!(loses_at_least(&position, rook_given, 800));
    assert!(!loses_at_least(&position, "5f5e".parse().expect("a move"), 101));
}

#[test]
fn the_score_of_a_position_does_not_drift_however_often_it_is_searched() {
    let start = game(komadai_rules::START_SFEN, "");
    let limits = Limits { nodes: Some(12_000), multi_pv: 5, ..Limits::default() };
    let mut searcher = Searcher::new(16, 1);
    let mut score = || {
        let control = Control::new(0, None, false);
        searcher.go(&start, &limits, &control, &Ticks::default(), &mut |_| {}).score()
    };
    let scores: Vec<i32> = (0..60).map(|_| score()).collect();
    let highest = scores.iter().map(|score| score.abs()).max();
    assert!(highest < Some(150), "{scores:?}");
}
