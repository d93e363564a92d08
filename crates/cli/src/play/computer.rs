//! The computer's thread.

use std::sync::Arc;
use std::sync::mpsc::{Sender, channel};

use komadai_book::own_book;
use komadai_engine::grade::strength;
use komadai_engine::{Decision, Options, Stopwatch, by_heart, decide, own_network, plan};
use komadai_game::{Level, Room};
use komadai_protocol::{Clocks, Go};
use komadai_rules::{Color, Move};
use komadai_search::{Clock as _, Control, Game, Limits, STACK, Searcher, TimePlan};

use super::event::Event;

/// Size of the search's table, in MiB.
const TABLE: usize = 64;
/// How long the strongest grade thinks without a clock, in milliseconds.
const UNHURRIED: u64 = 3_000;
/// How long a hint takes, in milliseconds.
const HINT: u64 = 1_000;

/// What the computer came to.
pub(super) struct Thought {
    /// Which question it answers.
    pub(super) number: u64,
    pub(super) choice: Choice,
}

/// What to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Choice {
    Move(Move),
    Declare,
    Resign,
}

struct Question {
    number: u64,
    game: Game,
    limits: Limits,
    level: Level,
    control: Arc<Control>,
}

/// The computer: one question at a time, the newest one counts.
pub(super) struct Computer {
    questions: Sender<Question>,
    clock: Stopwatch,
    asked: u64,
    running: Option<Arc<Control>>,
}

impl Computer {
    /// Starts the thread, which sends its answers as events.
    pub(super) fn start(events: Sender<Event>, seed: u64) -> std::io::Result<Self> {
        let (questions, inbox) = channel::<Question>();
        let clock = Stopwatch::start();
        std::thread::Builder::new().name("computer".to_owned()).stack_size(STACK).spawn(move || {
            let mut searcher = Searcher::new(TABLE, 1);
            searcher.set_network(own_network());
            for question in inbox {
                let choice = answer(&mut searcher, &question, clock, seed);
                if events.send(Event::Computer(Thought { number: question.number, choice })).is_err() {
                    return;
                }
            }
        })?;
        Ok(Self { questions, clock, asked: 0, running: None })
    }

    /// Asks for the computer's own move. Gives the question's number.
    pub(super) fn think(&mut self, room: &Room, level: Level, now: i64) -> u64 {
        let by_clock = plan(
            &Go { clocks: clocks(room, now), ..Go::default() },
            room.side_to_move(),
            room.position().ply(),
            &Options::default(),
        );
        let unhurried = TimePlan { optimum: UNHURRIED, maximum: UNHURRIED };
        let time = match level {
            Level::Grade(_) => by_clock,
            Level::Max => by_clock.or(Some(unhurried)),
        };
        self.ask(room, level, time)
    }

    /// Asks for a good move for the person.
    pub(super) fn hint(&mut self, room: &Room) -> u64 {
        self.ask(room, Level::Max, Some(TimePlan { optimum: HINT, maximum: HINT }))
    }

    /// Whether this is the question asked last.
    pub(super) fn is_awaited(&self, number: u64) -> bool {
        self.running.is_some() && number == self.asked
    }

    /// Drops whatever is being thought.
    pub(super) fn stop(&mut self) {
        if let Some(control) = self.running.take() {
            control.stop();
        }
    }

    fn ask(&mut self, room: &Room, level: Level, time: Option<TimePlan>) -> u64 {
        self.stop();
        self.asked += 1;
        let control = Arc::new(Control::new(self.clock.milliseconds(), time, false));
        self.running = Some(Arc::clone(&control));
        let mut limits = Limits { given_points: room.setup().handicap.given_points(), ..Limits::default() };
        if let Level::Grade(grade) = level {
            strength(grade).restrict(&mut limits);
        }
        let game =
            Game { start: room.start().clone(), moves: room.plies().iter().map(|ply| ply.mv).collect() };
        // A thread that is gone answers nothing, and the clock or the person ends the game.
        let _ = self.questions.send(Question { number: self.asked, game, limits, level, control });
        self.asked
    }
}

fn clocks(room: &Room, now: i64) -> Clocks {
    let mut clocks = Clocks::default();
    for color in Color::ALL {
        let Some(reading) = room.reading(color, now) else { continue };
        let setup = room.clocks()[color].map(|clock| clock.setup()).unwrap_or_default();
        let increment = u64::from(setup.increment_s) * 1000;
        match color {
            Color::Black => (clocks.btime, clocks.binc) = (Some(reading.main_ms.into()), Some(increment)),
            Color::White => (clocks.wtime, clocks.winc) = (Some(reading.main_ms.into()), Some(increment)),
        }
        if color == room.side_to_move() {
            clocks.byoyomi = Some(reading.byoyomi_ms.into());
        }
    }
    clocks
}

fn answer(searcher: &mut Searcher, question: &Question, clock: Stopwatch, seed: u64) -> Choice {
    let strength = match question.level {
        Level::Grade(grade) => Some(strength(grade)),
        Level::Max => None,
    };
    if let Some(strength) = &strength
        && let Some(known) = by_heart(own_book(), &question.game, strength, seed)
    {
        return Choice::Move(known.mv);
    }
    let outcome = searcher.go(&question.game, &question.limits, &question.control, &clock, &mut |_| {});
    let decision = match &strength {
        Some(strength) => decide(&outcome, &question.game, strength, seed),
        None if outcome.declares => Decision::Declare,
        None => Decision::Play(0),
    };
    match decision {
        Decision::Declare => Choice::Declare,
        Decision::Resign => Choice::Resign,
        Decision::Play(index) => {
            outcome.lines.get(index).map_or(Choice::Resign, |line| Choice::Move(line.moves[0]))
        }
    }
}
