//! Rules of the house that no compiler checks.

mod edges;
mod files;
mod licences;

use anyhow::{Result, bail};
use serde_json::Value;

use crate::shell::{output, program};

/// Checks everything and reports every fault found.
pub(crate) fn run() -> Result<()> {
    let text = output(program("cargo", &["metadata", "--format-version", "1", "--locked"]))?;
    let metadata: Value = serde_json::from_str(&text)?;
    let mut faults = edges::check(&metadata);
    faults.extend(licences::check(&metadata)?);
    faults.extend(files::check()?);
    for fault in &faults {
        println!("tidy: {fault}");
    }
    if !faults.is_empty() {
        bail!("tidy found {} faults", faults.len());
    }
    println!("tidy: all in order");
    Ok(())
}
