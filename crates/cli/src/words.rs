//! Typed reasons of the libraries in the reader's language.

use komadai_host::{Awaited, HostError};
use komadai_record::notation::{NotationError, NotationErrorKind, Script, chinese, japanese, western};
use komadai_record::{End, EndKind, ReadError, Warning, WarningKind};
use komadai_rules::{Color, Fault, Grade, Illegal, Move, PieceKind, Position, PositionError, Square};
use komadai_text::{Lang, Text};

/// A key of the libraries as the messages spell it.
fn dashed(prefix: &str, key: &str) -> String {
    format!("{prefix}{}", key.replace('_', "-"))
}

/// Why a move is not legal.
pub(crate) fn illegal(text: &Text, reason: Illegal) -> String {
    text.get(&dashed("reason-", reason.key()))
}

/// 先手 or 後手.
pub(crate) fn side(text: &Text, color: Color) -> String {
    text.get(if color == Color::Black { "side-black" } else { "side-white" })
}

/// 先手 or 後手, or 下手 or 上手.
pub(crate) fn seat(text: &Text, color: Color, handicap: bool) -> String {
    if handicap { text.get(&format!("side-{}-handicap", color.key())) } else { side(text, color) }
}

/// A piece's name.
pub(crate) fn piece(text: &Text, kind: PieceKind) -> String {
    text.get(match kind {
        PieceKind::Pawn => "piece-pawn",
        PieceKind::Lance => "piece-lance",
        PieceKind::Knight => "piece-knight",
        PieceKind::Silver => "piece-silver",
        PieceKind::Bishop => "piece-bishop",
        PieceKind::Rook => "piece-rook",
        PieceKind::Gold => "piece-gold",
        PieceKind::King => "piece-king",
        PieceKind::ProPawn => "piece-tokin",
        PieceKind::ProLance => "piece-promoted-lance",
        PieceKind::ProKnight => "piece-promoted-knight",
        PieceKind::ProSilver => "piece-promoted-silver",
        PieceKind::Horse => "piece-horse",
        PieceKind::Dragon => "piece-dragon",
    })
}

/// Why a text gives no position to play.
pub(crate) fn position(text: &Text, error: PositionError) -> String {
    match error {
        PositionError::Text(fault) => {
            text.with(&dashed("", fault.kind.key()), &[("column", fault.column.into())])
        }
        PositionError::Fault(found) => fault(text, found),
    }
}

fn fault(text: &Text, fault: Fault) -> String {
    let key = dashed("", fault.key());
    match fault {
        Fault::TooMany(kind) => {
            text.with(&key, &[("piece", piece(text, kind).into()), ("count", kind.total().into())])
        }
        Fault::TwoKings(color) | Fault::OpponentInCheck(color) => {
            text.with(&key, &[("side", side(text, color).into())])
        }
        Fault::TwoPawns(color, file) => {
            text.with(&key, &[("side", side(text, color).into()), ("file", file.number().into())])
        }
        Fault::DeadPiece(found, square) => text.with(
            &key,
            &[("piece", piece(text, found.kind()).into()), ("square", square.to_string().into())],
        ),
    }
}

/// Why a typed move could not be read, or played.
pub(crate) fn notation(text: &Text, error: &NotationError) -> String {
    match &error.kind {
        NotationErrorKind::Illegal(reason) => illegal(text, *reason),
        kind => {
            let squares = match kind {
                NotationErrorKind::Ambiguous(squares) => {
                    squares.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
                }
                _ => String::new(),
            };
            text.with(
                &dashed("notation-", kind.key()),
                &[
                    ("column", error.column.into()),
                    ("found", error.found.as_str().into()),
                    ("squares", squares.into()),
                ],
            )
        }
    }
}

/// A move in the reader's notation.
pub(crate) fn named(text: &Text, position: &Position, mv: Move, previous_to: Option<Square>) -> String {
    match text.lang() {
        Lang::Ja => japanese(position, mv, previous_to),
        Lang::ZhHans => chinese(position, mv, previous_to, Script::Simplified),
        Lang::ZhHant => chinese(position, mv, previous_to, Script::Traditional),
        Lang::En => western(position, mv, previous_to),
    }
}

