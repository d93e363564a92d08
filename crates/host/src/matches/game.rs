//! One game of a match.

use std::sync::Arc;
use std::time::Duration;

use komadai_protocol::Choice;
use komadai_rules::{ByColor, Color, Illegal, Move, Sfen};
use tokio::time::Instant;

use super::limit::Limit;
use super::opening::Opening;
use super::referee::Referee;
use super::watch::Watch;
use crate::engine::Engine;
use crate::error::{Awaited, HostError};

/// How a game ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Ending {
    /// The side to move has no legal move.
    Mate,
    /// Fourfold repetition (千日手).
    Repetition,
    /// Fourfold repetition by checks (連続王手の千日手).
    PerpetualCheck,
    /// A declaration (入玉宣言) that holds.
    Declaration,
    /// A declaration that does not.
    FailedDeclaration,
    /// As many moves as a game may have.
    MoveLimit,
    /// The side to move gave up.
    Resign,
    /// The side to move used more time than it had.
    Timeout,
    /// The side to move played against the rules.
    Illegal(Move, Illegal),
    /// The engine to move crashed or said nonsense.
    Failed(Arc<HostError>),
}

/// A game that was played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Game {
    /// Which one of the match, from 1.
    pub number: u64,
    /// The colour of the first engine.
    pub first: Color,
    /// Where it began; none for the even game's start.
    pub start: Option<Sfen>,
    /// All moves, the opening's included.
    pub moves: Vec<Move>,
    /// How many of them are the opening's.
    pub given: usize,
    /// What each move of the engines took.
    pub times: Vec<Duration>,
    /// How it ended.
    pub ending: Ending,
    /// Who won it.
    pub winner: Option<Color>,
}

impl Game {
    /// Half points of the first engine.
    pub fn half_points(&self) -> usize {
        match self.winner {
            None => 1,
            Some(winner) if winner == self.first => 2,
            Some(_) => 0,
        }
    }
}

/// What both sides play under.
pub(super) struct Terms<'a> {
    pub opening: &'a Opening,
    pub limits: ByColor<Limit>,
    pub grace: Duration,
}

/// Plays a game between engines that are ready for it. `referee` stands at the opening's end.
pub(super) async fn play<W: Watch>(
    mut engines: ByColor<&mut Engine>,
    terms: &Terms<'_>,
    mut referee: Referee,
    watch: &mut W,
) -> (Vec<Move>, Vec<Duration>, Ending, Option<Color>) {
    let mut moves = terms.opening.moves.clone();
    let mut times = Vec::new();
    let mut left = terms.limits.map(Limit::main);
    loop {
        if let Some((ending, winner)) = referee.over() {
            return (moves, times, ending, winner);
        }
        let side = referee.side_to_move();
        let limit = terms.limits[side];
        let lost = |ending| (ending, Some(!side));
        let longest = limit.longest(left[side]) + terms.grace;
        let go = limit.go(side, left, terms.limits[!side]);
        let engine = &mut *engines[side];
        let _turn = watch.turn().await;
        // Sending the position is not the engine's time.
        let placed = engine.position(terms.opening.start.as_ref(), &moves).await;
        let begun = Instant::now();
        let answer = match placed {
            Ok(()) => engine.go(&go, longest).await,
            Err(error) => Err(error),
        };
        let spent = begun.elapsed();
        let over = match answer {
            Err(HostError::Silent { awaited: Awaited::BestMove, .. }) => Some(lost(Ending::Timeout)),
            Err(error) => Some(lost(Ending::Failed(Arc::new(error)))),
            Ok(_) if spent > longest => Some(lost(Ending::Timeout)),
            Ok(best) => match best.choice {
                Choice::Resign => Some(lost(Ending::Resign)),
                Choice::Win => Some(referee.declare()),
                Choice::Move(mv) => {
                    let played = referee.play(mv);
                    if played.is_ok() {
                        moves.push(mv);
                        times.push(spent);
                        watch.moved(mv, spent);
                        left[side] = limit.after(left[side], spent);
                    }
                    played.err().map(|reason| lost(Ending::Illegal(mv, reason)))
                }
            },
        };
        if let Some((ending, winner)) = over {
            return (moves, times, ending, winner);
        }
    }
}
