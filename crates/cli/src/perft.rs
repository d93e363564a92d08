//! `komadai perft`: counting the game tree.

use std::io::IsTerminal as _;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use clap::ArgMatches;
use komadai_rules::{Move, Position, perft, perft_played};
use komadai_text::Text;

use crate::outcome::{Answer, Failure, Outcome, say};
use crate::{stop, words};

/// Depth that is counted in one go; above it the count looks whether it shall stop.
const SLICE: u32 = 3;

/// Counts, prints each first move's share if asked, and the count alone on the last line. Stopped, it prints the shares
/// it has and says so: then there is no count.
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
    // Where the system tells of no Ctrl-C, it ends the program as usual.
    let stop = stop::flag().unwrap_or_default();
    let divided = divide(&position, depth, threads as usize, &stop, counter);
    let counted: Vec<(Move, u64)> =
        divided.iter().filter_map(|(mv, nodes)| nodes.map(|nodes| (*mv, nodes))).collect();
    let nodes: u64 = counted.iter().map(|(_, nodes)| nodes).sum();
    let is_whole = counted.len() == divided.len();
    if found.get_flag("divide") || !is_whole {
        for (mv, nodes) in &counted {
            say(format_args!("{mv}: {nodes}"));
        }
    }
    if is_whole {
        say(nodes);
        return Ok(Answer::Yes);
    }
    let args = [
        ("done", counted.len().into()),
        ("count", divided.len().into()),
        ("nodes", nodes.to_string().into()),
    ];
    eprintln!("komadai: {}", text.with("cli-perft-stopped", &args));
    Ok(Answer::No)
}

/// Nodes below each first move, in the generator's order; none where the count was stopped. Threads take the moves one
/// by one.
fn divide(
    position: &Position,
    depth: u32,
    threads: usize,
    stop: &AtomicBool,
    counter: impl Fn(&mut Position, u32) -> u64 + Sync,
) -> Vec<(Move, Option<u64>)> {
    let moves = position.legal_moves();
    let counts = Mutex::new(vec![None; moves.len()]);
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
                    let nodes = count(&mut position, depth - 1, stop, &counter);
                    position.undo_move(mv, delta);
                    if nodes.is_none() {
                        break;
                    }
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

/// Nodes below a position, in slices; none when it was stopped. Its depth is at most what the command line allows.
fn count(
    position: &mut Position,
    depth: u32,
    stop: &AtomicBool,
    counter: &impl Fn(&mut Position, u32) -> u64,
) -> Option<u64> {
    if stop.load(Ordering::Relaxed) {
        return None;
    }
    if depth <= SLICE {
        return Some(counter(position, depth));
    }
    let mut nodes = 0;
    for mv in position.legal_moves() {
        let delta = position.do_move(mv);
        let below = count(position, depth - 1, stop, counter);
        position.undo_move(mv, delta);
        nodes += below?;
    }
    Some(nodes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_count_in_slices_is_the_count() {
        let position = Position::start();
        let divided = divide(&position, 5, 1, &AtomicBool::new(false), perft);
        assert_eq!(divided.iter().filter_map(|(_, nodes)| *nodes).sum::<u64>(), 19_861_490);
    }

    #[test]
    fn a_count_that_is_stopped_keeps_the_moves_it_is_through_with() {
        let (position, stop) = (Position::start(), AtomicBool::new(false));
        let calls = AtomicUsize::new(0);
        let divided = divide(&position, 4, 1, &stop, |position, depth| {
            stop.store(calls.fetch_add(1, Ordering::Relaxed) == 6, Ordering::Relaxed);
            perft(position, depth)
        });
        assert_eq!(divided.len(), 30);
        assert!(divided[..7].iter().all(|(_, nodes)| nodes.is_some()));
        assert!(divided[7..].iter().all(|(_, nodes)| nodes.is_none()));
    }
}
