//! On what terms two players of different grades meet.

use komadai_rules::{Color, Grade, Handicap, Suggestion};

/// Sides and handicap of one game, from the player's view.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terms {
    /// What is given, by the stronger side, which is White.
    pub handicap: Handicap,
    /// The player's side; none: pawns are tossed.
    pub side: Option<Color>,
}

impl Terms {
    /// By the table of grade differences: 振り駒 among equals, the weaker side Black at one grade, then the handicaps.
    pub fn by_grades(player: Grade, opponent: Grade) -> Self {
        match Suggestion::for_difference(player.difference(opponent)) {
            Suggestion::Furigoma => Self { handicap: Handicap::Even, side: None },
            Suggestion::WeakerBlack => {
                Self { handicap: Handicap::Even, side: Some(weaker_is(player, opponent)) }
            }
            Suggestion::Handicap(handicap) => Self { handicap, side: Some(weaker_is(player, opponent)) },
        }
    }

    /// 半香 is played between grades one or two apart.
    pub fn is_half_lance(player: Grade, opponent: Grade) -> bool {
        matches!(player.difference(opponent), 1 | 2)
    }

    /// A game of a 半香 series: 香落 first, then 平手 with tossed pawns, and so on in turn.
    pub fn half_lance(player: Grade, opponent: Grade, decided: u8) -> Self {
        if decided.is_multiple_of(2) {
            Self { handicap: Handicap::Lance, side: Some(weaker_is(player, opponent)) }
        } else {
            Self { handicap: Handicap::Even, side: None }
        }
    }

    /// The next even game of two players is played with colours reversed.
    #[must_use]
    pub fn after(self, last_even: Option<Color>) -> Self {
        match last_even {
            Some(side) if self.handicap.is_even() => Self { side: Some(!side), ..self },
            _ => self,
        }
    }
}

/// Who takes a handicap, and who begins at one grade's difference, is Black.
fn weaker_is(player: Grade, opponent: Grade) -> Color {
    if player < opponent { Color::Black } else { Color::White }
}

/// How many grades a handicap makes up for: the middle of the differences that it is given at. 0 for what the table
/// does not know.
pub(crate) fn worth(handicap: Handicap) -> f64 {
    let given_at =
        |difference: &u8| Suggestion::for_difference(*difference) == Suggestion::Handicap(handicap);
    // From 14 on it is always ten pieces; the table's last row begins there.
    let known: Vec<f64> = (0..=14).filter(given_at).map(f64::from).collect();
    if known.is_empty() { 0.0 } else { known.iter().sum::<f64>() / known.len() as f64 }
}
