//! `komadai selfplay`: games of the engine against itself, to grow networks from.

use std::fs;
use std::hash::{BuildHasher, RandomState};
use std::path::PathBuf;
use std::sync::Arc;

use clap::ArgMatches;
use komadai_engine::selfplay::{NearOptions, SelfplayOptions, Tally, near, run as play};
use komadai_engine::{Stopwatch, own_network, read_network};
use komadai_nnue::{DEFAULT_OUTPUT_SCALE, Network};
use komadai_search::Clock as _;
use komadai_text::Text;

use crate::outcome::{Answer, Failure, Outcome, say};
use crate::stop;

/// How often the rate is told, in milliseconds.
const INTERVAL: u64 = 10_000;

/// Positions near each of a game's positions, if nothing else is asked for.
const EACH: u16 = 7;

/// Plays until it is told to stop or has played enough, or looks around the positions of earlier games.
pub(crate) fn run(found: &ArgMatches, text: &Text) -> Outcome {
    let folder = found.get_one::<String>("output").map(PathBuf::from).unwrap_or_default();
    let failed = |error: std::io::Error| {
        let folder = found.get_one::<String>("output").map_or("", String::as_str);
        Failure(
            text.with("selfplay-failed", &[("folder", folder.into()), ("error", text.system(&error).into())]),
        )
    };
    let seed = found.get_one::<u64>("seed").copied().unwrap_or_else(|| RandomState::new().hash_one(0_u8));
    let network = match found.get_one::<String>("net") {
        Some(path) => {
            let scale = found.get_one::<i32>("fv-scale").copied().unwrap_or(DEFAULT_OUTPUT_SCALE);
            Some(Arc::new(network(path, text)?.with_output_scale(scale)))
        }
        None => own_network(),
    };
    let stop = stop::flag().map_err(failed)?;
    let watch = Stopwatch::start();
    let mut told = 0;
    let mut due = |now| {
        let due = now >= told + INTERVAL;
        if due {
            told = now;
        }
        due
    };
    if let Some(games) = found.get_one::<String>("near") {
        let each = found.get_one::<u16>("each").copied().unwrap_or(EACH);
        let options = NearOptions { games: games.into(), folder, each, network, seed };
        let added = near(&options, &stop, |added| {
            let now = watch.milliseconds();
            if due(now) {
                say(near_line(added, now, text));
            }
        });
        say(near_line(added.map_err(failed)?, watch.milliseconds(), text));
        return Ok(Answer::Yes);
    }
    let mut options = SelfplayOptions::new(folder, seed);
    options.network = network;
    if let Some(&threads) = found.get_one::<u32>("threads") {
        options.threads = threads as usize;
    }
    if let Some(&nodes) = found.get_one::<u64>("nodes") {
        options.nodes = nodes;
    }
    options.games = found.get_one::<u64>("games").copied();
    if let Some(&percent) = found.get_one::<u32>("random") {
        options.random = f64::from(percent) / 100.0;
    }
    if let Some(&tree) = found.get_one::<u16>("tree") {
        options.tree = tree.into();
    }
    if let Some(&nodes) = found.get_one::<u64>("tree-nodes") {
        options.tree_nodes = nodes;
    }
    let tally = play(&options, &stop, |tally| {
        let now = watch.milliseconds();
        if due(now) {
            say(line(tally, now, text));
        }
    });
    let tally = tally.map_err(failed)?;
    say(line(&tally, watch.milliseconds(), text));
    Ok(Answer::Yes)
}

/// Reads a network's file.
pub(crate) fn network(path: &str, text: &Text) -> Result<Network, Failure> {
    let bad = |error: String| {
        Failure(text.with("selfplay-bad-network", &[("file", path.into()), ("error", error.into())]))
    };
    let bytes = fs::read(path).map_err(|error| bad(text.system(&error)))?;
    read_network(&bytes).map_err(|error| bad(error.to_string()))
}

fn near_line(positions: u64, milliseconds: u64, text: &Text) -> String {
    let rate = positions * 1000 / milliseconds.max(1);
    text.with("selfplay-near-tally", &[("positions", positions.into()), ("rate", rate.into())])
}

fn line(tally: &Tally, milliseconds: u64, text: &Text) -> String {
    let rate = tally.positions * 1000 / milliseconds.max(1);
    let drawn = tally.games - tally.black - tally.white;
    text.with(
        "selfplay-tally",
        &[
            ("games", tally.games.into()),
            ("positions", tally.positions.into()),
            ("tree", tally.tree.into()),
            ("rate", rate.into()),
            ("black", tally.black.into()),
            ("white", tally.white.into()),
            ("drawn", drawn.into()),
            ("repeated", tally.repeated.into()),
            ("lopsided", tally.lopsided.into()),
        ],
    )
}
