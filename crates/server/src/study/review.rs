//! A whole game, move by move.

use std::sync::Arc;

use komadai_coach::review::{Class, Evaluation, Mate, Mates, Reason, Reviewed, Reviewer};
use komadai_host::{Go, Heard, HostError};
use komadai_record::Record;
use komadai_rules::{Move, Position, Sfen, Square};
use komadai_tsume::{Progress, Stop};
use komadai_wire::{ReviewMate, ReviewMove, ReviewReason, ReviewState};
use tokio::runtime::Handle;
use tokio::sync::watch;
use tokio::time::Instant;

use super::Study;
use super::job::Job;
use super::lines::{named, rounded, score};
use super::seen;
use crate::convert;
use crate::engines::{Engines, Slot};
use crate::state::App;

/// Moves of a game that are reviewed at most.
pub(super) const MOST_MOVES: usize = 1_000;

/// Nodes that the mate solver may visit for one question.
const MATE_NODES: u64 = 20_000;

/// After so many moves what is done is kept, so that little is lost if the server goes down.
const KEPT_EVERY: usize = 20;

/// Moves of a line that are told: of better lines and what follows bad moves, of other better lines, and of mates.
const LINE: usize = 10;
const SHORT: usize = 3;
const MATE_LINE: usize = 40;

/// A game to review.
#[derive(Debug)]
pub(super) struct Game {
    pub(super) id: String,
    pub(super) start: Sfen,
    pub(super) position: Position,
    pub(super) moves: Vec<Move>,
    pub(super) nodes: u32,
    /// Who reviews it.
    pub(super) engines: Engines,
}

impl Game {
    /// The main line of a record; none where its start cannot be played.
    pub(super) fn of(id: String, record: &Record, nodes: u32, engines: Engines) -> Option<Self> {
        let position = Position::try_from(&record.start).ok()?;
        let mut moves = record.moves();
        moves.truncate(MOST_MOVES);
        Some(Self { id, start: record.start.clone(), position, moves, nodes, engines })
    }
}

/// Makes the review, but for what was `seen` before. Runs on a thread of its own: mates are searched for in between.
pub(super) fn make(app: &App, job: &Arc<Job>, game: &Game, seen: Vec<Evaluation>, runtime: &Handle) {
    let stop = job.stopping();
    let mut making = Making { app, job, game, runtime, stop: stop.clone(), slot: None, seen };
    let mut watch = |_: &Progress<'_>| stop.borrow().then_some(Stop::Cancelled);
    let (state, failure) = match making.moves(Mates::new(MATE_NODES, &mut watch)) {
        Ok(state) => (state, None),
        // An engine that does not even hear that it is to stop: the next start asks another.
        Err(_) if *app.closing.borrow() => (ReviewState::Stopped, None),
        Err(error) => {
            tracing::warn!(record = game.id, %error, "an engine failed over a review");
            (ReviewState::Failed, Some(error.key()))
        }
    };
    if let Some(slot) = making.slot.take() {
        game.engines.put_back(slot);
    }
    making.finish(state, failure);
}

struct Making<'a> {
    app: &'a App,
    job: &'a Arc<Job>,
    game: &'a Game,
    runtime: &'a Handle,
    stop: watch::Receiver<bool>,
    slot: Option<Slot>,
    /// What engines have said of the positions so far.
    seen: Vec<Evaluation>,
}

