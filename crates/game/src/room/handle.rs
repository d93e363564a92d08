//! From requests to events and effects.

use komadai_rules::{Color, Move};

use super::Room;
use crate::clock::Millis;
use crate::effect::{Effect, Refusal};
use crate::ending::Foul;
use crate::event::{Event, Offer, OfferKind, Stamped};
use crate::input::{Holder, Input, Tried};
use crate::setup::{Mode, Seat};

/// What a request comes to.
enum Decision {
    /// These events happen, in order.
    Happens(Vec<Event>),
    /// It was done before: only the asker is told again.
    DoneBefore,
    /// Nothing.
    Nothing,
}

type Decided = Result<Decision, Refusal>;

impl Room {
    /// Takes one request at the time `now` and says what is to be done. The room itself is changed at once; see
    /// [`Effect`] for what to do when storing fails.
    pub fn handle(&mut self, input: Input, now: Millis) -> Vec<Effect> {
        let now = now.max(self.last_at);
        let before = self.version;
        let mut effects = Vec::new();
        let wakes = matches!(input, Input::Wake { .. });
        if !wakes {
            self.fall(now, &mut effects);
        }
        match self.decide(input) {
            Ok(Decision::Happens(events)) => {
                for event in events {
                    self.happen(event, now, &mut effects);
                }
            }
            Ok(Decision::DoneBefore) => effects.push(Effect::Resend),
            Ok(Decision::Nothing) => {}
            Err(refusal) => effects.push(Effect::Refused(refusal)),
        }
        if wakes {
            self.fall(now, &mut effects);
        }
        if self.version != before || wakes {
            if let Some(side) = self.engine_to_move() {
                effects.push(Effect::Think(side));
            }
            effects.push(Effect::Timer(self.deadline()));
        }
        effects
    }

    /// Notes a flag that has fallen.
    fn fall(&mut self, now: Millis, effects: &mut Vec<Effect>) {
        if let Some(deadline) = self.deadline().filter(|deadline| now >= *deadline) {
            let side = self.side_to_move();
            self.happen(Event::TimedOut { side }, deadline, effects);
        }
    }

    fn happen(&mut self, event: Event, at: Millis, effects: &mut Vec<Effect>) {
        let stamped = Stamped { seq: self.version, at: at.max(self.last_at), event };
        self.apply(&stamped).expect("only events that can follow are decided on");
        let told = match &stamped.event {
            Event::Moved { .. } => Effect::Moved,
            Event::Offered { .. } | Event::Answered { .. } => Effect::Offer,
            Event::Seated { .. }
            | Event::Began
            | Event::TakenBack { .. }
            | Event::Continued { .. }
            | Event::Downtime { .. } => Effect::Reset,
            Event::TimedOut { .. } if self.lapsed.is_some() => Effect::Reset,
            Event::Fouled { .. }
            | Event::Resigned { .. }
            | Event::Declared { .. }
            | Event::TimedOut { .. } => Effect::Ended,
        };
        // A proposal that is taken shows by what follows it.
        let agreed = stamped.event == Event::Answered { accept: true };
        effects.push(Effect::Store(stamped));
        if !agreed && told != Effect::Ended {
            effects.push(told);
        }
        if self.ending.is_some() {
            effects.push(Effect::Ended);
        }
    }

    fn decide(&self, input: Input) -> Decided {
        match input {
            Input::Begin => Ok(self.decide_begin()),
            Input::Sit { side, name } => self.decide_sit(side, name),
            Input::Move { by, ply, tried } => self.decide_move(by, ply, tried),
            Input::Continue { by, ply } => self.decide_continue(by, ply),
            Input::Resign { by, ply } => {
                self.present(by, ply)?;
                let side = by.only().unwrap_or(self.side_to_move());
                Ok(happens([Event::Resigned { side }]))
            }
            Input::Declare { by, ply } => self.decide_declaration(by, ply),
            Input::Offer { by, ply, kind } => self.decide_offer(by, ply, kind),
            Input::Answer { by, ply, accept } => self.decide_answer(by, ply, accept),
            Input::TakeBack { by, ply } => self.decide_take_back(by, ply),
            Input::Tick => Ok(Decision::Nothing),
            Input::Wake { alive } => Ok(self.decide_wake(alive)),
        }
    }

