//! The command line of `komadai analyze`.

use clap::{Arg, Command, value_parser};
use komadai_text::Text;

use crate::args::{flag, framed, option};

/// The command, described in the reader's language.
pub(crate) fn command(text: &Text) -> Command {
    let example =
        "komadai analyze game.kif -o reviewed.kifu\n  komadai analyze records/ --nodes 200000 --json";
    framed(Command::new("analyze"), text, "cli-analyze", example)
        .arg(
            Arg::new("file")
                .value_name("FILE")
                .help(text.get("cli-analyze-file"))
                .num_args(1..)
                .required(true),
        )
        .arg(option("engine", "cli-analyze-engine", "CMD", text))
        .arg(option("nodes", "cli-analyze-nodes", "N", text).value_parser(value_parser!(u64).range(1..)))
        .arg(option("time", "cli-analyze-time", "TIME", text).conflicts_with("nodes"))
        .arg(
            option("multipv", "cli-analyze-multipv", "K", text)
                .value_parser(value_parser!(u32).range(1..=20)),
        )
        .arg(option("output", "cli-analyze-output", "OUT", text).short('o'))
        .arg(flag("json", "cli-json", text))
}
