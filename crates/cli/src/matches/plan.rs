//! What the arguments of a match ask for.

use std::ffi::OsString;
use std::time::Duration;

use clap::ArgMatches;
use komadai_host::matches::{
    Contestant, Limit, Opening, OpeningError, OpeningErrorKind, Plan, Sprt, read_openings,
};
use komadai_text::Text;

use crate::outcome::Failure;
use crate::words;

/// How much later than its clock says an answer may come.
const GRACE: Duration = Duration::from_millis(500);

/// Reads the arguments.
pub(super) fn plan(found: &ArgMatches, text: &Text) -> Result<Plan, Failure> {
    let get = |name: &str| found.get_one::<String>(name).map(String::as_str);
    let number = |name: &str| found.get_one::<u64>(name).copied();
    let bad = |name: &str, value: &str| {
        let argument = format!("--{name}");
        Failure(text.with("cli-bad-value", &[("argument", argument.into()), ("value", value.into())]))
    };
    let contestant = |engine: &str, options: &str, nodes: &str| {
        let line = get(engine).unwrap_or_default();
        let mut parts = split(line).ok_or_else(|| bad(engine, line))?.into_iter().map(OsString::from);
        let program = parts.next().ok_or_else(|| bad(engine, line))?;
        let given = get(options).unwrap_or_default();
        let time = get("time").unwrap_or("1s");
        Ok(Contestant {
            program,
            arguments: parts.collect(),
            folder: None,
            options: self::options(given).ok_or_else(|| bad(options, given))?,
            limit: match number(nodes).or_else(|| number("nodes")) {
                Some(nodes) => Limit::Nodes(nodes),
                None => clock(time).ok_or_else(|| bad("time", time))?,
            },
        })
    };
    let sprt = match get("sprt") {
        None => None,
        Some(given) => Some(test(given).ok_or_else(|| bad("sprt", given))?),
    };
    Ok(Plan {
        engines: [contestant("engine1", "options1", "nodes1")?, contestant("engine2", "options2", "nodes2")?],
        openings: openings(get("openings"), text)?,
        games: number("games").unwrap_or(100),
        most_moves: number("max-moves").map_or(512, |moves| moves as usize),
        grace: GRACE,
        sprt,
    })
}

fn openings(file: Option<&str>, text: &Text) -> Result<Vec<Opening>, Failure> {
    let Some(file) = file else { return Ok(Vec::new()) };
    let failed = |error: String| {
        Failure(text.with("record-file-failed", &[("file", file.into()), ("error", error.into())]))
    };
    let cannot = |error: std::io::Error| {
        failed(text.with("record-cannot-open", &[("error", text.system(&error).into())]))
    };
    let openings = read_openings(&std::fs::read_to_string(file).map_err(cannot)?).map_err(|error| {
        let line = text.with(
            "match-bad-opening",
            &[("line", error.line.into()), ("error", opening_fault(error, text).into())],
        );
        failed(line)
    })?;
    if openings.is_empty() { Err(failed(text.get("match-no-openings"))) } else { Ok(openings) }
}

fn opening_fault(error: OpeningError, text: &Text) -> String {
    match error.kind {
        OpeningErrorKind::Malformed => text.get("match-opening-malformed"),
        OpeningErrorKind::Position(error) => words::position(text, error),
        OpeningErrorKind::Illegal { ply, mv, reason } => text.with(
            "position-illegal-move",
            &[
                ("ply", ply.into()),
                ("move", mv.to_string().into()),
                ("reason", words::illegal(text, reason).into()),
            ],
        ),
        OpeningErrorKind::Over => text.get("match-opening-over"),
    }
}

/// A command line's words: blanks divide them except between double quotes. None if a quote stays open.
pub(crate) fn split(line: &str) -> Option<Vec<String>> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quoted = false;
    for c in line.chars() {
        match c {
            '"' => {
                quoted = !quoted;
                word.get_or_insert_default();
            }
            c if c.is_whitespace() && !quoted => words.extend(word.take()),
            c => word.get_or_insert_default().push(c),
        }
    }
    words.extend(word);
    (!quoted).then_some(words)
}

/// `Name=Value;Name=Value`; a name alone is a button.
fn options(given: &str) -> Option<Vec<(String, String)>> {
    given
        .split(';')
        .map(str::trim)
        .filter(|option| !option.is_empty())
        .map(|option| {
            let (name, value) = option.split_once('=').unwrap_or((option, ""));
            let plain = !option.contains(char::is_control) && !name.trim().is_empty();
            plain.then(|| (name.trim().to_owned(), value.trim().to_owned()))
        })
        .collect()
}

/// Seconds a move (`0.2`, `0.2s`, `200ms`), or `play`'s main time, byoyomi and increment (`60+1`, `60+0+1`).
fn clock(given: &str) -> Option<Limit> {
    let parts: Vec<Duration> = given.split('+').map(duration).collect::<Option<_>>()?;
    let (main, byoyomi, increment) = match parts[..] {
        [byoyomi] => (Duration::ZERO, byoyomi, Duration::ZERO),
        [main, byoyomi] => (main, byoyomi, Duration::ZERO),
        [main, byoyomi, increment] => (main, byoyomi, increment),
        _ => return None,
    };
    let some = !(main + byoyomi + increment).is_zero();
    some.then_some(Limit::Clock { main, byoyomi, increment })
}

fn duration(given: &str) -> Option<Duration> {
    let given = given.trim();
    let (number, unit) = match given.strip_suffix("ms") {
        Some(number) => (number, 0.001),
        None => (given.strip_suffix('s').unwrap_or(given), 1.0),
    };
    let seconds: f64 = number.parse().ok()?;
    // A day is longer than any game.
    (0.0..=86_400.0).contains(&seconds).then(|| Duration::from_secs_f64(seconds * unit))
}

/// `0,10`.
fn test(given: &str) -> Option<Sprt> {
    let (elo0, elo1) = given.split_once(',')?;
    let (elo0, elo1): (f64, f64) = (elo0.trim().parse().ok()?, elo1.trim().parse().ok()?);
    (elo0 < elo1 && elo0 > -1_000.0 && elo1 < 1_000.0).then_some(Sprt { elo0, elo1 })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_clocks_options_and_tests_are_read() {
        assert_eq!(split("a \"b c\"  d").unwrap(), ["a", "b c", "d"]);
        assert_eq!(split("a \"b"), None);
        let limit = |main, byoyomi, increment| {
            let [main, byoyomi, increment] = [main, byoyomi, increment].map(Duration::from_millis);
            Some(Limit::Clock { main, byoyomi, increment })
        };
        assert_eq!(clock("0.2s"), limit(0, 200, 0));
        assert_eq!(clock("200ms"), limit(0, 200, 0));
        assert_eq!(clock("60+1"), limit(60_000, 1_000, 0));
        assert_eq!(clock("60+0+1"), limit(60_000, 0, 1_000));
        for wrong in ["0", "", "x", "1+2+3+4", "-1", "NaN", "1e9"] {
            assert_eq!(clock(wrong), None, "{wrong}");
        }
        let pair = |name: &str, value: &str| (name.to_owned(), value.to_owned());
        assert_eq!(
            options("Threads=1; Clear Hash;").unwrap(),
            [pair("Threads", "1"), pair("Clear Hash", "")]
        );
        assert_eq!(options("=1"), None);
        assert_eq!(test("0,10"), Some(Sprt { elo0: 0.0, elo1: 10.0 }));
        assert!(test("10,0").is_none() && test("1").is_none() && test("0,NaN").is_none());
    }
}
