//! What the environment says: language and colours.

use std::borrow::Cow;
use std::ffi::OsString;
use std::io::IsTerminal as _;
use std::path::PathBuf;

use komadai_text::Lang;

/// A variable, if it is set and not empty.
#[expect(clippy::disallowed_methods, reason = "the program reads its environment here and nowhere else")]
fn variable(name: &str) -> Option<String> {
    std::env::var(name).ok().filter(|value| !value.is_empty())
}

/// Whether standard output is a screen that wants colour.
pub(crate) fn wants_color() -> bool {
    std::io::stdout().is_terminal() && variable("NO_COLOR").is_none()
}

/// Where this user's programs keep their data; none when the environment does not say.
pub(crate) fn data_folder() -> Option<PathBuf> {
    let home = || variable("HOME").map(PathBuf::from);
    let base = if cfg!(windows) {
        variable("LOCALAPPDATA").map(PathBuf::from)
    } else if cfg!(target_os = "macos") {
        home().map(|home| home.join("Library/Application Support"))
    } else {
        // A relative path there is to be ignored, says the base directory specification.
        let named = variable("XDG_DATA_HOME").map(PathBuf::from).filter(|path| path.is_absolute());
        named.or_else(|| home().map(|home| home.join(".local/share")))
    };
    base.map(|base| base.join("komadai"))
}

/// The language, chosen before anything else is read so that help and complaints are in it too.
pub(crate) fn language(args: &[OsString]) -> Lang {
    let locales = || ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(variable);
    asked(args)
        .and_then(|tag| Lang::from_tag(&tag))
        .or_else(|| locales().find_map(|locale| Lang::from_tag(&locale)))
        .unwrap_or(Lang::En)
}

/// The value of the last `--lang` on the command line.
fn asked(args: &[OsString]) -> Option<String> {
    let mut found = None;
    let mut args = args.iter().skip(1).map(|arg| arg.to_string_lossy());
    while let Some(arg) = args.next() {
        if arg == "--lang" {
            found = args.next().map(Cow::into_owned).or(found);
        } else if let Some(tag) = arg.strip_prefix("--lang=") {
            found = Some(tag.to_owned());
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use std::ffi::OsString;

    #[test]
    fn the_last_language_asked_for_counts() {
        let asked = |line: &str| super::asked(&line.split(' ').map(OsString::from).collect::<Vec<_>>());
        assert_eq!(asked("komadai --lang ja position --lang=zh-Hant"), Some("zh-Hant".into()));
        assert_eq!(asked("komadai position --lang"), None);
    }
}
