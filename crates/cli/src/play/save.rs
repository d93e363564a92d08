//! The game as a record file.

use std::path::Path;

use komadai_game::{EndKind as Way, Room, Seat};
use komadai_record::{Encoding, End, EndKind, Record};
use komadai_rules::{Color, Illegal};
use komadai_text::Text;

use crate::words;

/// The game so far. One that goes on is 中断.
pub(super) fn record(room: &Room, started: &str, text: &Text) -> Record {
    let setup = room.setup();
    let mut record = Record::new(room.start().to_sfen());
    record.headers.set("開始日時", started);
    let keys = if setup.handicap.is_even() { ["先手", "後手"] } else { ["下手", "上手"] };
    for (color, key) in Color::ALL.into_iter().zip(keys) {
        record.headers.set(key, &player(&setup.seats[color], text));
    }
    if let Some(clock) = setup.clocks.black {
        record
            .headers
            .set("持ち時間", &format!("{}+{}+{}", clock.main_s, clock.byoyomi_s, clock.increment_s));
    }
    for ply in room.plies() {
        record.play(ply.mv, Some(ply.seconds)).expect("the room plays legal moves");
    }
    end(&mut record, room);
    record
}

fn player(seat: &Seat, text: &Text) -> String {
    match seat {
        Seat::Engine { level, .. } => {
            let grade = match level {
                komadai_game::Level::Grade(grade) => Some(*grade),
                komadai_game::Level::Max => None,
            };
            text.with("play-name-computer", &[("grade", words::grade(text, grade).into())])
        }
        Seat::Human { name: Some(name) } => name.clone(),
        Seat::Human { name: None } | Seat::Open => text.get("play-name-you"),
    }
}

fn end(record: &mut Record, room: &Room) {
    let Some(ending) = room.ending() else {
        record.finish(EndKind::Interrupt, None);
        return;
    };
    let side = room.side_to_move();
    let to_mover = ending.winner == Some(side);
    let kind = match ending.kind {
        Way::Checkmate | Way::NoMoves => EndKind::Mate,
        Way::Resign => EndKind::Resign,
        Way::Timeout => EndKind::Timeout,
        Way::Foul => {
            if let Some(mv) = ending.foul.as_ref().and_then(|(_, tried)| tried.parse().ok()) {
                let reason = room.position().check_move(mv).err().unwrap_or(Illegal::WrongMovement);
                record.play_illegal(mv, reason, None);
                record.finish(EndKind::FoulWin, None);
                return;
            }
            if to_mover { EndKind::FoulWin } else { EndKind::FoulLose }
        }
        Way::Repetition => EndKind::Repetition,
        Way::PerpetualCheck if to_mover => EndKind::FoulWin,
        Way::PerpetualCheck | Way::FailedDeclaration => EndKind::FoulLose,
        Way::Impasse => EndKind::Impasse,
        Way::Declaration if to_mover => EndKind::EnteringKing,
        Way::Declaration => EndKind::Draw,
        Way::Try => EndKind::Other("トライ".to_owned()),
        Way::MoveLimit => EndKind::MaxMoves,
    };
    record.finish_with(End { kind, winner: ending.winner }, None);
}

/// Writes a record: `.kifu` in UTF-8, anything else in Shift_JIS. The file appears whole or not at all.
pub(super) fn write(record: &Record, path: &Path) -> std::io::Result<()> {
    let utf8 = path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("kifu"));
    let bytes = record.to_kif(if utf8 { Encoding::Utf8 } else { Encoding::ShiftJis });
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(".part");
    let part = path.with_file_name(name);
    std::fs::write(&part, bytes)?;
    std::fs::rename(&part, path)
}
