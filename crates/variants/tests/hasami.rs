//! The rules of hasami shogi, one by one.

use komadai_rules::{Color, Square};
use komadai_variants::{Game, Goal, Hasami, IllegalStep, Level, Options, Outcome, Step, best_move};
use proptest::prelude::*;

fn step(text: &str) -> Step {
    text.parse().expect("a move")
}

fn square(text: &str) -> Square {
    text.parse().expect("a square")
}

/// A game after moves; every one has to be legal.
fn after(options: Options, moves: &str) -> Hasami {
    let mut game = Hasami::new(options);
    for text in moves.split_whitespace() {
        assert_eq!(game.check(step(text)), Ok(()), "{text} in {}", game.sfen());
        game.play(step(text));
    }
    game
}

fn board(game: &Hasami) -> String {
    game.sfen().split(' ').next().unwrap_or_default().to_owned()
}

#[test]
fn nine_pieces_a_side_move_like_rooks() {
    let game = Hasami::new(Options::default());
    assert_eq!(board(&game), "+p+p+p+p+p+p+p+p+p/9/9/9/9/9/9/9/PPPPPPPPP");
    assert_eq!(game.moves().len(), 9 * 7);
    assert_eq!(game.check(step("5i5b")), Ok(()));
    assert_eq!(game.check(step("5i5a")), Err(IllegalStep::Blocked));
    assert_eq!(game.check(step("5i4i")), Err(IllegalStep::Blocked));
    assert_eq!(game.check(step("5i4h")), Err(IllegalStep::NotStraight));
    assert_eq!(game.check(step("5i5i")), Err(IllegalStep::NotStraight));
    assert_eq!(game.check(step("5a5b")), Err(IllegalStep::NoPiece));
    for bad in ["", "5i", "5i5", "5i5j", "0a1a", "五九五八"] {
        assert!(bad.parse::<Step>().is_err(), "{bad}");
    }
}

#[test]
fn a_piece_between_two_is_taken_and_one_that_moves_between_is_not() {
    // White comes to 5e between nothing; Black closes from both sides.
    let game = after(Options::default(), "6i6e 5a5e 4i4e");
    assert_eq!(game.taken(Color::Black), 1);
    assert_eq!(game.at(square("5e")), None);
    // White moves in between by itself.
    let game = after(Options::default(), "6i6e 1a1b 4i4e 5a5e");
    assert_eq!(game.taken(Color::Black), 0);
    assert_eq!(game.at(square("5e")), Some(Color::White));
}

#[test]
fn an_unbroken_line_is_taken_whole_and_one_with_a_gap_is_not() {
    let game = after(Options::default(), "7i7e 6a6e 1i1h 5a5e 4i4e");
    assert_eq!(game.taken(Color::Black), 2);
    let game = after(Options::default(), "8i8e 7a7e 1i1h 5a5e 4i4e");
    assert_eq!(game.taken(Color::Black), 0, "6e is empty");
}

#[test]
fn several_lines_are_taken_at_once() {
    // White on 5e and 4d, Black on 6e, 4c; Black comes to 4e? Two lines from 4e: left and up.
    let game = after(Options::default(), "6i6e 5a5e 3i3c 4a4d 3c4c 9a9b 4i4e");
    assert_eq!(game.taken(Color::Black), 2, "{}", game.sfen());
}

#[test]
fn a_piece_in_the_corner_without_a_way_out_is_taken() {
    // White's corner piece 1a stands between 2a (White) ... so first 2a goes away.
    let game = after(Options::default(), "1i1b 2a2e 9i9h 2e3e 2i2a");
    assert_eq!(game.at(square("1a")), None, "{}", game.sfen());
    assert!(game.taken(Color::Black) >= 1);
}

#[test]
fn a_group_at_the_edge_with_a_way_out_stays() {
    let game = after(Options::default(), "2i2b 9a9b 1i1b");
    assert_eq!(game.taken(Color::Black), 0, "1a and 2a are joined to the others");
}

#[test]
fn five_taken_first_win() {
    let won = play_until_taken(Options::default());
    assert!(matches!(won, Some(Outcome::Won(_))), "{won:?}");
}

