//! A server, and browsers made of a few lines.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{Request, StatusCode, header};
use futures_util::{SinkExt, StreamExt};
use http_body_util::BodyExt;
use komadai_store::Store;
use komadai_wire::{ClientMessage, GameView, ServerMessage};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};
use tower::ServiceExt;

use crate::bounded::Peer;
use crate::engines::Program;
use crate::opponent::{Failure, Job, Opponent, Thinking, Thought};
use crate::run::serve;
use crate::state::App;
use crate::study::{Pace, Study};

/// Plays the first legal move of the list, and counts what it was asked.
#[derive(Debug, Default)]
pub(super) struct First {
    pub(super) asked: AtomicU32,
    /// Fails this many times first.
    pub(super) fails: AtomicU32,
    /// Plays this instead, legal or not.
    pub(super) plays: Option<Thought>,
}

impl Opponent for First {
    fn think(&self, job: Job) -> Thinking {
        self.asked.fetch_add(1, Ordering::Relaxed);
        let fails = self.fails.load(Ordering::Relaxed);
        if fails > 0 {
            self.fails.store(fails - 1, Ordering::Relaxed);
            return Box::pin(async { Err(Failure("made to fail".to_owned())) });
        }
        let plays = self.plays;
        Box::pin(async move {
            let mut position = komadai_rules::Position::from_sfen(&job.start).unwrap();
            for usi in &job.moves {
                position.do_move(usi.parse().unwrap());
            }
            Ok(plays.unwrap_or_else(|| Thought::Move(position.legal_moves()[0])))
        })
    }
}

/// Never answers.
#[derive(Debug)]
pub(super) struct Silent;

impl Opponent for Silent {
    fn think(&self, _: Job) -> Thinking {
        Box::pin(std::future::pending())
    }
}

pub(super) struct Server {
    pub(super) state: App,
    pub(super) folder: PathBuf,
    kept: Option<TempDir>,
    stop: Option<oneshot::Sender<()>>,
    task: Option<tokio::task::JoinHandle<()>>,
}

impl Server {
    pub(super) async fn start() -> Self {
        Self::with(Arc::new(First::default())).await
    }

    pub(super) async fn with(opponent: Arc<dyn Opponent>) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().to_owned();
        Self { kept: Some(folder), ..Self::on(&path, opponent, "127.0.0.1:0").await }
    }

    pub(super) async fn on(folder: &Path, opponent: Arc<dyn Opponent>, address: &str) -> Self {
        Self::studying(
            folder,
            opponent,
            address,
            Study::of(Program::komadai("/bin/false".into()), Pace::default()),
        )
        .await
    }

    /// A server with an engine for those who study.
    pub(super) async fn studying(
        folder: &Path,
        opponent: Arc<dyn Opponent>,
        address: &str,
        study: Study,
    ) -> Self {
        let listener = TcpListener::bind(address).await.unwrap();
        let store = Store::open(folder).await.unwrap();
        let state = App::new(store, folder, listener.local_addr().unwrap(), opponent, study, None);
        let (stop, stopped) = oneshot::channel();
        let serving = serve(state.clone(), listener, async {
            let _ = stopped.await;
        });
        let task = tokio::spawn(async move { serving.await.unwrap() });
        Self { state, folder: folder.to_owned(), kept: None, stop: Some(stop), task: Some(task) }
    }

    /// Ends without any goodbye, as `kill -9` does: nothing is stored on the way out.
    pub(super) fn kill(mut self) -> Option<TempDir> {
        if let Some(task) = self.task.take() {
            task.abort();
        }
        // What a killed process leaves behind by itself: no task runs on.
        self.state.closing.send_replace(true);
        self.kept.take()
    }

    pub(super) async fn stop(mut self) {
        self.stop.take().unwrap().send(()).unwrap();
        tokio::time::timeout(Duration::from_secs(30), self.task.take().unwrap()).await.unwrap().unwrap();
    }

    pub(super) fn host(&self) -> String {
        format!("127.0.0.1:{}", self.state.bound.port())
    }

    /// A request from the page itself on this machine.
    pub(super) async fn post(&self, path: &str, body: &Value) -> (StatusCode, Value) {
        let (status, _, body) =
            self.send(self.request("POST", path).body(Body::from(body.to_string())).unwrap()).await;
        (status, serde_json::from_slice(&body).unwrap_or(Value::Null))
    }

    /// The same with a text as it stands.
    pub(super) async fn post_text(&self, path: &str, text: &str) -> (StatusCode, Value) {
        let request = self.request("POST", path).body(Body::from(text.to_owned())).unwrap();
        let (status, _, body) = self.send(request).await;
        (status, serde_json::from_slice(&body).unwrap_or(Value::Null))
    }

    pub(super) async fn get(&self, path: &str) -> (StatusCode, Value) {
        let (status, _, body) = self.send(self.request("GET", path).body(Body::empty()).unwrap()).await;
        (status, serde_json::from_slice(&body).unwrap_or(Value::Null))
    }

    pub(super) fn request(&self, method: &str, path: &str) -> axum::http::request::Builder {
        Request::builder()
            .method(method)
            .uri(path)
            .header(header::HOST, self.host())
            .header(header::ORIGIN, format!("http://{}", self.host()))
            .header(header::CONTENT_TYPE, "application/json")
            .extension(ConnectInfo(Peer(SocketAddr::from(([127, 0, 0, 1], 50_000)))))
    }

    pub(super) async fn send(&self, request: Request<Body>) -> (StatusCode, header::HeaderMap, Vec<u8>) {
        let response = crate::app(self.state.clone()).oneshot(request).await.unwrap();
        let (status, headers) = (response.status(), response.headers().clone());
        let body = response.into_body().collect().await.unwrap().to_bytes().to_vec();
        (status, headers, body)
    }

    /// Makes a game and returns its id.
    pub(super) async fn game(&self, new: &Value) -> String {
        let (status, created) = self.post("/api/games", new).await;
        assert_eq!(status, StatusCode::OK, "{created}");
        created["id"].as_str().unwrap().to_owned()
    }

    pub(super) async fn open(&self, id: &str) -> Page {
        Page::open(&self.host(), id, None).await.unwrap()
    }
}

