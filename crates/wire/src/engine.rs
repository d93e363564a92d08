//! USI engines that the owner of the machine has added.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::problem::Problem;

/// The engines: `GET /api/engines`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct EngineList {
    /// Whether this visitor may add engines: the owner, at this machine. To others there are none.
    pub own: bool,
    /// Oldest first.
    pub engines: Vec<EngineInfo>,
}

/// An engine that was added.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct EngineInfo {
    /// Its id.
    pub id: String,
    /// The name it gave itself, untrusted text.
    pub name: String,
    /// Who made it, by its own word, untrusted text.
    pub author: String,
    /// The program.
    pub path: String,
    /// What can be set.
    pub options: Vec<EngineOption>,
}

/// What kind of value an option takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum EngineOptionKind {
    /// `true` or `false`.
    Check,
    /// A whole number within bounds.
    Spin,
    /// One of several words.
    Combo,
    /// Any text of one line.
    Text,
    /// The name of a file or folder.
    File,
}

/// Something that can be set. The words are the engine's own, untrusted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct EngineOption {
    /// Its name.
    pub name: String,
    /// What it takes.
    pub kind: EngineOptionKind,
    /// The value before it is set.
    pub default: String,
    /// The value it is set to.
    pub value: String,
    /// The least number.
    #[ts(type = "number | null")]
    pub min: Option<i64>,
    /// The greatest number.
    #[ts(type = "number | null")]
    pub max: Option<i64>,
    /// All words, where there are only so many.
    pub choices: Vec<String>,
}

/// An engine to add: `POST /api/engines`. The program is started, to learn what it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct NewEngine {
    /// Where the program is, from the root.
    pub path: String,
}

/// What came of adding an engine. To look whether a program is one is an answer, no failure of the request.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct EngineAdded {
    /// The engine, as it is kept.
    pub engine: Option<EngineInfo>,
    /// Why there is none.
    pub refused: Option<Problem>,
}

/// Options to set: `POST /api/engines/{id}`. Those that are not named stay as they are.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct EngineValues {
    /// Value by name.
    pub values: BTreeMap<String, String>,
}
