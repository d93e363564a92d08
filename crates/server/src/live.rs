//! A game in memory: its room, and what the room does not know.

use komadai_coach::{Coach, building};
use komadai_game::{Event, Holder, Room, Setup, Stamped};
use komadai_record::notation::{Script, chinese, japanese, western};
use komadai_rules::{ByColor, Color, Move, Position, Square};
use komadai_store::{EventRow, GameRow, Identity, Seats, Summary};
use komadai_wire::{CoachBuilding, Notation, PlyView};

use crate::convert;

/// A game that the database holds and this server has loaded.
#[derive(Debug)]
pub(crate) struct Live {
    pub(crate) id: String,
    pub(crate) room: Room,
    /// The moves of the room as they are shown; `check` is the truth here, also at a real board.
    pub(crate) plies: Vec<PlyView>,
    pub(crate) creator: Identity,
    pub(crate) seats: Seats,
    pub(crate) invite: Option<String>,
    pub(crate) next: Option<String>,
    /// How many connections the holder of each seat has.
    pub(crate) present: ByColor<u32>,
}

/// A stored game that cannot be read.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Unreadable {
    #[error("its setup or an event is not understood: {0}")]
    Text(#[from] serde_json::Error),
    #[error("its events make no game: {0}")]
    Events(#[from] komadai_game::BadEvent),
}

impl Live {
    /// Makes the game again from what is stored of it.
    pub(crate) fn load(row: GameRow, events: &[EventRow]) -> Result<Self, Unreadable> {
        let setup: Setup = serde_json::from_str(&row.setup)?;
        let events = events.iter().map(stamped).collect::<Result<Vec<_>, _>>()?;
        let room = Room::rebuild(setup, row.created_ms, &events)?;
        let mut live = Self {
            id: row.id,
            room,
            plies: Vec::new(),
            creator: row.creator,
            seats: row.seats,
            invite: row.invite,
            next: row.next,
            present: ByColor::default(),
        };
        live.show_plies();
        Ok(live)
    }

    /// The seats that a visitor holds.
    pub(crate) fn holder(&self, identity: Option<Identity>) -> Holder {
        let holds = |seat: Option<Identity>| identity.is_some() && seat == identity;
        Holder { black: holds(self.seats.black), white: holds(self.seats.white) }
    }

    /// Brings the moves shown in line with the moves played.
    pub(crate) fn show_plies(&mut self) {
        let played = self.room.plies();
        let same = self
            .plies
            .iter()
            .zip(played)
            .take_while(|(shown, ply)| shown.usi == ply.mv.to_string() && shown.seconds == ply.seconds)
            .count();
        self.plies.truncate(same);
        let mut position = self.room.start().clone();
        let mut previous_to = None;
        let mut coach = Coach::new(position.clone());
        for (index, ply) in played.iter().enumerate() {
            let mover = position.side_to_move();
            let told = coach.play(ply.mv);
            let notation = (index >= same).then(|| notation(&position, ply.mv, previous_to));
            position.do_move(ply.mv);
            previous_to = Some(ply.mv.to());
            let Some(notation) = notation else { continue };
            self.plies.push(PlyView {
                ply: index as u32 + 1,
                usi: ply.mv.to_string(),
                sfen: position.to_string(),
                check: ply.check,
                notation,
                seconds: ply.seconds,
                told: told.iter().map(convert::notice).collect(),
                building: building(&position, mover).map(|castle| CoachBuilding {
                    id: castle.id.to_owned(),
                    done: castle.done.into(),
                    of: castle.of.into(),
                }),
            });
        }
    }

    /// The destination of the last move, for 同.
    pub(crate) fn previous_to(&self) -> Option<Square> {
        self.room.plies().last().map(|ply| ply.mv.to())
    }

    /// Whether somebody with a seat of this colour is connected; the computer always is.
    pub(crate) fn is_present(&self, color: Color) -> bool {
        self.present[color] > 0 || self.room.setup().seats[color].is_engine()
    }
}

/// What the list of games shows of a room.
pub(crate) fn summary(room: &Room) -> Summary {
    let ending = room.ending().map(convert::ending);
    Summary {
        plies: room.ply(),
        sfen: room.position().to_string(),
        ending: ending.map(|ending| serde_json::to_string(&ending).expect("an ending is plain data")),
    }
}

/// A move in every notation.
pub(crate) fn notation(position: &Position, mv: Move, previous_to: Option<Square>) -> Notation {
    Notation {
        ja: japanese(position, mv, previous_to),
        zh_hans: chinese(position, mv, previous_to, Script::Simplified),
        zh_hant: chinese(position, mv, previous_to, Script::Traditional),
        western: western(position, mv, previous_to),
    }
}

fn stamped(row: &EventRow) -> Result<Stamped, serde_json::Error> {
    let event: Event = serde_json::from_str(&row.body)?;
    Ok(Stamped { seq: row.seq, at: row.at_ms, event })
}

/// An event as it is stored.
pub(crate) fn event_row(stamped: &Stamped) -> EventRow {
    let body = serde_json::to_string(&stamped.event).expect("an event is plain data");
    EventRow { seq: stamped.seq, at_ms: stamped.at, body }
}
