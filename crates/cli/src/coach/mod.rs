//! `komadai coach`: castles, openings and proverbs, one JSON object a line.

use clap::{Arg, ArgMatches, Command};
use komadai_coach::{Coach, Notice, standing};
use komadai_rules::{Move, Position};
use komadai_text::Text;

use crate::analyze::{Tongues, Voice, notice};
use crate::args::{flag, framed, option};
use crate::files;
use crate::outcome::{Answer, Failure, Outcome, ended, say};
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
    let telling = Telling { tongues: found.get_flag("json").then(Tongues::new), text };
    if let Some(sfen) = found.get_one::<String>("sfen") {
        let start = Position::from_sfen(sfen).map_err(|error| Failure(words::position(text, error)))?;
        telling.tell(&standing(&start), Voice::of(&start.to_sfen(), text), None);
        let moves = found.get_one::<String>("moves").map(String::as_str).unwrap_or_default();
        telling.follow(start, &read(moves, text)?, None)?;
        return Ok(Answer::Yes);
    }
    let mut games = Vec::new();
    let mut failed = Vec::new();
    for file in found.get_many::<String>("file").into_iter().flatten() {
        match files::read(file, text) {
            Err(unread) => failed.push(unread.line(text)),
            Ok(readings) => games.extend(readings.into_iter().enumerate().map(|game| (file.as_str(), game))),
        }
    }
    let several = games.len() > 1;
    for (file, (index, reading)) in games {
        match Position::try_from(&reading.record.start) {
            Ok(start) => {
                let name = several.then_some((file, index + 1));
                telling.follow(start, &reading.record.moves(), name)?;
            }
            Err(fault) => {
                let error = words::position(text, fault.into());
                let args = [("file", file.into()), ("error", error.into())];
                failed.push(text.with("record-file-failed", &args));
            }
        }
    }
    ended(Answer::Yes, &failed, text)
}

/// How the coach's words are told.
struct Telling<'a> {
    /// For JSON.
    tongues: Option<Tongues>,
    text: &'a Text,
}

impl Telling<'_> {
    /// Tells notices; `game` is named where there are several.
    fn tell(&self, notices: &[Notice], voice: Voice<'_>, game: Option<(&str, usize)>) {
        for told in notices {
            if let Some(tongues) = &self.tongues {
                let line = serde_json::to_string(&tongues.noticed(told, game));
                say(line.expect("plain structures always serialize"));
                continue;
            }
            let name = game.map_or_else(String::new, |(file, number)| format!("{file} ({number}) "));
            say(format!("{name}{} {}", told.ply, notice(told, voice)));
        }
    }

    /// Plays moves, and tells what the coach says after each.
    fn follow(&self, start: Position, moves: &[Move], game: Option<(&str, usize)>) -> Result<(), Failure> {
        let voice = Voice::of(&start.to_sfen(), self.text);
        let mut coach = Coach::new(start);
        for (index, mv) in moves.iter().enumerate() {
            if let Err(reason) = coach.position().check_move(*mv) {
                return Err(Failure(self.text.with(
                    "position-illegal-move",
                    &[
                        ("ply", (index + 1).into()),
                        ("move", mv.to_string().into()),
                        ("reason", words::illegal(self.text, reason).into()),
                    ],
                )));
            }
            self.tell(&coach.play(*mv), voice, game);
        }
        Ok(())
    }
}

fn read(moves: &str, text: &Text) -> Result<Vec<Move>, Failure> {
    let bad = |word: &str| {
        Failure(text.with("cli-bad-value", &[("argument", "--moves".into()), ("value", word.into())]))
    };
    moves.split_whitespace().map(|word| word.parse().map_err(|_| bad(word))).collect()
}
