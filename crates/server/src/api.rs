//! The HTTP addresses under `/api`.

mod config;
mod download;
pub(crate) mod games;
mod hasami;
mod kif;
mod lessons;
mod picture;
mod position;
pub(crate) mod records;
mod set_up;
mod tsume;

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
        .route("/api/hasami", post(hasami::hasami))
        .route("/api/atlas", get(lessons::atlas))
        .route("/api/lessons", get(lessons::course))
        .route("/api/lessons/try", post(lessons::attempt))
        .route("/api/lessons/{id}", get(lessons::one))
        .route("/api/position", post(position::position))
        .route("/api/position/faults", post(set_up::faults))
        .route("/api/picture.svg", get(picture::position_svg))
        .route("/api/picture.png", get(picture::position_png))
        .route("/api/records/{id}/picture.svg", get(picture::record_svg))
        .route("/api/records/{id}/picture.png", get(picture::record_png))
        .route("/api/records/{id}/picture.gif", get(picture::record_gif))
        .route("/api/tsume", get(tsume::collection))
        .route("/api/tsume/daily", get(tsume::of_day))
        .route("/api/tsume/problems/{id}", get(tsume::one))
        .route("/api/tsume/try", post(tsume::attempt))
        .route("/api/tsume/solve", post(tsume::solved))
        .route("/api/tsume/check", post(tsume::check))
        .route("/api/tsume/export", post(tsume::export))
        .merge(records::routes())
}
