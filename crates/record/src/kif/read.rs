//! Reading KIF line by line.

use komadai_rules::{Move, Position, Square};

use super::head::Head;
use super::{end_word, time};
use crate::end::EndKind;
use crate::format::Format;
use crate::headers::one_line;
use crate::marks::Marks;
use crate::notation::names::{KANJI, kind};
use crate::notation::{Said, Scanner, resolve};
use crate::reading::ReadError;
use crate::tree::{NodeId, Record, Step, add_comment};
use crate::walk::Walk;
use crate::warning::{Log, Warning, WarningKind};

/// Marks that stand before a move.
const MARKS: [char; 6] = ['▲', '△', '☗', '☖', '▼', '▽'];

/// Reads a text, numbered (KIF) or not (KI2), and tells which it was.
/// `is_ki2` is what the file's name says; it decides for files without any move.
pub(crate) fn read_text(text: &str, is_ki2: bool) -> Result<(Record, Vec<Warning>, Format), ReadError> {
    let mut reader = Reader { unnumbered: is_ki2, ..Reader::default() };
    // CR LF, LF and CR alone all end a line; a file may mix them.
    let mut rest = text;
    while !rest.is_empty() {
        let end = rest.find(['\n', '\r']).unwrap_or(rest.len());
        let (line, after) = rest.split_at(end);
        reader.log.line += 1;
        reader.line(line)?;
        rest = after.strip_prefix("\r\n").or_else(|| after.strip_prefix(['\n', '\r'])).unwrap_or(after);
    }
    reader.finish()
}

/// A record being read, from the first move on.
struct Game {
    walk: Walk,
    /// What the file's first move number is above 1.
    offset: Option<usize>,
    /// A variation just begun, or one whose start was not found.
    branch: Branch,
    /// Whether it was told that moves follow the end of this line: once is enough.
    is_told: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Branch {
    None,
    Fresh,
    Lost,
}

#[derive(Default)]
struct Reader {
    head: Head,
    game: Option<Game>,
    /// Comments and a bookmark that stand before anything else.
    early_comments: Vec<String>,
    early_marks: Marks,
    early_bookmark: Option<String>,
    log: Log,
    /// Whether lines of numbered moves were seen, or the line that stands above them.
    numbered: bool,
    /// Whether lines of moves without numbers were seen.
    unnumbered: bool,
}

impl Reader {
    fn warn(&mut self, kind: WarningKind, column: usize, ply: Option<usize>, text: &str) {
        self.log.warn(kind, column, ply, text);
    }

    fn line(&mut self, whole: &str) -> Result<(), ReadError> {
        let line = whole.trim_end();
        let text = line.trim_start();
        let lead = line[..line.len() - text.len()].chars().count();
        if text.is_empty() || text.starts_with('#') {
            return Ok(());
        }
        // Blanks at a comment's end are its writer's.
        if let Some(comment) = whole.trim_start().strip_prefix('*') {
            let (dropped, ply) = match &mut self.game {
                Some(game) => (game.walk.comment(comment), game.walk.length()),
                None => (add_comment(&mut self.early_comments, &mut self.early_marks, comment), 0),
            };
            self.log.warn_of_marks(dropped, lead, ply, comment);
            return Ok(());
        }
        if let Some(name) = text.strip_prefix('&') {
            self.bookmark(name);
            return Ok(());
        }
        if text.starts_with("手数--") {
            self.numbered = true;
            self.begin();
            return Ok(());
        }
        if let Some(rest) = text.strip_prefix("変化") {
            // In the head such a line is an old program's mistake.
            if self.game.is_some() {
                self.variation(rest, text);
            }
            return Ok(());
        }
        if text.starts_with("まで") {
            self.begin();
            self.caption(text);
            return Ok(());
        }
        if let Some((number, rest, at)) = numbered(text) {
            self.numbered = true;
            self.begin();
            self.move_line(number, rest, lead + at);
            return Ok(());
        }
        if self.starts_unnumbered(text) {
            self.unnumbered = true;
            self.begin();
            self.row_of_moves(text, lead);
            return Ok(());
        }
        match self.head.take(text, self.log.line)? {
            Ok(true) => {}
            Ok(false) => {
                // A pasted text may say something before the first move.
                let found = text.find(MARKS).filter(|_| self.game.is_none());
                match found.filter(|at| Scanner::new(&text[*at..]).read().is_ok()) {
                    Some(at) => {
                        self.unnumbered = true;
                        self.begin();
                        self.row_of_moves(&text[at..], lead + text[..at].chars().count());
                    }
                    None => self.warn(WarningKind::UnknownLine, lead, None, text),
                }
            }
            Err((kind, at)) => self.warn(kind, lead + at, None, text),
        }
        Ok(())
    }

