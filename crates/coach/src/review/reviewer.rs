//! The moves of a game, one after another.

use komadai_rules::{Color, Move, Position};

use super::class::{Class, lost};
use super::evaluation::{Evaluation, Score};
use super::mates::{Mate, Mates};
use super::reason::{self, Reason};
use crate::follow::Coach;
use crate::notice::Notice;
use crate::proverb::Judgement;

/// What is said of a move.
#[derive(Clone, Debug, PartialEq)]
pub struct Reviewed {
    /// The number of the move, from 1.
    pub ply: u16,
    /// Who made it.
    pub side: Color,
    /// The move.
    pub mv: Move,
    /// What the position was worth with the best move, for the mover.
    pub best: Option<Score>,
    /// What it is worth after the move, for the mover.
    pub played: Option<Score>,
    /// How good the move was; none without scores.
    pub class: Option<Class>,
    /// How much of the chance to win it gave away, from 0 to 1.
    pub lost: f64,
    /// The better line, unless the best move was made.
    pub better: Vec<Move>,
    /// The line to expect after the move.
    pub expected: Vec<Move>,
    /// The mate that the mover had and did not go for.
    pub missed_mate: Option<Mate>,
    /// The mate that the opponent has now.
    pub allows_mate: Option<Mate>,
    /// The line after the move when it makes brinkmate (必至).
    pub brinkmate: Option<Vec<Move>>,
    /// A brinkmate that the mover could have made, from its quiet move on.
    pub missed_brinkmate: Option<Vec<Move>>,
    /// The mate that the move threatens (詰めろ).
    pub threat: Option<Mate>,
    /// Why it was bad, for bad moves.
    pub reasons: Vec<Reason>,
    /// Castles, openings and proverbs.
    pub notices: Vec<Notice>,
}

/// Scores from which on brinkmates are looked for among all moves, in centipawns for the mover.
const WINNING: i32 = 600;

/// Reviews a game move by move.
pub struct Reviewer<'a> {
    coach: Coach,
    mates: Mates<'a>,
    ply: u16,
    /// The mate that the side to move has.
    own: Option<Mate>,
}

impl<'a> Reviewer<'a> {
    /// A reviewer that sees a game from here on.
    pub fn new(start: Position, mut mates: Mates<'a>) -> Self {
        let own = mates.of(&start, start.side_to_move());
        Self { coach: Coach::new(start), mates, ply: 0, own }
    }

    /// The position that the review has come to.
    pub fn position(&self) -> &Position {
        self.coach.position()
    }

