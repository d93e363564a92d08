//! The state of one game, made of its events.

mod follow;
mod handle;
mod judge;

use komadai_rules::{ByColor, Color, Delta, History, Move, Position};

use crate::clock::{Clock, Millis, Reading};
use crate::ending::{EndKind, Ending};
use crate::event::{Event, Offer, OfferKind, Stamped};
use crate::input::Holder;
use crate::setup::{Mode, Seat, Setup};

pub use follow::Follow;

/// A move that was played.
#[derive(Clone, Debug)]
pub struct Ply {
    /// The move.
    pub mv: Move,
    /// Who made it.
    pub side: Color,
    /// Whether it gave check.
    pub check: bool,
    /// Whole seconds spent on it, rounded down.
    pub seconds: u32,
    /// The position after it: [`Position::key`].
    key: u64,
    delta: Delta,
    clocks_before: ByColor<Option<Clock>>,
}

/// What the holder of some seats may do now.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct May {
    /// Move.
    pub play: bool,
    /// Take the last own move back (or propose it to a friend).
    pub take_back: bool,
    /// Ask for a hint: against the computer or at a shared board, in assisted mode.
    pub hint: bool,
    /// Go on after the own flag has fallen.
    pub go_on: bool,
    /// Resign.
    pub resign: bool,
    /// Declare.
    pub declare: bool,
    /// Propose 持将棋.
    pub offer_impasse: bool,
    /// Propose 千日手.
    pub offer_repetition: bool,
}

/// Stored events that are no game: the database was changed from outside, or written by other rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadEvent {
    /// Where.
    pub seq: u32,
    /// What is wrong, in English, for the log.
    pub reason: &'static str,
}

impl std::fmt::Display for BadEvent {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "event {}: {}", self.seq, self.reason)
    }
}

impl std::error::Error for BadEvent {}

/// One game between two seats.
#[derive(Clone, Debug)]
pub struct Room {
    setup: Setup,
    created: Millis,
    /// Events so far: the next one's `seq`.
    version: u32,
    /// When the last event happened; time never runs backwards in a room.
    last_at: Millis,
    start: Position,
    position: Position,
    history: History,
    plies: Vec<Ply>,
    clocks: ByColor<Option<Clock>>,
    began: bool,
    /// When the side to move began to think; later than it did if the server was down meanwhile.
    turn_began: Millis,
    offer: Option<Offer>,
    /// The proposal last declined, and after how many moves.
    declined: Option<(Offer, u32)>,
    /// Whose flag has fallen in a game that can be continued.
    lapsed: Option<Color>,
    /// How often it was continued.
    continues: u32,
    ending: Option<Ending>,
}

impl Room {
    /// A game before its first event. The setup must have passed [`Setup::check`].
    pub fn new(setup: Setup, created: Millis) -> Self {
        let start = setup.start();
        Self::from(setup, start, created)
    }

    pub(crate) fn from(setup: Setup, start: Position, created: Millis) -> Self {
        Self {
            clocks: setup.start_clocks(),
            created,
            version: 0,
            last_at: created,
            history: History::new(&start),
            position: start.clone(),
            start,
            plies: Vec::new(),
            began: false,
            turn_began: created,
            offer: None,
            declined: None,
            lapsed: None,
            continues: 0,
            ending: None,
            setup,
        }
    }

    /// The game that these events make.
    ///
    /// # Errors
    /// When an event cannot follow those before it.
    pub fn rebuild(setup: Setup, created: Millis, events: &[Stamped]) -> Result<Self, BadEvent> {
        Self::new(setup, created).after(events)
    }

    pub(crate) fn after(mut self, events: &[Stamped]) -> Result<Self, BadEvent> {
        for event in events {
            self.apply(event)?;
        }
        Ok(self)
    }

    /// How the game was set up; a seat that was open and is taken by now shows who took it.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// When the game was made.
    pub fn created(&self) -> Millis {
        self.created
    }

    /// Events so far.
    pub fn version(&self) -> u32 {
        self.version
    }

    /// The position before the first move.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The position now.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The moves so far.
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// Moves played so far: the version that requests name.
    pub fn ply(&self) -> u32 {
        self.plies.len() as u32
    }