    fn bookmark(&mut self, name: &str) {
        let place = match &mut self.game {
            Some(game) => {
                let current = game.walk.current();
                &mut game.walk.record.node_mut(current).bookmark
            }
            None => &mut self.early_bookmark,
        };
        if place.is_none() {
            *place = Some(one_line(name).trim_end().to_owned());
        } else {
            self.warn(WarningKind::SecondBookmark, 0, None, name);
        }
    }

    /// Ends the head: from here on there is a record.
    fn begin(&mut self) {
        if self.game.is_some() {
            return;
        }
        let mut complaints = Vec::new();
        let start = self.head.start(&mut complaints);
        let number = self.log.line;
        for (kind, line) in complaints {
            self.log.line = line;
            self.warn(kind, 0, None, "");
        }
        self.log.line = number;
        let mut walk = Walk::new(start);
        let root = walk.record.node_mut(NodeId::ROOT);
        root.comments = core::mem::take(&mut self.early_comments);
        root.marks = core::mem::take(&mut self.early_marks);
        root.bookmark = self.early_bookmark.take();
        if walk.position().is_none() {
            self.warn(WarningKind::NoPosition, 0, None, "");
        }
        self.game = Some(Game { walk, offset: None, branch: Branch::None, is_told: false });
    }

    fn finish(mut self) -> Result<(Record, Vec<Warning>, Format), ReadError> {
        if self.game.is_none() {
            // A list with stars is no record, but comments may stand alone in one.
            let is_told = self.early_comments.iter().any(|comment| !comment.is_ascii());
            if !self.head.has_anything() && !is_told {
                return Err(ReadError::nothing(&mut self.log));
            }
            self.begin();
        }
        let Some(game) = self.game else { return Err(ReadError::nothing(&mut self.log)) };
        let format = match (self.numbered, self.unnumbered) {
            (false, true) => Format::Ki2,
            (false, false) if self.head.has_board() => Format::Bod,
            _ => Format::Kif,
        };
        let mut record = game.walk.record;
        // A KI2 file names every end, in its last line: one without it was broken off.
        if format == Format::Ki2 && !matches!(record.node(record.tip()).step, Step::End(_)) {
            record.finish(EndKind::Interrupt, None);
        }
        // Headers may follow the moves; the head gathers them all.
        record.unshown_hands = self.head.unshown_hands();
        record.headers = self.head.headers;
        Ok((record, self.log.take(), format))
    }

    /// `変化：N手`.
    fn variation(&mut self, rest: &str, text: &str) {
        let digits: String =
            rest.trim_start_matches(['：', ':', ' ', '\u{3000}']).chars().map_while(digit).collect();
        let Some(game) = &mut self.game else { return };
        let ply = digits.parse::<usize>().ok().map(|ply| ply.saturating_sub(game.offset.unwrap_or(0)));
        game.walk.close_line();
        game.is_told = false;
        game.branch = Branch::Fresh;
        let found = ply.is_some_and(|ply| ply > 0 && game.walk.branch_to(ply - 1));
        if !found {
            game.branch = Branch::Lost;
            self.warn(WarningKind::NoBranch, 0, ply, text);
        }
    }

    /// `まで57手で先手の勝ち`.
    fn caption(&mut self, text: &str) {
        let Some(game) = &mut self.game else { return };
        if game.branch == Branch::Lost {
            return;
        }
        let (side, current) = (game.walk.side(), game.walk.current());
        match &mut game.walk.record.node_mut(current).step {
            Step::End(end) => {
                if end.winner.is_none() {
                    // The word itself names nobody.
                    let said = match &end.kind {
                        EndKind::Other(word) => text.replacen(word.as_str(), "", 1),
                        _ => text.to_owned(),
                    };
                    end.winner = end_word::winner(&said);
                }
            }
            _ => {
                if let Some(end) = end_word::from_caption(text, side) {
                    game.walk.end(end);
                }
            }
        }
    }

    fn move_line(&mut self, number: usize, rest: &str, at: usize) {
        let Some(game) = &mut self.game else { return };
        if game.walk.is_full() {
            self.warn(WarningKind::TooManyMoves, 0, Some(number), rest);
            return;
        }
        if game.branch == Branch::Lost {
            return;
        }
        let first = game.offset.is_none();
        let offset = *game.offset.get_or_insert(number.saturating_sub(1));
        let ply = number.saturating_sub(offset).max(1);
        let fresh = core::mem::replace(&mut game.branch, Branch::None) == Branch::Fresh;
        if !fresh && game.walk.is_over() && ply > game.walk.length() + 1 {
            if !core::mem::replace(&mut game.is_told, true) {
                self.warn(WarningKind::AfterEnd, at, Some(number), rest);
            }
            return;
        }
        let mut misnumbered = first && number != 1;
        if ply <= game.walk.depth() {
            game.is_told = false;
            game.walk.go_back(ply - 1);
        } else if ply > game.walk.length() + 1 {
            misnumbered |= !(fresh && game.walk.branch_to(ply - 1));
        }
        if misnumbered {
            self.warn(WarningKind::MoveNumber, 0, Some(number), rest);
        }
        self.step(ply, rest, at);
    }

