//! Which book is asked: the file that the options name, or what the program carries.

use std::fs;

use komadai_book::{Book, BookError, MOST_BYTES, own_book};

/// Follows the option that names a book. A file that cannot be used leaves the program's own in force.
#[derive(Default)]
pub(crate) struct BookFile {
    asked: String,
    loaded: Option<Book>,
}

impl BookFile {
    /// Loads the file when another is asked for, or `again`, and says what came of it.
    pub(crate) fn follow(&mut self, file: &str, again: bool) -> Option<String> {
        if self.asked == file && !(again && self.loaded.is_none() && !file.is_empty()) {
            return None;
        }
        file.clone_into(&mut self.asked);
        self.loaded = None;
        if file.is_empty() {
            return Some("book: the engine's own".to_owned());
        }
        // A pipe or a device might never end.
        let bytes = match fs::metadata(file) {
            Ok(about) if !about.is_file() => Err("this is no file".to_owned()),
            Ok(about) if about.len() > MOST_BYTES as u64 => Err(BookError::TooLarge.to_string()),
            Ok(_) => fs::read(file).map_err(|error| error.to_string()),
            Err(error) => Err(error.to_string()),
        };
        let reading = bytes.and_then(|bytes| Book::read(&bytes).map_err(|error| error.to_string()));
        Some(match reading {
            Ok(reading) => {
                let count = reading.book.len();
                self.loaded = Some(reading.book);
                match reading.warnings.first() {
                    None => format!("book {file}: {count} positions"),
                    Some(first) => format!(
                        "error: book {file}: {} lines could not be used, the first: {first}; {count} positions are",
                        reading.faults
                    ),
                }
            }
            Err(error) => format!("error: book {file}: {error}; the engine's own stays"),
        })
    }

    /// The book in force.
    pub(crate) fn book(&self) -> &Book {
        self.loaded.as_ref().unwrap_or_else(|| own_book())
    }
}
