//! The state of a USI session: game, options, and the thread that searches.

use std::io::{self, Write};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;

use komadai_protocol::{
    BestMove, Bound, Choice, Clocks, EngineLine, Go, GuiCommand, Info, Mate, MateLimit, PositionCommand,
    Score, ScoreValue, Start,
};
use komadai_rules::{ByColor, Position};
use komadai_search::{
    Clock, Control, Game, Limits, Outcome, Report, STACK, ScoreBound, Searcher, TimePlan, plies_to_mate,
};

use crate::book_file::BookFile;
use crate::choice::{Decision, decide};
use crate::clock::Stopwatch;
use crate::grade::strength;
use crate::mate;
use crate::network::{NetworkFile, own_network};
use crate::opening::known_move;
use crate::options::Options;
use crate::plan::{plan, plan_clocks};

/// The name told to GUIs.
const NAME: &str = concat!("Komadai ", env!("CARGO_PKG_VERSION"));
const AUTHOR: &str = "the Komadai authors";
/// What a `go` that could not be read is answered with: a short search.
const FALLBACK: u64 = 1000;

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // A panic of the other thread leaves nothing half done here that matters.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Writes whole lines, from both threads.
struct Output(Mutex<Box<dyn Write + Send>>);

impl Output {
    fn say(&self, line: &EngineLine) -> io::Result<()> {
        let mut out = lock(&self.0);
        writeln!(out, "{line}")?;
        out.flush()
    }
}

/// A search that runs, or ran last.
struct Running {
    control: Control,
    /// The answer may be told: always, except while pondering or searching without end.
    released: Mutex<bool>,
    changed: Condvar,
    finished: Mutex<bool>,
}

impl Running {
    fn new(control: Control, released: bool) -> Self {
        Self { control, released: Mutex::new(released), changed: Condvar::new(), finished: Mutex::new(false) }
    }

    fn release(&self) {
        *lock(&self.released) = true;
        self.changed.notify_all();
    }

    fn stop(&self) {
        self.control.stop();
        self.release();
    }

