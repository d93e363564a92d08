//! `komadai serve`, and `komadai` alone: the server and the board in a browser.

use std::net::SocketAddr;
use std::path::PathBuf;

use clap::ArgMatches;
use komadai_server::{RunError, ServeOptions};
use komadai_text::{Text, Value};

use crate::environment;
use crate::outcome::{Answer, Failure, Outcome};
use crate::stop;

/// Where it listens unless told otherwise.
pub(crate) const ADDRESS: &str = "127.0.0.1:4649";

/// Serves until told to stop. Without `found` everything has its default.
pub(crate) fn run(found: Option<&ArgMatches>, text: &Text) -> Outcome {
    let word = |name: &str| found.and_then(|found| found.get_one::<String>(name));
    let addr = address(word("addr").map_or(ADDRESS, String::as_str), text)?;
    let data = match word("data") {
        Some(folder) => PathBuf::from(folder),
        None => environment::data_folder().ok_or_else(|| Failure(text.get("serve-no-data-folder")))?,
    };
    let arcade_s = found.and_then(|found| found.get_one::<u32>("arcade-seconds")).copied();
    let open = !found.is_some_and(|found| found.get_flag("no-open"));
    tracing_subscriber::fmt()
        .with_max_level(tracing_subscriber::filter::LevelFilter::WARN)
        .with_writer(std::io::stderr)
        .without_time()
        .init();
    let failed = |error: std::io::Error| Failure(worded(&RunError::Io(error), text));
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(failed)?;
    let served = runtime.block_on(async {
        let stop = stop::signal()?;
        komadai_server::run(ServeOptions { addr, data, open, arcade_s }, stop).await
    });
    served.map(|()| Answer::Yes).map_err(|error| Failure(worded(&error, text)))
}

/// An address with a port; `localhost` is this machine.
fn address(given: &str, text: &Text) -> Result<SocketAddr, Failure> {
    let numeric = match given.strip_prefix("localhost:") {
        Some(port) => format!("127.0.0.1:{port}"),
        None => given.to_owned(),
    };
    numeric.parse().map_err(|_| Failure(text.with("serve-bad-address", &[("address", given.into())])))
}

/// A start that failed, in the reader's language.
pub(crate) fn worded(error: &RunError, text: &Text) -> String {
    let reason = error.system().map(|system| text.system(system));
    let args = error.args();
    let args: Vec<(&str, Value<'_>)> = args
        .iter()
        .map(|(name, value)| (*name, reason.as_ref().filter(|_| *name == "reason").unwrap_or(value)))
        .map(|(name, value)| (name, Value::from(value.as_str())))
        .collect();
    text.with(&format!("problem-{}", error.key().replace('_', "-")), &args)
}