    fn step(&mut self, ply: usize, rest: &str, at: usize) {
        let mut scanner = Scanner::new(rest);
        match scanner.read() {
            Ok(said) => {
                let read = scanner.position();
                self.play(ply, said, rest, read, at);
            }
            Err((_, fault_at)) => self.end(ply, rest, at, fault_at),
        }
    }

    /// A line whose text is no move: an end word, unless it looks like a move that cannot be read.
    fn end(&mut self, ply: usize, rest: &str, at: usize, fault_at: usize) {
        let word: String = rest
            .chars()
            .take_while(|c| !c.is_whitespace() && !matches!(c, '(' | '（'))
            .collect::<String>()
            .trim_end_matches('+')
            .to_owned();
        // In rows of moves, too, a word that is not known is no end: it would cut the game.
        let looks_like_a_move =
            self.unnumbered || word.starts_with('同') || word.chars().any(|c| digit(c).is_some());
        if word.is_empty() || (end_word::read(&word).is_none() && looks_like_a_move) {
            self.warn(WarningKind::UnreadableMove, at + fault_at, Some(ply), rest);
            return;
        }
        let tail: String = rest.chars().skip(word.chars().count()).collect();
        let Some(game) = &mut self.game else { return };
        if let Step::End(_) = game.walk.step() {
            self.warn(WarningKind::AfterEnd, at, Some(ply), rest);
            return;
        }
        game.walk.end(end_word::end(&word, game.walk.side()));
        self.spent(&tail, at + word.chars().count(), ply);
    }

    /// Plays a move whose text ends after `read` characters of `rest`; its time follows.
    fn play(&mut self, ply: usize, said: Said, rest: &str, read: usize, at: usize) {
        let Some(game) = &mut self.game else { return };
        // A move with the number of an end is a line of its own beside it.
        if matches!(game.walk.step(), Step::End(_)) && ply == game.walk.depth() + 1 {
            game.walk.go_back(game.walk.depth());
        }
        let played = game.play(said, &mut self.log, at, ply, rest);
        if played {
            let tail = rest.char_indices().nth(read).map_or("", |(byte, _)| &rest[byte..]);
            self.spent(tail, at + read, ply);
        }
    }

    /// Whether a line is one of moves without numbers: by its mark or, once there are such lines, by its square.
    fn starts_unnumbered(&self, text: &str) -> bool {
        if let Some(rest) = text.strip_prefix(MARKS) {
            let rest = rest.trim_start();
            let word = rest.split(char::is_whitespace).next().unwrap_or_default();
            return rest.starts_with(|c: char| c == '同' || square_digit(c))
                || (self.game.is_some() && end_word::read(word).is_some())
                || Scanner::new(text).read().is_ok();
        }
        let mut chars = text.chars();
        let (first, second) = (chars.next(), chars.next());
        let square = first.is_some_and(square_digit) && second.is_some_and(square_digit);
        (square || first == Some('同')) && Scanner::new(text).read().is_ok()
    }

    /// `▲７六歩 △３四歩▲２六歩`: moves without numbers, one after another.
    fn row_of_moves(&mut self, text: &str, lead: usize) {
        let mut scanner = Scanner::new(text);
        loop {
            scanner.skip_gaps();
            if scanner.is_done() {
                if scanner.is_cut() {
                    self.warn(WarningKind::TooManyMoves, lead + scanner.position(), None, "");
                }
                return;
            }
            let Some(game) = &mut self.game else { return };
            if game.branch == Branch::Lost {
                return;
            }
            let (at, ply) = (lead + scanner.position(), game.walk.length() + 1);
            if game.walk.is_full() {
                let rest = scanner.text(scanner.position(), scanner.position() + 60);
                self.warn(WarningKind::TooManyMoves, at, Some(ply), &rest);
                return;
            }
            game.branch = Branch::None;
            let start = scanner.position();
            match scanner.read() {
                Ok(said) => {
                    let rest = scanner.text(start, scanner.position());
                    if !game.play(said, &mut self.log, at, ply, &rest) {
                        return;
                    }
                }
                Err((_, fault_at)) => {
                    let rest: String = text.chars().skip(start).collect();
                    let word = rest.trim_start_matches(MARKS);
                    let skipped = rest.chars().count() - word.chars().count();
                    self.end(ply, word, at + skipped, fault_at.saturating_sub(start + skipped));
                    return;
                }
            }
        }
    }

