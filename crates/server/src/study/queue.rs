//! Reviews in line: as many are made at once as there are cores, whoever has fewest being made is next, and a restart goes
//! on with all that wait.

use std::sync::Arc;

use komadai_coach::review::Evaluation;
use komadai_store::{Identity, QueuedReview};
use komadai_wire::ReviewState;
use tokio::runtime::Handle;

use super::job::Job;
use super::review::{Game, make};
use super::seen;
use crate::api::records::tree_of;
use crate::problem::Fault;
use crate::state::{App, closed};

/// Reviews that wait or are made, all together and of one owner.
const MOST_JOBS: usize = 64;
const MOST_OF_ONE: usize = 16;

/// A review that waits.
#[derive(Debug)]
pub(super) struct Entry {
    pub(super) job: Arc<Job>,
    pub(super) game: Game,
    /// What was seen of the first positions before a restart.
    pub(super) seen: Vec<Evaluation>,
}

/// Who waits and who does not.
#[derive(Debug, Default)]
pub(super) struct Queue {
    waiting: Vec<Entry>,
    /// The owners of those that are made.
    running: Vec<i64>,
}

impl Queue {
    /// Whether one more of this owner may come.
    fn has_room(&self, owner: i64) -> bool {
        let of_one = self.of(owner) + self.waiting.iter().filter(|entry| entry.job.owner == owner).count();
        self.waiting.len() + self.running.len() < MOST_JOBS && of_one < MOST_OF_ONE
    }

    fn of(&self, owner: i64) -> usize {
        self.running.iter().filter(|running| **running == owner).count()
    }

    /// The next one to be made, if there is a core for it: of those whose owner has the fewest being made the one that came first.
    fn next(&mut self, cores: usize) -> Option<Entry> {
        if self.running.len() >= cores {
            return None;
        }
        let fairest = |at: &usize| (self.of(self.waiting[*at].job.owner), *at);
        let at = (0..self.waiting.len()).min_by_key(fairest)?;
        let entry = self.waiting.remove(at);
        self.running.push(entry.job.owner);
        Some(entry)
    }

    fn ended(&mut self, owner: i64) {
        if let Some(at) = self.running.iter().position(|running| *running == owner) {
            self.running.swap_remove(at);
        }
    }

    /// Takes one out that waits.
    fn withdraw(&mut self, id: &str) -> Option<Entry> {
        let at = self.waiting.iter().position(|entry| entry.game.id == id)?;
        Some(self.waiting.remove(at))
    }

    /// Tells each that waits how many come before it.
    fn tell(&self) {
        for (ahead, entry) in self.waiting.iter().enumerate() {
            entry.job.waits(Some(ahead as u32));
        }
    }

    /// How many wait, and how many are made.
    pub(super) fn length(&self) -> (usize, usize) {
        (self.waiting.len(), self.running.len())
    }
}

/// Puts a review in line; it is stored before it is told of.
pub(super) async fn put(app: &App, job: &Arc<Job>, game: Game, engine: Option<&str>) -> Result<(), Fault> {
    let id = game.id.clone();
    if !app.study.queue().has_room(job.owner) {
        return Err(Fault::busy());
    }
    app.store.queue_review(&id, &job.whole().run, game.nodes, engine, app.now()).await?;
    enter(app, Entry { job: job.clone(), game, seen: Vec::new() });
    Ok(())
}

/// Goes on with the reviews that an earlier run of the server left.
pub(crate) async fn resume(app: &App) {
    let left = match app.store.queued_reviews().await {
        Ok(left) => left,
        Err(error) => {
            tracing::error!(%error, "the reviews that wait cannot be read");
            return;
        }
    };
    for queued in left {
        if let Err(fault) = resume_one(app, &queued).await {
            tracing::warn!(record = queued.id, kind = fault.problem.kind, "a review cannot be gone on with");
            let _ = app.store.unqueue_review(&queued.id, &queued.run).await;
        }
    }
}

async fn resume_one(app: &App, queued: &QueuedReview) -> Result<(), Fault> {
    let QueuedReview { id, owner: Identity(owner), run, nodes, engine, seen } = queued;
    let record = tree_of(app, id).await?;
    let engines = app.study.known(app, engine.as_deref()).await?;
    let game = Game::of(id.clone(), &record, *nodes, engines).ok_or_else(|| Fault::bad("bad_position"))?;
    let seen = seen::read(seen, &game.moves);
    let job = Arc::new(Job::new(run.clone(), *nodes, game.moves.len() as u32, *owner));
    app.study.reviews().insert(id.clone(), job.clone());
    enter(app, Entry { job, game, seen });
    Ok(())
}

