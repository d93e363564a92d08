//! Where a picture goes: a file that appears whole or not at all, or standard output.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};

use komadai_text::Text;

use crate::outcome::Failure;

/// A place for one picture.
pub(super) struct Place<'a> {
    name: &'a str,
    text: &'a Text,
}

impl<'a> Place<'a> {
    /// The file of this name; `-` is standard output.
    pub(super) fn new(name: &'a str, text: &'a Text) -> Self {
        Self { name, text }
    }

    /// Writes a whole picture.
    pub(super) fn write(self, bytes: &[u8]) -> Result<(), Failure> {
        let (name, text) = (self.name, self.text);
        self.fill(|out| {
            out.write_all(bytes).map_err(|error| Failure(Place::new(name, text).complaint(&error)))
        })
    }

    /// Lets a picture be written piece by piece. A file gets its name when all of it is there; if `draw` fails, or the
    /// file cannot be written to its end, there is none.
    pub(super) fn fill(
        self,
        draw: impl FnOnce(&mut dyn Write) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        if self.name == "-" {
            // Gathered first: what went wrong half-way is no picture for the one who reads it either.
            let mut bytes = Vec::new();
            draw(&mut bytes)?;
            // A reader that went away has seen what it wanted.
            let _ = std::io::stdout().lock().write_all(&bytes);
            return Ok(());
        }
        let path = Path::new(self.name);
        let part = part(path);
        let written = self.write_part(&part, draw);
        if written.is_err() {
            let _ = std::fs::remove_file(&part);
        }
        written?;
        std::fs::rename(&part, path).map_err(|error| {
            let _ = std::fs::remove_file(&part);
            Failure(self.complaint(&error))
        })
    }

    fn write_part(
        &self,
        part: &Path,
        draw: impl FnOnce(&mut dyn Write) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        let failed = |error: &std::io::Error| Failure(self.complaint(error));
        let mut out = BufWriter::new(File::create(part).map_err(|error| failed(&error))?);
        draw(&mut out)?;
        out.flush().map_err(|error| failed(&error))
    }

    /// The line for what the system says of it.
    pub(super) fn complaint(&self, error: &std::io::Error) -> String {
        let said = self.text.with("convert-cannot-write", &[("error", error.to_string().into())]);
        self.text.with("record-file-failed", &[("file", self.name.into()), ("error", said.into())])
    }
}

/// The name while it is written, another for every process.
fn part(path: &Path) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(format!(".{}.part", std::process::id()));
    path.with_file_name(name)
}
