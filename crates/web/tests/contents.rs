//! What the embedded client holds.

use komadai_web::{asset, paths};

#[test]
fn the_page_names_scripts_that_are_there() {
    let page = asset("index.html").expect("a page");
    let text = std::str::from_utf8(&page.bytes).expect("UTF-8");
    let mut scripts = 0;
    for part in text.split('"').filter(|part| part.starts_with("/assets/")) {
        assert!(asset(&part[1..]).is_some(), "{part} is missing");
        scripts += usize::from(part.rsplit_once('.').is_some_and(|(_, extension)| extension == "js"));
    }
    assert!(scripts > 0, "the page starts no script");
    assert!(!page.immutable);
}

#[test]
fn hashed_files_may_be_kept_for_ever() {
    let hashed: Vec<_> = paths().filter(|path| path.starts_with("assets/")).collect();
    assert!(!hashed.is_empty());
    for path in hashed {
        let file = asset(&path).expect("listed");
        assert!(file.immutable);
        assert_ne!(file.mime, "application/octet-stream", "{path} has no type");
        assert_eq!(file.etag.len(), 26);
    }
}

#[test]
fn unknown_paths_are_none() {
    assert!(asset("no-such-file.js").is_none());
    assert!(asset("../Cargo.toml").is_none());
}
