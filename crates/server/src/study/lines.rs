//! Scores and lines as the browser is sent them.

use komadai_coach::review::Score;
use komadai_rules::{Color, Move, Position, Square};
use komadai_wire::{LineMove, Side, StudyMate, StudyScore};

use crate::live::notation;

/// A score of the side to move, from Black.
pub(super) fn score(score: Score, mover: Color) -> StudyScore {
    let black = if mover == Color::Black { score } else { score.turned() };
    let mate = match black {
        Score::Centipawns(_) => None,
        Score::Mates(plies) => Some(StudyMate { winner: Side::Black, plies }),
        Score::Mated(plies) => Some(StudyMate { winner: Side::White, plies }),
    };
    StudyScore { cp: black.centipawns(), mate, chance: rounded(black.chance()) }
}

/// Four digits are more than a search knows.
pub(super) fn rounded(chance: f64) -> f64 {
    (chance * 10_000.0).round() / 10_000.0
}

/// The beginning of a line in words; what is not legal is left out with all that follows it.
pub(super) fn named(
    start: &Position,
    line: &[Move],
    mut previous_to: Option<Square>,
    most: usize,
) -> Vec<LineMove> {
    let mut position = start.clone();
    let mut told = Vec::new();
    for mv in line.iter().take(most) {
        if !position.is_legal(*mv) {
            break;
        }
        told.push(LineMove { usi: mv.to_string(), notation: notation(&position, *mv, previous_to) });
        position.do_move(*mv);
        previous_to = Some(mv.to());
    }
    told
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_are_told_from_black() {
        assert_eq!(score(Score::Centipawns(120), Color::White).cp, -120);
        let mated = score(Score::Mated(4), Color::White);
        assert_eq!(mated.mate, Some(StudyMate { winner: Side::Black, plies: 4 }));
        assert!((mated.chance - 1.0).abs() < f64::EPSILON);
        assert!((score(Score::Centipawns(0), Color::Black).chance - 0.5).abs() < f64::EPSILON);
    }

    #[test]
    fn a_line_ends_where_it_is_not_legal() {
        let moves: Vec<Move> = ["7g7f", "3c3d", "7g7f", "8h2b+"].map(|usi| usi.parse().unwrap()).to_vec();
        let told = named(&Position::start(), &moves, None, 10);
        assert_eq!(told.iter().map(|mv| mv.usi.as_str()).collect::<Vec<_>>(), ["7g7f", "3c3d"]);
        assert_eq!(told[1].notation.ja, "△３四歩");
        assert_eq!(named(&Position::start(), &moves, None, 1).len(), 1);
    }
}
