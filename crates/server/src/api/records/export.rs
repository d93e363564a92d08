//! A record as a file.

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use komadai_record::{Encoding, Format, Loss, NodeId, Record, Target, write};
use komadai_wire::{RecordLoss, RecordLosses};
use serde::Deserialize;

use super::find_tree;
use crate::api::download;
use crate::problem::Fault;
use crate::state::App;
use crate::visitor::Visitor;

/// How the file is wanted.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Wish {
    #[serde(default)]
    format: String,
    #[serde(default)]
    encoding: String,
    /// Only the position at this node.
    node: Option<u32>,
}

impl Wish {
    fn target(&self) -> Result<Target, Fault> {
        let format = if self.format.is_empty() { "kif" } else { &self.format };
        let target = Target::by_ending(format).ok_or_else(|| Fault::bad("bad_format"))?;
        let encoding = match self.encoding.to_ascii_lowercase().as_str() {
            "" => target.encoding,
            "shift_jis" | "sjis" | "cp932" => Encoding::ShiftJis,
            "utf-8" | "utf8" => Encoding::Utf8,
            _ => return Err(Fault::bad("bad_encoding")),
        };
        // The others are ASCII or UTF-8 by definition.
        let asks = matches!(target.format, Format::Kif | Format::Ki2 | Format::Bod | Format::Csa);
        Ok(Target { encoding: if asks { encoding } else { Encoding::Utf8 }, ..target })
    }

    /// The record, or the position of the node asked for.
    fn part(&self, record: Record) -> Result<Record, Fault> {
        let Some(number) = self.node else { return Ok(record) };
        let id = NodeId::new(number);
        if !record.contains(id) {
            return Err(Fault::bad("no_such_node"));
        }
        let position = record.position_at(id).ok_or_else(|| Fault::bad("bad_position"))?;
        Ok(Record::new(position.to_sfen()))
    }
}

/// `GET /api/records/{id}/export`.
pub(super) async fn export(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    wish: Result<Query<Wish>, QueryRejection>,
) -> Result<(HeaderMap, Vec<u8>), Fault> {
    let Query(wish) = wish?;
    let target = wish.target()?;
    let (stored, record) = find_tree(&app, &visitor, &id).await?;
    let written = app.think(move || Ok(write(&[&wish.part(record)?], target).0));
    let bytes = written.await?;
    let row = stored.row;
    let said = |text: Option<String>| text.unwrap_or_default();
    let players = format!("{} - {}", said(row.black), said(row.white));
    let name = format!("{} {players}", said(row.date));
    let name = name.trim_matches([' ', '-']);
    let ending = target.ending();
    let name = if name.is_empty() { format!("{id}.{ending}") } else { format!("{name}.{ending}") };
    let charset = if target.encoding == Encoding::ShiftJis { "shift_jis" } else { "utf-8" };
    let media_type = match target.format {
        Format::Jkf => "application/json".to_owned(),
        _ => format!("text/plain; charset={charset}"),
    };
    Ok((download::headers(&name, &format!("komadai-{id}.{ending}"), &media_type), bytes))
}

/// `GET /api/records/{id}/losses`.
pub(super) async fn losses(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    wish: Result<Query<Wish>, QueryRejection>,
) -> Result<Json<RecordLosses>, Fault> {
    let Query(wish) = wish?;
    let target = wish.target()?;
    let (_, record) = find_tree(&app, &visitor, &id).await?;
    let told = app.think(move || {
        let record = wish.part(record)?;
        let mut losses: Vec<RecordLoss> = target.format.losses(&record).iter().map(told).collect();
        let lost = write(&[&record], target).1;
        if !lost.is_empty() {
            let items = lost.iter().map(char::to_string).collect();
            losses.push(RecordLoss { kind: "characters".to_owned(), count: None, items });
        }
        Ok(losses)
    });
    Ok(Json(RecordLosses { losses: told.await? }))
}

fn told(loss: &Loss) -> RecordLoss {
    let (count, items) = match loss {
        Loss::Variations(count) => (Some(*count as u32), Vec::new()),
        Loss::Headers(keys) => (None, keys.clone()),
        Loss::End(key) => (None, vec![key.clone()]),
        _ => (None, Vec::new()),
    };
    RecordLoss { kind: loss.key().to_owned(), count, items }
}
