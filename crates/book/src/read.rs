//! Reading YaneuraOu's text format.
//!
//! The format: the first line is the [`HEADER`]; lines that begin with `#` or `//` are remarks; a line `sfen …` begins a
//! position, and the lines after it are its moves: `move [reply [score [depth [count]]]]`, where an unknown reply is
//! `none` (YaneuraOu's `book.cpp`, `Book::MemoryBook::read_book`). A remark belongs to the position it stands in or above.

use komadai_rules::{Move, Position, PositionError, Sfen};
use thiserror::Error;

use crate::book::{Book, BookMove, Page};

/// The first line of a book.
pub const HEADER: &str = "#YANEURAOU-DB2016 1.00";

/// Bytes of a book at most.
pub const MOST_BYTES: usize = 1 << 29;
/// Positions of a book at most.
const MOST_POSITIONS: usize = 4_000_000;
/// Moves of a position at most: more than any position has.
const MOST_MOVES: usize = 600;
/// Scores of a mate are told as more than anything else is worth; none here is beyond this, in centipawns, either way.
const MOST_SCORE: i32 = 20_000;
/// Plies at most: no search is deeper.
const MOST_DEPTH: u32 = 1_000;
/// Warnings that are kept; the others are counted.
const MOST_WARNINGS: usize = 100;

/// What was found in a text.
#[derive(Clone, Debug, Default)]
pub struct Reading {
    /// What could be used.
    pub book: Book,
    /// What could not, the first hundred.
    pub warnings: Vec<Warning>,
    /// How many there were in all.
    pub faults: usize,
}

/// A line that could not be used.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}, column {column}: {kind}")]
pub struct Warning {
    /// From 1.
    pub line: usize,
    /// In characters, from 1.
    pub column: usize,
    /// What is wrong.
    pub kind: WarningKind,
}

/// What is wrong with a line.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum WarningKind {
    /// The position cannot be read or played.
    #[error("no position: {0}")]
    BadPosition(PositionError),
    /// A move stands before the first position, or below one that could not be used.
    #[error("a move without a position")]
    NoPosition,
    /// No move in the notation of USI.
    #[error("no move: {0:?}; expected one like 7g7f, 8h2b+ or P*5e")]
    BadMove(String),
    /// The move is against the rules there.
    #[error("the move {0} is against the rules")]
    IllegalMove(Move),
    /// No number where score, depth or count belongs.
    #[error("no whole number: {0:?}")]
    BadNumber(String),
    /// Something behind the count.
    #[error("something behind the count: {0:?}")]
    Extra(String),
    /// The position has been met before; these moves are added to those.
    #[error("a position for the second time")]
    Again,
    /// The book is longer than can be kept; the rest was left out.
    #[error("more positions than {MOST_POSITIONS}; the rest is left out")]
    TooMany,
}

/// A text that is no book.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum BookError {
    /// The file is too large.
    #[error("the book has more than {MOST_BYTES} bytes")]
    TooLarge,
    /// There is no position in it.
    #[error("there is no position in it; expected YaneuraOu's text format, which begins with {HEADER}")]
    NoPositions,
}

impl WarningKind {
    /// The text that is wrong, where the kind alone does not say it.
    pub fn what(&self) -> String {
        match self {
            Self::BadMove(what) | Self::BadNumber(what) | Self::Extra(what) => what.clone(),
            Self::IllegalMove(mv) => mv.to_string(),
            Self::BadPosition(_) | Self::NoPosition | Self::Again | Self::TooMany => String::new(),
        }
    }
}

impl Book {
    /// Reads a text in YaneuraOu's format. Scores are brought within 20,000 centipawns and depths within 1,000 plies.
    /// What could not be used is left out and told; bytes that are no UTF-8 only spoil their own lines.
    ///
    /// # Errors
    /// When the text is too large or has no position at all.
    pub fn read(bytes: &[u8]) -> Result<Reading, BookError> {
        if bytes.len() > MOST_BYTES {
            return Err(BookError::TooLarge);
        }
        let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
        let mut reader = Reader::default();
        for (index, line) in bytes.split(|byte| *byte == b'\n').enumerate() {
            if !reader.line(index + 1, &String::from_utf8_lossy(line)) {
                break;
            }
        }
        reader.end();
        reader.reading.book.remarks.append(&mut reader.remarks);
        if reader.reading.book.is_empty() { Err(BookError::NoPositions) } else { Ok(reader.reading) }
    }
}

#[derive(Default)]
struct Reader {
    reading: Reading,
    /// The position whose moves are read.
    open: Option<Open>,
    /// Remarks of which it is not known yet to what they belong.
    remarks: Vec<Box<str>>,
}

struct Open {
    sfen: Sfen,
    position: Position,
    moves: Vec<BookMove>,
    remarks: Vec<Box<str>>,
}

impl Reader {
    fn warn(&mut self, line: usize, column: usize, kind: WarningKind) {
        self.reading.faults += 1;
        if self.reading.warnings.len() < MOST_WARNINGS {
            self.reading.warnings.push(Warning { line, column, kind });
        }
    }