    fn decide_begin(&self) -> Decision {
        if self.began || self.ending.is_some() || self.has_open_seat() {
            return Decision::Nothing;
        }
        Decision::Happens(vec![Event::Began])
    }

    fn decide_sit(&self, side: Color, name: Option<String>) -> Decided {
        if self.setup.seats[side] != Seat::Open {
            return Err(Refusal::SeatTaken);
        }
        Ok(happens([Event::Seated { side, name }]))
    }

    fn decide_wake(&self, alive: Option<Millis>) -> Decision {
        if !self.is_thinking() {
            return Decision::Nothing;
        }
        Decision::Happens(vec![Event::Downtime { from: alive.unwrap_or(self.turn_began) }])
    }

    fn decide_continue(&self, by: Holder, ply: u32) -> Decided {
        self.present(by, ply)?;
        let side = self.lapsed.filter(|side| by.holds(*side)).ok_or(Refusal::NothingToContinue)?;
        Ok(happens([Event::Continued { side }]))
    }

    /// Whether the asker is present and no flag has fallen.
    fn ready(&self, by: Holder, ply: u32) -> Result<(), Refusal> {
        self.present(by, ply)?;
        if self.lapsed.is_some() { Err(Refusal::FlagFell) } else { Ok(()) }
    }

    /// Whether the asker sits here and speaks of the game as it stands.
    fn present(&self, by: Holder, ply: u32) -> Result<(), Refusal> {
        if by.is_none() {
            return Err(Refusal::NotSeated);
        }
        if self.ending.is_some() {
            return Err(Refusal::GameOver);
        }
        if ply != self.ply() {
            return Err(Refusal::Stale { ply: self.ply() });
        }
        if self.has_open_seat() {
            return Err(Refusal::WaitingForFriend);
        }
        Ok(())
    }

    fn decide_move(&self, by: Holder, ply: u32, tried: Tried) -> Decided {
        if self.is_repeated(by, ply, tried) {
            return Ok(Decision::DoneBefore);
        }
        self.ready(by, ply)?;
        let (side, foul) = match self.setup.mode {
            Mode::Assisted => {
                if !by.holds(self.side_to_move()) {
                    return Err(Refusal::NotYourTurn);
                }
                let Tried::Move(mv) = tried else { return Err(Refusal::PromotedDrop) };
                self.position.check_move(mv).map_err(Refusal::Illegal)?;
                (self.side_to_move(), None)
            }
            Mode::Real => self.real_move(by, tried)?,
        };
        let mut events = Vec::new();
        if !self.began {
            events.push(Event::Began);
        }
        events.push(match (foul, tried) {
            (None, Tried::Move(usi)) => Event::Moved { usi },
            (None, Tried::PromotedDrop(..)) => unreachable!("a promoted drop is always a foul"),
            (Some(foul), _) => Event::Fouled { side, tried: tried.to_string(), foul },
        });
        Ok(Decision::Happens(events))
    }

    /// Who moved at a real board, and which foul it was, if any.
    fn real_move(&self, by: Holder, tried: Tried) -> Result<(Color, Option<Foul>), Refusal> {
        let turn = self.side_to_move();
        let owner = match tried {
            Tried::Move(mv) => {
                mv.from().and_then(|from| self.position.piece_at(from)).map(komadai_rules::Piece::color)
            }
            Tried::PromotedDrop(..) => None,
        };
        if !by.holds(turn) {
            // Out of turn: 二手指し, unless it is no move of the asker's own at all.
            let own = owner.is_none_or(|owner| by.holds(owner));
            return if own { Ok((!turn, Some(Foul::TwoMoves))) } else { Err(Refusal::NotYourTurn) };
        }
        // At a shared board a piece of the side that has just moved can only have been moved by that side again.
        if self.setup.shared && owner == Some(!turn) {
            return Ok((!turn, Some(Foul::TwoMoves)));
        }
        match tried {
            Tried::PromotedDrop(..) => Ok((turn, Some(Foul::PromotedDrop))),
            Tried::Move(mv) => Ok((turn, self.position.check_move(mv).err().map(Foul::from))),
        }
    }

