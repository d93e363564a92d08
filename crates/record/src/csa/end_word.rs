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

/// The word for an end, and whether it says the same.
pub(crate) fn word(end: &End, side: Color) -> (&str, bool) {
    let fouled = match end.winner {
        Some(Color::White) => "+ILLEGAL_ACTION",
        _ => "-ILLEGAL_ACTION",
    };
    match &end.kind {
        EndKind::Resign => ("TORYO", true),
        EndKind::Interrupt => ("CHUDAN", true),
        EndKind::Repetition => ("SENNICHITE", true),
        EndKind::Impasse => ("JISHOGI", end.winner.is_none()),
        EndKind::EnteringKing => ("KACHI", true),
        EndKind::Draw => ("HIKIWAKE", true),
        EndKind::MaxMoves => ("MAX_MOVES", end.winner.is_none()),
        EndKind::Timeout => ("TIME_UP", true),
        EndKind::Mate => ("TSUMI", true),
        EndKind::NoMate => ("FUZUMI", true),
        EndKind::FoulLose if end.winner == Some(!side) => ("ILLEGAL_MOVE", true),
        // Another word for the same: who fouled is who does not win.
        EndKind::FoulWin | EndKind::FoulLose => (fouled, end.winner.is_some()),
        EndKind::IllegalActionBlack => ("+ILLEGAL_ACTION", true),
        EndKind::IllegalActionWhite => ("-ILLEGAL_ACTION", true),
        EndKind::Other(word) => {
            let plain = !word.is_empty() && word.bytes().all(|b| b.is_ascii_uppercase() || b == b'_');
            if plain { (word, true) } else { ("CHUDAN", false) }
        }
        EndKind::SealedMove | EndKind::Forfeit => ("CHUDAN", false),
    }
}
