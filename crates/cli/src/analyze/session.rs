//! The engine that gives the scores.

use std::convert::Infallible;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use komadai_coach::review::{Evaluation, Line, Score};
use komadai_host::{Engine, Go, HostError, Info, Stopper};
use komadai_protocol::{Mate, ScoreValue};
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
        let mut lines: Vec<Option<(bool, Line)>> = Vec::new();
        let stopper = self.engine.stopper();
        let answer = self.engine.go_with(&self.go, self.deadline, |info| keep(&mut lines, info));
        tokio::select! {
            answer = answer => {
                answer?;
            }
            never = tell(&stopper, stopped) => match never {},
        }
        Ok(Evaluation { lines: lines.into_iter().map_while(|line| line.map(|(_, line)| line)).collect() })
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

/// Most lines that are kept, whatever an engine sends.
const MAX_LINES: usize = 20;

/// Keeps the newest line of each number; one whose score is only a bound does not replace an exact one.
fn keep(lines: &mut Vec<Option<(bool, Line)>>, info: &Info) {
    let (Some(score), false) = (info.score, info.pv.is_empty()) else { return };
    let index = info.multipv.unwrap_or(1).saturating_sub(1) as usize;
    if index >= MAX_LINES {
        return;
    }
    if lines.len() <= index {
        lines.resize(index + 1, None);
    }
    let is_exact = score.bound.is_none();
    if !is_exact && matches!(lines[index], Some((true, _))) {
        return;
    }
    let score = match score.value {
        ScoreValue::Centipawns(score) => Score::Centipawns(score),
        ScoreValue::Mate(Mate::Win(plies)) => Score::Mates(plies),
        ScoreValue::Mate(Mate::Loss(plies)) => Score::Mated(plies),
        ScoreValue::Mate(Mate::WinUnknown) => Score::Mates(0),
        ScoreValue::Mate(Mate::LossUnknown) => Score::Mated(0),
    };
    lines[index] = Some((is_exact, Line { score, moves: info.pv.clone() }));
}

#[cfg(test)]
mod tests {
    use super::*;
    use komadai_protocol::EngineLine;

    fn kept(told: &[&str]) -> Vec<Line> {
        let mut lines = Vec::new();
        for line in told {
            let Ok(EngineLine::Info(info)) = line.parse() else { panic!("{line}") };
            keep(&mut lines, &info);
        }
        lines.into_iter().map_while(|line| line.map(|(_, line)| line)).collect()
    }

    #[test]
    fn the_newest_exact_line_of_each_number_counts() {
        let lines = kept(&[
            "info depth 1 score cp 20 pv 7g7f",
            "info depth 2 multipv 2 score cp -5 pv 2g2f 8c8d",
            "info depth 2 multipv 1 score cp 30 pv 2g2f",
            "info depth 3 multipv 1 score cp 90 lowerbound pv 6g6f",
            "info depth 3 multipv 99999 score cp 1 pv 5g5f",
            "info depth 3 nodes 10",
            "info score cp 7",
        ]);
        assert_eq!(lines.len(), 2);
        assert_eq!((lines[0].score, lines[0].moves.len()), (Score::Centipawns(30), 1));
        assert_eq!((lines[1].score, lines[1].moves.len()), (Score::Centipawns(-5), 2));
        let mates = kept(&["info score mate -4 pv 7g7f", "info multipv 2 score mate + pv 7g7f"]);
        assert_eq!((mates[0].score, mates[1].score), (Score::Mated(4), Score::Mates(0)));
    }
}
