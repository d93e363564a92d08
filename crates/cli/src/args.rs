//! The command line, described in the reader's language.

use clap::builder::Resettable;
use clap::{Arg, ArgAction, Command, value_parser};
use komadai_text::Text;

/// The whole program. Only commands that work are listed.
pub(crate) fn command(text: &Text) -> Command {
    let mut program = framed(Command::new("komadai"), text, "cli-about", "komadai")
        .version(env!("CARGO_PKG_VERSION"))
        .disable_version_flag(true)
        .disable_help_subcommand(true)
        .subcommand_help_heading(text.get("cli-heading-commands"))
        .subcommand_value_name(text.get("cli-value-command"))
        .arg(
            Arg::new("version")
                .short('V')
                .long("version")
                .action(ArgAction::Version)
                .help(text.get("cli-version")),
        )
        .arg(option("lang", "cli-lang", "LANG", text).global(true));
    for command in commands(text) {
        program = program.subcommand(command);
    }
    program
}

fn commands(text: &Text) -> Vec<Command> {
    vec![
        serve(text),
        play(text),
        usi(text),
        position(text),
        record(text),
        convert(text),
        crate::library::command(text),
        crate::render::command(text),
        perft(text),
        crate::tsume::command(text),
        crate::analyze::command(text),
        crate::coach::command(text),
        bench(text),
        contest(text),
        selfplay(text),
        train(text),
        crate::book::command(text),
    ]
}

fn serve(text: &Text) -> Command {
    framed(Command::new("serve"), text, "cli-serve", "komadai serve --addr 0.0.0.0:4649 --no-open")
        .arg(option("addr", "cli-serve-addr", "ADDR", text))
        .arg(option("data", "cli-serve-data", "DIR", text))
        .arg(flag("no-open", "cli-serve-no-open", text))
        // For tests that wait for the end of a game's time: no choice of a person's.
        .arg(
            Arg::new("arcade-seconds")
                .long("arcade-seconds")
                .hide(true)
                .value_parser(value_parser!(u32).range(1..=600)),
        )
}

fn play(text: &Text) -> Command {
    let example = "komadai play --grade 5k --side furigoma --clock 600+30";
    framed(Command::new("play"), text, "cli-play", example)
        .arg(option("grade", "cli-play-grade", "GRADE", text).default_value("5k"))
        .arg(option("side", "cli-play-side", "SIDE", text).default_value("black"))
        .arg(option("handicap", "cli-play-handicap", "ID", text).default_value("even"))
        .arg(option("clock", "cli-play-clock", "CLOCK", text).default_value("none"))
        .arg(option("save", "cli-play-save", "FILE", text))
}

fn usi(text: &Text) -> Command {
    framed(Command::new("usi"), text, "cli-usi", "komadai usi")
}

fn bench(text: &Text) -> Command {
    framed(Command::new("bench"), text, "cli-bench", "komadai bench --stats").arg(flag(
        "stats",
        "cli-bench-stats",
        text,
    ))
}

fn contest(text: &Text) -> Command {
    let whole = || value_parser!(u64).range(1..);
    let example = "komadai match --engine1 \"komadai usi\" --engine2 gpsusi --time 0.2s --games 200 -o games";
    framed(Command::new("match"), text, "cli-match", example)
        .arg(option("engine1", "cli-match-engine1", "CMD", text).required(true))
        .arg(option("engine2", "cli-match-engine2", "CMD", text).required(true))
        .arg(option("options1", "cli-match-options1", "OPTIONS", text))
        .arg(option("options2", "cli-match-options2", "OPTIONS", text))
        .arg(option("games", "cli-match-games", "N", text).value_parser(whole()))
        .arg(option("time", "cli-match-time", "TIME", text))
        .arg(option("nodes", "cli-match-nodes", "N", text).value_parser(whole()).conflicts_with("time"))
        .arg(option("nodes1", "cli-match-nodes1", "N", text).value_parser(whole()))
        .arg(option("nodes2", "cli-match-nodes2", "N", text).value_parser(whole()))
        .arg(option("openings", "cli-match-openings", "FILE", text))
        .arg(option("sprt", "cli-match-sprt", "E0,E1", text).allow_hyphen_values(true))
        .arg(
            option("max-moves", "cli-match-max-moves", "N", text)
                .value_parser(value_parser!(u64).range(1..=10_000)),
        )
        .arg(option("output", "cli-match-output", "DIR", text).short('o'))
}

fn selfplay(text: &Text) -> Command {
    let whole = || value_parser!(u64).range(1..);
    framed(Command::new("selfplay"), text, "cli-selfplay", "komadai selfplay -o games --nodes 1500")
        .arg(option("output", "cli-selfplay-output", "DIR", text).short('o').required(true))
        .arg(threads("cli-selfplay-threads", text))
        .arg(option("nodes", "cli-selfplay-nodes", "N", text).value_parser(whole()))
        .arg(option("games", "cli-selfplay-games", "N", text).value_parser(whole()))
        .arg(
            option("random", "cli-selfplay-random", "PERCENT", text)
                .value_parser(value_parser!(u32).range(0..=100)),
        )
        .arg(option("tree", "cli-selfplay-tree", "N", text).value_parser(value_parser!(u16).range(0..=100)))
        .arg(
            option("tree-nodes", "cli-selfplay-tree-nodes", "N", text).value_parser(whole()).requires("tree"),
        )
        .arg(
            option("near", "cli-selfplay-near", "DIR", text)
                .conflicts_with_all(["threads", "nodes", "games", "random", "tree"]),
        )
        .arg(
            option("each", "cli-selfplay-each", "N", text)
                .value_parser(value_parser!(u16).range(1..=1000))
                .requires("near"),
        )
        .arg(option("net", "cli-selfplay-net", "NET", text))
        .arg(option("fv-scale", "cli-fv-scale", "N", text).value_parser(value_parser!(i32).range(1..=10_000)))
        .arg(option("seed", "cli-selfplay-seed", "N", text).value_parser(value_parser!(u64)))
}

