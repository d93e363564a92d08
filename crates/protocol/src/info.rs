//! `info …`: what an engine tells while it thinks.

use std::fmt;

use komadai_rules::Move;

use crate::error::{UsiError, UsiErrorKind};
use crate::words::Words;

/// A forced mate from the side to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mate {
    /// The side to move mates in so many plies (at least 1).
    Win(u32),
    /// The side to move is mated in so many plies (at least 1).
    Loss(u32),
    /// The side to move mates, the length is unknown (`+`).
    WinUnknown,
    /// The side to move is mated, the length is unknown or it is mated already (`-`).
    LossUnknown,
}

/// A score from the side to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ScoreValue {
    /// Hundredths of a pawn.
    Centipawns(i32),
    /// A forced mate.
    Mate(Mate),
}

/// Which side of the true score a score is on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Bound {
    /// The true score is at least this.
    Lower,
    /// The true score is at most this.
    Upper,
}

/// A score and whether it is exact.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Score {
    /// The score itself.
    pub value: ScoreValue,
    /// `None` when exact.
    pub bound: Option<Bound>,
}

/// What an `info` line says; what it does not say is `None` or empty.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Info {
    /// Depth reached, in plies.
    pub depth: Option<u32>,
    /// Greatest depth reached by any line, in plies.
    pub seldepth: Option<u32>,
    /// Time spent, in milliseconds.
    pub time: Option<u64>,
    /// Positions visited.
    pub nodes: Option<u64>,
    /// Positions a second.
    pub nps: Option<u64>,
    /// How full the table is, in thousandths.
    pub hashfull: Option<u32>,
    /// Which of several lines this is, from 1.
    pub multipv: Option<u32>,
    /// The score of the line.
    pub score: Option<Score>,
    /// The first move being looked at.
    pub currmove: Option<Move>,
    /// The line expected.
    pub pv: Vec<Move>,
    /// Free text; it takes the rest of the line.
    pub string: Option<String>,
}

impl Info {
    /// An `info string` line.
    pub fn text(text: impl Into<String>) -> Self {
        Self { string: Some(text.into()), ..Self::default() }
    }

    /// Reads what follows the word `info`. Words not known are passed over; `pv` ends at the first word that is no move.
    pub(crate) fn read(words: &mut Words<'_>) -> Result<Self, UsiError> {
        let mut info = Self::default();
        while let Some(word) = words.next() {
            match word.text {
                "depth" => info.depth = Some(words.number("depth")?),
                "seldepth" => info.seldepth = Some(words.number("depth")?),
                "time" => info.time = Some(words.number("milliseconds")?),
                "nodes" => info.nodes = Some(words.number("node count")?),
                "nps" => info.nps = Some(words.number("nodes a second")?),
                "hashfull" => info.hashfull = Some(words.number("thousandths")?),
                "multipv" => info.multipv = Some(words.number("line number")?),
                "score" => info.score = Some(Score::read(words)?),
                "currmove" => info.currmove = Some(words.expect("move")?.usi_move()?),
                "pv" => {
                    while let Some(mv) = words.peek().and_then(|word| word.usi_move().ok()) {
                        words.next();
                        info.pv.push(mv);
                    }
                }
                "string" => {
                    info.string = Some(words.rest().to_owned());
                    break;
                }
                _ => {}
            }
        }
        Ok(info)
    }
}

impl Score {
    fn read(words: &mut Words<'_>) -> Result<Self, UsiError> {
        let kind = words.expect("cp or mate")?;
        let value = match kind.text {
            "cp" => ScoreValue::Centipawns(words.number("centipawns")?),
            "mate" => ScoreValue::Mate(Mate::read(words)?),
            _ => return Err(kind.error(UsiErrorKind::Unexpected)),
        };
        let bound = match words.peek().map(|word| word.text) {
            Some("lowerbound") => Some(Bound::Lower),
            Some("upperbound") => Some(Bound::Upper),
            _ => None,
        };
        if bound.is_some() {
            words.next();
        }
        Ok(Self { value, bound })
    }
}

impl Mate {
    fn read(words: &mut Words<'_>) -> Result<Self, UsiError> {
        let word = words.expect("plies to mate")?;
        let (loss, digits) = match word.text.strip_prefix('-') {
            Some(rest) => (true, rest),
            None => (false, word.text.strip_prefix('+').unwrap_or(word.text)),
        };
        let plies: u32 = match digits {
            "" => 0,
            // `parse` would take a second sign.
            _ if digits.starts_with('+') => return Err(word.error(UsiErrorKind::BadNumber)),
            _ => digits.parse().map_err(|_| word.error(UsiErrorKind::BadNumber))?,
        };
        Ok(match (loss, plies) {
            (false, 0) => Self::WinUnknown,
            (true, 0) => Self::LossUnknown,
            (false, plies) => Self::Win(plies),
            (true, plies) => Self::Loss(plies),
        })
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.value {
            ScoreValue::Centipawns(cp) => write!(f, "cp {cp}")?,
            ScoreValue::Mate(Mate::Win(plies)) => write!(f, "mate {plies}")?,
            ScoreValue::Mate(Mate::Loss(plies)) => write!(f, "mate -{plies}")?,
            ScoreValue::Mate(Mate::WinUnknown) => f.write_str("mate +")?,
            ScoreValue::Mate(Mate::LossUnknown) => f.write_str("mate -")?,
        }
        match self.bound {
            None => Ok(()),
            Some(Bound::Lower) => f.write_str(" lowerbound"),
            Some(Bound::Upper) => f.write_str(" upperbound"),
        }
    }
}

impl fmt::Display for Info {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("info")?;
        let mut field = |name: &str, value: Option<u64>| match value {
            Some(value) => write!(f, " {name} {value}"),
            None => Ok(()),
        };
        field("depth", self.depth.map(u64::from))?;
        field("seldepth", self.seldepth.map(u64::from))?;
        field("time", self.time)?;
        field("nodes", self.nodes)?;
        field("nps", self.nps)?;
        field("hashfull", self.hashfull.map(u64::from))?;
        field("multipv", self.multipv.map(u64::from))?;
        if let Some(score) = self.score {
            write!(f, " score {score}")?;
        }
        if let Some(mv) = self.currmove {
            write!(f, " currmove {mv}")?;
        }
        if !self.pv.is_empty() {
            f.write_str(" pv")?;
            for mv in &self.pv {
                write!(f, " {mv}")?;
            }
        }
        if let Some(text) = &self.string {
            write!(f, " string {text}")?;
        }
        Ok(())
    }
}
