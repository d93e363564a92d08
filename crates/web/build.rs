//! Builds the web client: types from `komadai-wire`, packages by npm, bundle by Vite.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

/// Oldest Node.js that Vite runs on.
const NODE: (u32, u32) = (20, 19);

fn main() -> ExitCode {
    match build() {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            println!("cargo::error={message}");
            ExitCode::FAILURE
        }
    }
}

fn build() -> Result<(), String> {
    let manifest = PathBuf::from(variable("CARGO_MANIFEST_DIR")?);
    let out = PathBuf::from(variable("OUT_DIR")?);
    let web = manifest.join("../../web");
    let web = web.canonicalize().map_err(|error| format!("web/ is not where it belongs: {error}"))?;
    watch(&web);
    check_node()?;

    let lock_path = web.join(".build.lock");
    let lock = File::create(&lock_path)
        .map_err(|error| format!("failed to open {}: {error}", lock_path.display()))?;
    lock.lock().map_err(|error| format!("failed to lock {}: {error}", lock_path.display()))?;

    write_types(&out, &web).map_err(|error| format!("failed to write web/src/wire: {error}"))?;
    install(&web)?;
    let mut vite = Command::new("node");
    vite.arg("node_modules/vite/bin/vite.js").args([
        "build",
        "--logLevel",
        "warn",
        "--emptyOutDir",
        "--outDir",
    ]);
    run(vite.arg(out.join("dist")).current_dir(&web), "vite build")?;
    let outlines = web.join(".cache/outlines.txt");
    fs::copy(&outlines, out.join("outlines.txt"))
        .map(drop)
        .map_err(|error| format!("failed to copy {}: {error}", outlines.display()))
}

#[expect(clippy::disallowed_methods, reason = "cargo speaks to build scripts through the environment")]
fn variable(name: &str) -> Result<OsString, String> {
    std::env::var_os(name).ok_or_else(|| format!("cargo did not set {name}"))
}

fn watch(web: &Path) {
    let files =
        ["src", "public", "build", "index.html", "package.json", "package-lock.json", "tsconfig.json"];
    for path in files
        .map(|file| web.join(file))
        .into_iter()
        .chain([web.join("vite.config.ts"), web.join("../locales")])
    {
        println!("cargo::rerun-if-changed={}", path.display());
    }
}

fn check_node() -> Result<(), String> {
    let needed = format!("Node.js {}.{} or newer is needed to build the web client", NODE.0, NODE.1);
    let output = Command::new("node").arg("--version").output();
    let output = output.map_err(|error| format!("{needed}; `node` did not start: {error}"))?;
    let text = String::from_utf8_lossy(&output.stdout).trim().to_owned();
    let mut numbers = text.trim_start_matches('v').split('.').map(str::parse::<u32>);
    match (numbers.next(), numbers.next()) {
        (Some(Ok(major)), Some(Ok(minor))) if (major, minor) >= NODE => Ok(()),
        _ => Err(format!("{needed}; this one says {text:?}")),
    }
}

/// Writes the types, touching only what changed so that cargo does not build again for nothing.
fn write_types(out: &Path, web: &Path) -> io::Result<()> {
    let fresh = out.join("wire");
    if fresh.exists() {
        fs::remove_dir_all(&fresh)?;
    }
    komadai_wire::export(&fresh).map_err(io::Error::other)?;
    let kept = web.join("src/wire");
    fs::create_dir_all(&kept)?;
    for entry in fs::read_dir(&kept)? {
        let path = entry?.path();
        if path.file_name().is_some_and(|name| !fresh.join(name).exists()) {
            fs::remove_file(path)?;
        }
    }
    for entry in fs::read_dir(&fresh)? {
        let entry = entry?;
        let (text, target) = (fs::read(entry.path())?, kept.join(entry.file_name()));
        if fs::read(&target).ok().as_ref() != Some(&text) {
            fs::write(target, text)?;
        }
    }
    Ok(())
}

/// `npm ci`, unless the packages are those of this very lock file.
fn install(web: &Path) -> Result<(), String> {
    let stamp = web.join("node_modules/.installed-lock.json");
    let lock = fs::read(web.join("package-lock.json"))
        .map_err(|error| format!("failed to read package-lock.json: {error}"))?;
    if fs::read(&stamp).is_ok_and(|installed| installed == lock) {
        return Ok(());
    }
    let mut npm = Command::new(if cfg!(windows) { "npm.cmd" } else { "npm" });
    run(npm.args(["ci", "--no-audit", "--no-fund", "--loglevel=error"]).current_dir(web), "npm ci")?;
    fs::write(stamp, lock).map_err(|error| format!("failed to note what npm installed: {error}"))
}

#[expect(clippy::print_stderr, reason = "cargo shows what a failed build script wrote there")]
fn run(command: &mut Command, name: &str) -> Result<(), String> {
    let output = command.output().map_err(|error| format!("`{name}` did not start: {error}"))?;
    if output.status.success() {
        return Ok(());
    }
    eprintln!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    Err(format!("`{name}` failed ({}) in web/", output.status))
}
