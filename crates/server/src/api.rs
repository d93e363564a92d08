//! The HTTP addresses under `/api`.

mod config;
mod games;
mod kif;

use axum::Router;
use axum::routing::{get, post};

use crate::state::App;

pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/api/config", get(config::config))
        .route("/api/games", get(games::list).post(games::create))
        .route("/api/games/{id}/rematch", post(games::rematch))
        .route("/api/games/{id}/replay", post(games::replay))
        .route("/api/games/{id}/join", post(games::join))
        .route("/api/games/{id}/kif", get(kif::download))
}