/// Two players at this board, no clock.
pub(super) fn local() -> Value {
    json!({
        "opponent": { "kind": "local" },
        "side": "black",
        "handicap": "even",
        "clock": { "black": null, "white": null },
        "points": "27",
        "try_rule": false,
        "move_limit": null,
        "draw_replay": false,
        "mode": "assisted",
        "names": { "black": null, "white": null },
    })
}

/// With these fields changed.
pub(super) fn changed(mut game: Value, changes: Value) -> Value {
    let Value::Object(changes) = changes else { panic!("fields are changed by name") };
    for (key, value) in changes {
        game[key] = value;
    }
    game
}

pub(super) fn computer() -> Value {
    changed(local(), json!({ "opponent": { "kind": "engine", "grade": "15k" } }))
}

pub(super) fn friend() -> Value {
    changed(local(), json!({ "opponent": { "kind": "friend" } }))
}

pub(super) fn clock(main_s: u32, byoyomi_s: u32) -> Value {
    let side =
        json!({ "main_s": main_s, "byoyomi_s": byoyomi_s, "increment_s": 0, "periods": 0, "period_s": 0 });
    json!({ "clock": { "black": side, "white": side } })
}

/// A page that has a game open.
pub(super) struct Page {
    pub(super) socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    pub(super) game: GameView,
}

impl Page {
    pub(super) async fn open(host: &str, id: &str, cookie: Option<&str>) -> Result<Self, Error> {
        Ok(Self::first(Self::connect(host, id, &format!("http://{host}"), cookie).await?).await)
    }

    /// Reads the game that comes first on every connection.
    pub(super) async fn first(mut socket: WebSocketStream<MaybeTlsStream<TcpStream>>) -> Self {
        let first = next(&mut socket).await;
        let Some(ServerMessage::Game { game }) = first else { panic!("not a game: {first:?}") };
        Self { socket, game: *game }
    }

    pub(super) async fn connect(
        host: &str,
        id: &str,
        origin: &str,
        cookie: Option<&str>,
    ) -> Result<WebSocketStream<MaybeTlsStream<TcpStream>>, Error> {
        let mut request = format!("ws://{host}/ws/game/{id}").into_client_request()?;
        request.headers_mut().insert(header::ORIGIN, origin.parse().unwrap());
        if let Some(cookie) = cookie {
            request.headers_mut().insert(header::COOKIE, cookie.parse().unwrap());
        }
        Ok(tokio_tungstenite::connect_async(request).await?.0)
    }

    pub(super) async fn say(&mut self, message: &ClientMessage) {
        let text = serde_json::to_string(message).unwrap();
        self.socket.send(Message::text(text)).await.unwrap();
    }

    /// The next thing that is told.
    pub(super) async fn hear(&mut self) -> ServerMessage {
        next(&mut self.socket).await.expect("the server says something")
    }

    pub(super) async fn hear_game(&mut self) -> &GameView {
        let heard = self.hear().await;
        let ServerMessage::Game { game } = heard else { panic!("not a game: {heard:?}") };
        self.game = *game;
        &self.game
    }

    /// Waits for what matters and passes over the rest.
    pub(super) async fn wait_for<T>(&mut self, mut wanted: impl FnMut(ServerMessage) -> Option<T>) -> T {
        loop {
            let heard = self.hear().await;
            if let Some(found) = wanted(heard) {
                return found;
            }
        }
    }

    pub(super) async fn play(&mut self, ply: u32, usi: &str) {
        self.say(&ClientMessage::Move { ply, usi: usi.to_owned() }).await;
    }

    /// Plays and waits until it is told.
    pub(super) async fn move_on(&mut self, ply: u32, usi: &str) {
        self.play(ply, usi).await;
        let heard = self.hear().await;
        let ServerMessage::Moved { ply: moved, .. } = heard else { panic!("{usi}: {heard:?}") };
        assert_eq!((moved.ply, moved.usi.as_str()), (ply + 1, usi));
    }

    /// Reads until the connection is closed: the code that was given.
    pub(super) async fn closed(&mut self) -> Option<u16> {
        loop {
            let message =
                tokio::time::timeout(Duration::from_secs(30), self.socket.next()).await.expect("in time");
            match message {
                Some(Ok(Message::Close(frame))) => return frame.map(|frame| frame.code.into()),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return None,
            }
        }
    }

    pub(super) async fn refused(&mut self) -> komadai_wire::Problem {
        self.wait_for(|heard| match heard {
            ServerMessage::Refused { problem } => Some(problem),
            _ => None,
        })
        .await
    }
}

async fn next(socket: &mut WebSocketStream<MaybeTlsStream<TcpStream>>) -> Option<ServerMessage> {
    loop {
        let message = tokio::time::timeout(Duration::from_secs(30), socket.next()).await.expect("in time")?;
        match message.ok()? {
            Message::Text(text) => return Some(serde_json::from_str(&text).unwrap()),
            Message::Close(_) => return None,
            _ => {}
        }
    }
}
