//! Lessons.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use komadai_lessons::{BadLine, Lesson, Step, Task, Topic, Verdict, chapters, find};
use komadai_record::notation::{NotationErrorKind, parse_moves};
use komadai_rules::{Color, Move, Piece, SetupOrder, Sfen, Square};
use komadai_wire::{
    Atlas, AtlasPlate, LessonChapter, LessonCourse, LessonOutcome, LessonOutline, LessonReply, LessonStep,
    LessonTry, LessonView, Problem, TypedMove,
};

use crate::live::notation;
use crate::problem::{Fault, typed_move};
use crate::state::App;
use crate::view::legal;
use crate::visitor::Visitor;

/// Moves before a try at most.
const LONGEST: usize = 200;
/// Characters of a typed move at most.
const LONGEST_TEXT: usize = 64;

/// `GET /api/lessons`.
pub(super) async fn course() -> Json<LessonCourse> {
    let outline = |lesson: &Lesson| LessonOutline {
        id: lesson.id.clone(),
        steps: lesson.steps.len() as u32,
        sfen: shown(lesson).map(|step| step.start.to_string()).unwrap_or_default(),
    };
    let told = chapters().iter().map(|chapter| LessonChapter {
        id: chapter.id.clone(),
        lessons: chapter.lessons.iter().map(outline).collect(),
    });
    Json(LessonCourse { chapters: told.collect() })
}

/// `GET /api/atlas`.
pub(super) async fn atlas() -> Json<Atlas> {
    let of = |topic: Topic| {
        let plates = komadai_lessons::atlas().iter().filter(|plate| plate.topic == topic);
        let told = plates.map(|plate| AtlasPlate {
            id: plate.id.clone(),
            sfen: plate.position.to_string(),
            last: plate.last.to_string(),
        });
        told.collect()
    };
    Json(Atlas { castles: of(Topic::Castle), openings: of(Topic::Opening), proverbs: of(Topic::Proverb) })
}

/// The step that shows a lesson: the first whose board is no bare start of a game and not empty.
fn shown(lesson: &Lesson) -> Option<&Step> {
    let is_telling = |step: &&Step| {
        let pieces = step.start.occupied().count();
        pieces > 0 && pieces < 39
    };
    lesson.steps.iter().find(is_telling).or(lesson.steps.first())
}

/// `GET /api/lessons/{id}`.
pub(super) async fn one(Path(id): Path<String>) -> Result<Json<LessonView>, Fault> {
    let mut all = chapters().iter().flat_map(|chapter| chapter.lessons.iter().map(move |it| (chapter, it)));
    let (chapter, lesson) = all.by_ref().find(|(_, lesson)| lesson.id == id).ok_or_else(missing)?;
    Ok(Json(LessonView {
        id: lesson.id.clone(),
        chapter: chapter.id.clone(),
        steps: lesson.steps.iter().map(told).collect(),
        next: all.next().map(|(_, lesson)| lesson.id.clone()),
    }))
}

fn missing() -> Fault {
    Fault::new(StatusCode::NOT_FOUND, Problem::new("no_such_lesson"))
}

fn told(step: &Step) -> LessonStep {
    let names = |squares: &[Square]| squares.iter().map(ToString::to_string).collect();
    let mut view = LessonStep {
        id: step.id.clone(),
        task: step.task.key().to_owned(),
        sfen: step.start.to_string(),
        legal: legal::table(&step.start),
        squares: Vec::new(),
        answers: 0,
        right: None,
        castle: None,
        frames: Vec::new(),
    };
    match &step.task {
        Task::Collect(squares) | Task::Point(squares) => view.squares = names(squares),
        Task::Choose { right, of } => {
            view.answers = (*of).into();
            view.right = Some((*right).into());
        }
        Task::Build { castle, .. } => view.castle = Some(castle.clone()),
        Task::SetUp(order) => view.frames = frames(*order),
        Task::Read | Task::Reach(_) | Task::Line(_) | Task::Foul(_) => {}
    }
    view
}

/// The board while it is set up: the higher-ranked side, Black here, begins, and then one piece each in turn.
fn frames(order: SetupOrder) -> Vec<String> {
    let mut sfen = Sfen::empty();
    let mut frames = vec![sfen.to_string()];
    for (kind, square) in order.placements() {
        for (color, square) in [(Color::Black, square), (Color::White, square.flip())] {
            sfen.set(square, Some(Piece::new(color, kind)));
            frames.push(sfen.to_string());
        }
    }
    frames
}

