//! What an engine says to a GUI.

use std::fmt;
use std::str::FromStr;

use komadai_rules::Move;

use crate::error::{UsiError, UsiErrorKind};
use crate::info::Info;
use crate::option::OptionDeclaration;
use crate::words::Words;

/// What an engine does with its turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Choice {
    /// Plays a move.
    Move(Move),
    /// Gives up (投了).
    Resign,
    /// Declares the win of an entered king (入玉宣言).
    Win,
}

/// The answer to `go`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BestMove {
    /// What the engine does.
    pub choice: Choice,
    /// The reply it would like to think about meanwhile.
    pub ponder: Option<Move>,
}

/// The answer to `go mate`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Checkmate {
    /// The whole line that mates.
    Mate(Vec<Move>),
    /// There is no mate by checks.
    NoMate,
    /// Not settled in the time given.
    Timeout,
    /// The engine does not solve mates.
    NotImplemented,
}

/// One line from engine to GUI.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum EngineLine {
    /// `id name …`.
    IdName(String),
    /// `id author …`.
    IdAuthor(String),
    /// `option …`.
    Option(OptionDeclaration),
    /// `usiok`: all options were told.
    UsiOk,
    /// `readyok`: ready for a game.
    ReadyOk,
    /// `info …`.
    Info(Box<Info>),
    /// `bestmove …`.
    BestMove(BestMove),
    /// `checkmate …`.
    Checkmate(Checkmate),
}

impl FromStr for EngineLine {
    type Err = UsiError;

    fn from_str(line: &str) -> Result<Self, UsiError> {
        let mut words = Words::new(line);
        let Some(first) = words.next() else {
            return Err(UsiError { kind: UsiErrorKind::Blank, column: 1 });
        };
        match first.text {
            "id" => {
                let what = words.expect("name or author")?;
                let text = words.rest().to_owned();
                match what.text {
                    "name" => Ok(Self::IdName(text)),
                    "author" => Ok(Self::IdAuthor(text)),
                    _ => Err(what.error(UsiErrorKind::Unexpected)),
                }
            }
            "option" => OptionDeclaration::read(&mut words).map(Self::Option),
            "usiok" => Ok(Self::UsiOk),
            "readyok" => Ok(Self::ReadyOk),
            "info" => Ok(Self::Info(Box::new(Info::read(&mut words)?))),
            "bestmove" => BestMove::read(&mut words).map(Self::BestMove),
            "checkmate" => Checkmate::read(&mut words).map(Self::Checkmate),
            _ => Err(first.error(UsiErrorKind::UnknownCommand)),
        }
    }
}

impl BestMove {
    fn read(words: &mut Words<'_>) -> Result<Self, UsiError> {
        let word = words.expect("move")?;
        let choice = match word.text {
            "resign" => Choice::Resign,
            "win" => Choice::Win,
            _ => Choice::Move(word.usi_move()?),
        };
        let mut ponder = None;
        if let Some(word) = words.next() {
            if word.text != "ponder" {
                return Err(word.error(UsiErrorKind::Unexpected));
            }
            // Some engines end the line here, or name no move; that is no reason to lose the best move.
            ponder = words.next().and_then(|word| word.usi_move().ok());
        }
        Ok(Self { choice, ponder })
    }
}

impl Checkmate {
    fn read(words: &mut Words<'_>) -> Result<Self, UsiError> {
        let word = words.expect("moves or nomate")?;
        Ok(match word.text {
            "nomate" => Self::NoMate,
            "timeout" => Self::Timeout,
            "notimplemented" => Self::NotImplemented,
            _ => {
                let mut moves = vec![word.usi_move()?];
                for word in words {
                    moves.push(word.usi_move()?);
                }
                Self::Mate(moves)
            }
        })
    }
}

impl fmt::Display for EngineLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::IdName(name) => write!(f, "id name {name}"),
            Self::IdAuthor(name) => write!(f, "id author {name}"),
            Self::Option(option) => option.fmt(f),
            Self::UsiOk => f.write_str("usiok"),
            Self::ReadyOk => f.write_str("readyok"),
            Self::Info(info) => info.fmt(f),
            Self::BestMove(best) => best.fmt(f),
            Self::Checkmate(answer) => answer.fmt(f),
        }
    }
}

impl fmt::Display for BestMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.choice {
            Choice::Move(mv) => write!(f, "bestmove {mv}")?,
            Choice::Resign => f.write_str("bestmove resign")?,
            Choice::Win => f.write_str("bestmove win")?,
        }
        match self.ponder {
            Some(mv) => write!(f, " ponder {mv}"),
            None => Ok(()),
        }
    }
}

impl fmt::Display for Checkmate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Mate(moves) => {
                f.write_str("checkmate")?;
                for mv in moves {
                    write!(f, " {mv}")?;
                }
                Ok(())
            }
            Self::NoMate => f.write_str("checkmate nomate"),
            Self::Timeout => f.write_str("checkmate timeout"),
            Self::NotImplemented => f.write_str("checkmate notimplemented"),
        }
    }
}
