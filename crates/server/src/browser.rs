//! Opening the page where there is a browser.

use std::process::{Command, Stdio};

/// Tries to show the page to whoever started the server. A machine without a screen is no error.
pub(crate) fn open(url: &str) {
    let Some((program, arguments)) = opener() else { return };
    let started = Command::new(program)
        .args(arguments)
        .arg(url)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn();
    match started {
        // Waited for elsewhere, so that no zombie stays behind.
        Ok(mut child) => drop(std::thread::spawn(move || child.wait())),
        Err(error) => tracing::debug!(%error, program, "no browser could be opened"),
    }
}

fn opener() -> Option<(&'static str, &'static [&'static str])> {
    if cfg!(target_os = "macos") {
        Some(("open", &[]))
    } else if cfg!(windows) {
        Some(("cmd", &["/c", "start", ""]))
    } else {
        has_screen().then_some(("xdg-open", &[]))
    }
}

#[expect(clippy::disallowed_methods, reason = "the server is where the environment enters")]
fn has_screen() -> bool {
    std::env::var_os("DISPLAY").is_some() || std::env::var_os("WAYLAND_DISPLAY").is_some()
}