impl Making<'_> {
    fn moves(&mut self, mates: Mates<'_>) -> Result<ReviewState, HostError> {
        let game = self.game;
        let mut position = game.position.clone();
        let mut reviewer: Option<Reviewer<'_>> = None;
        let mut mates = Some(mates);
        let mut before = Evaluation::default();
        let mut previous_to = None;
        for played in 0..=game.moves.len() {
            let study: &Study = &self.app.study;
            let Some(_place) = self.runtime.block_on(unless(&mut self.stop, study.place())) else {
                return Ok(ReviewState::Stopped);
            };
            let after = if position.has_legal_move() {
                match self.look(played)? {
                    Some(evaluation) => evaluation,
                    None => return Ok(ReviewState::Stopped),
                }
            } else {
                Evaluation::default()
            };
            if self.seen.len() == played {
                self.seen.push(after.clone());
            }
            // The first question to the mate solver takes the place of the search that has just ended.
            let reviewer = reviewer.get_or_insert_with(|| {
                Reviewer::new(game.position.clone(), mates.take().expect("there is one reviewer"))
            });
            if let Some(index) = played.checked_sub(1) {
                let start = reviewer.position().clone();
                let reviewed = reviewer.judge(game.moves[index], &before, &after);
                if *self.stop.borrow() {
                    return Ok(ReviewState::Stopped);
                }
                self.job.judged(told(&reviewed, &start, previous_to));
                previous_to = Some(game.moves[index].to());
                if played % KEPT_EVERY == 0 {
                    self.keep(ReviewState::Stopped, None);
                }
            } else {
                let name = self.slot.as_ref().map_or("", |slot| slot.engine.name());
                let start = after.score().map(|worth| score(worth, position.side_to_move()));
                self.job.began(name, start);
            }
            if let Some(mv) = game.moves.get(played) {
                position.do_move(*mv);
            }
            before = after;
        }
        Ok(ReviewState::Done)
    }

    /// What was seen of the position after so many moves, or what an engine says of it now.
    fn look(&mut self, played: usize) -> Result<Option<Evaluation>, HostError> {
        match self.seen.get(played) {
            Some(seen) => Ok(Some(seen.clone())),
            None => self.evaluate_twice(played),
        }
    }

    /// What an engine says of the position after so many moves; a new engine has another try at it.
    fn evaluate_twice(&mut self, played: usize) -> Result<Option<Evaluation>, HostError> {
        match self.runtime.block_on(self.evaluate(played)) {
            Err(error) => {
                tracing::warn!(record = self.game.id, %error, "an engine failed over a review; another takes over");
                self.slot = None;
                self.runtime.block_on(self.evaluate(played))
            }
            answer => answer,
        }
    }

    async fn evaluate(&mut self, played: usize) -> Result<Option<Evaluation>, HostError> {
        let slot = match &mut self.slot {
            Some(slot) => slot,
            empty => {
                // The second line tells by how much the best move is best.
                let options = vec![("MultiPV", "2".to_owned())];
                let mut slot = self.game.engines.take(&options).await?;
                slot.set(&options).await?;
                slot.engine.new_game().await?;
                empty.insert(slot)
            }
        };
        slot.engine.position(Some(&self.game.start), &self.game.moves[..played]).await?;
        let stopper = slot.engine.stopper();
        let mut heard = Heard::default();
        let go = Go { nodes: Some(self.game.nodes.into()), ..Go::default() };
        let patience = self.app.study.pace.patience;
        let began = Instant::now();
        {
            let search = slot.engine.go_with(&go, patience, |info| heard.hear(info));
            tokio::pin!(search);
            let stop = &mut self.stop;
            tokio::select! {
                biased;
                answer = &mut search => {
                    answer?;
                }
                _ = stop.wait_for(|stop| *stop) => {
                    stopper.stop();
                    search.await?;
                    return Ok(None);
                }
            }
        }
        self.app.study.meter.searched(Instant::now(), heard.nodes, began.elapsed());
        Ok(Some(heard.evaluation()))
    }

    /// Keeps what is done, unless that would lose a whole review that there is.
    fn keep(&self, state: ReviewState, failure: Option<&str>) {
        let store = &self.app.store;
        let mut review = self.job.whole();
        review.state = state;
        review.failure = failure.map(str::to_owned);
        let id = &self.game.id;
        let kept = async {
            if state == ReviewState::Stopped {
                store.keep_seen(id, &review.run, &seen::written(&self.game.moves, &self.seen)).await?;
            }
            if state != ReviewState::Done {
                let known = store.review(id).await?;
                let known = known.and_then(|body| serde_json::from_str::<komadai_wire::Review>(&body).ok());
                let is_whole = known.is_some_and(|known| known.state == ReviewState::Done);
                if is_whole {
                    return Ok(());
                }
            }
            let body = serde_json::to_string(&review).expect("a review is plain data");
            store.keep_review(id, self.app.now(), &body).await
        };
        if let Err(error) = self.runtime.block_on(kept) {
            tracing::error!(record = id, %error, "a review could not be stored");
        }
    }

    /// Stored before told.
    fn finish(&self, state: ReviewState, failure: Option<&'static str>) {
        self.keep(state, failure);
        // One that the server's own end stopped stays in line for its next start.
        let goes_on = state == ReviewState::Stopped && *self.app.closing.borrow();
        if !goes_on {
            let run = self.job.whole().run;
            let (store, id) = (&self.app.store, &self.game.id);
            if let Err(error) = self.runtime.block_on(store.unqueue_review(id, &run)) {
                tracing::error!(record = id, %error, "a review could not be taken out of the queue");
            }
        }
        if state != ReviewState::Stopped {
            self.app.study.meter.reviewed(state == ReviewState::Failed);
        }
        self.app.study.over(&self.game.id);
        self.job.ended(state, failure);
    }
}

