//! What an engine said of a review's positions, as it is kept until the review is made.

use komadai_coach::review::{Evaluation, Line, Score};
use komadai_rules::Move;
use serde::{Deserialize, Serialize};

#[derive(Debug, Serialize, Deserialize)]
struct SeenLine {
    #[serde(skip_serializing_if = "Option::is_none")]
    cp: Option<i32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    mates: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    mated: Option<u32>,
    moves: String,
}

impl SeenLine {
    fn of(line: &Line) -> Self {
        let mut seen = Self { cp: None, mates: None, mated: None, moves: String::new() };
        match line.score {
            Score::Centipawns(cp) => seen.cp = Some(cp),
            Score::Mates(plies) => seen.mates = Some(plies),
            Score::Mated(plies) => seen.mated = Some(plies),
        }
        let moves: Vec<String> = line.moves.iter().map(Move::to_string).collect();
        seen.moves = moves.join(" ");
        seen
    }

    fn line(&self) -> Option<Line> {
        let score = self
            .cp
            .map(Score::Centipawns)
            .or(self.mates.map(Score::Mates))
            .or(self.mated.map(Score::Mated))?;
        let moves = self.moves.split_whitespace().map(str::parse).collect::<Result<Vec<Move>, _>>();
        Some(Line { score, moves: moves.ok()? })
    }
}

#[derive(Debug, Default, Serialize, Deserialize)]
struct Seen {
    /// The game's moves: records change, and what was seen is of these.
    moves: String,
    positions: Vec<Vec<SeenLine>>,
}

/// As text: the game's moves, and what was seen of its positions from the start on.
pub(super) fn written(moves: &[Move], seen: &[Evaluation]) -> String {
    let positions = seen.iter().map(|seen| seen.lines.iter().map(SeenLine::of).collect()).collect();
    let moves: Vec<String> = moves.iter().map(Move::to_string).collect();
    serde_json::to_string(&Seen { moves: moves.join(" "), positions }).expect("plain data")
}

/// What a text keeps of a game with these moves, up to the first position that is not the same or cannot be read: the rest is
/// seen again.
pub(super) fn read(text: &str, moves: &[Move]) -> Vec<Evaluation> {
    let seen: Seen = serde_json::from_str(text).unwrap_or_default();
    let alike = seen.moves.split(' ').zip(moves).take_while(|(known, mv)| **known == mv.to_string()).count();
    seen.positions
        .iter()
        .take(alike + 1)
        .map_while(|lines| {
            let lines: Option<Vec<Line>> = lines.iter().map(SeenLine::line).collect();
            lines.map(|lines| Evaluation { lines })
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_seen_is_read_again() {
        let line = |score, moves: &str| Line {
            score,
            moves: moves.split_whitespace().map(|mv| mv.parse().unwrap()).collect(),
        };
        let seen = vec![
            Evaluation {
                lines: vec![line(Score::Centipawns(-35), "7g7f 3c3d"), line(Score::Mated(4), "P*5e")],
            },
            Evaluation::default(),
            Evaluation { lines: vec![line(Score::Mates(0), "8h2b+")] },
        ];
        let game: Vec<Move> = ["7g7f", "3c3d", "2g2f"].map(|mv| mv.parse().unwrap()).to_vec();
        let text = written(&game, &seen);
        assert_eq!(read(&text, &game), seen);
        assert_eq!(read(&text, &game[..1]).len(), 2, "the start and what follows the move they share");
        assert_eq!(read(&text, &game[1..]).len(), 1);
        assert_eq!(read("", &game), []);
        let spoilt = text.replace("7g7f 3c3d\"}", "hello\"}");
        assert_eq!(read(&spoilt, &game), []);
    }
}
