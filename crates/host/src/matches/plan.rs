//! A whole match.

use std::ffi::OsString;
use std::io;
use std::path::PathBuf;
use std::time::Duration;

use komadai_rules::{ByColor, Color};
use thiserror::Error;
use tokio::process::Command;

use super::game::{Ending, Game, Terms, play};
use super::limit::Limit;
use super::opening::Opening;
use super::referee::Referee;
use super::sprt::Sprt;
use super::tally::Tally;
use super::watch::{Begins, Unwatched, Watch};
use crate::engine::Engine;
use crate::error::HostError;

/// One of the two engines.
#[derive(Debug, Clone)]
pub struct Contestant {
    /// The program.
    pub program: OsString,
    /// Its arguments.
    pub arguments: Vec<OsString>,
    /// Where it runs; where this program does, if nothing is said.
    pub folder: Option<PathBuf>,
    /// Options to set before the first game.
    pub options: Vec<(String, String)>,
    /// What it may spend.
    pub limit: Limit,
}

/// Who plays whom, and how.
#[derive(Debug, Clone)]
pub struct Plan {
    /// The engines.
    pub engines: [Contestant; 2],
    /// Where games begin, each twice; one begins at the start when there are none.
    pub openings: Vec<Opening>,
    /// How many games there are at most.
    pub games: u64,
    /// After how many moves a game is drawn.
    pub most_moves: usize,
    /// How much later than its clock says an answer may come: the way through the pipes is not the engine's fault.
    pub grace: Duration,
    /// The test that may end the match before its last game.
    pub sprt: Option<Sprt>,
}

/// A match could not go on.
#[derive(Debug, Error)]
pub enum MatchError {
    /// An engine could not be started or made ready.
    #[error("engine {number}: {error}")]
    Engine {
        /// Which one, 1 or 2.
        number: usize,
        /// Why.
        #[source]
        error: HostError,
    },
    /// A game could not be kept.
    #[error("a game could not be kept: {0}")]
    Keep(#[source] io::Error),
}

/// Plays a match until its last game, until its test has decided, or until `stop` completes; a game that is going on
/// then is not counted. `keep` gets every game, the names of the engines and the results so far.
///
/// # Errors
/// When an engine can't be started or made ready, or `keep` fails. An engine that fails within a game loses that game
/// and is started again.
pub async fn run(
    plan: &Plan,
    stop: impl Future<Output = ()>,
    keep: impl FnMut(&Game, [&str; 2], &Tally) -> io::Result<()>,
) -> Result<Tally, MatchError> {
    run_watched(plan, stop, &mut Unwatched, keep).await
}

/// The same, with somebody who looks on.
///
/// # Errors
/// As [`run`].
pub async fn run_watched<W: Watch>(
    plan: &Plan,
    stop: impl Future<Output = ()>,
    watch: &mut W,
    mut keep: impl FnMut(&Game, [&str; 2], &Tally) -> io::Result<()>,
) -> Result<Tally, MatchError> {
    let mut tally = Tally::default();
    tokio::pin!(stop);
    let mut engines = [None, None];
    for number in 1..=plan.games {
        let game = tokio::select! {
            biased;
            () = &mut stop => break,
            game = one(plan, number, &mut engines, watch) => game?,
        };
        tally.add(game.half_points());
        let names = [&engines[0], &engines[1]].map(|engine| engine.as_ref().map_or("", Engine::name));
        keep(&game, names, &tally).map_err(MatchError::Keep)?;
        if let Ending::Failed(_) | Ending::Timeout = game.ending {
            // Whoever failed is started afresh.
            engines[usize::from(game.winner == Some(game.first))] = None;
        }
        if tally.is_paired() && plan.sprt.is_some_and(|sprt| sprt.decision(&tally).is_some()) {
            break;
        }
    }
    for engine in engines.into_iter().flatten() {
        engine.quit().await;
    }
    Ok(tally)
}

async fn one<W: Watch>(
    plan: &Plan,
    number: u64,
    engines: &mut [Option<Engine>; 2],
    watch: &mut W,
) -> Result<Game, MatchError> {
    let pair = (number - 1) / 2;
    let opening = match plan.openings.len() {
        0 => &Opening::EVEN,
        count => &plan.openings[(pair % count as u64) as usize],
    };
    let first = if number % 2 == 1 { Color::Black } else { Color::White };
    for (at, engine) in engines.iter_mut().enumerate() {
        let failed = |error| MatchError::Engine { number: at + 1, error };
        if engine.is_none() {
            *engine = Some(start(&plan.engines[at]).await.map_err(failed)?);
        }
        if let Some(engine) = engine {
            engine.new_game().await.map_err(failed)?;
        }
    }
    let [Some(one), Some(two)] = engines else { unreachable!("both were started") };
    watch.begins(Begins { number, first, opening, names: [one.name(), two.name()] });
    let limits = plan.engines.each_ref().map(|engine| engine.limit);
    let (seats, limits) = if first == Color::Black {
        (ByColor::new(one, two), ByColor::new(limits[0], limits[1]))
    } else {
        (ByColor::new(two, one), ByColor::new(limits[1], limits[0]))
    };
    let mut referee = Referee::new(opening.position().expect("openings were read"), plan.most_moves);
    for &mv in &opening.moves {
        referee.play(mv).expect("openings were read");
    }
    let terms = Terms { opening, limits, grace: plan.grace };
    let (moves, times, ending, winner) = play(seats, &terms, referee, watch).await;
    Ok(Game {
        number,
        first,
        start: opening.start.clone(),
        moves,
        given: opening.moves.len(),
        times,
        ending,
        winner,
    })
}

async fn start(contestant: &Contestant) -> Result<Engine, HostError> {
    let mut command = Command::new(&contestant.program);
    command.args(&contestant.arguments);
    if let Some(folder) = &contestant.folder {
        command.current_dir(folder);
    }
    // Ctrl-C in a terminal is for the one who runs the match: an engine that it ended would have lost its game.
    #[cfg(unix)]
    command.process_group(0);
    let mut engine = Engine::spawn(command).await?;
    for (name, value) in &contestant.options {
        engine.set_option(name, (!value.is_empty()).then_some(value.as_str())).await?;
    }
    Ok(engine)
}
