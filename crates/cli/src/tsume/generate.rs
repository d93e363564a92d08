//! `komadai tsume generate`: problems of our own.
#![expect(clippy::print_stderr, reason = "a program that talks to its caller")]

use std::collections::HashSet;
use std::fs::File;
use std::io::{BufReader, IsTerminal as _, Read, Write as _};
use std::sync::atomic::{AtomicBool, Ordering};

use clap::{Arg, ArgMatches, Command, value_parser};
use komadai_nnue::packed::Sample;
use komadai_problems::{Entry, Recipe, from_game, from_seed};
use komadai_rules::Sfen;
use komadai_text::Text;

use crate::args::{framed, option, threads};
use crate::outcome::{Answer, Failure, Outcome, say};
use crate::stop;

/// Problems that are made unless another number is asked for.
const COUNT: usize = 10;

/// The command, described in the reader's language.
pub(super) fn command(text: &Text) -> Command {
    let example = "komadai tsume generate --seed 1 --count 5\n  komadai tsume generate --from games/games-00000.psv -o problems.txt";
    framed(Command::new("generate"), text, "cli-tsume-generate", example)
        .arg(option("seed", "cli-tsume-seed", "N", text).value_parser(value_parser!(u64)))
        .arg(
            Arg::new("from")
                .long("from")
                .value_name("FILE")
                .num_args(1..)
                .help(text.get("cli-tsume-from"))
                .conflicts_with("seed"),
        )
        .arg(option("recipe", "cli-tsume-recipe", "RECIPE", text).conflicts_with_all(["seed", "from"]))
        .arg(option("count", "cli-tsume-count", "N", text).value_parser(value_parser!(u64).range(1..)))
        .arg(option("plies", "cli-tsume-plies", "N", text).value_parser(value_parser!(u8).range(1..=13)))
        .arg(threads("cli-tsume-generate-threads", text))
        .arg(option("output", "cli-tsume-generate-output", "FILE", text).short('o'))
}

/// Makes problems until there are enough, there is nothing more to make them from, or Ctrl-C.
pub(super) fn run(found: &ArgMatches, text: &Text) -> Outcome {
    if let Some(recipe) = found.get_one::<String>("recipe") {
        let bad = || Failure(text.with("tsume-bad-recipe", &[("recipe", recipe.as_str().into())]));
        let recipe: Recipe = recipe.parse().map_err(|_| bad())?;
        say(recipe.follow().ok_or_else(bad)?);
        return Ok(Answer::Yes);
    }
    let stopped = stop::flag().map_err(|error| Failure(text.system(&error)))?;
    let mut writer = Writer::new(found, text)?;
    let threads = found.get_one::<u32>("threads").map_or(1, |threads| *threads as usize);
    if let Some(files) = found.get_many::<String>("from") {
        for file in files {
            if !games(file, threads, &mut writer, &stopped, text)? {
                break;
            }
        }
    } else {
        let first = found.get_one::<u64>("seed").copied().unwrap_or(1);
        let mut seeds = first..=u64::MAX;
        let mut next = || Ok(seeds.next());
        each(threads, &mut next, |seed| from_seed(*seed), &mut writer, &stopped)?;
    }
    writer.finish();
    Ok(if writer.kept.is_empty() { Answer::No } else { Answer::Yes })
}

/// Makes problems from a file of packed positions; whether more are wanted.
fn games(
    file: &str,
    threads: usize,
    writer: &mut Writer<'_>,
    stopped: &AtomicBool,
    text: &Text,
) -> Result<bool, Failure> {
    let unreadable = |error: String| {
        Failure(text.with("record-file-failed", &[("file", file.into()), ("error", error.into())]))
    };
    let mut reader = BufReader::new(File::open(file).map_err(|error| unreadable(text.system(&error)))?);
    let mut number = 0_u64;
    let mut next = || -> Result<Option<Sfen>, Failure> {
        let mut bytes = [0; Sample::SIZE];
        let mut have = 0;
        while have < bytes.len() {
            match reader.read(&mut bytes[have..]).map_err(|error| unreadable(text.system(&error)))? {
                0 if have == 0 => return Ok(None),
                0 => break,
                read => have += read,
            }
        }
        number += 1;
        let broken = || unreadable(text.with("tsume-bad-record", &[("number", number.into())]));
        if have < bytes.len() {
            return Err(broken());
        }
        let unpacked = Sample::from_bytes(&bytes).position.unpack().map_err(|_| broken())?;
        Ok(Some(unpacked.to_sfen(1)))
    };
    each(threads, &mut next, from_game, writer, stopped)
}

