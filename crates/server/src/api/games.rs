//! Making, listing and following games.

use axum::Json;
use axum::extract::rejection::{JsonRejection, QueryRejection};
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode};
use komadai_game::{Event, Room, Seat, Setup};
use komadai_rules::Color;
use komadai_store::{GameRow, Identity, Seats};
use komadai_wire::{Created, EndingView, GameList, GameSummary, NewGame, Opponent, Problem, Sides};
use serde::Deserialize;
use tokio::sync::oneshot;

use crate::convert;
use crate::ids;
use crate::live::summary;
use crate::problem::Fault;
use crate::room::Command;
use crate::state::App;
use crate::visitor::Visitor;

type Answer<T> = Result<(HeaderMap, Json<T>), Fault>;

/// `POST /api/games`.
pub(super) async fn create(
    State(app): State<App>,
    visitor: Visitor,
    body: Result<Json<NewGame>, JsonRejection>,
) -> Answer<Created> {
    let Json(new) = body?;
    visitor.allow(&app)?;
    if new.opponent == (Opponent::Friend {}) && app.is_local() {
        return Err(Fault::bad("not_reachable"));
    }
    let setup = convert::setup(&new)?;
    let (identity, headers) = visitor.identify(&app).await?;
    let id = ids::game_id();
    app.create(&row(&id, &setup, identity, app.now())).await?;
    Ok((headers, Json(Created { id })))
}

/// A game that nobody has come to yet, as it is kept.
pub(crate) fn row(id: &str, setup: &Setup, creator: Identity, now: i64) -> GameRow {
    let seat = |color: Color| matches!(setup.seats[color], Seat::Human { .. }).then_some(creator);
    let open = Color::ALL.into_iter().any(|color| setup.seats[color] == Seat::Open);
    GameRow {
        number: 0,
        id: id.to_owned(),
        created_ms: now,
        setup: serde_json::to_string(setup).expect("a setup is plain data"),
        creator,
        seats: Seats { black: seat(Color::Black), white: seat(Color::White) },
        invite: open.then(ids::token),
        next: None,
        alive_ms: None,
        summary: summary(&Room::new(setup.clone(), now)),
    }
}

/// Which page of the list.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Page {
    before: Option<i64>,
    limit: Option<u32>,
}

/// `GET /api/games`: the visitor's own games; the owner sees all.
pub(super) async fn list(
    State(app): State<App>,
    visitor: Visitor,
    page: Result<Query<Page>, QueryRejection>,
) -> Result<Json<GameList>, Fault> {
    let Query(page) = page?;
    let Some(identity) = visitor.identity else {
        return Ok(Json(GameList { games: Vec::new(), next: None }));
    };
    let limit = page.limit.unwrap_or(30).clamp(1, 100);
    let of = (identity != Identity::OWNER).then_some(identity);
    // One more than asked for tells whether there is a next page.
    let mut rows = app.store.list(of, page.before, limit + 1).await?;
    let more = rows.len() > limit as usize;
    rows.truncate(limit as usize);
    let next = rows.last().filter(|_| more).map(|row| row.number.to_string());
    let mut games = Vec::with_capacity(rows.len());
    for row in &rows {
        games.extend(summarise(&app, row, identity).await);
    }
    Ok(Json(GameList { games, next }))
}

/// None for a row that cannot be read: one broken game must not hide the others.
async fn summarise(app: &App, row: &GameRow, identity: Identity) -> Option<GameSummary> {
    let mut setup: Setup = serde_json::from_str(&row.setup)
        .inspect_err(|error| tracing::error!(game = row.id, %error, "a stored game cannot be read"))
        .ok()?;
    let ending: Option<EndingView> =
        row.summary.ending.as_deref().and_then(|text| serde_json::from_str(text).ok());
    let holder = |color: Color| match color {
        Color::Black => row.seats.black,
        Color::White => row.seats.white,
    };
    for color in Color::ALL {
        if setup.seats[color] == Seat::Open && holder(color).is_some() {
            setup.seats[color] = Seat::Human { name: guest_name(app, &row.id).await };
        }
    }
    let seat = |color: Color| convert::seat(&setup.seats[color], false);
    Some(GameSummary {
        id: row.id.clone(),
        started_ms: row.created_ms,
        handicap: setup.handicap.id().to_owned(),
        seats: Sides { black: seat(Color::Black), white: seat(Color::White) },
        yours: Color::ALL
            .into_iter()
            .filter(|color| holder(*color) == Some(identity))
            .map(convert::side)
            .collect(),
        plies: row.summary.plies,
        sfen: row.summary.sfen.clone(),
        ending,
    })
}

/// The name under which a friend came; it stands in the events, not in the setup.
async fn guest_name(app: &App, id: &str) -> Option<String> {
    let events = app.store.events(id).await.ok()?;
    events.iter().find_map(|row| match serde_json::from_str(&row.body) {
        Ok(Event::Seated { name, .. }) => name,
        _ => None,
    })
}

/// `POST /api/games/{id}/rematch`.
pub(super) async fn rematch(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Answer<Created> {
    follow(&app, &id, &visitor, false).await
}

/// `POST /api/games/{id}/replay`.
pub(super) async fn replay(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Answer<Created> {
    follow(&app, &id, &visitor, true).await
}

async fn follow(app: &App, id: &str, visitor: &Visitor, replay: bool) -> Answer<Created> {
    visitor.allow(app)?;
    let identity = visitor.identity;
    let id = ask_room(app, id, |reply| Command::Follow { identity, replay, reply }).await?;
    Ok((HeaderMap::new(), Json(Created { id })))
}

/// The open seat's secret, and the name to sit under.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Invitation {
    #[serde(default)]
    token: String,
    name: Option<String>,
}

/// `POST /api/games/{id}/join`.
pub(super) async fn join(
    State(app): State<App>,
    Path(id): Path<String>,
    invitation: Result<Query<Invitation>, QueryRejection>,
    visitor: Visitor,
) -> Answer<Created> {
    let Query(invitation) = invitation?;
    visitor.allow(&app)?;
    let name = invitation.name.as_deref().and_then(convert::tidy_name);
    if name.as_ref().is_some_and(|name| name.chars().count() > 40) {
        return Err(Fault::bad("name_too_long"));
    }
    let (identity, headers) = visitor.identify(&app).await?;
    ask_room(&app, &id, |reply| Command::Sit {
        identity,
        token: invitation.token.clone(),
        name: name.clone(),
        reply,
    })
    .await?;
    Ok((headers, Json(Created { id })))
}

/// Asks a room and waits for its answer; a room that just left is loaded again.
async fn ask_room<T>(
    app: &App,
    id: &str,
    command: impl Fn(oneshot::Sender<Result<T, Fault>>) -> Command,
) -> Result<T, Fault> {
    for _ in 0..3 {
        let commands = app.rooms.open(app, id).await?;
        let (reply, answer) = oneshot::channel();
        if commands.send(command(reply)).await.is_ok()
            && let Ok(answer) = answer.await
        {
            return answer;
        }
    }
    Err(Fault::new(StatusCode::SERVICE_UNAVAILABLE, Problem::new("server_busy")))
}
