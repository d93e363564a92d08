//! The friend who comes, and the game after the game.

use axum::http::StatusCode;
use komadai_game::{Input, Refusal, Seat as GameSeat};
use komadai_rules::Color;
use komadai_store::{GameRow, Identity, Seat, Seats};
use komadai_wire::Problem;

use super::RoomTask;
use crate::ids;
use crate::live::summary;
use crate::problem::Fault;

impl RoomTask {
    /// Gives the open seat to whoever has its token.
    pub(super) async fn sit(
        &mut self,
        identity: Identity,
        token: &str,
        name: Option<String>,
    ) -> Result<(), Fault> {
        // Whoever sits here already, or made the link, simply sees the game.
        if !self.live.holder(Some(identity)).is_none() || identity == self.live.creator {
            return Ok(());
        }
        let seats = &self.live.room.setup().seats;
        let open = Color::ALL.into_iter().find(|color| seats[*color] == GameSeat::Open);
        let side = open.ok_or(Refusal::SeatTaken)?;
        if self.live.invite.as_deref() != Some(token) {
            return Err(Fault::new(StatusCode::FORBIDDEN, Problem::new("bad_invite")));
        }
        let seat = match side {
            Color::Black => Seat::Black,
            Color::White => Seat::White,
        };
        // Before it is told: the view after it shows the seat taken.
        let before = (self.live.seats, self.live.invite.take());
        match side {
            Color::Black => self.live.seats.black = Some(identity),
            Color::White => self.live.seats.white = Some(identity),
        }
        self.look_again();
        if self.act_and_seat(Input::Sit { side, name }, None, Some((seat, identity))).await {
            return Ok(());
        }
        if !self.broken {
            (self.live.seats, self.live.invite) = before;
            self.look_again();
        }
        Err(Fault::storage())
    }

    /// Looks anew who holds which seat.
    pub(super) fn look_again(&mut self) {
        for visitor in self.visitors.values_mut() {
            visitor.viewer.holder = self.live.holder(visitor.guest.identity);
        }
        self.count_present();
    }

    /// Makes the rematch or the replay, once: who asks second is led to the same game.
    pub(super) async fn follow(&mut self, identity: Option<Identity>, replay: bool) -> Result<String, Fault> {
        if self.live.holder(identity).is_none() {
            return Err(Refusal::NotSeated.into());
        }
        if let Some(next) = &self.live.next {
            return Ok(next.clone());
        }
        let follow = if replay { self.live.room.replay() } else { self.live.room.rematch() }?;
        let now = self.app.now();
        let Seats { black, white } = self.live.seats;
        let row = GameRow {
            number: 0,
            id: ids::game_id(),
            created_ms: now,
            setup: serde_json::to_string(&follow.setup).expect("a setup is plain data"),
            creator: self.live.creator,
            seats: if follow.swapped { Seats { black: white, white: black } } else { self.live.seats },
            invite: None,
            next: None,
            alive_ms: None,
            summary: summary(&komadai_game::Room::new(follow.setup, now)),
        };
        let next = self.app.store.follow(&self.live.id, &row).await?;
        self.live.next = Some(next.clone());
        self.tell_game_to_all();
        Ok(next)
    }
}