    /// Judges a legal move. `before` is what a search says of the position, `after` of the one that the move leads to; where
    /// the game ends with it there is nothing to search.
    pub fn judge(&mut self, mv: Move, before: &Evaluation, after: &Evaluation) -> Reviewed {
        let start = self.position().clone();
        let side = start.side_to_move();
        let had = self.own.take();
        let mut end = start.clone();
        end.do_move(mv);
        self.ply = self.ply.saturating_add(1);
        let keeps = had.is_some() && self.mates.of(&end, side).is_some();
        let allows_mate = self.mates.of(&end, !side);
        let threat = self.mates.threat(&end).filter(|_| allows_mate.is_none());
        let brinkmate = threat.is_some().then(|| self.mates.brinkmate(&end)).flatten();
        // A mate that was proven says more than a search.
        let best = match &had {
            Some(mate) => Some(Score::Mates(mate.plies)),
            None => before.score(),
        };
        let played = score_after(&end, after, keeps, allows_mate.as_ref());
        let missed_mate = had.clone().filter(|_| !keeps);
        let missed_brinkmate = if had.is_none() && brinkmate.is_none() && !keeps {
            self.missed_brinkmate(&start, mv, before)
        } else {
            None
        };
        self.own.clone_from(&allows_mate);
        let is_best = before.best() == Some(mv) && missed_mate.is_none();
        let is_forced = start.legal_moves().len() == 1;
        let lost = match (best, played) {
            (Some(best), Some(played)) if !is_best && !is_forced => lost(best, played),
            _ => 0.0,
        };
        let class = match (best, played) {
            _ if is_forced => Some(Class::Forced),
            (Some(best), Some(played)) if !is_best => Some(Class::of(best, played)),
            _ if is_best => Some(Class::Best),
            _ => None,
        };
        let judgement = Judgement {
            loss: match (best, played) {
                (Some(best), Some(played)) if !is_best => (best.centipawns() - played.centipawns()).max(0),
                _ => 0,
            },
            gap: match before.lines.as_slice() {
                [first, second, ..] => Some(first.score.centipawns() - second.score.centipawns()),
                _ => None,
            },
            // An engine may say anything.
            reply: after.best().filter(|reply| end.is_legal(*reply)),
            best: before.best(),
            other_reply: before.lines.get(1).and_then(|line| line.moves.get(1)).copied(),
            mate: had.as_ref().map(|mate| u16::try_from(mate.plies).unwrap_or(u16::MAX)),
            brinkmate: brinkmate.is_some(),
            loses: allows_mate.is_some(),
        };
        let judged = class.is_some().then_some(&judgement);
        let notices = self.coach.play_judged(mv, judged);
        let is_bad = class.is_some_and(Class::is_bad);
        let reasons = reasons(&end, after, missed_mate.as_ref(), allows_mate.as_ref(), is_bad);
        let reasons = match &missed_brinkmate {
            Some(_) if is_bad => reasons.into_iter().chain([Reason::MissedBrinkmate]).collect(),
            _ => reasons,
        };
        let line = |evaluation: &Evaluation| {
            evaluation.lines.first().map(|line| line.moves.clone()).unwrap_or_default()
        };
        Reviewed {
            ply: self.ply,
            side,
            mv,
            best,
            played,
            class,
            lost,
            better: if is_best || is_forced { Vec::new() } else { line(before) },
            expected: line(after),
            missed_mate,
            allows_mate,
            brinkmate,
            missed_brinkmate,
            threat,
            reasons,
            notices,
        }
    }

    /// A brinkmate that was there: the search's own choice, or, where the mover is winning, any.
    fn missed_brinkmate(&mut self, start: &Position, mv: Move, before: &Evaluation) -> Option<Vec<Move>> {
        let quiet = before.best().filter(|best| *best != mv && start.is_legal(*best));
        if let Some(best) = quiet {
            let mut after = start.clone();
            after.do_move(best);
            if let Some(line) = self.mates.brinkmate(&after) {
                return Some(core::iter::once(best).chain(line).collect());
            }
        }
        let is_winning = before.score().is_some_and(|score| score.centipawns() >= WINNING);
        if is_winning { self.mates.brinkmate_here(start) } else { None }
    }
}

/// What the position after a move is worth to the mover: a proven mate says more than a search.
fn score_after(end: &Position, after: &Evaluation, keeps: bool, allows: Option<&Mate>) -> Option<Score> {
    if let Some(mate) = allows {
        return Some(Score::Mated(mate.plies));
    }
    if !end.has_legal_move() {
        return Some(Score::Mates(1));
    }
    let searched = after.score().map(Score::turned);
    match searched {
        Some(score @ Score::Mates(_)) => Some(score),
        _ if keeps => Some(Score::Mates(0)),
        searched => searched,
    }
}

fn reasons(
    end: &Position,
    after: &Evaluation,
    missed: Option<&Mate>,
    allows: Option<&Mate>,
    is_bad: bool,
) -> Vec<Reason> {
    let mut found = Vec::new();
    found.extend(missed.map(|mate| Reason::MissedMate(mate.plies)));
    found.extend(allows.filter(|_| is_bad).map(|mate| Reason::AllowsMate(mate.plies)));
    if is_bad && allows.is_none() {
        let line = after.lines.first().map(|line| line.moves.as_slice()).unwrap_or_default();
        found.extend(reason::loss(end, line).map(Reason::LosesPiece));
        if line.first().is_some_and(|reply| reason::forks(end, *reply)) {
            found.push(Reason::AllowsFork);
        }
    }
    found
}
