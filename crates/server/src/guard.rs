//! What every request must pass, and what every answer says.

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use komadai_wire::Problem;

use crate::problem::Fault;
use crate::state::App;
use crate::{lan, percent};

/// Everything comes from here and nowhere else; pictures may be written into the page (`data:`).
const POLICY: &str = "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; \
                      form-action 'self'; frame-ancestors 'none'";

const ALWAYS: [(HeaderName, &str); 4] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (header::X_FRAME_OPTIONS, "DENY"),
];

/// Refuses foreign hosts and origins, and gives every answer its headers.
pub(crate) async fn guard(State(app): State<App>, request: Request, next: Next) -> Response {
    let mut response = match check(&app, &request) {
        Ok(()) => next.run(request).await,
        Err(fault) => fault.into_response(),
    };
    for (name, value) in ALWAYS {
        response.headers_mut().entry(name).or_insert(HeaderValue::from_static(value));
    }
    response
}

/// An address that knows nothing of such a request.
pub(crate) async fn no_such_method() -> Fault {
    Fault::new(StatusCode::METHOD_NOT_ALLOWED, Problem::new("no_such_address"))
}

fn check(app: &App, request: &Request) -> Result<(), Fault> {
    if !is_text(request.uri().path()) {
        return Err(Fault::bad("no_such_address"));
    }
    let headers = request.headers();
    let host = text(headers, &header::HOST)
        .or_else(|| request.uri().authority().map(axum::http::uri::Authority::as_str))
        .unwrap_or_default();
    let forbidden = |kind: &str, value: &str| {
        Fault::new(
            StatusCode::FORBIDDEN,
            Problem::new(kind).with("value", value.chars().take(100).collect::<String>()),
        )
    };
    // A name that a foreign page has pointed at this machine (DNS rebinding) is none of ours.
    if app.is_local() && !lan::is_loopback_name(host) {
        return Err(forbidden("wrong_host", host));
    }
    let acts = request.method() != Method::GET && request.method() != Method::HEAD;
    if acts || request.uri().path().starts_with("/ws/") {
        let origin = text(headers, &header::ORIGIN).unwrap_or_default();
        let from = origin.split_once("://").map(|(_, host)| host);
        if from.is_none_or(|from| !from.eq_ignore_ascii_case(host)) {
            return Err(forbidden("wrong_origin", origin));
        }
    }
    Ok(())
}

/// Whether the address is text once its percent signs are taken away: handlers take it for that.
fn is_text(path: &str) -> bool {
    String::from_utf8(percent::decoded(path)).is_ok()
}

fn text<'a>(headers: &'a HeaderMap, name: &HeaderName) -> Option<&'a str> {
    headers.get(name).and_then(|value| value.to_str().ok())
}
