//! The game as it runs: what happened, what it changes, what is shown.

use std::collections::VecDeque;
use std::io::{IsTerminal as _, Write as _};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

use komadai_engine::Stopwatch;
use komadai_game::{Effect, EndKind, Holder, Input, Level, Millis, OfferKind, Reading, Refusal, Room, Tried};
use komadai_record::notation::{NotationErrorKind, parse_move, parse_moves};
use komadai_rules::{Color, Move, Position, Square, furigoma::Face};
use komadai_search::Clock as _;
use komadai_text::Text;

use super::command::{self, Command};
use super::computer::{Choice, Computer, Thought};
use super::event::{self, Event};
use super::save;
use super::setup::Wish;
use crate::board::{self, Style};
use crate::outcome::{Answer, Failure, say};
use crate::{environment, words};

/// One game in the terminal.
pub(super) struct Session<'t> {
    text: &'t Text,
    room: Room,
    side: Color,
    level: Level,
    computer: Computer,
    events: Receiver<Event>,
    clock: Stopwatch,
    started: String,
    style: Style,
    /// Where the game is kept; files of others are never written over.
    file: Option<PathBuf>,
    /// The last move in words, shown above the board.
    last_words: Option<String>,
    /// A hint was asked for: the computer's next thought is for the person.
    hinting: bool,
    /// The rest of a line of moves that was typed, from the computer's or the person's next move on.
    planned: VecDeque<Move>,
    /// Lines that a script wrote ahead; none from a keyboard, where a line too early is answered at once.
    ahead: VecDeque<Event>,
    scripted: bool,
}

/// Whether to go on.
enum Next {
    Wait,
    Leave,
}

impl<'t> Session<'t> {
    /// Sets the pieces up.
    pub(super) fn new(wish: Wish, text: &'t Text) -> Result<Self, Failure> {
        let system = |error: std::io::Error| {
            Failure(text.with("play-cannot-start", &[("error", text.system(&error).into())]))
        };
        if let Some(file) = wish.file.as_deref().filter(|file| file.exists()) {
            return Err(Failure(
                text.with("play-file-exists", &[("file", file.display().to_string().into())]),
            ));
        }
        let style = Style {
            flipped: wish.side == Color::White,
            color: environment::wants_color(),
            handicap: !wish.setup.handicap.is_even(),
        };
        let (sender, events) = channel();
        event::listen(&sender).map_err(system)?;
        let computer = Computer::start(sender, fresh_seed()).map_err(system)?;
        Ok(Self {
            text,
            room: Room::new(wish.setup, 0),
            side: wish.side,
            level: wish.level,
            computer,
            events,
            clock: Stopwatch::start(),
            started: jiff::ZonedDateTime::now().strftime("%Y/%m/%d %H:%M:%S").to_string(),
            style,
            file: wish.file,
            last_words: None,
            hinting: false,
            planned: VecDeque::new(),
            ahead: VecDeque::new(),
            scripted: !std::io::stdin().is_terminal(),
        })
    }

    /// Plays to the end, or until the person leaves.
    pub(super) fn play(mut self) -> Answer {
        self.greet();
        self.input(Input::Begin);
        self.show();
        loop {
            if self.room.ending().is_none() && self.room.engine_to_move().is_none() && !self.hinting {
                if let Some(mv) = self.planned.pop_front() {
                    self.enter(mv);
                    continue;
                }
                self.prompt();
            }
            let next = match self.next_event() {
                Err(RecvTimeoutError::Timeout) => {
                    self.input(Input::Tick);
                    Next::Wait
                }
                Err(RecvTimeoutError::Disconnected) | Ok(Event::EndOfInput | Event::Interrupt) => Next::Leave,
                Ok(Event::Computer(thought)) => {
                    self.thought(&thought);
                    Next::Wait
                }
                Ok(Event::Line(line)) => self.typed(&line),
            };
            if matches!(next, Next::Leave) {
                self.leave();
                return Answer::Yes;
            }
        }
    }