/// The inputs that networks can be trained on, as they are named for short.
pub(crate) const FEATURES: [&str; 3] = ["K+P", "HalfKP", "HalfKA_hm2"];

fn train(text: &Text) -> Command {
    let fraction = || {
        clap::builder::ValueParser::new(|given: &str| match given.parse::<f32>() {
            Ok(number) if number.is_finite() && number >= 0.0 => Ok(number),
            _ => Err("no number"),
        })
    };
    let whole = || value_parser!(u32).range(1..);
    framed(Command::new("train"), text, "cli-train", "komadai train games -o nn.bin --passes 10")
        .arg(Arg::new("data").value_name("DIR").help(text.get("cli-train-data")).num_args(1..).required(true))
        .arg(option("output", "cli-train-output", "NET", text).short('o').required(true))
        .arg(option("features", "cli-train-features", "NAME", text).value_parser(FEATURES))
        .arg(option("width", "cli-train-width", "N", text).value_parser(whole()))
        .arg(option("from", "cli-train-from", "NET", text))
        .arg(flag("correct", "cli-train-correct", text))
        .arg(option("passes", "cli-train-passes", "N", text).value_parser(whole()))
        .arg(option("batch", "cli-train-batch", "N", text).value_parser(whole()))
        .arg(option("rate", "cli-train-rate", "RATE", text).value_parser(fraction()))
        .arg(option("decay", "cli-train-decay", "DECAY", text).value_parser(fraction()))
        .arg(option("lambda", "cli-train-lambda", "LAMBDA", text).value_parser(fraction()))
        .arg(option("ahead", "cli-train-ahead", "MEMORY", text).value_parser(fraction()))
        .arg(option("trust", "cli-train-trust", "N", text).value_parser(fraction()))
        .arg(option("scale", "cli-train-scale", "N", text).value_parser(fraction()))
        .arg(threads("cli-train-threads", text))
        .arg(option("seed", "cli-train-seed", "N", text).value_parser(value_parser!(u64)))
}

pub(crate) fn threads(help: &str, text: &Text) -> Arg {
    option("threads", help, "N", text).value_parser(value_parser!(u32).range(1..=1024))
}

fn position(text: &Text) -> Command {
    let example = "komadai position --sfen startpos --moves \"7g7f 3c3d\" --try 8h2b+ --json";
    framed(Command::new("position"), text, "cli-position", example)
        .arg(option("sfen", "cli-position-sfen", "SFEN", text).required_unless_present("batch"))
        .arg(option("moves", "cli-position-moves", "MOVES", text))
        .arg(option("try", "cli-position-try", "MOVE", text).allow_hyphen_values(true))
        .arg(flag("json", "cli-json", text))
        .arg(flag("batch", "cli-batch", text).conflicts_with_all(["sfen", "moves", "try"]))
}

fn record(text: &Text) -> Command {
    framed(Command::new("record"), text, "cli-record", "komadai record game.kif --json")
        .arg(
            Arg::new("file")
                .value_name("FILE")
                .help(text.get("cli-record-file"))
                .num_args(1..)
                .required(true),
        )
        .arg(flag("json", "cli-json", text))
}

fn convert(text: &Text) -> Command {
    let example = "komadai convert game.kif game.csa\n  komadai convert records/ converted/ --to kifu";
    framed(Command::new("convert"), text, "cli-convert", example)
        .arg(
            Arg::new("file")
                .value_name("FILE")
                .help(text.get("cli-convert-file"))
                .num_args(1..)
                .required(true),
        )
        .arg(option("to", "cli-convert-to", "FORMAT", text))
        .arg(option("encoding", "cli-convert-encoding", "ENCODING", text))
}

fn perft(text: &Text) -> Command {
    framed(Command::new("perft"), text, "cli-perft", "komadai perft --sfen startpos --depth 4 --divide")
        .arg(option("sfen", "cli-position-sfen", "SFEN", text).required(true))
        .arg(
            option("depth", "cli-perft-depth", "N", text)
                .required(true)
                .value_parser(value_parser!(u32).range(0..=64)),
        )
        .arg(flag("no-bulk", "cli-perft-no-bulk", text))
        .arg(flag("divide", "cli-perft-divide", text))
        .arg(
            option("threads", "cli-perft-threads", "N", text)
                .value_parser(value_parser!(u32).range(1..=1024))
                .default_value("1"),
        )
}

/// A command with its sentence, its example, and clap's own words replaced.
pub(crate) fn framed(command: Command, text: &Text, about: &str, example: &str) -> Command {
    let template = format!(
        "{{about-with-newline}}\n{}{{usage}}\n\n{{all-args}}{{after-help}}",
        text.get("cli-heading-usage")
    );
    command
        .about(text.get(about))
        .help_template(template)
        .next_help_heading(Resettable::Value(text.get("cli-heading-options").into()))
        .after_help(format!("{}\n  {example}", text.get("cli-heading-example")))
        .disable_help_flag(true)
        .arg(Arg::new("help").short('h').long("help").action(ArgAction::Help).help(text.get("cli-help")))
}

pub(crate) fn option(name: &'static str, help: &str, value: &'static str, text: &Text) -> Arg {
    Arg::new(name)
        .long(name)
        .value_name(value)
        .help(text.get(help))
        .hide_default_value(true)
        .hide_possible_values(true)
}

pub(crate) fn flag(name: &'static str, help: &str, text: &Text) -> Arg {
    Arg::new(name).long(name).action(ArgAction::SetTrue).help(text.get(help))
}
