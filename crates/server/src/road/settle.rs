//! From the end of a game to the career.

use komadai_game::Event;
use komadai_road::{Career, Outcome};
use komadai_rules::Color;
use komadai_store::{Identity, RoadStep};
use komadai_wire::EndingView;

use super::{TRIES, keep, load};
use crate::convert;
use crate::problem::Fault;
use crate::state::App;

/// Notes the result of the game under way if it is over, and returns the career as it is then.
pub(crate) async fn settle(app: &App, owner: Identity) -> Result<(u32, Career), Fault> {
    for _ in 0..TRIES {
        let (version, mut career) = load(app, owner).await?;
        let Some(playing) = career.playing() else { return Ok((version, career)) };
        let (game, side) = (playing.game.clone(), playing.side);
        let Some(outcome) = outcome(app, &game, side).await? else { return Ok((version, career)) };
        let continues = continues(app, &game).await?;
        let Some(report) = career.finish(&game, outcome, continues, app.now()) else {
            return Ok((version, career));
        };
        let body = serde_json::to_string(&report).expect("a report is plain data");
        if keep(app, owner, version, &career, RoadStep::Ends { game: &game, body: &body }).await? {
            return Ok((version + 1, career));
        }
    }
    Err(Fault::busy())
}

/// How the stored game ended for this side; none while it goes on.
async fn outcome(app: &App, game: &str, side: Color) -> Result<Option<Outcome>, Fault> {
    let Some(row) = app.store.game(game).await? else {
        tracing::error!(game, "a game of a career is gone");
        return Ok(None);
    };
    let Some(text) = row.summary.ending else { return Ok(None) };
    let ending: EndingView = serde_json::from_str(&text).map_err(|error| {
        tracing::error!(game, %error, "a stored ending cannot be read");
        Fault::storage()
    })?;
    Ok(Some(match ending.winner {
        None => Outcome::Draw,
        Some(winner) if winner == convert::side(side) => Outcome::Win,
        Some(_) => Outcome::Loss,
    }))
}

/// How often the stored game was continued.
async fn continues(app: &App, game: &str) -> Result<u32, Fault> {
    let events = app.store.events(game).await?;
    let is_one = |body: &str| matches!(serde_json::from_str(body), Ok(Event::Continued { .. }));
    Ok(events.iter().filter(|row| is_one(&row.body)).count() as u32)
}
