//! `komadai tsume`: solves mate problems, examines compositions, and makes problems.

mod answer;
mod args;
mod batch;
mod generate;
mod human;
mod request;
mod save;
#[cfg(test)]
mod tests;
mod variations;
mod watch;

use std::io::IsTerminal as _;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use clap::ArgMatches;
use komadai_text::Text;

pub(crate) use args::command;

use crate::files;
use crate::outcome::{Answer, Failure, Outcome, ended, say};
use crate::stop;
pub(crate) use request::seconds;
use request::{Request, Solved, Spending, Work};
pub(crate) use save::target;

/// One problem from a file or the command line.
struct Task {
    file: Option<(String, usize)>,
    request: Request,
}

/// Solves what is given: one position, files and folders of them, or a batch from standard input.
pub(crate) fn run(found: &ArgMatches, text: &Text) -> Outcome {
    if let Some(("generate", found)) = found.subcommand() {
        return generate::run(found, text);
    }
    let spending = spending(found, text)?;
    let stopped = stop::flag().map_err(|error| Failure(text.system(&error)))?;
    let threads = found.get_one::<u32>("threads").map_or(1, |threads| *threads as usize);
    if found.get_flag("batch") {
        return batch::run(threads, spending, work(found), &stopped, text);
    }
    let (tasks, mut failed) = tasks(found, text);
    let json = found.get_flag("json");
    let output = match found.get_one::<String>("output") {
        Some(_) if tasks.len() > 1 => {
            return Err(Failure(text.with("tsume-one-output", &[("count", tasks.len().into())])));
        }
        Some(file) => Some((file, save::target(file, text)?)),
        None => None,
    };
    let says = output.as_ref().is_none_or(|(file, _)| *file != "-");
    let shown = !json && std::io::stderr().is_terminal();
    let mut answer = Answer::Yes;
    for chunk in tasks.chunks(threads) {
        let solved =
            solve_all(chunk, threads, spending, output.is_some(), shown && chunk.len() == 1, &stopped);
        for (task, solved) in chunk.iter().zip(solved) {
            match &solved {
                Err(refusal) => failed.push(human::refused(task, &request::message(text, *refusal), text)),
                Ok(solved) if !solved.is_yes() => answer = Answer::No,
                Ok(_) => {}
            }
            if let (Some((file, target)), Ok(solved)) = (&output, &solved) {
                save::save(solved, file, *target, text)?;
            }
            if !says {
                continue;
            }
            if json {
                say(answer::of_file(task.file.as_ref(), &solved, text));
            } else if let Ok(solved) = &solved {
                say(human::describe(task, solved, text));
            }
        }
        if stopped.load(Ordering::Relaxed) {
            break;
        }
    }
    ended(answer, &failed, text)
}

/// Solves problems side by side; threads that are left over join in.
fn solve_all(
    tasks: &[Task],
    threads: usize,
    spending: Spending,
    branches: bool,
    shown: bool,
    stopped: &Arc<AtomicBool>,
) -> Vec<Result<Solved, komadai_tsume::Refusal>> {
    let spending = Spending { memory: spending.memory / tasks.len().max(1), ..spending };
    if let [task] = tasks {
        return vec![task.request.solve(threads, spending, branches, shown, stopped)];
    }
    let share = (threads / tasks.len().max(1)).max(1);
    std::thread::scope(|scope| {
        let solve = move |task: &Task| task.request.solve(share, spending, branches, false, stopped);
        let running: Vec<_> = tasks.iter().map(|task| scope.spawn(move || solve(task))).collect();
        running.into_iter().map(|thread| thread.join().expect("solving does not panic")).collect()
    })
}

/// The problems asked for, and a line for each file that could not be read.
fn tasks(found: &ArgMatches, text: &Text) -> (Vec<Task>, Vec<String>) {
    let work = work(found);
    let mut tasks = Vec::new();
    let mut failed = Vec::new();
    if let Some(sfen) = found.get_one::<String>("sfen") {
        tasks.push(Task { file: None, request: Request::of_sfen(sfen, work) });
    }
    for name in found.get_many::<String>("file").into_iter().flatten() {
        for file in names(name) {
            match files::read(&file, text) {
                Ok(readings) => {
                    for (index, reading) in readings.iter().enumerate() {
                        let request = Request::of_record(&reading.record, work);
                        tasks.push(Task { file: Some((file.clone(), index + 1)), request });
                    }
                }
                Err(unread) => failed.push(unread.line(text)),
            }
        }
    }
    (tasks, failed)
}

/// What is asked of every problem.
fn work(found: &ArgMatches) -> Work {
    if found.get_flag("brinkmate") {
        Work::Brinkmate
    } else if found.get_flag("check") {
        Work::Examine { all: found.get_flag("all") }
    } else {
        Work::Solve
    }
}

/// A file's name, or those of a folder's files in order.
fn names(name: &str) -> Vec<String> {
    let path = Path::new(name);
    let Ok(entries) = std::fs::read_dir(path) else { return vec![name.to_owned()] };
    let mut names: Vec<String> = entries
        .filter_map(Result::ok)
        .filter(|entry| entry.file_type().is_ok_and(|kind| kind.is_file()))
        .map(|entry| entry.path().to_string_lossy().into_owned())
        .collect();
    names.sort();
    names
}

/// What a problem may cost.
fn spending(found: &ArgMatches, text: &Text) -> Result<Spending, Failure> {
    let word = |name: &str| found.get_one::<String>(name).map(String::as_str);
    let bad = |option: &str, value: &str| {
        Failure(text.with("tsume-bad-amount", &[("option", option.into()), ("value", value.into())]))
    };
    let mut spending = Spending::default();
    if let Some(value) = word("limit") {
        spending.time = Some(request::seconds(value).ok_or_else(|| bad("--limit", value))?);
    }
    if let Some(value) = word("memory") {
        spending.memory = request::bytes(value).ok_or_else(|| bad("--memory", value))?;
    }
    Ok(spending)
}
