//! `/api/matches`.

use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::rejection::{JsonRejection, QueryRejection};
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode};
use komadai_game::Level;
use komadai_host::matches::{Contestant, Limit, Opening, Plan, Referee, read_openings};
use komadai_rules::Position;
use komadai_wire::{
    MatchAction, MatchEngine, MatchFrom, MatchLimit, MatchList, MatchScore, MatchState, MatchView, NewMatch,
    Problem, Side,
};
use serde::Deserialize;

use super::job::Job;
use super::play::play;
use crate::api::records::room_for_more;
use crate::ids;
use crate::problem::Fault;
use crate::state::{App, closed};
use crate::visitor::Visitor;

/// Games of a match.
const MOST_GAMES: u32 = 200;

/// After so many moves a game is drawn.
const MOST_MOVES: usize = 512;

/// How much later than its clock says an answer may come.
const GRACE: Duration = Duration::from_secs(2);

/// How long an answer waits for news.
const WAIT: Duration = Duration::from_secs(20);

/// Openings of the even game.
const OPENINGS: &str = include_str!("openings.sfen");

/// What a page has seen.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Known {
    seen: Option<u32>,
}

/// `GET /api/matches`.
pub(super) async fn list(State(app): State<App>, visitor: Visitor) -> Result<Json<MatchList>, Fault> {
    visitor.allow_work(&app)?;
    let jobs: Vec<Arc<Job>> =
        app.matches.all().iter().rev().filter(|job| visitor.sees(job.owner)).cloned().collect();
    Ok(Json(MatchList { matches: jobs.iter().map(|job| job.view()).collect() }))
}

/// `POST /api/matches`.
pub(super) async fn begin(
    State(app): State<App>,
    visitor: Visitor,
    wish: Result<Json<NewMatch>, JsonRejection>,
) -> Result<(HeaderMap, Json<MatchView>), Fault> {
    let Json(wish) = wish?;
    visitor.allow(&app)?;
    if !(1..=MOST_GAMES).contains(&wish.games) {
        return Err(Fault::parameter("games", &wish.games.to_string(), &["1 … 200"]));
    }
    let limit = limit(wish.limit)?;
    let openings = openings(&wish.from)?;
    let [one, two] = &wish.engines;
    let engines =
        [contestant(&app, &visitor, one, limit).await?, contestant(&app, &visitor, two, limit).await?];
    let (owner, headers) = visitor.identify(&app).await?;
    room_for_more(&app, owner).await?;
    let plan = Plan {
        engines,
        openings,
        games: wish.games.into(),
        most_moves: MOST_MOVES,
        grace: GRACE,
        sprt: None,
    };
    let job = Arc::new(Job::new(owner, before(&wish)));
    app.matches.add(&job)?;
    tokio::spawn(play(app.clone(), job.clone(), plan));
    Ok((headers, Json(job.view())))
}

/// `GET /api/matches/{id}?seen=`.
pub(super) async fn show(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    known: Result<Query<Known>, QueryRejection>,
) -> Result<Json<MatchView>, Fault> {
    let Query(known) = known?;
    visitor.allow_work(&app)?;
    let job = find(&app, &visitor, &id)?;
    if let Some(seen) = known.seen {
        let mut closing = app.closing.subscribe();
        tokio::select! {
            () = job.other_than(seen) => {}
            () = tokio::time::sleep(WAIT) => {}
            () = closed(&mut closing) => {}
        }
    }
    Ok(Json(job.view()))
}

/// `POST /api/matches/{id}`.
pub(super) async fn act(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    action: Result<Json<MatchAction>, JsonRejection>,
) -> Result<Json<MatchView>, Fault> {
    let Json(action) = action?;
    visitor.allow_work(&app)?;
    let job = find(&app, &visitor, &id)?;
    match action {
        MatchAction::Pause {} => job.pause(true),
        MatchAction::Resume {} => job.pause(false),
        MatchAction::Stop {} => job.stop(),
    }
    Ok(Json(job.view()))
}

