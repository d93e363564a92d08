//! `komadai convert`: records from any format into another, one file or whole folders.

mod job;
mod plan;
pub(crate) mod progress;

use std::io::IsTerminal as _;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;

use clap::ArgMatches;
use komadai_text::Text;

use crate::outcome::{Answer, Failure, Outcome};
use job::{Done, Job};
use plan::Plan;
pub(crate) use plan::records_below;
use progress::Progress;

/// Converts everything that is named. A file that cannot be read or written stops none of the others; each is written
/// whole or not at all, so that what is done when the program is stopped stays.
pub(crate) fn run(found: &ArgMatches, text: &Text) -> Outcome {
    let words = |name: &str| found.get_one::<String>(name).map(String::as_str);
    let files: Vec<&str> =
        found.get_many::<String>("file").into_iter().flatten().map(String::as_str).collect();
    let plan = Plan::new(&files, words("to"), words("encoding"), text)?;
    let jobs = plan.jobs(text)?;
    let mut failed: Vec<String> = Vec::new();
    let mut progress = Progress::new(jobs.len(), std::io::stderr().is_terminal() && jobs.len() > 1);
    each(&jobs, text, |done| {
        for line in &done.notes {
            progress.say(line);
        }
        failed.extend(done.failure);
        progress.step();
    });
    progress.finish();
    let Some(first) = failed.first() else { return Ok(Answer::Yes) };
    let mut line = first.clone();
    if failed.len() > 1 {
        line.push(' ');
        line.push_str(&text.with("convert-more-failed", &[("count", (failed.len() - 1).into())]));
    }
    Err(Failure(line))
}

/// Does the jobs on all processors, and tells of each as it is done.
fn each(jobs: &[Job], text: &Text, mut tell: impl FnMut(Done)) {
    let workers = std::thread::available_parallelism().map_or(1, usize::from).min(jobs.len().max(1));
    let next = AtomicUsize::new(0);
    let (sender, receiver) = mpsc::channel();
    std::thread::scope(|scope| {
        for _ in 0..workers {
            let (sender, next) = (sender.clone(), &next);
            scope.spawn(move || {
                while let Some(job) = jobs.get(next.fetch_add(1, Ordering::Relaxed)) {
                    if sender.send(job.run(text)).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        receiver.into_iter().for_each(&mut tell);
    });
}
