//! One WebSocket: messages in, messages out, and what keeps it from doing harm.

use std::ops::ControlFlow;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, State};
use axum::response::Response;
use komadai_wire::{ClientMessage, Problem, ServerMessage};
use tokio::sync::{OwnedSemaphorePermit, mpsc, oneshot};
use tokio::time::Instant;

use crate::limit::Bucket;
use crate::problem::Fault;
use crate::room::{Command, Guest};
use crate::state::{App, closed};
use crate::visitor::Visitor;

/// No honest message is longer.
const LONGEST: usize = 64 * 1024;

/// What is still read, so that whoever sends too much can be told; more than this breaks the connection.
const READ: usize = 2 * 1024 * 1024;

/// Messages that wait for a slow browser before it is dropped.
const OUTBOX: usize = 64;

/// A line on which nothing was heard for this long is dead.
const SILENCE: Duration = Duration::from_mins(1);
pub(crate) const PING: Duration = Duration::from_secs(20);

/// Senseless messages after which a connection is closed.
const NONSENSE: u32 = 20;

/// Close codes of RFC 6455.
pub(crate) mod code {
    pub(crate) const GOING_AWAY: u16 = 1001;
    pub(crate) const POLICY: u16 = 1008;
    pub(crate) const TOO_BIG: u16 = 1009;
    pub(crate) const TRY_AGAIN: u16 = 1013;
}

