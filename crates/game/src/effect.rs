//! What a room asks of the server.

use komadai_rules::{Color, Illegal};

use crate::clock::Millis;
use crate::event::Stamped;

/// What the server is to do, in this order. Everything in [`Effect::Store`] must be in the store before any effect
/// after it is carried out; when storing fails, the room is to be rebuilt from the store.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Keep this event.
    Store(Stamped),
    /// Tell everyone of the last move.
    Moved,
    /// Tell everyone how the game ended.
    Ended,
    /// Tell everyone of the waiting proposal, or that there is none any more.
    Offer,
    /// Tell everyone the whole game again: more changed than a move.
    Reset,
    /// Tell the asker the whole game again.
    Resend,
    /// Tell the asker why not.
    Refused(Refusal),
    /// It is the computer's turn on this side; drop whatever it was thinking before.
    Think(Color),
    /// Call with [`crate::Input::Tick`] at this time, and at no other set before; none: never.
    Timer(Option<Millis>),
}

/// Why something was not done. The game is as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The asker holds no seat.
    NotSeated,
    /// The asker's side does not move now.
    NotYourTurn,
    /// The request was for another moment of the game.
    Stale {
        /// Moves played now.
        ply: u32,
    },
    /// The game has ended.
    GameOver,
    /// The friend has not come yet.
    WaitingForFriend,
    /// The seat is taken.
    SeatTaken,
    /// A foul, in assisted mode.
    Illegal(Illegal),
    /// A piece dropped promoted side up, in assisted mode.
    PromotedDrop,
    /// The asker's flag has fallen: the game stops until it is continued.
    FlagFell,
    /// No flag has fallen that could be lifted.
    NothingToContinue,
    /// In a career nothing is taken back.
    NoTakeBackInCareer,
    /// 待った is a foul at a real board.
    TakeBackAtRealBoard,
    /// The asker has made no move that could be taken back.
    NothingToTakeBack,
    /// A proposal already waits.
    OfferWaits,
    /// The same was just declined; make a move first.
    OfferDeclined,
    /// There is no proposal to answer, or it is the asker's own.
    NoOffer,
    /// 持将棋 may be proposed once a king stands in the enemy camp.
    ImpasseTooEarly,
    /// 千日手 may be agreed once the position has come back.
    NoRepetition,
    /// 入玉宣言 would lose now (assisted mode only).
    DeclarationWouldLose,
    /// The game goes on: there can be no rematch or replay yet.
    GameNotOver,
    /// The rules of this game ask for no replay.
    NoReplay,
}

impl Refusal {
    /// Stable English key.
    pub fn key(self) -> &'static str {
        match self {
            Self::NotSeated => "not_seated",
            Self::NotYourTurn => "not_your_turn",
            Self::Stale { .. } => "stale",
            Self::GameOver => "game_over",
            Self::WaitingForFriend => "waiting_for_friend",
            Self::SeatTaken => "seat_taken",
            Self::Illegal(_) | Self::PromotedDrop => "illegal_move",
            Self::FlagFell => "flag_fell",
            Self::NothingToContinue => "nothing_to_continue",
            Self::NoTakeBackInCareer => "no_take_back_in_career",
            Self::TakeBackAtRealBoard => "take_back_at_real_board",
            Self::NothingToTakeBack => "nothing_to_take_back",
            Self::OfferWaits => "offer_waits",
            Self::OfferDeclined => "offer_declined",
            Self::NoOffer => "no_offer",
            Self::ImpasseTooEarly => "impasse_too_early",
            Self::NoRepetition => "no_repetition",
            Self::DeclarationWouldLose => "declaration_would_lose",
            Self::GameNotOver => "game_not_over",
            Self::NoReplay => "no_replay",
        }
    }
}