    /// The next event, or that a flag falls first.
    fn next_event(&mut self) -> Result<Event, RecvTimeoutError> {
        let busy = self.room.engine_to_move().is_some() || self.hinting;
        if !busy && let Some(event) = self.ahead.pop_front() {
            return Ok(event);
        }
        loop {
            let event = match self.room.deadline() {
                None => self.events.recv().map_err(|_| RecvTimeoutError::Disconnected)?,
                Some(deadline) => {
                    let left = (deadline - self.now()).max(0) as u64;
                    self.events.recv_timeout(Duration::from_millis(left))?
                }
            };
            if self.scripted && busy && matches!(event, Event::Line(_) | Event::EndOfInput) {
                self.ahead.push_back(event);
            } else {
                return Ok(event);
            }
        }
    }

    fn now(&self) -> Millis {
        self.clock.milliseconds() as Millis
    }

    fn greet(&self) {
        let setup = self.room.setup();
        if let Some(furigoma) = &setup.furigoma {
            for toss in furigoma.tosses() {
                let faces: String = toss
                    .iter()
                    .map(|face| match face {
                        Face::Pawn => '歩',
                        Face::Tokin => 'と',
                        Face::Standing => '・',
                    })
                    .collect();
                say(self.text.with("play-toss", &[("faces", faces.into())]));
            }
        }
        let grade = match self.level {
            Level::Grade(grade) => Some(grade),
            Level::Max => None,
        };
        let handicap = self.text.get(&format!("handicap-{}", setup.handicap.id()));
        say(self.text.with(
            "play-greeting",
            &[
                ("side", self.side_name(self.side).into()),
                ("grade", words::grade(self.text, grade).into()),
                ("handicap", handicap.into()),
            ],
        ));
        say(self.text.get("play-how"));
    }

    fn side_name(&self, color: Color) -> String {
        words::seat(self.text, color, self.style.handicap)
    }

    fn show(&self) {
        let last_to = self.room.plies().last().map(|ply| ply.mv.to());
        let drawn = board::draw(self.room.position(), last_to, self.style, self.text);
        say("");
        let _ = write!(std::io::stdout(), "{drawn}");
        if let Some(words) = &self.last_words {
            say(self.text.with("position-last-move", &[("move", words.as_str().into())]));
        }
        if self.room.ending().is_none() && self.room.position().in_check() {
            say(self.text.get("position-check"));
        }
    }

    fn prompt(&self) {
        let side = self.room.side_to_move();
        let clock = match self.room.reading(side, self.now()) {
            Some(reading) => format!("{} ", self.time(reading)),
            None => String::new(),
        };
        let mut out = std::io::stdout();
        let _ = write!(out, "{clock}{} > ", self.side_name(side));
        let _ = out.flush();
    }

    /// Main time, or what is left of the byoyomi.
    fn time(&self, reading: Reading) -> String {
        let up = |ms: u32| ms.div_ceil(1000);
        if reading.main_ms > 0 {
            let seconds = up(reading.main_ms);
            format!("[{}:{:02}]", seconds / 60, seconds % 60)
        } else {
            let seconds = up(reading.byoyomi_ms);
            format!("[{}]", self.text.with("play-byoyomi", &[("seconds", seconds.into())]))
        }
    }

    /// Gives the room an input, and shows and does what comes of it.
    fn input(&mut self, input: Input) {
        let before = self.room.position().clone();
        let previous_to = self.room.plies().last().map(|ply| ply.mv.to());
        let now = self.now();
        for effect in self.room.handle(input, now) {
            match effect {
                Effect::Moved => self.moved(&before, previous_to),
                Effect::Reset => {
                    self.last_words = None;
                    if !self.room.plies().is_empty() {
                        self.show();
                    }
                }
                Effect::Ended => self.ended(),
                Effect::Offer if self.room.offer().is_none() => say(self.text.get("play-declined")),
                Effect::Refused(refusal) => self.refused(refusal),
                Effect::Think(_) => {
                    self.hinting = false;
                    self.computer.think(&self.room, self.level, now);
                }
                Effect::Store(_) | Effect::Offer | Effect::Resend | Effect::Timer(_) => {}
            }
        }
    }

