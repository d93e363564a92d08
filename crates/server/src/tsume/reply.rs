//! The defender's answer to a try.

use komadai_rules::{HandKind, Illegal, Move, MoveList, PieceKind, Position, attacks};
use komadai_tsume::{Limits, Problem, Solution, Verdict, solve};
use komadai_wire::{TsumeOutcome, TsumeReply};

use super::line::Reached;
use super::{PLAY, Watcher};
use crate::view::legal;

/// Tries whose cost the search for a refutation may have.
const ANSWERS: u64 = 3;

/// What a try comes to.
pub(crate) fn reply(mut at: Reached, text: &str, watch: &mut Watcher<'_>) -> TsumeReply {
    let mv = match at.read(text) {
        Ok(mv) => mv,
        Err(problem) => {
            return TsumeReply { refused: Some(problem), ..bare(TsumeOutcome::Refused) };
        }
    };
    let tried = Some(at.play(mv));
    if !at.position.in_check() {
        return TsumeReply { tried, ..bare(TsumeOutcome::NotCheck) };
    }
    if !at.position.has_legal_move() {
        return TsumeReply { tried, left: Some(0), ..bare(TsumeOutcome::Mate) };
    }
    let attacker = at.problem.attacker();
    let Ok(problem) = Problem::with_attacker(at.position.clone(), attacker) else {
        return TsumeReply { tried, ..bare(TsumeOutcome::Unsettled) };
    };
    let solution = solve(&problem, PLAY, watch);
    match solution.verdict {
        Verdict::Unknown(_) => TsumeReply { tried, ..bare(TsumeOutcome::Unsettled) },
        Verdict::Mate => TsumeReply { tried, ..goes_on(at, &solution) },
        Verdict::NoMate => match refutation(&problem, watch) {
            None => TsumeReply { tried, ..bare(TsumeOutcome::Unsettled) },
            Some(answer) => TsumeReply { tried, ..refuted(at, mv, answer) },
        },
    }
}

fn bare(outcome: TsumeOutcome) -> TsumeReply {
    TsumeReply {
        outcome,
        refused: None,
        tried: None,
        answer: None,
        how: None,
        why: None,
        legal: None,
        left: None,
        futile: false,
    }
}

fn goes_on(mut at: Reached, solution: &Solution) -> TsumeReply {
    let Some(defence) = solution.line.first() else {
        // Whatever is still possible puts nothing off.
        return TsumeReply { futile: true, left: Some(0), ..bare(TsumeOutcome::Mate) };
    };
    let answer = at.play(*defence);
    TsumeReply {
        answer: Some(answer),
        legal: Some(legal::table(&at.position)),
        left: Some(solution.line.len() as u32 - 1),
        ..bare(TsumeOutcome::GoesOn)
    }
}

/// The defence that escapes; what takes the checking piece is shown before a flight of the king, and that before what is
/// put between.
fn refutation(problem: &Problem, watch: &mut Watcher<'_>) -> Option<Move> {
    let position = problem.position();
    let mut answers = position.legal_moves().to_vec();
    answers.sort_by_key(|mv| {
        (!position.is_capture(*mv), mv.is_drop(), position.moving_kind(*mv) != PieceKind::King)
    });
    // All of them together may cost as much as a few tries.
    let mut nodes = ANSWERS * PLAY.nodes;
    answers.into_iter().find(|mv| {
        let mut after = position.clone();
        after.do_move(*mv);
        // What is no problem any more (nothing to check with, or mated oneself) is no mate either.
        let Ok(next) = Problem::with_attacker(after, problem.attacker()) else { return true };
        let limits = Limits { nodes: nodes.min(PLAY.nodes), ..PLAY };
        let solution = solve(&next, limits, watch);
        nodes = nodes.saturating_sub(solution.nodes);
        solution.verdict == Verdict::NoMate
    })
}

fn refuted(mut at: Reached, tried: Move, answer: Move) -> TsumeReply {
    let before = at.position.clone();
    let told = at.play(answer);
    let after = &at.position;
    let mut checks = MoveList::new();
    after.checks_into(&mut checks);
    let how = if after.in_check() {
        "counter_check"
    } else if answer.to() == tried.to() {
        "captures"
    } else if before.moving_kind(answer) == PieceKind::King {
        "king_moves"
    } else if interposes(&before, answer) {
        "interposes"
    } else {
        "captures"
    };
    let why = if pawn_would_mate(after) {
        Some("pawn_drop_mate")
    } else if checks.is_empty() {
        Some("no_checks")
    } else {
        None
    };
    TsumeReply {
        answer: Some(told),
        how: Some(how.to_owned()),
        why: why.map(str::to_owned),
        legal: Some(legal::table(after)),
        ..bare(TsumeOutcome::Refuted)
    }
}

fn interposes(before: &Position, answer: Move) -> bool {
    let king = before.king(before.side_to_move());
    let between = |checker| king.is_some_and(|king| attacks::between(king, checker).contains(answer.to()));
    before.checkers().iter().any(between)
}

/// Whether a dropped pawn would mate here if that were allowed (打ち歩詰め).
fn pawn_would_mate(position: &Position) -> bool {
    let Some(king) = position.king(!position.side_to_move()) else { return false };
    let heads = attacks::pawn(!position.side_to_move(), king);
    heads
        .iter()
        .any(|square| position.check_move(Move::drop(HandKind::Pawn, square)) == Err(Illegal::Uchifuzume))
}
