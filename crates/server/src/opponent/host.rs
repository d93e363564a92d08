//! Our own engine in child processes, kept warm.

use std::sync::Arc;
use std::time::Duration;

use komadai_game::Level;
use komadai_host::{Choice, Clocks, Go, HostError};
use komadai_rules::{Color, DeclarationRule, Move, Sfen};
use tokio::sync::Semaphore;

use super::{Failure, Job, Opponent, Pace, Thinking, Thought, Time};
use crate::engines::{Engines, Options, Program};

/// Without a clock: the longest a grade may think (its own limits are far tighter), and how long full strength does.
const GRADE_MS: u64 = 5_000;
const MAX_MS: u64 = 2_000;

/// Engines that run as children of the server: `komadai usi`. A crash costs the job it happens in.
#[derive(Clone, Debug)]
pub(crate) struct Hosted(Arc<Pool>);

#[derive(Debug)]
struct Pool {
    engines: Engines,
    /// As many may think at full strength at once as there are cores.
    strong: Semaphore,
    /// As many again with a grade: they think for moments, and are not to lose on time behind those who think long.
    graded: Semaphore,
    cores: usize,
}

impl Hosted {
    /// The program that this server itself is.
    pub(crate) fn own() -> std::io::Result<Self> {
        Ok(Self::of(Program::own()?))
    }

    fn of(program: Program) -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Self(Arc::new(Pool {
            engines: Engines::of(program, cores),
            strong: Semaphore::new(cores),
            graded: Semaphore::new(cores),
            cores,
        }))
    }
}

impl Opponent for Hosted {
    fn think(&self, job: Job) -> Thinking {
        let pool = self.0.clone();
        Box::pin(async move { pool.work(&job).await })
    }

    fn warm(&self) {
        self.0.engines.warm();
    }
}

impl Pool {
    /// A job that is dropped half-way takes its engine with it: killing is the surest stop.
    async fn work(&self, job: &Job) -> Result<Thought, Failure> {
        let failure = |error: HostError| Failure(error.to_string());
        let places = if job.level == Level::Max { &self.strong } else { &self.graded };
        let _place = places.acquire().await.map_err(|error| Failure(error.to_string()))?;
        let wanted = options(job, self.cores);
        let mut slot = self.engines.take(&wanted).await.map_err(failure)?;
        if slot.set(&wanted).await.map_err(failure)? {
            slot.engine.new_game().await.map_err(failure)?;
        }
        let start: Sfen = job.start.parse().map_err(|_| Failure(format!("no position: {}", job.start)))?;
        let moves = job.moves.iter().map(|usi| usi.parse()).collect::<Result<Vec<Move>, _>>();
        let moves = moves.map_err(|error| Failure(error.to_string()))?;
        slot.engine.position(Some(&start), &moves).await.map_err(failure)?;
        let (go, deadline) = limits(job, job.asked.elapsed());
        let best = slot.engine.go(&go, deadline).await.map_err(failure)?;
        self.engines.put_back(slot);
        Ok(match best.choice {
            Choice::Move(mv) => Thought::Move(mv),
            Choice::Resign => Thought::Resign,
            Choice::Win => Thought::Declare,
        })
    }
}

fn options(job: &Job, cores: usize) -> Options {
    let rule = match job.points {
        _ if job.try_rule => "TryRule",
        DeclarationRule::Points24 => "CSARule24",
        DeclarationRule::Points27 => "CSARule27",
    };
    // Only full strength needs more than one core.
    let threads = if job.level == Level::Max { cores.min(4) } else { 1 };
    let mut options = vec![
        ("Grade", job.level.id()),
        ("EnteringKingRule", rule.to_owned()),
        ("GivenPoints", job.given.to_string()),
        ("Threads", threads.to_string()),
    ];
    if job.level != Level::Max {
        // Whoever opens in a style goes on in it, whichever process thinks next.
        options.push(("Seed", job.seed.to_string()));
    }
    options
}

