//! `/api/metrics`: how much there is to do, and how fast it is done.

use axum::Json;
use axum::extract::State;
use komadai_wire::{Metrics, ReviewMetrics};

use crate::problem::Fault;
use crate::state::{App, CONNECTIONS};
use crate::visitor::Visitor;

/// `GET`: for everybody; there is nothing of anybody in it.
pub(super) async fn show(State(app): State<App>, visitor: Visitor) -> Result<Json<Metrics>, Fault> {
    visitor.allow_work(&app)?;
    let study = &app.study;
    let figures = study.meter.figures(tokio::time::Instant::now());
    let (waiting, running) = study.queue().length();
    let panels = study.panels.lock().expect("nothing panics while it is held").values().sum::<usize>();
    let free = study.places.available_permits();
    let connections = CONNECTIONS - app.connections.available_permits();
    Ok(Json(Metrics {
        uptime_s: few(figures.uptime.as_secs()),
        places: few(study.cores as u64),
        searching: few(study.cores.saturating_sub(free) as u64),
        waiting: few(study.waiting.load(std::sync::atomic::Ordering::Relaxed) as u64),
        panels: few(panels as u64),
        games: few(app.rooms.count().await as u64),
        connections: few(connections as u64),
        most_connections: few(CONNECTIONS as u64),
        reviews: ReviewMetrics {
            waiting: few(waiting as u64),
            running: few(running as u64),
            done: few(figures.done),
            failed: few(figures.failed),
            positions: few(figures.positions),
            positions_per_minute: few(figures.positions_a_minute),
            nodes_per_second: few(figures.nodes_a_second),
        },
    }))
}

fn few(number: u64) -> u32 {
    number.try_into().unwrap_or(u32::MAX)
}
