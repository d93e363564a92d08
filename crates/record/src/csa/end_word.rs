//! Words behind `%`.

use komadai_rules::{Color, Position};

use crate::end::{End, EndKind};

/// The end that a word means; words that are not known are kept.
pub(crate) fn end(word: &str, side: Color, position: Option<&Position>) -> End {
    let kind = match word {
        "TORYO" => EndKind::Resign,
        "CHUDAN" => EndKind::Interrupt,
        "SENNICHITE" => EndKind::Repetition,
        // Not of the standard: the side that gave the checks loses.
        "OUTE_SENNICHITE" if position.is_some_and(Position::in_check) => EndKind::FoulWin,
        "TIME_UP" => EndKind::Timeout,
        "OUTE_SENNICHITE" | "ILLEGAL_MOVE" => EndKind::FoulLose,
        "+ILLEGAL_ACTION" => EndKind::IllegalActionBlack,
        "-ILLEGAL_ACTION" => EndKind::IllegalActionWhite,
        "JISHOGI" => EndKind::Impasse,
        "KACHI" => EndKind::EnteringKing,
        "HIKIWAKE" => EndKind::Draw,
        "MAX_MOVES" => EndKind::MaxMoves,
        "TSUMI" => EndKind::Mate,
        "FUZUMI" | "FUZUME" => EndKind::NoMate,
        other => EndKind::other(other),
    };
    let winner = kind.winner(side);
    End { kind, winner }
}

/// The word for an end, and whether it says the same. A word that would name another winner is never written.
pub(crate) fn word(end: &End, side: Color) -> (&str, bool) {
    let word = match &end.kind {
        EndKind::Resign => "TORYO",
        EndKind::Repetition => "SENNICHITE",
        EndKind::Impasse => "JISHOGI",
        EndKind::EnteringKing => "KACHI",
        EndKind::Draw => "HIKIWAKE",
        EndKind::MaxMoves => "MAX_MOVES",
        EndKind::Timeout => "TIME_UP",
        EndKind::Mate => "TSUMI",
        EndKind::NoMate => "FUZUMI",
        EndKind::FoulLose if end.winner == Some(!side) => "ILLEGAL_MOVE",
        // Another word for the same: who fouled is who does not win.
        EndKind::FoulWin | EndKind::FoulLose => {
            let word = if end.winner == Some(Color::White) { "+ILLEGAL_ACTION" } else { "-ILLEGAL_ACTION" };
            return if end.winner.is_some() { (word, true) } else { (BROKEN_OFF, false) };
        }
        EndKind::IllegalActionBlack => "+ILLEGAL_ACTION",
        EndKind::IllegalActionWhite => "-ILLEGAL_ACTION",
        EndKind::Other(word) if is_plain(word) => word,
        EndKind::Interrupt | EndKind::Other(_) | EndKind::SealedMove | EndKind::Forfeit => BROKEN_OFF,
    };
    let read = self::end(word, side, None);
    let word = if read.winner.is_some() && read.winner != end.winner { BROKEN_OFF } else { word };
    (word, read == *end)
}

/// What is written for an end that CSA has no word for.
const BROKEN_OFF: &str = "CHUDAN";

fn is_plain(word: &str) -> bool {
    !word.is_empty() && word.bytes().all(|b| b.is_ascii_uppercase() || b == b'_')
}
