//! A line from a problem's start.

use komadai_record::notation::parse_moves;
use komadai_rules::{Move, Position, Square};
use komadai_tsume::{Problem, Refusal};
use komadai_wire as wire;
use komadai_wire::TypedMove;

use crate::live::notation;
use crate::problem::{Fault, typed_move};

/// Moves of a line at most.
pub(crate) const LONGEST: usize = 400;
/// Characters of a typed move at most.
const LONGEST_TEXT: usize = 64;

/// Where a line has led.
pub(crate) struct Reached {
    pub(crate) problem: Problem,
    pub(crate) position: Position,
    pub(crate) previous_to: Option<Square>,
}

/// A problem from its text.
pub(crate) fn problem(sfen: &str) -> Result<Problem, Fault> {
    Problem::from_sfen(sfen.trim()).map_err(|_| Fault::bad("bad_position"))
}

/// Plays a line; every move has to be legal.
pub(crate) fn reached(problem: Problem, moves: &[String]) -> Result<Reached, Fault> {
    if moves.len() > LONGEST {
        return Err(Fault::bad("line_too_long"));
    }
    let mut position = problem.position().clone();
    let mut previous_to = None;
    for mv in legal_line(&position, moves)? {
        position.do_move(mv);
        previous_to = Some(mv.to());
    }
    Ok(Reached { problem, position, previous_to })
}

/// The moves of a line; every one has to be legal.
pub(crate) fn legal_line(start: &Position, moves: &[String]) -> Result<Vec<Move>, Fault> {
    let mut position = start.clone();
    let mut line = Vec::with_capacity(moves.len().min(LONGEST));
    for text in moves {
        let mv: Move = text.parse().map_err(|_| Fault::bad("bad_line"))?;
        position.check_move(mv).map_err(|_| Fault::bad("bad_line"))?;
        position.do_move(mv);
        line.push(mv);
    }
    Ok(line)
}

impl Reached {
    /// The one move that a text means here, or why it means none.
    pub(crate) fn read(&self, text: &str) -> Result<Move, wire::Problem> {
        let text: String = text.trim().chars().take(LONGEST_TEXT).collect();
        let found: String = text.chars().filter(|c| !c.is_control()).collect();
        let moves = parse_moves(&self.position, self.previous_to, &text)
            .map_err(|error| typed_move(error, &found))?;
        moves.first().copied().ok_or_else(|| wire::Problem::new("typed_move").with("reason", "empty"))
    }

    /// Plays a move and tells it.
    pub(crate) fn play(&mut self, mv: Move) -> TypedMove {
        let played = told(&self.position, mv, self.previous_to);
        self.position.do_move(mv);
        self.previous_to = Some(mv.to());
        played
    }
}

fn told(position: &Position, mv: Move, previous_to: Option<Square>) -> TypedMove {
    let notation = notation(position, mv, previous_to);
    let mut after = position.clone();
    after.do_move(mv);
    TypedMove { usi: mv.to_string(), notation, sfen: after.to_string(), check: after.in_check() }
}

/// A whole line, told.
pub(crate) fn told_line(start: &Position, moves: &[Move], previous_to: Option<Square>) -> Vec<TypedMove> {
    let mut position = start.clone();
    let mut previous_to = previous_to;
    let tell = |mv: &Move| {
        let played = told(&position, *mv, previous_to);
        position.do_move(*mv);
        previous_to = Some(mv.to());
        played
    };
    moves.iter().map(tell).collect()
}

/// Why a position is no problem, as the page words it.
pub(crate) fn refused(refusal: Refusal) -> wire::Problem {
    use komadai_rules::{Fault, PositionError};
    let problem = wire::Problem::new(refusal.key());
    match refusal {
        Refusal::Position(PositionError::Text(error)) => problem.with("column", error.column),
        Refusal::Position(PositionError::Fault(fault)) => match fault {
            Fault::TooMany(kind) => problem.with("piece", kind.letter()).with("count", kind.total()),
            Fault::TwoKings(color) | Fault::OpponentInCheck(color) => problem.with("side", color.key()),
            Fault::TwoPawns(color, file) => problem.with("side", color.key()).with("file", file.number()),
            Fault::DeadPiece(piece, square) => {
                problem.with("piece", piece.kind().letter()).with("square", square)
            }
        },
        _ => problem,
    }
}
