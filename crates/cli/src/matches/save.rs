//! The games of a match as records.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use komadai_host::matches::{Ending, Game, Limit, Plan};
use komadai_record::{Encoding, End, EndKind, NodeId, Record};
use komadai_rules::{Color, Position};
use komadai_text::Text;

use crate::outcome::Failure;

/// Makes the folder, and refuses one that holds games already.
pub(super) fn prepare(folder: &Path, text: &Text) -> Result<(), Failure> {
    fs::create_dir_all(folder).map_err(|error| {
        let file = folder.display().to_string();
        Failure(
            text.with("match-cannot-write", &[("file", file.into()), ("error", error.to_string().into())]),
        )
    })?;
    let first = path(folder, 1);
    if first.exists() {
        return Err(Failure(text.with("play-file-exists", &[("file", first.display().to_string().into())])));
    }
    Ok(())
}

fn path(folder: &Path, number: u64) -> PathBuf {
    folder.join(format!("{number:05}.kif"))
}

/// The game with the names that the engines gave themselves and the time of each move.
pub(super) fn record(game: &Game, names: [&str; 2], plan: &Plan) -> Record {
    let start = game.start.clone().unwrap_or_else(|| Position::start().to_sfen());
    let mut record = Record::new(start);
    record.headers.set("終了日時", &jiff::ZonedDateTime::now().strftime("%Y/%m/%d %H:%M:%S").to_string());
    let by_color = if game.first == Color::Black { [0, 1] } else { [1, 0] };
    for (engine, key) in by_color.into_iter().zip(["先手", "後手"]) {
        record.headers.set(key, names[engine]);
    }
    if let [Limit::Clock { main, byoyomi, increment }, _] = by_color.map(|engine| plan.engines[engine].limit)
    {
        let clock = [main, byoyomi, increment].map(|time| time.as_secs_f64().to_string()).join("+");
        record.headers.set("持ち時間", &clock);
    }
    for (at, &mv) in game.moves.iter().enumerate() {
        let id = record.play(mv, None).expect("the referee played it");
        if let Some(time) = at.checked_sub(game.given).and_then(|own| game.times.get(own)) {
            let node = record.node_mut(id);
            node.seconds = Some(time.as_secs() as u32);
            node.millis = time.subsec_millis() as u16;
        }
    }
    end(&mut record, game);
    record
}

fn end(record: &mut Record, game: &Game) {
    let side = record.side_after(game.moves.len());
    let to_mover = game.winner == Some(side);
    let kind = match &game.ending {
        Ending::Mate => EndKind::Mate,
        Ending::Repetition => EndKind::Repetition,
        Ending::PerpetualCheck if to_mover => EndKind::FoulWin,
        Ending::PerpetualCheck | Ending::FailedDeclaration => EndKind::FoulLose,
        Ending::Declaration => EndKind::EnteringKing,
        Ending::MoveLimit => EndKind::MaxMoves,
        Ending::Resign => EndKind::Resign,
        Ending::Timeout => EndKind::Timeout,
        Ending::Illegal(mv, reason) => {
            record.play_illegal(*mv, *reason, None);
            EndKind::FoulWin
        }
        Ending::Failed(error) => {
            let tip: NodeId = record.tip();
            record.node_mut(tip).comments.push(error.clone());
            EndKind::FoulLose
        }
    };
    record.finish_with(End { kind, winner: game.winner }, None);
}

/// Writes a game; the file appears whole or not at all.
pub(super) fn write(record: &Record, folder: &Path, number: u64) -> io::Result<()> {
    let path = path(folder, number);
    let part = path.with_extension("kif.part");
    fs::write(&part, record.to_kif(Encoding::ShiftJis))?;
    fs::rename(&part, &path)
}
