//! Errors on their way to a browser: a status and a [`Problem`], which the page puts into the reader's words.

use axum::Json;
use axum::extract::rejection::{JsonRejection, QueryRejection};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use komadai_game::Refusal;
use komadai_library::TextError;
use komadai_record::notation::{NotationError, NotationErrorKind};
use komadai_store::StoreError;
use komadai_wire::Problem;

/// An answer that something could not be done.
#[derive(Clone, Debug)]
pub(crate) struct Fault {
    pub(crate) status: StatusCode,
    pub(crate) problem: Problem,
}

impl Fault {
    pub(crate) fn new(status: StatusCode, problem: Problem) -> Self {
        Self { status, problem }
    }

    pub(crate) fn not_found() -> Self {
        Self::new(StatusCode::NOT_FOUND, Problem::new("no_such_game"))
    }

    pub(crate) fn busy() -> Self {
        Self::new(StatusCode::SERVICE_UNAVAILABLE, Problem::new("server_busy"))
    }

    pub(crate) fn storage() -> Self {
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, Problem::new("storage_failed"))
    }

    /// Something went wrong that should not have; the log knows more.
    pub(crate) fn failed() -> Self {
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, Problem::new("request_failed"))
    }

    fn malformed(status: StatusCode, reason: &str) -> Self {
        Self::new(status, Problem::new("malformed_request").with("reason", reason))
    }

    pub(crate) fn bad(kind: &str) -> Self {
        Self::new(StatusCode::BAD_REQUEST, Problem::new(kind))
    }

    /// A parameter with a value that is none of the `allowed` ones.
    pub(crate) fn parameter(name: &str, found: &str, allowed: &[&str]) -> Self {
        let found: String = found.chars().take(40).collect();
        let problem = Problem::new("bad_parameter").with("name", name).with("found", found);
        Self::new(StatusCode::BAD_REQUEST, problem.with("allowed", allowed.join(", ")))
    }
}

impl IntoResponse for Fault {
    fn into_response(self) -> Response {
        (self.status, Json(self.problem)).into_response()
    }
}

impl From<JsonRejection> for Fault {
    fn from(rejection: JsonRejection) -> Self {
        Self::malformed(rejection.status(), &rejection.body_text())
    }
}

impl From<QueryRejection> for Fault {
    fn from(rejection: QueryRejection) -> Self {
        Self::malformed(rejection.status(), &rejection.body_text())
    }
}

impl From<StoreError> for Fault {
    fn from(error: StoreError) -> Self {
        tracing::error!(%error, "the store failed");
        Self::storage()
    }
}

impl From<TextError> for Fault {
    fn from(error: TextError) -> Self {
        tracing::error!(%error, "a stored record cannot be read");
        Self::storage()
    }
}

impl From<Refusal> for Fault {
    fn from(refusal: Refusal) -> Self {
        let status = match refusal {
            Refusal::NotSeated | Refusal::NotYourTurn => StatusCode::FORBIDDEN,
            _ => StatusCode::CONFLICT,
        };
        Self::new(status, refused(refusal))
    }
}

/// A typed text that is no move, as the page words it.
pub(crate) fn typed_move(error: NotationError, found: &str) -> Problem {
    let problem = match &error.kind {
        NotationErrorKind::Illegal(reason) => Problem::new("illegal_move").with("reason", reason.key()),
        kind => Problem::new("typed_move").with("reason", kind.key()),
    };
    let problem = problem.with("column", error.column).with("ply", error.ply).with("found", found);
    match error.kind {
        NotationErrorKind::Ambiguous(squares) => {
            let squares: Vec<String> = squares.iter().map(ToString::to_string).collect();
            problem.with("squares", squares.join(" "))
        }
        _ => problem,
    }
}

/// A refusal as the page words it.
pub(crate) fn refused(refusal: Refusal) -> Problem {
    let problem = Problem::new(refusal.key());
    match refusal {
        Refusal::Stale { ply } => problem.with("ply", ply),
        Refusal::Illegal(reason) => problem.with("reason", reason.key()),
        Refusal::PromotedDrop => problem.with("reason", "promoted_drop"),
        _ => problem,
    }
}
