//! A game as a KIF file.

use std::fmt::Write as _;

use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, HeaderValue, header};
use jiff::Timestamp;
use jiff::tz::TimeZone;
use komadai_game::{ClockSetup, EndKind, Ending, Foul, Room, Seat, Tried};
use komadai_record::{Encoding, End, EndKind as RecordEnd, Record};
use komadai_rules::{Color, Illegal, Move};
use serde::Deserialize;

use crate::problem::Fault;
use crate::state::App;

/// How the file is wanted.
#[derive(Deserialize)]
pub(super) struct Wish {
    #[serde(default)]
    encoding: String,
    #[serde(default)]
    lang: String,
}

/// `GET /api/games/{id}/kif`: `.kif` in Shift_JIS unless UTF-8 (`.kifu`) is asked for.
pub(super) async fn download(
    State(app): State<App>,
    Path(id): Path<String>,
    wish: Result<Query<Wish>, QueryRejection>,
) -> Result<(HeaderMap, Vec<u8>), Fault> {
    let Query(wish) = wish?;
    let (encoding, extension, charset) = match wish.encoding.to_ascii_lowercase().as_str() {
        "" | "shift_jis" | "sjis" | "cp932" => (Encoding::ShiftJis, "kif", "shift_jis"),
        "utf-8" | "utf8" => (Encoding::Utf8, "kifu", "utf-8"),
        _ => return Err(Fault::bad("bad_encoding")),
    };
    let (live, _) = app.load(&id).await?;
    let names = Names::of(&live.room, &wish.lang);
    let record = record(&live.room, &names);
    let date = local(live.room.created()).strftime("%Y%m%d-%H%M").to_string();
    let name = format!("{date} {} - {}.{extension}", names.black, names.white);
    let mut headers = HeaderMap::new();
    let value = |text: String| HeaderValue::from_str(&text).unwrap_or(HeaderValue::from_static(""));
    headers.insert(header::CONTENT_TYPE, value(format!("text/plain; charset={charset}")));
    headers.insert(
        header::CONTENT_DISPOSITION,
        value(disposition(&name, &format!("komadai-{date}.{extension}"))),
    );
    Ok((headers, record.to_kif(encoding)))
}

/// The players as the file names them.
struct Names {
    black: String,
    white: String,
}

impl Names {
    fn of(room: &Room, lang: &str) -> Self {
        let even = room.setup().handicap.is_even();
        // Words of the field, the same that stand in records everywhere.
        let (black, white) = match (lang, even) {
            ("en", true) => ("Black", "White"),
            ("en", false) => ("Shitate", "Uwate"),
            ("zh-Hans", true) => ("先手", "后手"),
            (_, true) => ("先手", "後手"),
            (_, false) => ("下手", "上手"),
        };
        let name = |color: Color, default: &str| match &room.setup().seats[color] {
            Seat::Human { name: Some(name) } => name.clone(),
            Seat::Engine { level } => format!("Komadai {}", level.id()),
            Seat::Human { name: None } | Seat::Open => default.to_owned(),
        };
        Self { black: name(Color::Black, black), white: name(Color::White, white) }
    }
}

fn record(room: &Room, names: &Names) -> Record {
    let mut record = Record::new(room.start().to_sfen());
    let (black, white) =
        if room.setup().handicap.is_even() { ("先手", "後手") } else { ("下手", "上手") };
    let began = local(room.created()).strftime("%Y/%m/%d %H:%M:%S").to_string();
    record.headers.set("開始日時", &began);
    let clocks = room.setup().clocks;
    let clock = match (clocks.black, clocks.white) {
        (None, None) => None,
        (Some(one), Some(other)) if one == other => Some(clock_words(one)),
        (one, other) => {
            let words = |clock: Option<ClockSetup>| clock.map_or("なし".to_owned(), clock_words);
            Some(format!("{black}{}、{white}{}", words(one), words(other)))
        }
    };
    if let Some(clock) = clock {
        record.headers.set("持ち時間", &clock);
    }
    record.headers.set(black, &names.black);
    record.headers.set(white, &names.white);
    for ply in room.plies() {
        record.play(ply.mv, Some(ply.seconds)).expect("a room's moves are legal");
    }
    if let Some(ending) = room.ending() {
        let mut turn = room.side_to_move();
        if let Some((mv, reason)) = foul(room, ending) {
            record.play_illegal(mv, reason, None);
            turn = !turn;
        }
        record.finish_with(end(ending, turn), None);
    }
    record
}

