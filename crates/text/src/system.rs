//! What the operating system reports, in the reader's language: its own words are English wherever this program runs.

use std::io;

use crate::text::Text;

/// `ENOEXEC`, `EIO`, `EMFILE` and `ENFILE`, which have no [`io::ErrorKind`] of their own; the numbers are those of Linux and of the
/// BSDs, macOS included.
const NOT_A_PROGRAM: i32 = 8;
const DEVICE: i32 = 5;
const TOO_MANY_OPEN: [i32; 2] = [24, 23];

impl Text {
    /// Why the system would not do something. What is not known here is quoted as it is.
    ///
    /// ```
    /// use komadai_text::{Lang, Text};
    /// let error = std::io::Error::from(std::io::ErrorKind::NotFound);
    /// assert_eq!(Text::new(Lang::En).system(&error), "no such file or directory");
    /// ```
    pub fn system(&self, error: &io::Error) -> String {
        match key(error) {
            Some(key) => self.get(key),
            // An error of a library in the dress of the system's speaks for itself.
            None if error.get_ref().is_some() => error.to_string(),
            None => self.with("system-other", &[("error", error.to_string().into())]),
        }
    }
}

fn key(error: &io::Error) -> Option<&'static str> {
    use io::ErrorKind as Kind;
    if error.get_ref().is_some() {
        return None;
    }
    Some(match error.kind() {
        Kind::NotFound => "system-not-found",
        Kind::PermissionDenied => "system-no-permission",
        Kind::AlreadyExists => "system-already-there",
        Kind::IsADirectory => "system-is-a-directory",
        Kind::NotADirectory => "system-not-a-directory",
        Kind::DirectoryNotEmpty => "system-not-empty",
        Kind::StorageFull => "system-disk-full",
        Kind::QuotaExceeded => "system-quota",
        Kind::ReadOnlyFilesystem => "system-read-only",
        Kind::FileTooLarge => "system-too-large",
        Kind::InvalidFilename => "system-bad-name",
        Kind::AddrInUse => "system-address-in-use",
        Kind::AddrNotAvailable => "system-no-such-address",
        Kind::BrokenPipe => "system-broken-pipe",
        Kind::ConnectionReset | Kind::ConnectionAborted | Kind::NotConnected => "system-connection-lost",
        Kind::TimedOut => "system-timed-out",
        Kind::InvalidData => "system-not-text",
        Kind::UnexpectedEof => "system-cut-off",
        Kind::OutOfMemory => "system-no-memory",
        Kind::ResourceBusy | Kind::ExecutableFileBusy => "system-busy",
        Kind::Interrupted => "system-interrupted",
        Kind::Unsupported => "system-unsupported",
        _ => match error.raw_os_error()? {
            NOT_A_PROGRAM => "system-not-a-program",
            DEVICE => "system-device",
            number if TOO_MANY_OPEN.contains(&number) => "system-too-many-open",
            _ => return None,
        },
    })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::Lang;

    #[test]
    fn every_word_for_the_system_is_used_and_there() {
        let source = include_str!("system.rs").split("mod tests").next().unwrap();
        let used: BTreeSet<&str> =
            source.split('"').filter(|literal| literal.starts_with("system-")).collect();
        let there: BTreeSet<&str> = include_str!("../../../locales/en/system.ftl")
            .lines()
            .filter_map(|line| line.starts_with("system-").then(|| line.split(' ').next()).flatten())
            .collect();
        assert_eq!(used, there);
    }

    #[test]
    fn what_the_system_says_is_translated_and_what_others_say_is_quoted() {
        let text = Text::new(Lang::Ja);
        let folder = std::fs::read(env!("CARGO_MANIFEST_DIR")).unwrap_err();
        assert_eq!(text.system(&folder), "ディレクトリです");
        let missing = std::fs::read("/no/such/file").unwrap_err();
        assert_eq!(text.system(&missing), "そのようなファイルやディレクトリはありません");
        let other = io::Error::other("sqlite");
        assert_eq!(text.system(&other), "sqlite");
        let strange = io::Error::from_raw_os_error(71);
        assert!(text.system(&strange).starts_with("システムからの報告："));
        let not_text = std::io::read_to_string(&b"\xff"[..]).unwrap_err();
        assert_eq!(text.system(&not_text), "内容が UTF-8 のテキストではありません");
    }
}
