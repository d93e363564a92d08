//! Start positions by JKF's names.

use komadai_rules::Sfen;

/// JKF's names and the handicaps' ids.
const PRESETS: &[(&str, &str)] = &[
    ("HIRATE", "even"),
    ("KY", "lance"),
    ("KY_R", "right-lance"),
    ("KA", "bishop"),
    ("HI", "rook"),
    ("HIKY", "rook-lance"),
    ("2", "two"),
    ("3", "three"),
    ("4", "four"),
    ("5", "five"),
    ("5_L", "five-left"),
    ("6", "six"),
    ("7_L", "seven-left"),
    ("7_R", "seven"),
    ("8", "eight"),
    ("10", "ten"),
];

/// The start that a name means.
pub(super) fn start(name: &str) -> Option<Sfen> {
    let (_, id) = PRESETS.iter().find(|(known, _)| *known == name)?;
    komadai_rules::Handicap::from_id(id)?.sfen().parse().ok()
}

/// The name of a start, if it has one.
pub(super) fn name(start: &Sfen) -> Option<&'static str> {
    let handicap = komadai_rules::Handicap::of(start)?;
    PRESETS.iter().find(|(_, id)| *id == handicap.id()).map(|(name, _)| *name)
}
