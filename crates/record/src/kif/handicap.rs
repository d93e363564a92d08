//! 手合割: start positions by name.

use komadai_rules::{Handicap, Sfen};

/// Names that KIF itself knows, as they are written.
const WRITTEN: &[(&str, &str)] = &[
    ("平手", "even"),
    ("香落ち", "lance"),
    ("右香落ち", "right-lance"),
    ("角落ち", "bishop"),
    ("飛車落ち", "rook"),
    ("飛香落ち", "rook-lance"),
    ("二枚落ち", "two"),
    ("三枚落ち", "three"),
    ("四枚落ち", "four"),
    ("五枚落ち", "five"),
    ("左五枚落ち", "five-left"),
    ("六枚落ち", "six"),
    ("右七枚落ち", "seven"),
    ("左七枚落ち", "seven-left"),
    ("八枚落ち", "eight"),
    ("十枚落ち", "ten"),
];

/// Further names that are read.
const ALSO_READ: &[(&str, &str)] = &[
    ("左香落ち", "lance"),
    ("両香落ち", "two-lances"),
    ("飛落ち", "rook"),
    ("飛両香落ち", "rook-two-lances"),
    ("右五枚落ち", "five"),
    ("七枚落ち", "seven"),
    ("九枚落ち", "nine"),
    ("右九枚落ち", "nine"),
    ("左九枚落ち", "nine-left"),
    ("歩三兵", "three-pawns"),
    ("裸玉", "bare-king"),
];

/// Starts that are no handicap of ours but have a name: rows 1 and 2.
const OTHER_STARTS: &[(&str, &str)] =
    &[("トンボ", "4k4/1r5b1"), ("トンボ＋香", "l3k3l/1r5b1"), ("トンボ＋桂香", "ln2k2nl/1r5b1")];

/// Games that are not shogi on nine by nine.
pub(super) const VARIANTS: &[&str] = &[
    "5五将棋",
    "５五将棋",
    "五々将棋",
    "minishogi",
    "中将棋",
    "安南将棋",
    "京都将棋",
    "王手将棋",
    "どうぶつしょうぎ",
    "どうぶつ将棋",
];

/// What a 手合割 line says.
pub(super) enum Named {
    /// A start.
    Start(Sfen),
    /// その他, 詰将棋: the board says it.
    Board,
    /// Another game.
    Variant,
    /// No name we know.
    Unknown,
}

/// Reads a name; the ち at the end and blanks around are optional.
pub(super) fn read(name: &str) -> Named {
    let name = name.trim().trim_end_matches('\u{3000}').trim();
    if matches!(name, "その他" | "詰将棋" | "任意局面") {
        return Named::Board;
    }
    if VARIANTS.contains(&name) {
        return Named::Variant;
    }
    let bare = name.strip_suffix('ち').unwrap_or(name);
    let known =
        WRITTEN.iter().chain(ALSO_READ).find(|(known, _)| known.strip_suffix('ち').unwrap_or(known) == bare);
    if let Some(start) =
        known.and_then(|(_, id)| Handicap::from_id(id)).and_then(|found| found.sfen().parse().ok())
    {
        return Named::Start(start);
    }
    let rows = OTHER_STARTS.iter().find(|(known, _)| *known == name).map(|(_, rows)| rows);
    match rows.and_then(|rows| format!("{rows}/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1").parse().ok())
    {
        Some(start) => Named::Start(start),
        None => Named::Unknown,
    }
}

/// The name that KIF knows for a handicap; others are written as a board.
pub(super) fn written(handicap: Handicap) -> Option<&'static str> {
    WRITTEN.iter().find(|(_, id)| *id == handicap.id()).map(|(name, _)| *name)
}
