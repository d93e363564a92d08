//! What an engine has told of a position so far.

use komadai_coach::review::{Evaluation, Line, Score};
use komadai_protocol::{Info, Mate, ScoreValue};

/// Most lines that are kept, whatever an engine sends.
const MAX_LINES: usize = 20;

/// Longest line that is kept, in plies.
const MAX_PLIES: usize = 64;

/// The newest of everything that an engine tells while it searches.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Heard {
    lines: Vec<Option<Told>>,
    /// The greatest depth that a line was told of.
    pub depth: u32,
    /// Positions visited.
    pub nodes: u64,
    /// Positions a second, by the engine's own word.
    pub nps: u64,
    /// Time spent, in milliseconds.
    pub time: u64,
}

/// One line as it was last told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// The line and what it comes to.
    pub line: Line,
    /// The depth it was found at.
    pub depth: u32,
    /// Whether the score is exact and no bound.
    pub is_exact: bool,
}

impl Heard {
    /// Takes in an `info`. A line whose score is only a bound does not replace an exact one.
    pub fn hear(&mut self, info: &Info) {
        self.nodes = info.nodes.unwrap_or(self.nodes);
        self.nps = info.nps.unwrap_or(self.nps);
        self.time = info.time.unwrap_or(self.time);
        let (Some(score), false) = (info.score, info.pv.is_empty()) else { return };
        let index = info.multipv.unwrap_or(1).saturating_sub(1) as usize;
        if index >= MAX_LINES {
            return;
        }
        let depth = info.depth.unwrap_or_default();
        self.depth = self.depth.max(depth);
        if self.lines.len() <= index {
            self.lines.resize(index + 1, None);
        }
        let is_exact = score.bound.is_none();
        if !is_exact && self.lines[index].as_ref().is_some_and(|told| told.is_exact) {
            return;
        }
        let score = match score.value {
            ScoreValue::Centipawns(score) => Score::Centipawns(score),
            ScoreValue::Mate(Mate::Win(plies)) => Score::Mates(plies),
            ScoreValue::Mate(Mate::Loss(plies)) => Score::Mated(plies),
            ScoreValue::Mate(Mate::WinUnknown) => Score::Mates(0),
            ScoreValue::Mate(Mate::LossUnknown) => Score::Mated(0),
        };
        let moves = info.pv.iter().copied().take(MAX_PLIES).collect();
        self.lines[index] = Some(Told { line: Line { score, moves }, depth, is_exact });
    }

    /// The lines, the best first; those behind one that is missing are left out.
    pub fn lines(&self) -> impl Iterator<Item = &Told> {
        self.lines.iter().map_while(Option::as_ref)
    }

    /// What the search says of the position.
    pub fn evaluation(&self) -> Evaluation {
        Evaluation { lines: self.lines().map(|told| told.line.clone()).collect() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use komadai_protocol::EngineLine;

    fn heard(told: &[&str]) -> Heard {
        let mut heard = Heard::default();
        for line in told {
            let Ok(EngineLine::Info(info)) = line.parse() else { panic!("{line}") };
            heard.hear(&info);
        }
        heard
    }

    #[test]
    fn the_newest_exact_line_of_each_number_counts() {
        let heard = heard(&[
            "info depth 1 score cp 20 pv 7g7f",
            "info depth 2 multipv 2 score cp -5 pv 2g2f 8c8d",
            "info depth 2 multipv 1 score cp 30 nodes 700 nps 9000 time 12 pv 2g2f",
            "info depth 3 multipv 1 score cp 90 lowerbound pv 6g6f",
            "info depth 3 multipv 99999 score cp 1 pv 5g5f",
            "info depth 3 nodes 1000",
            "info score cp 7",
        ]);
        let lines = heard.evaluation().lines;
        assert_eq!(lines.len(), 2);
        assert_eq!((lines[0].score, lines[0].moves.len()), (Score::Centipawns(30), 1));
        assert_eq!((lines[1].score, lines[1].moves.len()), (Score::Centipawns(-5), 2));
        assert_eq!((heard.depth, heard.nodes, heard.nps, heard.time), (3, 1000, 9000, 12));
    }

    #[test]
    fn mates_are_counted_in_plies_or_not_at_all() {
        let mates =
            heard(&["info score mate -4 pv 7g7f", "info multipv 2 score mate + pv 7g7f"]).evaluation();
        assert_eq!(
            mates.lines.iter().map(|line| line.score).collect::<Vec<_>>(),
            [Score::Mated(4), Score::Mates(0)]
        );
    }

    #[test]
    fn a_line_without_end_is_cut_off() {
        let long = format!("info score cp 1 pv{}", " 7g7f".repeat(5_000));
        assert_eq!(heard(&[&long]).evaluation().lines[0].moves.len(), MAX_PLIES);
    }
}
