//! USF of PlayShogi: moves of four letters, then a block for each with comments, and blocks of variations. Read only.

use komadai_rules::{Handicap, Move, Position, Sfen};

use crate::format::Format;
use crate::reading::{Games, ReadError};
use crate::tree::{NodeId, Record};
use crate::walk::Walk;
use crate::warning::{Log, Warning, WarningKind};

/// A pause: a place for a comment, where nothing is played.
const PAUSE: &str = "SLNT";

/// Reads every game; each begins with a line `^START:MOVES`.
pub(crate) fn read_text(text: &str) -> Result<Vec<(Record, Vec<Warning>, Format)>, ReadError> {
    let mut log = Log::default();
    let mut games = Games::default();
    let mut game: Option<Game> = None;
    for line in text.lines() {
        log.line += 1;
        if let Some(rest) = line.strip_prefix('^') {
            if let Some(game) = game.take()
                && !games.push(game.walk.record, &mut log, Format::Usf)
            {
                break;
            }
            game = Game::new(rest, &mut log);
        } else if let Some(game) = &mut game {
            game.line(line, &mut log);
        }
    }
    if let Some(game) = game {
        games.push(game.walk.record, &mut log, Format::Usf);
    }
    games.finish(&mut log)
}

struct Game {
    walk: Walk,
    /// Nodes of the main line by their numbers in the file, which count pauses too.
    nodes: Vec<NodeId>,
    /// The number of the main line's node that the block is about; none before the first block and in variations.
    block: Option<usize>,
    /// What comments belong to; none before the first block.
    place: Option<NodeId>,
    is_lost: bool,
}

impl Game {
    fn new(line: &str, log: &mut Log) -> Option<Self> {
        let (start, moves) = line.split_once(':')?;
        let start: Option<Sfen> = match start {
            "*" | "" => Handicap::Even.sfen().parse().ok(),
            text => text.replace('_', " ").parse().ok(),
        };
        let Some(start) = start else {
            log.warn(WarningKind::UnknownLine, 0, None, line);
            return None;
        };
        if Position::try_from(&start).is_err() {
            log.warn(WarningKind::UnplayableStart, 0, None, line);
        }
        let mut game = Self {
            walk: Walk::new(start),
            nodes: vec![NodeId::ROOT],
            block: None,
            place: None,
            is_lost: false,
        };
        let mut at = line.chars().count() - moves.chars().count() + 1;
        let letters: Vec<char> = moves.trim_end().chars().collect();
        for token in letters.chunks(4) {
            let token: String = token.iter().collect();
            if token != PAUSE && !game.play(&token, at, log) {
                break;
            }
            game.nodes.push(game.walk.current());
            at += 4;
        }
        game.walk.close_line();
        Some(game)
    }

    /// `2d2C` promotes; drops are written in either case.
    fn play(&mut self, token: &str, at: usize, log: &mut Log) -> bool {
        let ply = Some(self.walk.length() + 1);
        if self.walk.is_full() {
            log.warn(WarningKind::TooManyMoves, at, ply, token);
            return false;
        }
        if self.walk.is_over() {
            log.warn(WarningKind::AfterEnd, at, ply, token);
            return false;
        }
        let Some(mv) = read_move(token) else {
            log.warn(WarningKind::UnreadableMove, at, ply, token);
            return false;
        };
        if self.walk.play(mv).is_err() {
            log.warn(WarningKind::IllegalMove, at, ply, token);
        }
        true
    }

    fn line(&mut self, line: &str, log: &mut Log) {
        if let Some(rest) = line.strip_prefix('.') {
            self.block(rest.trim(), log);
        } else if let (Some(place), false) = (self.place, self.is_lost) {
            let node = self.walk.record.node_mut(place);
            match line.strip_prefix('#') {
                Some(comment) => {
                    let (dropped, ply) = (node.comment(comment), node.depth());
                    log.warn_of_marks(dropped, 0, ply, comment);
                }
                // Drawings and what other programs keep.
                None if !line.trim().is_empty() => node.remark(line),
                None => {}
            }
        }
    }

    /// `.` the next node of the main line, `.13` back to one, `.2d2h` a move of a variation.
    fn block(&mut self, text: &str, log: &mut Log) {
        if text.is_empty() {
            let next = self.block.map_or(0, |block| block.saturating_add(1));
            self.block = Some(next);
            self.place = self.nodes.get(next).copied();
            self.is_lost = self.place.is_none();
        } else if let Ok(number) = text.parse::<usize>() {
            self.block = Some(number);
            self.place = self.nodes.get(number).copied();
            self.is_lost = !self.place.is_some_and(|place| self.walk.go_to(place));
            if self.is_lost {
                log.warn(WarningKind::NoBranch, 1, None, text);
            }
        } else if !self.is_lost {
            self.is_lost = !self.play(text, 1, log);
            self.place = Some(self.walk.current());
        }
    }
}

fn read_move(token: &str) -> Option<Move> {
    let promotes = token.ends_with(|c: char| c.is_ascii_uppercase());
    let mut text = token.to_ascii_lowercase();
    if text.get(1..2) == Some("*") {
        text = text.get(..1)?.to_ascii_uppercase() + text.get(1..)?;
    } else if promotes {
        text.push('+');
    }
    text.parse().ok()
}

#[cfg(test)]
mod tests {
    use crate::read;

    #[test]
    fn blocks_belong_to_moves_and_pauses_and_variations_follow() {
        let text =
            "USF:1.0\n^*:SLNT7g7f3c3d8h2B\n.0\n#hello\n.\n#still\n.\n#first\n.2\n.2g2f\n#other\n.1\n.5g5f\n";
        let record = read(text.as_bytes(), None).unwrap().remove(0).record;
        let moves: Vec<String> = record.moves().iter().map(ToString::to_string).collect();
        assert_eq!(moves, ["7g7f", "3c3d", "8h2b+"]);
        assert_eq!(record.node(crate::NodeId::ROOT).comments, ["hello", "still"]);
        assert_eq!(record.leaves().count(), 3);
        let other = record.leaves().find(|leaf| record.node(*leaf).comments == ["other"]).unwrap();
        assert_eq!(record.node(other).depth(), 2);
    }
}
