//! The review of one game.

use std::sync::atomic::{AtomicBool, Ordering};

use komadai_coach::review::{Class, Evaluation, Mates, Reviewed, Reviewer, Tally};
use komadai_host::HostError;
use komadai_rules::{ByColor, Fault, Move, Position};
use komadai_tsume::{Progress, Stop};

use super::plan::Game;
use super::session::Session;

/// Nodes that the mate solver may visit for one question.
const MATE_NODES: u64 = 20_000;

/// A game reviewed, as far as it came.
pub(super) struct Review {
    pub(super) start: Position,
    pub(super) moves: Vec<Move>,
    pub(super) reviewed: Vec<Reviewed>,
    /// What each position is worth, from the start on.
    pub(super) evaluations: Vec<Evaluation>,
    pub(super) engine: String,
}

/// Why a game was not reviewed.
pub(super) enum Refusal {
    /// Its start cannot be played.
    Start(Fault),
    /// The engine failed.
    Engine(HostError),
}

impl Review {
    /// Whether every move was judged.
    pub(super) fn is_complete(&self) -> bool {
        self.reviewed.len() == self.moves.len()
    }

    /// How each side did.
    pub(super) fn tallies(&self) -> ByColor<Tally> {
        let mut tallies = ByColor::new(Tally::default(), Tally::default());
        for reviewed in &self.reviewed {
            if let Some(class) = reviewed.class {
                tallies[reviewed.side].add(class, if class == Class::Forced { 0.0 } else { reviewed.lost });
            }
        }
        tallies
    }
}

/// Reviews a game; `step` is called after each position. When it is stopped, what is done counts.
pub(super) async fn review(
    game: &Game,
    session: &mut Session,
    stopped: &AtomicBool,
    mut step: impl FnMut(),
) -> Result<Review, Refusal> {
    let start = Position::try_from(&game.record.start).map_err(Refusal::Start)?;
    let moves = game.record.moves();
    let mut review = Review {
        start: start.clone(),
        moves,
        reviewed: Vec::new(),
        evaluations: Vec::new(),
        engine: session.name(),
    };
    let mut watch = |_: &Progress<'_>| stopped.load(Ordering::Relaxed).then_some(Stop::Cancelled);
    session.new_game().await.map_err(Refusal::Engine)?;
    let mut reviewer = Reviewer::new(start, Mates::new(MATE_NODES, &mut watch));
    let mut position = reviewer.position().clone();
    for played in 0..=review.moves.len() {
        let evaluation = if position.has_legal_move() {
            let told = session.evaluate(&game.record.start, &review.moves[..played], stopped).await;
            if stopped.load(Ordering::Relaxed) {
                break;
            }
            told.map_err(Refusal::Engine)?
        } else {
            Evaluation::default()
        };
        review.evaluations.push(evaluation);
        if let Some(before) = played.checked_sub(1) {
            let [.., old, new] = review.evaluations.as_slice() else { break };
            let reviewed = reviewer.judge(review.moves[before], old, new);
            if stopped.load(Ordering::Relaxed) {
                break;
            }
            review.reviewed.push(reviewed);
        }
        if let Some(mv) = review.moves.get(played) {
            position.do_move(*mv);
        }
        step();
    }
    Ok(review)
}
