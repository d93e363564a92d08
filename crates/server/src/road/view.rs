//! A career as its page shows it.

use komadai_road::{Bracket, Career, FIRST_STEP, Fixture, Ladder, Opponent, Outcome, Report, Turn};
use komadai_rules::{Color, Handicap};
use komadai_wire::{
    RoadBracket, RoadGame, RoadLadder, RoadNext, RoadOpponent, RoadResult, RoadTurn, RoadView,
};

use crate::convert;

/// The whole career with its last games, newest first.
pub(super) fn road(career: &Career, reports: &[Report]) -> RoadView {
    let (won, lost, drawn) = career.tally();
    RoadView {
        grade: career.grade().id().to_owned(),
        best: career.best().id().to_owned(),
        points: career.rating().points.round() as u32,
        first_step: FIRST_STEP as u32,
        stage: career.stage().id().to_owned(),
        in_danger: career.is_in_danger(),
        won,
        lost,
        drawn,
        continues: career.continues(),
        ladders: Ladder::all().map(|one| ladder(career, one)).collect(),
        bracket: career.bracket().map(bracket),
        next: career.next().map(|fixture| next(career, &fixture)),
        playing: career.playing().map(|playing| playing.game.clone()),
        games: reports.iter().map(game).collect(),
    }
}

fn ladder(career: &Career, ladder: Ladder) -> RoadLadder {
    let (from, to) = ladder.grades();
    let title = career.titles().iter().find(|title| title.ladder == ladder);
    RoadLadder {
        id: ladder.id().to_owned(),
        from: from.id().to_owned(),
        to: to.id().to_owned(),
        titles: title.map_or(0, |title| title.times),
        last_ms: title.map(|title| title.last_ms),
    }
}

/// Somebody as they play: all of their styles, or, where the rook is given, as a giver.
fn opponent(one: Opponent, given: Handicap) -> RoadOpponent {
    let style = one.style().shown(given);
    RoadOpponent {
        id: one.id().to_owned(),
        grade: one.grade().id().to_owned(),
        style: style.id().to_owned(),
        rook_file: style.rook_file(),
    }
}

fn bracket(bracket: &Bracket) -> RoadBracket {
    RoadBracket {
        ladder: bracket.ladder().id().to_owned(),
        entrants: bracket
            .entrants()
            .iter()
            .map(|entrant| entrant.map(|one| opponent(one, Handicap::Even)))
            .collect(),
        winners: bracket.winners().to_vec(),
    }
}

/// What the opponent gives, if it is the opponent who gives.
fn given_by_opponent(handicap: Handicap, side: Option<Color>) -> Handicap {
    if side == Some(Color::White) { Handicap::Even } else { handicap }
}

fn next(career: &Career, fixture: &Fixture) -> RoadNext {
    let [won, lost] = career.bracket().map_or([0, 0], Bracket::score);
    // A game under way has its side already.
    let side = career.playing().map(|playing| playing.side).or(fixture.terms.side);
    RoadNext {
        opponent: opponent(fixture.opponent, given_by_opponent(fixture.terms.handicap, fixture.terms.side)),
        round: fixture.round as u8,
        handicap: fixture.terms.handicap.id().to_owned(),
        side: side.map(convert::side),
        half_lance: fixture.half_lance,
        won,
        lost,
        needed: Bracket::needed(fixture.round),
    }
}

fn game(report: &Report) -> RoadGame {
    RoadGame {
        id: report.game.clone(),
        at_ms: report.at_ms,
        ladder: report.ladder.id().to_owned(),
        round: report.round as u8,
        opponent: opponent(report.opponent, given_by_opponent(report.handicap, Some(report.side))),
        handicap: report.handicap.id().to_owned(),
        side: convert::side(report.side),
        result: match report.result {
            Outcome::Win => RoadResult::Win,
            Outcome::Loss => RoadResult::Loss,
            Outcome::Draw => RoadResult::Draw,
        },
        continues: report.continues,
        rated: report.rated,
        points: report.rating.points.round() as u32,
        grade_before: report.grade_before.id().to_owned(),
        grade: report.rating.grade().id().to_owned(),
        turn: match report.turn {
            Turn::Again => RoadTurn::Again,
            Turn::Advanced => RoadTurn::Advanced,
            Turn::Out => RoadTurn::Out,
            Turn::Title => RoadTurn::Title,
        },
        moved_to: report.moved_to.map(|ladder| ladder.id().to_owned()),
    }
}
