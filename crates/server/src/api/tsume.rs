//! Mate problems.

use axum::Json;
use axum::extract::rejection::{JsonRejection, QueryRejection};
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode};
use jiff::civil::{Date, date};
use komadai_problems::{Entry, all, daily, find};
use komadai_record::{Encoding, Target, write};
use komadai_rules::Position;
use komadai_wire::{
    Problem, TsumeBranch, TsumeCheck, TsumeCollection, TsumeExport, TsumeProblem, TsumeReply, TsumeReport,
    TsumeSet, TsumeSolution, TsumeTry,
};
use serde::Deserialize;

use super::download;
use crate::convert::tidy_name;
use crate::problem::Fault;
use crate::state::App;
use crate::tsume::Watcher;
use crate::tsume::line::{LONGEST, legal_line, problem, reached};
use crate::tsume::reply::reply;
use crate::tsume::report::{record, report, solution};
use crate::view::legal;
use crate::visitor::Visitor;

/// Variations of a file at most.
const MOST_BRANCHES: usize = 200;
/// Characters of a variation's name at most.
const LONGEST_NAME: usize = 100;

/// `GET /api/tsume`.
pub(super) async fn collection() -> Json<TsumeCollection> {
    let mut sets: Vec<TsumeSet> = Vec::new();
    for entry in all() {
        let plies = u32::from(entry.plies);
        if sets.last().is_none_or(|set| set.plies != plies) {
            sets.push(TsumeSet { plies, ids: Vec::new(), grades: Vec::new() });
        }
        let set = sets.last_mut().expect("one was just pushed");
        set.ids.push(entry.id());
        set.grades.push(entry.grade);
    }
    Json(TsumeCollection { sets })
}

/// `GET /api/tsume/problems/{id}`.
pub(super) async fn one(Path(id): Path<String>) -> Result<Json<TsumeProblem>, Fault> {
    let missing = || Fault::new(StatusCode::NOT_FOUND, Problem::new("no_such_tsume"));
    Ok(Json(told(find(&id).ok_or_else(missing)?)))
}

/// Which day.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Day {
    /// As `2026-11-30`, where the reader is.
    date: String,
}

/// `GET /api/tsume/daily?date=…`.
pub(super) async fn of_day(day: Result<Query<Day>, QueryRejection>) -> Result<Json<TsumeProblem>, Fault> {
    let Query(day) = day?;
    let day: Date = day.date.parse().map_err(|_| Fault::bad("bad_date"))?;
    let since = date(1970, 1, 1).until(day).map_err(|_| Fault::bad("bad_date"))?;
    Ok(Json(told(daily(since.get_days().into()))))
}

fn told(entry: &Entry) -> TsumeProblem {
    let position = Position::try_from(&entry.sfen).expect("a test plays every problem of the collection");
    TsumeProblem {
        id: entry.id(),
        sfen: entry.sfen.to_string(),
        plies: entry.plies.into(),
        grade: entry.grade,
        legal: legal::table(&position),
    }
}

/// `POST /api/tsume/try`.
pub(super) async fn attempt(
    State(app): State<App>,
    visitor: Visitor,
    asked: Result<Json<TsumeTry>, JsonRejection>,
) -> Result<Json<TsumeReply>, Fault> {
    let Json(asked) = asked?;
    visitor.allow_work(&app)?;
    let at = reached(problem(&asked.sfen)?, &asked.moves)?;
    if at.position.side_to_move() != at.problem.attacker() {
        return Err(Fault::bad("bad_line"));
    }
    let text = asked.text.unwrap_or_default();
    let answered = app.puzzle(move |wanted| Ok(reply(at, &text, &mut Watcher(wanted))));
    Ok(Json(answered.await?))
}

/// `POST /api/tsume/solve`.
pub(super) async fn solved(
    State(app): State<App>,
    visitor: Visitor,
    asked: Result<Json<TsumeTry>, JsonRejection>,
) -> Result<Json<TsumeSolution>, Fault> {
    let Json(asked) = asked?;
    visitor.allow_work(&app)?;
    let at = reached(problem(&asked.sfen)?, &asked.moves)?;
    Ok(Json(app.puzzle(move |wanted| solution(&at, &mut Watcher(wanted))).await?))
}

/// `POST /api/tsume/check`.
pub(super) async fn check(
    State(app): State<App>,
    visitor: Visitor,
    asked: Result<Json<TsumeCheck>, JsonRejection>,
) -> Result<Json<TsumeReport>, Fault> {
    let Json(asked) = asked?;
    visitor.allow(&app)?;
    Ok(Json(app.puzzle(move |wanted| report(&asked, &mut Watcher(wanted))).await?))
}

/// `POST /api/tsume/export`.
pub(super) async fn export(
    State(app): State<App>,
    visitor: Visitor,
    asked: Result<Json<TsumeExport>, JsonRejection>,
) -> Result<(HeaderMap, Vec<u8>), Fault> {
    let Json(asked) = asked?;
    visitor.allow_work(&app)?;
    let target = Target::by_ending(&asked.format).ok_or_else(|| Fault::bad("bad_format"))?;
    let written = app.think(move || {
        let problem = problem(&asked.sfen)?;
        let too_long = |line: &[String]| line.len() > LONGEST;
        if asked.branches.len() > MOST_BRANCHES
            || too_long(&asked.line)
            || asked.branches.iter().any(|branch| too_long(&branch.line))
        {
            return Err(Fault::bad("line_too_long"));
        }
        let line = legal_line(problem.position(), &asked.line)?;
        let branches = asked.branches.into_iter().map(|branch| {
            let moves = legal_line(problem.position(), &branch.line)?;
            let name: String = branch.name.chars().take(LONGEST_NAME).collect();
            Ok((TsumeBranch { name: tidy_name(&name).unwrap_or_default(), ..branch }, moves))
        });
        let branches = branches.collect::<Result<Vec<_>, Fault>>()?;
        Ok(write(&[&record(&problem, &line, &branches)], target).0)
    });
    let bytes = written.await?;
    let charset = if target.encoding == Encoding::ShiftJis { "shift_jis" } else { "utf-8" };
    let name = format!("komadai-tsume.{}", target.ending());
    Ok((download::headers(&name, &name, &format!("text/plain; charset={charset}")), bytes))
}
