//! `komadai bench`: the engine's signature, a count of nodes.

use clap::ArgMatches;
use komadai_engine::{BENCH_DEPTH, Stopwatch, bench_to};
use komadai_search::Clock as _;
use komadai_text::Text;

use crate::outcome::{Answer, say};

/// Prints the node count, alone on the last line; with `--stats` depth, time, speed and how well the tree was cut before it.
pub(crate) fn run(found: &ArgMatches, text: &Text) -> Answer {
    let watch = Stopwatch::start();
    let count = bench_to(BENCH_DEPTH);
    let nodes = count.nodes;
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
        let percent = |part: u64, whole: u64| format!("{:.1}", 100.0 * part as f64 / whole.max(1) as f64);
        let counted = count.statistics;
        say(text.with(
            "bench-tree",
            &[
                ("branching", format!("{:.2}", count.branching).into()),
                ("first", percent(counted.first_cutoffs, counted.cutoffs).into()),
                ("hits", percent(counted.hits, counted.probes).into()),
            ],
        ));
    }
    say(nodes);
    Answer::Yes
}
