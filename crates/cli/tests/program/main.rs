//! The program itself, run as people and scripts run it.
#![expect(clippy::unwrap_used, reason = "helpers of tests may fail loudly too")]

mod analyze;
mod contest;
mod convert;
mod engine;
mod generate;
mod import;
mod output;
mod perft;
mod play;
mod position;
mod record;
mod render;
mod selfplay;
mod serve;
mod tongues;
mod tsume;
mod usage;

use std::io::Write as _;
use std::process::{Command, Output, Stdio};

/// Runs the program with English as the environment's language, and `input` on standard input.
fn komadai(args: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_komadai"))
        .args(args)
        .env("LC_ALL", "C")
        .env_remove("LANG")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_owned();
    let writer = std::thread::spawn(move || {
        let _ = stdin.write_all(input.as_bytes());
    });
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    output
}
