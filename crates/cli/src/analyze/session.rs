//! The engine that gives the scores.

use std::convert::Infallible;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use komadai_coach::review::Evaluation;
use komadai_host::{Engine, Go, Heard, HostError, Stopper};
use komadai_rules::{Move, Sfen};
use tokio::process::Command;

use super::plan::Plan;

/// How long an engine may take for its nodes.
const PATIENCE: Duration = Duration::from_mins(30);
/// How much later than its time an answer may come.
const GRACE: Duration = Duration::from_secs(5);
/// How often it is looked whether to stop.
const STEP: Duration = Duration::from_millis(50);

/// A running engine.
pub(super) struct Session {
    engine: Engine,
    go: Go,
    deadline: Duration,
}

impl Session {
    /// Starts the engine.
    pub(super) async fn start(plan: &Plan) -> Result<Self, HostError> {
        let mut command = Command::new(&plan.program);
        command.args(&plan.arguments);
        // Ctrl-C is for this program, which then ends the engine.
        #[cfg(unix)]
        command.process_group(0);
        let mut engine = Engine::spawn(command).await?;
        if engine.options().iter().any(|option| option.name == "MultiPV") {
            engine.set_option("MultiPV", Some(&plan.lines.to_string())).await?;
        }
        let milliseconds = plan.time.map(|time| u64::try_from(time.as_millis()).unwrap_or(u64::MAX).max(1));
        let go = Go { nodes: plan.nodes, movetime: milliseconds, ..Go::default() };
        let deadline = plan.time.map_or(PATIENCE, |time| time.saturating_add(GRACE));
        Ok(Self { engine, go, deadline })
    }

    /// The engine's name.
    pub(super) fn name(&self) -> String {
        self.engine.name().to_owned()
    }

    /// Begins a game.
    pub(super) async fn new_game(&mut self) -> Result<(), HostError> {
        self.engine.new_game().await
    }

    /// What the engine says of a position. A search that is stopped gives what it had.
    pub(super) async fn evaluate(
        &mut self,
        start: &Sfen,
        moves: &[Move],
        stopped: &AtomicBool,
    ) -> Result<Evaluation, HostError> {
        self.engine.position(Some(start), moves).await?;
        let mut heard = Heard::default();
        let stopper = self.engine.stopper();
        let answer = self.engine.go_with(&self.go, self.deadline, |info| heard.hear(info));
        tokio::select! {
            answer = answer => {
                answer?;
            }
            never = tell(&stopper, stopped) => match never {},
        }
        Ok(heard.evaluation())
    }

    /// Ends the engine.
    pub(super) async fn quit(self) {
        self.engine.quit().await;
    }
}

/// Tells the engine to stop as soon as this program is told to: a silent one then has a moment to answer.
async fn tell(stopper: &Stopper, stopped: &AtomicBool) -> Infallible {
    while !stopped.load(Ordering::Relaxed) {
        tokio::time::sleep(STEP).await;
    }
    stopper.stop();
    std::future::pending().await
}