    fn moved(&mut self, before: &Position, previous_to: Option<Square>) {
        let Some(ply) = self.room.plies().last() else { return };
        self.computer.stop();
        let mv = ply.mv;
        let name = words::named(self.text, before, mv, previous_to);
        let line = format!("{}. {name}", self.room.ply());
        say(line);
        self.last_words = Some(name);
        self.keep();
        if before.side_to_move() != self.side
            && !self.planned.is_empty()
            && self.planned.pop_front() != Some(mv)
        {
            self.planned.clear();
            say(self.text.get("play-line-left"));
        }
        if self.room.ending().is_none() && self.room.engine_to_move().is_none() {
            self.show();
        }
    }

    fn ended(&mut self) {
        self.computer.stop();
        let Some(ending) = self.room.ending().cloned() else { return };
        self.show();
        let way = match ending.kind {
            EndKind::Checkmate => "end-checkmate",
            EndKind::NoMoves => "end-no-moves",
            EndKind::Resign => "end-resign",
            EndKind::Timeout => "end-timeout",
            EndKind::Foul => "end-foul",
            EndKind::Repetition => "end-repetition",
            EndKind::PerpetualCheck => "end-perpetual-check",
            EndKind::Impasse => "end-impasse",
            EndKind::Declaration => "end-declaration",
            EndKind::FailedDeclaration => "end-failed-declaration",
            EndKind::Try => "end-try",
            EndKind::MoveLimit => "end-move-limit",
        };
        let plies = ending.ply;
        let way = self.text.get(way);
        say(match ending.winner {
            Some(winner) => self.text.with(
                "play-won",
                &[("plies", plies.into()), ("side", self.side_name(winner).into()), ("way", way.into())],
            ),
            None => self.text.with("play-drawn", &[("plies", plies.into()), ("way", way.into())]),
        });
        if let Some(points) = ending.points {
            let (black, white) = (points.black, points.white);
            say(self.text.with("position-points", &[("black", black.into()), ("white", white.into())]));
        }
        self.keep();
        say(self.text.get("play-after"));
    }

    fn refused(&self, refusal: Refusal) {
        let line = match refusal {
            Refusal::Illegal(reason) => words::illegal(self.text, reason),
            Refusal::PromotedDrop => self.text.get("reason-cannot-promote"),
            Refusal::NotYourTurn | Refusal::Stale { .. } => self.text.get("play-wait"),
            Refusal::GameOver => self.text.get("play-over"),
            Refusal::NothingToTakeBack => self.text.get("play-nothing-to-take-back"),
            Refusal::OfferDeclined => self.text.get("play-declined"),
            Refusal::ImpasseTooEarly => self.text.get("play-impasse-too-early"),
            Refusal::NoRepetition => self.text.get("play-no-repetition"),
            Refusal::DeclarationWouldLose => self.declaration(),
            _ => self.text.get("play-not-now"),
        };
        say(line);
    }

    /// Why a declaration would lose: the conditions as they stand.
    fn declaration(&self) -> String {
        let found = self.room.declaration();
        let yes = |held: bool| self.text.get(if held { "play-yes" } else { "play-no" });
        self.text.with(
            "play-declaration",
            &[
                ("king", yes(found.king_in_zone).into()),
                ("check", yes(found.not_in_check).into()),
                ("pieces", found.pieces.into()),
                ("points", found.points.into()),
                ("needed", found.needed.into()),
            ],
        )
    }

    fn thought(&mut self, thought: &Thought) {
        if !self.computer.is_awaited(thought.number) {
            return;
        }
        self.computer.stop();
        if std::mem::take(&mut self.hinting) {
            self.hint(thought.choice);
            return;
        }
        let by = Holder::one(!self.side);
        let ply = self.room.ply();
        self.input(match thought.choice {
            Choice::Move(mv) => Input::Move { by, ply, tried: Tried::Move(mv) },
            Choice::Declare => Input::Declare { by, ply },
            Choice::Resign => Input::Resign { by, ply },
        });
    }

    fn hint(&self, choice: Choice) {
        say("");
        match choice {
            Choice::Move(mv) => {
                let previous_to = self.room.plies().last().map(|ply| ply.mv.to());
                let name = words::named(self.text, self.room.position(), mv, previous_to);
                say(self.text.with("play-hint", &[("move", name.into())]));
            }
            Choice::Declare => say(self.text.get("play-hint-declare")),
            Choice::Resign => say(self.text.get("play-not-now")),
        }
    }