    fn wait_until_released(&self) {
        let mut released = lock(&self.released);
        while !*released {
            released = self.changed.wait(released).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

struct SearchJob {
    game: Game,
    go: Go,
    options: Options,
    /// Mixed into a grade's choices.
    seed: u64,
    started: u64,
    running: Arc<Running>,
}

enum Job {
    Prepare(Box<Options>),
    Clear,
    Search(Box<SearchJob>),
}

/// One USI session.
pub(crate) struct Session {
    output: Arc<Output>,
    options: Options,
    game: Game,
    clock: Stopwatch,
    seed: u64,
    jobs: Option<Sender<Job>>,
    thread: Option<JoinHandle<()>>,
    running: Option<Arc<Running>>,
}

impl Session {
    pub(crate) fn new(output: impl Write + Send + 'static) -> io::Result<Self> {
        let output = Arc::new(Output(Mutex::new(Box::new(output))));
        let clock = Stopwatch::start();
        let (jobs, inbox) = channel();
        let thread = {
            let output = Arc::clone(&output);
            std::thread::Builder::new()
                .name("search".to_owned())
                .stack_size(STACK)
                .spawn(move || work(&inbox, &output, clock))?
        };
        Ok(Self {
            output,
            options: Options::default(),
            game: Game { start: Position::start(), moves: Vec::new() },
            clock,
            seed: fresh_seed(),
            jobs: Some(jobs),
            thread: Some(thread),
            running: None,
        })
    }

    pub(crate) fn say(&self, line: &EngineLine) -> io::Result<()> {
        self.output.say(line)
    }

    fn complain(&self, text: impl Into<String>) -> io::Result<()> {
        self.say(&EngineLine::Info(Box::new(Info::text(format!("error: {}", text.into())))))
    }

    fn send(&self, job: Job) {
        if let Some(jobs) = &self.jobs {
            // The thread only ends when the session does.
            let _ = jobs.send(job);
        }
    }

    fn is_thinking(&self) -> bool {
        self.running.as_ref().is_some_and(|running| !*lock(&running.finished))
    }

    pub(crate) fn handle(&mut self, command: GuiCommand) -> io::Result<()> {
        match command {
            GuiCommand::Usi => {
                self.say(&EngineLine::IdName(NAME.to_owned()))?;
                self.say(&EngineLine::IdAuthor(AUTHOR.to_owned()))?;
                for option in Options::declarations() {
                    self.say(&EngineLine::Option(option))?;
                }
                self.say(&EngineLine::UsiOk)?;
            }
            GuiCommand::IsReady if self.is_thinking() => self.say(&EngineLine::ReadyOk)?,
            GuiCommand::IsReady => self.send(Job::Prepare(Box::new(self.options.clone()))),
            GuiCommand::SetOption { name, value } => {
                if let Err(error) = self.options.set(&name, value.as_deref()) {
                    self.complain(error.to_string())?;
                }
                if let Some(running) = &self.running {
                    running.control.set_lines(self.options.multi_pv);
                }
            }
            GuiCommand::UsiNewGame => {
                self.stop();
                self.seed = fresh_seed();
                self.send(Job::Clear);
            }
            GuiCommand::Position(position) => {
                if let Err(text) = self.set_position(&position) {
                    self.complain(text)?;
                }
            }
            GuiCommand::Go(go) => self.go(go),
            GuiCommand::Stop | GuiCommand::GameOver(_) => self.stop(),
            GuiCommand::PonderHit(clocks) => self.ponder_hit(&clocks),
            GuiCommand::Quit => {}
        }
        Ok(())
    }

    /// A faulty position leaves the last good one in place.
    fn set_position(&mut self, command: &PositionCommand) -> Result<(), String> {
        let start = match &command.start {
            Start::Startpos => Position::start(),
            Start::Sfen(sfen) => {
                Position::try_from(&**sfen).map_err(|fault| format!("bad position: {fault}"))?
            }
        };
        let mut position = start.clone();
        for (index, &mv) in command.moves.iter().enumerate() {
            position.check_move(mv).map_err(|reason| {
                format!("bad position: move {} ({mv}) is illegal: {}", index + 1, reason.key())
            })?;
            position.do_move(mv);
        }
        self.game = Game { start, moves: command.moves.clone() };
        Ok(())
    }

    fn go(&mut self, go: Go) {
        self.stop();
        let position = self.game.position();
        let started = self.clock.milliseconds();
        let time: Option<TimePlan> = match go.mate {
            None => plan(&go, position.side_to_move(), position.ply(), &self.options),
            Some(MateLimit::Milliseconds(time)) => Some(TimePlan { optimum: time, maximum: time }),
            Some(MateLimit::Infinite) => None,
        };
        let waits = go.ponder || go.infinite && go.mate.is_none();
        let control = Control::new(started, time, go.ponder);
        control.set_lines(self.options.multi_pv);
        let running = Arc::new(Running::new(control, !waits));
        self.running = Some(Arc::clone(&running));
        let seed = if self.options.seed == 0 { self.seed } else { self.options.seed };
        let job =
            SearchJob { game: self.game.clone(), go, options: self.options.clone(), seed, started, running };
        self.send(Job::Search(Box::new(job)));
    }

    /// Does what can be done with a line that could not be read: a GUI that sent `go` waits for an answer all the same,
    /// and a search that should end or count its time must not go on for a word misspelt.
    pub(crate) fn recover(&mut self, line: &str) -> io::Result<()> {
        let mut words = line.split_whitespace();
        match words.next() {
            Some("go") => {
                let ponder = words.any(|word| word == "ponder");
                self.go(Go { movetime: Some(FALLBACK), ponder, ..Go::default() });
                Ok(())
            }
            Some("ponderhit") => self.handle(GuiCommand::PonderHit(Clocks::default())),
            Some("gameover") => self.handle(GuiCommand::Stop),
            _ => Ok(()),
        }
    }

    fn stop(&mut self) {
        if let Some(running) = &self.running {
            running.stop();
        }
    }

    fn ponder_hit(&mut self, clocks: &Clocks) {
        let Some(running) = &self.running else { return };
        let position = self.game.position();
        let time = plan_clocks(clocks, position.side_to_move(), position.ply(), &self.options);
        running.control.ponder_hit(self.clock.milliseconds(), time);
        running.release();
    }

    /// Ends the search, which still answers, and the thread.
    pub(crate) fn end(mut self) -> io::Result<()> {
        self.stop();
        self.jobs = None;
        if let Some(thread) = self.thread.take() {
            thread.join().map_err(|_| io::Error::other("the search thread failed"))?;
        }
        Ok(())
    }
}

/// A number that differs from game to game.
fn fresh_seed() -> u64 {
    use std::hash::{BuildHasher, RandomState};
    RandomState::new().hash_one(0_u8)
}

/// The search thread: one job after another until the session ends.
fn work(inbox: &Receiver<Job>, output: &Output, clock: Stopwatch) {
    let mut searcher: Option<Searcher> = None;
    let mut network = NetworkFile::default();
    let mut books = BookFile::default();
    for job in inbox {
        let told = match job {
            Job::Prepare(options) => {
                network.try_again();
                let searcher = ready(&mut searcher, &options);
                tell_of_memory(searcher, &options, output)
                    .and_then(|()| evaluate_by(&mut network, searcher, &options, output))
                    .and_then(|()| open_book(&mut books, &options, true, output))
                    .and_then(|()| output.say(&EngineLine::ReadyOk))
            }
            Job::Clear => {
                if let Some(searcher) = &mut searcher {
                    searcher.clear();
                }
                Ok(())
            }
            Job::Search(job) => {
                let told = if job.go.mate.is_some() {
                    mate(&job, output, clock)
                } else if let Some(told) = play_by_heart(&mut books, &job, output) {
                    told
                } else {
                    let searcher = ready(&mut searcher, &job.options);
                    evaluate_by(&mut network, searcher, &job.options, output)
                        .and_then(|()| search(searcher, &job, output, clock))
                };
                *lock(&job.running.finished) = true;
                told
            }
        };
        if told.is_err() {
            // Nobody listens any more; the session ends when its input does.
            return;
        }
    }
}

/// The searcher, made or changed as the options ask. A grade searches on one thread, so that it repeats itself.
fn ready<'a>(searcher: &'a mut Option<Searcher>, options: &Options) -> &'a mut Searcher {
    let threads = if options.grade.is_some() { 1 } else { options.threads };
    let searcher = searcher.get_or_insert_with(|| {
        let mut searcher = Searcher::new(options.hash, threads);
        searcher.set_network(own_network());
        searcher
    });
    searcher.set_table(options.hash);
    searcher.set_threads(threads);
    searcher
}

/// Says so when the table is smaller than the options ask for.
fn tell_of_memory(searcher: &Searcher, options: &Options, output: &Output) -> io::Result<()> {
    let found = searcher.table_megabytes();
    if found >= options.hash {
        return Ok(());
    }
    let text = format!("error: no memory for a table of {} MiB; it has {found} MiB", options.hash);
    output.say(&EngineLine::Info(Box::new(Info::text(text))))
}

/// Gives the searcher the network that the options ask for, and tells what came of it.
fn evaluate_by(
    network: &mut NetworkFile,
    searcher: &mut Searcher,
    options: &Options,
    output: &Output,
) -> io::Result<()> {
    match network.follow(options.network(), options.output_scale) {
        None => Ok(()),
        Some(Ok((found, told))) => {
            searcher.set_network(found);
            output.say(&EngineLine::Info(Box::new(Info::text(told))))
        }
        Some(Err(error)) => output.say(&EngineLine::Info(Box::new(Info::text(format!("error: {error}"))))),
    }
}

/// Has the book ready that the options ask for, and tells what came of it.
fn open_book(books: &mut BookFile, options: &Options, again: bool, output: &Output) -> io::Result<()> {
    if !options.own_book {
        return Ok(());
    }
    let told = match books.follow(&options.book_file, again) {
        Some(told) => output.say(&EngineLine::Info(Box::new(Info::text(told)))),
        None => Ok(()),
    };
    // A large book is read now, not on the clock of the first move.
    books.book();
    told
}

/// Answers from a book or an opening plan, where one has something to say.
fn play_by_heart(books: &mut BookFile, job: &SearchJob, output: &Output) -> Option<io::Result<()>> {
    if let Err(error) = open_book(books, &job.options, false, output) {
        return Some(Err(error));
    }
    let found = known_move(books.book(), &job.game, &job.go, &job.options, job.seed)?;
    let info = Info {
        depth: found.depth,
        score: found.score.map(|score| Score { value: score_of(score), bound: None }),
        pv: [Some(found.mv), found.reply].into_iter().flatten().collect(),
        ..Info::default()
    };
    let best = BestMove { choice: Choice::Move(found.mv), ponder: found.reply };
    *lock(&job.running.finished) = true;
    Some(output.say(&EngineLine::Info(Box::new(info))).and_then(|()| output.say(&EngineLine::BestMove(best))))
}

fn limits_of(job: &SearchJob) -> Limits {
    let options = &job.options;
    let go = &job.go;
    let mut limits = Limits {
        depth: go.depth,
        nodes: go.nodes,
        soft_nodes: None,
        moves: go.searchmoves.clone(),
        // The lines that the GUI asks for may change while the search runs; they are with its switches.
        multi_pv: 1,
        samples: 0,
        draw_value: ByColor::new(options.draw_value_black, options.draw_value_white),
        entering_king: options.entering_king,
        given_points: options.given_points,
    };
    if let Some(grade) = options.grade {
        strength(grade).restrict(&mut limits);
    }
    limits
}

fn search(searcher: &mut Searcher, job: &SearchJob, output: &Output, clock: Stopwatch) -> io::Result<()> {
    let limits = limits_of(job);
    let mut told = Ok(());
    let control = &job.running.control;
    let outcome = searcher.go(&job.game, &limits, control, &clock, &mut |report| {
        if report.rank <= control.lines() && told.is_ok() {
            told = output.say(&EngineLine::Info(Box::new(info(report, job.started))));
        }
    });
    told?;
    job.running.wait_until_released();
    // Whoever has read the answer finds the engine at rest.
    *lock(&job.running.finished) = true;
    output.say(&EngineLine::BestMove(answer(&outcome, job)))
}

fn answer(outcome: &Outcome, job: &SearchJob) -> BestMove {
    let options = &job.options;
    let decision = match options.grade {
        Some(grade) => decide(outcome, &job.game, &strength(grade), job.seed),
        None if outcome.declares => Decision::Declare,
        None => Decision::Play(0),
    };
    let hopeless = i64::from(outcome.score()) <= -i64::from(options.resign_value);
    let line = match decision {
        Decision::Declare => return BestMove { choice: Choice::Win, ponder: None },
        // Whoever only looks on is shown the best there is.
        Decision::Resign if job.go.infinite => outcome.lines.first(),
        Decision::Play(index) if !hopeless || job.go.infinite => outcome.lines.get(index),
        Decision::Resign | Decision::Play(_) => None,
    };
    match line {
        Some(line) => BestMove { choice: Choice::Move(line.moves[0]), ponder: line.moves.get(1).copied() },
        None => BestMove { choice: Choice::Resign, ponder: None },
    }
}

fn score_of(score: i32) -> ScoreValue {
    match plies_to_mate(score) {
        None => ScoreValue::Centipawns(score),
        Some(plies @ 1..) => ScoreValue::Mate(Mate::Win(plies as u32)),
        Some(0) => ScoreValue::Mate(Mate::LossUnknown),
        Some(plies) => ScoreValue::Mate(Mate::Loss(plies.unsigned_abs())),
    }
}

fn info(report: &Report, started: u64) -> Info {
    let time = report.now.saturating_sub(started);
    let bound = report.bound.map(|bound| match bound {
        ScoreBound::Lower => Bound::Lower,
        ScoreBound::Upper => Bound::Upper,
    });
    Info {
        depth: Some(report.depth),
        seldepth: Some(report.deepest),
        time: Some(time),
        nodes: Some(report.nodes),
        nps: Some(report.nodes * 1000 / time.max(1)),
        hashfull: Some(report.table_permille),
        multipv: (report.lines > 1).then_some(report.rank as u32),
        score: Some(Score { value: score_of(report.score), bound }),
        pv: report.pv.clone(),
        ..Info::default()
    }
}

fn mate(job: &SearchJob, output: &Output, clock: Stopwatch) -> io::Result<()> {
    let mut told = Ok(());
    let tell = |info: Info| {
        if told.is_ok() {
            told = output.say(&EngineLine::Info(Box::new(info)));
        }
    };
    let options = &job.options;
    let (threads, memory) = (options.threads, options.hash << 20);
    let answer = mate::mate(&job.game.position(), threads, memory, &job.running.control, clock, tell);
    told.and_then(|()| output.say(&EngineLine::Checkmate(answer)))
}
