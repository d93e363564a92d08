//! The task that owns one live game: the only one that changes it.

mod ask;
mod follow;
mod think;

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use komadai_game::{Effect, Input, Millis, Refusal};
use komadai_store::{EventRow, Identity, Seat};
use komadai_wire::{ClientMessage, Problem, ServerMessage};
use tokio::sync::{mpsc, oneshot};

use crate::live::{Live, event_row, summary};
use crate::opponent::{Failure, Thought};
use crate::problem::{Fault, refused};
use crate::road;
use crate::state::{App, closed};
use crate::view::{self, Viewer};

use think::Thinker;

/// A room with nobody in it and no clock running leaves after this long.
const LINGER: Duration = Duration::from_mins(1);

/// After the store has failed nothing is tried by itself for this long.
const BREATH: Duration = Duration::from_secs(2);

/// Visitors of one game at most.
const VISITORS: usize = 200;

/// What a room is asked.
#[derive(Debug)]
pub(crate) enum Command {
    /// Somebody opens the game's page; answered with the visitor's number.
    Enter { guest: Guest, reply: oneshot::Sender<Result<u64, Fault>> },
    /// A connection has closed.
    Leave { visitor: u64 },
    /// A message came in.
    Ask { visitor: u64, message: ClientMessage },
    /// Somebody comes by the open seat's link.
    Sit { identity: Identity, token: String, name: Option<String>, reply: oneshot::Sender<Result<(), Fault>> },
    /// A rematch, or a replay; answered with the new game's id.
    Follow { identity: Option<Identity>, replay: bool, reply: oneshot::Sender<Result<String, Fault>> },
    /// The computer has thought.
    Thought { job: u64, thought: Thought },
    /// The computer has failed twice; it is tried again later.
    EngineFailed { job: u64 },
    /// The server has slept.
    Wake,
    /// A hint is ready.
    Hinted { visitor: u64, ply: u32, result: Result<Thought, Failure> },
}

/// Who enters.
#[derive(Debug)]
pub(crate) struct Guest {
    pub(crate) identity: Option<Identity>,
    /// Hosts for an invitation, best first.
    pub(crate) hosts: Vec<String>,
    /// What is told goes here; a guest who lets it fill up is dropped.
    pub(crate) outbox: mpsc::Sender<Utf8Bytes>,
}

#[derive(Debug)]
struct Visitor {
    guest: Guest,
    viewer: Viewer,
    hint: Option<tokio::task::AbortHandle>,
}

/// One live game with everyone who looks at it.
pub(crate) struct RoomTask {
    app: App,
    live: Live,
    visitors: HashMap<u64, Visitor>,
    entered: u64,
    /// Weak, so that the room ends when nobody else can reach it.
    commands: mpsc::WeakSender<Command>,
    thinker: Thinker,
    timer: Option<Millis>,
    /// Sleeps of the server that the game has been told of.
    sleeps: u32,
    ticking: Arc<AtomicBool>,
    /// The store failed and the game could not be read again.
    broken: bool,
}

impl RoomTask {
    pub(crate) fn new(
        app: App,
        live: Live,
        commands: mpsc::WeakSender<Command>,
        ticking: Arc<AtomicBool>,
    ) -> Self {
        let app_sleeps = app.time.moment().sleeps;
        Self {
            app,
            live,
            visitors: HashMap::new(),
            entered: 0,
            commands,
            thinker: Thinker::default(),
            timer: None,
            sleeps: app_sleeps,
            ticking,
            broken: false,
        }
    }

    /// Serves the room until it is left. `alive` is when a server last had this game with its clock running.
    pub(crate) async fn run(mut self, mut queue: mpsc::Receiver<Command>, alive: Option<Millis>) {
        self.act(Input::Wake { alive }, None).await;
        let mut closing = self.app.closing.subscribe();
        while !self.broken {
            let bell = self.timer.map_or(Duration::ZERO, |timer| {
                Duration::from_millis((timer - self.app.now()).max(0).unsigned_abs())
            });
            tokio::select! {
                command = queue.recv() => match command {
                    Some(command) => self.command(command).await,
                    None => return,
                },
                () = tokio::time::sleep(bell), if self.timer.is_some() => self.act(Input::Tick, None).await,
                () = tokio::time::sleep(LINGER), if self.is_deserted() => {
                    if self.app.rooms.leave(&self.live.id, &mut queue).await {
                        return;
                    }
                }
                () = closed(&mut closing) => return,
            }
        }
        self.app.rooms.drop_broken(&self.live.id).await;
    }

    fn is_deserted(&self) -> bool {
        self.visitors.is_empty() && self.live.room.running().is_none() && !self.thinker.is_thinking()
    }

