//! `komadai-usi`: the engine on standard input and output.

use std::process::ExitCode;

fn main() -> ExitCode {
    match komadai_engine::usi::run(std::io::stdin().lock(), std::io::stdout()) {
        Ok(()) => ExitCode::SUCCESS,
        // The GUI is gone; there is nobody left to tell.
        Err(_) => ExitCode::FAILURE,
    }
}
