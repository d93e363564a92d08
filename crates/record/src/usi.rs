//! Games as USI writes them: `startpos moves 7g7f 3c3d`, and positions as SFEN; one a line.

use komadai_rules::{Color, Handicap, Move, Position, Sfen, SfenError};

use crate::end::{End, EndKind};
use crate::format::Format;
use crate::reading::{Games, ReadError};
use crate::tree::{Record, Step};
use crate::walk::Walk;
use crate::warning::{Log, Warning, WarningKind};

/// Reads every line: `[position] [startpos | [sfen] BOARD SIDE HANDS [PLY]] [moves M…]`, or moves alone.
pub(crate) fn read_text(text: &str) -> Result<Vec<(Record, Vec<Warning>, Format)>, ReadError> {
    let mut log = Log::default();
    let mut games = Games::default();
    for line in text.lines() {
        log.line += 1;
        let trimmed = line.trim();
        if trimmed.is_empty() || trimmed.starts_with('#') {
            continue;
        }
        let lead = line.chars().count() - line.trim_start().chars().count();
        if let Some(record) = game(trimmed, lead, &mut log)
            && !games.push(record, &mut log, Format::Usi)
        {
            break;
        }
    }
    games.finish(&mut log)
}

/// One game; none, and a warning, if the line is no game at all.
fn game(line: &str, lead: usize, log: &mut Log) -> Option<Record> {
    let mut words = Words { text: line, at: lead };
    let mut next = words.next()?;
    if next.1 == "position" {
        next = words.next()?;
    }
    let start = match start(next, &mut words) {
        Ok(start) => start,
        Err((kind, at, text)) => {
            log.warn(kind, at, None, text);
            return None;
        }
    };
    if Position::try_from(&start).is_err() {
        log.warn(WarningKind::UnplayableStart, lead, None, line);
    }
    let mut walk = Walk::new(start);
    // A move takes five characters with its blank.
    walk.record.reserve(words.text.len() / 5 + 1);
    if walk.position().is_none() {
        log.warn(WarningKind::NoPosition, lead, None, line);
        return Some(walk.record);
    }
    if next.1.parse::<Move>().is_ok() {
        take(&mut walk, next, log);
    }
    for word in words {
        if word.1 != "moves" && !take(&mut walk, word, log) {
            break;
        }
    }
    Some(walk.record)
}

/// A word and the number of characters before it.
type Word<'a> = (usize, &'a str);

/// A line that is no game: why, the number of characters before the place where it is none, and the word there.
type Refused<'a> = (WarningKind, usize, &'a str);

/// The start that begins at `first`; moves alone begin from the even game's.
fn start<'a>(first: Word<'a>, words: &mut Words<'a>) -> Result<Sfen, Refused<'a>> {
    let even = || Handicap::Even.sfen().parse().expect("the even game's start is well-formed");
    if first.1 == "startpos" || first.1.parse::<Move>().is_ok() {
        return Ok(even());
    }
    let said = first.1 == "sfen";
    let missing = (WarningKind::Position, first.0, first.1);
    let board = if said { words.next().ok_or(missing)? } else { first };
    let refused = |error: SfenError| {
        if said || board.1.contains('/') {
            (WarningKind::Position, board.0 + error.column - 1, board.1)
        } else {
            (WarningKind::UnknownLine, board.0, board.1)
        }
    };
    // Pasted from an address, blanks are underscores.
    if board.1.contains('_') {
        return board.1.replace('_', " ").parse().map_err(refused);
    }
    let mut fields = vec![board.1];
    while let Some((_, word)) = words.clone().next() {
        // A hand may look like a move: `2b2g` is two bishops and two golds.
        let is_hand = fields.len() == 2
            && word.chars().all(|c| c.is_ascii_digit() || "plnsgbr".contains(c.to_ascii_lowercase()));
        if word == "moves" || fields.len() == 4 || (!is_hand && word.parse::<Move>().is_ok()) {
            break;
        }
        fields.push(word);
        words.next();
    }
    fields.join(" ").parse().map_err(refused)
}

