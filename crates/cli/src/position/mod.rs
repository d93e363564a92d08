//! `komadai position`: what the rules say of a position.

mod answer;
mod batch;
mod human;
mod question;

use clap::ArgMatches;
use komadai_text::Text;

use crate::outcome::{Answer, Failure, Outcome, say};
pub(crate) use batch::next_line;
pub(crate) use question::Problem;
use question::Question;

/// Answers one question from the command line, or a batch from standard input.
pub(crate) fn run(found: &ArgMatches, text: &Text) -> Outcome {
    if found.get_flag("batch") {
        return batch::run(text);
    }
    let words = |name: &str| found.get_one::<String>(name).cloned();
    let moves = words("moves").unwrap_or_default();
    let question = Question::typed(words("sfen").unwrap_or_default(), &moves, words("try"));
    let judged = question.judge();
    if found.get_flag("json") {
        say(answer::line(None, &judged, text));
    } else if let Ok(judged) = &judged {
        say(human::describe(judged, text));
    }
    match judged {
        Err(problem) => Err(Failure(problem.message(text))),
        Ok(judged) if judged.tried.as_ref().is_some_and(|tried| tried.verdict.is_err()) => Ok(Answer::No),
        Ok(_) => Ok(Answer::Yes),
    }
}
