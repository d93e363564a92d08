//! Record files by name; `-` is standard input.

use std::fs::File;
use std::io::Read;
use std::path::Path;

use komadai_record::{MAX_BYTES, ReadError, Reading};
use komadai_text::Text;

use crate::words;

/// The name of standard input.
pub(crate) const STDIN: &str = "-";

/// A file that could not be read.
pub(crate) struct Unread {
    /// Its name as it was given.
    pub(crate) file: String,
    /// A stable English word for what is wrong.
    pub(crate) kind: &'static str,
    /// The same for people.
    pub(crate) message: String,
    /// Line and column, where the content is what is wrong.
    pub(crate) place: Option<(usize, usize)>,
}

impl Unread {
    /// One line for people.
    pub(crate) fn line(&self, text: &Text) -> String {
        text.with(
            "record-file-failed",
            &[("file", self.file.as_str().into()), ("error", self.message.as_str().into())],
        )
    }
}

/// Every game of a file.
pub(crate) fn read(file: &str, text: &Text) -> Result<Vec<Reading>, Unread> {
    let unread = |kind, message, place| Unread { file: file.to_owned(), kind, message, place };
    let bytes = bytes(file).map_err(|error| {
        let said = text.with("record-cannot-open", &[("error", text.system(&error).into())]);
        unread("unreadable", said, None)
    })?;
    let name = (file != STDIN).then_some(file);
    komadai_record::read(&bytes, name)
        .map_err(|error: ReadError| unread(error.key(), words::unread(text, &error), Some(error.place())))
}

/// The content, as far as it is looked at.
pub(crate) fn bytes(file: impl AsRef<Path>) -> std::io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let limit = MAX_BYTES as u64 + 1;
    if file.as_ref() == Path::new(STDIN) {
        std::io::stdin().lock().take(limit).read_to_end(&mut bytes)?;
    } else {
        File::open(file)?.take(limit).read_to_end(&mut bytes)?;
    }
    Ok(bytes)
}