/// How an engine failed.
pub(crate) fn engine(text: &Text, error: &HostError) -> String {
    let due = |awaited: &Awaited| match awaited {
        Awaited::Input => "input".to_owned(),
        answer => answer.to_string(),
    };
    match error {
        HostError::Spawn(error) => text.with("engine-not-started", &[("error", text.system(error).into())]),
        HostError::Pipe(error) => text.with("engine-pipe", &[("error", text.system(error).into())]),
        HostError::Died { awaited, status } => {
            let how = match status.map(|status| (status.code(), signal(status))) {
                Some((Some(code), _)) => text.with("engine-exit-code", &[("code", code.into())]),
                Some((None, Some(signal))) => text.with("engine-exit-signal", &[("signal", signal.into())]),
                _ => text.get("engine-exit-silent"),
            };
            text.with("engine-died", &[("awaited", due(awaited).into()), ("how", how.into())])
        }
        HostError::Silent { awaited, within } => {
            let ms = within.as_millis().to_string();
            text.with("engine-silent", &[("awaited", due(awaited).into()), ("ms", ms.into())])
        }
        HostError::BadAnswer { line } => text.with("engine-bad-answer", &[("line", line.as_str().into())]),
        HostError::BadCommand => text.get("engine-bad-command"),
    }
}

#[cfg(unix)]
fn signal(status: std::process::ExitStatus) -> Option<i32> {
    std::os::unix::process::ExitStatusExt::signal(&status)
}

#[cfg(not(unix))]
const fn signal(_: std::process::ExitStatus) -> Option<i32> {
    None
}

/// A grade, `None` being as strong as possible.
pub(crate) fn grade(text: &Text, grade: Option<Grade>) -> String {
    match grade.map(Grade::parts) {
        None => text.get("grade-max"),
        Some((number, is_dan)) => {
            text.with(if is_dan { "grade-dan" } else { "grade-kyu" }, &[("n", number.into())])
        }
    }
}

/// Why a file is no record, and where.
pub(crate) fn unread(text: &Text, error: &ReadError) -> String {
    let format = error.what().unwrap_or("unknown");
    let said = text.with(&dashed("warning-", error.key()), &[("format", format.into())]);
    match error {
        ReadError::Variant(name) => format!("{said} ({name})"),
        // This says itself what was expected.
        ReadError::NothingThere(Some(first)) if first.kind == WarningKind::Position => {
            warning_at(text, first)
        }
        ReadError::NothingThere(Some(first)) => {
            text.with("record-nothing", &[("first", warning_at(text, first).into()), ("said", said.into())])
        }
        ReadError::Malformed { .. } => placed(text, error.place(), &said),
        _ => said,
    }
}

/// Something, with the line and the column where it stands.
fn placed(text: &Text, (line, column): (usize, usize), said: &str) -> String {
    let place = text.with("warning-place", &[("line", line.into()), ("column", column.into())]);
    text.with("record-warning", &[("place", place.into()), ("text", said.into())])
}

/// What a reader could not use, and where.
pub(crate) fn warning_at(text: &Text, found: &Warning) -> String {
    placed(text, (found.line, found.column), &warning(text, found))
}

/// What a reader could not use, with the text it is about.
pub(crate) fn warning(text: &Text, warning: &Warning) -> String {
    let said = text.get(&dashed("warning-", warning.kind.key()));
    if warning.text.is_empty() { said } else { format!("{said}: {}", warning.text) }
}

/// How a record ends, and who wins.
pub(crate) fn record_end(text: &Text, end: &End) -> String {
    let way = match &end.kind {
        EndKind::Resign => text.get("end-resign"),
        EndKind::Interrupt => text.get("end-adjourned"),
        EndKind::Repetition => text.get("end-repetition"),
        EndKind::Impasse => text.get("end-impasse"),
        EndKind::EnteringKing => text.get("end-declaration"),
        EndKind::Draw => text.get("record-end-draw"),
        EndKind::MaxMoves => text.get("end-move-limit"),
        EndKind::Timeout => text.get("end-timeout"),
        EndKind::Mate => text.get("end-checkmate"),
        EndKind::NoMate => text.get("record-end-no-mate"),
        EndKind::FoulWin | EndKind::FoulLose | EndKind::IllegalActionBlack | EndKind::IllegalActionWhite => {
            text.get("end-foul")
        }
        EndKind::SealedMove => text.get("record-end-sealed"),
        EndKind::Forfeit => text.get("record-end-forfeit"),
        EndKind::Other(word) => word.clone(),
    };
    match end.winner {
        Some(winner) => text.with("record-won", &[("side", side(text, winner).into()), ("way", way.into())]),
        None => text.with("record-result", &[("way", way.into())]),
    }
}
