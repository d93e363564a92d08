//! What the server offers.

use axum::Json;
use axum::extract::State;
use komadai_rules::{Grade, Handicap, Suggestion};
use komadai_wire::{ClockPreset, ClockSetup, Config, HandicapInfo};

use crate::state::App;

pub(super) async fn config(State(app): State<App>) -> Json<Config> {
    let handicap = |handicap: Handicap| HandicapInfo {
        id: handicap.id().to_owned(),
        sfen: handicap.sfen().to_owned(),
        removed: handicap.removed().iter().map(ToString::to_string).collect(),
    };
    let widest = Grade::STRONGEST.difference(Grade::WEAKEST);
    Json(Config {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        handicaps: Handicap::ALL.into_iter().map(handicap).collect(),
        grades: Grade::all().map(|grade| grade.id().to_owned()).chain(["max".to_owned()]).collect(),
        clocks: clocks(),
        suggestions: (0..=widest)
            .map(|difference| Suggestion::for_difference(difference).id().to_owned())
            .collect(),
        reachable: !app.is_local(),
    })
}

/// Name, then main time, byoyomi and increment in seconds.
const CLOCKS: [(&str, [u32; 3]); 6] = [
    ("arcade", [180, 7, 0]),
    ("quick", [300, 10, 0]),
    ("standard", [600, 30, 0]),
    ("long", [1800, 60, 0]),
    ("fischer", [600, 0, 10]),
    ("sudden-death", [900, 0, 0]),
];

fn clocks() -> Vec<ClockPreset> {
    let preset = |(id, [main_s, byoyomi_s, increment_s]): (&str, [u32; 3])| {
        let clock = ClockSetup { main_s, byoyomi_s, increment_s, periods: 0, period_s: 0 };
        ClockPreset { id: id.to_owned(), clock: Some(clock) }
    };
    let none = ClockPreset { id: "none".to_owned(), clock: None };
    std::iter::once(none).chain(CLOCKS.into_iter().map(preset)).collect()
}
