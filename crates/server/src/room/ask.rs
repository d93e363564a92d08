//! Messages from players and spectators.

use komadai_game::{Input, Mode, Refusal, Tried};
use komadai_record::notation::parse_move;
use komadai_rules::{Illegal, Move};
use komadai_wire::{ClientMessage, Problem, ServerMessage};

use super::RoomTask;
use crate::convert;

/// Characters of a typed move at most.
const TYPED: usize = 64;

impl RoomTask {
    pub(super) async fn ask(&mut self, number: u64, message: ClientMessage) {
        let Some(visitor) = self.visitors.get(&number) else { return };
        let by = visitor.viewer.holder;
        let input = match message {
            ClientMessage::Move { ply, usi } => match usi.parse::<Tried>() {
                Ok(tried) => Input::Move { by, ply, tried },
                Err(()) => {
                    return self.refuse(number, Problem::new("malformed_move").with("text", shorten(&usi)));
                }
            },
            ClientMessage::Typed { ply, text } => match self.typed(ply, &text) {
                Ok(mv) => Input::Move { by, ply, tried: Tried::Move(mv) },
                Err(problem) => return self.refuse(number, problem),
            },
            ClientMessage::Explain { ply, text } => return self.explain(number, ply, text),
            ClientMessage::Resign { ply } => Input::Resign { by, ply },
            ClientMessage::Continue { ply } => Input::Continue { by, ply },
            ClientMessage::Declare { ply } => Input::Declare { by, ply },
            ClientMessage::Offer { ply, kind } => Input::Offer { by, ply, kind: convert::offer_kind(kind) },
            ClientMessage::Answer { ply, accept } => Input::Answer { by, ply, accept },
            ClientMessage::TakeBack { ply } => Input::TakeBack { by, ply },
            ClientMessage::Hint { ply } => return self.hint(number, ply),
            ClientMessage::Ping {} => return self.tell(number, &ServerMessage::Pong),
        };
        self.act(input, Some(number)).await;
    }

    fn refuse(&mut self, number: u64, problem: Problem) {
        self.tell(number, &ServerMessage::Refused { problem });
    }

    /// A typed move. Whether it is legal is the game's to say; at a real board it may be a foul.
    fn typed(&self, ply: u32, text: &str) -> Result<Move, Problem> {
        let room = &self.live.room;
        if ply != room.ply() {
            return Err(crate::problem::refused(Refusal::Stale { ply: room.ply() }));
        }
        if text.chars().count() > TYPED {
            return Err(Problem::new("typed_move").with("reason", "too_long").with("found", shorten(text)));
        }
        parse_move(room.position(), self.live.previous_to(), text.trim())
            .map_err(|error| crate::problem::typed_move(error, &shorten(text)))
    }

    /// Why a move is not legal. At a real board nobody is told.
    fn explain(&mut self, number: u64, ply: u32, text: String) {
        let room = &self.live.room;
        if ply != room.ply() {
            let problem = crate::problem::refused(Refusal::Stale { ply: room.ply() });
            return self.refuse(number, problem);
        }
        if text.chars().count() > TYPED {
            return self.refuse(number, Problem::new("malformed_move").with("text", shorten(&text)));
        }
        if room.setup().mode == Mode::Real && room.ending().is_none() {
            return self.refuse(number, Problem::new("no_explanation"));
        }
        let reason = match text.parse::<Tried>() {
            Ok(Tried::Move(mv)) => room.position().check_move(mv).err().map(Illegal::key),
            Ok(Tried::PromotedDrop(..)) => Some("promoted_drop"),
            Err(()) => match self.typed(ply, &text) {
                Ok(mv) => room.position().check_move(mv).err().map(Illegal::key),
                Err(_) => Some("malformed"),
            },
        };
        let explanation = ServerMessage::Explanation { ply, text, reason: reason.map(str::to_owned) };
        self.tell(number, &explanation);
    }
}

/// Foreign text as it is given back: not longer than what could have been meant.
fn shorten(text: &str) -> String {
    text.chars().filter(|c| !c.is_control()).take(TYPED).collect()
}
