//! `komadai coach`: castles, openings and proverbs, one JSON object a line.

use clap::{Arg, ArgMatches, Command};
use komadai_coach::{Coach, Notice, standing};
use komadai_rules::{Move, Position};
use komadai_text::Text;

use crate::analyze::{Tongues, notice};
use crate::args::{flag, framed, option};
use crate::files;
use crate::outcome::{Answer, Failure, Outcome, say};
use crate::words;

/// The command, described in the reader's language.
pub(crate) fn command(text: &Text) -> Command {
    let example = "komadai coach game.kif --json\n  komadai coach --sfen startpos --moves \"7g7f 3c3d 7i6h 4c4d 6h7g 8b4b\"";
    framed(Command::new("coach"), text, "cli-coach", example)
        .arg(
            Arg::new("file")
                .value_name("FILE")
                .help(text.get("cli-coach-file"))
                .num_args(1..)
                .required_unless_present("sfen"),
        )
        .arg(option("sfen", "cli-coach-sfen", "SFEN", text).conflicts_with("file"))
        .arg(option("moves", "cli-coach-moves", "MOVES", text).requires("sfen"))
        .arg(flag("json", "cli-json", text))
}

/// Follows games, or looks at a position.
pub(crate) fn run(found: &ArgMatches, text: &Text) -> Outcome {
    let tongues = found.get_flag("json").then(Tongues::new);
    let tell = |notices: &[Notice]| {
        for told in notices {
            match &tongues {
                Some(tongues) => {
                    let line = serde_json::to_string(&tongues.noticed(told));
                    say(line.expect("plain structures always serialize"));
                }
                None => say(format!("{} {}", told.ply, notice(told, text))),
            }
        }
    };
    if let Some(sfen) = found.get_one::<String>("sfen") {
        let start = Position::from_sfen(sfen).map_err(|error| Failure(words::position(text, error)))?;
        tell(&standing(&start));
        let moves = found.get_one::<String>("moves").map(String::as_str).unwrap_or_default();
        follow(start, &read(moves, text)?, tell, text)?;
        return Ok(Answer::Yes);
    }
    let mut failed = Vec::new();
    for file in found.get_many::<String>("file").into_iter().flatten() {
        match files::read(file, text) {
            Err(unread) => failed.push(unread.line(text)),
            Ok(readings) => {
                for reading in readings {
                    let start = Position::try_from(&reading.record.start);
                    match start {
                        Ok(start) => follow(start, &reading.record.moves(), tell, text)?,
                        Err(fault) => {
                            let error = words::position(text, fault.into());
                            let args = [("file", file.as_str().into()), ("error", error.into())];
                            failed.push(text.with("record-file-failed", &args));
                        }
                    }
                }
            }
        }
    }
    failed.into_iter().next().map_or(Ok(Answer::Yes), |line| Err(Failure(line)))
}

fn read(moves: &str, text: &Text) -> Result<Vec<Move>, Failure> {
    let bad = |word: &str| {
        Failure(text.with("cli-bad-value", &[("argument", "--moves".into()), ("value", word.into())]))
    };
    moves.split_whitespace().map(|word| word.parse().map_err(|_| bad(word))).collect()
}

/// Plays moves, and tells what the coach says after each.
fn follow(start: Position, moves: &[Move], tell: impl Fn(&[Notice]), text: &Text) -> Result<(), Failure> {
    let mut coach = Coach::new(start);
    for (index, mv) in moves.iter().enumerate() {
        if let Err(reason) = coach.position().check_move(*mv) {
            return Err(Failure(text.with(
                "position-illegal-move",
                &[
                    ("ply", (index + 1).into()),
                    ("move", mv.to_string().into()),
                    ("reason", words::illegal(text, reason).into()),
                ],
            )));
        }
        tell(&coach.play(*mv));
    }
    Ok(())
}
