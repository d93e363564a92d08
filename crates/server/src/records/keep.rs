//! Finished games come into the library by themselves.

use std::collections::BTreeSet;

use komadai_library::Source;
use komadai_store::{GameRow, Identity, NewRecord};

use super::kept;
use crate::live::Live;
use crate::problem::Fault;
use crate::state::App;

/// Games that one request looks after at most; the rest waits for the next.
const MOST: u32 = 200;

/// Keeps every game that has finished since this was last done. Whoever made a game or sat in it gets a record, which
/// is then theirs to change or delete.
pub(crate) async fn finished_games(app: &App) -> Result<(), Fault> {
    for row in app.store.games_to_keep(MOST).await? {
        let game = row.id.clone();
        let records = records(app, row).await?;
        app.store.keep_game(&game, &records).await?;
    }
    Ok(())
}

async fn records(app: &App, row: GameRow) -> Result<Vec<NewRecord>, Fault> {
    let owners: BTreeSet<i64> = [Some(row.creator), row.seats.black, row.seats.white]
        .into_iter()
        .flatten()
        .map(|identity| identity.0)
        .collect();
    let (id, created_ms) = (row.id.clone(), row.created_ms);
    let events = app.store.events(&id).await?;
    let live = match Live::load(row, &events) {
        Ok(live) => live,
        Err(error) => {
            // One broken game must not keep the others out.
            tracing::error!(game = id, %error, "a stored game cannot be read");
            return Ok(Vec::new());
        }
    };
    let record = crate::game_record::known(&live.room);
    if record.is_empty() || live.room.plies().is_empty() {
        return Ok(Vec::new());
    }
    let one = |owner| NewRecord {
        game: Some(id.clone()),
        ..kept(&record, Identity(owner), created_ms, &Source::default())
    };
    Ok(owners.into_iter().map(one).collect())
}
