//! A room with a hand on the clock, for tests.

use komadai_rules::{ByColor, Color, DeclarationRule, Handicap, Position};

use crate::{ClockSetup, Effect, EndKind, Holder, Input, Level, Millis, Mode, Room, Seat, Setup, Stamped};

pub(super) fn human() -> Seat {
    Seat::Human { name: None }
}

/// A casual game between friends on two devices.
pub(super) fn friends() -> Setup {
    Setup {
        handicap: Handicap::Even,
        seats: ByColor { black: human(), white: human() },
        shared: false,
        clocks: ByColor { black: None, white: None },
        from: None,
        left: None,
        points: DeclarationRule::Points27,
        try_rule: false,
        move_limit: None,
        draw_replay: false,
        replay_floor_s: Setup::REPLAY_FLOOR_S,
        mode: Mode::Assisted,
        furigoma: None,
        career: false,
    }
}

pub(super) fn shared() -> Setup {
    Setup { shared: true, ..friends() }
}

/// The computer plays White.
pub(super) fn computer() -> Setup {
    let white = Seat::Engine { level: Level::from_id("5k").unwrap(), character: None };
    Setup { seats: ByColor { black: human(), white }, ..friends() }
}

/// The computer plays White in a career.
pub(super) fn career() -> Setup {
    Setup { career: true, ..computer() }
}

pub(super) fn real(setup: Setup) -> Setup {
    Setup { mode: Mode::Real, ..setup }
}

pub(super) fn clocked(setup: Setup, main_s: u32, byoyomi_s: u32, increment_s: u32) -> Setup {
    let clock = Some(ClockSetup { main_s, byoyomi_s, increment_s, periods: 0, period_s: 0 });
    Setup { clocks: ByColor { black: clock, white: clock }, ..setup }
}

pub(super) struct Table {
    pub(super) room: Room,
    pub(super) now: Millis,
    pub(super) stored: Vec<Stamped>,
    fresh: Room,
}

impl Table {
    pub(super) fn new(setup: Setup) -> Self {
        let start = setup.start();
        Self::at(setup, &start.to_string())
    }

    pub(super) fn at(setup: Setup, sfen: &str) -> Self {
        let now = 1_700_000_000_000;
        let start = Position::from_sfen(sfen).unwrap();
        let room = Room::from(setup, start, now);
        let mut table = Self { fresh: room.clone(), room, now, stored: Vec::new() };
        table.ask(Input::Begin);
        table
    }

    /// Hands the request in and keeps what is to be stored; the rebuilt room must always be the same.
    pub(super) fn ask(&mut self, input: Input) -> Vec<Effect> {
        let effects = self.room.handle(input, self.now);
        for effect in &effects {
            if let Effect::Store(stamped) = effect {
                self.stored.push(stamped.clone());
            }
        }
        let rebuilt = self.fresh.clone().after(&self.stored).unwrap();
        assert_eq!(digest(&rebuilt, self.now), digest(&self.room, self.now));
        effects
    }

    pub(super) fn wait(&mut self, ms: Millis) -> &mut Self {
        self.now += ms;
        self
    }

    /// The side to move plays.
    pub(super) fn play(&mut self, usi: &str) -> Vec<Effect> {
        let by = if self.room.setup().shared { Holder::BOTH } else { Holder::one(self.room.side_to_move()) };
        self.play_by(by, usi)
    }

    pub(super) fn play_by(&mut self, by: Holder, usi: &str) -> Vec<Effect> {
        let ply = self.room.ply();
        self.ask(Input::Move { by, ply, tried: usi.parse().unwrap() })
    }

    pub(super) fn play_all(&mut self, moves: &str) {
        for usi in moves.split_whitespace() {
            assert_eq!(self.end(), None, "before {usi}");
            let before = self.room.ply();
            let effects = self.play(usi);
            assert_eq!(self.room.ply(), before + 1, "{usi}: {effects:?}");
        }
    }

    /// Kind, winner and number of moves.
    pub(super) fn end(&self) -> Option<(EndKind, Option<Color>, u32)> {
        self.room.ending().map(|ending| (ending.kind, ending.winner, ending.ply))
    }

    pub(super) fn digest(&self) -> String {
        digest(&self.room, self.now)
    }
}

/// Everything that can be seen of a room.
pub(super) fn digest(room: &Room, now: Millis) -> String {
    let plies: Vec<_> = room.plies().iter().map(|ply| (ply.mv, ply.seconds, ply.check)).collect();
    format!(
        "{} {plies:?} {:?} {:?} {:?} {:?} {:?} {:?} {} {:?} {}",
        room.position(),
        room.reading(Color::Black, now),
        room.reading(Color::White, now),
        room.deadline(),
        room.offer(),
        room.ending(),
        room.setup(),
        room.version(),
        room.lapsed(),
        room.continues()
    )
}

pub(super) fn refusal(effects: &[Effect]) -> Option<&'static str> {
    effects.iter().find_map(|effect| match effect {
        Effect::Refused(refusal) => Some(refusal.key()),
        _ => None,
    })
}