fn enter(app: &App, entry: Entry) {
    app.study.queue().waiting.push(entry);
    dispatch(app);
}

/// Begins what there is a core for.
fn dispatch(app: &App) {
    loop {
        let next = {
            let mut queue = app.study.queue();
            let next = queue.next(app.study.cores);
            queue.tell();
            next
        };
        match next {
            Some(entry) => begin(app, entry),
            None => return,
        }
    }
}

fn begin(app: &App, entry: Entry) {
    let Entry { job, game, seen } = entry;
    job.waits(None);
    let (mut closing, stopping) = (app.closing.subscribe(), job.clone());
    tokio::spawn(async move {
        tokio::select! {
            () = closed(&mut closing) => stopping.stop(),
            () = stopping.over() => {}
        }
    });
    let (app, runtime) = (app.clone(), Handle::current());
    tokio::spawn(async move {
        let (id, owner) = (game.id.clone(), job.owner);
        let (state, made) = (app.clone(), job.clone());
        let made = tokio::task::spawn_blocking(move || make(&state, &made, &game, seen, &runtime)).await;
        if let Err(error) = made {
            tracing::error!(record = id, %error, "a review failed");
            let _ = app.store.unqueue_review(&id, &job.whole().run).await;
            app.study.over(&id);
            job.ended(ReviewState::Failed, None);
        }
        app.study.queue().ended(owner);
        if !*app.closing.borrow() {
            dispatch(&app);
        }
    });
}

/// Ends a record's review, whether it waits or is being made. One that is being made tells itself when it is over.
pub(crate) async fn stop(app: &App, id: &str) {
    let Some(job) = app.study.reviews().get(id).cloned() else { return };
    job.stop();
    let waited = app.study.queue().withdraw(id);
    if waited.is_some() {
        let _ = app.store.unqueue_review(id, &job.whole().run).await;
        app.study.over(id);
        job.ended(ReviewState::Stopped, None);
        app.study.queue().tell();
    }
}

#[cfg(test)]
mod tests {
    use komadai_rules::{Position, START_SFEN};

    use super::*;
    use crate::engines::{Engines, Program};

    fn entry(id: &str, owner: i64) -> Entry {
        let start = START_SFEN.parse().unwrap();
        let engines = Engines::of(Program::komadai("/bin/true".into()), 1);
        let position = Position::start();
        let game = Game { id: id.to_owned(), start, position, moves: Vec::new(), nodes: 1_000, engines };
        Entry { job: Arc::new(Job::new(id.to_owned(), 1_000, 0, owner)), game, seen: Vec::new() }
    }

    fn queue(waiting: Vec<Entry>) -> Queue {
        Queue { waiting, running: Vec::new() }
    }

    fn next(queue: &mut Queue, cores: usize) -> Option<String> {
        queue.next(cores).map(|entry| entry.game.id)
    }

    #[test]
    fn whoever_has_fewest_is_next_and_no_more_run_than_there_are_cores() {
        let mut queue = queue(vec![entry("a1", 1), entry("a2", 1), entry("a3", 1), entry("b1", 2)]);
        assert_eq!(next(&mut queue, 2).as_deref(), Some("a1"));
        assert_eq!(next(&mut queue, 2).as_deref(), Some("b1"), "another's comes before the second of one");
        assert_eq!(next(&mut queue, 2), None);
        queue.tell();
        assert_eq!(queue.waiting[1].job.whole().ahead, Some(1));
        queue.ended(1);
        assert_eq!(next(&mut queue, 2).as_deref(), Some("a2"));
        assert_eq!(queue.withdraw("a3").map(|entry| entry.game.id).as_deref(), Some("a3"));
        assert_eq!(queue.length(), (0, 2));
    }

    #[test]
    fn nobody_fills_the_queue_alone() {
        let of_one = queue((0..MOST_OF_ONE).map(|number| entry(&number.to_string(), 1)).collect());
        assert!(!of_one.has_room(1) && of_one.has_room(2));
        let full = queue((0..MOST_JOBS as i64).map(|number| entry(&number.to_string(), number)).collect());
        assert!(!full.has_room(1_000));
    }
}