/// The strongest against the weakest.
fn play_until_taken(options: Options) -> Option<Outcome> {
    let mut game = Hasami::new(options);
    for seed in 0..500 {
        let level = if game.side() == Color::Black { Level::FIVE } else { Level::ONE };
        let Some(mv) = best_move(&game, level, seed) else { break };
        game.play(mv);
    }
    game.outcome()
}

#[test]
fn a_lead_of_three_wins_only_when_the_reply_leaves_it() {
    // Three at once: White's line 5e 4e 3e between 6e and 2e.
    let line = "6i6e 5a5e 9i9h 4a4e 9h9i 3a3e 2i2e";
    let mut game = after(Options::default(), line);
    assert_eq!((game.taken(Color::Black), game.outcome()), (3, None));
    game.play(step("9a9b"));
    assert_eq!(game.outcome(), Some(Outcome::Won(Color::Black)));
    assert!(game.moves().is_empty());
    assert_eq!(game.check(step("9i9h")), Err(IllegalStep::Over));
    // Under the other goal the game goes on.
    let mut game = after(Options { goal: Goal::AllButOne, ..Options::default() }, line);
    game.play(step("9a9b"));
    assert_eq!(game.outcome(), None);
}

#[test]
fn five_in_a_row_outside_the_camp_win_the_great_game() {
    let options = Options { goal: Goal::Row, eighteen: true };
    let moves = "5h5e 1b1c 6h6e 1c1b 7h7e 1b1c 4h4e 1c1b 3h3e";
    let game = after(options, moves);
    assert_eq!(game.outcome(), Some(Outcome::Won(Color::Black)), "{}", game.sfen());
    // In the own camp five in a row are nothing: that is how the game begins.
    assert_eq!(Hasami::new(options).outcome(), None);
    assert_eq!(after(options, "5h5f 1b1c 6h6g 1c1b 7h7g 1b1c 4h4g 1c1b 3h3g").outcome(), None);
}

#[test]
fn the_same_position_four_times_is_a_draw() {
    let round = "5i5h 5a5b 5h5i 5b5a ";
    assert_eq!(after(Options::default(), &round.repeat(2)).outcome(), None);
    assert_eq!(after(Options::default(), &round.repeat(3)).outcome(), Some(Outcome::Drawn));
}

#[test]
fn the_same_seed_plays_the_same_move_at_every_level() {
    let game = after(Options::default(), "5i5e 5a5d");
    for number in 1..=5 {
        let level = Level::new(number).expect("from 1 to 5");
        let mv = best_move(&game, level, 7);
        assert!(mv.is_some_and(|mv| game.check(mv).is_ok()));
        assert_eq!(mv, best_move(&game, level, 7));
    }
    assert_eq!((Level::new(0), Level::new(6)), (None, None));
}

#[test]
fn the_top_level_takes_what_it_is_offered() {
    // White stands on 5e beside Black's 6e; the way to 4e is open.
    let game = after(Options::default(), "6i6e 5a5e");
    assert_eq!(best_move(&game, Level::FIVE, 1).map(|mv| mv.to), Some(square("4e")));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, ..ProptestConfig::default() })]

    #[test]
    fn random_games_keep_their_books(choices in prop::collection::vec(any::<u16>(), 1..300), eighteen: bool, goal in 0..3) {
        let goal = [Goal::Five, Goal::AllButOne, Goal::Row][goal as usize];
        let mut game = Hasami::new(Options { goal, eighteen });
        let all = if eighteen { 18 } else { 9 };
        for choice in choices {
            let moves = game.moves();
            prop_assert_eq!(moves.is_empty(), game.outcome().is_some());
            if moves.is_empty() {
                break;
            }
            let mv = moves[usize::from(choice) % moves.len()];
            prop_assert_eq!(game.check(mv), Ok(()));
            prop_assert_eq!(mv.to_string().parse::<Step>(), Ok(mv));
            game.play(mv);
            for side in Color::ALL {
                let count = Square::ALL.into_iter().filter(|square| game.at(*square) == Some(side)).count();
                prop_assert_eq!(count + usize::from(game.taken(!side)), all);
            }
            prop_assert!(game.worth().abs() < 20_000);
        }
    }
}
