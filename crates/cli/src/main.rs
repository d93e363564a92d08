//! The `komadai` program.
//!
//! One file a subcommand; each takes what clap matched and answers with an exit code: 0 done, 1 the answer is no, 2 bad
//! usage or input, with one line on standard error in the reader's language.
#![expect(clippy::print_stderr, reason = "a program that talks to its caller")]

mod analyze;
mod args;
mod bench;
mod board;
mod book;
mod coach;
mod convert;
mod destination;
mod environment;
mod files;
mod library;
mod matches;
mod outcome;
mod perft;
mod play;
mod position;
mod record;
mod render;
mod selfplay;
mod serve;
mod stop;
#[cfg(test)]
mod tests;
mod train;
mod tsume;
mod usage;
mod usi;
mod words;

use std::ffi::OsString;
use std::io::Write as _;
use std::process::ExitCode;

use clap::error::ErrorKind;
use komadai_text::{Lang, Text};

use outcome::{Answer, Failure, Outcome};

fn main() -> ExitCode {
    let args: Vec<OsString> = std::env::args_os().collect();
    let text = Text::new(environment::language(&args));
    let outcome = run(&args, &text).and_then(|answer| match outcome::lost() {
        Some(error) => {
            Err(Failure(text.with("convert-cannot-write", &[("error", text.system(error).into())])))
        }
        None => Ok(answer),
    });
    match outcome {
        Ok(Answer::Yes) => ExitCode::SUCCESS,
        Ok(Answer::No) => ExitCode::from(1),
        Err(Failure(line)) => {
            eprintln!("komadai: {line}");
            ExitCode::from(2)
        }
    }
}

fn run(args: &[OsString], text: &Text) -> Outcome {
    let matches = match args::command(text).try_get_matches_from(args) {
        Ok(matches) => matches,
        Err(error) if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) => {
            // A reader that went away (`| head`) has seen what it wanted.
            let _ = write!(std::io::stdout(), "{error}");
            return Ok(Answer::Yes);
        }
        Err(error) => return Err(Failure(usage::complaint(&error, text))),
    };
    if let Some(tag) = matches.get_one::<String>("lang")
        && Lang::from_tag(tag).is_none()
    {
        return Err(Failure(text.with("cli-unknown-language", &[("lang", tag.as_str().into())])));
    }
    match matches.subcommand() {
        None => serve::run(None, text),
        Some(("serve", found)) => serve::run(Some(found), text),
        Some(("play", found)) => play::run(found, text),
        Some(("usi", _)) => usi::run(text),
        Some(("bench", found)) => Ok(bench::run(found, text)),
        Some(("selfplay", found)) => selfplay::run(found, text),
        Some(("book", found)) => book::run(found, text),
        Some(("train", found)) => train::run(found, text),
        Some(("match", found)) => matches::run(found, text),
        Some(("position", found)) => position::run(found, text),
        Some(("import", found)) => library::run(found, text),
        Some(("convert", found)) => convert::run(found, text),
        Some(("record", found)) => record::run(found, text),
        Some(("render", found)) => render::run(found, text),
        Some(("tsume", found)) => tsume::run(found, text),
        Some(("analyze", found)) => analyze::run(found, text),
        Some(("coach", found)) => coach::run(found, text),
        Some(("perft", found)) => perft::run(found, text),
        _ => Err(Failure(text.get("cli-bad-usage"))),
    }
}
