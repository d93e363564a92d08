//! Changing and deleting records.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use komadai_library::positions;
use komadai_wire::{EditRequest, RecordView};

use super::{about, find, find_tree, may_change, not_changed, stale};
use crate::problem::Fault;
use crate::records::{change, view};
use crate::state::App;
use crate::study::queue::stop as stop_review;
use crate::visitor::Visitor;

/// `POST /api/records/{id}/edits`: the edit is stored when the answer goes out.
pub(super) async fn edit(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    request: Result<Json<EditRequest>, JsonRejection>,
) -> Result<Json<RecordView>, Fault> {
    let Json(request) = request?;
    visitor.allow_work(&app)?;
    may_change(&id)?;
    let mut stored = find(&app, &visitor, &id).await?;
    if stored.row.version != request.version {
        return Err(stale(stored.row.version));
    }
    let now = app.now();
    let thinking = app.think(move || {
        let made = change::make(&stored, request.edit, now)?;
        stored.text = String::new();
        Ok((made, stored))
    });
    let (made, stored) = thinking.await?;
    let mut about = about(stored);
    if let Some(change) = &made.change {
        app.store.change_record(&id, request.version, change).await.map_err(not_changed)?;
        about.version += 1;
    }
    about.can_undo = made.can_undo;
    about.can_redo = made.can_redo;
    Ok(Json(app.think(move || Ok(view::view(&made.record, about, Some(made.node)))).await?))
}

/// `DELETE /api/records/{id}`.
pub(super) async fn delete(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<StatusCode, Fault> {
    visitor.allow(&app)?;
    may_change(&id)?;
    let (stored, record) = find_tree(&app, &visitor, &id).await?;
    app.store.delete_record(&id, stored.row.version, &positions(&record)).await.map_err(not_changed)?;
    stop_review(&app, &id).await;
    Ok(StatusCode::NO_CONTENT)
}
