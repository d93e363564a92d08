//! A player's way from 15級 up.

use komadai_rules::{Color, Grade, Handicap};
use serde::{Deserialize, Serialize};

use crate::bracket::{Bracket, MATCHES};
use crate::ladder::{Ladder, Title};
use crate::opponent::Opponent;
use crate::rating::{Outcome, Rating};
use crate::refusal::Refusal;
use crate::terms::{Terms, worth};
use crate::text;
use komadai_book::Style;

/// So many first-round losses in a row lead to the ladder below.
const EXITS: u8 = 2;

/// A career. Kept as JSON: a field that is added later needs a default.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Career {
    rating: Rating,
    /// The highest grade so far.
    #[serde(with = "text")]
    best: Grade,
    stage: Ladder,
    /// First-round losses in a row.
    exits: u8,
    won: u32,
    lost: u32,
    drawn: u32,
    continues: u32,
    titles: Vec<Title>,
    bracket: Option<Bracket>,
    playing: Option<Playing>,
}

/// The game under way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Playing {
    /// The host's name of the game.
    pub game: String,
    /// Against whom.
    pub opponent: Opponent,
    /// What is given, by White.
    #[serde(with = "text")]
    pub handicap: Handicap,
    /// The player's side.
    #[serde(with = "text")]
    pub side: Color,
}

/// The game that is to be played next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fixture {
    /// Against whom.
    pub opponent: Opponent,
    /// 0 to 2, the final.
    pub round: usize,
    /// Sides and handicap.
    pub terms: Terms,
    /// Whether it belongs to a 半香 series.
    pub half_lance: bool,
}

/// What a result comes to in the ladder.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Turn {
    /// The match goes on.
    Again,
    /// Into the next round.
    Advanced,
    /// Out of the ladder.
    Out,
    /// The ladder is won.
    Title,
}

/// A game that has been played, as the record keeps it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Report {
    /// The host's name of the game.
    pub game: String,
    /// When it was noted, milliseconds since 1970 UTC.
    pub at_ms: i64,
    /// The ladder.
    pub ladder: Ladder,
    /// 0 to 2, the final.
    pub round: usize,
    /// Against whom.
    pub opponent: Opponent,
    /// What was given, by White.
    #[serde(with = "text")]
    pub handicap: Handicap,
    /// The player's side.
    #[serde(with = "text")]
    pub side: Color,
    /// How it went.
    pub result: Outcome,
    /// How often the player went on after the flag had fallen.
    pub continues: u32,
    /// Whether it counted for the rating.
    pub rated: bool,
    /// The rating after it.
    pub rating: Rating,
    /// The grade before it.
    #[serde(with = "text")]
    pub grade_before: Grade,
    /// What it came to.
    pub turn: Turn,
    /// The ladder that the player has come up or gone down to.
    pub moved_to: Option<Ladder>,
}

impl Default for Career {
    fn default() -> Self {
        Self {
            rating: Rating::start(),
            best: Grade::WEAKEST,
            stage: Ladder::FIRST,
            exits: 0,
            won: 0,
            lost: 0,
            drawn: 0,
            continues: 0,
            titles: Vec::new(),
            bracket: None,
            playing: None,
        }
    }
}

impl Career {
    /// The rating now.
    pub fn rating(&self) -> Rating {
        self.rating
    }

    /// The grade now.
    pub fn grade(&self) -> Grade {
        self.rating.grade()
    }

    /// The highest grade so far.
    pub fn best(&self) -> Grade {
        self.best
    }

    /// The ladder that is entered next, or that is being played.
    pub fn stage(&self) -> Ladder {
        self.stage
    }

    /// Games won, lost and drawn.
    pub fn tally(&self) -> (u32, u32, u32) {
        (self.won, self.lost, self.drawn)
    }

    /// How often the player went on after the flag had fallen.
    pub fn continues(&self) -> u32 {
        self.continues
    }

    /// The titles won, in the order in which they first were.
    pub fn titles(&self) -> &[Title] {
        &self.titles
    }

    /// The ladder that is or was played last.
    pub fn bracket(&self) -> Option<&Bracket> {
        self.bracket.as_ref()
    }

    /// The game under way.
    pub fn playing(&self) -> Option<&Playing> {
        self.playing.as_ref()
    }

    /// Whether the next first-round loss leads to the ladder below.
    pub fn is_in_danger(&self) -> bool {
        self.exits + 1 >= EXITS && self.stage > Ladder::FIRST
    }

