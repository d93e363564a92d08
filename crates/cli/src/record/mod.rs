//! `komadai record`: what stands in record files, whatever their format.

mod answer;
mod human;

use clap::ArgMatches;
use komadai_text::Text;

use crate::files::{self, Unread};
use crate::outcome::{Answer, Failure, Outcome, say};

/// Reads every file and says what is in it; a file that cannot be read stops none of the others.
pub(crate) fn run(found: &ArgMatches, text: &Text) -> Outcome {
    let json = found.get_flag("json");
    let mut failed: Vec<Unread> = Vec::new();
    for file in found.get_many::<String>("file").into_iter().flatten() {
        match files::read(file, text) {
            Ok(readings) => {
                for (index, reading) in readings.iter().enumerate() {
                    if json {
                        say(answer::line(file, index + 1, reading, text));
                    } else {
                        say(human::describe(file, index + 1, reading, text));
                    }
                }
            }
            Err(unread) => {
                if json {
                    say(answer::refusal(&unread));
                }
                failed.push(unread);
            }
        }
    }
    let Some(first) = failed.first() else { return Ok(Answer::Yes) };
    let mut line = first.line(text);
    if failed.len() > 1 {
        line.push(' ');
        line.push_str(&text.with("record-more-failed", &[("count", (failed.len() - 1).into())]));
    }
    Err(Failure(line))
}
