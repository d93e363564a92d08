//! Plays the levels of hasami shogi against each other and says how long the strongest thinks.
//!
//! `levels GAMES` plays each level against the one below, and the highest against the lowest.

#![expect(
    clippy::print_stdout,
    clippy::disallowed_methods,
    reason = "a program for the developer's terminal, which measures time"
)]

use std::time::Instant;

use komadai_rules::Color;
use komadai_variants::{Game, Hasami, Level, Options, Outcome, best_move};

fn main() {
    let games: u64 = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(20);
    for (strong, weak) in [(2, 1), (3, 2), (4, 3), (5, 4), (5, 1)] {
        let level = |number| Level::new(number).expect("from 1 to 5");
        let (mut won, mut drawn, mut slowest) = (0_u64, 0_u64, 0.0_f64);
        for number in 0..games {
            let side = if number % 2 == 0 { Color::Black } else { Color::White };
            let mut game = Hasami::new(Options::default());
            let mut seed = number * 1_000;
            while game.outcome().is_none() {
                seed += 1;
                let whose = level(if game.side() == side { strong } else { weak });
                let begun = Instant::now();
                let mv = best_move(&game, whose, seed).expect("a game that goes on has moves");
                slowest = slowest.max(begun.elapsed().as_secs_f64());
                game.play(mv);
            }
            match game.outcome() {
                Some(Outcome::Won(winner)) if winner == side => won += 1,
                Some(Outcome::Drawn) => drawn += 1,
                _ => {}
            }
        }
        println!("{strong} against {weak}: won {won}, drawn {drawn} of {games}; slowest move {slowest:.3} s");
    }
}