    fn spent(&mut self, tail: &str, at: usize, ply: usize) {
        match time::read(tail) {
            None => {}
            Some(Ok(seconds)) => {
                if let Some(game) = &mut self.game {
                    let current = game.walk.current();
                    game.walk.record.node_mut(current).seconds = Some(seconds);
                }
            }
            Some(Err(())) => self.warn(WarningKind::Time, at, Some(ply), tail),
        }
    }
}

impl Game {
    /// Plays what a text says; false when it cannot be.
    fn play(&mut self, said: Said, log: &mut Log, at: usize, ply: usize, text: &str) -> bool {
        if self.walk.is_over() {
            if !core::mem::replace(&mut self.is_told, true) {
                log.warn(WarningKind::AfterEnd, at, Some(ply), text);
            }
            return false;
        }
        let previous_to = self.walk.previous_to();
        let Some(position) = self.walk.position() else { return false };
        let Some((mv, mismatch)) = meant(position, previous_to, said) else {
            log.warn(WarningKind::UnreadableMove, at, Some(ply), text);
            return false;
        };
        if mismatch {
            log.warn(WarningKind::PieceMismatch, at, Some(ply), text);
        }
        if self.walk.play(mv).is_err() {
            log.warn(WarningKind::IllegalMove, at, Some(ply), text);
        }
        true
    }
}

/// The move that a text means, and whether it names another piece than the one on its origin.
fn meant(position: &Position, previous_to: Option<Square>, mut said: Said) -> Option<(Move, bool)> {
    // Programs write marks by the handicap's sides, by colour or not at all: the turn is what counts.
    if let Said::Piece { mark, .. } = &mut said {
        *mark = None;
    }
    if let Ok(mv) = resolve(position, previous_to, said) {
        return Some((mv, false));
    }
    match said {
        Said::Piece { to, promote, origin: Some(from), .. } => {
            let to = to.or(previous_to).filter(|to| *to != from)?;
            Some((Move::board(from, to, promote), true))
        }
        _ => None,
    }
}

/// Whether a square can begin with this.
fn square_digit(c: char) -> bool {
    digit(c).is_some() || "一二三四五六七八九".contains(c)
}

fn digit(c: char) -> Option<char> {
    match c {
        '0'..='9' => Some(c),
        '０'..='９' => char::from_digit(u32::from(c) - u32::from('０'), 10),
        _ => None,
    }
}

/// Whether a number is the square of a move and not the number of one: `26歩`, `2六歩`, `7776+`, `7776FU`, `7776 3334`.
fn is_square_of_a_move(number: &str, rest: &str) -> bool {
    let mut after = rest.chars();
    let (next, second) = (after.next().unwrap_or(' '), after.next().unwrap_or(' '));
    let is_piece = |c: char| kind(c).is_some() || c == '成';
    match number.chars().count() {
        1 => KANJI.contains(&next) && is_piece(second),
        2 => is_piece(next),
        4 => {
            let digits = rest.trim_start().chars().take(4).filter(|c| digit(*c).is_some()).count();
            digits == 4 || matches!(next, '+' | '＋' | '=') || next.is_ascii_uppercase()
        }
        _ => false,
    }
}

/// Splits `  12 ７六歩(77)` into its number, the rest and the rest's index; none for other lines.
fn numbered(text: &str) -> Option<(usize, &str, usize)> {
    let half_width = text.bytes().take_while(u8::is_ascii_digit).count();
    let digits = if half_width > 0 {
        half_width
    } else {
        text.char_indices().find(|(_, c)| digit(*c).is_none()).map_or(text.len(), |(at, _)| at)
    };
    let (number, rest) = text.split_at(digits);
    let trimmed = rest.trim_start();
    // Lines of nothing but numbers are the ornament above a board.
    if digits == 0
        || trimmed.is_empty()
        || is_square_of_a_move(number, rest)
        || trimmed.starts_with(['：', ':', '/', '年'])
        || text.chars().all(|c| digit(c).is_some() || c.is_whitespace())
    {
        return None;
    }
    let value = match number.parse::<u32>() {
        Ok(value) => value,
        Err(_) => number.chars().filter_map(digit).collect::<String>().parse().ok()?,
    };
    let at = text[..text.len() - trimmed.len()].chars().count();
    Some((value as usize, trimmed, at))
}
