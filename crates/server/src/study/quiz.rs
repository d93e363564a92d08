//! `/api/quiz`: the bad moves of one's own reviewed games as questions.

use axum::Json;
use axum::extract::rejection::{JsonRejection, QueryRejection};
use axum::extract::{Query, State};
use axum::http::StatusCode;
use komadai_coach::review::{Class, Evaluation, Score};
use komadai_host::{Go, Heard, HostError};
use komadai_record::Record;
use komadai_record::notation::parse_moves;
use komadai_rules::{Color, Move, Position, Sfen, Square};
use komadai_store::RecordRow;
use komadai_wire::{
    LineMove, Problem, Quiz, QuizOutcome, QuizQuestion, QuizReply, QuizTry, Review, ReviewMove, StudyScore,
};
use serde::Deserialize;

use super::api::read;
use super::lines::{named, rounded};
use crate::api::records::{find_tree, may_change};
use crate::live::notation;
use crate::problem::{Fault, typed_move};
use crate::state::App;
use crate::view::legal;
use crate::visitor::Visitor;

/// Games that are asked about.
const MOST_GAMES: u32 = 40;

/// Questions in all.
const MOST_QUESTIONS: usize = 200;

/// Moves of a line that are told.
const LINE: usize = 10;

/// What an answer is looked into at least.
const FEWEST_NODES: u32 = 30_000;

/// Longest answer that is read, in characters.
const LONGEST_TEXT: usize = 100;

/// Which game is asked about.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Wish {
    /// Its record; all without.
    record: Option<String>,
}

/// A move in question, with what led there.
struct Asked {
    start: Sfen,
    /// The moves before.
    moves: Vec<Move>,
    position: Position,
    review: ReviewMove,
}

impl Asked {
    fn previous_to(&self) -> Option<Square> {
        self.moves.last().map(|mv| mv.to())
    }
}

/// `GET …?record=`.
pub(super) async fn list(
    State(app): State<App>,
    visitor: Visitor,
    wish: Result<Query<Wish>, QueryRejection>,
) -> Result<Json<Quiz>, Fault> {
    let Query(wish) = wish?;
    visitor.allow_work(&app)?;
    let ids = match (wish.record, visitor.identity) {
        (Some(id), _) => {
            may_change(&id)?;
            vec![id]
        }
        (None, Some(owner)) => app.store.reviewed(Some(owner), MOST_GAMES).await?,
        (None, None) => Vec::new(),
    };
    let mut questions = Vec::new();
    for id in ids {
        let (stored, record) = find_tree(&app, &visitor, &id).await?;
        let Some(review) = app.store.review(&stored.row.id).await?.as_deref().and_then(read) else {
            continue;
        };
        let row = stored.row;
        questions.extend(app.think(move || Ok(of_game(&row, &record, review))).await?);
        if questions.len() >= MOST_QUESTIONS {
            questions.truncate(MOST_QUESTIONS);
            break;
        }
    }
    Ok(Json(Quiz { questions }))
}

/// The questions of one game.
fn of_game(row: &RecordRow, record: &Record, review: Review) -> Vec<QuizQuestion> {
    all(record, review)
        .into_iter()
        .map(|asked| {
            let black = asked.position.side_to_move() == Color::Black;
            let (player, opponent) = if black { (&row.black, &row.white) } else { (&row.white, &row.black) };
            QuizQuestion {
                record: row.id.clone(),
                ply: asked.review.ply,
                side: asked.review.side,
                played: LineMove {
                    usi: asked.review.usi.clone(),
                    notation: notation(&asked.position, played(&asked), asked.previous_to()),
                },
                lost: asked.review.lost,
                player: player.clone(),
                opponent: opponent.clone(),
                date: row.date.clone(),
                handicap: row.handicap.clone(),
                sfen: asked.position.to_string(),
                last: asked.moves.last().map(ToString::to_string),
                check: asked.position.in_check(),
                legal: legal::table(&asked.position),
            }
        })
        .collect()
}

/// The bad moves of a game, as far as the record is still the one that was reviewed.
fn all(record: &Record, review: Review) -> Vec<Asked> {
    let Ok(mut position) = Position::try_from(&record.start) else { return Vec::new() };
    let moves = record.moves();
    let mut found = Vec::new();
    for (index, (mv, review)) in moves.iter().zip(review.moves).enumerate() {
        if review.usi != mv.to_string() {
            break;
        }
        if is_asked(&review) {
            found.push(Asked {
                start: record.start.clone(),
                moves: moves[..index].to_vec(),
                position: position.clone(),
                review,
            });
        }
        position.do_move(*mv);
    }
    found
}

/// A mistake, or a mate that was missed; and what should have been played is known.
fn is_asked(mv: &ReviewMove) -> bool {
    let class = mv.class.as_deref();
    let is_bad = [Class::Mistake, Class::Blunder].iter().any(|bad| class == Some(bad.key()));
    (is_bad || mv.missed_mate.is_some()) && !best(mv).is_empty() && mv.best.is_some()
}

