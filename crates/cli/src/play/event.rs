//! What the game waits for: a typed line, the computer, the end of input, Ctrl-C.

use std::io::BufRead as _;
use std::sync::mpsc::Sender;

use super::computer::Thought;

/// Longest typed line that is looked at, in bytes.
const MAX_LINE: u64 = 4096;

/// One thing that happened outside the game.
pub(super) enum Event {
    /// A line was typed.
    Line(String),
    /// Standard input has ended.
    EndOfInput,
    /// Ctrl-C.
    Interrupt,
    /// The computer has thought.
    Computer(Thought),
}

/// Starts to listen. The threads live as long as the program: nothing can wake a thread that waits for a key.
pub(super) fn listen(events: &Sender<Event>) -> std::io::Result<()> {
    let typed = events.clone();
    std::thread::Builder::new().name("keyboard".to_owned()).spawn(move || read_lines(&typed))?;
    let interrupts = events.clone();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_io().build()?;
    std::thread::Builder::new().name("interrupt".to_owned()).spawn(move || {
        while runtime.block_on(tokio::signal::ctrl_c()).is_ok() {
            if interrupts.send(Event::Interrupt).is_err() {
                break;
            }
        }
    })?;
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