    /// The game that is to be played next; none between two ladders.
    pub fn next(&self) -> Option<Fixture> {
        let bracket = self.bracket.as_ref()?;
        Some(Fixture {
            opponent: bracket.opponent()?,
            round: bracket.round()?,
            terms: bracket.terms()?,
            half_lance: bracket.is_half_lance(),
        })
    }

    /// Draws the ladder of the stage.
    ///
    /// # Errors
    /// While a ladder is being played.
    pub fn enter(&mut self, seed: u64) -> Result<(), Refusal> {
        if self.next().is_some() {
            return Err(Refusal::OnLadder);
        }
        self.bracket = Some(Bracket::draw(self.stage, self.grade(), seed));
        Ok(())
    }

    /// Notes that the next game has been started with the player on this side.
    ///
    /// # Errors
    /// While another is under way, or between two ladders.
    pub fn begin(&mut self, game: &str, side: Color) -> Result<(), Refusal> {
        if self.playing.is_some() {
            return Err(Refusal::Playing);
        }
        let Fixture { opponent, terms, .. } = self.next().ok_or(Refusal::NoLadder)?;
        self.playing = Some(Playing { game: game.to_owned(), opponent, handicap: terms.handicap, side });
        Ok(())
    }

    /// The style in which an opponent plays the next game.
    pub fn style(fixture: &Fixture, seed: u64) -> Style {
        // A giver without a rook is the opponent only when the player takes the handicap.
        let given =
            if fixture.terms.side == Some(Color::White) { Handicap::Even } else { fixture.terms.handicap };
        fixture.opponent.style().played(given, seed)
    }

    /// Takes the result of the game under way, once: none when that is another game.
    ///
    /// A win that took a continue goes on in the ladder and is not rated: time without end would win any grade.
    pub fn finish(&mut self, game: &str, result: Outcome, continues: u32, at_ms: i64) -> Option<Report> {
        let Playing { opponent, handicap, side, .. } =
            self.playing.take_if(|playing| playing.game == game)?;
        let bracket = self.bracket.as_mut()?;
        let (ladder, round) = (bracket.ladder(), bracket.round()?);
        let grade_before = self.rating.grade();
        let rated = continues == 0 || result == Outcome::Loss;
        if rated {
            let grades = if side == Color::Black { -worth(handicap) } else { worth(handicap) };
            self.rating = self.rating.after(&opponent.rating().shifted(grades), result);
        }
        let grade = self.rating.grade();
        self.best = self.best.max(grade);
        self.continues += continues;
        match result {
            Outcome::Win => self.won += 1,
            Outcome::Loss => self.lost += 1,
            Outcome::Draw => self.drawn += 1,
        }
        bracket.take(result, handicap.is_even().then_some(side), grade);
        let turn = match bracket.round() {
            Some(now) if now == round => Turn::Again,
            Some(_) => Turn::Advanced,
            None if bracket.winners()[MATCHES - 1] == Some(0) => Turn::Title,
            None => Turn::Out,
        };
        let moved_to = self.settle(turn, round, at_ms);
        Some(Report {
            game: game.to_owned(),
            at_ms,
            ladder,
            round,
            opponent,
            handicap,
            side,
            result,
            continues,
            rated,
            rating: self.rating,
            grade_before,
            turn,
            moved_to,
        })
    }

    /// Titles, promotion and demotion.
    fn settle(&mut self, turn: Turn, round: usize, at_ms: i64) -> Option<Ladder> {
        let before = self.stage;
        match turn {
            Turn::Title => {
                self.exits = 0;
                self.note_title(before, at_ms);
                let own = Ladder::of(self.grade());
                // Handicaps win ladders above the own grade, but lead no further up; whoever has outgrown the next
                // ladder goes to that of the own grade.
                if own >= before {
                    self.stage = before.above().max(own);
                }
            }
            Turn::Out if round == 0 => {
                self.exits += 1;
                if self.exits >= EXITS {
                    self.exits = 0;
                    self.stage = before.below();
                }
            }
            Turn::Out | Turn::Advanced => self.exits = 0,
            Turn::Again => {}
        }
        (self.stage != before).then_some(self.stage)
    }

    fn note_title(&mut self, ladder: Ladder, at_ms: i64) {
        if let Some(title) = self.titles.iter_mut().find(|title| title.ladder == ladder) {
            title.times += 1;
            title.last_ms = at_ms;
        } else {
            self.titles.push(Title { ladder, times: 1, first_ms: at_ms, last_ms: at_ms });
        }
    }
}
