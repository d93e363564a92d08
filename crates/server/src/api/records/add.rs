//! Records that come in: files, pasted text and empty ones to begin with.

use axum::Json;
use axum::body::Body;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, StatusCode};
use komadai_library::{Source, file_hash};
use komadai_record::{ReadError, Record, read};
use komadai_rules::Handicap;
use komadai_store::{Filter, Identity, Kept, NewRecord};
use komadai_wire::{NewRecord as Wish, Problem, RecordAdded, RecordSummary, RecordWarning, RecordsAdded};

use super::{LONGEST_FILE, find};
use crate::percent;
use crate::problem::Fault;
use crate::records::{change, kept, new_record, summary, view};
use crate::state::App;
use crate::visitor::Visitor;

/// Games of one file or text that are taken.
const MOST_GAMES: usize = 5_000;

/// Records that a visitor may have; the owner of the machine any number.
const MOST_RECORDS: u32 = 5_000;

/// The longest file of a visitor who is not the owner of the machine, in bytes.
const LONGEST_GUEST_FILE: usize = 2 << 20;

/// Names the file, percent-encoded.
const FILE_NAME: &str = "x-file-name";

/// `POST /api/records`: every game of a file or a pasted text.
pub(super) async fn add(
    State(app): State<App>,
    visitor: Visitor,
    request: Request,
) -> Result<(HeaderMap, Json<RecordsAdded>), Fault> {
    visitor.allow(&app)?;
    let name = file_name(request.headers());
    let is_owner = visitor.identity == Some(Identity::OWNER);
    let longest = if is_owner { LONGEST_FILE } else { LONGEST_GUEST_FILE };
    let body = app.receive(request.into_body(), longest, || unreadable(&ReadError::TooLarge));
    let bytes = body.await?;
    let (identity, headers) = visitor.identify(&app).await?;
    room_for_more(&app, identity).await?;
    let now = app.now();
    let reading = app.think(move || readings(&bytes, name.as_deref(), identity, now));
    let games = match reading.await? {
        Ok(games) => games,
        Err(problem) => {
            return Ok((headers, Json(RecordsAdded { records: Vec::new(), refused: Some(problem) })));
        }
    };
    let (records, warnings): (Vec<NewRecord>, Vec<Vec<RecordWarning>>) = games.into_iter().unzip();
    let kept = app.store.keep_records(&records, &[]).await?;
    let known = Visitor { identity: Some(identity), ..visitor };
    let mut added = Vec::with_capacity(records.len());
    for ((record, kept), warnings) in records.into_iter().zip(kept).zip(warnings) {
        let (record, already) = match kept {
            Kept::New => (summary::of_new(record), false),
            // Of a text that holds one game twice, too.
            Kept::Already(id) => (summary::of_row(find(&app, &known, &id).await?.row), true),
        };
        added.push(RecordAdded { record, already, warnings });
    }
    Ok((headers, Json(RecordsAdded { records: added, refused: None })))
}

/// The name of the file that a request brings, as `encodeURIComponent` wrote it; bytes that are no UTF-8 are replaced.
pub(crate) fn file_name(headers: &HeaderMap) -> Option<String> {
    let name = headers.get(FILE_NAME)?.to_str().ok()?;
    Some(String::from_utf8_lossy(&percent::decoded(name)).into_owned())
}

/// The games of a file, each with what could not be used of it; or why there is none.
type Games = Result<Vec<(NewRecord, Vec<RecordWarning>)>, Problem>;

/// Reads a file or a pasted text.
fn readings(bytes: &[u8], name: Option<&str>, owner: Identity, now: i64) -> Result<Games, Fault> {
    let readings = match read(bytes, name) {
        Ok(readings) => readings,
        Err(error) => return Ok(Err(unreadable(&error))),
    };
    if readings.len() > MOST_GAMES {
        let problem = Problem::new("too_many_games").with("most", MOST_GAMES);
        return Err(Fault::new(StatusCode::PAYLOAD_TOO_LARGE, problem));
    }
    let hash = file_hash(bytes);
    let mut records = Vec::with_capacity(readings.len());
    for reading in &readings {
        change::check_size(reading.record.len())?;
        let source = Source::of(reading, name, &hash);
        let warnings = source.warnings.into_iter().map(view::warning).collect();
        records.push((new_record(reading, owner, now, name, &hash), warnings));
    }
    Ok(Ok(records))
}

/// A file that is no record, as the page words it.
fn unreadable(error: &ReadError) -> Problem {
    let (line, column) = error.place();
    let format = error.what().unwrap_or("unknown");
    let problem = Problem::new("no_record").with("reason", error.key());
    problem.with("line", line).with("column", column).with("format", format)
}

/// `POST /api/records/new`: an empty record.
pub(super) async fn begin(
    State(app): State<App>,
    visitor: Visitor,
    wish: Result<Json<Wish>, JsonRejection>,
) -> Result<(HeaderMap, Json<RecordSummary>), Fault> {
    let Json(wish) = wish?;
    visitor.allow(&app)?;
    let record = empty(&wish)?;
    let (identity, headers) = visitor.identify(&app).await?;
    room_for_more(&app, identity).await?;
    let new = kept(&record, identity, app.now(), &Source::default());
    app.store.keep_records(std::slice::from_ref(&new), &[]).await?;
    Ok((headers, Json(summary::of_new(new))))
}

fn empty(wish: &Wish) -> Result<Record, Fault> {
    let sfen = match (&wish.handicap, &wish.sfen) {
        (_, Some(sfen)) => sfen.trim().parse().map_err(|_| Fault::bad("bad_position"))?,
        (Some(id), None) => {
            let handicap = Handicap::from_id(id).ok_or_else(|| Fault::bad("bad_handicap"))?;
            handicap.sfen().parse().map_err(|_| Fault::bad("bad_handicap"))?
        }
        (None, None) => "startpos".parse().map_err(|_| Fault::bad("bad_position"))?,
    };
    let record = Record::new(sfen);
    if record.start_position().is_none() {
        return Err(Fault::bad("bad_position"));
    }
    Ok(record)
}

/// Refuses a visitor's records beyond their number, so that nobody fills the disk of another.
pub(crate) async fn room_for_more(app: &App, identity: Identity) -> Result<(), Fault> {
    if identity == Identity::OWNER {
        return Ok(());
    }
    let own = Filter { owner: Some(identity), ..Filter::default() };
    if app.store.count_records(&own, MOST_RECORDS).await? >= MOST_RECORDS {
        let problem = Problem::new("library_full").with("most", MOST_RECORDS);
        return Err(Fault::new(StatusCode::CONFLICT, problem));
    }
    Ok(())
}

impl App {
    /// A request's body. Few are received at once: each may be long.
    pub(crate) async fn receive(
        &self,
        body: Body,
        longest: usize,
        too_large: impl FnOnce() -> Problem,
    ) -> Result<axum::body::Bytes, Fault> {
        let _place = self.uploads.acquire().await.map_err(|_| Fault::busy())?;
        let received = tokio::time::timeout(UPLOAD_PATIENCE, axum::body::to_bytes(body, longest)).await;
        let refused = |_| Fault::new(StatusCode::PAYLOAD_TOO_LARGE, too_large());
        received.map_err(|_| Fault::busy())?.map_err(refused)
    }
}

/// How long a body may take to come.
const UPLOAD_PATIENCE: std::time::Duration = std::time::Duration::from_mins(1);
