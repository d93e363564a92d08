//! Tags: what PSN calls the headers, and handicaps by their English names.

use komadai_rules::{Color, Handicap, Sfen};

/// PSN's keys and the headers they are read into.
const KEYS: &[(&str, &str)] = &[
    ("Sente", "先手"),
    ("Black", "先手"),
    ("Gote", "後手"),
    ("White", "後手"),
    ("Date", "開始日時"),
    ("Event", "棋戦"),
    ("Venue", "場所"),
    ("Site", "場所"),
    ("Opening", "戦型"),
];

/// The header for a key; other keys are kept as they are.
pub(super) fn header(key: &str) -> &str {
    KEYS.iter().find(|(known, _)| known.eq_ignore_ascii_case(key)).map_or(key, |(_, header)| header)
}

/// The key for a header, to write.
pub(super) fn key(header: &str) -> Option<&'static str> {
    KEYS.iter().find(|(_, known)| *known == header).map(|(key, _)| *key)
}

/// The winner that a result names; Black is Sente.
pub(super) fn winner(result: &str) -> Option<Color> {
    match result.trim() {
        "1-0" => Some(Color::Black),
        "0-1" => Some(Color::White),
        _ => None,
    }
}

/// The start that a handicap tag means.
pub(super) fn handicap(name: &str) -> Option<Sfen> {
    let words: Vec<String> = name
        .to_ascii_lowercase()
        .split(|c: char| !c.is_ascii_alphanumeric())
        .filter(|word| !matches!(*word, "" | "piece" | "pieces" | "handicap" | "and"))
        .map(str::to_owned)
        .collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let id = match words[..] {
        ["none" | "even" | "0"] | [] => "even",
        ["lance" | "left"] | ["left", "lance"] => "lance",
        ["right", "lance"] => "right-lance",
        ["bishop"] => "bishop",
        ["rook"] => "rook",
        ["rook", "lance"] => "rook-lance",
        ["2" | "two"] => "two",
        ["3" | "three"] => "three",
        ["4" | "four"] => "four",
        ["5" | "five"] => "five",
        ["6" | "six"] => "six",
        ["7" | "seven"] => "seven",
        ["8" | "eight"] => "eight",
        ["9" | "nine"] => "nine",
        ["10" | "ten"] => "ten",
        _ => return None,
    };
    Handicap::from_id(id)?.sfen().parse().ok()
}