/// `/ws/game/{id}`.
pub(crate) async fn connect(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Fault> {
    let permit = app.connections.clone().try_acquire_owned().map_err(|_| Fault::busy())?;
    let commands = app.rooms.open(&app, &id).await?;
    let upgrade = upgrade.max_message_size(READ).max_frame_size(READ).max_write_buffer_size(4 * 1024 * 1024);
    Ok(upgrade.on_upgrade(move |socket| serve(app, id, visitor, commands, socket, permit)))
}

async fn serve(
    app: App,
    id: String,
    visitor: Visitor,
    mut commands: mpsc::Sender<Command>,
    mut socket: WebSocket,
    _permit: OwnedSemaphorePermit,
) {
    let (outbox, inbox) = mpsc::channel(OUTBOX);
    let hosts = visitor.hosts(&app);
    let mut number = None;
    // A room may just have left; the second try loads it again.
    for _ in 0..3 {
        let guest = Guest { identity: visitor.identity, hosts: hosts.clone(), outbox: outbox.clone() };
        let (reply, answer) = oneshot::channel();
        if commands.send(Command::Enter { guest, reply }).await.is_ok()
            && let Ok(entered) = answer.await
        {
            number = Some(entered);
            break;
        }
        match app.rooms.open(&app, &id).await {
            Ok(again) => commands = again,
            Err(_) => break,
        }
    }
    drop(outbox);
    let Some(Ok(number)) = number else {
        return close(&mut socket, code::TRY_AGAIN, "busy").await;
    };
    let line = Line { bucket: Bucket::new(40, 15, app.now()), app, commands, number, socket, nonsense: 0 };
    line.run(inbox).await;
}

struct Line {
    app: App,
    commands: mpsc::Sender<Command>,
    number: u64,
    socket: WebSocket,
    bucket: Bucket,
    nonsense: u32,
}

impl Line {
    async fn run(mut self, mut inbox: mpsc::Receiver<Utf8Bytes>) {
        let mut closing = self.app.closing.subscribe();
        let mut ping = tokio::time::interval(PING);
        let mut heard = Instant::now();
        loop {
            let flow = tokio::select! {
                message = self.socket.recv() => {
                    heard = Instant::now();
                    match message {
                        Some(Ok(message)) => self.receive(message).await,
                        Some(Err(error)) => {
                            tracing::debug!(%error, "a connection broke");
                            close(&mut self.socket, code::TOO_BIG, "unreadable").await;
                            ControlFlow::Break(())
                        }
                        None => ControlFlow::Break(()),
                    }
                }
                text = inbox.recv() => if let Some(text) = text {
                    send(&mut self.socket, Message::Text(text)).await
                } else {
                    self.let_go().await;
                    ControlFlow::Break(())
                },
                _ = ping.tick() => still_there(&mut self.socket, heard).await,
                () = closed(&mut closing) => {
                    self.let_go().await;
                    ControlFlow::Break(())
                }
            };
            if flow.is_break() {
                break;
            }
        }
        // A room that is gone has forgotten its visitors.
        let _ = self.commands.send(Command::Leave { visitor: self.number }).await;
    }

    /// The room has let go of this visitor, since it or the whole server ends, or since the visitor was too slow.
    async fn let_go(&mut self) {
        let stops = *self.app.closing.borrow();
        let (code, reason) =
            if stops { (code::GOING_AWAY, "the server stops") } else { (code::TRY_AGAIN, "connect again") };
        close(&mut self.socket, code, reason).await;
    }

    async fn refuse(&mut self, kind: &str) -> ControlFlow<()> {
        let message = ServerMessage::Refused { problem: Problem::new(kind) };
        let text = serde_json::to_string(&message).expect("a message is plain data");
        send(&mut self.socket, Message::Text(text.into())).await
    }

    async fn receive(&mut self, message: Message) -> ControlFlow<()> {
        let text = match message {
            Message::Text(text) => text,
            Message::Ping(_) | Message::Pong(_) => return ControlFlow::Continue(()),
            Message::Close(_) => return ControlFlow::Break(()),
            Message::Binary(bytes) if bytes.len() > LONGEST => Utf8Bytes::from(" ".repeat(LONGEST + 1)),
            Message::Binary(_) => Utf8Bytes::from_static(""),
        };
        if text.len() > LONGEST {
            self.refuse("message_too_long").await?;
            close(&mut self.socket, code::TOO_BIG, "message too long").await;
            return ControlFlow::Break(());
        }
        if !self.bucket.take(self.app.now()) {
            return self.senseless("too_fast").await;
        }
        match serde_json::from_str::<ClientMessage>(&text) {
            Ok(message) => {
                let command = Command::Ask { visitor: self.number, message };
                if self.commands.send(command).await.is_ok() {
                    return ControlFlow::Continue(());
                }
                // The room could not go on; connecting again loads it anew.
                close(&mut self.socket, code::TRY_AGAIN, "the game is loaded again").await;
                ControlFlow::Break(())
            }
            Err(_) => self.senseless("malformed_message").await,
        }
    }

    async fn senseless(&mut self, kind: &str) -> ControlFlow<()> {
        self.nonsense += 1;
        self.refuse(kind).await?;
        if self.nonsense <= NONSENSE {
            return ControlFlow::Continue(());
        }
        close(&mut self.socket, code::POLICY, "too many senseless messages").await;
        ControlFlow::Break(())
    }
}

/// Sends; whoever takes nothing for ten seconds is gone.
pub(crate) async fn send(socket: &mut WebSocket, message: Message) -> ControlFlow<()> {
    match tokio::time::timeout(Duration::from_secs(10), socket.send(message)).await {
        Ok(Ok(())) => ControlFlow::Continue(()),
        _ => ControlFlow::Break(()),
    }
}

/// Asks for a sign of life, unless there was none for too long.
pub(crate) async fn still_there(socket: &mut WebSocket, heard: Instant) -> ControlFlow<()> {
    if heard.elapsed() > SILENCE {
        return ControlFlow::Break(());
    }
    send(socket, Message::Ping(axum::body::Bytes::new())).await
}

/// Says goodbye and waits a moment for the other side to have heard it.
pub(crate) async fn close(socket: &mut WebSocket, code: u16, reason: &'static str) {
    let frame = CloseFrame { code, reason: Utf8Bytes::from_static(reason) };
    let goodbye = async {
        if socket.send(Message::Close(Some(frame))).await.is_err() {
            return;
        }
        while let Some(Ok(message)) = socket.recv().await {
            if matches!(message, Message::Close(_)) {
                return;
            }
        }
    };
    // Whoever does not answer is left without.
    let _ = tokio::time::timeout(Duration::from_secs(2), goodbye).await;
}
