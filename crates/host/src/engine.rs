//! One engine process.

use std::process::Stdio;
use std::sync::Arc;
use std::time::Duration;

use komadai_protocol::{
    BestMove, Checkmate, EngineLine, Go, GuiCommand, Info, OptionDeclaration, PositionCommand, Start,
};
use komadai_rules::{Move, Sfen};
use tokio::io::AsyncWriteExt;
use tokio::process::{Child, ChildStdin, ChildStdout, Command};
use tokio::sync::Notify;
use tokio::time::{Instant, timeout, timeout_at};

use crate::error::{Awaited, HostError};
use crate::lines::Lines;

/// How long an engine may take.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Deadlines {
    /// From start to `usiok`.
    pub handshake: Duration,
    /// From `isready` to `readyok`; large networks load slowly.
    pub ready: Duration,
    /// From `stop` to the answer, and for taking a command.
    pub stop: Duration,
}

impl Default for Deadlines {
    fn default() -> Self {
        Self {
            handshake: Duration::from_secs(10),
            ready: Duration::from_mins(1),
            stop: Duration::from_secs(2),
        }
    }
}

/// Tells a running search from elsewhere to stop; its `go` then returns the engine's answer.
#[derive(Debug, Clone)]
pub struct Stopper(Arc<Notify>);

impl Stopper {
    /// Stops the search that runs now, or else the next one.
    pub fn stop(&self) {
        self.0.notify_one();
    }
}

/// A running engine. Dropping it kills the process.
pub struct Engine {
    child: Child,
    input: ChildStdin,
    lines: Lines<ChildStdout>,
    deadlines: Deadlines,
    name: String,
    author: String,
    options: Vec<OptionDeclaration>,
    stop: Arc<Notify>,
    /// An answer to an earlier search is still to come.
    owes: bool,
}

impl Engine {
    /// Starts an engine and learns its name and options.
    ///
    /// # Errors
    /// When it can't be started, ends, or does not say `usiok` in time.
    pub async fn spawn(command: Command) -> Result<Self, HostError> {
        Self::spawn_with(command, Deadlines::default()).await
    }