/// The outcome of waiting, unless it is to stop before.
async fn unless<T>(stop: &mut watch::Receiver<bool>, wait: impl Future<Output = T>) -> Option<T> {
    tokio::select! {
        biased;
        _ = stop.wait_for(|stop| *stop) => None,
        done = wait => Some(done),
    }
}

/// A judgement as the browser is sent it; `start` is the position before the move.
fn told(reviewed: &Reviewed, start: &Position, previous_to: Option<Square>) -> ReviewMove {
    let mut end = start.clone();
    end.do_move(reviewed.mv);
    let is_bad = reviewed.class.is_some_and(Class::is_bad);
    let before = |line: &[Move], most| named(start, line, previous_to, most);
    let after = |line: &[Move], most| named(&end, line, Some(reviewed.mv.to()), most);
    let mate = |mate: &Mate, line| ReviewMate { plies: mate.plies, line };
    ReviewMove {
        ply: reviewed.ply.into(),
        side: convert::side(reviewed.side),
        usi: reviewed.mv.to_string(),
        best: reviewed.best.map(|worth| score(worth, reviewed.side)),
        score: reviewed.played.map(|worth| score(worth, reviewed.side)),
        class: reviewed.class.map(|class| class.key().to_owned()),
        lost: rounded(reviewed.lost),
        better: before(&reviewed.better, if is_bad { LINE } else { SHORT }),
        expected: if is_bad { after(&reviewed.expected, LINE) } else { Vec::new() },
        missed_mate: reviewed.missed_mate.as_ref().map(|found| mate(found, before(&found.line, MATE_LINE))),
        allows_mate: reviewed.allows_mate.as_ref().map(|found| mate(found, after(&found.line, MATE_LINE))),
        threat: reviewed.threat.as_ref().map(|found| found.plies),
        brinkmate: reviewed.brinkmate.as_ref().map(|line| after(line, MATE_LINE)),
        missed_brinkmate: reviewed.missed_brinkmate.as_ref().map(|line| before(line, MATE_LINE)),
        reasons: reviewed.reasons.iter().copied().filter_map(reason).collect(),
        notices: reviewed.notices.iter().map(convert::notice).collect(),
    }
}

/// A reason that the mates beside it do not tell.
fn reason(reason: Reason) -> Option<ReviewReason> {
    let kind = reason.key().to_owned();
    match reason {
        Reason::LosesPiece(piece) => Some(ReviewReason { kind, piece: Some(piece.usi().to_owned()) }),
        Reason::AllowsFork => Some(ReviewReason { kind, piece: None }),
        Reason::MissedMate(_) | Reason::AllowsMate(_) | Reason::MissedBrinkmate => None,
    }
}
