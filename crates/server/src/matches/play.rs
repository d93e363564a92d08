//! Playing a match.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use komadai_host::matches::{Begins, Elo, Game, MatchError, Plan, Tally, Watch, run_watched};
use komadai_library::Source;
use komadai_record::{EndKind, Record};
use komadai_rules::{Move, Position, Square};
use komadai_store::NewRecord;
use komadai_wire::{MatchElo, MatchEngine, MatchGame, MatchMove, MatchScore, MatchView, Problem};
use tokio::sync::{OwnedSemaphorePermit, mpsc};

use super::job::Job;
use crate::convert;
use crate::game_record::local;
use crate::live::notation;
use crate::records::{kept, view};
use crate::state::{App, closed};

/// A game to be kept and then, if it came to its end, told with the results so far.
type Finished = (NewRecord, Option<(MatchGame, MatchScore)>);

/// Plays the match to its end; the games come into the owner's library one by one.
pub(super) async fn play(app: App, job: Arc<Job>, plan: Plan) {
    let (games, to_keep) = mpsc::unbounded_channel();
    let keeping = tokio::spawn(keep(app.clone(), job.clone(), to_keep));
    let mut looker = Looker { app: app.clone(), job: job.clone(), position: Position::start(), last: None };
    let mut closing = app.closing.subscribe();
    let stop = async {
        tokio::select! {
            () = job.stopped() => {}
            () = closed(&mut closing) => {}
        }
    };
    let over = AtomicU32::new(0);
    let limits = plan.engines.each_ref().map(|engine| engine.limit);
    let result = run_watched(&plan, stop, &mut looker, |game, names, tally| {
        over.store(game.number as u32, Ordering::Relaxed);
        let [one, two] = players(&job.view(), names);
        let record = dated(game.record([&one, &two], limits), &app);
        // Nobody receives any more only if the store has failed.
        let _ = games.send(finished(&app, &job, game, &record, tally));
        Ok(())
    })
    .await;
    let broken_off = unfinished(&job, over.into_inner()).map(|record| {
        let record = dated(record, &app);
        (kept(&record, job.owner, app.now(), &Source::default()), None)
    });
    if let Some(game) = broken_off {
        let _ = games.send(game);
    }
    drop(games);
    let stored = keeping.await.unwrap_or(false);
    let failure = match result {
        Err(MatchError::Engine { number, error }) => {
            tracing::warn!(%error, number, "an engine of a match could not be used");
            Some(Problem::new("match_engine_failed").with("number", number).with("reason", error.key()))
        }
        Err(MatchError::Keep(_)) => Some(Problem::new("storage_failed")),
        Ok(_) if !stored => Some(Problem::new("storage_failed")),
        Ok(_) => None,
    };
    job.over(failure);
}

/// The engines as records name them: the house's with its grade, which tells it from itself.
fn players(view: &MatchView, names: [&str; 2]) -> [String; 2] {
    let name = |index: usize| match &view.engines[index] {
        MatchEngine::House { grade } => format!("Komadai {grade}"),
        MatchEngine::Own { .. } => names[index].to_owned(),
    };
    [name(0), name(1)]
}

fn dated(mut record: Record, app: &App) -> Record {
    record.headers.set("終了日時", &local(app.now()).strftime("%Y/%m/%d %H:%M:%S").to_string());
    record
}

fn finished(app: &App, job: &Job, game: &Game, record: &Record, tally: &Tally) -> Finished {
    let new = kept(record, job.owner, app.now(), &Source::default());
    let end = record.end().map(view::record_end).expect("a game of a match has an end");
    let game = MatchGame {
        record: new.id.clone(),
        first: convert::side(game.first),
        end,
        plies: game.moves.len() as u32,
    };
    (new, Some((game, score(tally))))
}

/// What was played of a game that did not come to its end; none where an engine had not moved.
fn unfinished(job: &Job, over: u32) -> Option<Record> {
    let view = job.view();
    if over >= view.number || view.moves.iter().all(|mv| mv.ms.is_none()) {
        return None;
    }
    let mut record = Record::new(view.start_sfen.parse().ok()?);
    let names = if view.first == komadai_wire::Side::Black { [0, 1] } else { [1, 0] };
    let players = players(&view, view.names.each_ref().map(String::as_str));
    for (engine, key) in names.into_iter().zip(["先手", "後手"]) {
        record.headers.set(key, &players[engine]);
    }
    for mv in &view.moves {
        record.play(mv.usi.parse().ok()?, mv.ms.map(|ms| ms / 1000)).ok()?;
    }
    record.finish(EndKind::Interrupt, None);
    Some(record)
}

/// Keeps the games in the order they end; what is kept is told. Whether all could be.
async fn keep(app: App, job: Arc<Job>, mut games: mpsc::UnboundedReceiver<Finished>) -> bool {
    while let Some((record, told)) = games.recv().await {
        if let Err(error) = app.store.keep_records(std::slice::from_ref(&record), &[]).await {
            tracing::error!(%error, "a game of a match could not be kept");
            job.stop();
            return false;
        }
        if let Some((game, score)) = told {
            job.change(|view| {
                view.results.push(game);
                view.score = score;
            });
        }
    }
    true
}

fn score(tally: &Tally) -> MatchScore {
    let closed = |bound: f64| bound.is_finite().then_some(bound);
    let elo = tally.elo().filter(|elo| elo.value.is_finite());
    MatchScore {
        wins: tally.wins as u32,
        draws: tally.draws as u32,
        losses: tally.losses as u32,
        elo: elo.map(|Elo { value, low, high }| MatchElo { value, low: closed(low), high: closed(high) }),
    }
}

/// Tells those who look on, and waits for a place to think at.
struct Looker {
    app: App,
    job: Arc<Job>,
    position: Position,
    last: Option<Square>,
}

impl Looker {
    fn told(&mut self, mv: Move, ms: Option<u32>) -> MatchMove {
        let notation = notation(&self.position, mv, self.last);
        self.position.do_move(mv);
        self.last = Some(mv.to());
        let check = self.position.in_check();
        MatchMove { usi: mv.to_string(), notation, sfen: self.position.to_string(), check, ms }
    }
}

impl Watch for Looker {
    type Turn = OwnedSemaphorePermit;

    fn begins(&mut self, game: Begins<'_>) {
        self.position = game.opening.position().expect("openings were read");
        self.last = None;
        let start_sfen = self.position.to_string();
        let moves = game.opening.moves.iter().map(|mv| self.told(*mv, None)).collect();
        self.job.change(|view| {
            view.names = game.names.map(|name| name.chars().take(100).collect());
            view.number = game.number as u32;
            view.first = convert::side(game.first);
            view.start_sfen = start_sfen;
            view.moves = moves;
        });
    }

    async fn turn(&mut self) -> OwnedSemaphorePermit {
        self.job.unpaused().await;
        self.app.study.own_place().await
    }

    fn moved(&mut self, mv: Move, spent: Duration) {
        let told = self.told(mv, Some(spent.as_millis().try_into().unwrap_or(u32::MAX)));
        self.job.change(|view| view.moves.push(told));
    }
}
