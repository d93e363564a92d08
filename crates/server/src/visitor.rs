//! Who asks.

use std::convert::Infallible;
use std::net::IpAddr;

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use komadai_store::Identity;

use crate::bounded::Peer;
use crate::limit::Addresses;
use crate::problem::Fault;
use crate::state::App;
use crate::{ids, lan};

/// Headers that a proxy adds: behind one, a loopback peer is not the owner.
const FORWARDING: [&str; 4] = ["forwarded", "x-forwarded-for", "x-real-ip", "via"];

const COOKIE: &str = "komadai";

/// Whoever sent a request.
///
/// A server bound to a loopback address is reached by its owner alone. Otherwise the owner is who connects from this
/// very machine under a loopback name (so that no foreign page can pose as the owner by pointing its own name here),
/// and everyone else is known by a random token in a cookie, given when it is first needed.
#[derive(Clone, Debug)]
pub(crate) struct Visitor {
    /// None: a stranger, who may look but holds no seat.
    pub(crate) identity: Option<Identity>,
    pub(crate) address: Option<IpAddr>,
    /// The `Host` asked for.
    pub(crate) host: Option<String>,
    /// The request came straight from this machine, under one of its own names.
    pub(crate) here: bool,
}

impl Visitor {
    /// The visitor's identity, made if there is none yet; then with the cookie to be set.
    pub(crate) async fn identify(&self, app: &App) -> Result<(Identity, HeaderMap), Fault> {
        let mut headers = HeaderMap::new();
        if let Some(identity) = self.identity {
            return Ok((identity, headers));
        }
        let token = ids::token();
        let identity = app.store.add_identity(&ids::hash(&token), app.now()).await?;
        let cookie = format!("{COOKIE}={token}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Strict");
        headers.insert(header::SET_COOKIE, HeaderValue::from_str(&cookie).expect("letters and digits only"));
        Ok((identity, headers))
    }

    /// Whether this is the owner, at this very machine and with nothing in between: who may have it run programs.
    pub(crate) fn is_here(&self) -> bool {
        self.here && self.identity == Some(Identity::OWNER)
    }

    /// Hosts by which another device reaches this server, best first; none where it serves this machine alone.
    pub(crate) fn hosts(&self, app: &App) -> Vec<String> {
        if app.is_local() { Vec::new() } else { lan::hosts(app.bound, self.host.as_deref()) }
    }

    /// Refuses those who ask for too much.
    pub(crate) fn allow(&self, app: &App) -> Result<(), Fault> {
        self.within(&app.addresses, app)
    }

    fn within(&self, buckets: &Addresses, app: &App) -> Result<(), Fault> {
        let address = self.address.unwrap_or(IpAddr::from([0, 0, 0, 0]));
        let allowed = buckets.take(address, app.now());
        let too_fast =
            || Fault::new(axum::http::StatusCode::TOO_MANY_REQUESTS, komadai_wire::Problem::new("too_fast"));
        allowed.then_some(()).ok_or_else(too_fast)
    }

    /// Refuses those who ask for too much while they work: edits and questions about positions.
    pub(crate) fn allow_work(&self, app: &App) -> Result<(), Fault> {
        self.within(&app.workers, app)
    }

    /// Whether this visitor may see and change what belongs to `owner`: the own, and the owner of the machine all.
    pub(crate) fn sees(&self, owner: Identity) -> bool {
        self.identity.is_some_and(|identity| identity == owner || identity == Identity::OWNER)
    }

    async fn find(parts: &Parts, app: &App) -> Self {
        let headers = &parts.headers;
        let peer = parts.extensions.get::<ConnectInfo<Peer>>().map(|ConnectInfo(Peer(peer))| peer.ip());
        let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).map(str::to_owned);
        let direct = !FORWARDING.iter().any(|name| headers.contains_key(*name));
        let here = peer.is_some_and(|ip| ip.to_canonical().is_loopback())
            && direct
            && host.as_deref().is_some_and(lan::is_loopback_name);
        let identity = if app.is_local() || here { Some(Identity::OWNER) } else { known(headers, app).await };
        Self { identity, address: peer, host, here }
    }
}

async fn known(headers: &HeaderMap, app: &App) -> Option<Identity> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|cookie| cookie.to_str().ok());
    let token = cookies
        .flat_map(|cookie| cookie.split(';'))
        .find_map(|pair| pair.trim().strip_prefix(COOKIE)?.strip_prefix('='))?;
    match app.store.identity(&ids::hash(token)).await {
        Ok(identity) => identity,
        Err(error) => {
            tracing::error!(%error, "a visitor could not be looked up");
            None
        }
    }
}

impl FromRequestParts<App> for Visitor {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Infallible> {
        Ok(Self::find(parts, app).await)
    }
}