    /// Who moves now (or would, had the game not ended).
    pub fn side_to_move(&self) -> Color {
        self.position.side_to_move()
    }

    /// The proposal that waits.
    pub fn offer(&self) -> Option<Offer> {
        self.offer
    }

    /// How the game ended.
    pub fn ending(&self) -> Option<&Ending> {
        self.ending.as_ref()
    }

    /// Whose flag has fallen, when the game waits to be continued or given up.
    pub fn lapsed(&self) -> Option<Color> {
        self.lapsed
    }

    /// How often the game was continued after a flag had fallen.
    pub fn continues(&self) -> u32 {
        self.continues
    }

    /// Whether the first turn has begun.
    pub fn began(&self) -> bool {
        self.began
    }

    /// Whether a friend is still to come.
    pub fn has_open_seat(&self) -> bool {
        Color::ALL.into_iter().any(|color| self.setup.seats[color] == Seat::Open)
    }

    /// The side whose clock runs.
    pub fn running(&self) -> Option<Color> {
        let side = self.side_to_move();
        (self.is_thinking() && self.clocks[side].is_some()).then_some(side)
    }

    /// The computer's side, when it is its turn.
    pub fn engine_to_move(&self) -> Option<Color> {
        let side = self.side_to_move();
        (self.is_thinking() && self.setup.seats[side].is_engine()).then_some(side)
    }

    /// Each side's clock as it stands at the beginning of the turn.
    pub fn clocks(&self) -> &ByColor<Option<Clock>> {
        &self.clocks
    }

    /// What a side's clock shows; none without a clock.
    pub fn reading(&self, side: Color, now: Millis) -> Option<Reading> {
        let clock = self.clocks[side]?;
        let elapsed = if self.running() == Some(side) { self.elapsed(now) } else { 0 };
        // A flag that fell stays down.
        let fell = self.lapsed.is_some()
            || self.ending.as_ref().is_some_and(|ending| ending.kind == EndKind::Timeout);
        let elapsed = if fell && side == self.side_to_move() { clock.allowance() } else { elapsed };
        Some(clock.reading(elapsed))
    }

    /// When the flag of the side to move falls.
    pub fn deadline(&self) -> Option<Millis> {
        let clock = self.clocks[self.running()?]?;
        Some(self.turn_began + clock.allowance())
    }

    /// How often the position now has stood on the board, this time included.
    pub fn occurrences(&self) -> u16 {
        self.history.occurrences()
    }

    /// What the holder of these seats may do now.
    pub fn may(&self, by: Holder) -> May {
        if self.ending.is_some() || self.has_open_seat() || by.is_none() {
            return May::default();
        }
        if let Some(side) = self.lapsed {
            return May { go_on: by.holds(side), resign: by.holds(side), ..May::default() };
        }
        let turn = by.holds(self.side_to_move());
        let career = self.setup.career;
        let assisted = self.setup.mode == Mode::Assisted;
        let free = self.offer.is_none();
        let engine = self.setup.engine().is_some();
        May {
            play: turn,
            take_back: assisted && !career && (free || engine) && self.back_plies(by).is_ok(),
            go_on: false,
            hint: assisted && !career && turn && (self.setup.shared || engine),
            resign: true,
            declare: turn && (!assisted || self.declaration_holds()),
            offer_impasse: free && self.has_entered_king(),
            offer_repetition: free && self.occurrences() >= 2,
        }
    }

    fn is_thinking(&self) -> bool {
        self.began && self.ending.is_none() && self.lapsed.is_none()
    }

    fn elapsed(&self, now: Millis) -> Millis {
        (now - self.turn_began).max(0)
    }

    /// How many moves taking back means for this asker.
    fn back_plies(&self, by: Holder) -> Result<u32, crate::Refusal> {
        let plies = if self.setup.shared {
            1
        } else {
            let side = by.only().ok_or(crate::Refusal::NotSeated)?;
            if side == self.side_to_move() { 2 } else { 1 }
        };
        if plies <= self.ply() { Ok(plies) } else { Err(crate::Refusal::NothingToTakeBack) }
    }

