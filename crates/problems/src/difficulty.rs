//! How hard a problem is for a person.

use komadai_rules::{Color, Move, MoveList, PieceKind, Position};
use komadai_tsume::{Limits, Patient, Problem, Verdict, solve_net};

/// Nodes after which a wrong check counts as refuted.
const NODES: u64 = 5_000;
/// Points that tempting checks of one move bring at most.
const MOST_TEMPTING: u32 = 12;

/// How hard a solution is to find, in points. At each of the attacker's moves but the last a point is had for every
/// check to which only two answers escape, and two for those with only one (紛れ); besides, for a piece that is given
/// away (by its worth, 1 to 3), for not promoting where promoting is possible (3; 1 for what likes to stay as it is),
/// and for moving back (1).
pub(crate) fn difficulty(position: &Position, line: &[Move]) -> u32 {
    let mut position = position.clone();
    let mut points = 0;
    for (ply, mv) in line.iter().enumerate() {
        if ply.is_multiple_of(2) && ply + 1 < line.len() {
            points += tempting(&position, *mv).min(MOST_TEMPTING);
            points += surprise(&position, *mv, line[ply + 1]);
        }
        position.do_move(*mv);
    }
    points
}

fn tempting(position: &Position, right: Move) -> u32 {
    let mut checks = MoveList::new();
    position.checks_into(&mut checks);
    let refutations = |mv: Move| {
        let mut after = position.clone();
        after.do_move(mv);
        let escapes = |answer: &Move| {
            let mut next = after.clone();
            next.do_move(*answer);
            !is_mate(next)
        };
        after.legal_moves().into_iter().filter(escapes).take(3).count()
    };
    let weight = |count| match count {
        1 => 2,
        2 => 1,
        _ => 0,
    };
    checks.into_iter().filter(|mv| *mv != right).map(|mv| weight(refutations(mv))).sum()
}

fn is_mate(position: Position) -> bool {
    let limits = Limits { memory: Limits::LEAST_MEMORY, nodes: NODES };
    let problem = Problem::with_attacker(position, Color::Black);
    problem.is_ok_and(|problem| solve_net(&problem, limits, &mut Patient).verdict == Verdict::Mate)
}

fn surprise(position: &Position, mv: Move, answer: Move) -> u32 {
    let kind = position.moving_kind(mv);
    let mut points = 0;
    if answer.to() == mv.to() {
        points += match kind {
            PieceKind::Rook | PieceKind::Bishop | PieceKind::Dragon | PieceKind::Horse => 3,
            PieceKind::Gold | PieceKind::Silver => 2,
            _ => 1,
        };
    }
    if let Some(from) = mv.from() {
        let could = kind.can_promote() && (from.in_zone(Color::Black) || mv.to().in_zone(Color::Black));
        if could && !mv.promotes() {
            points += if matches!(kind, PieceKind::Silver | PieceKind::Knight) { 1 } else { 3 };
        }
        points += u32::from(mv.to().rank() > from.rank());
    }
    points
}
