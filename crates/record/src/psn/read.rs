//! Reading PSN.

use komadai_rules::{Handicap, Position, Sfen};

use super::token::{Placed, Token, Tokens};
use super::{moves, tags};
use crate::end::{End, EndKind};
use crate::format::Format;
use crate::headers::Headers;
use crate::marks::Marks;
use crate::reading::{Games, ReadError};
use crate::tree::{NodeId, Record, Step, add_comment};
use crate::walk::Walk;
use crate::warning::{Log, Warning, WarningKind};

/// Reads every game: tags after moves begin the next one.
pub(crate) fn read_text(text: &str) -> Result<Vec<(Record, Vec<Warning>, Format)>, ReadError> {
    let mut games = Games::default();
    let mut reader = Reader::default();
    for placed in Tokens::new(text) {
        if matches!(placed.token, Token::Tag(..)) && reader.walk.is_some() && !reader.finish(&mut games) {
            break;
        }
        reader.log.line = placed.line;
        reader.token(&placed);
    }
    reader.finish(&mut games);
    games.finish(&mut Log::default())
}

#[derive(Default)]
struct Reader {
    headers: Headers,
    start: Option<Sfen>,
    result: Option<String>,
    comments: Vec<String>,
    marks: Marks,
    walk: Option<Walk>,
    /// Whether a word could not be read: what follows it is another game's for all we know.
    is_lost: bool,
    log: Log,
}

impl Reader {
    /// Ends a game; false when there is no room for another.
    fn finish(&mut self, games: &mut Games) -> bool {
        let mut reader = core::mem::take(self);
        if reader.walk.is_none() && reader.headers.is_empty() && reader.start.is_none() {
            return true;
        }
        reader.begin();
        let Some(Walk { mut record, .. }) = reader.walk else { return true };
        record.headers = reader.headers;
        record.result = reader.result.as_deref().and_then(tags::winner);
        games.push(record, &mut reader.log, Format::Psn)
    }

    fn token(&mut self, placed: &Placed<'_>) {
        match placed.token {
            Token::Tag(key, value) => self.tag(key, value, placed.at),
            Token::Comment(text) => self.comment(text, placed.at),
            Token::Bracket(text) => self.time(text),
            Token::Word(word) => self.word(word, placed.at),
        }
    }

    fn tag(&mut self, key: &str, value: &str, at: usize) {
        let trimmed = value.trim();
        let key: String = key.chars().filter(|c| !c.is_control()).collect();
        match key.to_ascii_lowercase().as_str() {
            "sfen" | "fen" if trimmed.is_empty() => {}
            "sfen" | "fen" => match trimmed.strip_prefix("sfen ").unwrap_or(trimmed).parse() {
                Ok(start) => self.start = Some(start),
                Err(_) => self.log.warn(WarningKind::Board, at, None, value),
            },
            "handicap" => {
                if let Some(start) = tags::handicap(trimmed) {
                    self.start = self.start.take().or(Some(start));
                } else {
                    self.headers.push(&key, value);
                    self.log.warn(WarningKind::UnknownHandicap, at, None, value);
                }
            }
            lower => {
                if lower == "result" {
                    self.result = Some(trimmed.to_owned());
                }
                self.headers.push(tags::header(&key), value);
            }
        }
    }

    fn comment(&mut self, text: &str, at: usize) {
        for line in text.trim().lines().map(str::trim_end) {
            let (dropped, ply) = match &mut self.walk {
                Some(walk) => (walk.comment(line), walk.length()),
                None => (add_comment(&mut self.comments, &mut self.marks, line), 0),
            };
            self.log.warn_of_marks(dropped, at, ply, line);
        }
    }

    fn begin(&mut self) {
        if self.walk.is_some() {
            return;
        }
        let start = self
            .start
            .take()
            .unwrap_or_else(|| Handicap::Even.sfen().parse().expect("the even game's start is well-formed"));
        if Position::try_from(&start).is_err() {
            self.log.warn(WarningKind::UnplayableStart, 0, None, "");
        }
        let mut walk = Walk::new(start);
        if walk.position().is_none() {
            self.log.warn(WarningKind::NoPosition, 0, None, "");
        }
        let root = walk.record.node_mut(NodeId::ROOT);
        root.comments = core::mem::take(&mut self.comments);
        root.marks = core::mem::take(&mut self.marks);
        self.walk = Some(walk);
    }

    /// `(00:00:02 / 00:00:02)`; other brackets are remarks.
    fn time(&mut self, text: &str) {
        let Some(walk) = &mut self.walk else { return };
        let current = walk.current();
        let spent = text.split('/').next().unwrap_or_default().trim();
        let seconds = spent.contains(':').then(|| {
            spent
                .split(':')
                .try_fold(0_u32, |total, part| total.checked_mul(60)?.checked_add(part.trim().parse().ok()?))
        });
        let node = walk.record.node_mut(current);
        match seconds.flatten() {
            Some(seconds) if current != NodeId::ROOT => node.seconds = Some(seconds),
            _ => self.comment(&format!("({text})"), 0),
        }
    }

    fn word(&mut self, word: &str, at: usize) {
        // `12.P7f`, `12.` and `...` before the move.
        let numbered = word.trim_start_matches(|c: char| c.is_ascii_digit());
        let bare = match numbered.strip_prefix('.') {
            Some(rest) => rest.trim_start_matches('.'),
            None => word,
        };
        if bare.is_empty() || bare == "…" {
            return;
        }
        let at = at + word.chars().count() - bare.chars().count();
        if matches!(bare, "1-0" | "0-1" | "*" | "1/2-1/2") {
            self.result.get_or_insert_with(|| bare.to_owned());
            return;
        }
        if self.is_lost {
            return;
        }
        self.begin();
        let Some(walk) = &mut self.walk else { return };
        let ply = Some(walk.length() + 1);
        if let Some(kind) = end_word(bare) {
            if matches!(walk.step(), Step::End(_)) {
                return;
            }
            let winner = kind.winner(walk.side());
            walk.end(End { kind, winner });
            return;
        }
        if walk.is_full() || walk.is_over() {
            let kind = if walk.is_full() { WarningKind::TooManyMoves } else { WarningKind::AfterEnd };
            self.log.warn(kind, at, ply, bare);
            self.is_lost = true;
            return;
        }
        let Some(position) = walk.position() else { return };
        let Some(mv) = moves::read(position, walk.previous_to(), bare) else {
            self.log.warn(WarningKind::UnreadableMove, at, ply, bare);
            self.is_lost = true;
            return;
        };
        if walk.play(mv).is_err() {
            self.log.warn(WarningKind::IllegalMove, at, ply, bare);
        }
    }
}

fn end_word(word: &str) -> Option<EndKind> {
    Some(match word.trim_end_matches(['.', '!']).to_ascii_lowercase().as_str() {
        "resigns" | "resign" | "resigned" => EndKind::Resign,
        "mate" | "checkmate" | "tsumi" => EndKind::Mate,
        "sennichite" | "repetition" => EndKind::Repetition,
        "jishogi" | "impasse" => EndKind::Impasse,
        "timeout" | "time-up" => EndKind::Timeout,
        "interrupt" | "abort" => EndKind::Interrupt,
        _ => return None,
    })
}