/// `POST /api/lessons/try`.
pub(super) async fn attempt(
    State(app): State<App>,
    visitor: Visitor,
    asked: Result<Json<LessonTry>, JsonRejection>,
) -> Result<Json<LessonReply>, Fault> {
    let Json(asked) = asked?;
    visitor.allow_work(&app)?;
    let lesson = find(&asked.lesson).ok_or_else(missing)?;
    let step = lesson.step(&asked.step).ok_or_else(missing)?;
    Ok(Json(app.think(move || reply(step, &asked)).await?))
}

fn reply(step: &'static Step, asked: &LessonTry) -> Result<LessonReply, Fault> {
    let bad = |_: BadLine| Fault::bad("bad_line");
    if asked.moves.len() > LONGEST {
        return Err(Fault::bad("line_too_long"));
    }
    let moves = asked.moves.iter().map(|text| text.parse()).collect::<Result<Vec<Move>, _>>();
    let moves = moves.map_err(|_| Fault::bad("bad_line"))?;
    let position = step.after(&moves).map_err(bad)?;
    let previous_to = moves.last().map(|mv| mv.to());
    let tell = |mv: Move| {
        let mut after = position.clone();
        after.do_move(mv);
        TypedMove {
            usi: mv.to_string(),
            notation: notation(&position, mv, previous_to),
            sfen: after.to_string(),
            check: after.in_check(),
        }
    };
    let mut answer = LessonReply {
        outcome: LessonOutcome::Hint,
        refused: None,
        why: None,
        tried: None,
        answer: None,
        sfen: position.to_string(),
        legal: legal::table(&position),
        left: step.squares_left(&moves).iter().map(ToString::to_string).collect(),
    };
    let Some(text) = &asked.text else {
        // A forbidden move has no notation; which squares it touches is hint enough.
        let hint = step.hint(&moves).map_err(bad)?;
        answer.tried = hint.map(|mv| match position.check_move(mv) {
            Ok(()) => tell(mv),
            Err(_) => TypedMove {
                usi: mv.to_string(),
                notation: notation(&position, mv, previous_to),
                sfen: position.to_string(),
                check: false,
            },
        });
        return Ok(answer);
    };
    let text: String = text.trim().chars().take(LONGEST_TEXT).collect();
    let mv = match parse_moves(&position, previous_to, &text) {
        Ok(moves) => moves.first().copied(),
        Err(error) => {
            let is_asked = matches!((&step.task, &error.kind),
                (Task::Foul(asked), NotationErrorKind::Illegal(reason)) if asked == reason);
            let found: String = text.chars().filter(|c| !c.is_control()).collect();
            answer.outcome = if is_asked { LessonOutcome::Done } else { LessonOutcome::Refused };
            answer.refused = Some(typed_move(error, &found));
            return Ok(answer);
        }
    };
    let Some(mv) = mv else {
        answer.outcome = LessonOutcome::Refused;
        answer.refused = Some(Problem::new("typed_move").with("reason", "empty"));
        return Ok(answer);
    };
    let verdict = step.attempt(&moves, mv).map_err(bad)?;
    answer.tried = Some(tell(mv));
    let mut line = moves;
    match verdict {
        Verdict::Illegal(reason) => {
            answer.outcome = LessonOutcome::Refused;
            answer.refused = Some(Problem::new("illegal_move").with("reason", reason.key()));
            return Ok(answer);
        }
        Verdict::Again(why) => {
            answer.outcome = LessonOutcome::Again;
            answer.why = Some(why.key().to_owned());
            return Ok(answer);
        }
        Verdict::Done => {
            answer.outcome = LessonOutcome::Done;
            let tried = answer.tried.as_ref().map(|tried| tried.sfen.clone());
            answer.sfen = tried.unwrap_or_default();
            answer.left = Vec::new();
            return Ok(answer);
        }
        Verdict::GoesOn { reply } => {
            answer.outcome = LessonOutcome::GoesOn;
            line.push(mv);
            if let Some(reply) = reply {
                let then = step.after(&line).map_err(bad)?;
                let mut after = then.clone();
                after.do_move(reply);
                answer.answer = Some(TypedMove {
                    usi: reply.to_string(),
                    notation: notation(&then, reply, Some(mv.to())),
                    sfen: after.to_string(),
                    check: after.in_check(),
                });
                line.push(reply);
            }
        }
    }
    let reached = step.after(&line).map_err(bad)?;
    answer.sfen = reached.to_string();
    answer.legal = legal::table(&reached);
    answer.left = step.squares_left(&line).iter().map(ToString::to_string).collect();
    Ok(answer)
}
