//! Games between strengths, by which the grades are set.
//!
//! ```sh
//! cargo run --release -p komadai-engine --example calibrate -- 200 1 w0.5:w0.4 n20000:n40000 5k:4k 3k:1k:lance
//! ```
//!
//! The arguments are how many games a pair plays, on how many threads, and the pairs: `w` and a weakness from 0 to 1, `n` and
//! positions a move, or a grade; and a handicap, which the second gives. Without one colours change after every game.
//! A line a pair: won, drawn and lost by the second, its percentage and the difference in Elo with the 95 % bounds.
#![expect(clippy::print_stdout, reason = "a tool that prints its findings")]

use std::error::Error;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use komadai_book::own_book;
use komadai_engine::grade::{Strength, strength};
use komadai_engine::{Decision, by_heart, decide, own_network};
use komadai_rules::{ByColor, Color, Grade, Handicap, History, Repetition};
use komadai_search::{Clock, Control, Game, Limits, STACK, Searcher};

/// A game that is not over by then is a draw.
const LONGEST: usize = 400;

/// No time passes.
struct Timeless;

impl Clock for Timeless {
    fn milliseconds(&self) -> u64 {
        0
    }
}

struct Pair {
    players: [Strength; 2],
    handicap: Handicap,
}

impl Pair {
    fn read(text: &str) -> Result<Self, Box<dyn Error>> {
        let words: Vec<&str> = text.split(':').collect();
        let handicap = words.get(2).map_or(Some(Handicap::Even), |id| Handicap::from_id(id));
        match (words.as_slice(), handicap) {
            ([first, second, ..], Some(handicap)) => {
                Ok(Self { players: [named(first)?, named(second)?], handicap })
            }
            _ => Err(format!("no pair: {text}").into()),
        }
    }

    /// Who sits where in a game. Whoever gives plays White.
    fn seats(&self, number: usize) -> ByColor<usize> {
        let turned = self.handicap.is_even() && number % 2 == 1;
        if turned { ByColor::new(1, 0) } else { ByColor::new(0, 1) }
    }
}

fn named(text: &str) -> Result<Strength, Box<dyn Error>> {
    if let Some(grade) = Grade::from_id(text) {
        return Ok(strength(grade));
    }
    match text.split_at_checked(1) {
        Some(("w", weakness)) => Ok(Strength::straying(weakness.parse()?)),
        Some(("n", nodes)) => Ok(Strength::steady(nodes.parse()?)),
        _ => Err(format!("no strength: {text}").into()),
    }
}

/// The winner of one game.
fn game(pair: &Pair, seats: ByColor<usize>, searchers: &mut [Searcher; 2], seed: u64) -> Option<Color> {
    let start = pair.handicap.position();
    let mut position = start.clone();
    let mut history = History::new(&start);
    let mut game = Game { start, moves: Vec::new() };
    searchers.iter_mut().for_each(Searcher::clear);
    loop {
        let side = position.side_to_move();
        if !position.has_legal_move() {
            return Some(!side);
        }
        match history.repetition() {
            Some(Repetition::Draw) => return None,
            Some(Repetition::Win) => return Some(side),
            Some(Repetition::Lose) => return Some(!side),
            None if game.moves.len() >= LONGEST => return None,
            None => {}
        }
        let who = seats[side];
        let strength = &pair.players[who];
        let seed = seed * 2 + who as u64;
        let known = by_heart(own_book(), &game, strength, seed).map(|known| known.mv);
        let thought = || {
            let mut limits = Limits { given_points: pair.handicap.given_points(), ..Limits::default() };
            strength.restrict(&mut limits);
            let control = Control::new(0, None, false);
            let outcome = searchers[who].go(&game, &limits, &control, &Timeless, &mut |_| {});
            match decide(&outcome, &game, strength, seed) {
                Decision::Play(index) => Ok(outcome.lines[index].moves[0]),
                Decision::Declare => Err(side),
                Decision::Resign => Err(!side),
            }
        };
        let mv = match known.map_or_else(thought, Ok) {
            Ok(mv) => mv,
            Err(winner) => return Some(winner),
        };
        position.do_move(mv);
        history.push(&position);
        game.moves.push(mv);
    }
}

/// Won, drawn and lost by the second of the pair.
fn tally(pair: &Pair, games: usize, threads: usize) -> std::io::Result<[usize; 3]> {
    let (next, tally) = (&AtomicUsize::new(0), &Mutex::new([0_usize; 3]));
    std::thread::scope(|scope| {
        for _ in 0..threads {
            std::thread::Builder::new().stack_size(STACK).spawn_scoped(scope, move || {
                let mut searchers = [0, 1].map(|_| {
                    let mut searcher = Searcher::new(16, 1);
                    searcher.set_network(own_network());
                    searcher
                });
                loop {
                    let number = next.fetch_add(1, Relaxed);
                    if number >= games {
                        break;
                    }
                    let seats = pair.seats(number);
                    let winner = game(pair, seats, &mut searchers, number as u64 / 2);
                    let found = match winner.map(|color| seats[color]) {
                        Some(1) => 0,
                        None => 1,
                        Some(_) => 2,
                    };
                    tally.lock().expect("nothing panics while it is held")[found] += 1;
                }
            })?;
        }
        Ok::<(), std::io::Error>(())
    })?;
    Ok(*tally.lock().expect("nothing panics while it is held"))
}

/// The difference in Elo that a share of the points stands for.
fn elo(share: f64) -> f64 {
    let share = share.clamp(0.001, 0.999);
    400.0 * (share / (1.0 - share)).log10()
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [games, threads, pairs @ ..] = arguments.as_slice() else {
        return Err("expected games, threads and pairs".into());
    };
    let (games, threads): (usize, usize) = (games.parse()?, threads.parse()?);
    for text in pairs {
        let [won, drawn, lost] = tally(&Pair::read(text)?, games, threads)?;
        let n = games.max(1) as f64;
        let share = (won as f64 + drawn as f64 / 2.0) / n;
        let deviation = ((won as f64 + drawn as f64 / 4.0) / n - share * share).max(0.0).sqrt();
        let error = 1.96 * deviation / n.sqrt();
        println!(
            "{text}\t{won}-{drawn}-{lost}\t{:.1} %\t{:+.0} ({:+.0} to {:+.0})",
            100.0 * share,
            elo(share),
            elo(share - error),
            elo(share + error),
        );
    }
    Ok(())
}
