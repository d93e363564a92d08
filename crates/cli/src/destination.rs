//! Where the bytes of a file go, so that it appears whole or not at all.

use std::path::{Path, PathBuf};

/// The way to a file.
pub(crate) enum Destination {
    /// Write `part`, then give it the name `file`.
    Beside {
        /// The name while it is written, another for every process.
        part: PathBuf,
        /// The file that it becomes: where a link leads, not the link.
        file: PathBuf,
    },
    /// A pipe or a device: it is written to, never replaced.
    Direct(PathBuf),
}

impl Destination {
    /// The way to the file of this name, which need not be there.
    pub(crate) fn of(path: &Path) -> Self {
        let file = path.canonicalize().unwrap_or_else(|_| path.to_path_buf());
        if file.exists() && !file.is_file() {
            return Self::Direct(file);
        }
        let mut name = file.file_name().unwrap_or_default().to_owned();
        name.push(format!(".{}.part", std::process::id()));
        Self::Beside { part: file.with_file_name(name), file }
    }

    /// Writes all of a file.
    pub(crate) fn write(&self, bytes: &[u8]) -> std::io::Result<()> {
        match self {
            Self::Direct(file) => std::fs::write(file, bytes),
            Self::Beside { part, file } => std::fs::write(part, bytes)
                .and_then(|()| std::fs::rename(part, file))
                .inspect_err(|_| drop(std::fs::remove_file(part))),
        }
    }
}
