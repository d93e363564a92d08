//! Strength as a number, and the grade that goes with it.

use komadai_rules::Grade;
use serde::{Deserialize, Serialize};
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, expected_score, glicko2};

/// How far apart the middles of neighbouring grades lie.
pub const POINTS_PER_GRADE: f64 = 100.0;

/// Below this rating one is 15級, and nobody is rated lower than a grade below it: the scale has nothing there, and the
/// way back must not be longer than the way up.
pub const FIRST_STEP: f64 = 500.0;
const LOWEST: f64 = FIRST_STEP - POINTS_PER_GRADE;
const HIGHEST: f64 = FIRST_STEP + POINTS_PER_GRADE * 23.0;

/// Nobody's rating is taken for surer than this: a career is about getting better, and some three wins more than losses
/// among equals are to be worth a grade, early or late.
const SUREST: f64 = 110.0;

/// How sure the ratings of the opponents are: they play like engines, the same every day.
const SETTLED: f64 = 60.0;

/// A Glicko-2 rating.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Rating {
    /// The rating itself, 400 to 2,800.
    pub points: f64,
    /// How far it may be off, 350 for somebody who is not known at all.
    pub deviation: f64,
    /// How erratic the results are.
    pub volatility: f64,
}

/// How a game went for somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// Won.
    Win,
    /// Lost.
    Loss,
    /// Drawn.
    Draw,
}

impl Rating {
    /// Somebody who has not played yet: in the middle of 15級, and nobody knows.
    pub fn start() -> Self {
        Self { points: middle(Grade::WEAKEST), ..Glicko2Rating::new().into() }
    }

    /// An opponent of this grade.
    pub fn of(grade: Grade) -> Self {
        Self { points: middle(grade), deviation: SETTLED, ..Glicko2Rating::new().into() }
    }

    /// The grade: 15級 below 500, and one more with each 100 points, up to 九段 from 2,700 on.
    pub fn grade(&self) -> Grade {
        let steps = ((self.points - LOWEST) / POINTS_PER_GRADE).floor().max(0.0) as usize;
        Grade::all().nth(steps).unwrap_or(Grade::STRONGEST)
    }

    /// The same with this many grades more (or less): what a handicap makes of somebody.
    #[must_use]
    pub fn shifted(self, grades: f64) -> Self {
        Self { points: self.points + grades * POINTS_PER_GRADE, ..self }
    }

    /// How many points a game against the other is worth on average, from 0 to 1.
    pub fn expected(&self, other: &Self) -> f64 {
        expected_score(&(*self).into(), &(*other).into()).0
    }

    /// The rating after one game, which is a rating period of its own.
    #[must_use]
    pub fn after(&self, opponent: &Self, outcome: Outcome) -> Self {
        let outcome = match outcome {
            Outcome::Win => Outcomes::WIN,
            Outcome::Loss => Outcomes::LOSS,
            Outcome::Draw => Outcomes::DRAW,
        };
        let (new, _) = glicko2(&(*self).into(), &(*opponent).into(), &outcome, &Glicko2Config::new());
        Self {
            points: kept(new.rating.clamp(LOWEST, HIGHEST)),
            deviation: kept(new.deviation.max(SUREST)),
            volatility: kept(new.volatility),
        }
    }
}

/// To six places: a number that is the same after it was written and read.
fn kept(number: f64) -> f64 {
    (number * 1e6).round() / 1e6
}

fn middle(grade: Grade) -> f64 {
    LOWEST + (grade.index() as f64 + 0.5) * POINTS_PER_GRADE
}

impl From<Glicko2Rating> for Rating {
    fn from(of: Glicko2Rating) -> Self {
        Self { points: of.rating, deviation: of.deviation, volatility: of.volatility }
    }
}

impl From<Rating> for Glicko2Rating {
    fn from(of: Rating) -> Self {
        Self { rating: of.points, deviation: of.deviation, volatility: of.volatility }
    }
}
