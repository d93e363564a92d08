//! The built web client, embedded.
//!
//! ```
//! let page = komadai_web::asset("index.html").expect("every build has a page");
//! assert_eq!(page.mime, "text/html; charset=utf-8");
//! ```

use std::borrow::Cow;
use std::fmt::Write;

use rust_embed::Embed;

#[derive(Embed)]
#[folder = "$OUT_DIR/dist"]
struct Files;

/// The outlines of the characters that diagrams draw themselves, for `komadai_diagram::Outlines`, under the SIL Open Font
/// License, which stands in it.
pub const OUTLINES: &str = include_str!(concat!(env!("OUT_DIR"), "/outlines.txt"));

/// One file of the client.
#[derive(Clone, Debug)]
pub struct Asset {
    /// The file's content.
    pub bytes: Cow<'static, [u8]>,
    /// Its `Content-Type`.
    pub mime: &'static str,
    /// Its `ETag`, quotes included; changes with the content.
    pub etag: String,
    /// Whether the name holds a hash of the content, so that browsers may keep it for ever.
    pub immutable: bool,
}

/// The file at `path`, a relative address without a leading slash (`index.html`, `assets/…`).
pub fn asset(path: &str) -> Option<Asset> {
    let file = Files::get(path)?;
    let hash = file.metadata.sha256_hash();
    let mut etag = String::from("\"");
    for byte in &hash[..12] {
        write!(etag, "{byte:02x}").expect("a String takes every text");
    }
    etag.push('"');
    Some(Asset { bytes: file.data, mime: mime_of(path), etag, immutable: path.starts_with("assets/") })
}

/// Every path that [`asset`] knows.
pub fn paths() -> impl Iterator<Item = Cow<'static, str>> {
    Files::iter()
}

fn mime_of(path: &str) -> &'static str {
    match path.rsplit_once('.').map_or("", |(_, extension)| extension) {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
