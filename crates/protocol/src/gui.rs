//! What a GUI says to an engine.

use std::fmt;
use std::str::FromStr;

use crate::error::{UsiError, UsiErrorKind};
use crate::go::{Clocks, Go};
use crate::position::PositionCommand;
use crate::words::Words;

/// How the game ended for the engine.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GameResult {
    /// The engine won.
    Win,
    /// The engine lost.
    Lose,
    /// Nobody won.
    Draw,
}

/// One line from GUI to engine.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum GuiCommand {
    /// `usi`: name yourself and your options.
    Usi,
    /// `isready`: load what a game needs, then say so.
    IsReady,
    /// `setoption name N [value V]`; a button has no value.
    SetOption {
        /// The option's name; USI forbids blanks in it, some engines have them.
        name: String,
        /// Everything after the word `value`; `<empty>` is read as the empty text.
        value: Option<String>,
    },
    /// `usinewgame`: a new game begins; `ucinewgame` is read as the same.
    UsiNewGame,
    /// `position …`.
    Position(PositionCommand),
    /// `go …`.
    Go(Go),
    /// `stop`: answer now.
    Stop,
    /// `ponderhit`: the expected move was played; the clocks may come with it.
    PonderHit(Clocks),
    /// `gameover …`.
    GameOver(GameResult),
    /// `quit`: end the program.
    Quit,
}

impl FromStr for GuiCommand {
    type Err = UsiError;

    fn from_str(line: &str) -> Result<Self, UsiError> {
        let mut words = Words::new(line);
        let Some(first) = words.next() else {
            return Err(UsiError { kind: UsiErrorKind::Blank, column: 1 });
        };
        let command = match first.text {
            "usi" => Self::Usi,
            "isready" => Self::IsReady,
            "setoption" => return read_option(&mut words),
            "usinewgame" | "ucinewgame" => Self::UsiNewGame,
            "position" => return PositionCommand::read(&mut words).map(Self::Position),
            "go" => return Go::read(&mut words).map(Self::Go),
            "stop" => Self::Stop,
            "ponderhit" => return read_ponderhit(&mut words),
            "gameover" => read_gameover(&mut words)?,
            "quit" => Self::Quit,
            _ => return Err(first.error(UsiErrorKind::UnknownCommand)),
        };
        // What follows a command that takes nothing is passed over: a `stop` must never be lost.
        Ok(command)
    }
}

fn read_option(words: &mut Words<'_>) -> Result<GuiCommand, UsiError> {
    let word = words.expect("name")?;
    if word.text != "name" {
        return Err(word.error(UsiErrorKind::Unexpected));
    }
    let first = words.expect("option name")?;
    while words.peek().is_some_and(|word| word.text != "value") {
        words.next();
    }
    let name = words.since(first).to_owned();
    let value = words.next().map(|_| match words.rest() {
        "<empty>" => String::new(),
        value => value.to_owned(),
    });
    Ok(GuiCommand::SetOption { name, value })
}

fn read_ponderhit(words: &mut Words<'_>) -> Result<GuiCommand, UsiError> {
    let mut clocks = Clocks::default();
    while let Some(word) = words.next() {
        clocks.read(word, words)?;
    }
    Ok(GuiCommand::PonderHit(clocks))
}

fn read_gameover(words: &mut Words<'_>) -> Result<GuiCommand, UsiError> {
    let word = words.expect("win, lose or draw")?;
    Ok(GuiCommand::GameOver(match word.text {
        "win" => GameResult::Win,
        "lose" => GameResult::Lose,
        "draw" => GameResult::Draw,
        _ => return Err(word.error(UsiErrorKind::Unexpected)),
    }))
}

impl fmt::Display for GuiCommand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Usi => f.write_str("usi"),
            Self::IsReady => f.write_str("isready"),
            Self::SetOption { name, value: None } => write!(f, "setoption name {name}"),
            Self::SetOption { name, value: Some(value) } if value.is_empty() => {
                write!(f, "setoption name {name} value <empty>")
            }
            Self::SetOption { name, value: Some(value) } => write!(f, "setoption name {name} value {value}"),
            Self::UsiNewGame => f.write_str("usinewgame"),
            Self::Position(position) => position.fmt(f),
            Self::Go(go) => go.fmt(f),
            Self::Stop => f.write_str("stop"),
            Self::PonderHit(clocks) => write!(f, "ponderhit{clocks}"),
            Self::GameOver(GameResult::Win) => f.write_str("gameover win"),
            Self::GameOver(GameResult::Lose) => f.write_str("gameover lose"),
            Self::GameOver(GameResult::Draw) => f.write_str("gameover draw"),
            Self::Quit => f.write_str("quit"),
        }
    }
}
