//! Problems one a line from standard input, answers one a line, in order.

use std::borrow::Cow;
use std::io::Write as _;
use std::sync::atomic::{AtomicBool, Ordering};

use komadai_text::Text;
use serde::Deserialize;
use serde_json::value::RawValue;

use super::answer;
use super::request::{Request, Spending, Work};
use crate::outcome::{Answer, Failure, Outcome, note};
use crate::position::{Problem, next_line};

/// The part of a request that is answered whatever the rest is.
#[derive(Deserialize)]
struct Named<'a> {
    #[serde(borrow)]
    id: Option<&'a RawValue>,
}

#[derive(Deserialize)]
struct Asked<'a> {
    #[serde(borrow)]
    sfen: Cow<'a, str>,
    #[serde(default)]
    check: Option<bool>,
    #[serde(default)]
    all: Option<bool>,
    #[serde(default)]
    brinkmate: Option<bool>,
}

impl Asked<'_> {
    /// What is asked; what the line does not say is as on the command line.
    fn work(&self, usual: Work) -> Work {
        let is_check = matches!(usual, Work::Examine { .. });
        if self.brinkmate.unwrap_or(usual == Work::Brinkmate && self.check != Some(true)) {
            Work::Brinkmate
        } else if self.check.unwrap_or(is_check) {
            Work::Examine { all: self.all.unwrap_or(usual == Work::Examine { all: true }) }
        } else {
            Work::Solve
        }
    }
}

/// What every line is answered with.
struct Batch<'a> {
    threads: usize,
    spending: Spending,
    work: Work,
    stopped: &'a AtomicBool,
    text: &'a Text,
}

/// Reads to the end of standard input.
pub(super) fn run(
    threads: usize,
    spending: Spending,
    work: Work,
    stopped: &AtomicBool,
    text: &Text,
) -> Outcome {
    let batch = Batch { threads, spending, work, stopped, text };
    let mut input = std::io::stdin().lock();
    let mut output = std::io::stdout().lock();
    let mut line = Vec::new();
    for number in 1.. {
        let whole = match next_line(&mut input, &mut line) {
            Ok(None) => break,
            Ok(Some(whole)) => whole,
            Err(error) => {
                return Err(Failure(text.with("cli-stdin", &[("error", text.system(&error).into())])));
            }
        };
        let answer = if whole {
            batch.answer(&line, number)
        } else {
            Some(batch.bad(None, &Problem::TooLong, number))
        };
        let Some(answer) = answer else { continue };
        // A reader that went away wants no more answers.
        let gone = !note(writeln!(output, "{answer}").and_then(|()| output.flush()));
        if gone || stopped.load(Ordering::Relaxed) {
            break;
        }
    }
    Ok(Answer::Yes)
}

impl Batch<'_> {
    fn bad(&self, id: Option<&RawValue>, problem: &Problem, number: usize) -> String {
        let message = match problem {
            Problem::NotARequest => self.text.get("tsume-bad-request"),
            _ => problem.message(self.text),
        };
        answer::bad_line(id, problem.kind(), message, number, problem.column())
    }

    /// The answer to one line; none for a blank one.
    fn answer(&self, line: &[u8], number: usize) -> Option<String> {
        let Ok(line) = core::str::from_utf8(line) else {
            return Some(self.bad(None, &Problem::NotUtf8, number));
        };
        let line = line.trim_start_matches('\u{feff}').trim();
        if line.is_empty() {
            return None;
        }
        let named = match serde_json::from_str::<Named<'_>>(line) {
            // A list would be read as the fields in order.
            Ok(named) if line.starts_with('{') => named,
            Err(error) if !error.is_data() => {
                return Some(self.bad(None, &Problem::NotJson(error.column()), number));
            }
            _ => return Some(self.bad(None, &Problem::NotARequest, number)),
        };
        // An id that is there is given back as it came; without one the answer says null.
        let null = serde_json::from_str::<&RawValue>("null").ok();
        let id = named.id.or(null);
        let Ok(asked) = serde_json::from_str::<Asked<'_>>(line) else {
            return Some(self.bad(id, &Problem::NotARequest, number));
        };
        let request = Request::of_sfen(&asked.sfen, asked.work(self.work));
        Some(answer::of_batch(
            id,
            &request.solve(self.threads, self.spending, false, false, self.stopped),
            self.text,
        ))
    }
}
