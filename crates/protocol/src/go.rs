//! `go …` and the clocks that come with it.

use std::fmt;

use komadai_rules::Move;

use crate::error::UsiError;
use crate::words::{Word, Words};

/// The clocks of both sides in milliseconds; what was not said is `None`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Clocks {
    /// Time left to Black.
    pub btime: Option<u64>,
    /// Time left to White.
    pub wtime: Option<u64>,
    /// Byoyomi (秒読み) of the side to move.
    pub byoyomi: Option<u64>,
    /// What Black gains with each move.
    pub binc: Option<u64>,
    /// What White gains with each move.
    pub winc: Option<u64>,
}

impl Clocks {
    /// Whether nothing at all was said about time.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Reads the number after a word that names a clock; `false` when the word does not.
    pub(crate) fn read(&mut self, word: Word<'_>, words: &mut Words<'_>) -> Result<bool, UsiError> {
        let slot = match word.text {
            "btime" => &mut self.btime,
            "wtime" => &mut self.wtime,
            "byoyomi" => &mut self.byoyomi,
            "binc" => &mut self.binc,
            "winc" => &mut self.winc,
            _ => return Ok(false),
        };
        *slot = Some(milliseconds(words)?);
        Ok(true)
    }
}

/// A clock that ran out is sent as a negative number by some programs; it counts as zero.
fn milliseconds(words: &mut Words<'_>) -> Result<u64, UsiError> {
    let value: i64 = words.number("milliseconds")?;
    Ok(value.max(0) as u64)
}

impl fmt::Display for Clocks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let parts = [
            ("btime", self.btime),
            ("wtime", self.wtime),
            ("byoyomi", self.byoyomi),
            ("binc", self.binc),
            ("winc", self.winc),
        ];
        for (name, value) in parts {
            if let Some(value) = value {
                write!(f, " {name} {value}")?;
            }
        }
        Ok(())
    }
}

/// How long `go mate` may take.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MateLimit {
    /// So many milliseconds.
    Milliseconds(u64),
    /// Until `stop`.
    Infinite,
}

/// How to search.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Go {
    /// Search in the opponent's time: no answer before `ponderhit` or `stop`.
    pub ponder: bool,
    /// What the clocks show.
    pub clocks: Clocks,
    /// Search until `stop`.
    pub infinite: bool,
    /// Solve for a mate by checks instead of playing.
    pub mate: Option<MateLimit>,
    /// Stop after so many positions.
    pub nodes: Option<u64>,
    /// Stop after this depth, in plies.
    pub depth: Option<u32>,
    /// Use this time, in milliseconds.
    pub movetime: Option<u64>,
    /// Only these first moves; all when empty.
    pub searchmoves: Vec<Move>,
}

impl Go {
    /// Reads what follows the word `go`. Words that are not known are passed over, as engines do.
    pub(crate) fn read(words: &mut Words<'_>) -> Result<Self, UsiError> {
        let mut go = Self::default();
        while let Some(word) = words.next() {
            match word.text {
                "ponder" => go.ponder = true,
                "infinite" => go.infinite = true,
                "mate" => go.mate = Some(read_mate(words)?),
                "nodes" => go.nodes = Some(words.number("node count")?),
                "depth" => go.depth = Some(words.number("depth")?),
                "movetime" => go.movetime = Some(milliseconds(words)?),
                "searchmoves" => {
                    while let Some(mv) = words.peek().and_then(|word| word.usi_move().ok()) {
                        words.next();
                        go.searchmoves.push(mv);
                    }
                }
                _ => {
                    go.clocks.read(word, words)?;
                }
            }
        }
        Ok(go)
    }
}

/// A bare `go mate` means without a limit.
fn read_mate(words: &mut Words<'_>) -> Result<MateLimit, UsiError> {
    match words.next() {
        None => Ok(MateLimit::Infinite),
        Some(word) if word.text == "infinite" => Ok(MateLimit::Infinite),
        Some(word) => Ok(MateLimit::Milliseconds(word.number()?)),
    }
}

impl fmt::Display for Go {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("go")?;
        if self.ponder {
            f.write_str(" ponder")?;
        }
        write!(f, "{}", self.clocks)?;
        if self.infinite {
            f.write_str(" infinite")?;
        }
        match self.mate {
            None => {}
            Some(MateLimit::Infinite) => f.write_str(" mate infinite")?,
            Some(MateLimit::Milliseconds(ms)) => write!(f, " mate {ms}")?,
        }
        if let Some(nodes) = self.nodes {
            write!(f, " nodes {nodes}")?;
        }
        if let Some(depth) = self.depth {
            write!(f, " depth {depth}")?;
        }
        if let Some(ms) = self.movetime {
            write!(f, " movetime {ms}")?;
        }
        if !self.searchmoves.is_empty() {
            f.write_str(" searchmoves")?;
            for mv in &self.searchmoves {
                write!(f, " {mv}")?;
            }
        }
        Ok(())
    }
}
