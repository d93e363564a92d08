//! Links by which whoever has them can read a record.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use komadai_wire::RecordShare;

use super::{SHARE, find_row, may_change, no_such_record};
use crate::ids;
use crate::problem::Fault;
use crate::state::App;
use crate::visitor::Visitor;

/// `GET /api/records/{id}/share`: whether there is one.
pub(super) async fn show(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Json<RecordShare>, Fault> {
    visitor.allow_work(&app)?;
    may_change(&id)?;
    find_row(&app, &visitor, &id).await?;
    Ok(Json(told(&app, &visitor, app.store.share_of(&id).await?)))
}

/// `POST`: makes one; the one there is stays.
pub(super) async fn begin(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Json<RecordShare>, Fault> {
    visitor.allow(&app)?;
    may_change(&id)?;
    find_row(&app, &visitor, &id).await?;
    let token = app.store.share(&id, &ids::token(), app.now()).await?.ok_or_else(no_such_record)?;
    Ok(Json(told(&app, &visitor, Some(token))))
}

/// `DELETE`: ends it.
pub(super) async fn end(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<StatusCode, Fault> {
    visitor.allow(&app)?;
    may_change(&id)?;
    find_row(&app, &visitor, &id).await?;
    app.store.unshare(&id).await?;
    Ok(StatusCode::NO_CONTENT)
}

fn told(app: &App, visitor: &Visitor, token: Option<String>) -> RecordShare {
    let path = token.map(|token| format!("/record/{SHARE}{token}"));
    let hosts = path.as_ref().map(|_| visitor.hosts(app)).unwrap_or_default();
    RecordShare { path, hosts }
}
