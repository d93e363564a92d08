//! Listing and searching the library.

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use komadai_library::{Opening, Outcome, fold, hex, position_key};
use komadai_record::Record;
use komadai_rules::Handicap;
use komadai_store::{Filter, Identity, Order, Place, SortKey};
use komadai_wire::{DuplicateGroup, DuplicateList, RecordList};
use serde::Deserialize;

use crate::problem::Fault;
use crate::records::{keep, summary};
use crate::state::App;
use crate::visitor::Visitor;

/// Records are counted up to here.
const MOST_COUNTED: u32 = 100_000;

/// Words of a search that count.
const MOST_WORDS: usize = 10;

/// Longest word or name that is searched, in characters.
const LONGEST_WORD: usize = 100;

/// What lists are put in order by; `_asc` or `_desc` follows.
const SORTS: [(&str, SortKey); 5] = [
    ("added", SortKey::Added),
    ("date", SortKey::Date),
    ("black", SortKey::Black),
    ("white", SortKey::White),
    ("moves", SortKey::Plies),
];

/// The keys of outcomes.
const OUTCOMES: [&str; 4] =
    [Outcome::Black.key(), Outcome::White.key(), Outcome::Draw.key(), Outcome::Open.key()];

/// What is looked for; everything is optional.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Search {
    player: Option<String>,
    after: Option<String>,
    before: Option<String>,
    handicap: Option<String>,
    result: Option<String>,
    min_moves: Option<u32>,
    max_moves: Option<u32>,
    opening: Option<String>,
    position: Option<String>,
    q: Option<String>,
    game: Option<String>,
    sort: Option<String>,
    cursor: Option<String>,
    limit: Option<u32>,
}

impl Search {
    fn filter(&self, owner: Option<Identity>) -> Result<Filter, Fault> {
        let said = |text: &Option<String>| {
            text.as_deref().map(str::trim).filter(|text| !text.is_empty()).map(str::to_owned)
        };
        let word = |word: &str| fold(word).chars().take(LONGEST_WORD).collect::<String>();
        let handicap = said(&self.handicap);
        if handicap.as_deref().is_some_and(|id| Handicap::from_id(id).is_none()) {
            return Err(Fault::bad("bad_handicap"));
        }
        let outcome = match said(&self.result) {
            None => None,
            Some(key) => {
                Some(Outcome::from_key(&key).ok_or_else(|| Fault::parameter("result", &key, &OUTCOMES))?)
            }
        };
        let opening = said(&self.opening);
        if let Some(key) = opening.as_deref().filter(|key| Opening::from_key(key).is_none()) {
            return Err(Fault::parameter("opening", key, &Opening::ALL.map(Opening::key)));
        }
        let position = match said(&self.position) {
            None => None,
            Some(sfen) => Some(key_of(&sfen).ok_or_else(|| Fault::bad("bad_position"))?),
        };
        let words = self.q.as_deref().unwrap_or_default().split_whitespace();
        Ok(Filter {
            owner,
            player: said(&self.player).map(|name| word(&name)),
            words: words.map(word).filter(|word| !word.is_empty()).take(MOST_WORDS).collect(),
            after: said(&self.after),
            before: said(&self.before),
            handicap,
            outcome,
            min_plies: self.min_moves,
            max_plies: self.max_moves,
            opening,
            position,
            game: said(&self.game),
        })
    }

    fn order(&self) -> Result<Order, Fault> {
        let Some(sort) = self.sort.as_deref().filter(|sort| !sort.is_empty()) else {
            return Ok(Order::default());
        };
        let split = sort.rsplit_once('_').and_then(|(key, way)| {
            let (_, key) = SORTS.into_iter().find(|(name, _)| *name == key)?;
            let is_descending = ["asc", "desc"].iter().position(|name| *name == way)? == 1;
            Some(Order { key, is_descending })
        });
        split.ok_or_else(|| {
            let names = SORTS.map(|(name, _)| [format!("{name}_asc"), format!("{name}_desc")]).concat();
            Fault::parameter("sort", sort, &names.iter().map(String::as_str).collect::<Vec<_>>())
        })
    }