    fn typed(&mut self, line: &str) -> Next {
        let by = Holder::one(self.side);
        let ply = self.room.ply();
        match command::read(line) {
            Command::Show => self.show(),
            Command::Help => say(self.text.get("play-help")),
            Command::Resign => self.input(Input::Resign { by, ply }),
            Command::TakeBack => {
                self.computer.stop();
                self.planned.clear();
                self.input(Input::TakeBack { by, ply });
            }
            Command::Hint => self.ask_hint(),
            Command::Declare => self.input(Input::Declare { by, ply }),
            Command::Impasse => self.input(Input::Offer { by, ply, kind: OfferKind::Impasse }),
            Command::Repetition => self.input(Input::Offer { by, ply, kind: OfferKind::Repetition }),
            Command::Flip => {
                self.style.flipped = !self.style.flipped;
                self.show();
            }
            Command::Save(name) => self.save(name.map(PathBuf::from)),
            Command::Quit => return Next::Leave,
            Command::Move(text) => self.move_typed(&text),
        }
        Next::Wait
    }

    fn ask_hint(&mut self) {
        if self.room.may(Holder::one(self.side)).hint {
            self.hinting = true;
            self.computer.hint(&self.room);
        } else {
            say(self.text.get("play-not-now"));
        }
    }

    fn move_typed(&mut self, typed: &str) {
        if self.room.ending().is_some() {
            self.refused(Refusal::GameOver);
            return;
        }
        if self.room.side_to_move() != self.side {
            self.refused(Refusal::NotYourTurn);
            return;
        }
        let previous_to = self.room.plies().last().map(|ply| ply.mv.to());
        let position = self.room.position();
        let read = match parse_move(position, previous_to, typed) {
            Err(error) if error.kind == NotationErrorKind::ExpectedEnd => {
                parse_moves(position, previous_to, typed)
            }
            one => one.map(|mv| vec![mv]),
        };
        match read {
            Ok(moves) => {
                self.planned = moves.into();
                if let Some(mv) = self.planned.pop_front() {
                    self.enter(mv);
                }
            }
            Err(error) => say(words::notation(self.text, &error)),
        }
    }

    /// Makes the person's move; one that is refused ends the line it began.
    fn enter(&mut self, mv: Move) {
        let (by, ply) = (Holder::one(self.side), self.room.ply());
        self.hinting = false;
        self.input(Input::Move { by, ply, tried: Tried::Move(mv) });
        if self.room.ply() == ply {
            self.planned.clear();
        }
    }

    /// Keeps the game in its file, if it has one.
    fn keep(&self) {
        if let Some(file) = &self.file {
            self.write(file);
        }
    }

    fn write(&self, file: &Path) -> bool {
        let record = save::record(&self.room, &self.started, self.text);
        match save::write(&record, file) {
            Ok(()) => true,
            Err(error) => {
                let args =
                    [("file", file.display().to_string().into()), ("error", self.text.system(&error).into())];
                say(self.text.with("play-cannot-save", &args));
                false
            }
        }
    }

    fn save(&mut self, name: Option<PathBuf>) {
        let Some(file) = name.or_else(|| self.file.clone()) else {
            say(self.text.get("play-save-where"));
            return;
        };
        let shown = file.display().to_string();
        if self.file.as_ref() != Some(&file) && file.exists() {
            say(self.text.with("play-file-exists", &[("file", shown.into())]));
            return;
        }
        if self.write(&file) {
            say(self.text.with("play-saved", &[("file", shown.into())]));
            self.file = Some(file);
        }
    }

    /// The person leaves; a game that goes on is broken off.
    fn leave(mut self) {
        self.computer.stop();
        say("");
        if self.room.ending().is_none() {
            say(self.text.get("end-adjourned"));
        }
        self.keep();
    }
}

/// A number that differs from game to game.
fn fresh_seed() -> u64 {
    use std::hash::{BuildHasher, RandomState};
    RandomState::new().hash_one(0_u8)
}
