//! The library of records.

mod add;
mod edit;
mod export;
mod list;
mod moves;
mod share;

use axum::extract::{DefaultBodyLimit, Path, State};
use axum::http::StatusCode;
use axum::routing::{get, post};
use axum::{Json, Router};
use komadai_record::Record;
use komadai_store::{ChangeError, RecordRow, RecordText};
use komadai_wire::{Problem, RecordView};

pub(crate) use add::{file_name, room_for_more};

use crate::problem::Fault;
use crate::records::{change, current, view};
use crate::state::App;
use crate::visitor::Visitor;

/// Longest file or pasted text, in bytes.
const LONGEST_FILE: usize = 16 << 20;

/// Longest edit, in bytes.
const LONGEST_EDIT: usize = 256 << 10;

pub(super) fn routes() -> Router<App> {
    Router::new()
        .route("/api/records", get(list::list).post(add::add))
        .route("/api/records/new", post(add::begin))
        .route("/api/records/moves", get(moves::moves))
        .route("/api/records/duplicates", get(list::duplicates))
        .route("/api/records/{id}", get(show).delete(edit::delete))
        .route("/api/records/{id}/share", get(share::show).post(share::begin).delete(share::end))
        .route("/api/records/{id}/edits", post(edit::edit).layer(DefaultBodyLimit::max(LONGEST_EDIT)))
        .route("/api/records/{id}/export", get(export::export))
        .route("/api/records/{id}/losses", get(export::losses))
}

/// `GET /api/records/{id}`.
async fn show(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Json<RecordView>, Fault> {
    let stored = find(&app, &visitor, &id).await?;
    let answer = app.think(move || {
        let record = current(&stored)?;
        change::check_size(record.len())?;
        let mut about = about(stored);
        if is_share(&id) {
            about.is_shown_only(id);
        }
        Ok(view::view(&record, about, None))
    });
    Ok(Json(answer.await?))
}

fn about(stored: RecordText) -> view::About {
    view::About::new(stored.row, &stored.source, stored.steps.len(), stored.in_force)
}

/// What stands before a share's token where a record's id is expected. No id has it.
const SHARE: &str = "s-";

/// Whether this reads a record by a share, which allows nothing else.
fn is_share(id: &str) -> bool {
    id.starts_with(SHARE)
}

/// The record that a share reads.
async fn by_share(app: &App, id: &str) -> Result<Option<String>, Fault> {
    match id.strip_prefix(SHARE) {
        Some(token) => app.store.shared(token).await?.ok_or_else(no_such_record).map(Some),
        None => Ok(None),
    }
}

/// A record that the visitor may see: the own ones, those shared, and for the owner of the machine all. To others it is
/// not there.
async fn find(app: &App, visitor: &Visitor, id: &str) -> Result<RecordText, Fault> {
    let shared = by_share(app, id).await?;
    let stored = app.store.record(shared.as_deref().unwrap_or(id)).await?.ok_or_else(no_such_record)?;
    if shared.is_some() || visitor.sees(stored.row.owner) { Ok(stored) } else { Err(no_such_record()) }
}

/// The same, and nothing of its text.
pub(crate) async fn find_row(app: &App, visitor: &Visitor, id: &str) -> Result<RecordRow, Fault> {
    let shared = by_share(app, id).await?;
    let row = app.store.record_row(shared.as_deref().unwrap_or(id)).await?.ok_or_else(no_such_record)?;
    if shared.is_some() || visitor.sees(row.owner) { Ok(row) } else { Err(no_such_record()) }
}

/// Refuses what is for those alone whose record it is: a share shows it, and nothing more.
pub(crate) fn may_change(id: &str) -> Result<(), Fault> {
    if is_share(id) { Err(Fault::new(StatusCode::FORBIDDEN, Problem::new("shared_record"))) } else { Ok(()) }
}

/// The same, and its tree as it is now.
pub(crate) async fn find_tree(app: &App, visitor: &Visitor, id: &str) -> Result<(RecordText, Record), Fault> {
    let stored = find(app, visitor, id).await?;
    let tree = app.think(move || {
        let record = current(&stored)?;
        Ok((stored, record))
    });
    tree.await
}

/// The tree of a record as it is now, whoever may see it: for work that was asked for before.
pub(crate) async fn tree_of(app: &App, id: &str) -> Result<Record, Fault> {
    let stored = app.store.record(id).await?.ok_or_else(no_such_record)?;
    app.think(move || Ok(current(&stored)?)).await
}

fn no_such_record() -> Fault {
    Fault::new(StatusCode::NOT_FOUND, Problem::new("no_such_record"))
}

fn not_changed(error: ChangeError) -> Fault {
    match error {
        ChangeError::Stale { version } => stale(version),
        ChangeError::Gone => no_such_record(),
        ChangeError::Store(error) => error.into(),
    }
}

fn stale(version: u32) -> Fault {
    Fault::new(StatusCode::CONFLICT, Problem::new("stale_record").with("version", version))
}
