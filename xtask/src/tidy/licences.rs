//! The licence of every dependency.

use anyhow::{Context, Result};
use serde_json::Value;

use crate::shell::root;

/// Licences whose terms the project can keep. Any one of an `OR` will do; all of an `AND` are needed.
const ALLOWED: &[&str] = &[
    "MIT",
    "MIT-0",
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "0BSD",
    "ISC",
    "Zlib",
    "CC0-1.0",
    "Unlicense",
    "BSL-1.0",
    "Unicode-3.0",
    "CDLA-Permissive-2.0",
    "blessing",
    // Copyleft by the file: nothing of ours becomes subject to it.
    "MPL-2.0",
];

/// What the web client may ship besides: it makes `web`, `server` and `cli` GPL-3.0-or-later.
const ALLOWED_IN_BROWSER: &[&str] =
    &["GPL-3.0-or-later", "OFL-1.1", "BlueOak-1.0.0", "CC-BY-4.0", "Python-2.0"];

pub(super) fn check(metadata: &Value) -> Result<Vec<String>> {
    let empty = Vec::new();
    let mut faults = Vec::new();
    for package in metadata["packages"].as_array().unwrap_or(&empty) {
        if package["source"].is_null() {
            continue;
        }
        let licence = package["license"].as_str().unwrap_or("none named");
        if !allowed(licence, ALLOWED) {
            faults.push(format!("crate {} has licence {licence}", package["name"]));
        }
    }
    faults.extend(npm()?);
    Ok(faults)
}

fn npm() -> Result<Vec<String>> {
    let path = root().join("web/package-lock.json");
    let text = std::fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
    let lock: Value = serde_json::from_str(&text)?;
    let either = [ALLOWED, ALLOWED_IN_BROWSER].concat();
    let mut faults = Vec::new();
    for (name, package) in lock["packages"].as_object().into_iter().flatten() {
        let licence = package["license"].as_str().unwrap_or("none named");
        if !name.is_empty() && !allowed(licence, &either) {
            faults.push(format!("npm package {name} has licence {licence}"));
        }
    }
    Ok(faults)
}

/// Whether an SPDX expression is satisfied by licences of the list.
fn allowed(expression: &str, list: &[&str]) -> bool {
    let bare = expression.replace(['(', ')'], "").replace('/', " OR ");
    bare.split(" AND ").all(|part| part.split(" OR ").any(|licence| list.contains(&licence.trim())))
}

#[cfg(test)]
mod tests {
    use super::{ALLOWED, allowed};

    #[test]
    fn one_of_an_or_and_all_of_an_and_are_needed() {
        assert!(allowed("MIT OR GPL-2.0", ALLOWED));
        assert!(allowed("MIT/Apache-2.0", ALLOWED));
        assert!(allowed("(MIT OR Apache-2.0) AND Unicode-3.0", ALLOWED));
        assert!(!allowed("MIT AND GPL-2.0", ALLOWED));
        assert!(!allowed("none named", ALLOWED));
    }
}