fn best(mv: &ReviewMove) -> &[LineMove] {
    mv.missed_mate.as_ref().map_or(&mv.better, |mate| &mate.line)
}

/// `POST`.
pub(super) async fn answer(
    State(app): State<App>,
    visitor: Visitor,
    tried: Result<Json<QuizTry>, JsonRejection>,
) -> Result<Json<QuizReply>, Fault> {
    let Json(tried) = tried?;
    visitor.allow(&app)?;
    may_change(&tried.record)?;
    let unknown = || Fault::new(StatusCode::NOT_FOUND, Problem::new("no_such_question"));
    let (stored, record) = find_tree(&app, &visitor, &tried.record).await?;
    let review = app.store.review(&stored.row.id).await?.as_deref().and_then(read).ok_or_else(unknown)?;
    let nodes = review.nodes.max(FEWEST_NODES);
    let ply = tried.ply;
    let asked = app.think(move || Ok(all(&record, review))).await?;
    let asked = asked.into_iter().find(|asked| asked.review.ply == ply).ok_or_else(unknown)?;
    let mut reply = QuizReply {
        outcome: QuizOutcome::Refused,
        refused: None,
        tried: None,
        sfen: None,
        lost: 0.0,
        answer: Vec::new(),
        best: best(&asked.review).to_vec(),
    };
    let text = tried.text.trim();
    if text.chars().count() > LONGEST_TEXT {
        return Err(Fault::bad("text_too_long"));
    }
    let mv = match parse_moves(&asked.position, asked.previous_to(), text) {
        Ok(moves) if moves.len() == 1 => moves[0],
        Ok(_) => {
            reply.refused = Some(Problem::new("one_move_expected"));
            return Ok(Json(reply));
        }
        Err(error) => {
            let found: String = text.chars().filter(|c| !c.is_control()).collect();
            reply.refused = Some(typed_move(error, &found));
            return Ok(Json(reply));
        }
    };
    judge(&app, &asked, mv, nodes, &mut reply).await?;
    Ok(Json(reply))
}

fn played(asked: &Asked) -> Move {
    asked.review.usi.parse().expect("it was compared with the record's move")
}

/// What the move is worth. What the review knows is not looked for again.
async fn judge(app: &App, asked: &Asked, mv: Move, nodes: u32, reply: &mut QuizReply) -> Result<(), Fault> {
    let mut after = asked.position.clone();
    let words = notation(&asked.position, mv, asked.previous_to());
    after.do_move(mv);
    reply.tried = Some(LineMove { usi: mv.to_string(), notation: words });
    reply.sfen = Some(after.to_string());
    reply.outcome = QuizOutcome::Good;
    if best(&asked.review).first().is_some_and(|best| best.usi == mv.to_string()) {
        reply.outcome = QuizOutcome::Best;
        return Ok(());
    }
    if mv == played(asked) {
        reply.outcome = QuizOutcome::Played;
        reply.lost = asked.review.lost;
        reply.answer.clone_from(&asked.review.expected);
        return Ok(());
    }
    if !after.has_legal_move() {
        // Mate is as good as any best move.
        return Ok(());
    }
    let mover = asked.position.side_to_move();
    let mut moves = asked.moves.clone();
    moves.push(mv);
    let found = search(app, &asked.start, &moves, nodes).await.map_err(|error| {
        tracing::warn!(%error, "an engine failed over an answer");
        failed()
    })?;
    let best = asked.review.best.map_or(0.0, |score| chance(score, mover));
    let line = found.lines.first().ok_or_else(failed)?;
    let now = Score::turned(line.score).chance();
    reply.lost = rounded((best - now).max(0.0));
    reply.outcome = if reply.lost < Class::GOOD { QuizOutcome::Good } else { QuizOutcome::Bad };
    if reply.outcome == QuizOutcome::Bad {
        reply.answer = named(&after, &line.moves, Some(mv.to()), LINE);
    }
    Ok(())
}

fn failed() -> Fault {
    Fault::new(StatusCode::SERVICE_UNAVAILABLE, Problem::new("engine_failed"))
}

/// A score told from Black, as a side's chance to win.
fn chance(score: StudyScore, side: Color) -> f64 {
    if side == Color::Black { score.chance } else { 1.0 - score.chance }
}

async fn search(app: &App, start: &Sfen, moves: &[Move], nodes: u32) -> Result<Evaluation, HostError> {
    let _place = app.study.place().await;
    let options = vec![("MultiPV", "1".to_owned())];
    let mut slot = app.study.engines.take(&options).await?;
    slot.set(&options).await?;
    slot.engine.position(Some(start), moves).await?;
    let mut heard = Heard::default();
    let go = Go { nodes: Some(nodes.into()), ..Go::default() };
    slot.engine.go_with(&go, app.study.pace.patience, |info| heard.hear(info)).await?;
    app.study.engines.put_back(slot);
    Ok(heard.evaluation())
}
