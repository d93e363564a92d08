//! The road of the master: careers whose games are games like any other.
//!
//! A career changes under its version, together with the game that begins or the result of the one that ended. A result
//! is noted when its room says the game is over, and again looked for whenever the career is: whichever comes first after
//! a crash counts, the other finds nothing to do.

mod play;
mod settle;
mod view;

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::routing::{get, post};
use axum::{Json, Router};
use komadai_road::{Career, Refusal};
use komadai_store::{ChangeError, Identity, RoadStep};
use komadai_wire::{Problem, RoadView};

use crate::ids;
use crate::problem::Fault;
use crate::state::App;
use crate::visitor::Visitor;

pub(crate) use settle::settle;

/// Changes that meet another one are tried again so often.
const TRIES: u32 = 5;

/// Games that a career shows.
const SHOWN: u32 = 200;

pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/api/road", get(look))
        .route("/api/road/enter", post(enter))
        .route("/api/road/play", post(play::play))
}

/// `GET /api/road`: the visitor's career, or the one that would begin.
async fn look(State(app): State<App>, visitor: Visitor) -> Result<Json<RoadView>, Fault> {
    let Some(owner) = visitor.identity else {
        return Ok(Json(view::road(&Career::default(), &[])));
    };
    let (_, career) = settle(&app, owner).await?;
    shown(&app, owner, &career).await
}

/// `POST /api/road/enter`: draws the ladder of the stage.
async fn enter(State(app): State<App>, visitor: Visitor) -> Result<(HeaderMap, Json<RoadView>), Fault> {
    visitor.allow(&app)?;
    let (owner, headers) = visitor.identify(&app).await?;
    for _ in 0..TRIES {
        let (version, mut career) = settle(&app, owner).await?;
        career.enter(ids::seed())?;
        if keep(&app, owner, version, &career, RoadStep::Alone).await? {
            return Ok((headers, shown(&app, owner, &career).await?));
        }
    }
    Err(Fault::busy())
}

async fn shown(app: &App, owner: Identity, career: &Career) -> Result<Json<RoadView>, Fault> {
    let games = app.store.road_games(owner, SHOWN).await?;
    // One report that cannot be read must not hide the others.
    let reports: Vec<_> = games
        .iter()
        .filter_map(|text| {
            serde_json::from_str(text)
                .inspect_err(|error| tracing::error!(%error, "a kept result cannot be read"))
                .ok()
        })
        .collect();
    Ok(Json(view::road(career, &reports)))
}

/// The career and its version: 0 for one that has not begun.
async fn load(app: &App, owner: Identity) -> Result<(u32, Career), Fault> {
    let Some(row) = app.store.road(owner).await? else { return Ok((0, Career::default())) };
    let career = serde_json::from_str(&row.body).map_err(|error| {
        tracing::error!(owner = owner.0, %error, "a kept career cannot be read");
        Fault::storage()
    })?;
    Ok((row.version, career))
}

/// Keeps the career; false when it has changed meanwhile.
async fn keep(
    app: &App,
    owner: Identity,
    version: u32,
    career: &Career,
    step: RoadStep<'_>,
) -> Result<bool, Fault> {
    let body = serde_json::to_string(career).expect("a career is plain data");
    match app.store.keep_road(owner, version, &body, step).await {
        Ok(()) => Ok(true),
        Err(ChangeError::Store(error)) => Err(error.into()),
        Err(ChangeError::Stale { .. } | ChangeError::Gone) => Ok(false),
    }
}

impl From<Refusal> for Fault {
    fn from(refusal: Refusal) -> Self {
        Self::new(StatusCode::CONFLICT, Problem::new(refusal.key()))
    }
}
