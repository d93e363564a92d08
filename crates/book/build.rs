//! Finds the book that the program carries, `books/own.db.zst`, if there is one.

use std::fs;
use std::io;
use std::path::Path;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../books");
const BOOK: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../books/own.db.zst");

#[expect(clippy::disallowed_methods, reason = "a build script reads its environment")]
fn main() -> io::Result<()> {
    // The folder, for a file that is not there would have everything built again each time.
    println!("cargo::rerun-if-changed={FOLDER}");
    println!("cargo::rerun-if-changed=build.rs");
    let out = std::env::var("OUT_DIR").map_err(io::Error::other)?;
    let found =
        if Path::new(BOOK).exists() { format!("Some(include_bytes!({BOOK:?}))") } else { "None".to_owned() };
    let source = format!("const PACKED: Option<&[u8]> = {found};\n");
    fs::write(Path::new(&out).join("own.rs"), source)
}
