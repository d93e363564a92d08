//! `komadai perft`: counting the game tree.

use std::io::IsTerminal as _;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use clap::ArgMatches;
use komadai_rules::{Move, Position, perft, perft_played};
use komadai_text::Text;

use crate::outcome::{Answer, Failure, Outcome, say};
use crate::words;

/// Counts, prints each first move's share if asked, and the count alone on the last line.
pub(crate) fn run(found: &ArgMatches, text: &Text) -> Outcome {
    let sfen: &String = found.get_one("sfen").expect("clap requires it");
    let depth: u32 = *found.get_one("depth").expect("clap requires it");
    let threads: u32 = *found.get_one("threads").expect("it has a default");
    let position = Position::from_sfen(sfen).map_err(|error| Failure(words::position(text, error)))?;
    let counter = if found.get_flag("no-bulk") { perft_played } else { perft };
    if depth == 0 {
        say(1);
        return Ok(Answer::Yes);
    }
    let divided = divide(&position, depth, threads as usize, counter);
    if found.get_flag("divide") {
        for (mv, nodes) in &divided {
            say(format_args!("{mv}: {nodes}"));
        }
    }
    say(divided.iter().map(|(_, nodes)| nodes).sum::<u64>());
    Ok(Answer::Yes)
}

/// Nodes below each first move, in the generator's order. Threads take the moves one by one.
fn divide(
    position: &Position,
    depth: u32,
    threads: usize,
    counter: fn(&mut Position, u32) -> u64,
) -> Vec<(Move, u64)> {
    let moves = position.legal_moves();
    let counts = Mutex::new(vec![0_u64; moves.len()]);
    let (next, done) = (AtomicUsize::new(0), AtomicUsize::new(0));
    // A screen is shown how far it is; what is piped or redirected is not touched.
    let watched = std::io::stderr().is_terminal();
    std::thread::scope(|scope| {
        for _ in 0..threads.min(moves.len()) {
            scope.spawn(|| {
                let mut position = position.clone();
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    let Some(mv) = moves.get(index).copied() else { break };
                    let delta = position.do_move(mv);
                    let nodes = counter(&mut position, depth - 1);
                    position.undo_move(mv, delta);
                    counts.lock().expect("no counting thread panics")[index] = nodes;
                    let done = done.fetch_add(1, Ordering::Relaxed) + 1;
                    if watched {
                        eprint!("\r{done}/{} ", moves.len());
                    }
                }
            });
        }
    });
    if watched {
        eprint!("\r\x1b[K");
    }
    let counts = counts.into_inner().expect("no counting thread panics");
    moves.into_iter().zip(counts).collect()
}
