//! `/api/book`: what an opening book says of a position. The house has one; the owner may put another in its place.

use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock, RwLock};

use axum::Json;
use axum::body::Body;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, Request, State};
use komadai_book::{Book, BookError, own_book};
use komadai_coach::review::Score;
use komadai_rules::{Move, Position};
use komadai_store::Identity;
use komadai_wire::{BookAnswer, BookInfo, BookLine, BookSet, Problem};
use serde::Deserialize;

use super::lines::score;
use super::own::only_owner;
use crate::api::records::file_name;
use crate::live::notation;
use crate::problem::Fault;
use crate::state::App;
use crate::visitor::Visitor;

/// The largest file, in bytes.
const LONGEST: usize = 64 << 20;

/// Its first line is the name of the file it came from.
const FILE: &str = "book.db";

/// The owner's book, in the data directory.
#[derive(Debug)]
pub(crate) struct Shelf {
    path: PathBuf,
    /// What is there; read when it is first asked for.
    own: OnceLock<RwLock<Option<Arc<Own>>>>,
}

#[derive(Debug)]
struct Own {
    name: String,
    book: Book,
}

impl Shelf {
    pub(crate) fn of(folder: &Path) -> Self {
        Self { path: folder.join(FILE), own: OnceLock::new() }
    }

    fn own(&self) -> &RwLock<Option<Arc<Own>>> {
        self.own.get_or_init(|| RwLock::new(read(&self.path).map(Arc::new)))
    }

    fn get(&self) -> Option<Arc<Own>> {
        self.own().read().expect("nothing panics while it is held").clone()
    }

    fn set(&self, own: Option<Arc<Own>>) {
        *self.own().write().expect("nothing panics while it is held") = own;
    }
}

fn read(path: &Path) -> Option<Own> {
    let bytes = std::fs::read(path).ok()?;
    let at = bytes.iter().position(|byte| *byte == b'\n')?;
    let (name, text) = (String::from_utf8_lossy(&bytes[..at]).into_owned(), &bytes[at + 1..]);
    match Book::read(text) {
        Ok(reading) => Some(Own { name, book: reading.book }),
        Err(error) => {
            tracing::warn!(%error, "the stored book cannot be read");
            None
        }
    }
}

/// The position asked about.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Asked {
    sfen: String,
    /// The move that led there, for 同.
    last: Option<String>,
}

/// `GET /api/book?sfen=&last=`.
pub(super) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    asked: Result<Query<Asked>, QueryRejection>,
) -> Result<Json<BookAnswer>, Fault> {
    let Query(asked) = asked?;
    visitor.allow_work(&app)?;
    let position = Position::from_sfen(asked.sfen.trim()).map_err(|_| Fault::bad("bad_position"))?;
    let last: Option<Move> =
        asked.last.as_deref().map(str::parse).transpose().map_err(|_| Fault::bad("bad_position"))?;
    let (may_set, is_owner) = (only_owner(&visitor).is_ok(), visitor.identity == Some(Identity::OWNER));
    // A book is read when it is first asked for, which takes a while.
    let state = app.clone();
    app.think(move || {
        let own = state.shelf.get().filter(|_| is_owner);
        let (book, name) = own.as_ref().map_or((own_book(), None), |own| (&own.book, Some(own.name.clone())));
        let moves = lines(book, &position, last);
        Ok(Json(BookAnswer { book: BookInfo { name, positions: book.len() as u32 }, moves, may_set }))
    })
    .await
}

fn lines(book: &Book, position: &Position, last: Option<Move>) -> Vec<BookLine> {
    let side = position.side_to_move();
    let told = |known: &komadai_book::BookMove| {
        let mut after = position.clone();
        after.do_move(known.mv);
        let reply = known.reply.filter(|reply| after.is_legal(*reply));
        BookLine {
            usi: known.mv.to_string(),
            notation: notation(position, known.mv, last.map(Move::to)),
            reply: reply.map(|reply| notation(&after, reply, Some(known.mv.to()))),
            score: known.score.map(|cp| score(Score::Centipawns(cp), side)),
            depth: known.depth,
            count: known.count,
        }
    };
    book.moves(position).iter().map(told).collect()
}

/// `POST /api/book`: the file takes the place of the house's book, for the owner.
pub(super) async fn set(
    State(app): State<App>,
    visitor: Visitor,
    request: Request,
) -> Result<Json<BookSet>, Fault> {
    only_owner(&visitor)?;
    visitor.allow(&app)?;
    let name = file_name(request.headers()).unwrap_or_else(|| FILE.to_owned());
    let name: String = name.chars().filter(|c| !c.is_control()).take(100).collect();
    let body: Body = request.into_body();
    let bytes = app.receive(body, LONGEST, || no_book("too_large")).await?;
    let state = app.clone();
    app.think(move || {
        let reading = match Book::read(&bytes) {
            Ok(reading) if !reading.book.is_empty() => reading,
            Ok(_) | Err(BookError::NoPositions) => return Ok(refused(no_book("no_positions"))),
            Err(BookError::TooLarge) => return Ok(refused(no_book("too_large"))),
        };
        let kept = [name.as_bytes(), b"\n", &bytes].concat();
        let part = state.shelf.path.with_extension("part");
        let written = std::fs::write(&part, kept).and_then(|()| std::fs::rename(&part, &state.shelf.path));
        written.map_err(|error| {
            tracing::error!(%error, "a book could not be stored");
            Fault::storage()
        })?;
        let book = BookInfo { name: Some(name.clone()), positions: reading.book.len() as u32 };
        state.shelf.set(Some(Arc::new(Own { name, book: reading.book })));
        Ok(Json(BookSet { book: Some(book), faults: reading.faults as u32, refused: None }))
    })
    .await
}

fn no_book(reason: &str) -> Problem {
    Problem::new("no_book").with("reason", reason).with("most", LONGEST >> 20)
}

fn refused(problem: Problem) -> Json<BookSet> {
    Json(BookSet { book: None, faults: 0, refused: Some(problem) })
}

/// `DELETE /api/book`: back to the house's.
pub(super) async fn remove(State(app): State<App>, visitor: Visitor) -> Result<Json<BookSet>, Fault> {
    only_owner(&visitor)?;
    visitor.allow(&app)?;
    match std::fs::remove_file(&app.shelf.path) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
            tracing::error!(%error, "a book could not be removed");
            return Err(Fault::storage());
        }
        _ => app.shelf.set(None),
    }
    let positions = app.think(|| Ok(own_book().len() as u32)).await?;
    Ok(Json(BookSet { book: Some(BookInfo { name: None, positions }), faults: 0, refused: None }))
}