/// What to tell the engine, and when it has taken too long. Its clock has run for `waited` already.
fn limits(job: &Job, waited: Duration) -> (Go, Duration) {
    let fixed = |ms: u64| {
        let go = Go { movetime: Some(ms), ..Go::default() };
        (go, Duration::from_millis(ms + 2_000))
    };
    let unlimited = if job.level == Level::Max { MAX_MS } else { GRADE_MS };
    let (black, white) = match job.pace {
        Pace::Fixed(ms) => return fixed(ms.into()),
        Pace::Clocks(black, white) => (black, white),
    };
    let own = match job.side {
        Color::Black => black,
        Color::White => white,
    };
    let Some(mut own) = own else { return fixed(unlimited) };
    let waited = waited.as_millis().try_into().unwrap_or(u32::MAX);
    own.byoyomi = own.byoyomi.saturating_sub(waited.saturating_sub(own.left));
    own.left = own.left.saturating_sub(waited);
    let (black, white) = match job.side {
        Color::Black => (Some(own), white),
        Color::White => (black, Some(own)),
    };
    let ms = |time: Option<Time>, value: fn(Time) -> u32| time.map(|time| u64::from(value(time)));
    let clocks = Clocks {
        btime: ms(black, |time| time.left),
        wtime: ms(white, |time| time.left),
        byoyomi: Some(own.byoyomi.into()),
        binc: ms(black, |time| time.increment),
        winc: ms(white, |time| time.increment),
    };
    let whole = u64::from(own.left) + u64::from(own.byoyomi);
    // A grade's own limits are what it plays by; the clock only must not be overstepped.
    (Go { clocks, ..Go::default() }, Duration::from_millis(whole.max(500)))
}

#[cfg(test)]
mod tests {
    use komadai_rules::Grade;

    use super::*;

    fn job(pace: Pace) -> Job {
        Job {
            level: Level::Grade(Grade::WEAKEST),
            start: komadai_rules::START_SFEN.to_owned(),
            moves: Vec::new(),
            side: Color::White,
            points: DeclarationRule::Points24,
            try_rule: false,
            given: 10,
            pace,
            seed: 7,
            asked: tokio::time::Instant::now(),
        }
    }

    #[test]
    fn the_engine_is_told_the_clock_of_the_side_to_move() {
        let black = Time { left: 60_000, byoyomi: 10_000, increment: 0 };
        let white = Time { left: 30_000, byoyomi: 5_000, increment: 2_000 };
        let (go, deadline) = limits(&job(Pace::Clocks(Some(black), Some(white))), Duration::ZERO);
        let clocks = go.clocks;
        assert_eq!((clocks.btime, clocks.wtime, clocks.byoyomi), (Some(60_000), Some(30_000), Some(5_000)));
        assert_eq!((clocks.binc, clocks.winc), (Some(0), Some(2_000)));
        assert_eq!(deadline, Duration::from_secs(35));
        let (go, _) = limits(&job(Pace::Clocks(Some(black), None)), Duration::ZERO);
        assert_eq!((go.movetime, go.clocks.btime), (Some(GRADE_MS), None), "White plays without a clock");
    }

    #[test]
    fn what_it_waited_is_off_its_clock() {
        let own = Time { left: 3_000, byoyomi: 5_000, increment: 0 };
        let told = |waited| {
            let clocks = limits(&job(Pace::Clocks(None, Some(own))), Duration::from_millis(waited)).0.clocks;
            (clocks.wtime.unwrap(), clocks.byoyomi.unwrap())
        };
        assert_eq!([0, 1_000, 4_000, 9_000].map(told), [(3_000, 5_000), (2_000, 5_000), (0, 4_000), (0, 0)]);
    }

    #[test]
    fn the_engine_is_told_the_rules_of_the_game() {
        let told = options(&job(Pace::Fixed(5)), 2);
        let value = |name| told.iter().find(|(known, _)| *known == name).unwrap().1.clone();
        assert_eq!(value("EnteringKingRule"), "CSARule24");
        assert_eq!(
            (value("Grade"), value("GivenPoints"), value("Threads")),
            ("15k".into(), "10".into(), "1".into())
        );
    }

    #[tokio::test]
    async fn a_grade_does_not_wait_for_full_strength() {
        let hosted = Hosted::of(Program::komadai("/bin/true".into()));
        let _all = hosted.0.strong.acquire_many(hosted.0.cores as u32).await.unwrap();
        let tried = tokio::time::timeout(Duration::from_secs(5), hosted.think(job(Pace::Fixed(5)))).await;
        assert!(tried.expect("it is tried at once").is_err());
    }

    #[tokio::test]
    async fn a_program_that_is_no_engine_is_a_failure_of_the_job() {
        let hosted = Hosted::of(Program::komadai("/nonexistent/komadai".into()));
        assert!(hosted.think(job(Pace::Fixed(5))).await.is_err());
        let hosted = Hosted::of(Program::komadai("/bin/true".into()));
        assert!(hosted.think(job(Pace::Fixed(5))).await.is_err());
    }
}