/// The foul as a move that a record can hold: one of the side to move. A second move in a row is none, nor is a
/// piece dropped promoted.
fn foul(room: &Room, ending: &Ending) -> Option<(Move, Illegal)> {
    let (foul, tried) = ending.foul.as_ref()?;
    let Ok(Tried::Move(mv)) = tried.parse() else { return None };
    let position = room.position();
    let own = mv.from().is_none_or(|from| {
        position.piece_at(from).is_some_and(|piece| piece.color() == position.side_to_move())
    });
    (own && *foul != Foul::TwoMoves).then(|| position.check_move(mv).err().map(|reason| (mv, reason)))?
}

/// The end as records name it, from the side to move.
fn end(ending: &Ending, turn: Color) -> End {
    let lost = ending.winner == Some(!turn);
    let kind = match ending.kind {
        EndKind::Checkmate | EndKind::NoMoves => RecordEnd::Mate,
        EndKind::Resign => RecordEnd::Resign,
        EndKind::Timeout => RecordEnd::Timeout,
        EndKind::Foul | EndKind::PerpetualCheck | EndKind::FailedDeclaration if lost => RecordEnd::FoulLose,
        EndKind::Foul | EndKind::PerpetualCheck | EndKind::FailedDeclaration => RecordEnd::FoulWin,
        EndKind::Repetition => RecordEnd::Repetition,
        EndKind::Declaration if ending.winner.is_some() => RecordEnd::EnteringKing,
        EndKind::Impasse | EndKind::Declaration => RecordEnd::Impasse,
        EndKind::Try => RecordEnd::Other("トライ".to_owned()),
        EndKind::MoveLimit => RecordEnd::MaxMoves,
    };
    End { kind, winner: ending.winner }
}

/// As clocks are written in records: `10分+30秒`.
fn clock_words(clock: ClockSetup) -> String {
    let length = |seconds: u32| match (seconds / 60, seconds % 60) {
        (0, seconds) => format!("{seconds}秒"),
        (minutes, 0) => format!("{minutes}分"),
        (minutes, seconds) => format!("{minutes}分{seconds}秒"),
    };
    let mut parts = vec![length(clock.main_s)];
    if clock.periods > 0 && clock.period_s > 0 {
        parts.push(format!("{}×{}", length(clock.period_s), clock.periods));
    }
    if clock.byoyomi_s > 0 {
        parts.push(length(clock.byoyomi_s));
    }
    if clock.increment_s > 0 {
        parts.push(format!("1手{}", length(clock.increment_s)));
    }
    parts.join("+")
}

fn local(ms: i64) -> jiff::ZonedDateTime {
    Timestamp::from_millisecond(ms).unwrap_or_default().to_zoned_datetime(TimeZone::system())
}

/// RFC 6266: a plain name for old programs, the real one percent-encoded.
fn disposition(name: &str, plain: &str) -> String {
    let mut encoded = String::new();
    for byte in name.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'.' | b'-' | b'_' => encoded.push(byte.into()),
            // No name may lead into another folder.
            b'/' | b'\\' | b':' | b'\0' => encoded.push('_'),
            _ => write!(encoded, "%{byte:02X}").expect("a String takes every text"),
        }
    }
    format!("attachment; filename=\"{plain}\"; filename*=UTF-8''{encoded}")
}