    /// Makes the event part of the game.
    fn apply(&mut self, stamped: &Stamped) -> Result<(), BadEvent> {
        let bad = |reason| Err(BadEvent { seq: stamped.seq, reason });
        if stamped.seq != self.version {
            return bad("out of order");
        }
        if self.ending.is_some() {
            return bad("after the end");
        }
        let at = stamped.at.max(self.last_at);
        match &stamped.event {
            Event::Seated { side, name } => {
                if self.setup.seats[*side] != Seat::Open {
                    return bad("seat taken");
                }
                self.setup.seats[*side] = Seat::Human { name: name.clone() };
            }
            Event::Began => {
                self.began = true;
                self.turn_began = at;
            }
            Event::Moved { .. } if self.lapsed.is_some() => return bad("a move after the flag has fallen"),
            Event::Moved { usi } => {
                if !self.position.is_legal(*usi) {
                    return bad("illegal move");
                }
                self.play(*usi, at);
            }
            Event::Fouled { side, tried, foul } => {
                self.end(EndKind::Foul, Some(!*side));
                if let Some(ending) = &mut self.ending {
                    ending.foul = Some((*foul, tried.clone()));
                }
            }
            // Giving up after the flag has fallen is to lose by it.
            Event::Resigned { side } if self.lapsed == Some(*side) => {
                self.end(EndKind::Timeout, Some(!*side));
            }
            Event::Resigned { side } => self.end(EndKind::Resign, Some(!*side)),
            Event::TimedOut { side } if self.can_be_continued(*side) => {
                self.lapsed = Some(*side);
                self.offer = None;
            }
            Event::TimedOut { side } => self.end(EndKind::Timeout, Some(!*side)),
            Event::Continued { side } => {
                if self.lapsed != Some(*side) {
                    return bad("nothing to continue");
                }
                self.lapsed = None;
                self.continues += 1;
                self.clocks[*side] = self.setup.start_clocks()[*side];
                self.turn_began = at;
            }
            Event::Declared { side } => self.declare(*side),
            Event::Offered { by, kind } => self.offer = Some(Offer { kind: *kind, by: *by }),
            Event::Answered { accept } => {
                let Some(offer) = self.offer.take() else { return bad("nothing to answer") };
                match offer.kind {
                    _ if !accept => self.declined = Some((offer, self.ply())),
                    OfferKind::Impasse => self.count_impasse(),
                    OfferKind::Repetition => self.end(EndKind::Repetition, None),
                    // The moves go with the event that follows.
                    OfferKind::TakeBack => {}
                }
            }
            Event::TakenBack { plies } => {
                if *plies > self.ply() {
                    return bad("more taken back than played");
                }
                self.take_back(*plies, at);
            }
            Event::Downtime { from } => {
                let charged = ((*from).min(at) - self.turn_began).max(0);
                self.turn_began = at - charged;
            }
        }
        self.version += 1;
        self.last_at = at;
        Ok(())
    }

    fn can_be_continued(&self, side: Color) -> bool {
        self.setup.career && !self.setup.seats[side].is_engine()
    }

    fn play(&mut self, mv: Move, at: Millis) {
        let side = self.side_to_move();
        let seconds = if self.began { (self.elapsed(at) / 1000) as u32 } else { 0 };
        let clocks_before = self.clocks;
        if let Some(clock) = &mut self.clocks[side] {
            clock.spend(seconds);
        }
        let delta = self.position.do_move(mv);
        self.history.push(&self.position);
        let check = self.position.in_check();
        let key = self.position.key();
        self.plies.push(Ply { mv, side, check, seconds, key, delta, clocks_before });
        self.turn_began = at;
        self.offer = None;
        self.judge(mv);
    }

    fn take_back(&mut self, plies: u32, at: Millis) {
        for _ in 0..plies {
            let Some(ply) = self.plies.pop() else { break };
            self.position.undo_move(ply.mv, ply.delta);
            self.history.pop();
            self.clocks = ply.clocks_before;
        }
        self.turn_began = at;
        self.offer = None;
        self.declined = None;
    }
}
