//! Where a picture goes: a file that appears whole or not at all, a device, or standard output.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::Path;

use komadai_text::Text;

use crate::destination::Destination;
use crate::outcome::{Failure, say_bytes};

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
            say_bytes(&bytes);
            return Ok(());
        }
        match Destination::of(Path::new(self.name)) {
            Destination::Direct(file) => self.write_to(&file, draw),
            Destination::Beside { part, file } => {
                let written = self.write_to(&part, draw).and_then(|()| {
                    std::fs::rename(&part, file).map_err(|error| Failure(self.complaint(&error)))
                });
                if written.is_err() {
                    let _ = std::fs::remove_file(&part);
                }
                written
            }
        }
    }

    fn write_to(
        &self,
        file: &Path,
        draw: impl FnOnce(&mut dyn Write) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        let failed = |error: &std::io::Error| Failure(self.complaint(error));
        let mut out = BufWriter::new(File::create(file).map_err(|error| failed(&error))?);
        draw(&mut out)?;
        out.flush().map_err(|error| failed(&error))
    }

    /// The line for what the system says of it.
    pub(super) fn complaint(&self, error: &std::io::Error) -> String {
        let said = self.text.with("convert-cannot-write", &[("error", self.text.system(error).into())]);
        self.text.with("record-file-failed", &[("file", self.name.into()), ("error", said.into())])
    }
}
