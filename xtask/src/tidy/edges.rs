//! Which crate may import which.

use std::collections::BTreeSet;

use serde_json::Value;

/// Every crate of the house and what it may import, as ARCHITECTURE.md draws the floors. Anything may use `testkit`
/// in its tests, and tests may look at any crate below their own.
const ALLOWED: &[(&str, &[&str])] = &[
    ("rules", &[]),
    ("record", &["rules"]),
    ("library", &["rules", "record"]),
    ("text", &[]),
    ("diagram", &["rules", "record", "text"]),
    ("protocol", &["rules"]),
    ("wire", &[]),
    ("nnue", &["rules"]),
    ("train", &["rules", "nnue"]),
    ("search", &["rules", "nnue"]),
    ("tsume", &["rules"]),
    ("problems", &["rules", "tsume"]),
    ("coach", &["rules", "tsume"]),
    ("engine", &["rules", "book", "protocol", "search", "tsume", "nnue"]),
    ("game", &["rules"]),
    ("host", &["rules", "protocol", "coach", "record"]),
    ("lessons", &["rules", "coach"]),
    ("book", &["rules"]),
    ("variants", &["rules"]),
    ("road", &["rules", "book"]),
    ("store", &["library"]),
    ("web", &["wire"]),
    (
        "server",
        &[
            "diagram", "rules", "record", "library", "wire", "game", "host", "coach", "store", "web", "text",
            "protocol", "tsume", "problems", "lessons", "variants", "road", "book",
        ],
    ),
    (
        "cli",
        &[
            "diagram", "web", "rules", "record", "library", "text", "search", "nnue", "train", "engine",
            "game", "protocol", "server", "store", "host", "tsume", "problems", "coach", "book",
        ],
    ),
    ("testkit", &["rules"]),
];

const PREFIX: &str = "komadai-";

pub(super) fn check(metadata: &Value) -> Vec<String> {
    let mut faults = Vec::new();
    let empty = Vec::new();
    let packages = metadata["packages"].as_array().unwrap_or(&empty);
    let mut seen = BTreeSet::new();
    for package in packages.iter().filter(|package| package["source"].is_null()) {
        let Some(name) = package["name"].as_str().and_then(|name| name.strip_prefix(PREFIX)) else {
            continue;
        };
        seen.insert(name);
        let Some((_, allowed)) = ALLOWED.iter().find(|(known, _)| *known == name) else {
            faults.push(format!("crate {name} is not in the table of floors"));
            continue;
        };
        let dependencies = package["dependencies"].as_array().unwrap_or(&empty);
        for dependency in dependencies.iter().filter(|dependency| dependency["kind"] != "dev") {
            let Some(other) = dependency["name"].as_str().and_then(|name| name.strip_prefix(PREFIX)) else {
                continue;
            };
            if !allowed.contains(&other) {
                faults.push(format!("crate {name} may not import {other}"));
            }
        }
    }
    for (name, _) in ALLOWED {
        if !seen.contains(name) {
            faults.push(format!("crate {name} stands in the table of floors and not in the tree"));
        }
    }
    faults
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::check;

    #[test]
    fn an_edge_up_the_floors_is_a_fault() {
        let metadata = json!({"packages": [{
            "name": "komadai-rules", "source": null,
            "dependencies": [
                {"name": "komadai-server", "kind": null},
                {"name": "komadai-testkit", "kind": "dev"},
                {"name": "arrayvec", "kind": null},
            ],
        }]});
        let faults = check(&metadata);
        assert!(faults.contains(&"crate rules may not import server".to_owned()));
        assert!(!faults.iter().any(|fault| fault.contains("rules may not import testkit")));
    }
}
