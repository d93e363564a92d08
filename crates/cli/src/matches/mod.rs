//! `komadai match`: engines against each other.

mod plan;
mod save;

use std::path::PathBuf;

use clap::ArgMatches;
use komadai_host::matches::{Decision, Ending, Game, MatchError, Plan, Sprt, Tally, run as play};
use komadai_record::Record;
use komadai_text::Text;

use crate::outcome::{Answer, Failure, Outcome, say};
use crate::{stop, words};
pub(crate) use plan::split;

/// Plays the match. The answer is no when its test says so.
pub(crate) fn run(found: &ArgMatches, text: &Text) -> Outcome {
    let plan = plan::plan(found, text)?;
    let folder = found.get_one::<String>("output").map(PathBuf::from);
    if let Some(folder) = &folder {
        save::prepare(folder, text)?;
    }
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .map_err(|error| Failure(text.system(&error)))?;
    let tally = runtime.block_on(async {
        let stop = stop::signal().map_err(MatchError::Keep)?;
        play(&plan, stop, |game, names, tally| {
            let record = save::record(game, names, &plan);
            if let Some(folder) = &folder {
                save::write(&record, folder, game.number)?;
            }
            say(line(game, &record, tally, &plan, text));
            Ok(())
        })
        .await
    });
    let tally = tally.map_err(|error| failure(&error, folder, text))?;
    say(result(&tally, plan.sprt, text));
    let decision = plan.sprt.and_then(|sprt| sprt.decision(&tally));
    Ok(if decision == Some(Decision::Rejected) { Answer::No } else { Answer::Yes })
}

fn failure(error: &MatchError, folder: Option<PathBuf>, text: &Text) -> Failure {
    Failure(match error {
        MatchError::Engine { number, error } => text.with(
            "match-engine-failed",
            &[("number", (*number).into()), ("error", words::engine(text, error).into())],
        ),
        MatchError::Keep(error) => {
            let folder = folder.unwrap_or_default().display().to_string();
            text.with("match-cannot-write", &[("file", folder.into()), ("error", text.system(error).into())])
        }
    })
}

/// One game and the results so far.
fn line(game: &Game, record: &Record, tally: &Tally, plan: &Plan, text: &Text) -> String {
    let mut way = record.end().map_or_else(String::new, |end| words::record_end(text, end));
    if let Ending::Failed(error) = &game.ending {
        way =
            text.with("match-failure", &[("way", way.into()), ("error", words::engine(text, error).into())]);
    }
    text.with(
        "match-game",
        &[
            ("game", game.number.into()),
            ("games", plan.games.into()),
            ("side", words::side(text, game.first).into()),
            ("plies", game.moves.len().into()),
            ("way", way.into()),
            ("result", result(tally, plan.sprt, text).into()),
        ],
    )
}

/// Wins, draws, losses, what they mean in Elo, and how the test stands.
fn result(tally: &Tally, sprt: Option<Sprt>, text: &Text) -> String {
    let Some(score) = tally.score() else { return text.get("match-nothing") };
    let percent = format!("{:.1}", 100.0 * score);
    let mut line = text.with(
        "match-result",
        &[
            ("wins", tally.wins.into()),
            ("draws", tally.draws.into()),
            ("losses", tally.losses.into()),
            ("percent", percent.into()),
        ],
    );
    if let Some(elo) = tally.elo() {
        let signed = |value: f64| {
            if value.is_infinite() { text.get("match-open") } else { format!("{:+.0}", value.round() + 0.0) }
        };
        line += &text.with(
            "match-elo",
            &[
                ("elo", signed(elo.value).into()),
                ("low", signed(elo.low).into()),
                ("high", signed(elo.high).into()),
            ],
        );
    }
    if let Some(sprt) = sprt {
        let verdict = match sprt.decision(tally) {
            None => "match-sprt-open",
            Some(Decision::Accepted) => "match-sprt-accepted",
            Some(Decision::Rejected) => "match-sprt-rejected",
        };
        line += &text.with(
            "match-sprt",
            &[
                ("ratio", format!("{:.2}", sprt.ratio(tally)).into()),
                ("bound", format!("{:.2}", Sprt::bound()).into()),
                ("verdict", text.get(verdict).into()),
            ],
        );
    }
    line
}
