//! Questions one a line from standard input, answers one a line, in order.

use std::borrow::Cow;
use std::io::{BufRead, Read as _, Write};

use komadai_text::Text;
use serde::Deserialize;
use serde_json::value::RawValue;

use super::answer;
use super::question::{Problem, Question};
use crate::outcome::{Answer, Failure, Outcome, note};

/// Longest line that is read, in bytes; the rest of a longer one is thrown away as it comes.
const MAX_LINE: usize = 1 << 20;

/// The part of a request that is answered whatever the rest is.
#[derive(Deserialize)]
struct Named<'a> {
    #[serde(borrow)]
    id: Option<&'a RawValue>,
}

#[derive(Deserialize)]
struct Request<'a> {
    #[serde(borrow)]
    sfen: Cow<'a, str>,
    #[serde(default)]
    moves: Option<Vec<String>>,
    #[serde(default, rename = "try")]
    tried: Option<String>,
}

/// Reads to the end of standard input.
pub(super) fn run(text: &Text) -> Outcome {
    let mut input = std::io::stdin().lock();
    let mut output = std::io::stdout().lock();
    let mut number = 0;
    let mut line = Vec::new();
    loop {
        let whole = match next_line(&mut input, &mut line) {
            Ok(None) => return Ok(Answer::Yes),
            Ok(Some(whole)) => whole,
            Err(error) => {
                return Err(Failure(text.with("cli-stdin", &[("error", text.system(&error).into())])));
            }
        };
        number += 1;
        let answer = if whole {
            answer(&line, number, text)
        } else {
            Some(answer::bad_line(None, &Problem::TooLong, number, text))
        };
        let Some(answer) = answer else { continue };
        // A reader that went away wants no more answers.
        if !note(writeln!(output, "{answer}").and_then(|()| output.flush())) {
            return Ok(Answer::Yes);
        }
    }
}

/// Reads a line without its end. None at the end of input; false when it was too long to keep.
pub(crate) fn next_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> std::io::Result<Option<bool>> {
    line.clear();
    let read = input.by_ref().take(MAX_LINE as u64 + 1).read_until(b'\n', line)?;
    if read == 0 {
        return Ok(None);
    }
    if line.last() == Some(&b'\n') {
        line.pop();
        return Ok(Some(true));
    }
    if read <= MAX_LINE {
        return Ok(Some(true));
    }
    loop {
        let buffer = input.fill_buf()?;
        let length = buffer.len();
        if length == 0 {
            return Ok(Some(false));
        }
        let end = buffer.iter().position(|byte| *byte == b'\n');
        input.consume(end.map_or(length, |at| at + 1));
        if end.is_some() {
            return Ok(Some(false));
        }
    }
}

/// The answer to one line; none for a blank one.
fn answer(line: &[u8], number: usize, text: &Text) -> Option<String> {
    let Ok(line) = core::str::from_utf8(line) else {
        return Some(answer::bad_line(None, &Problem::NotUtf8, number, text));
    };
    let line = line.trim_start_matches('\u{feff}').trim();
    if line.is_empty() {
        return None;
    }
    let named: Named<'_> = match serde_json::from_str(line) {
        Ok(named) => named,
        Err(error) => {
            let problem =
                if error.is_data() { Problem::NotARequest } else { Problem::NotJson(error.column()) };
            return Some(answer::bad_line(None, &problem, number, text));
        }
    };
    // A list would be read as the fields in order.
    if !line.starts_with('{') {
        return Some(answer::bad_line(None, &Problem::NotARequest, number, text));
    }
    // An id that is there is given back as it came; without one the answer says null.
    let null = serde_json::from_str::<&RawValue>("null").ok();
    let id = named.id.or(null);
    let Ok(request) = serde_json::from_str::<Request<'_>>(line) else {
        return Some(answer::bad_line(id, &Problem::NotARequest, number, text));
    };
    let question = Question {
        sfen: request.sfen.into_owned(),
        moves: request.moves.unwrap_or_default(),
        tried: request.tried,
        is_typed: false,
    };
    Some(answer::line(id, &question.judge(), text))
}
