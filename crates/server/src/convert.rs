//! Between the game's own types and those that cross to the browser.

use komadai_coach::Notice;
use komadai_game::{
    ClockSetup, EndKind, Ending, Furigoma, Level, May, Mode, MoveLimit, Offer, OfferKind, Reading, Seat,
    Setup,
};
use komadai_record::{Mark, MarkColor};
use komadai_rules::furigoma::Face;
use komadai_rules::{ByColor, Color, DeclarationRule, Handicap};
use komadai_wire as wire;

use crate::ids;
use crate::problem::Fault;

pub(crate) fn side(color: Color) -> wire::Side {
    match color {
        Color::Black => wire::Side::Black,
        Color::White => wire::Side::White,
    }
}

pub(crate) fn sides<T>(both: ByColor<T>) -> wire::Sides<T> {
    wire::Sides { black: both.black, white: both.white }
}

/// An arrow or circle as the page draws it.
pub(crate) fn shown_mark(mark: Mark) -> wire::RecordMark {
    let color = match mark.color {
        MarkColor::Green => wire::RecordMarkColor::Green,
        MarkColor::Red => wire::RecordMarkColor::Red,
        MarkColor::Blue => wire::RecordMarkColor::Blue,
        MarkColor::Yellow => wire::RecordMarkColor::Yellow,
    };
    wire::RecordMark { from: mark.from.to_string(), to: mark.to.to_string(), color }
}

/// An arrow or circle that the page drew; none where a square is none.
pub(crate) fn mark(drawn: &wire::RecordMark) -> Option<Mark> {
    let color = match drawn.color {
        wire::RecordMarkColor::Green => MarkColor::Green,
        wire::RecordMarkColor::Red => MarkColor::Red,
        wire::RecordMarkColor::Blue => MarkColor::Blue,
        wire::RecordMarkColor::Yellow => MarkColor::Yellow,
    };
    Some(Mark { from: drawn.from.parse().ok()?, to: drawn.to.parse().ok()?, color })
}

/// The game that the dialog describes. Its open seat, if any, waits for a friend.
pub(crate) fn setup(new: &wire::NewGame) -> Result<Setup, Fault> {
    let handicap = Handicap::from_id(&new.handicap).ok_or_else(|| Fault::bad("bad_handicap"))?;
    if new.side == wire::SideChoice::Furigoma && !handicap.is_even() {
        return Err(Fault::bad("furigoma_with_handicap"));
    }
    let (creator, furigoma) = match new.side {
        wire::SideChoice::Black => (Color::Black, None),
        wire::SideChoice::White => (Color::White, None),
        wire::SideChoice::Furigoma => {
            let toss = Furigoma::toss(ids::toss);
            (toss.creator(), Some(toss))
        }
    };
    let human = |color: Color| {
        let name = match color {
            Color::Black => &new.names.black,
            Color::White => &new.names.white,
        };
        Seat::Human { name: name.as_deref().and_then(tidy_name) }
    };
    let other = match &new.opponent {
        wire::Opponent::Engine { grade } => {
            let level = Level::from_id(grade).ok_or_else(|| Fault::bad("bad_grade"))?;
            Seat::Engine { level, character: None }
        }
        wire::Opponent::Local {} => human(!creator),
        wire::Opponent::Friend {} => Seat::Open,
    };
    let seats = match creator {
        Color::Black => ByColor { black: human(creator), white: other },
        Color::White => ByColor { black: other, white: human(creator) },
    };
    let from = new.position.as_deref().map(|sfen| sfen.trim().parse()).transpose();
    let setup = Setup {
        handicap,
        from: from.map_err(|_| Fault::bad("bad_position"))?,
        seats,
        shared: new.opponent == wire::Opponent::Local {},
        clocks: ByColor { black: new.clock.black.map(clock), white: new.clock.white.map(clock) },
        left: None,
        points: match new.points {
            wire::PointRule::Points24 => DeclarationRule::Points24,
            wire::PointRule::Points27 => DeclarationRule::Points27,
        },
        try_rule: new.try_rule,
        move_limit: new
            .move_limit
            .map(|limit| MoveLimit { plies: limit.plies, needs_entered_king: limit.needs_entered_king }),
        draw_replay: new.draw_replay,
        replay_floor_s: Setup::REPLAY_FLOOR_S,
        mode: match new.mode {
            wire::Mode::Assisted => Mode::Assisted,
            wire::Mode::Real => Mode::Real,
        },
        furigoma,
        career: false,
    };
    setup.check().map_err(|fault| Fault::bad(fault.key()))?;
    Ok(setup)
}

/// A name without control characters, marks that turn the text around it, and outer blanks; none if nothing to be
/// seen is left.
pub(crate) fn tidy_name(name: &str) -> Option<String> {
    let turns = |c| matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let tidy: String = name.chars().filter(|c| !c.is_control() && !turns(*c)).collect();
    let tidy = tidy.trim();
    // Joiners stay within a name, where emoji and some scripts need them, but are no name by themselves.
    let unseen = |c: char| {
        c.is_whitespace() || matches!(c, '\u{ad}' | '\u{200b}'..='\u{200d}' | '\u{2060}' | '\u{feff}')
    };
    (!tidy.chars().all(unseen)).then(|| tidy.to_owned())
}

fn clock(clock: wire::ClockSetup) -> ClockSetup {
    let wire::ClockSetup { main_s, byoyomi_s, increment_s, periods, period_s } = clock;
    ClockSetup { main_s, byoyomi_s, increment_s, periods, period_s }
}

