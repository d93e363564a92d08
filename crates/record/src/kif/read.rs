//! Reading KIF line by line.

use komadai_rules::{Color, Delta, Move, Position, Square};

use super::head::Head;
use super::{KifError, Warning, WarningKind, end_word, time};
use crate::notation::{Said, Scanner, resolve};
use crate::tree::{NodeId, Record, Step, check};

/// Most nodes that are kept.
const MAX_NODES: usize = 1_000_000;
/// Longest line of play.
const MAX_DEPTH: usize = 20_000;
/// Most moves replayed to find the starts of variations; only made-up files come near.
const MAX_REPLAYS: usize = 20_000_000;
/// Most warnings that are kept.
const MAX_WARNINGS: usize = 1_000;

/// Reads a text.
pub(super) fn read_text(text: &str) -> Result<(Record, Vec<Warning>), KifError> {
    let mut reader = Reader::default();
    // CR LF, LF and CR alone all end a line; a file may mix them.
    for (index, line) in text.replace("\r\n", "\n").split(['\n', '\r']).enumerate() {
        reader.number = index + 1;
        reader.line(line)?;
    }
    reader.finish()
}

/// A record being read, from the first move on.
struct Game {
    record: Record,
    /// The position at the end of `path`; none for a start beyond the rules.
    position: Option<Position>,
    /// Moves from the start to the current place.
    path: Vec<(NodeId, Move, Delta)>,
    /// The node that comments and the next move belong to: the last of `path`, or an end or foul after it.
    current: NodeId,
    /// Last nodes of the lines read before this one.
    tips: Vec<NodeId>,
    /// What the file's first move number is above 1.
    offset: Option<usize>,
    /// A variation just begun, or one whose start was not found.
    branch: Branch,
    replays: usize,
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
    early_bookmark: Option<String>,
    warnings: Vec<Warning>,
    number: usize,
}

impl Reader {
    fn warn(&mut self, kind: WarningKind, column: usize, ply: Option<usize>, text: &str) {
        if self.warnings.len() < MAX_WARNINGS {
            let text = text.trim().chars().take(60).collect();
            self.warnings.push(Warning { line: self.number, column: column + 1, ply, kind, text });
        }
    }

    fn line(&mut self, whole: &str) -> Result<(), KifError> {
        let line = whole.trim_end();
        let text = line.trim_start();
        let lead = line.chars().count() - text.chars().count();
        if text.is_empty() || text.starts_with('#') {
            return Ok(());
        }
        // Blanks at a comment's end are its writer's.
        if let Some(comment) = whole.trim_start().strip_prefix('*') {
            match &mut self.game {
                Some(game) => game.record.node_mut(game.current).comments.push(comment.to_owned()),
                None => self.early_comments.push(comment.to_owned()),
            }
            return Ok(());
        }
        if let Some(name) = text.strip_prefix('&') {
            self.bookmark(name);
            return Ok(());
        }
        if text.starts_with("手数--") {
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
            self.begin();
            self.move_line(number, rest, lead + at);
            return Ok(());
        }
        match self.head.take(text, self.number)? {
            Ok(true) => {}
            Ok(false) => self.warn(WarningKind::UnknownLine, lead, None, text),
            Err((kind, at)) => self.warn(kind, lead + at, None, text),
        }
        Ok(())
    }

