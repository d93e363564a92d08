//! KIF, the record format of Kakinoki's tools and of nearly every shogi program: `.kif` (Shift_JIS) and `.kifu` (UTF-8).
//! KI2, whose moves stand in rows without numbers, and board diagrams (BOD) have the same head and lines, and are read
//! here too.
//!
//! The reader is forgiving: what it cannot use it reports with line and column and goes on, and it never panics. The
//! writer keeps everything that a [`Record`] holds but the move number of the start.

pub(crate) mod board;
pub(crate) mod end_word;
pub(crate) mod handicap;
pub(crate) mod head;
pub(crate) mod read;
mod time;
pub(crate) mod write;

use crate::encoding::{self, Encoding};
use crate::reading::{MAX_BYTES, ReadError, Reading};
use crate::tree::Record;

/// Reads a file.
///
/// # Errors
/// Only when there is nothing to read; see [`ReadError`].
///
/// ```
/// let text = "手合割：平手\n1 ７六歩(77) (0:05/00:00:05)\n2 投了\n";
/// let reading = komadai_record::kif::read(text.as_bytes()).unwrap();
/// assert_eq!(reading.record.moves().len(), 1);
/// assert!(reading.warnings.is_empty());
/// ```
pub fn read(bytes: &[u8]) -> Result<Reading, ReadError> {
    if bytes.len() > MAX_BYTES {
        return Err(ReadError::TooLarge);
    }
    let (text, encoding) = encoding::decode(bytes);
    let (record, warnings, format) = read::read_text(&text, false)?;
    Ok(Reading { record, format, encoding, warnings })
}

/// The text of a record, lines ended by a line feed.
pub fn to_text(record: &Record, encoding: Encoding) -> String {
    write::write_text(record, encoding)
}

/// The last position of the main line as a board diagram, with the headers above it.
pub fn diagram(record: &Record) -> String {
    let names = write::side_names(record);
    let mut text = String::new();
    write::headers(record, &mut text);
    if !text.is_empty() {
        // Whatever the headers look like, this line says what the file is.
        text.insert_str(0, "手合割：その他\n");
    }
    let last =
        record.position_at(record.tip()).map_or_else(|| record.start.clone(), |position| position.to_sfen());
    text + &board::write(&last, names)
}

/// Whether a line `key：value` is read back as just this header: not as a board, a move, a comment or an end.
pub(crate) fn is_header(key: &str, value: &str) -> bool {
    let read = read::read_text(&format!("手合割：平手\n{key}：{value}\n"), false);
    read.is_ok_and(|(record, warnings, _)| {
        warnings.is_empty() && record.is_empty() && record.headers.iter().eq([(key, value)])
    })
}

impl Record {
    /// The record as a KIF file: [`Encoding::ShiftJis`] with CR LF for `.kif`, anything else UTF-8 for `.kifu`.
    pub fn to_kif(&self, encoding: Encoding) -> Vec<u8> {
        if encoding == Encoding::ShiftJis {
            let text = to_text(self, encoding).replace('\n', "\r\n");
            encoding::encode_cp932(&text).0
        } else {
            to_text(self, Encoding::Utf8).into_bytes()
        }
    }
}

#[cfg(test)]
mod tests;