/// Plays a move or takes a word for the end; false when nothing can follow.
fn take(walk: &mut Walk, (at, word): Word<'_>, log: &mut Log) -> bool {
    let ply = Some(walk.depth() + 1);
    if walk.is_full() {
        log.warn(WarningKind::TooManyMoves, at, ply, word);
        return false;
    }
    if matches!(walk.step(), Step::End(_)) {
        log.warn(WarningKind::AfterEnd, at, ply, word);
        return false;
    }
    if let Some(kind) = end_word(word) {
        let winner = kind.winner(walk.side());
        walk.end(End { kind, winner });
        return true;
    }
    if walk.is_over() {
        log.warn(WarningKind::AfterEnd, at, ply, word);
        return false;
    }
    let Ok(mv) = word.parse::<Move>() else {
        log.warn(WarningKind::UnreadableMove, at, ply, word);
        return false;
    };
    if walk.play(mv).is_err() {
        log.warn(WarningKind::IllegalMove, at, ply, word);
    }
    true
}

/// Words that programs write after the last move.
fn end_word(word: &str) -> Option<EndKind> {
    Some(match word {
        "resign" => EndKind::Resign,
        "win" => EndKind::EnteringKing,
        "draw" => EndKind::Draw,
        "rep_draw" => EndKind::Repetition,
        "timeout" => EndKind::Timeout,
        "max_moves" => EndKind::MaxMoves,
        "break" | "interrupt" => EndKind::Interrupt,
        "rep_win" | "rep_lose" | "rep_sup" | "rep_inf" | "none" | "null" => EndKind::Other(word.to_owned()),
        _ => return None,
    })
}

#[derive(Clone)]
struct Words<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Iterator for Words<'a> {
    type Item = Word<'a>;

    fn next(&mut self) -> Option<Word<'a>> {
        let trimmed = self.text.trim_start();
        self.at += self.text[..self.text.len() - trimmed.len()].chars().count();
        let end = trimmed.find(char::is_whitespace).unwrap_or(trimmed.len());
        let (word, rest) = trimmed.split_at(end);
        if word.is_empty() {
            return None;
        }
        let at = self.at;
        self.at += word.chars().count();
        self.text = rest;
        Some((at, word))
    }
}

/// The word for an end, if reading it gives the same end.
pub(crate) fn end_word_of(end: &End, side: Color) -> Option<&str> {
    let word = match &end.kind {
        EndKind::Resign => "resign",
        EndKind::EnteringKing => "win",
        EndKind::Draw => "draw",
        EndKind::Repetition => "rep_draw",
        EndKind::Timeout => "timeout",
        EndKind::MaxMoves => "max_moves",
        EndKind::Interrupt => "break",
        EndKind::Other(word) => word,
        _ => return None,
    };
    (end_word(word).as_ref() == Some(&end.kind) && end.winner == end.kind.winner(side)).then_some(word)
}

/// The main line as USI text, with a word for its end. Variations, times and the rest have no place in it.
///
/// ```
/// let readings = komadai_record::read(b"position startpos moves 7g7f 3c3d resign", None).unwrap();
/// assert_eq!(komadai_record::usi::write(&readings[0].record), "startpos moves 7g7f 3c3d resign");
/// ```
pub fn write(record: &Record) -> String {
    let even = Handicap::Even.sfen();
    let start = record.start.to_string();
    let mut text = if start == even { "startpos".to_owned() } else { format!("sfen {start}") };
    let moves = record.moves();
    if !moves.is_empty() {
        text.push_str(" moves");
    }
    for mv in moves {
        text.push(' ');
        text.push_str(&mv.to_string());
    }
    let tip = record.node(record.tip());
    let side = record.side_after(tip.depth());
    let after_foul = tip.parent().is_some_and(|id| matches!(record.node(id).step, Step::Illegal(..)));
    if let Some(word) = record.end().filter(|_| !after_foul).and_then(|end| end_word_of(end, side)) {
        text.push(' ');
        text.push_str(word);
    }
    text
}

#[cfg(test)]
mod tests {
    use crate::read;

    #[test]
    fn a_hand_that_looks_like_a_move_is_a_hand() {
        for (text, moves) in [
            ("sfen 4k4/9/9/9/9/9/9/9/4K4 b 2b2g 1 moves 5i5h", 1),
            ("4k4/9/9/9/9/9/9/9/4K4 b 2b2g", 0),
            ("sfen 4k4/9/9/9/9/9/9/9/4K4 b - 5i5h 5a5b", 2),
        ] {
            let reading = read(text.as_bytes(), None).unwrap().remove(0);
            assert!(reading.warnings.is_empty(), "{text}: {:?}", reading.warnings);
            assert_eq!(reading.record.moves().len(), moves, "{text}");
            let hand = if text.contains("2b2g") { "b 2b2g 1" } else { "b - 1" };
            assert!(reading.record.start.to_string().ends_with(hand), "{text}");
        }
    }
}
