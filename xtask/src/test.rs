//! Everything that is tested, cheapest first.

use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::shell::{find, program, root, run as execute};
use crate::tidy;

/// The profile of the tests: release without the slow link, so that searches are fast and nothing is built twice.
const PROFILE: &str = "ci";

fn cargo(arguments: &[&str]) -> Result<()> {
    execute(program("cargo", arguments))
}

fn npm(arguments: &[&str]) -> Result<()> {
    let mut npm = program("npm", arguments);
    npm.current_dir(root().join("web"));
    execute(npm)
}

/// Runs everything, and with a corpus the long comparisons as well.
pub(crate) fn run(corpus: Option<&str>) -> Result<()> {
    everything()?;
    corpus.map_or(Ok(()), long_comparisons)
}

fn everything() -> Result<()> {
    cargo(&["fmt", "--all", "--check"])?;
    tidy::run()?;
    cargo(&["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"])?;
    rust_tests()?;
    docs()?;
    web()
}

fn long_comparisons(folder: &str) -> Result<()> {
    let folder = std::fs::canonicalize(folder).with_context(|| format!("cannot read {folder}"))?;
    let mut tests = program("cargo", &["test", "--workspace", "--locked", "--profile", PROFILE]);
    tests.args(["--", "--ignored", "corpus"]).env("KOMADAI_CORPUS", folder);
    execute(tests)
}

fn rust_tests() -> Result<()> {
    if find("cargo-nextest").is_some() {
        cargo(&["nextest", "run", "--workspace", "--locked", "--cargo-profile", PROFILE])?;
    } else {
        cargo(&["test", "--workspace", "--all-targets", "--locked", "--profile", PROFILE])?;
    }
    cargo(&["test", "--workspace", "--doc", "--locked", "--profile", PROFILE])?;
    cargo(&["build", "--locked", "--profile", PROFILE])
}

fn docs() -> Result<()> {
    let mut doc = program("cargo", &["doc", "--workspace", "--no-deps", "--locked"]);
    doc.env("RUSTDOCFLAGS", "-D warnings");
    execute(doc)
}

fn web() -> Result<()> {
    if find("npm").is_none() {
        bail!("npm is missing: the web client needs Node.js 20");
    }
    npm(&["ci", "--no-audit", "--no-fund"])?;
    npm(&["run", "check"])?;
    npm(&["test"])?;
    let chromium = chromium()?;
    let mut browser = program("npm", &["run", "e2e"]);
    browser
        .current_dir(root().join("web"))
        .env("KOMADAI_BIN", target_folder().join(PROFILE).join("komadai"))
        .env("CHROMIUM", chromium);
    execute(browser)
}

#[expect(clippy::disallowed_methods, reason = "a program may read its environment")]
fn target_folder() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), Into::into)
}

/// A Chromium to test the pages in; Debian's package where there is none.
fn chromium() -> Result<PathBuf> {
    const NAMES: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
    let found = || NAMES.into_iter().find_map(find);
    if let Some(path) = found() {
        return Ok(path);
    }
    println!("no Chromium: installing Debian's package");
    let mut update = Command::new("apt-get");
    update.args(["update", "-qq"]);
    execute(update)?;
    let mut install = Command::new("apt-get");
    install.args(["install", "-y", "-qq", "--no-install-recommends", "chromium", "fonts-noto-cjk"]);
    install.env("DEBIAN_FRONTEND", "noninteractive");
    execute(install)?;
    found().context("Chromium was installed and cannot be found")
}
