//! The book that the program carries.

use std::io::Read as _;
use std::sync::LazyLock;

use ruzstd::decoding::StreamingDecoder;

use crate::book::Book;

include!(concat!(env!("OUT_DIR"), "/own.rs"));

/// The book that the program carries (`books/own.db.zst` when it was built), read when it is first asked for; empty where
/// there was none.
pub fn own_book() -> &'static Book {
    static OWN: LazyLock<Book> = LazyLock::new(|| PACKED.map(unpacked).unwrap_or_default());
    &OWN
}

fn unpacked(packed: &[u8]) -> Book {
    let mut text = Vec::new();
    let mut decoder = StreamingDecoder::new(packed).expect("the tests have unpacked it");
    decoder.read_to_end(&mut text).expect("the tests have unpacked it");
    Book::read(&text).expect("the tests have read it").book
}
