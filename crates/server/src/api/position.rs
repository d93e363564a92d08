//! What can be played in a position, and what a typed text means there.

use axum::Json;
use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use komadai_record::Record;
use komadai_record::notation::parse_moves;
use komadai_rules::{DeclarationRule, FaultKind, Handicap, Move, Position, Sfen, Square};
use komadai_wire::{PositionAnswer, PositionQuestion, Sides, TypedMove};

use crate::convert;
use crate::live::notation;
use crate::problem::{Fault, typed_move};
use crate::state::App;
use crate::view::{declaration_view, legal};
use crate::visitor::Visitor;

/// Longest text that is read, in characters.
const LONGEST_TEXT: usize = 20_000;

/// Faults of a position in which moves can be played all the same. A king that could be taken is none of them.
const PLAYABLE: [FaultKind; 4] =
    [FaultKind::TooMany, FaultKind::TwoKings, FaultKind::TwoPawns, FaultKind::DeadPiece];

/// `POST /api/position`.
pub(super) async fn position(
    State(app): State<App>,
    visitor: Visitor,
    question: Result<Json<PositionQuestion>, JsonRejection>,
) -> Result<Json<PositionAnswer>, Fault> {
    let Json(question) = question?;
    visitor.allow_work(&app)?;
    Ok(Json(app.think(move || answer(&question)).await?))
}

fn answer(question: &PositionQuestion) -> Result<PositionAnswer, Fault> {
    let (mut position, mut previous_to) = start(question)?;
    let text = question.text.as_deref().unwrap_or_default().trim();
    let mut typed = Vec::new();
    let mut refused = None;
    if !text.is_empty() {
        if text.chars().count() > LONGEST_TEXT {
            return Err(Fault::bad("text_too_long"));
        }
        match parse_moves(&position, previous_to, text) {
            Err(error) => {
                let found: String = text.chars().filter(|c| !c.is_control()).take(100).collect();
                refused = Some(typed_move(error, &found));
            }
            Ok(moves) => {
                for mv in moves {
                    let notation = notation(&position, mv, previous_to);
                    position.do_move(mv);
                    previous_to = Some(mv.to());
                    typed.push(TypedMove {
                        usi: mv.to_string(),
                        notation,
                        sfen: position.to_string(),
                        check: position.in_check(),
                    });
                }
            }
        }
    }
    let points = position.points();
    let declared = position.declaration(DeclarationRule::Points27, 0);
    Ok(PositionAnswer {
        moves: typed,
        refused,
        sfen: position.to_string(),
        side: convert::side(position.side_to_move()),
        check: position.in_check(),
        mate: position.is_checkmate(),
        legal: legal::table(&position),
        points: Sides { black: points.black.into(), white: points.white.into() },
        declaration: declared.king_in_zone.then(|| declaration_view(declared)),
        handicap: Handicap::of(&position.to_sfen()).map(|handicap| handicap.id().to_owned()),
    })
}

/// The position asked about and the square of the move that led there.
fn start(question: &PositionQuestion) -> Result<(Position, Option<Square>), Fault> {
    let bad = || Fault::bad("bad_position");
    let text = question.sfen.trim();
    let (sfen, moves) = text.split_once(" moves").unwrap_or((text, ""));
    let sfen: Sfen = sfen.trim().parse().map_err(|_| bad())?;
    // A hand may say more than one holds.
    Record::new(sfen.clone()).start_position().ok_or_else(bad)?;
    let mut position = Position::with_accepted(&sfen, &PLAYABLE).map_err(|_| bad())?;
    let mut previous_to = match &question.last {
        None => None,
        Some(text) => Some(text.trim().parse::<Move>().map_err(|_| bad())?.to()),
    };
    for word in moves.split_whitespace() {
        let mv: Move = word.parse().map_err(|_| bad())?;
        position.check_move(mv).map_err(|_| bad())?;
        position.do_move(mv);
        previous_to = Some(mv.to());
    }
    Ok((position, previous_to))
}
