//! The web client's files.

use axum::body::Body;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};

use crate::guard::no_such_method;
use crate::problem::Fault;

/// A file of the client; for any address that is no file, the page, which finds its own way.
pub(crate) async fn serve(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    if method != Method::GET && method != Method::HEAD {
        return no_such_method().await.into_response();
    }
    let path = uri.path().trim_start_matches('/');
    let last = path.rsplit('/').next().unwrap_or_default();
    let is_page = !path.starts_with("api/") && !path.starts_with("ws/") && !last.contains('.');
    let asset =
        komadai_web::asset(path).or_else(|| is_page.then(|| komadai_web::asset("index.html")).flatten());
    let Some(asset) = asset else {
        return Fault::new(StatusCode::NOT_FOUND, komadai_wire::Problem::new("no_such_address"))
            .into_response();
    };
    let cache = if asset.immutable { "public, max-age=31536000, immutable" } else { "no-cache" };
    let known = headers.get(header::IF_NONE_MATCH).and_then(|tag| tag.to_str().ok());
    let unchanged = known
        .is_some_and(|known| known.split(',').any(|tag| tag.trim().trim_start_matches("W/") == asset.etag));
    let (status, body) = if unchanged {
        (StatusCode::NOT_MODIFIED, Body::empty())
    } else {
        (StatusCode::OK, Body::from(asset.bytes.into_owned()))
    };
    let mut response = (status, body).into_response();
    let answer = response.headers_mut();
    answer.insert(header::CONTENT_TYPE, HeaderValue::from_static(asset.mime));
    answer.insert(header::CACHE_CONTROL, HeaderValue::from_static(cache));
    if let Ok(tag) = HeaderValue::from_str(&asset.etag) {
        answer.insert(header::ETAG, tag);
    }
    response
}