pub(crate) fn clock_view(clock: ClockSetup) -> wire::ClockSetup {
    let ClockSetup { main_s, byoyomi_s, increment_s, periods, period_s } = clock;
    wire::ClockSetup { main_s, byoyomi_s, increment_s, periods, period_s }
}

pub(crate) fn points(rule: DeclarationRule) -> wire::PointRule {
    match rule {
        DeclarationRule::Points24 => wire::PointRule::Points24,
        DeclarationRule::Points27 => wire::PointRule::Points27,
    }
}

pub(crate) fn mode(mode: Mode) -> wire::Mode {
    match mode {
        Mode::Assisted => wire::Mode::Assisted,
        Mode::Real => wire::Mode::Real,
    }
}

pub(crate) fn move_limit(limit: MoveLimit) -> wire::MoveLimit {
    wire::MoveLimit { plies: limit.plies, needs_entered_king: limit.needs_entered_king }
}

pub(crate) fn seat(seat: &Seat, present: bool) -> wire::SeatView {
    match seat {
        Seat::Human { name } => wire::SeatView {
            kind: wire::SeatKind::Human,
            name: name.clone(),
            grade: None,
            character: None,
            present,
        },
        Seat::Engine { level, character } => wire::SeatView {
            kind: wire::SeatKind::Engine,
            name: None,
            grade: Some(level.id()),
            character: character
                .as_ref()
                .map(|one| wire::Character { id: one.id.clone(), style: one.style.clone() }),
            present: true,
        },
        Seat::Open => wire::SeatView {
            kind: wire::SeatKind::Open,
            name: None,
            grade: None,
            character: None,
            present: false,
        },
    }
}

pub(crate) fn furigoma(toss: &Furigoma) -> wire::FurigomaView {
    let face = |face: &Face| match face {
        Face::Pawn => wire::Face::Pawn,
        Face::Tokin => wire::Face::Tokin,
        Face::Standing => wire::Face::Standing,
    };
    wire::FurigomaView {
        tosses: toss.tosses().iter().map(|toss| toss.iter().map(face).collect()).collect(),
        creator: side(toss.creator()),
    }
}

pub(crate) fn actions(may: May) -> wire::Actions {
    let May { play, take_back, hint, go_on, resign, declare, offer_impasse, offer_repetition } = may;
    wire::Actions { play, take_back, hint, go_on, resign, declare, offer_impasse, offer_repetition }
}

pub(crate) fn reading(reading: Reading) -> wire::SideClock {
    let Reading { main_ms, byoyomi_ms, periods } = reading;
    wire::SideClock { main_ms, byoyomi_ms, periods }
}

pub(crate) fn offer_kind(kind: wire::OfferKind) -> OfferKind {
    match kind {
        wire::OfferKind::Impasse => OfferKind::Impasse,
        wire::OfferKind::Repetition => OfferKind::Repetition,
        wire::OfferKind::TakeBack => OfferKind::TakeBack,
    }
}

pub(crate) fn offer(offer: Offer) -> wire::OfferView {
    let kind = match offer.kind {
        OfferKind::Impasse => wire::OfferKind::Impasse,
        OfferKind::Repetition => wire::OfferKind::Repetition,
        OfferKind::TakeBack => wire::OfferKind::TakeBack,
    };
    wire::OfferView { kind, by: side(offer.by) }
}

pub(crate) fn ending(ending: &Ending) -> wire::EndingView {
    let kind = match ending.kind {
        EndKind::Checkmate => wire::EndKind::Checkmate,
        EndKind::NoMoves => wire::EndKind::NoMoves,
        EndKind::Resign => wire::EndKind::Resign,
        EndKind::Timeout => wire::EndKind::Timeout,
        EndKind::Foul => wire::EndKind::Foul,
        EndKind::Repetition => wire::EndKind::Repetition,
        EndKind::PerpetualCheck => wire::EndKind::PerpetualCheck,
        EndKind::Impasse => wire::EndKind::Impasse,
        EndKind::Declaration => wire::EndKind::Declaration,
        EndKind::FailedDeclaration => wire::EndKind::FailedDeclaration,
        EndKind::Try => wire::EndKind::Try,
        EndKind::MoveLimit => wire::EndKind::MoveLimit,
    };
    wire::EndingView {
        kind,
        winner: ending.winner.map(side),
        ply: ending.ply,
        foul: ending.foul.as_ref().map(|(foul, _)| foul.key().to_owned()),
        foul_move: ending.foul.as_ref().map(|(_, tried)| tried.clone()),
        points: ending.points.map(|points| sides(points.map(u32::from))),
        replay: ending.replay,
    }
}

/// What the coach says.
pub(crate) fn notice(notice: &Notice) -> wire::CoachNotice {
    wire::CoachNotice {
        side: side(notice.side),
        topic: notice.topic.key().to_owned(),
        id: notice.id.to_owned(),
        tone: notice.tone().key().to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::tidy_name;

    #[test]
    fn a_name_turns_nothing_around_and_is_seen() {
        let rows = [
            (" 羽生 ", Some("羽生")),
            ("\u{202e}live\u{202c}", Some("live")),
            ("a\nb\0c", Some("abc")),
            ("\u{200b}\u{200d}", None),
            ("\u{2067}\u{feff} ", None),
            ("👩\u{200d}🔬", Some("👩\u{200d}🔬")),
        ];
        for (name, tidy) in rows {
            assert_eq!(tidy_name(name).as_deref(), tidy, "{name:?}");
        }
    }
}
