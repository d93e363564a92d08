//! The game that the options ask for.

use std::path::PathBuf;

use clap::ArgMatches;
use komadai_game::{ClockSetup, Furigoma, Level, Mode, Seat, Setup};
use komadai_rules::furigoma::Face;
use komadai_rules::{ByColor, Color, DeclarationRule, Handicap};
use komadai_text::Text;

use crate::outcome::Failure;

/// What the options ask for.
pub(super) struct Wish {
    pub(super) setup: Setup,
    pub(super) side: Color,
    pub(super) level: Level,
    /// Where the game is kept from its first move on.
    pub(super) file: Option<PathBuf>,
}

/// Reads the options.
pub(super) fn read(found: &ArgMatches, text: &Text) -> Result<Wish, Failure> {
    let word = |name: &str| found.get_one::<String>(name).map_or("", String::as_str);
    let bad = |name: &str, key: &str| {
        let what = text.with(key, &[("value", word(name).into())]);
        Failure(format!("--{name}: {what}"))
    };
    let level = Level::from_id(word("grade")).ok_or_else(|| bad("grade", "play-bad-grade"))?;
    let handicap = Handicap::from_id(word("handicap")).ok_or_else(|| bad("handicap", "play-bad-handicap"))?;
    let clock = clock(word("clock")).map_err(|()| bad("clock", "play-bad-clock"))?;
    let mut furigoma = None;
    let side = match word("side") {
        "black" => Color::Black,
        "white" => Color::White,
        "furigoma" if !handicap.is_even() => return Err(Failure(text.get("play-furigoma-handicap"))),
        "furigoma" => furigoma.insert(Furigoma::toss(throw)).creator(),
        _ => return Err(bad("side", "play-bad-side")),
    };
    let seat = |color| {
        if color == side { Seat::Human { name: None } } else { Seat::Engine { level, character: None } }
    };
    let setup = Setup {
        from: None,
        handicap,
        seats: ByColor::new(seat(Color::Black), seat(Color::White)),
        shared: false,
        clocks: ByColor::new(clock, clock),
        left: None,
        points: DeclarationRule::Points27,
        try_rule: false,
        move_limit: None,
        draw_replay: false,
        replay_floor_s: Setup::REPLAY_FLOOR_S,
        mode: Mode::Assisted,
        furigoma,
        career: false,
    };
    if setup.check().is_err() {
        return Err(bad("clock", "play-bad-clock"));
    }
    Ok(Wish { setup, side, level, file: found.get_one::<String>("save").map(PathBuf::from) })
}

/// `600+30` (main time and byoyomi), `600+0+10` (with an increment), `600`, `none`; seconds.
fn clock(text: &str) -> Result<Option<ClockSetup>, ()> {
    if text == "none" {
        return Ok(None);
    }
    let parts = text.split('+').map(|part| part.parse().map_err(|_| ())).collect::<Result<Vec<u32>, ()>>()?;
    let (main_s, byoyomi_s, increment_s) = match parts[..] {
        [main] => (main, 0, 0),
        [main, byoyomi] => (main, byoyomi, 0),
        [main, byoyomi, increment] => (main, byoyomi, increment),
        _ => return Err(()),
    };
    Ok(Some(ClockSetup { main_s, byoyomi_s, increment_s, periods: 0, period_s: 0 }))
}

/// Five pawns, thrown. One in a hundred comes to rest on its edge.
fn throw() -> [Face; 5] {
    use std::hash::{BuildHasher, RandomState};
    // Each hasher has fresh random keys of its own.
    let chance = RandomState::new();
    std::array::from_fn(|pawn| match chance.hash_one(pawn) % 200 {
        0 | 1 => Face::Standing,
        number if number % 2 == 0 => Face::Pawn,
        _ => Face::Tokin,
    })
}

#[cfg(test)]
mod tests {
    use super::clock;

    #[test]
    fn clocks_are_read_as_the_rules_write_them() {
        let parts = |text| {
            clock(text).map(|clock| clock.map(|clock| (clock.main_s, clock.byoyomi_s, clock.increment_s)))
        };
        assert_eq!(parts("none"), Ok(None));
        assert_eq!(parts("600+30"), Ok(Some((600, 30, 0))));
        assert_eq!(parts("600+0+10"), Ok(Some((600, 0, 10))));
        assert_eq!(parts("180"), Ok(Some((180, 0, 0))));
        for bad in ["", "10m", "1+2+3+4", "-5", "1++2", "99999999999"] {
            assert_eq!(parts(bad), Err(()), "{bad}");
        }
    }
}
