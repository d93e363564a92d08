//! `komadai bench`: the engine's signature, a count of nodes.

use clap::ArgMatches;
use komadai_engine::{BENCH_DEPTH, Stopwatch, bench};
use komadai_search::Clock as _;
use komadai_text::Text;

use crate::outcome::{Answer, say};

/// Prints the node count, alone on the last line; with `--stats` depth, time and speed before it.
pub(crate) fn run(found: &ArgMatches, text: &Text) -> Answer {
    let watch = Stopwatch::start();
    let nodes = bench();
    let milliseconds = watch.milliseconds().max(1);
    if found.get_flag("stats") {
        say(text.with(
            "bench-stats",
            &[
                ("depth", BENCH_DEPTH.into()),
                ("milliseconds", milliseconds.into()),
                ("speed", (nodes * 1000 / milliseconds).into()),
            ],
        ));
    }
    say(nodes);
    Answer::Yes
}