    fn bookmark(&mut self, name: &str) {
        let place = match &mut self.game {
            Some(game) => &mut game.record.node_mut(game.current).bookmark,
            None => &mut self.early_bookmark,
        };
        if place.is_none() {
            *place = Some(name.to_owned());
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
        let number = self.number;
        for (kind, line) in complaints {
            self.number = line;
            self.warn(kind, 0, None, "");
        }
        self.number = number;
        let mut record = Record::new(start);
        let root = record.node_mut(NodeId::ROOT);
        root.comments = core::mem::take(&mut self.early_comments);
        root.bookmark = self.early_bookmark.take();
        let position = record.start_position();
        if position.is_none() {
            self.warn(WarningKind::NoPosition, 0, None, "");
        }
        self.game = Some(Game {
            record,
            position,
            path: Vec::new(),
            current: NodeId::ROOT,
            tips: Vec::new(),
            offset: None,
            branch: Branch::None,
            replays: 0,
        });
    }

    fn finish(mut self) -> Result<(Record, Vec<Warning>), KifError> {
        if self.game.is_none() {
            let nothing =
                !self.head.has_anything() && self.early_comments.is_empty() && self.early_bookmark.is_none();
            if nothing {
                return Err(KifError::NothingThere);
            }
            self.begin();
        }
        let Some(game) = self.game else { return Err(KifError::NothingThere) };
        let mut record = game.record;
        // Headers may follow the moves; the head gathers them all.
        record.headers = self.head.headers;
        Ok((record, self.warnings))
    }

    /// `変化：N手`.
    fn variation(&mut self, rest: &str, text: &str) {
        let digits: String =
            rest.trim_start_matches(['：', ':', ' ', '\u{3000}']).chars().map_while(digit).collect();
        let Some(game) = &mut self.game else { return };
        let ply = digits.parse::<usize>().ok().map(|ply| ply.saturating_sub(game.offset.unwrap_or(0)));
        game.tips.push(game.current);
        game.branch = Branch::Fresh;
        let found = ply.is_some_and(|ply| ply > 0 && game.branch_to(ply - 1));
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
        let side = game.side();
        match &mut game.record.node_mut(game.current).step {
            Step::End(end) => {
                if end.winner.is_none() {
                    end.winner = end_word::winner(text);
                }
            }
            _ => {
                if let Some(end) = end_word::from_caption(text, side) {
                    game.current = game.record.add(game.current, Step::End(end));
                }
            }
        }
    }

    fn move_line(&mut self, number: usize, rest: &str, at: usize) {
        let Some(game) = &mut self.game else { return };
        if game.record.len() >= MAX_NODES || game.path.len() >= MAX_DEPTH {
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
        let mut misnumbered = first && number != 1;
        if ply <= game.path.len() {
            game.go_back(ply - 1);
        } else if ply > game.length() + 1 {
            misnumbered |= !(fresh && game.branch_to(ply - 1));
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
                let tail: String = rest.chars().skip(scanner.position()).collect();
                self.play(ply, said, rest, &tail, at);
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
        let looks_like_a_move = word.starts_with('同') || word.chars().any(|c| digit(c).is_some());
        if word.is_empty() || (end_word::read(&word).is_none() && looks_like_a_move) {
            self.warn(WarningKind::UnreadableMove, at + fault_at, Some(ply), rest);
            return;
        }
        let tail: String = rest.chars().skip(word.chars().count()).collect();
        let Some(game) = &mut self.game else { return };
        if let Step::End(_) = game.current_step() {
            self.warn(WarningKind::AfterEnd, at, Some(ply), rest);
            return;
        }
        let end = end_word::end(&word, game.side());
        game.current = game.record.add(game.current, Step::End(end));
        self.spent(&tail, at + word.chars().count(), ply);
    }

    fn play(&mut self, ply: usize, said: Said, rest: &str, tail: &str, at: usize) {
        let Some(game) = &mut self.game else { return };
        match game.current_step() {
            // A move with the number of an end is a line of its own beside it.
            Step::End(_) if ply == game.path.len() + 1 => game.go_back(game.path.len()),
            Step::End(_) | Step::Illegal(..) => {
                self.warn(WarningKind::AfterEnd, at, Some(ply), rest);
                return;
            }
            Step::Start | Step::Move(_) => {}
        }
        let Some(position) = &mut game.position else { return };
        let previous_to = game.path.last().map(|(_, mv, _)| mv.to());
        let Some((mv, mismatch)) = meant(position, previous_to, said) else {
            self.warn(WarningKind::UnreadableMove, at, Some(ply), rest);
            return;
        };
        let verdict = check(position, mv);
        let step = match verdict {
            Ok(()) => Step::Move(mv),
            Err(reason) => Step::Illegal(mv, reason),
        };
        let parent = game.current;
        game.current = game.record.add(parent, step);
        if verdict.is_ok() {
            let delta = position.do_move(mv);
            game.path.push((game.current, mv, delta));
        }
        if mismatch {
            self.warn(WarningKind::PieceMismatch, at, Some(ply), rest);
        }
        if verdict.is_err() {
            self.warn(WarningKind::IllegalMove, at, Some(ply), rest);
        }
        let tail_at = at + rest.chars().count() - tail.chars().count();
        self.spent(tail, tail_at, ply);
    }

    fn spent(&mut self, tail: &str, at: usize, ply: usize) {
        match time::read(tail) {
            None => {}
            Some(Ok(seconds)) => {
                if let Some(game) = &mut self.game {
                    game.record.node_mut(game.current).seconds = Some(seconds);
                }
            }
            Some(Err(())) => self.warn(WarningKind::Time, at, Some(ply), tail),
        }
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

impl Game {
    fn current_step(&self) -> &Step {
        &self.record.node(self.current).step
    }

    /// Numbered lines from the start to here, an end or foul included.
    fn length(&self) -> usize {
        let ended = matches!(self.current_step(), Step::End(_));
        self.record.node(self.current).depth() + usize::from(ended)
    }

    fn side(&self) -> Color {
        self.record.side_after(self.record.node(self.current).depth())
    }

    /// Takes moves back until `depth` are left.
    fn go_back(&mut self, depth: usize) {
        while self.path.len() > depth {
            if let (Some((_, mv, delta)), Some(position)) = (self.path.pop(), &mut self.position) {
                position.undo_move(mv, delta);
            }
        }
        self.current = self.path.last().map_or(NodeId::ROOT, |(id, ..)| *id);
    }

    /// Goes to the node after `depth` moves of this line or, if it is too short, of the nearest earlier one.
    fn branch_to(&mut self, depth: usize) -> bool {
        if self.path.len() >= depth {
            self.go_back(depth);
            return true;
        }
        let Some(tip) = self.tips.iter().rev().copied().find(|tip| self.record.node(*tip).depth() >= depth)
        else {
            return false;
        };
        let mut moves = Vec::new();
        let mut at = Some(tip);
        while let Some(id) = at {
            let node = self.record.node(id);
            if let Step::Move(mv) = node.step {
                moves.push((id, mv));
            }
            at = node.parent();
        }
        self.replays += moves.len();
        if moves.len() < depth || self.replays > MAX_REPLAYS {
            return false;
        }
        self.go_back(0);
        let Some(position) = &mut self.position else { return false };
        for (id, mv) in moves.into_iter().rev().take(depth) {
            let delta = position.do_move(mv);
            self.path.push((id, mv, delta));
            self.current = id;
        }
        true
    }
}

fn digit(c: char) -> Option<char> {
    match c {
        '0'..='9' => Some(c),
        '０'..='９' => char::from_digit(u32::from(c) - u32::from('０'), 10),
        _ => None,
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
        || trimmed.starts_with(['：', ':', '/', '年'])
        || text.chars().all(|c| digit(c).is_some() || c.is_whitespace())
    {
        return None;
    }
    let value = number.chars().filter_map(digit).collect::<String>().parse::<u32>().ok()?;
    let at = text.chars().count() - trimmed.chars().count();
    Some((value as usize, trimmed, at))
}