    async fn command(&mut self, command: Command) {
        match command {
            Command::Enter { guest, reply } => self.enter(guest, reply).await,
            Command::Leave { visitor } => self.leave(visitor),
            Command::Ask { visitor, message } => self.ask(visitor, message).await,
            Command::Sit { identity, token, name, reply } => {
                let answer = self.sit(identity, &token, name).await;
                // Nobody waits for the answer any more when this fails.
                let _ = reply.send(answer);
            }
            Command::Follow { identity, replay, reply } => {
                let answer = self.follow(identity, replay).await;
                let _ = reply.send(answer);
            }
            Command::Thought { job, thought } => self.thought(job, thought).await,
            Command::EngineFailed { job } => {
                if self.thinker.is_current(job) {
                    self.tell_all(&ServerMessage::Refused { problem: Problem::new("engine_failed") });
                }
            }
            Command::Wake => self.act(Input::Tick, None).await,
            Command::Hinted { visitor, ply, result } => self.hinted(visitor, ply, result),
        }
    }

    async fn enter(&mut self, guest: Guest, reply: oneshot::Sender<Result<u64, Fault>>) {
        if self.visitors.len() >= VISITORS {
            let _ = reply.send(Err(Fault::busy()));
            return;
        }
        let viewer = self.viewer(&guest);
        let holder = viewer.holder;
        self.entered += 1;
        let number = self.entered;
        if reply.send(Ok(number)).is_err() {
            return;
        }
        self.visitors.insert(number, Visitor { guest, viewer, hint: None });
        let news = self.count_present();
        if !holder.is_none() && self.live.room.setup().engine().is_some() && self.live.room.ending().is_none()
        {
            self.app.opponent.warm();
        }
        let began = !holder.is_none() && !self.live.room.began() && {
            self.act(Input::Begin, Some(number)).await;
            self.live.room.began()
        };
        if began {
            return;
        }
        self.tell_game(number);
        if news {
            self.tell_others(number);
        }
    }

    fn leave(&mut self, number: u64) {
        self.remove(number);
        if self.count_present() {
            self.tell_game_to_all();
        }
    }

    fn remove(&mut self, number: u64) {
        let visitor = self.visitors.remove(&number);
        if let Some(hint) = visitor.and_then(|visitor| visitor.hint) {
            hint.abort();
        }
    }

    /// Counts who is connected. True if that shows.
    fn count_present(&mut self) -> bool {
        let shown = |live: &Live| komadai_rules::Color::ALL.map(|color| live.present[color] > 0);
        let before = shown(&self.live);
        for color in komadai_rules::Color::ALL {
            let holders = self.visitors.values().filter(|visitor| visitor.viewer.holder.holds(color));
            self.live.present[color] = holders.count() as u32;
        }
        shown(&self.live) != before
    }

    fn viewer(&self, guest: &Guest) -> Viewer {
        Viewer {
            holder: self.live.holder(guest.identity),
            is_creator: guest.identity == Some(self.live.creator),
            hosts: guest.hosts.clone(),
        }
    }

    /// Hands a request to the game and does what it says.
    async fn act(&mut self, input: Input, asker: Option<u64>) {
        self.act_and_seat(input, asker, None).await;
    }

    /// As [`Self::act`], for a request that takes a seat. True when it was stored, or there was nothing to store.
    async fn act_and_seat(
        &mut self,
        input: Input,
        asker: Option<u64>,
        seat: Option<(Seat, Identity)>,
    ) -> bool {
        let moment = self.app.time.moment();
        if moment.sleeps != self.sleeps {
            self.sleeps = moment.sleeps;
            let woken = Input::Wake { alive: Some(moment.slept_from) };
            if !self.act_at(woken, None, None, moment.now).await {
                return false;
            }
        }
        self.act_at(input, asker, seat, moment.now).await
    }

    async fn act_at(
        &mut self,
        input: Input,
        asker: Option<u64>,
        seat: Option<(Seat, Identity)>,
        now: Millis,
    ) -> bool {
        let effects = self.live.room.handle(input, now);
        let events: Vec<EventRow> = effects
            .iter()
            .filter_map(|effect| match effect {
                Effect::Store(stamped) => Some(event_row(stamped)),
                _ => None,
            })
            .collect();
        if !events.is_empty() {
            let summary = summary(&self.live.room);
            if let Err(error) = self.app.store.append(&self.live.id, &events, &summary, seat).await {
                tracing::error!(game = self.live.id, %error, "a game could not be stored");
                self.recover(asker).await;
                return false;
            }
            self.live.show_plies();
        }
        self.ticking.store(self.live.room.running().is_some(), Ordering::Relaxed);
        self.carry_out(&effects, asker);
        if effects.contains(&Effect::Ended) {
            self.note_result();
        }
        true
    }

