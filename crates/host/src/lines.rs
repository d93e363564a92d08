//! Lines from a process that may print anything.

use std::io;

use tokio::io::{AsyncBufReadExt, AsyncRead, BufReader};

/// What of a line is kept; the longest honest lines are mates of hundreds of moves.
const LONGEST: usize = 32 * 1024;

/// Reads lines and loses nothing when a wait is given up in the middle of one.
pub(crate) struct Lines<R> {
    reader: BufReader<R>,
    partial: Vec<u8>,
}

impl<R: AsyncRead + Unpin> Lines<R> {
    pub(crate) fn new(reader: R) -> Self {
        Self { reader: BufReader::new(reader), partial: Vec::new() }
    }

    /// The next line without its end, or `None` when there will be no more.
    pub(crate) async fn next(&mut self) -> io::Result<Option<String>> {
        loop {
            let bytes = self.reader.fill_buf().await?;
            if bytes.is_empty() {
                return Ok(if self.partial.is_empty() { None } else { Some(self.take()) });
            }
            let end = bytes.iter().position(|&byte| byte == b'\n');
            let piece = &bytes[..end.unwrap_or(bytes.len())];
            let room = LONGEST.saturating_sub(self.partial.len());
            self.partial.extend_from_slice(&piece[..piece.len().min(room)]);
            let used = end.map_or(bytes.len(), |end| end + 1);
            self.reader.consume(used);
            if end.is_some() {
                return Ok(Some(self.take()));
            }
        }
    }

    fn take(&mut self) -> String {
        let line = String::from_utf8_lossy(&self.partial).trim_end().to_owned();
        self.partial.clear();
        line
    }
}
