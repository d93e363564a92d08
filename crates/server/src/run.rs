//! Starting, serving and stopping.

use std::fs::{File, TryLockError};
use std::future::Future;
use std::io::Write as _;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn_with_state;
use axum::routing::get;
use komadai_store::{OpenError, Store};
use tokio::net::TcpListener;
use tower_http::compression::CompressionLayer;

use crate::bounded::{Bounded, Peer};
use crate::engines::Program;
use crate::opponent::Hosted;
use crate::state::{App, closed};
use crate::study::{Pace, Study, queue};
use crate::{api, assets, browser, guard, lan, matches, road, socket, study};

/// No request has a longer body, in bytes.
const LONGEST_BODY: usize = 64 * 1024;

/// How often it is looked whether all work has ended.
const GLANCE: Duration = Duration::from_millis(10);

/// How long open requests may keep a stopping server.
const PATIENCE: Duration = Duration::from_secs(5);

/// How to serve.
#[derive(Clone, Debug)]
pub struct ServeOptions {
    /// The address to listen on; port 0 takes a free one.
    pub addr: SocketAddr,
    /// The data directory; it is made if missing.
    pub data: PathBuf,
    /// Open the page in a browser, where there is one.
    pub open: bool,
    /// Seconds of the arcade clock on the road, in place of three minutes and more; for tests that wait for its end.
    pub arcade_s: Option<u32>,
}

/// Why the server could not start or go on.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    /// Another program listens there.
    #[error("{addr} is in use; stop the other program, or choose another address with --addr")]
    AddressInUse {
        /// The address asked for.
        addr: SocketAddr,
    },
    /// The address cannot be listened on.
    #[error("cannot listen on {addr}: {error}")]
    Listen {
        /// The address asked for.
        addr: SocketAddr,
        /// What the system said.
        #[source]
        error: std::io::Error,
    },
    /// Another server keeps its games there.
    #[error("another komadai server uses {}; stop it, or choose another directory with --data", folder.display())]
    DataInUse {
        /// The data directory.
        folder: PathBuf,
    },
    /// The database cannot be used.
    #[error(transparent)]
    Store(#[from] OpenError),
    /// The system failed.
    #[error("the server failed: {0}")]
    Io(#[from] std::io::Error),
}

impl RunError {
    /// Stable English key; the message `problem-{key}` words it.
    pub fn key(&self) -> &'static str {
        match self {
            Self::AddressInUse { .. } => "address_in_use",
            Self::Listen { .. } => "cannot_listen",
            Self::DataInUse { .. } => "data_in_use",
            Self::Store(error) => error.key(),
            Self::Io(_) => "server_failed",
        }
    }

    /// What the system said; in a message it takes the place of `reason`, in the reader's language.
    pub fn system(&self) -> Option<&std::io::Error> {
        match self {
            Self::Listen { error, .. } | Self::Io(error) => Some(error),
            Self::Store(error) => error.system(),
            Self::AddressInUse { .. } | Self::DataInUse { .. } => None,
        }
    }

    /// The arguments of its message.
    pub fn args(&self) -> Vec<(&'static str, String)> {
        match self {
            Self::AddressInUse { addr } => vec![("address", addr.to_string())],
            Self::Listen { addr, error } => {
                vec![("address", addr.to_string()), ("reason", error.to_string())]
            }
            Self::DataInUse { folder } => vec![("path", folder.display().to_string())],
            Self::Store(error) => error.args(),
            Self::Io(error) => vec![("reason", error.to_string())],
        }
    }
}

/// Every address the server answers.
pub fn app(state: App) -> Router {
    Router::new()
        .merge(api::routes())
        .merge(study::routes())
        .merge(matches::routes())
        .merge(road::routes())
        .route("/ws/game/{id}", get(socket::connect))
        .fallback(assets::serve)
        .method_not_allowed_fallback(guard::no_such_method)
        .layer(DefaultBodyLimit::max(LONGEST_BODY))
        .layer(CompressionLayer::new())
        .layer(from_fn_with_state(state.clone(), guard::guard))
        .with_state(state)
}

