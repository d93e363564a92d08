//! `/api/records/{id}/review`.

use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::rejection::{JsonRejection, QueryRejection};
use axum::extract::{Path, Query, State};
use komadai_wire::{Review, ReviewAnswer, ReviewRequest, ReviewState};
use serde::Deserialize;

use super::job::{Job, since};
use super::queue;
use super::review::Game;
use crate::api::records::{find_row, find_tree, may_change};
use crate::ids;
use crate::problem::Fault;
use crate::state::{App, closed};
use crate::visitor::Visitor;

/// Positions for each move.
const FEWEST: u32 = 1_000;
const MOST: u32 = 1_000_000;

/// How long an answer waits for news.
const WAIT: Duration = Duration::from_secs(20);
/// The same while the review waits for its turn.
const WAIT_IN_LINE: Duration = Duration::from_secs(2);

/// What a page knows.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Known {
    /// The run it has moves of.
    #[serde(default)]
    run: String,
    /// How many.
    #[serde(default)]
    after: usize,
}

/// `GET …?run=&after=`: of a review that is being made the answer comes when there is more.
pub(super) async fn show(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    known: Result<Query<Known>, QueryRejection>,
) -> Result<Json<ReviewAnswer>, Fault> {
    let Query(known) = known?;
    visitor.allow_work(&app)?;
    let id = find_row(&app, &visitor, &id).await?.id;
    if let Some(job) = running(&app, &id) {
        if job.whole().run == known.run {
            let mut closing = app.closing.subscribe();
            let wait = if job.whole().ahead.is_some() { WAIT_IN_LINE } else { WAIT };
            tokio::select! {
                () = job.more_than(known.after) => {}
                () = tokio::time::sleep(wait) => {}
                () = closed(&mut closing) => {}
            }
        }
        return Ok(answer(job.since(&known.run, known.after)));
    }
    let stored = app.store.review(&id).await?;
    Ok(Json(ReviewAnswer {
        review: stored.as_deref().and_then(read).map(|review| since(&review, &known.run, known.after)),
    }))
}

/// `POST`: begins a review, or tells of the one that is being made.
pub(super) async fn start(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    asked: Result<Json<ReviewRequest>, JsonRejection>,
) -> Result<Json<ReviewAnswer>, Fault> {
    let Json(ReviewRequest { nodes, engine }) = asked?;
    visitor.allow(&app)?;
    if !(FEWEST..=MOST).contains(&nodes) {
        return Err(Fault::parameter("nodes", &nodes.to_string(), &["1000 … 1000000"]));
    }
    may_change(&id)?;
    let (stored, record) = find_tree(&app, &visitor, &id).await?;
    if let Some(job) = running(&app, &id) {
        return Ok(answer(job.whole()));
    }
    let engines = app.study.asked(&app, &visitor, engine.as_deref()).await?;
    let game = Game::of(id.clone(), &record, nodes, engines).ok_or_else(|| Fault::bad("bad_position"))?;
    let job = {
        let mut reviews = app.study.reviews();
        if let Some(job) = reviews.get(&id) {
            return Ok(answer(job.whole()));
        }
        let job = Arc::new(Job::new(ids::game_id(), nodes, game.moves.len() as u32, stored.row.owner.0));
        reviews.insert(id.clone(), job.clone());
        job
    };
    if let Err(fault) = queue::put(&app, &job, game, engine.as_deref()).await {
        app.study.over(&id);
        job.ended(ReviewState::Stopped, None);
        return Err(fault);
    }
    Ok(answer(job.whole()))
}

/// `DELETE`: stops the review that is being made, and tells what is done.
pub(super) async fn stop(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Json<ReviewAnswer>, Fault> {
    visitor.allow_work(&app)?;
    may_change(&id)?;
    find_row(&app, &visitor, &id).await?;
    if let Some(job) = running(&app, &id) {
        queue::stop(&app, &id).await;
        job.over().await;
    }
    let stored = app.store.review(&id).await?;
    Ok(Json(ReviewAnswer { review: stored.as_deref().and_then(read) }))
}

fn running(app: &App, id: &str) -> Option<Arc<Job>> {
    app.study.reviews().get(id).cloned()
}

fn answer(review: Review) -> Json<ReviewAnswer> {
    Json(ReviewAnswer { review: Some(review) })
}

/// A stored review; one of another version of the program counts as none.
pub(super) fn read(body: &str) -> Option<Review> {
    match serde_json::from_str(body) {
        Ok(review) => Some(review),
        Err(error) => {
            tracing::warn!(%error, "a stored review cannot be read");
            None
        }
    }
}
