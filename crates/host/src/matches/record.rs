//! The games of a match as records.

use komadai_record::{End, EndKind, NodeId, Record};
use komadai_rules::{Color, Position};

use super::game::{Ending, Game};
use super::limit::Limit;

impl Game {
    /// The game with the names that the engines gave themselves and the time of each move.
    pub fn record(&self, names: [&str; 2], limits: [Limit; 2]) -> Record {
        let start = self.start.clone().unwrap_or_else(|| Position::start().to_sfen());
        let mut record = Record::new(start);
        let by_color = if self.first == Color::Black { [0, 1] } else { [1, 0] };
        for (engine, key) in by_color.into_iter().zip(["先手", "後手"]) {
            record.headers.set(key, names[engine]);
        }
        if let [Limit::Clock { main, byoyomi, increment }, _] = by_color.map(|engine| limits[engine]) {
            let clock = [main, byoyomi, increment].map(|time| time.as_secs_f64().to_string()).join("+");
            record.headers.set("持ち時間", &clock);
        }
        for (at, &mv) in self.moves.iter().enumerate() {
            let id = record.play(mv, None).expect("the referee played it");
            if let Some(time) = at.checked_sub(self.given).and_then(|own| self.times.get(own)) {
                let node = record.node_mut(id);
                node.seconds = Some(time.as_secs() as u32);
                node.millis = time.subsec_millis() as u16;
            }
        }
        self.end(&mut record);
        record
    }

    fn end(&self, record: &mut Record) {
        let side = record.side_after(self.moves.len());
        let to_mover = self.winner == Some(side);
        let kind = match &self.ending {
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
                record.node_mut(tip).comments.push(error.to_string());
                EndKind::FoulLose
            }
        };
        record.finish_with(End { kind, winner: self.winner }, None);
    }
}