    /// A cursor is a number, and behind a colon the value that it stands at.
    fn place(&self) -> Result<Option<Place>, Fault> {
        let Some(cursor) = &self.cursor else { return Ok(None) };
        let (number, value) = match cursor.split_once(':') {
            Some((number, value)) => (number, Some(value.to_owned())),
            None => (cursor.as_str(), None),
        };
        let number = number.parse().map_err(|_| Fault::bad("bad_filter"))?;
        Ok(Some(Place { number, value }))
    }
}

/// The cursor that leads on from this place.
fn cursor(place: Place) -> String {
    match place.value {
        Some(value) => format!("{}:{value}", place.number),
        None => place.number.to_string(),
    }
}

fn key_of(sfen: &str) -> Option<i64> {
    Record::new(sfen.parse().ok()?).start_position().map(|position| position_key(&position))
}

/// What a visitor sees: the owner of the machine all records, others their own; a stranger has none.
pub(super) fn seen_by(visitor: &Visitor) -> Option<Filter> {
    let owner = |identity| (identity != Identity::OWNER).then_some(identity);
    visitor.identity.map(|identity| Filter { owner: owner(identity), ..Filter::default() })
}

/// `GET /api/records`.
pub(super) async fn list(
    State(app): State<App>,
    visitor: Visitor,
    search: Result<Query<Search>, QueryRejection>,
) -> Result<Json<RecordList>, Fault> {
    let Query(search) = search?;
    let Some(seen) = seen_by(&visitor) else {
        search.filter(None).and_then(|_| search.order()).and_then(|_| search.place())?;
        return Ok(Json(RecordList { records: Vec::new(), total: Some(0), next: None }));
    };
    let (filter, order, place) = (search.filter(seen.owner)?, search.order()?, search.place()?);
    keep::finished_games(&app).await?;
    let limit = search.limit.unwrap_or(50).clamp(1, 200);
    // One more than asked for tells whether there is a next page.
    let mut rows = app.store.records(&filter, order, place.as_ref(), limit + 1).await?;
    let more = rows.len() > limit as usize;
    rows.truncate(limit as usize);
    let next = rows.last().filter(|_| more).map(|row| cursor(order.place(row)));
    let total = match place {
        None => Some(app.store.count_records(&filter, MOST_COUNTED).await?),
        Some(_) => None,
    };
    Ok(Json(RecordList { records: rows.into_iter().map(summary::of_row).collect(), total, next }))
}

/// Which page of the duplicates.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Page {
    cursor: Option<String>,
    limit: Option<u32>,
}

/// `GET /api/records/duplicates`.
pub(super) async fn duplicates(
    State(app): State<App>,
    visitor: Visitor,
    page: Result<Query<Page>, QueryRejection>,
) -> Result<Json<DuplicateList>, Fault> {
    let Query(page) = page?;
    let after = match &page.cursor {
        None => None,
        Some(cursor) => Some(bytes(cursor).ok_or_else(|| Fault::bad("bad_filter"))?),
    };
    let Some(seen) = seen_by(&visitor) else {
        return Ok(Json(DuplicateList { groups: Vec::new(), next: None }));
    };
    keep::finished_games(&app).await?;
    let limit = page.limit.unwrap_or(20).clamp(1, 50);
    let mut groups = app.store.duplicates(seen.owner, after.as_deref(), limit + 1).await?;
    let more = groups.len() > limit as usize;
    groups.truncate(limit as usize);
    let next = groups.last().filter(|_| more).map(|group| hex(&group.game_hash));
    let group = |alike: komadai_store::Alike| DuplicateGroup {
        records: alike.records.into_iter().map(summary::of_row).collect(),
    };
    Ok(Json(DuplicateList { groups: groups.into_iter().map(group).collect(), next }))
}

fn bytes(hex: &str) -> Option<Vec<u8>> {
    if hex.len() != 32 || !hex.is_ascii() {
        return None;
    }
    (0..16).map(|index| u8::from_str_radix(&hex[2 * index..2 * index + 2], 16).ok()).collect()
}
