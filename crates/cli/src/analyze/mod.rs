//! `komadai analyze`: games reviewed.

mod annotate;
mod answer;
mod args;
mod human;
mod phrases;
mod plan;
mod save;
mod session;
#[cfg(test)]
mod tests;
mod work;

use std::io::IsTerminal as _;
use std::sync::atomic::{AtomicBool, Ordering};

use clap::ArgMatches;
use komadai_rules::PositionError;
use komadai_text::Text;

pub(crate) use answer::Tongues;
pub(crate) use args::command;
pub(crate) use phrases::{Voice, notice};

use crate::convert::progress::Progress;
use crate::outcome::{Answer, Failure, Outcome, ended, say};
use crate::{stop, words};
use plan::{Game, Plan};
use save::Out;
use session::Session;
use work::{Refusal, Review, review};

/// Reviews everything that is named; a game that cannot be reviewed stops none of the others, and what is done when the
/// program is stopped is told.
pub(crate) fn run(found: &ArgMatches, text: &Text) -> Outcome {
    let plan = Plan::of(found, text)?;
    let (games, mut failed) = plan::games(found, text);
    let mut telling = Telling {
        json: found.get_flag("json"),
        out: match found.get_one::<String>("output") {
            Some(name) if !games.is_empty() => Some(Out::of(name, &games, text)?),
            _ => None,
        },
        tongues: Tongues::new(),
        text,
    };
    if !games.is_empty() {
        let stopped = stop::flag().map_err(|error| Failure(error.to_string()))?;
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()
            .map_err(|error| Failure(error.to_string()))?;
        runtime.block_on(all(&games, &plan, &mut telling, &stopped, &mut failed))?;
    }
    ended(Answer::Yes, &failed, text)
}

/// Reviews the games one after another with one engine, which is started anew when it fails.
async fn all(
    games: &[Game],
    plan: &Plan,
    telling: &mut Telling<'_>,
    stopped: &AtomicBool,
    failed: &mut Vec<String>,
) -> Result<(), Failure> {
    let text = telling.text;
    let positions = games.iter().map(|game| game.record.moves().len() + 1).sum();
    let mut progress = Progress::new(positions, std::io::stderr().is_terminal());
    let engine_failed = |error: &komadai_host::HostError| {
        text.with("analyze-engine-failed", &[("error", words::engine(text, error).into())])
    };
    let mut session = None;
    for game in games {
        if stopped.load(Ordering::Relaxed) {
            break;
        }
        let mut running = match session.take() {
            Some(running) => running,
            None => Session::start(plan).await.map_err(|error| Failure(engine_failed(&error)))?,
        };
        match review(game, &mut running, stopped, || progress.step()).await {
            Ok(review) => {
                session = Some(running);
                progress.finish();
                telling.tell(game, &review)?;
            }
            Err(refusal) => {
                let (kind, message) = match &refusal {
                    Refusal::Start(fault) => {
                        session = Some(running);
                        (fault.key(), words::position(text, PositionError::Fault(*fault)))
                    }
                    Refusal::Engine(error) => (error.key(), engine_failed(error)),
                };
                progress.finish();
                if telling.json {
                    say(answer::refused(game, kind, &message));
                }
                let args = [("file", game.file.as_str().into()), ("error", message.into())];
                failed.push(text.with("record-file-failed", &args));
            }
        }
    }
    progress.finish();
    if let Some(session) = session {
        session.quit().await;
    }
    Ok(())
}

/// How reviews are told.
struct Telling<'a> {
    json: bool,
    out: Option<Out>,
    tongues: Tongues,
    text: &'a Text,
}

impl Telling<'_> {
    fn tell(&mut self, game: &Game, review: &Review) -> Result<(), Failure> {
        // What goes to standard output is one thing only.
        let is_taken = matches!(self.out, Some(Out::Stdout));
        if self.json && !is_taken {
            say(answer::line(game, review, &self.tongues));
        } else if self.out.is_none() {
            say(human::describe(game, review, self.text));
        }
        match &mut self.out {
            Some(out) => out.put(game, &annotate::annotated(game, review, self.text), self.text),
            None => Ok(()),
        }
    }
}
