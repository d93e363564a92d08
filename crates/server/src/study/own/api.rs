//! `/api/engines`.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use komadai_wire::{EngineAdded, EngineInfo, EngineList, EngineValues, NewEngine, Problem};

use super::{Own, no_such_engine, only_owner, read};
use crate::ids;
use crate::problem::Fault;
use crate::state::App;
use crate::visitor::Visitor;

/// Engines at most.
const MOST: usize = 20;

/// `GET /api/engines`.
pub(in crate::study) async fn list(
    State(app): State<App>,
    visitor: Visitor,
) -> Result<Json<EngineList>, Fault> {
    if only_owner(&visitor).is_err() {
        return Ok(Json(EngineList { own: false, engines: Vec::new() }));
    }
    let stored = app.store.engines().await?;
    let engines = stored.into_iter().filter_map(|(id, body)| Some(read(&body)?.info(id))).collect();
    Ok(Json(EngineList { own: true, engines }))
}

/// `POST /api/engines`: the same program twice is one engine.
pub(in crate::study) async fn add(
    State(app): State<App>,
    visitor: Visitor,
    asked: Result<Json<NewEngine>, JsonRejection>,
) -> Result<Json<EngineAdded>, Fault> {
    only_owner(&visitor)?;
    let Json(NewEngine { path }) = asked?;
    visitor.allow(&app)?;
    let stored = app.store.engines().await?;
    let known = stored.iter().find_map(|(id, body)| {
        let own = read(body)?;
        (own.path == path.trim()).then(|| own.info(id.clone()))
    });
    if let Some(known) = known {
        return Ok(added(Ok(known)));
    }
    if stored.len() >= MOST {
        let problem = Problem::new("too_many_engines").with("most", MOST);
        return Ok(added(Err(problem)));
    }
    let own = match Own::meet(path.trim()).await {
        Ok(own) => own,
        Err(problem) => return Ok(added(Err(problem))),
    };
    let id = ids::game_id();
    app.store.keep_engine(&id, app.now(), &body(&own)).await?;
    Ok(added(Ok(own.info(id))))
}

fn added(found: Result<EngineInfo, Problem>) -> Json<EngineAdded> {
    Json(match found {
        Ok(engine) => EngineAdded { engine: Some(engine), refused: None },
        Err(problem) => EngineAdded { engine: None, refused: Some(problem) },
    })
}

/// `POST /api/engines/{id}`.
pub(in crate::study) async fn set(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    asked: Result<Json<EngineValues>, JsonRejection>,
) -> Result<Json<EngineInfo>, Fault> {
    only_owner(&visitor)?;
    let Json(EngineValues { values }) = asked?;
    visitor.allow_work(&app)?;
    let stored = app.store.engine(&id).await?.ok_or_else(no_such_engine)?;
    let mut own = read(&stored).ok_or_else(no_such_engine)?;
    for (name, value) in &values {
        own.set(name, value)?;
    }
    app.store.keep_engine(&id, app.now(), &body(&own)).await?;
    Ok(Json(own.info(id)))
}

/// `DELETE /api/engines/{id}`: the program itself stays where it is.
pub(in crate::study) async fn remove(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<StatusCode, Fault> {
    only_owner(&visitor)?;
    visitor.allow_work(&app)?;
    if !app.store.remove_engine(&id).await? {
        return Err(no_such_engine());
    }
    app.study.forget(&id);
    Ok(StatusCode::NO_CONTENT)
}

fn body(own: &Own) -> String {
    serde_json::to_string(own).expect("an engine is plain data")
}
