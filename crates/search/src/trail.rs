//! The positions from the game's start to the current node, for repetition (千日手).

use komadai_rules::{Color, Hand, Position};

/// What it means that the board of the current position has stood before.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Cycle {
    /// The same position, nobody checked all along.
    Draw,
    /// The same position; the other side checked all along and would lose.
    Win,
    /// The same position; the side to move checked all along and would lose.
    Lose,
    /// The same board, and the side to move has gained pieces in hand (優等局面).
    Superior,
    /// The same board, and the side to move has lost pieces from its hand (劣等局面).
    Inferior,
}

/// Cycles longer than this are not looked for.
const LONGEST: usize = 64;

#[derive(Clone, Copy)]
struct Entry {
    hands: [Hand; 2],
    /// How many turns in a row, this one included, the side to move has been in check.
    checks: u16,
    /// Plies since the game's start or the last null move.
    since_null: u16,
}

/// The positions so far; the last one is the current one.
pub(crate) struct Trail {
    keys: Vec<u64>,
    entries: Vec<Entry>,
}

impl Trail {
    pub(crate) fn new(start: &Position) -> Self {
        let mut trail = Self { keys: Vec::with_capacity(512), entries: Vec::with_capacity(512) };
        trail.push(start, true);
        trail
    }

    fn push(&mut self, position: &Position, cut: bool) {
        let count = self.entries.len();
        let since_null = if cut || count == 0 { 0 } else { self.entries[count - 1].since_null + 1 };
        let checks = match (position.in_check(), count) {
            (false, _) => 0,
            (true, 0 | 1) => 1,
            (true, _) => self.entries[count - 2].checks + 1,
        };
        self.keys.push(position.board_key());
        self.entries.push(Entry { hands: Color::ALL.map(|color| position.hand(color)), checks, since_null });
    }

    /// A move led to `position`.
    #[inline]
    pub(crate) fn push_move(&mut self, position: &Position) {
        self.push(position, false);
    }

    /// A null move led to `position`; no cycle reaches across it.
    #[inline]
    pub(crate) fn push_null(&mut self, position: &Position) {
        self.push(position, true);
    }

    #[inline]
    pub(crate) fn pop(&mut self) {
        self.keys.pop();
        self.entries.pop();
    }

    /// Looks for an earlier position with the same board. Gains and losses in hand count only within the last
    /// `in_tree` plies: what happened in the game before the root cannot be avoided any more.
    pub(crate) fn cycle(&self, side: Color, in_tree: usize) -> Option<Cycle> {
        let last = self.keys.len() - 1;
        let now = &self.entries[last];
        let reach = usize::from(now.since_null).min(LONGEST);
        let key = self.keys[last];
        let mut back = 4;
        while back <= reach {
            if self.keys[last - back] == key {
                let then = &self.entries[last - back];
                if then.hands == now.hands {
                    return Some(self.judge(back));
                }
                if back <= in_tree {
                    let (mine, before) = (now.hands[side.index()], then.hands[side.index()]);
                    if mine.covers(before) {
                        return Some(Cycle::Superior);
                    }
                    if before.covers(mine) {
                        return Some(Cycle::Inferior);
                    }
                }
            }
            back += 2;
        }
        None
    }

    fn judge(&self, back: usize) -> Cycle {
        let last = self.entries.len() - 1;
        let turns = back / 2;
        let theirs = usize::from(self.entries[last].checks) >= turns;
        let ours = usize::from(self.entries[last - 1].checks) >= turns;
        match (ours, theirs) {
            (true, false) => Cycle::Lose,
            (false, true) => Cycle::Win,
            _ => Cycle::Draw,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a trail says after these moves, all of them within the tree.
    fn cycle(sfen: &str, moves: &str) -> Option<Cycle> {
        let mut position = Position::from_sfen(sfen).expect("sound");
        let mut trail = Trail::new(&position);
        let moves: Vec<&str> = moves.split(' ').collect();
        for text in &moves {
            let mv = text.parse().expect("a move");
            assert!(position.is_legal(mv), "{mv}");
            position.do_move(mv);
            trail.push_move(&position);
        }
        trail.cycle(position.side_to_move(), moves.len())
    }

    const KINGS: &str = "4k4/9/9/9/9/9/9/9/4K4 b Pp 1";

    #[test]
    fn a_pawn_given_away_on_the_way_round_makes_the_position_inferior() {
        assert_eq!(cycle(KINGS, "P*5b 5a5b 5i5h 5b4a 5h5i 4a5a"), Some(Cycle::Inferior));
    }

    #[test]
    fn a_pawn_won_on_the_way_round_makes_the_position_superior() {
        let moves = "5i5h P*5g 5h5g 5a5b 5g5h 5b4a 5h5i 4a5a";
        assert_eq!(cycle(KINGS, moves), Some(Cycle::Superior));
    }

    #[test]
    fn what_was_won_before_the_root_is_no_cycle() {
        let mut position = Position::from_sfen(KINGS).expect("sound");
        let mut trail = Trail::new(&position);
        for text in "P*5b 5a5b 5i5h 5b4a 5h5i 4a5a".split(' ') {
            position.do_move(text.parse().expect("a move"));
            trail.push_move(&position);
        }
        assert_eq!(trail.cycle(position.side_to_move(), 4), None);
    }

    #[test]
    fn the_same_position_is_a_draw_and_no_null_move_is_looked_across() {
        assert_eq!(cycle(KINGS, "5i5h 5a5b 5h5i 5b5a"), Some(Cycle::Draw));
        let mut position = Position::from_sfen(KINGS).expect("sound");
        let mut trail = Trail::new(&position);
        for text in ["", "5a5b", "", "5b5a"] {
            if text.is_empty() {
                position.do_null();
                trail.push_null(&position);
            } else {
                position.do_move(text.parse().expect("a move"));
                trail.push_move(&position);
            }
        }
        assert_eq!(trail.cycle(position.side_to_move(), 4), None);
    }
}
