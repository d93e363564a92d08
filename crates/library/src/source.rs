//! Where a record came from.

use komadai_record::Reading;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// What is remembered of a record's origin.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Source {
    /// The format it came in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub format: Option<String>,
    /// How the file was coded.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub encoding: Option<String>,
    /// The name of the file.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub file: Option<String>,
    /// SHA-256 of the file's bytes, in hexadecimal digits: whether two records came from one file.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sha256: Option<String>,
    /// What the reader could not use.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub warnings: Vec<Told>,
}

/// A warning as it is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Told {
    /// Line, from 1.
    pub line: u32,
    /// Character in the line, from 1.
    pub column: u32,
    /// Number of the move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ply: Option<u32>,
    /// The key of what is wrong.
    pub kind: String,
    /// The text it is about, shortened.
    pub text: String,
}

/// Longest name of a file that is kept, in characters.
const LONGEST_NAME: usize = 200;

impl Source {
    /// The origin of a record that was read from a file of this name and [hash](file_hash).
    pub fn of(reading: &Reading, file: Option<&str>, sha256: &str) -> Self {
        let told = |warning: &komadai_record::Warning| Told {
            line: warning.line as u32,
            column: warning.column as u32,
            ply: warning.ply.map(|ply| ply as u32),
            kind: warning.kind.key().to_owned(),
            text: warning.text.clone(),
        };
        let shown = |name: &str| name.chars().filter(|c| !c.is_control()).take(LONGEST_NAME).collect();
        Self {
            format: Some(reading.format.name().to_owned()),
            encoding: Some(reading.encoding.name().to_owned()),
            file: file.map(shown),
            sha256: Some(sha256.to_owned()),
            warnings: reading.warnings.iter().map(told).collect(),
        }
    }
}

/// SHA-256 in hexadecimal digits.
pub fn file_hash(bytes: &[u8]) -> String {
    hex(&Sha256::digest(bytes))
}

/// Bytes in hexadecimal digits.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |digits, byte| {
        let [high, low] = [byte >> 4, byte & 15].map(|half| char::from_digit(half.into(), 16).unwrap_or('0'));
        digits + &String::from_iter([high, low])
    })
}
