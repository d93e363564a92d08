//! `komadai train`: a network out of self-play's records.

use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::atomic::Ordering;

use clap::ArgMatches;
use komadai_engine::Stopwatch;
use komadai_nnue::{Architecture, FeatureSet};
use komadai_search::{Clock as _, evaluate_by_hand, hand_made_fingerprint};
use komadai_text::Text;
use komadai_train::{Ahead, Progress, TrainError, TrainOptions, run as learn};

use crate::outcome::{Answer, Failure, Outcome, say};
use crate::{selfplay, stop};

/// How often the rate is told, in milliseconds.
const INTERVAL: u64 = 10_000;

/// Trains; told to stop, it writes what has been learnt so far.
pub(crate) fn run(found: &ArgMatches, text: &Text) -> Outcome {
    let options = options(found, text)?;
    let stop = stop::flag().map_err(|error| complaint(&TrainError::Read(error), text))?;
    let watch = Stopwatch::start();
    let mut told = 0;
    let trained = learn(&options, |progress| {
        let now = watch.milliseconds();
        match progress {
            Progress::Opened { files, games, training, validation } => say(text.with(
                "train-opened",
                &[
                    ("files", files.into()),
                    ("games", games.into()),
                    ("training", training.into()),
                    ("validation", validation.into()),
                ],
            )),
            Progress::Stepped { positions, of, loss, .. } if now >= told + INTERVAL => {
                told = now;
                say(text.with(
                    "train-stepped",
                    &[
                        ("percent", (positions * 100 / of.max(1)).into()),
                        ("rate", (positions * 1000 / now.max(1)).into()),
                        ("loss", figure(loss.mean()).into()),
                    ],
                ));
            }
            Progress::Stepped { .. } => {}
            Progress::Passed { pass, training, validation } => {
                let judged = validation.map_or_else(String::new, |verdict| {
                    text.with(
                        "train-judged",
                        &[
                            ("loss", figure(verdict.quantised.mean()).into()),
                            ("percent", format!("{:.1}", 100.0 * verdict.quantised.agreement()).into()),
                        ],
                    )
                });
                say(text.with(
                    "train-passed",
                    &[
                        ("pass", u64::from(pass).into()),
                        ("passes", u64::from(options.passes).into()),
                        ("loss", figure(training.mean()).into()),
                        ("judged", judged.into()),
                    ],
                ));
            }
        }
        if stop.load(Ordering::Relaxed) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    trained.map_err(|error| complaint(&error, text))?;
    let file = options.output.display().to_string();
    say(text.with("train-written", &[("file", file.into())]));
    Ok(Answer::Yes)
}

fn figure(loss: f64) -> String {
    format!("{loss:.5}")
}

fn options(found: &ArgMatches, text: &Text) -> Result<TrainOptions, Failure> {
    let data = found.get_many::<String>("data").into_iter().flatten().map(PathBuf::from).collect();
    let output = found.get_one::<String>("output").map(PathBuf::from).unwrap_or_default();
    let mut options = TrainOptions::new(data, output);
    options.threads = std::thread::available_parallelism().map_or(1, usize::from);
    if let Some(path) = found.get_one::<String>("from") {
        let start = selfplay::network(path, text)?.to_weights();
        options.architecture = start.architecture.clone();
        options.start = Some(start);
    }
    let features = found.get_one::<String>("features").and_then(|name| FeatureSet::from_name(name));
    let width = found.get_one::<u32>("width").copied();
    if features.is_some() || width.is_some() {
        let shape = &options.architecture;
        let features = features.unwrap_or(shape.features());
        let width = width.map_or(shape.width(), |width| width as usize);
        options.architecture = Architecture::new(features, width, shape.hidden())
            .map_err(|error| Failure(text.with("train-bad-shape", &[("error", error.to_string().into())])))?
            .correcting(shape.corrects());
    }
    if found.get_flag("correct") {
        options.architecture = options.architecture.correcting(Some(hand_made_fingerprint()));
    }
    options.target.base = options.architecture.corrects().map(|_| evaluate_by_hand as fn(&_) -> i32);
    let number = |name: &str| found.get_one::<u32>(name).copied();
    let fraction = |name: &str| found.get_one::<f32>(name).copied();
    options.passes = number("passes").unwrap_or(options.passes);
    options.batch = number("batch").map_or(options.batch, |batch| batch as usize);
    options.threads = number("threads").map_or(options.threads, |threads| threads as usize);
    if let Some(rate) = fraction("rate") {
        // The last steps stay as much finer than the first as they usually are.
        options.final_learning_rate *= rate / options.learning_rate;
        options.learning_rate = rate;
    }
    options.weight_decay = fraction("decay").unwrap_or(options.weight_decay);
    options.target.lambda = fraction("lambda").unwrap_or(options.target.lambda).min(1.0);
    options.target.score_scale = fraction("scale").unwrap_or(options.target.score_scale).max(1.0);
    if let Some(memory) = fraction("ahead") {
        let trust = fraction("trust").unwrap_or(options.target.score_scale).max(1.0);
        options.ahead = Some(Ahead { memory: memory.min(1.0), trust });
    }
    options.seed = found.get_one::<u64>("seed").copied().unwrap_or(options.seed);
    Ok(options)
}

fn complaint(error: &TrainError, text: &Text) -> Failure {
    Failure(match error {
        TrainError::Read(error) => text.with("train-cannot-read", &[("error", text.system(error).into())]),
        TrainError::Write { path, error } => text.with(
            "train-cannot-write",
            &[("file", path.display().to_string().into()), ("error", text.system(error).into())],
        ),
        TrainError::NoRecords => text.get("train-no-records"),
        TrainError::Shape { expected, found } => text.with(
            "train-other-shape",
            &[("expected", expected.to_string().into()), ("found", found.to_string().into())],
        ),
        TrainError::Diverged { positions } => {
            text.with("train-diverged", &[("positions", (*positions).into())])
        }
    })
}

#[cfg(test)]
mod tests {
    use komadai_nnue::FeatureSet;

    use crate::args::FEATURES;

    #[test]
    fn all_inputs_have_a_short_name() {
        let named = FEATURES.map(|name| FeatureSet::from_name(name).expect(name));
        assert_eq!(named, FeatureSet::ALL);
    }
}
