//! The USI program over any input and output.

use std::io::{self, BufRead, Write};

use komadai_protocol::{EngineLine, GuiCommand, Info, UsiErrorKind};

use crate::session::Session;

/// Reads commands until `quit` or the end of the input, and answers them.
///
/// # Errors
/// When the input can't be read or the output can't be written.
pub fn run(mut input: impl BufRead, output: impl Write + Send + 'static) -> io::Result<()> {
    let mut session = Session::new(output)?;
    let mut bytes = Vec::new();
    loop {
        bytes.clear();
        if input.read_until(b'\n', &mut bytes)? == 0 {
            break;
        }
        // A stray byte of another encoding must not end the game.
        let line = String::from_utf8_lossy(&bytes);
        match line.parse::<GuiCommand>() {
            Ok(GuiCommand::Quit) => break,
            Ok(command) => session.handle(command)?,
            Err(error) if error.kind == UsiErrorKind::Blank => {}
            Err(error) => {
                session.say(&EngineLine::Info(Box::new(Info::text(format!("error: {error}")))))?;
                session.recover(&line)?;
            }
        }
    }
    session.end()
}
