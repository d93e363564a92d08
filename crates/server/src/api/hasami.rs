//! Hasami shogi.

use axum::Json;
use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use komadai_rules::{Color, Square};
use komadai_variants::{Game, Goal, Hasami, Level, Options, Outcome, Step, best_move};
use komadai_wire::{HasamiAnswer, HasamiGoal, HasamiMove, HasamiQuestion, LegalTable, Problem, Sides};

use crate::convert;
use crate::problem::Fault;
use crate::state::App;
use crate::visitor::Visitor;

/// Moves of a game at most; it is drawn by then.
const LONGEST: usize = 400;

/// `POST /api/hasami`.
pub(super) async fn hasami(
    State(app): State<App>,
    visitor: Visitor,
    asked: Result<Json<HasamiQuestion>, JsonRejection>,
) -> Result<Json<HasamiAnswer>, Fault> {
    let Json(asked) = asked?;
    visitor.allow_work(&app)?;
    Ok(Json(app.think(move || answer(&asked)).await?))
}

fn answer(asked: &HasamiQuestion) -> Result<HasamiAnswer, Fault> {
    if asked.moves.len() > LONGEST {
        return Err(Fault::bad("line_too_long"));
    }
    let level = match asked.level {
        None => None,
        Some(number) => Some(
            Level::new(number)
                .ok_or_else(|| Fault::parameter("level", &number.to_string(), &["1", "2", "3", "4", "5"]))?,
        ),
    };
    let goal = match asked.goal {
        HasamiGoal::Five => Goal::Five,
        HasamiGoal::AllButOne => Goal::AllButOne,
        HasamiGoal::Row => Goal::Row,
    };
    let mut game = Hasami::new(Options { goal, eighteen: asked.eighteen });
    for text in &asked.moves {
        let mv: Step = text.parse().map_err(|_| Fault::bad("bad_line"))?;
        game.check(mv).map_err(|_| Fault::bad("bad_line"))?;
        game.play(mv);
    }
    let mut played = Vec::new();
    let mut refused = None;
    if let Some(text) = &asked.text {
        match text.trim().parse::<Step>().map_err(|_| "malformed").and_then(|mv| {
            game.check(mv).map_err(komadai_variants::IllegalStep::key)?;
            Ok(mv)
        }) {
            Ok(mv) => played.push(play(&mut game, mv)),
            Err(reason) => refused = Some(Problem::new("hasami_move").with("reason", reason)),
        }
    }
    if let Some(level) = level
        && refused.is_none()
    {
        // The same game is answered alike when it is asked again after a lost connection.
        let seed = asked.moves.len() as u64 + played.len() as u64;
        if let Some(mv) = best_move(&game, level, seed) {
            played.push(play(&mut game, mv));
        }
    }
    Ok(told(&game, played, refused))
}

fn play(game: &mut Hasami, mv: Step) -> HasamiMove {
    let them = !game.side();
    let before: Vec<Square> =
        Square::ALL.into_iter().filter(|square| game.at(*square) == Some(them)).collect();
    game.play(mv);
    let taken = before.into_iter().filter(|square| game.at(*square).is_none());
    HasamiMove {
        usi: mv.to_string(),
        taken: taken.map(|square| square.to_string()).collect(),
        sfen: game.sfen(),
    }
}

fn told(game: &Hasami, played: Vec<HasamiMove>, refused: Option<Problem>) -> HasamiAnswer {
    let mut legal = LegalTable::default();
    for mv in game.moves() {
        legal.moves.entry(mv.from.to_string()).or_default().push(mv.to.to_string());
    }
    let taken = |side: Color| u32::from(game.taken(side));
    HasamiAnswer {
        refused,
        played,
        sfen: game.sfen(),
        side: convert::side(game.side()),
        legal,
        taken: Sides { black: taken(Color::Black), white: taken(Color::White) },
        over: game.outcome().is_some(),
        winner: match game.outcome() {
            Some(Outcome::Won(winner)) => Some(convert::side(winner)),
            _ => None,
        },
    }
}
