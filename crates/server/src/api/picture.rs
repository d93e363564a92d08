//! Pictures of positions and of records.

use std::ops::ControlFlow;
use std::sync::atomic::Ordering;

use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode};
use komadai_diagram::{Album, Artist, Diagram, DrawError, Look, PieceSet, Style, Timing, Words};
use komadai_record::{NodeId, Record};
use komadai_text::Lang;
use komadai_wire::Problem;
use serde::Deserialize;

use super::download;
use super::records::find_tree;
use crate::problem::Fault;
use crate::state::App;
use crate::visitor::Visitor;

/// How wide pixels make a picture.
const WIDTH: u32 = 720;
/// The same for an animation.
const GIF_WIDTH: u32 = 480;

/// Positions that an animation shows at most.
const MOST_FRAMES: usize = 1_000;

/// How the picture is wanted; everything has its default.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Wish {
    /// The node that is shown; the last of the main line by default.
    node: Option<u32>,
    /// The position, for pictures without a record.
    sfen: Option<String>,
    style: Option<String>,
    pieces: Option<String>,
    lang: Option<String>,
    #[serde(default)]
    flip: bool,
}

impl Wish {
    fn look(&self) -> Result<Look, Fault> {
        let style = chosen("style", self.style.as_deref(), Style::from_id, &Style::ALL.map(Style::id))?;
        let pieces =
            chosen("pieces", self.pieces.as_deref(), PieceSet::from_id, &PieceSet::ALL.map(PieceSet::id))?;
        let (style, pieces) = (style.unwrap_or_default(), pieces.unwrap_or_default());
        Ok(Look { style, pieces, flipped: self.flip, ..Look::default() })
    }

    fn words(&self) -> Result<Words, Fault> {
        Ok(Words::new(language(self.lang.as_deref())?.unwrap_or(Lang::En)))
    }

    fn node(&self, record: &Record) -> Result<NodeId, Fault> {
        let id = self.node.map_or_else(|| record.tip(), NodeId::new);
        if record.contains(id) { Ok(id) } else { Err(Fault::bad("no_such_node")) }
    }
}

/// What a parameter chooses, if it is given.
fn chosen<T>(
    name: &str,
    value: Option<&str>,
    from_id: impl FnOnce(&str) -> Option<T>,
    allowed: &[&str],
) -> Result<Option<T>, Fault> {
    let Some(id) = value.filter(|id| !id.is_empty()) else { return Ok(None) };
    from_id(id).map(Some).ok_or_else(|| Fault::parameter(name, id, allowed))
}

/// The language that a request names, if it names one.
pub(super) fn language(tag: Option<&str>) -> Result<Option<Lang>, Fault> {
    chosen("lang", tag, Lang::from_tag, &Lang::ALL.map(Lang::tag))
}

/// The kinds of pictures.
#[derive(Clone, Copy)]
enum Kind {
    Svg,
    Png,
}

impl Kind {
    const fn ending(self) -> &'static str {
        match self {
            Self::Svg => "svg",
            Self::Png => "png",
        }
    }

    const fn media_type(self) -> &'static str {
        match self {
            Self::Svg => "image/svg+xml",
            Self::Png => "image/png",
        }
    }
}

type File = Result<(HeaderMap, Vec<u8>), Fault>;
type Asked = Result<Query<Wish>, QueryRejection>;

/// `GET /api/picture.svg`.
pub(super) async fn position_svg(State(app): State<App>, visitor: Visitor, wish: Asked) -> File {
    position(app, visitor, wish, Kind::Svg).await
}

/// `GET /api/picture.png`.
pub(super) async fn position_png(State(app): State<App>, visitor: Visitor, wish: Asked) -> File {
    position(app, visitor, wish, Kind::Png).await
}

async fn position(app: App, visitor: Visitor, wish: Asked, kind: Kind) -> File {
    let Query(wish) = wish?;
    visitor.allow_work(&app)?;
    let look = wish.look()?;
    let sfen = wish.sfen.as_deref().unwrap_or("startpos").parse().map_err(|_| Fault::bad("bad_position"))?;
    let diagram = Diagram::new(&sfen, &wish.words()?).look(look);
    let bytes = draw(&app, diagram, kind).await?;
    Ok(named("position", kind.ending(), kind.media_type(), bytes))
}

/// `GET /api/records/{id}/picture.svg`.
pub(super) async fn record_svg(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    wish: Asked,
) -> File {
    record(app, id, visitor, wish, Kind::Svg).await
}

/// `GET /api/records/{id}/picture.png`.
pub(super) async fn record_png(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    wish: Asked,
) -> File {
    record(app, id, visitor, wish, Kind::Png).await
}

async fn record(app: App, id: String, visitor: Visitor, wish: Asked, kind: Kind) -> File {
    let Query(wish) = wish?;
    visitor.allow_work(&app)?;
    let look = wish.look()?;
    let (_, record) = find_tree(&app, &visitor, &id).await?;
    let diagram = Album::new(&record, &wish.words()?, look).at(wish.node(&record)?);
    let bytes = draw(&app, diagram, kind).await?;
    Ok(named(&id, kind.ending(), kind.media_type(), bytes))
}

/// `GET /api/records/{id}/picture.gif`: the line through the node, the main line by default.
pub(super) async fn record_gif(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    wish: Asked,
) -> File {
    let Query(wish) = wish?;
    visitor.allow(&app)?;
    let look = wish.look()?;
    let words = wish.words()?;
    let (_, record) = find_tree(&app, &visitor, &id).await?;
    let through = wish.node(&record)?;
    if record.line_through(through).len() >= MOST_FRAMES {
        let problem = Problem::new("picture_too_long").with("most", MOST_FRAMES);
        return Err(Fault::new(StatusCode::PAYLOAD_TOO_LARGE, problem));
    }
    let drawing = app.clone();
    let bytes = app.film(move |wanted| {
        let first = Album::new(&record, &words, look).at(NodeId::ROOT);
        let artist = drawing.artists.for_one(&first);
        let (frames, mut bytes) = (Album::new(&record, &words, look).into_line_through(through), Vec::new());
        let goes_on = |_| {
            if wanted.load(Ordering::Relaxed) { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        };
        let drawn = artist.gif(frames, GIF_WIDTH, Timing::default(), &mut bytes, goes_on);
        drawn.map(|_| bytes).map_err(|error| not_drawn(&error))
    });
    Ok(named(&id, "gif", "image/gif", bytes.await?))
}

async fn draw(app: &App, diagram: Diagram, kind: Kind) -> Result<Vec<u8>, Fault> {
    let drawing = app.clone();
    let drawn = app.think(move || {
        let artist: &Artist = drawing.artists.for_one(&diagram);
        match kind {
            Kind::Svg => Ok(artist.svg(&diagram).into_bytes()),
            Kind::Png => artist.png(&diagram, WIDTH).map_err(|error| not_drawn(&error)),
        }
    });
    drawn.await
}

fn not_drawn(error: &DrawError) -> Fault {
    tracing::error!(%error, "a picture could not be drawn");
    Fault::failed()
}

fn named(name: &str, ending: &str, media_type: &str, bytes: Vec<u8>) -> (HeaderMap, Vec<u8>) {
    let name = format!("komadai-{name}.{ending}");
    (download::headers(&name, &name, media_type), bytes)
}
