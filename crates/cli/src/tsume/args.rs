//! The command line of `komadai tsume`.

use clap::{Arg, Command};
use komadai_text::Text;

use crate::args::{flag, framed, option, threads};

/// The command, described in the reader's language.
pub(crate) fn command(text: &Text) -> Command {
    let example = "komadai tsume --sfen \"9/8k/9/8P/9/9/9/9/9 b 2G2r2b2g4s4n4l17p 1\" --check\n  komadai tsume problems/ --json";
    framed(Command::new("tsume"), text, "cli-tsume", example)
        .subcommand(super::generate::command(text))
        .subcommand_help_heading(text.get("cli-heading-commands"))
        .subcommand_value_name(text.get("cli-value-command"))
        .args_conflicts_with_subcommands(true)
        .subcommand_negates_reqs(true)
        .disable_help_subcommand(true)
        .arg(
            Arg::new("file")
                .value_name("FILE")
                .help(text.get("cli-tsume-file"))
                .num_args(1..)
                .required_unless_present_any(["sfen", "batch"]),
        )
        .arg(option("sfen", "cli-tsume-sfen", "SFEN", text))
        .arg(flag("check", "cli-tsume-check", text))
        .arg(flag("all", "cli-tsume-all", text).requires("check"))
        .arg(flag("brinkmate", "cli-tsume-brinkmate", text).conflicts_with("check"))
        .arg(option("limit", "cli-tsume-limit", "TIME", text))
        .arg(option("memory", "cli-tsume-memory", "SIZE", text))
        .arg(threads("cli-tsume-threads", text))
        .arg(option("output", "cli-tsume-output", "FILE", text).short('o').conflicts_with("batch"))
        .arg(flag("json", "cli-json", text))
        .arg(flag("batch", "cli-batch", text).conflicts_with_all(["sfen", "file"]))
}
