//! A game as a record.

use jiff::Timestamp;
use jiff::tz::TimeZone;
use komadai_game::{ClockSetup, EndKind, Ending, Foul, Room, Seat, Tried};
use komadai_record::{End, EndKind as RecordEnd, Record};
use komadai_rules::{Color, Illegal, Move};
use komadai_text::{Lang, Text};

/// The players as the record names them.
pub(crate) struct Names {
    pub(crate) black: String,
    pub(crate) white: String,
}

impl Names {
    pub(crate) fn of(room: &Room, lang: Option<Lang>) -> Self {
        let even = room.setup().handicap.is_even();
        // Words of the field, the same that stand in records everywhere.
        let (black, white) = match (lang, even) {
            (Some(Lang::En), true) => ("Black", "White"),
            (Some(Lang::En), false) => ("Shitate", "Uwate"),
            (Some(Lang::ZhHans), true) => ("先手", "后手"),
            (_, true) => ("先手", "後手"),
            (_, false) => ("下手", "上手"),
        };
        let name = |color, default: &str| {
            given_name(room, color, lang.unwrap_or(Lang::Ja)).unwrap_or_else(|| default.to_owned())
        };
        Self { black: name(Color::Black, black), white: name(Color::White, white) }
    }
}

/// The name that a player gave, or that a program has.
fn given_name(room: &Room, color: Color, lang: Lang) -> Option<String> {
    match &room.setup().seats[color] {
        Seat::Human { name } => name.clone(),
        Seat::Engine { character: Some(character), .. } => {
            Some(Text::new(lang).get(&format!("road-name-{}", character.id)))
        }
        Seat::Engine { level, .. } => Some(format!("Komadai {}", level.id())),
        Seat::Open => None,
    }
}

/// The record with no more names than are known: others depend on the reader's language.
pub(crate) fn known(room: &Room) -> Record {
    // A pen name is Japanese wherever it is read.
    let name = |color| given_name(room, color, Lang::Ja);
    written(room, name(Color::Black).as_deref(), name(Color::White).as_deref())
}

/// The record with these names.
pub(crate) fn record(room: &Room, names: &Names) -> Record {
    written(room, Some(&names.black), Some(&names.white))
}

fn written(room: &Room, black_name: Option<&str>, white_name: Option<&str>) -> Record {
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
    for (key, name) in [(black, black_name), (white, white_name)] {
        if let Some(name) = name {
            record.headers.set(key, name);
        }
    }
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

/// A moment in the time zone of this machine.
pub(crate) fn local(ms: i64) -> jiff::ZonedDateTime {
    Timestamp::from_millisecond(ms).unwrap_or_default().to_zoned_datetime(TimeZone::system())
}
