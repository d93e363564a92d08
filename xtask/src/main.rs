//! Build chores.
//!
//! - `cargo xtask test` runs everything: format, tidy, lints, Rust tests, docs, web checks, browser tests.
//! - `cargo xtask tidy` holds the tree to the rules of ARCHITECTURE.md.
//! - `cargo xtask test --corpus DIR` also runs the long comparisons over a folder of data.

#![expect(clippy::print_stdout, clippy::print_stderr, reason = "a program that talks to its caller")]

mod shell;
mod test;
mod tidy;

use std::process::ExitCode;

const USAGE: &str = "usage: cargo xtask test [--corpus DIR] | tidy";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let outcome = match words[..] {
        ["test"] => test::run(None),
        ["test", "--corpus", folder] => test::run(Some(folder)),
        ["tidy"] => tidy::run(),
        _ => {
            eprintln!("{USAGE}");
            return ExitCode::from(2);
        }
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}
