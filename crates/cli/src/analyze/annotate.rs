//! A review as a record: what is said of each move as comments, better lines as variations.

use komadai_coach::review::Class;
use komadai_record::{NodeId, Record, Step};
use komadai_rules::{Color, Move, Position};
use komadai_text::Text;

use super::phrases::{self, Voice};
use super::plan::Game;
use super::work::Review;

/// Moves of a better line that are kept.
const KEPT: usize = 16;

/// The record with the review in it.
pub(super) fn annotated(game: &Game, review: &Review, text: &Text) -> Record {
    let mut record = game.record.clone();
    let voice = Voice::of(&game.record.start, text);
    for line in summary(game, review, text) {
        record.note(NodeId::ROOT, &line);
    }
    let nodes: Vec<NodeId> =
        record.line(NodeId::ROOT).filter(|id| matches!(record.node(*id).step, Step::Move(_))).collect();
    let mut position = review.start.clone();
    let (mut previous_to, mut before) = (None, NodeId::ROOT);
    for (reviewed, id) in review.reviewed.iter().zip(nodes) {
        for line in phrases::lines(reviewed, &position, previous_to, voice) {
            record.note(id, &line);
        }
        if let Some(mate) = &reviewed.missed_mate {
            branch(&mut record, before, &position, &mate.line, &text.get("analyze-mate-line"));
        } else if reviewed.class.is_some_and(Class::is_bad) {
            branch(&mut record, before, &position, &reviewed.better, &text.get("analyze-better-line"));
        }
        if let Some(line) = &reviewed.missed_brinkmate {
            branch(&mut record, before, &position, line, &text.get("analyze-brinkmate-line"));
        }
        position.do_move(reviewed.mv);
        previous_to = Some(reviewed.mv.to());
        before = id;
    }
    record
}

/// Adds a line, as far as it is legal, with a word on its first move.
fn branch(record: &mut Record, after: NodeId, start: &Position, line: &[Move], word: &str) {
    let mut position = start.clone();
    let legal = line.iter().take(KEPT).take_while(|mv| {
        let legal = position.is_legal(**mv);
        if legal {
            position.do_move(**mv);
        }
        legal
    });
    let legal: Vec<Move> = legal.copied().collect();
    if let Some(first) = record.add_line(after, &legal).first() {
        record.note(*first, word);
    }
}

/// How the sides did, and who says so.
pub(super) fn summary(game: &Game, review: &Review, text: &Text) -> Vec<String> {
    let voice = Voice::of(&game.record.start, text);
    let mut lines = vec![text.with("analyze-by", &[("engine", review.engine.as_str().into())])];
    let tallies = review.tallies();
    for color in Color::ALL {
        let tally = &tallies[color];
        let count = |class| tally.count(class).into();
        lines.push(text.with(
            "analyze-summary",
            &[
                ("side", voice.side(color).into()),
                ("best", count(Class::Best)),
                ("good", count(Class::Good)),
                ("doubtful", count(Class::Doubtful)),
                ("mistakes", count(Class::Mistake)),
                ("blunders", count(Class::Blunder)),
                ("percent", format!("{:.1}", tally.average() * 100.0).into()),
            ],
        ));
    }
    if !review.is_complete() {
        lines.push(text.with(
            "analyze-stopped",
            &[("done", review.reviewed.len().into()), ("all", review.moves.len().into())],
        ));
    }
    lines
}