/// Serves until `shutdown` completes. Prints `listening on http://…` when ready.
///
/// # Errors
/// When the address or the data directory cannot be used.
pub async fn run(
    options: ServeOptions,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> Result<(), RunError> {
    let listener = TcpListener::bind(options.addr).await.map_err(|error| match error.kind() {
        std::io::ErrorKind::AddrInUse => RunError::AddressInUse { addr: options.addr },
        _ => RunError::Listen { addr: options.addr, error },
    })?;
    let store = Store::open(&options.data).await?;
    let _lock = take_data(&options.data)?;
    let bound = listener.local_addr()?;
    let latest = store.latest_ms().await.map_err(|error| RunError::Io(std::io::Error::other(error)))?;
    let study = Study::of(Program::own()?, Pace::default());
    let state = App::new(store, &options.data, bound, Arc::new(Hosted::own()?), study, latest);
    if let Some(seconds) = options.arcade_s {
        state.arcade_s.get_or_init(|| seconds);
    }
    queue::resume(&state).await;
    let url = announce(bound);
    if options.open {
        browser::open(&url);
    }
    serve(state, listener, shutdown).await
}

/// Serves on a bound listener.
pub(crate) async fn serve(
    state: App,
    listener: TcpListener,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> Result<(), RunError> {
    let life = tokio::spawn(state.clone().keep_alive());
    let stopping = state.clone();
    let stop = async move {
        shutdown.await;
        stopping.note_alive().await;
        // Rooms and sockets end; every move is stored already.
        stopping.closing.send_replace(true);
    };
    let service = app(state.clone()).into_make_service_with_connect_info::<Peer>();
    let mut closing = state.closing.subscribe();
    let overdue = async {
        closed(&mut closing).await;
        tokio::time::sleep(PATIENCE).await;
    };
    tokio::select! {
        served = axum::serve(Bounded::new(listener), service).with_graceful_shutdown(stop) => served?,
        // Somebody's download does not end: nothing is lost by hanging up.
        () = overdue => {}
    }
    life.abort();
    // Reviews and matches keep what they have before the store closes.
    let at_rest = async {
        while !(state.study.is_at_rest() && state.matches.is_at_rest()) {
            tokio::time::sleep(GLANCE).await;
        }
    };
    if tokio::time::timeout(PATIENCE, at_rest).await.is_err() {
        tracing::warn!("a review or a match did not end in time");
    }
    state.store.close().await;
    Ok(())
}

/// Takes the data directory for this process; the system gives it back when the process ends, however it ends. Where
/// the file system knows no locks there is none.
///
/// # Errors
/// When another process has it.
pub fn take_data(folder: &Path) -> Result<File, RunError> {
    let file = File::create(folder.join("komadai.lock"))?;
    match file.try_lock() {
        Err(TryLockError::WouldBlock) => Err(RunError::DataInUse { folder: folder.to_owned() }),
        Ok(()) | Err(TryLockError::Error(_)) => Ok(file),
    }
}

/// Says where the server is; the first address is one that this machine's own browser can use. Nobody may be reading
/// any more: that is no reason not to serve.
fn announce(bound: SocketAddr) -> String {
    let here = if bound.ip().is_unspecified() {
        SocketAddr::new(std::net::Ipv4Addr::LOCALHOST.into(), bound.port())
    } else {
        bound
    };
    let mut lines = format!("listening on http://{here}\n");
    for host in lan::hosts(bound, None) {
        if host != here.to_string() {
            lines = lines + "listening on http://" + &host + "\n";
        }
    }
    let mut out = std::io::stdout().lock();
    let _ = out.write_all(lines.as_bytes()).and_then(|()| out.flush());
    format!("http://{here}")
}