    /// The same with deadlines of one's own.
    ///
    /// # Errors
    /// When it can't be started, ends, or does not say `usiok` in time.
    pub async fn spawn_with(mut command: Command, deadlines: Deadlines) -> Result<Self, HostError> {
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null()).kill_on_drop(true);
        let mut child = command.spawn().map_err(HostError::Spawn)?;
        let missing = || HostError::Pipe(std::io::ErrorKind::BrokenPipe.into());
        let input = child.stdin.take().ok_or_else(missing)?;
        let output = child.stdout.take().ok_or_else(missing)?;
        let mut engine = Self {
            child,
            input,
            lines: Lines::new(output),
            deadlines,
            name: String::new(),
            author: String::new(),
            options: Vec::new(),
            stop: Arc::new(Notify::new()),
            owes: false,
        };
        engine.send(&GuiCommand::Usi).await?;
        let deadline = Instant::now() + deadlines.handshake;
        loop {
            match engine.line(Awaited::UsiOk, deadline, deadlines.handshake).await?.parse() {
                Ok(EngineLine::IdName(name)) => engine.name = name,
                Ok(EngineLine::IdAuthor(author)) => engine.author = author,
                Ok(EngineLine::Option(option)) => engine.options.push(option),
                Ok(EngineLine::UsiOk) => return Ok(engine),
                _ => {}
            }
        }
    }

    /// The name it gave itself.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Who made it, by its own word.
    pub fn author(&self) -> &str {
        &self.author
    }

    /// What it lets be set.
    pub fn options(&self) -> &[OptionDeclaration] {
        &self.options
    }

    /// A handle that stops the running search from elsewhere.
    pub fn stopper(&self) -> Stopper {
        Stopper(Arc::clone(&self.stop))
    }

    /// Sets an option; engines pass over those they do not know.
    ///
    /// # Errors
    /// When the engine does not take commands any more, or the text holds control characters.
    pub async fn set_option(&mut self, name: &str, value: Option<&str>) -> Result<(), HostError> {
        let value = value.map(str::to_owned);
        self.send(&GuiCommand::SetOption { name: name.to_owned(), value }).await
    }

    /// Waits until it is ready for a game.
    ///
    /// # Errors
    /// When it ends or does not say `readyok` in time.
    pub async fn ready(&mut self) -> Result<(), HostError> {
        self.settle().await?;
        self.send(&GuiCommand::IsReady).await?;
        let deadline = Instant::now() + self.deadlines.ready;
        loop {
            let line = self.line(Awaited::ReadyOk, deadline, self.deadlines.ready).await?;
            if matches!(line.parse(), Ok(EngineLine::ReadyOk)) {
                return Ok(());
            }
        }
    }

    /// Begins a new game: `isready`, `readyok`, `usinewgame`.
    ///
    /// # Errors
    /// As [`Self::ready`].
    pub async fn new_game(&mut self) -> Result<(), HostError> {
        self.ready().await?;
        self.send(&GuiCommand::UsiNewGame).await
    }

    /// Tells the position to think about: the start (`None` for the even game's) and the moves from there.
    ///
    /// # Errors
    /// When the engine does not take commands any more.
    pub async fn position(&mut self, start: Option<&Sfen>, moves: &[Move]) -> Result<(), HostError> {
        self.settle().await?;
        let start = start.map_or(Start::Startpos, |sfen| Start::Sfen(Box::new(sfen.clone())));
        self.send(&GuiCommand::Position(PositionCommand { start, moves: moves.to_vec() })).await
    }

    /// Searches. After `deadline` it is told to stop, and killed if it does not answer even then.
    ///
    /// # Errors
    /// When it ends, stays silent, or answers what is no move.
    pub async fn go(&mut self, go: &Go, deadline: Duration) -> Result<BestMove, HostError> {
        self.go_with(go, deadline, |_| {}).await
    }

    /// The same, and `news` gets what the engine tells meanwhile.
    ///
    /// # Errors
    /// As [`Self::go`].
    pub async fn go_with(
        &mut self,
        go: &Go,
        deadline: Duration,
        mut news: impl FnMut(&Info),
    ) -> Result<BestMove, HostError> {
        match self.answer(go, deadline, Awaited::BestMove, &mut news).await? {
            EngineLine::BestMove(best) => Ok(best),
            other => Err(HostError::BadAnswer { line: other.to_string() }),
        }
    }

    /// Solves for a mate; `go` must have its `mate` set.
    ///
    /// # Errors
    /// As [`Self::go`].
    pub async fn go_mate(&mut self, go: &Go, deadline: Duration) -> Result<Checkmate, HostError> {
        match self.answer(go, deadline, Awaited::Checkmate, &mut |_| {}).await? {
            EngineLine::Checkmate(answer) => Ok(answer),
            other => Err(HostError::BadAnswer { line: other.to_string() }),
        }
    }

    /// Asks it to end, and kills it if it does not.
    pub async fn quit(mut self) {
        if self.send(&GuiCommand::Quit).await.is_ok() {
            let _ = timeout(self.deadlines.stop, self.child.wait()).await;
        }
    }

    async fn answer(
        &mut self,
        go: &Go,
        within: Duration,
        awaited: Awaited,
        news: &mut impl FnMut(&Info),
    ) -> Result<EngineLine, HostError> {
        self.settle().await?;
        self.send(&GuiCommand::Go(go.clone())).await?;
        self.owes = true;
        let mut deadline = Instant::now() + within;
        let mut waited = within;
        let mut stopping = false;
        let stop = Arc::clone(&self.stop);
        loop {
            let line = tokio::select! {
                line = timeout_at(deadline, self.lines.next()) => line,
                () = stop.notified(), if !stopping => {
                    (deadline, waited, stopping) = self.tell_to_stop(waited).await?;
                    continue;
                }
            };
            let line = match line {
                Ok(line) => line.map_err(HostError::Pipe)?,
                Err(_) if !stopping => {
                    (deadline, waited, stopping) = self.tell_to_stop(waited).await?;
                    continue;
                }
                Err(_) => return Err(self.give_up(awaited, waited).await),
            };
            let Some(line) = line else { return Err(self.died(awaited).await) };
            match line.parse() {
                Ok(EngineLine::Info(info)) => news(&info),
                Ok(answer @ (EngineLine::BestMove(_) | EngineLine::Checkmate(_))) => {
                    self.owes = false;
                    forget(&stop).await;
                    return Ok(answer);
                }
                Err(_) if is_answer(&line) => {
                    self.owes = false;
                    forget(&stop).await;
                    return Err(HostError::BadAnswer { line });
                }
                _ => {}
            }
        }
    }

    async fn tell_to_stop(&mut self, waited: Duration) -> Result<(Instant, Duration, bool), HostError> {
        self.send(&GuiCommand::Stop).await?;
        Ok((Instant::now() + self.deadlines.stop, waited + self.deadlines.stop, true))
    }

    /// Waits out the answer to a search whose caller went away.
    async fn settle(&mut self) -> Result<(), HostError> {
        if !self.owes {
            return Ok(());
        }
        self.send(&GuiCommand::Stop).await?;
        let deadline = Instant::now() + self.deadlines.stop;
        loop {
            let line = self.line(Awaited::BestMove, deadline, self.deadlines.stop).await?;
            if is_answer(&line) {
                self.owes = false;
                return Ok(());
            }
        }
    }

    async fn send(&mut self, command: &GuiCommand) -> Result<(), HostError> {
        let mut text = command.to_string();
        if text.chars().any(char::is_control) {
            return Err(HostError::BadCommand);
        }
        text.push('\n');
        let write = async {
            self.input.write_all(text.as_bytes()).await?;
            self.input.flush().await
        };
        match timeout(self.deadlines.stop, write).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(error)) if error.kind() == std::io::ErrorKind::BrokenPipe => {
                Err(self.died(Awaited::Input).await)
            }
            Ok(Err(error)) => Err(HostError::Pipe(error)),
            Err(_) => Err(self.give_up(Awaited::Input, self.deadlines.stop).await),
        }
    }

    /// The next line, or why there is none by `deadline`.
    async fn line(
        &mut self,
        awaited: Awaited,
        deadline: Instant,
        within: Duration,
    ) -> Result<String, HostError> {
        match timeout_at(deadline, self.lines.next()).await {
            Ok(Ok(Some(line))) => Ok(line),
            Ok(Ok(None)) => Err(self.died(awaited).await),
            Ok(Err(error)) => Err(HostError::Pipe(error)),
            Err(_) => Err(self.give_up(awaited, within).await),
        }
    }

    async fn give_up(&mut self, awaited: Awaited, within: Duration) -> HostError {
        // Already gone is as good as killed.
        let _ = self.child.kill().await;
        HostError::Silent { awaited, within }
    }

    async fn died(&mut self, awaited: Awaited) -> HostError {
        let status = if let Ok(Ok(status)) = timeout(self.deadlines.stop, self.child.wait()).await {
            Some(status)
        } else {
            // It closed its output and lives on: of no more use than a dead one.
            let _ = self.child.kill().await;
            None
        };
        HostError::Died { awaited, status }
    }
}

/// Lets go of a stop that came as the search ended by itself: it is not meant for the next one.
async fn forget(stop: &Notify) {
    tokio::select! {
        biased;
        () = stop.notified() => {}
        () = std::future::ready(()) => {}
    }
}

fn is_answer(line: &str) -> bool {
    matches!(line.split_whitespace().next(), Some("bestmove" | "checkmate"))
}
