//! A game as a KIF file.

use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use komadai_record::Encoding;
use serde::Deserialize;

use super::download;
use super::picture::language;
use crate::game_record::{Names, local, record};
use crate::problem::Fault;
use crate::state::App;

/// How the file is wanted.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Wish {
    #[serde(default)]
    encoding: String,
    #[serde(default)]
    lang: String,
}

/// `GET /api/games/{id}/kif`: `.kif` in Shift_JIS unless UTF-8 (`.kifu`) is asked for.
pub(super) async fn download(
    State(app): State<App>,
    Path(id): Path<String>,
    wish: Result<Query<Wish>, QueryRejection>,
) -> Result<(HeaderMap, Vec<u8>), Fault> {
    let Query(wish) = wish?;
    let (encoding, extension, charset) = match wish.encoding.to_ascii_lowercase().as_str() {
        "" | "shift_jis" | "sjis" | "cp932" => (Encoding::ShiftJis, "kif", "shift_jis"),
        "utf-8" | "utf8" => (Encoding::Utf8, "kifu", "utf-8"),
        _ => return Err(Fault::bad("bad_encoding")),
    };
    let lang = language(Some(&wish.lang))?;
    let (live, _) = app.load(&id).await?;
    let names = Names::of(&live.room, lang);
    let record = record(&live.room, &names);
    let date = local(live.room.created()).strftime("%Y%m%d-%H%M").to_string();
    let name = format!("{date} {} - {}.{extension}", names.black, names.white);
    let plain = format!("komadai-{date}.{extension}");
    let headers = download::headers(&name, &plain, &format!("text/plain; charset={charset}"));
    Ok((headers, record.to_kif(encoding)))
}
