//! What is wrong with a position that is being set up.

use axum::Json;
use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use komadai_game::SetupFault;
use komadai_rules::{Fault as PositionFault, FaultKind, Handicap, Position, PositionError, Sfen};
use komadai_tsume::Refusal;
use komadai_wire::{Problem, SetUpAnswer, SetUpQuestion};

use crate::problem::Fault;
use crate::state::App;
use crate::tsume::line::refused;
use crate::visitor::Visitor;

/// `POST /api/position/faults`.
pub(super) async fn faults(
    State(app): State<App>,
    visitor: Visitor,
    question: Result<Json<SetUpQuestion>, JsonRejection>,
) -> Result<Json<SetUpAnswer>, Fault> {
    let Json(question) = question?;
    visitor.allow_work(&app)?;
    let sfen: Sfen = question.sfen.trim().parse().map_err(|_| Fault::bad("bad_position"))?;
    Ok(Json(answer(&sfen)))
}

fn answer(sfen: &Sfen) -> SetUpAnswer {
    let mut faults: Vec<Problem> = sfen.faults().into_iter().map(told).collect();
    // A check on the wrong side is seen in any position but one with two kings of a side or far too many of a kind.
    if let Err(fault @ PositionFault::OpponentInCheck(_)) =
        Position::with_accepted(sfen, &[FaultKind::TooMany, FaultKind::TwoPawns, FaultKind::DeadPiece])
    {
        faults.push(told(fault));
    }
    let ended = if faults.is_empty() { ended(sfen) } else { None };
    SetUpAnswer { faults, ended, handicap: Handicap::of(sfen).map(|handicap| handicap.id().to_owned()) }
}

fn told(fault: PositionFault) -> Problem {
    refused(Refusal::Position(PositionError::Fault(fault)))
}

/// Why no game can go on from a position without faults.
fn ended(sfen: &Sfen) -> Option<Problem> {
    let fault = komadai_game::check_start(sfen).err()?;
    // That it cannot be played has been told by its faults.
    (fault != SetupFault::Position).then(|| Problem::new(fault.key()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kinds(sfen: &str) -> (Vec<String>, Option<String>) {
        let answer = answer(&sfen.parse().unwrap());
        (answer.faults.into_iter().map(|fault| fault.kind).collect(), answer.ended.map(|ended| ended.kind))
    }

    #[test]
    fn every_fault_is_told_and_what_ends_a_game() {
        assert_eq!(kinds(komadai_rules::START_SFEN), (vec![], None));
        assert_eq!(
            kinds("P3k4/4R4/9/9/9/P8/P8/9/4K4 b 2R 1").0,
            ["position_too_many", "position_two_pawns", "position_dead_piece", "position_opponent_in_check"]
        );
        assert_eq!(kinds("4k4/9/9/4k4/9/9/9/9/4K4 b - 1").0, ["position_two_kings"]);
        assert_eq!(kinds("4k4/9/4P4/9/9/9/9/9/9 b G 1"), (vec![], Some("start_without_king".to_owned())));
        assert_eq!(kinds("4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1"), (vec![], Some("start_is_over".to_owned())));
    }

    #[test]
    fn handicaps_are_known() {
        let answer = answer(&Handicap::Two.sfen().parse().unwrap());
        assert_eq!(answer.handicap.as_deref(), Some("two"));
    }
}
