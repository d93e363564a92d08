//! `/ws/analysis`: a page's line to an engine.

use std::ops::ControlFlow;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::State;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::response::Response;
use komadai_wire::{AnalysisEnd, AnalysisLine, AnalysisNews, AnalysisRequest, Problem};
use tokio::sync::{OwnedSemaphorePermit, oneshot, watch};
use tokio::task::JoinHandle;
use tokio::time::Instant;

use super::Panel;
use super::lines::{named, score};
use super::look::Sight;
use super::question::Question;
use crate::limit::Bucket;
use crate::problem::Fault;
use crate::socket::{PING, close, code, send, still_there};
use crate::state::{App, closed};
use crate::visitor::Visitor;

/// No honest message is longer: a game of some thousand moves.
const LONGEST: usize = 128 * 1024;

/// News are told no faster than this; in between the older ones are forgotten.
const EVERY: Duration = Duration::from_millis(120);

/// Moves of a line that are told.
const TOLD: usize = 20;

/// Senseless messages after which a connection is closed.
const NONSENSE: u32 = 20;

/// `/ws/analysis`.
pub(crate) async fn connect(
    State(app): State<App>,
    visitor: Visitor,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Fault> {
    let permit = app.connections.clone().try_acquire_owned().map_err(|_| Fault::busy())?;
    let panel = Panel::open(&app, visitor.address)?;
    let upgrade = upgrade.max_message_size(LONGEST).max_frame_size(LONGEST);
    Ok(upgrade.on_upgrade(move |socket| serve(app, visitor, panel, socket, permit)))
}

async fn serve(app: App, visitor: Visitor, panel: Panel, socket: WebSocket, _permit: OwnedSemaphorePermit) {
    let bucket = Bucket::new(60, 20, app.now());
    Line { app, visitor, socket, bucket, search: None, last: None, tell_from: Instant::now(), nonsense: 0 }
        .run()
        .await;
    drop(panel);
}

/// A search that goes on.
struct Search {
    id: u32,
    question: Arc<Question>,
    sight: watch::Receiver<Sight>,
    /// Dropped, it ends the search.
    _wanted: oneshot::Sender<()>,
}

struct Line {
    app: App,
    visitor: Visitor,
    socket: WebSocket,
    bucket: Bucket,
    search: Option<Search>,
    /// The search begun last; the next waits until it has let go of its engine.
    last: Option<JoinHandle<()>>,
    tell_from: Instant,
    nonsense: u32,
}

impl Line {
    async fn run(mut self) {
        let mut closing = self.app.closing.subscribe();
        let mut ping = tokio::time::interval(PING);
        let mut heard = Instant::now();
        loop {
            let flow = tokio::select! {
                message = self.socket.recv() => {
                    heard = Instant::now();
                    match message {
                        Some(Ok(Message::Text(text))) => self.receive(&text).await,
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => ControlFlow::Continue(()),
                        Some(Ok(Message::Binary(_))) => self.senseless("malformed_message").await,
                        Some(Ok(Message::Close(_))) | None => ControlFlow::Break(()),
                        Some(Err(_)) => {
                            close(&mut self.socket, code::TOO_BIG, "unreadable").await;
                            ControlFlow::Break(())
                        }
                    }
                }
                news = news(&mut self.search, self.tell_from) => self.tell(news).await,
                _ = ping.tick() => still_there(&mut self.socket, heard).await,
                () = closed(&mut closing) => {
                    close(&mut self.socket, code::GOING_AWAY, "the server stops").await;
                    ControlFlow::Break(())
                }
            };
            if flow.is_break() {
                return;
            }
        }
    }

    async fn receive(&mut self, text: &str) -> ControlFlow<()> {
        if !self.bucket.take(self.app.now()) {
            return self.senseless("too_fast").await;
        }
        match serde_json::from_str(text) {
            Err(_) => self.senseless("malformed_message").await,
            Ok(AnalysisRequest::Ping {}) => self.tell(AnalysisNews::Pong).await,
            Ok(AnalysisRequest::Stop {}) => {
                self.search = None;
                ControlFlow::Continue(())
            }
            Ok(AnalysisRequest::Look { id, sfen, moves, lines, engine }) => {
                self.search = None;
                let engines = self.app.study.asked(&self.app, &self.visitor, engine.as_deref()).await;
                match engines.and_then(|engines| Question::read(&sfen, &moves, lines, engines)) {
                    Err(fault) => {
                        self.tell(AnalysisNews::Refused { id: Some(id), problem: fault.problem }).await
                    }
                    Ok(question) if !question.position.has_legal_move() => {
                        let end = Some(AnalysisEnd::NoMove);
                        let (engine, lines) = (String::new(), Vec::new());
                        self.tell(AnalysisNews::Found { id, engine, depth: 0, nodes: 0, nps: 0, lines, end })
                            .await
                    }
                    Ok(question) => {
                        self.begin(id, question);
                        ControlFlow::Continue(())
                    }
                }
            }
        }
    }

    fn begin(&mut self, id: u32, question: Question) {
        let question = Arc::new(question);
        let (wanted, gone) = oneshot::channel();
        let (told, sight) = watch::channel(Sight::default());
        let (app, asked, before) = (self.app.clone(), question.clone(), self.last.take());
        self.last = Some(tokio::spawn(async move {
            if let Some(before) = before {
                // It ends at once, or has failed; either way its engine is free or gone.
                let _ = before.await;
            }
            app.study.look(&asked, &told, gone).await;
        }));
        self.search = Some(Search { id, question, sight, _wanted: wanted });
        self.tell_from = Instant::now();
    }

    async fn tell(&mut self, news: AnalysisNews) -> ControlFlow<()> {
        self.tell_from = Instant::now() + EVERY;
        let text = serde_json::to_string(&news).expect("a message is plain data");
        send(&mut self.socket, Message::Text(Utf8Bytes::from(text))).await
    }

    async fn senseless(&mut self, kind: &str) -> ControlFlow<()> {
        self.nonsense += 1;
        self.tell(AnalysisNews::Refused { id: None, problem: Problem::new(kind) }).await?;
        if self.nonsense <= NONSENSE {
            return ControlFlow::Continue(());
        }
        close(&mut self.socket, code::POLICY, "too many senseless messages").await;
        ControlFlow::Break(())
    }
}

/// The newest of a search, once it may be told; never, where nothing is searched.
async fn news(search: &mut Option<Search>, from: Instant) -> AnalysisNews {
    let Some(search) = search else { return std::future::pending().await };
    loop {
        tokio::time::sleep_until(from).await;
        if search.sight.changed().await.is_err() {
            // It is over, and all was told.
            return std::future::pending().await;
        }
        let sight = search.sight.borrow_and_update();
        let id = search.id;
        match &*sight {
            Sight::Nothing => {}
            Sight::Waiting => return AnalysisNews::Waiting { id },
            Sight::Failed(kind) => return AnalysisNews::Failed { id, kind: (*kind).to_owned() },
            Sight::Seen { engine, heard, end } => {
                let question = &search.question;
                let mover = question.position.side_to_move();
                let line = |told: &komadai_host::Told| AnalysisLine {
                    score: score(told.line.score, mover),
                    exact: told.is_exact,
                    depth: told.depth,
                    moves: named(&question.position, &told.line.moves, question.previous_to(), TOLD),
                };
                return AnalysisNews::Found {
                    id,
                    engine: engine.clone(),
                    depth: heard.depth,
                    nodes: heard.nodes,
                    nps: heard.nps,
                    lines: heard.lines().take(question.lines as usize).map(line).collect(),
                    end: *end,
                };
            }
        }
    }
}
