//! A review for people: what is worth a word, move by move.

use komadai_coach::review::{Class, Reviewed};
use komadai_text::Text;

use super::annotate;
use super::phrases::{self, Voice};
use super::plan::Game;
use super::work::Review;
use crate::words;

/// The review, moves of which nothing is to be said left out.
pub(super) fn describe(game: &Game, review: &Review, text: &Text) -> String {
    let mut lines = vec![format!("{} ({})", game.file, game.number)];
    lines.extend(annotate::summary(game, review, text));
    let voice = Voice::of(&game.record.start, text);
    let mut position = review.start.clone();
    let mut previous_to = None;
    for reviewed in &review.reviewed {
        if is_worth_a_word(reviewed) {
            let name = words::named(text, &position, reviewed.mv, previous_to);
            lines.push(format!("{} {name}", reviewed.ply));
            let said = phrases::lines(reviewed, &position, previous_to, voice);
            lines.extend(said.into_iter().map(|line| format!("  {line}")));
        }
        position.do_move(reviewed.mv);
        previous_to = Some(reviewed.mv.to());
    }
    lines.join("\n")
}

fn is_worth_a_word(reviewed: &Reviewed) -> bool {
    reviewed.class.is_some_and(Class::is_bad)
        || reviewed.missed_mate.is_some()
        || reviewed.missed_brinkmate.is_some()
        || reviewed.brinkmate.is_some()
        || !reviewed.notices.is_empty()
}
