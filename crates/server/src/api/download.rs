//! Files on their way to a visitor.

use std::fmt::Write as _;

use axum::http::{HeaderMap, HeaderValue, header};

/// The headers of a file; `plain` is its name for old programs.
pub(super) fn headers(name: &str, plain: &str, media_type: &str) -> HeaderMap {
    let mut headers = HeaderMap::new();
    let value = |text: String| HeaderValue::from_str(&text).unwrap_or(HeaderValue::from_static(""));
    headers.insert(header::CONTENT_TYPE, value(media_type.to_owned()));
    headers.insert(header::CONTENT_DISPOSITION, value(disposition(name, plain)));
    headers
}

/// RFC 6266: a plain name for old programs, the real one percent-encoded.
fn disposition(name: &str, plain: &str) -> String {
    let mut encoded = String::new();
    for byte in name.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'.' | b'-' | b'_' => encoded.push(byte.into()),
            // No name may lead into another folder.
            b'/' | b'\\' | b':' | b'\0' => encoded.push('_'),
            _ => write!(encoded, "%{byte:02X}").expect("a String takes every text"),
        }
    }
    format!("attachment; filename=\"{plain}\"; filename*=UTF-8''{encoded}")
}
