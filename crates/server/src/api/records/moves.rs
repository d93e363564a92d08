//! What one's own games played in a position.

use std::collections::HashMap;

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use komadai_library::{Outcome, position_key};
use komadai_rules::{Move, Position, Square};
use komadai_wire::{PlayedMove, PlayedMoves, Results};
use serde::Deserialize;

use super::list::seen_by;
use crate::live::notation;
use crate::problem::Fault;
use crate::state::App;
use crate::visitor::Visitor;

/// The position asked about.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Asked {
    sfen: String,
    /// The move that led there, for 同.
    last: Option<String>,
}

/// `GET /api/records/moves?sfen=&last=`.
pub(super) async fn moves(
    State(app): State<App>,
    visitor: Visitor,
    asked: Result<Query<Asked>, QueryRejection>,
) -> Result<Json<PlayedMoves>, Fault> {
    let Query(asked) = asked?;
    visitor.allow_work(&app)?;
    let position = Position::from_sfen(asked.sfen.trim()).map_err(|_| Fault::bad("bad_position"))?;
    let last: Option<Move> =
        asked.last.as_deref().map(str::parse).transpose().map_err(|_| Fault::bad("bad_position"))?;
    let last = last.map(Move::to);
    let Some(seen) = seen_by(&visitor) else {
        return Ok(Json(PlayedMoves { here: Results::default(), moves: Vec::new() }));
    };
    let after = after(&position);
    let here = position_key(&position);
    let keys: Vec<i64> = after.iter().map(|(_, key)| *key).chain([here]).collect();
    let mut found: HashMap<i64, Results> = HashMap::new();
    for (key, outcome, games) in app.store.outcomes(seen.owner, &keys).await? {
        add(found.entry(key).or_default(), outcome, games);
    }
    Ok(Json(told(&position, last, &after, here, &found)))
}

/// Every legal move with the key of the position after it.
fn after(position: &Position) -> Vec<(Move, i64)> {
    let mut position = position.clone();
    let moves = position.legal_moves();
    moves
        .iter()
        .map(|&mv| {
            let delta = position.do_move(mv);
            let key = position_key(&position);
            position.undo_move(mv, delta);
            (mv, key)
        })
        .collect()
}

fn add(results: &mut Results, outcome: Outcome, games: u32) {
    let count = match outcome {
        Outcome::Black => &mut results.black,
        Outcome::White => &mut results.white,
        Outcome::Draw => &mut results.drawn,
        Outcome::Open => &mut results.open,
    };
    *count += games;
}

fn told(
    position: &Position,
    last: Option<Square>,
    after: &[(Move, i64)],
    here: i64,
    found: &HashMap<i64, Results>,
) -> PlayedMoves {
    let mut moves: Vec<PlayedMove> = after
        .iter()
        .filter_map(|(mv, key)| {
            let results = *found.get(key)?;
            Some(PlayedMove { usi: mv.to_string(), notation: notation(position, *mv, last), results })
        })
        .collect();
    moves.sort_by_key(|mv| std::cmp::Reverse(total(&mv.results)));
    PlayedMoves { here: found.get(&here).copied().unwrap_or_default(), moves }
}

fn total(results: &Results) -> u32 {
    results.black + results.white + results.drawn + results.open
}