    /// Tells what is stored by now, and arms what is to come.
    fn carry_out(&mut self, effects: &[Effect], asker: Option<u64>) {
        // The whole game says everything that the smaller messages would.
        let whole = effects.contains(&Effect::Reset);
        for effect in effects {
            match effect {
                Effect::Store(_) => {}
                Effect::Reset => self.tell_game_to_all(),
                Effect::Moved | Effect::Ended | Effect::Offer if whole => {}
                Effect::Moved => self.tell_moved(),
                Effect::Ended => {
                    let ended = view::ended(&self.live, self.app.now());
                    self.tell_all_maybe(ended.as_ref());
                }
                Effect::Offer => {
                    self.tell_all(&ServerMessage::Offer { offer: view::offer(&self.live) });
                }
                Effect::Resend => self.tell_asker(asker, None),
                Effect::Refused(refusal) => self.tell_asker(asker, Some(*refusal)),
                Effect::Think(side) => self.think(*side),
                Effect::Timer(timer) => self.timer = *timer,
            }
        }
        if self.live.room.engine_to_move().is_none() {
            self.thinker.stop();
        }
    }

    /// The career learns of the end. Should that fail, or the server die first, it does so when it is next looked at.
    fn note_result(&self) {
        if !self.live.room.setup().career {
            return;
        }
        let (app, owner) = (self.app.clone(), self.live.creator);
        tokio::spawn(async move {
            if let Err(fault) = road::settle(&app, owner).await {
                tracing::warn!(?fault, "a result could not be noted yet");
            }
        });
    }

    fn tell_asker(&mut self, asker: Option<u64>, refusal: Option<Refusal>) {
        let Some(asker) = asker else { return };
        if let Some(refusal) = refusal {
            self.tell(asker, &ServerMessage::Refused { problem: refused(refusal) });
        }
        // Whoever was mistaken about the game sees it as it is.
        if matches!(refusal, None | Some(Refusal::Stale { .. } | Refusal::GameOver | Refusal::NotYourTurn)) {
            self.tell_game(asker);
        }
    }

    /// The store failed: the game is as it was last stored, if it can be read.
    async fn recover(&mut self, asker: Option<u64>) {
        let id = self.live.id.clone();
        match self.app.load(&id).await {
            Ok((mut live, _)) => {
                live.present = self.live.present;
                self.live = live;
                self.look_again();
                // Not at once: a disk that is full now is still full in a millisecond.
                let soonest = self.app.now() + BREATH.as_millis() as Millis;
                self.timer = self.live.room.deadline().map(|deadline| deadline.max(soonest));
                self.thinker.stop();
                if let Some(side) = self.live.room.engine_to_move() {
                    self.think_after(side, BREATH);
                }
            }
            Err(_) => self.broken = true,
        }
        if let Some(asker) = asker {
            self.tell(asker, &ServerMessage::Refused { problem: Fault::storage().problem });
        }
        if !self.broken {
            self.tell_game_to_all();
        }
    }

    fn tell_moved(&mut self) {
        let now = self.app.now();
        let mut lost = Vec::new();
        let mut written: Vec<(komadai_game::Holder, Utf8Bytes)> = Vec::new();
        for (number, visitor) in &self.visitors {
            let holder = visitor.viewer.holder;
            let known = written.iter().find(|(of, _)| *of == holder).map(|(_, text)| text.clone());
            let text = if let Some(text) = known {
                text
            } else {
                let Some(message) = view::moved(&self.live, holder, now) else { return };
                let text = encode(&message);
                written.push((holder, text.clone()));
                text
            };
            if visitor.guest.outbox.try_send(text).is_err() {
                lost.push(*number);
            }
        }
        self.drop_slow(&lost);
    }

    fn tell_game(&mut self, number: u64) {
        let Some(visitor) = self.visitors.get(&number) else { return };
        let game = Box::new(view::game(&self.live, &visitor.viewer, self.app.now()));
        self.tell(number, &ServerMessage::Game { game });
    }

    fn tell_game_to_all(&mut self) {
        self.tell_others(0);
    }

    fn tell_others(&mut self, but: u64) {
        let numbers: Vec<u64> = self.visitors.keys().copied().filter(|number| *number != but).collect();
        for number in numbers {
            self.tell_game(number);
        }
    }

    fn tell_all_maybe(&mut self, message: Option<&ServerMessage>) {
        if let Some(message) = message {
            self.tell_all(message);
        }
    }

    fn tell_all(&mut self, message: &ServerMessage) {
        let text = encode(message);
        let lost: Vec<u64> = self
            .visitors
            .iter()
            .filter(|(_, visitor)| visitor.guest.outbox.try_send(text.clone()).is_err())
            .map(|(number, _)| *number)
            .collect();
        self.drop_slow(&lost);
    }

    fn tell(&mut self, number: u64, message: &ServerMessage) {
        let Some(visitor) = self.visitors.get(&number) else { return };
        if visitor.guest.outbox.try_send(encode(message)).is_err() {
            self.drop_slow(&[number]);
        }
    }

    /// Lets go of visitors who do not keep up; their browsers connect again.
    fn drop_slow(&mut self, numbers: &[u64]) {
        for number in numbers {
            self.remove(*number);
        }
        if !numbers.is_empty() {
            self.count_present();
        }
    }
}

fn encode(message: &ServerMessage) -> Utf8Bytes {
    serde_json::to_string(message).expect("a message is plain data").into()
}
