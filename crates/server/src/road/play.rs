//! The next game of a career.

use axum::Json;
use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use axum::http::HeaderMap;
use komadai_game::{Character, ClockSetup, Furigoma, Level, Mode, Seat, Setup};
use komadai_road::{Career, Fixture, Refusal};
use komadai_rules::{ByColor, Color, DeclarationRule};
use komadai_store::RoadStep;
use komadai_wire::{Created, RoadStart};

use super::{TRIES, keep, settle};
use crate::api::games;
use crate::ids;
use crate::problem::Fault;
use crate::state::App;
use crate::visitor::Visitor;

/// The arcade clock: three minutes, by choice up to nine, then seven seconds a move.
const MINUTES: std::ops::RangeInclusive<u8> = 3..=9;
const BYOYOMI_S: u32 = 7;

/// `POST /api/road/play`: starts the next game, or leads back to the one under way.
pub(super) async fn play(
    State(app): State<App>,
    visitor: Visitor,
    body: Result<Json<RoadStart>, JsonRejection>,
) -> Result<(HeaderMap, Json<Created>), Fault> {
    let Json(RoadStart { minutes }) = body?;
    if !MINUTES.contains(&minutes) {
        return Err(Fault::bad("bad_clock"));
    }
    visitor.allow(&app)?;
    let (owner, headers) = visitor.identify(&app).await?;
    for _ in 0..TRIES {
        let (version, mut career) = settle(&app, owner).await?;
        if let Some(playing) = career.playing() {
            return Ok((headers, Json(Created { id: playing.game.clone() })));
        }
        let fixture = career.next().ok_or(Refusal::NoLadder)?;
        let id = ids::game_id();
        let main_s = app.arcade_s.get().copied().unwrap_or(u32::from(minutes) * 60);
        let (setup, side) = setup(&fixture, main_s);
        setup.check().map_err(|fault| Fault::bad(fault.key()))?;
        career.begin(&id, side)?;
        let row = games::row(&id, &setup, owner, app.now());
        if keep(&app, owner, version, &career, RoadStep::Begins(&row)).await? {
            return Ok((headers, Json(Created { id })));
        }
    }
    Err(Fault::busy())
}

/// The game as it is set up, and the player's side.
fn setup(fixture: &Fixture, main_s: u32) -> (Setup, Color) {
    let furigoma = fixture.terms.side.is_none().then(|| Furigoma::toss(ids::toss));
    let side = fixture.terms.side.or(furigoma.as_ref().map(Furigoma::creator)).expect("pawns are tossed");
    let player = Seat::Human { name: None };
    let opponent = Seat::Engine {
        level: Level::Grade(fixture.opponent.grade()),
        character: Some(Character {
            id: fixture.opponent.id().to_owned(),
            style: Career::style(fixture, ids::seed()).id().to_owned(),
        }),
    };
    let seats = match side {
        Color::Black => ByColor { black: player, white: opponent },
        Color::White => ByColor { black: opponent, white: player },
    };
    let clock = ClockSetup { main_s, byoyomi_s: BYOYOMI_S, increment_s: 0, periods: 0, period_s: 0 };
    let setup = Setup {
        handicap: fixture.terms.handicap,
        from: None,
        seats,
        shared: false,
        clocks: ByColor { black: Some(clock), white: Some(clock) },
        left: None,
        points: DeclarationRule::Points27,
        try_rule: false,
        move_limit: None,
        draw_replay: false,
        replay_floor_s: Setup::REPLAY_FLOOR_S,
        mode: Mode::Assisted,
        furigoma,
        career: true,
    };
    (setup, side)
}
