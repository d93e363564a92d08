//! A game as one visitor sees it.

pub(crate) mod legal;
#[cfg(test)]
mod tests;

use komadai_game::{Holder, Millis, Mode};
use komadai_rules::{Color, DECLARATION_PIECES, Declaration, Verdict};
use komadai_wire::{
    ClockView, Condition, DeclarationView, GameView, OfferView, PlyView, ServerMessage, Sides, TurnView,
};

use crate::convert;
use crate::invite::invite;
use crate::live::Live;

/// Who looks.
#[derive(Clone, Debug)]
pub(crate) struct Viewer {
    /// The seats held.
    pub(crate) holder: Holder,
    /// Whether this is who made the game, and so may see the open seat's link.
    pub(crate) is_creator: bool,
    /// Hosts for that link, best first.
    pub(crate) hosts: Vec<String>,
}

/// The whole game.
pub(crate) fn game(live: &Live, viewer: &Viewer, now: Millis) -> GameView {
    let room = &live.room;
    let setup = room.setup();
    let both = |color: Color| convert::seat(&setup.seats[color], live.is_present(color));
    let link = live.invite.as_deref().filter(|_| viewer.is_creator && room.has_open_seat());
    GameView {
        id: live.id.clone(),
        handicap: setup.handicap.id().to_owned(),
        start_sfen: room.start().to_string(),
        mode: convert::mode(setup.mode),
        points: convert::points(setup.points),
        try_rule: setup.try_rule,
        move_limit: setup.move_limit.map(convert::move_limit),
        draw_replay: setup.draw_replay,
        clocks: convert::sides(setup.clocks.map(|clock| clock.map(convert::clock_view))),
        seats: Sides { black: both(Color::Black), white: both(Color::White) },
        yours: Color::ALL
            .into_iter()
            .filter(|color| viewer.holder.holds(*color))
            .map(convert::side)
            .collect(),
        furigoma: setup.furigoma.as_ref().map(convert::furigoma),
        plies: live.plies.iter().map(|ply| ply_view(live, ply)).collect(),
        turn: turn(live, viewer.holder),
        clock: clock(live, now),
        offer: offer(live),
        ending: room.ending().map(convert::ending),
        invite: link.map(|token| invite(&viewer.hosts, &live.id, token)),
        career: setup.career,
        lapsed: room.lapsed().map(convert::side),
        continues: room.continues(),
        next_game: live.next.clone(),
    }
}

/// The last move, to the holder of these seats.
pub(crate) fn moved(live: &Live, holder: Holder, now: Millis) -> Option<ServerMessage> {
    let last = live.plies.last()?;
    Some(ServerMessage::Moved {
        ply: ply_view(live, last),
        turn: turn(live, holder),
        clock: clock(live, now),
    })
}

/// How the game ended.
pub(crate) fn ended(live: &Live, now: Millis) -> Option<ServerMessage> {
    let ending = convert::ending(live.room.ending()?);
    Some(ServerMessage::Ended { ending, clock: clock(live, now) })
}

/// The waiting offer.
pub(crate) fn offer(live: &Live) -> Option<OfferView> {
    live.room.offer().map(convert::offer)
}

/// Both clocks.
pub(crate) fn clock(live: &Live, now: Millis) -> ClockView {
    let reading = |color| live.room.reading(color, now).map(convert::reading);
    ClockView {
        running: live.room.running().map(convert::side),
        sides: Sides { black: reading(Color::Black), white: reading(Color::White) },
    }
}

/// Whether check and destinations are kept to oneself: at a real board, until the game is over.
fn is_silent(live: &Live) -> bool {
    live.room.setup().mode == Mode::Real && live.room.ending().is_none()
}

/// Whether the coach keeps to itself: where the game counts or is played as at a real board, until it is over.
fn is_coach_silent(live: &Live) -> bool {
    is_silent(live) || live.room.setup().career && live.room.ending().is_none()
}

fn ply_view(live: &Live, ply: &PlyView) -> PlyView {
    let mut shown = ply.clone();
    if is_silent(live) {
        shown.check = false;
    }
    if is_coach_silent(live) {
        shown.told = Vec::new();
        shown.building = None;
    }
    shown
}

fn turn(live: &Live, holder: Holder) -> Option<TurnView> {
    let room = &live.room;
    if room.ending().is_some() {
        return None;
    }
    let position = room.position();
    let silent = is_silent(live);
    let may = room.may(holder);
    Some(TurnView {
        ply: room.ply(),
        side: convert::side(room.side_to_move()),
        sfen: position.to_string(),
        check: !silent && position.in_check(),
        legal: (may.play && !silent).then(|| legal::table(position)),
        declaration: (!silent && room.has_entered(room.side_to_move())).then(|| declaration(live)),
        may: convert::actions(may),
    })
}

fn declaration(live: &Live) -> DeclarationView {
    declaration_view(live.room.declaration())
}

/// The conditions of a declaration.
pub(crate) fn declaration_view(stands: Declaration) -> DeclarationView {
    let yes = |met: bool| Condition { met, have: met.into(), need: 1 };
    let count = |have: u8, need: u8| Condition { met: have >= need, have: have.into(), need: need.into() };
    DeclarationView {
        king_in_zone: yes(stands.king_in_zone),
        not_in_check: yes(stands.not_in_check),
        pieces: count(stands.pieces, DECLARATION_PIECES),
        points: count(stands.points, stands.needed),
        wins: stands.verdict == Verdict::Win,
        draws: stands.verdict == Verdict::Draw,
    }
}
