//! The answer for people: a board and a few sentences.

use std::fmt::Write as _;

use komadai_rules::{DeclarationRule, Repetition, Verdict};
use komadai_text::Text;

use super::question::{Judged, Reason};
use crate::board::{self, Style};
use crate::{environment, words};

/// Board, turn, and what there is to say.
pub(super) fn describe(judged: &Judged, text: &Text) -> String {
    let position = &judged.position;
    let style = Style { color: environment::wants_color(), ..Style::default() };
    let mut out = board::draw(position, judged.last_to(), style, text);
    let mut say = |line: String| {
        let _ = writeln!(out, "{line}");
    };
    say(format!("SFEN {position}"));
    if let Some((before, mv, previous_to)) = &judged.last {
        let name = words::named(text, before, *mv, *previous_to);
        say(text.with("position-last-move", &[("move", name.into())]));
    }
    let moves = position.legal_moves();
    let side = words::side(text, judged.side());
    say(text.with("position-turn", &[("side", side.into()), ("count", moves.len().into())]));
    if position.is_checkmate() {
        say(text.get("position-checkmate"));
    } else if moves.is_empty() {
        say(text.get("position-no-moves"));
    } else if position.in_check() {
        say(text.get("position-check"));
    }
    match judged.repetition {
        Some(Repetition::Draw) => say(text.get("position-repetition-draw")),
        Some(Repetition::Win) => say(text.get("position-repetition-win")),
        Some(Repetition::Lose) => say(text.get("position-repetition-lose")),
        None => {}
    }
    let points = position.points();
    say(text.with("position-points", &[("black", points.black.into()), ("white", points.white.into())]));
    for (rule, key) in [
        (DeclarationRule::Points27, "position-declares-27"),
        (DeclarationRule::Points24, "position-declares-24"),
    ] {
        if position.declaration(rule, 0).verdict != Verdict::No {
            say(text.get(key));
        }
    }
    if let Some(tried) = &judged.tried {
        say(match tried.verdict {
            Ok(()) => text.with("position-try-legal", &[("move", tried.text.as_str().into())]),
            Err(reason) => {
                let reason = match reason {
                    Reason::Illegal(reason) => words::illegal(text, reason),
                    Reason::Malformed => text.get("reason-malformed"),
                };
                text.with(
                    "position-try-illegal",
                    &[("move", tried.text.as_str().into()), ("reason", reason.into())],
                )
            }
        });
    }
    out.truncate(out.trim_end().len());
    out
}
