//! What the game waits for: a typed line, the computer, the end of input, Ctrl-C.

use std::io::BufRead as _;
use std::sync::mpsc::Sender;

use super::computer::Thought;
use crate::stop::signal;

/// Longest typed line that is looked at, in bytes.
const MAX_LINE: u64 = 4096;

/// One thing that happened outside the game.
pub(super) enum Event {
    /// A line was typed.
    Line(String),
    /// Standard input has ended.
    EndOfInput,
    /// Ctrl-C or SIGTERM.
    Interrupt,
    /// The computer has thought.
    Computer(Thought),
}

/// Starts to listen: for Ctrl-C first, so that it is heard before anything is played. The threads live as long as the
/// program: nothing can wake a thread that waits for a key.
pub(super) fn listen(events: &Sender<Event>) -> std::io::Result<()> {
    let interrupts = events.clone();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_io().build()?;
    let mut interrupt = runtime.block_on(async { signal() })?;
    std::thread::Builder::new().name("interrupt".to_owned()).spawn(move || {
        loop {
            runtime.block_on(interrupt);
            let Ok(next) = runtime.block_on(async { signal() }) else { break };
            interrupt = next;
            if interrupts.send(Event::Interrupt).is_err() {
                break;
            }
        }
    })?;
    let typed = events.clone();
    std::thread::Builder::new().name("keyboard".to_owned()).spawn(move || read_lines(&typed))?;
    Ok(())
}

fn read_lines(events: &Sender<Event>) {
    use std::io::Read as _;
    let mut input = std::io::stdin().lock();
    let mut line = Vec::new();
    loop {
        line.clear();
        match input.by_ref().take(MAX_LINE).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => {
                let _ = events.send(Event::EndOfInput);
                return;
            }
            Ok(_) => {
                let text = String::from_utf8_lossy(&line).into_owned();
                if events.send(Event::Line(text)).is_err() {
                    return;
                }
            }
        }
    }
}
