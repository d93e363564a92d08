//! The answer as one line of JSON.

use komadai_record::notation::{Script, chinese, japanese, western};
use komadai_rules::{DeclarationRule, Move, Position, Repetition, Square};
use komadai_text::Text;
use serde::Serialize;
use serde_json::value::RawValue;

use super::question::{Judged, Problem};

#[derive(Serialize)]
struct Whole<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<&'a RawValue>,
    sfen: String,
    side_to_move: &'static str,
    ply: u16,
    in_check: bool,
    checkmate: bool,
    no_moves: bool,
    legal_moves: Vec<String>,
    repetition: Option<&'static str>,
    declaration: Declarations,
    points: Points,
    last_move: Option<Words>,
    #[serde(rename = "try")]
    tried: Option<TriedWords<'a>>,
    error: Option<()>,
}

#[derive(Serialize)]
struct Declarations {
    csa27: &'static str,
    csa24: &'static str,
    csa27h: &'static str,
    #[serde(rename = "try")]
    tried: &'static str,
}

#[derive(Serialize)]
struct Points {
    black: u8,
    white: u8,
}

#[derive(Serialize)]
struct Words {
    usi: String,
    ja: String,
    zh_hans: String,
    zh_hant: String,
    western: String,
}

#[derive(Serialize)]
struct TriedWords<'a> {
    usi: &'a str,
    legal: bool,
    reason: Option<&'static str>,
    ja: Option<String>,
    zh_hans: Option<String>,
    zh_hant: Option<String>,
    western: Option<String>,
}

#[derive(Serialize)]
struct Refusal<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<&'a RawValue>,
    error: Fault,
}

#[derive(Serialize)]
struct Fault {
    kind: &'static str,
    message: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    column: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ply: Option<usize>,
}

/// One line of JSON. `id` is the request's own, as it came; a batch gives `null` where there was none.
pub(super) fn line(id: Option<&RawValue>, judged: &Result<Judged, Problem>, text: &Text) -> String {
    let line = match judged {
        Ok(judged) => serde_json::to_string(&whole(id, judged)),
        Err(problem) => serde_json::to_string(&refusal(id, problem, None, text)),
    };
    line.expect("plain structures always serialize")
}

/// The answer to a line of a batch that is no request; `number` is the line's, from 1.
pub(super) fn bad_line(id: Option<&RawValue>, problem: &Problem, number: usize, text: &Text) -> String {
    serde_json::to_string(&refusal(id, problem, Some(number), text))
        .expect("plain structures always serialize")
}

fn refusal<'a>(id: Option<&'a RawValue>, problem: &Problem, line: Option<usize>, text: &Text) -> Refusal<'a> {
    let error = Fault {
        kind: problem.kind(),
        message: problem.message(text),
        line,
        column: problem.column(),
        ply: problem.ply(),
    };
    Refusal { id, error }
}

fn whole<'a>(id: Option<&'a RawValue>, judged: &'a Judged) -> Whole<'a> {
    let position = &judged.position;
    let legal_moves: Vec<String> = position.legal_moves().iter().map(ToString::to_string).collect();
    let declared = |rule, given| position.declaration(rule, given).verdict.key();
    let points = position.points();
    Whole {
        id,
        sfen: position.to_string(),
        side_to_move: position.side_to_move().key(),
        ply: position.ply(),
        in_check: position.in_check(),
        checkmate: position.is_checkmate(),
        no_moves: legal_moves.is_empty(),
        legal_moves,
        repetition: judged.repetition.map(|found| match found {
            Repetition::Draw => "draw",
            Repetition::Win => "win",
            Repetition::Lose => "lose",
        }),
        declaration: Declarations {
            csa27: declared(DeclarationRule::Points27, 0),
            csa24: declared(DeclarationRule::Points24, 0),
            csa27h: declared(DeclarationRule::Points27, position.missing_points()),
            tried: if position.try_move().is_some() { "win" } else { "no" },
        },
        points: Points { black: points.black, white: points.white },
        last_move: judged.last.as_ref().map(|(before, mv, previous_to)| words(before, *mv, *previous_to)),
        tried: judged.tried.as_ref().map(|tried| {
            let named = tried.mv.filter(|mv| can_be_named(position, *mv));
            let said = named.map(|mv| words(position, mv, judged.last_to()));
            let (ja, zh_hans, zh_hant, western) = match said {
                Some(words) => {
                    (Some(words.ja), Some(words.zh_hans), Some(words.zh_hant), Some(words.western))
                }
                None => (None, None, None, None),
            };
            let reason = tried.verdict.err().map(super::question::Reason::key);
            TriedWords { usi: &tried.text, legal: reason.is_none(), reason, ja, zh_hans, zh_hant, western }
        }),
        error: None,
    }
}

fn words(position: &Position, mv: Move, previous_to: Option<Square>) -> Words {
    Words {
        usi: mv.to_string(),
        ja: japanese(position, mv, previous_to),
        zh_hans: chinese(position, mv, previous_to, Script::Simplified),
        zh_hant: chinese(position, mv, previous_to, Script::Traditional),
        western: western(position, mv, previous_to),
    }
}

/// Whether a move, legal or not, can be said: an own piece stands on its origin, or it is a drop.
fn can_be_named(position: &Position, mv: Move) -> bool {
    mv.from().is_none_or(|from| {
        position.piece_at(from).is_some_and(|piece| piece.color() == position.side_to_move())
    })
}
