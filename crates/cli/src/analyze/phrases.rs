//! What is said of a move, in the reader's language.

use komadai_coach::review::{Class, Reason, Reviewed, Score};
use komadai_coach::{Notice, Topic};
use komadai_rules::{Color, Handicap, Move, Position, Sfen, Square};
use komadai_text::Text;

use crate::words;

/// Moves of a line that are said.
const SAID: usize = 8;

/// Who is spoken to, and of what game.
#[derive(Clone, Copy)]
pub(crate) struct Voice<'a> {
    text: &'a Text,
    /// Whether the sides are 下手 and 上手.
    handicap: bool,
}

impl<'a> Voice<'a> {
    /// The voice for a game that begins so.
    pub(crate) fn of(start: &Sfen, text: &'a Text) -> Self {
        Self { text, handicap: Handicap::of(start).is_some_and(|handicap| !handicap.is_even()) }
    }

    /// A side's name.
    pub(super) fn side(self, color: Color) -> String {
        words::seat(self.text, color, self.handicap)
    }
}

/// Everything that is worth saying of a move; `start` is the position before it.
pub(super) fn lines(
    reviewed: &Reviewed,
    start: &Position,
    previous_to: Option<Square>,
    voice: Voice<'_>,
) -> Vec<String> {
    let text = voice.text;
    let mut lines = Vec::new();
    let mut end = start.clone();
    end.do_move(reviewed.mv);
    let before = |line: &[Move]| said(start, line, previous_to, text);
    let after = |line: &[Move]| said(&end, line, Some(reviewed.mv.to()), text);
    if let Some(score) = reviewed.played {
        lines.push(self::score(score, reviewed.side, voice));
    }
    if let Some(class) = reviewed.class.filter(|class| class.is_bad()) {
        lines.push(text.with(
            "analyze-lost",
            &[("class", self::class(class, text).into()), ("percent", percent(reviewed.lost).into())],
        ));
        if !reviewed.better.is_empty() && reviewed.missed_mate.is_none() {
            lines.push(text.with("analyze-better", &[("line", before(&reviewed.better).into())]));
        }
    }
    let mating = |key: &str, plies: u32, line: String| {
        text.with(key, &[("plies", plies.into()), ("line", line.into())])
    };
    if let Some(mate) = &reviewed.missed_mate {
        lines.push(mating("analyze-missed-mate", mate.plies, before(&mate.line)));
    }
    if let Some(line) = &reviewed.missed_brinkmate {
        lines.push(text.with("analyze-missed-brinkmate", &[("line", before(line).into())]));
    }
    if let Some(mate) = &reviewed.allows_mate {
        lines.push(mating("analyze-allows-mate", mate.plies, after(&mate.line)));
    }
    for reason in &reviewed.reasons {
        match reason {
            Reason::LosesPiece(kind) => lines.push(text.with(
                "analyze-loses-piece",
                &[("piece", words::piece(text, *kind).into()), ("line", after(&reviewed.expected).into())],
            )),
            Reason::AllowsFork => lines.push(text.with(
                "analyze-allows-fork",
                &[("move", after(&reviewed.expected[..reviewed.expected.len().min(1)]).into())],
            )),
            Reason::MissedMate(_) | Reason::AllowsMate(_) | Reason::MissedBrinkmate => {}
        }
    }
    if let Some(line) = &reviewed.brinkmate {
        lines.push(text.with("analyze-brinkmate", &[("line", after(line).into())]));
    } else if let Some(mate) = &reviewed.threat {
        lines.push(text.with("analyze-threat", &[("plies", mate.plies.into())]));
    }
    lines.extend(reviewed.notices.iter().map(|notice| self::notice(notice, voice)));
    lines
}

/// The score from Black, and Black's chance.
fn score(score: Score, side: Color, voice: Voice<'_>) -> String {
    let text = voice.text;
    let black = if side == Color::Black { score } else { score.turned() };
    let value = match black {
        Score::Centipawns(score) => format!("{score:+}"),
        Score::Mates(plies) | Score::Mated(plies) => {
            let winner = if matches!(black, Score::Mates(_)) { Color::Black } else { Color::White };
            let side = voice.side(winner);
            // The one ply left after a mate, or a length that is not known, says no more than that it is won.
            if plies <= 1 {
                text.with("analyze-mates", &[("side", side.into())])
            } else {
                text.with("analyze-mates-in", &[("side", side.into()), ("plies", plies.into())])
            }
        }
    };
    text.with(
        "analyze-score",
        &[
            ("score", value.into()),
            ("side", voice.side(Color::Black).into()),
            ("percent", percent(black.chance()).into()),
        ],
    )
}

/// A class's name.
pub(super) fn class(class: Class, text: &Text) -> String {
    text.get(&format!("analyze-class-{}", class.key()))
}

/// What the coach tells.
pub(crate) fn notice(notice: &Notice, voice: Voice<'_>) -> String {
    let text = voice.text;
    let key = notice.key();
    let message = match notice.topic {
        Topic::Castle => "analyze-castle",
        Topic::Opening => "analyze-opening",
        Topic::Proverb => "analyze-proverb",
    };
    text.with(
        message,
        &[
            ("name", text.get(&key).into()),
            ("about", text.get(&format!("{key}-about")).into()),
            ("side", voice.side(notice.side).into()),
        ],
    )
}

/// A share as whole percent.
pub(super) fn percent(share: f64) -> String {
    format!("{:.0}", share * 100.0)
}

/// The beginning of a line, in the reader's notation; what is not legal is not said.
fn said(start: &Position, line: &[Move], previous_to: Option<Square>, text: &Text) -> String {
    let mut position = start.clone();
    let mut previous_to = previous_to;
    let mut said = Vec::new();
    for mv in line.iter().take(SAID) {
        if !position.is_legal(*mv) {
            break;
        }
        said.push(words::named(text, &position, *mv, previous_to));
        position.do_move(*mv);
        previous_to = Some(mv.to());
    }
    if line.len() > said.len() && said.len() == SAID {
        said.push("…".to_owned());
    }
    said.join(" ")
}