    /// Takes in a line; whether there is room for another.
    fn line(&mut self, number: usize, line: &str) -> bool {
        let text = line.trim();
        if text.is_empty() || text == HEADER {
            return true;
        }
        if text.starts_with('#') || text.starts_with("//") {
            self.remarks.push(line.trim_end().into());
            return true;
        }
        let column = 1 + line.chars().take_while(|c| c.is_whitespace()).count();
        if let Some(sfen) = text.strip_prefix("sfen ") {
            // What stands above the first position is about the book.
            if self.open.is_none() && self.reading.book.is_empty() {
                self.reading.book.remarks.append(&mut self.remarks);
            }
            self.end();
            if self.reading.book.len() >= MOST_POSITIONS {
                self.warn(number, column, WarningKind::TooMany);
                return false;
            }
            self.begin(number, column + 5, sfen);
        } else {
            if let Some(open) = &mut self.open {
                open.remarks.append(&mut self.remarks);
            }
            match self.open.as_ref().map(|open| read_move(text, &open.position)) {
                None => self.warn(number, column, WarningKind::NoPosition),
                Some(Err((at, kind))) => self.warn(number, column + at, kind),
                Some(Ok((mv, fault))) => {
                    if let Some((at, kind)) = fault {
                        self.warn(number, column + at, kind);
                    }
                    let moves = self.open.as_mut().map(|open| &mut open.moves);
                    if let Some(moves) = moves
                        && moves.len() < MOST_MOVES
                        && moves.iter().all(|known| known.mv != mv.mv)
                    {
                        moves.push(mv);
                    }
                }
            }
        }
        true
    }

    fn begin(&mut self, number: usize, column: usize, text: &str) {
        let read = text.parse::<Sfen>().map_err(PositionError::Text);
        let read = read.and_then(|sfen| {
            Position::try_from(&sfen).map_err(PositionError::Fault).map(|position| (sfen, position))
        });
        match read {
            Ok((sfen, position)) => {
                let known = self.reading.book.pages.get(sfen.without_ply().as_str());
                let known = known.map(|page| (page.moves.clone(), page.remarks.clone()));
                if known.is_some() {
                    self.warn(number, column, WarningKind::Again);
                }
                let (moves, mut remarks) = known.unwrap_or_default();
                remarks.append(&mut self.remarks);
                self.open = Some(Open { sfen, position, moves, remarks });
            }
            // Where in the line, not in the position.
            Err(PositionError::Text(mut fault)) => {
                fault.column += column - 1;
                self.warn(number, fault.column, WarningKind::BadPosition(PositionError::Text(fault)));
            }
            Err(error) => self.warn(number, column, WarningKind::BadPosition(error)),
        }
    }

    /// Keeps the position whose moves were read.
    fn end(&mut self) {
        let Some(Open { sfen, moves, mut remarks, .. }) = self.open.take() else { return };
        if moves.is_empty() {
            self.reading.book.remarks.append(&mut remarks);
        } else {
            let page = Page { ply: sfen.ply(), moves, remarks };
            self.reading.book.pages.insert(sfen.without_ply().into(), page);
        }
    }
}

/// A fault and the characters before it.
type At = (usize, WarningKind);

/// A move with all that could be read of it, and the first fault behind the move itself.
fn read_move(text: &str, position: &Position) -> Result<(BookMove, Option<At>), At> {
    let mut words = text.split_whitespace().map(|word| {
        let before = word.as_ptr() as usize - text.as_ptr() as usize;
        (text[..before].chars().count(), word)
    });
    let (_, first) = words.next().unwrap_or((0, ""));
    let mv: Move = first.parse().map_err(|_| (0, WarningKind::BadMove(shown(first))))?;
    if !position.is_legal(mv) {
        return Err((0, WarningKind::IllegalMove(mv)));
    }
    let mut found = BookMove::new(mv);
    if let Some((at, word)) = words.next()
        && !["none", "resign", "win"].iter().any(|known| word.eq_ignore_ascii_case(known))
    {
        let mut after = position.clone();
        after.do_move(mv);
        match word.parse() {
            Ok(reply) if after.is_legal(reply) => found.reply = Some(reply),
            Ok(reply) => return Ok((found, Some((at, WarningKind::IllegalMove(reply))))),
            Err(_) => return Ok((found, Some((at, WarningKind::BadMove(shown(word)))))),
        }
    }
    let bad = |(at, word): (usize, &str)| Some((at, WarningKind::BadNumber(shown(word))));
    let Some(word) = words.next() else { return Ok((found, None)) };
    match word.1.parse() {
        Ok(score) => found.score = Some(i32::clamp(score, -MOST_SCORE, MOST_SCORE)),
        Err(_) => return Ok((found, bad(word))),
    }
    let Some(word) = words.next() else { return Ok((found, None)) };
    match word.1.parse() {
        Ok(depth) => found.depth = Some(u32::min(depth, MOST_DEPTH)),
        Err(_) => return Ok((found, bad(word))),
    }
    let Some(word) = words.next() else { return Ok((found, None)) };
    match word.1.parse() {
        Ok(count) => found.count = Some(count),
        Err(_) => return Ok((found, bad(word))),
    }
    Ok((found, words.next().map(|(at, word)| (at, WarningKind::Extra(shown(word))))))
}

/// A word as a message shows it: not too much of it.
fn shown(word: &str) -> String {
    word.chars().take(40).collect()
}