/// Makes a problem from each of what comes, several at a time, and keeps them in order; whether more are wanted.
fn each<T: Sync>(
    threads: usize,
    next: &mut dyn FnMut() -> Result<Option<T>, Failure>,
    make: impl Fn(&T) -> Option<Entry> + Sync,
    writer: &mut Writer<'_>,
    stopped: &AtomicBool,
) -> Result<bool, Failure> {
    while !writer.is_full() && !stopped.load(Ordering::Relaxed) {
        let mut batch = Vec::with_capacity(threads);
        while batch.len() < threads {
            match next()? {
                Some(item) => batch.push(item),
                None => break,
            }
        }
        if batch.is_empty() {
            return Ok(true);
        }
        let make = &make;
        let made: Vec<Option<Entry>> = if let [one] = batch.as_slice() {
            vec![make(one)]
        } else {
            std::thread::scope(|scope| {
                let running: Vec<_> = batch.iter().map(|item| scope.spawn(move || make(item))).collect();
                running.into_iter().map(|thread| thread.join().expect("making one does not panic")).collect()
            })
        };
        for entry in made {
            writer.take(entry)?;
        }
    }
    Ok(false)
}

/// Keeps what was made, each problem once.
struct Writer<'a> {
    output: Option<(File, &'a str)>,
    most: usize,
    plies: u8,
    kept: HashSet<String>,
    tried: u64,
    shown: bool,
    text: &'a Text,
}

impl<'a> Writer<'a> {
    fn new(found: &'a ArgMatches, text: &'a Text) -> Result<Self, Failure> {
        let output = match found.get_one::<String>("output").map(String::as_str).filter(|file| *file != "-") {
            None => None,
            Some(file) => Some((File::create(file).map_err(|error| unwritten(file, &error, text))?, file)),
        };
        let everything = if found.contains_id("from") { u64::MAX } else { COUNT as u64 };
        let most = found.get_one::<u64>("count").copied().unwrap_or(everything);
        Ok(Self {
            output,
            most: usize::try_from(most).unwrap_or(usize::MAX),
            plies: found.get_one::<u8>("plies").copied().unwrap_or(1),
            kept: HashSet::new(),
            tried: 0,
            shown: std::io::stderr().is_terminal(),
            text,
        })
    }

    fn is_full(&self) -> bool {
        self.kept.len() >= self.most
    }

    fn take(&mut self, entry: Option<Entry>) -> Result<(), Failure> {
        self.tried += 1;
        if let Some(entry) = entry
            && entry.plies >= self.plies
            && !self.is_full()
            && self.kept.insert(entry.id())
        {
            match &mut self.output {
                None => say(&entry),
                Some((file, name)) => {
                    writeln!(file, "{entry}").map_err(|error| unwritten(name, &error, self.text))?;
                }
            }
        }
        if self.shown {
            let (made, tried) = (self.kept.len(), self.tried);
            let line = self.text.with("tsume-generated", &[("made", made.into()), ("tried", tried.into())]);
            eprint!("\r\u{1b}[K{line}");
        }
        Ok(())
    }

    /// Takes the line that shows how it goes away.
    fn finish(&self) {
        if self.shown {
            eprint!("\r\u{1b}[K");
        }
    }
}

fn unwritten(file: &str, error: &std::io::Error, text: &Text) -> Failure {
    let error = text.system(error);
    Failure(text.with("tsume-cannot-write", &[("file", file.into()), ("error", error.into())]))
}