fn find(app: &App, visitor: &Visitor, id: &str) -> Result<Arc<Job>, Fault> {
    let unknown = || Fault::new(StatusCode::NOT_FOUND, Problem::new("no_such_match"));
    app.matches.find(id).filter(|job| visitor.sees(job.owner)).ok_or_else(unknown)
}

pub(super) fn before(wish: &NewMatch) -> MatchView {
    MatchView {
        id: ids::game_id(),
        seen: 0,
        state: MatchState::Running,
        failure: None,
        engines: wish.engines.clone(),
        names: Default::default(),
        limit: wish.limit,
        from: wish.from.clone(),
        games: wish.games,
        number: 1,
        first: Side::Black,
        start_sfen: match &wish.from {
            MatchFrom::Position { sfen } => sfen.clone(),
            MatchFrom::Start {} | MatchFrom::Openings {} => Position::start().to_string(),
        },
        moves: Vec::new(),
        results: Vec::new(),
        score: MatchScore::default(),
    }
}

fn limit(wish: MatchLimit) -> Result<Limit, Fault> {
    match wish {
        MatchLimit::Time { ms } if (50..=60_000).contains(&ms) => {
            let byoyomi = Duration::from_millis(ms.into());
            Ok(Limit::Clock { main: Duration::ZERO, byoyomi, increment: Duration::ZERO })
        }
        MatchLimit::Nodes { nodes } if (100..=10_000_000).contains(&nodes) => Ok(Limit::Nodes(nodes.into())),
        MatchLimit::Time { ms } => Err(Fault::parameter("ms", &ms.to_string(), &["50 … 60000"])),
        MatchLimit::Nodes { nodes } => {
            Err(Fault::parameter("nodes", &nodes.to_string(), &["100 … 10000000"]))
        }
    }
}

fn openings(from: &MatchFrom) -> Result<Vec<Opening>, Fault> {
    match from {
        MatchFrom::Start {} => Ok(Vec::new()),
        MatchFrom::Openings {} => Ok(read_openings(OPENINGS).expect("they were read by a test")),
        MatchFrom::Position { sfen } => {
            let bad = || Fault::bad("bad_position");
            let start = sfen.parse().map_err(|_| bad())?;
            let opening = Opening { start: Some(start), moves: Vec::new() };
            let position = opening.position().map_err(|_| bad())?;
            if Referee::new(position, MOST_MOVES).over().is_some() {
                return Err(bad());
            }
            Ok(vec![opening])
        }
    }
}

/// The engine that is meant. The owner's own are for the owner alone.
async fn contestant(
    app: &App,
    visitor: &Visitor,
    engine: &MatchEngine,
    limit: Limit,
) -> Result<Contestant, Fault> {
    let (program, more) = match engine {
        MatchEngine::House { grade } => {
            let level = Level::from_id(grade).ok_or_else(|| Fault::bad("bad_grade"))?;
            let program = app.study.asked(app, visitor, None).await?.program().clone();
            (program, vec![("Grade".to_owned(), level.id()), ("Threads".to_owned(), "1".to_owned())])
        }
        MatchEngine::Own { id } => {
            (app.study.asked(app, visitor, Some(id)).await?.program().clone(), Vec::new())
        }
    };
    Ok(Contestant {
        program: program.path.into(),
        arguments: program.arguments.into_iter().map(Into::into).collect(),
        folder: program.folder,
        options: program.options.into_iter().chain(more).collect(),
        limit,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_opening_is_one() {
        assert_eq!(openings(&MatchFrom::Openings {}).unwrap().len(), 40);
    }

    #[test]
    fn nobody_plays_on_from_a_position_that_is_over() {
        for sfen in ["lnsg", "4k4/4G4/4P4/9/9/9/9/9/4K4 w RB2g2s3n4p 1", "9/9/9/9/9/9/9/9/9 b - 1"] {
            assert!(openings(&MatchFrom::Position { sfen: sfen.to_owned() }).is_err(), "{sfen}");
        }
    }
}