    /// The same move by the same side, sent again because its answer was lost.
    fn is_repeated(&self, by: Holder, ply: u32, tried: Tried) -> bool {
        let played = |mv: Move| {
            self.plies.get(ply as usize).is_some_and(|played| played.mv == mv && by.holds(played.side))
        };
        matches!(tried, Tried::Move(mv) if played(mv))
    }

    fn decide_declaration(&self, by: Holder, ply: u32) -> Decided {
        self.ready(by, ply)?;
        let side = self.side_to_move();
        if !by.holds(side) {
            return Err(Refusal::NotYourTurn);
        }
        if self.setup.mode == Mode::Assisted && !self.declaration_holds() {
            return Err(Refusal::DeclarationWouldLose);
        }
        Ok(happens([Event::Declared { side }]))
    }

    fn decide_offer(&self, by: Holder, ply: u32, kind: OfferKind) -> Decided {
        if kind == OfferKind::TakeBack {
            return self.decide_take_back(by, ply);
        }
        self.ready(by, ply)?;
        if kind == OfferKind::Impasse && !self.has_entered_king() {
            return Err(Refusal::ImpasseTooEarly);
        }
        if kind == OfferKind::Repetition && self.occurrences() < 2 {
            return Err(Refusal::NoRepetition);
        }
        self.propose(by, kind)
    }

    fn propose(&self, by: Holder, kind: OfferKind) -> Decided {
        let side = by.only().unwrap_or(self.side_to_move());
        if let Some(waiting) = self.offer {
            // Proposing what the other side has proposed is agreeing to it.
            let same = waiting.kind == kind && kind != OfferKind::TakeBack && by.only() == Some(!waiting.by);
            return if same {
                Ok(happens([Event::Answered { accept: true }]))
            } else {
                Err(Refusal::OfferWaits)
            };
        }
        let offer = Offer { kind, by: side };
        if self.declined == Some((offer, self.ply())) {
            return Err(Refusal::OfferDeclined);
        }
        let mut events = vec![Event::Offered { by: side, kind }];
        if self.setup.seats[!side].is_engine() {
            events.push(Event::Answered { accept: self.computer_accepts(offer) });
        }
        Ok(Decision::Happens(events))
    }

    fn decide_answer(&self, by: Holder, ply: u32, accept: bool) -> Decided {
        self.ready(by, ply)?;
        let offer = self.offer.filter(|offer| by.holds(!offer.by)).ok_or(Refusal::NoOffer)?;
        let mut events = vec![Event::Answered { accept }];
        if accept && offer.kind == OfferKind::TakeBack {
            events.push(Event::TakenBack { plies: self.back_plies(Holder::one(offer.by))? });
        }
        Ok(Decision::Happens(events))
    }

    fn decide_take_back(&self, by: Holder, ply: u32) -> Decided {
        self.ready(by, ply)?;
        if self.setup.mode == Mode::Real {
            return Err(Refusal::TakeBackAtRealBoard);
        }
        if self.setup.career {
            return Err(Refusal::NoTakeBackInCareer);
        }
        let plies = self.back_plies(by)?;
        if self.setup.shared || self.setup.engine().is_some() {
            return Ok(happens([Event::TakenBack { plies }]));
        }
        self.propose(by, OfferKind::TakeBack)
    }
}

fn happens<const N: usize>(events: [Event; N]) -> Decision {
    Decision::Happens(events.into())
}
