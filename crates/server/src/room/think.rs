//! The computer at the board.

use std::time::Duration;

use komadai_game::{Holder, Input, Seat, Tried};
use komadai_road::Style;
use komadai_rules::{Color, Position};
use komadai_wire::{Problem, ServerMessage};
use tokio::task::AbortHandle;

use super::{Command, RoomTask};
use crate::live::notation;
use crate::opponent::{Failure, Job, Opponent, Thought};

/// Waits between tries once an engine has failed twice, seconds; the last is repeated.
const PAUSES: [u64; 4] = [2, 5, 15, 60];

/// The thinking under way.
#[derive(Debug, Default)]
pub(super) struct Thinker {
    current: Option<Current>,
    jobs: u64,
}

#[derive(Debug)]
struct Current {
    number: u64,
    moves: Vec<String>,
    task: AbortHandle,
}

impl Thinker {
    pub(super) fn is_thinking(&self) -> bool {
        self.current.is_some()
    }

    pub(super) fn is_current(&self, job: u64) -> bool {
        self.current.as_ref().is_some_and(|current| current.number == job)
    }

    pub(super) fn stop(&mut self) {
        if let Some(current) = self.current.take() {
            current.task.abort();
        }
    }
}

impl Drop for Thinker {
    fn drop(&mut self) {
        self.stop();
    }
}

impl RoomTask {
    /// Sets the computer thinking, unless it thinks about this very position already.
    pub(super) fn think(&mut self, side: Color) {
        self.think_after(side, Duration::ZERO);
    }

    /// The same after a while.
    pub(super) fn think_after(&mut self, side: Color, pause: Duration) {
        let Seat::Engine { level, character } = &self.live.room.setup().seats[side] else { return };
        let level = *level;
        // Whoever has a style opens by it, as long as nothing else is called for.
        let style = character.as_ref().and_then(|character| Style::from_id(&character.style));
        let planned = style.and_then(|style| style.advise(self.live.room.position()));
        let Some(commands) = self.commands.upgrade() else { return };
        let job = Job::turn(&self.live.room, level, self.app.now());
        if self.thinker.current.as_ref().is_some_and(|current| current.moves == job.moves) {
            return;
        }
        self.thinker.stop();
        self.thinker.jobs += 1;
        let number = self.thinker.jobs;
        let moves = job.moves.clone();
        let position = self.live.room.position().clone();
        let opponent = self.app.opponent.clone();
        let task = tokio::spawn(async move {
            tokio::time::sleep(pause).await;
            let mut failures = 0;
            let thought = loop {
                if let Some(mv) = planned {
                    break Thought::Move(mv);
                }
                match try_once(opponent.as_ref(), &position, job.clone()).await {
                    Ok(thought) => break thought,
                    Err(failure) => {
                        tracing::warn!(%failure, failures, "the engine failed");
                        failures += 1;
                    }
                }
                // Once more at once; then it is said, and tried again after a while.
                if failures == 2 && commands.send(Command::EngineFailed { job: number }).await.is_err() {
                    return;
                }
                if failures >= 2 {
                    let pause = PAUSES[(failures - 2).min(PAUSES.len() - 1)];
                    tokio::time::sleep(Duration::from_secs(pause)).await;
                }
            };
            // The room may be gone; then nobody waits for the move.
            let _ = commands.send(Command::Thought { job: number, thought }).await;
        })
        .abort_handle();
        self.thinker.current = Some(Current { number, moves, task });
    }

    pub(super) async fn thought(&mut self, job: u64, thought: Thought) {
        if !self.thinker.is_current(job) {
            return;
        }
        self.thinker.current = None;
        let Some(side) = self.live.room.engine_to_move() else { return };
        let (by, ply) = (Holder::one(side), self.live.room.ply());
        let input = match thought {
            Thought::Move(mv) => Input::Move { by, ply, tried: Tried::Move(mv) },
            Thought::Resign => Input::Resign { by, ply },
            Thought::Declare => Input::Declare { by, ply },
        };
        if !self.act_and_seat(input, None, None).await {
            // It could not be stored; the game as it is stored is thought about anew.
            return;
        }
        // A declaration that does not hold is no move; an engine that insists on it has nothing better.
        if self.live.room.engine_to_move() == Some(side) && self.live.room.ply() == ply {
            tracing::warn!(game = self.live.id, ?thought, "the engine's answer was refused; it resigns");
            self.act(Input::Resign { by, ply }, None).await;
        }
    }

    /// Looks for a good move for the one who asks.
    pub(super) fn hint(&mut self, number: u64, ply: u32) {
        let Some(commands) = self.commands.upgrade() else { return };
        let Some(visitor) = self.visitors.get_mut(&number) else { return };
        let problem = if ply != self.live.room.ply() {
            Some(Problem::new("stale").with("ply", self.live.room.ply()))
        } else if !self.live.room.may(visitor.viewer.holder).hint {
            Some(Problem::new("no_hint"))
        } else if visitor.hint.as_ref().is_some_and(|hint| !hint.is_finished()) {
            Some(Problem::new("too_fast"))
        } else {
            None
        };
        if let Some(problem) = problem {
            return self.tell(number, &ServerMessage::Refused { problem });
        }
        let job = Job::hint(&self.live.room);
        let position = self.live.room.position().clone();
        let opponent = self.app.opponent.clone();
        let task = tokio::spawn(async move {
            let result = try_once(opponent.as_ref(), &position, job).await;
            let _ = commands.send(Command::Hinted { visitor: number, ply, result }).await;
        });
        visitor.hint = Some(task.abort_handle());
    }

    pub(super) fn hinted(&mut self, number: u64, ply: u32, result: Result<Thought, Failure>) {
        // The game has gone on: the hint is of no use any more.
        if ply != self.live.room.ply() || self.live.room.ending().is_some() {
            return;
        }
        let message = match result {
            Ok(Thought::Move(mv)) => ServerMessage::Hint {
                ply,
                usi: mv.to_string(),
                notation: notation(self.live.room.position(), mv, self.live.previous_to()),
            },
            Ok(Thought::Resign) => ServerMessage::Refused { problem: Problem::new("hint_lost") },
            Ok(Thought::Declare) => ServerMessage::Refused { problem: Problem::new("hint_declare") },
            Err(failure) => {
                tracing::warn!(%failure, "no hint");
                ServerMessage::Refused { problem: Problem::new("engine_failed") }
            }
        };
        self.tell(number, &message);
    }
}

/// One try. A move that is not legal is a failure like any other.
async fn try_once(opponent: &dyn Opponent, position: &Position, job: Job) -> Result<Thought, Failure> {
    let thought = opponent.think(job).await?;
    match thought {
        Thought::Move(mv) if !position.is_legal(mv) => Err(Failure(format!("illegal move {mv}"))),
        thought => Ok(thought),
    }
}
