//! A whole run: from files of records to a network's file.

use std::fs;
use std::io;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::mpsc::sync_channel;
use std::thread;

use komadai_nnue::{Architecture, NetworkWeights};
use thiserror::Error;

use crate::corpus::Corpus;
use crate::loader::{Load, Mixing, Record, load, wanted};
use crate::model::Model;
use crate::optimiser::Optimiser;
use crate::options::TrainOptions;
use crate::pass::Loss;
use crate::quantise::{dequantise, quantise};
use crate::validation::{Verdict, validate};

/// Positions that a network is judged by, at most.
const MOST_VALIDATION: usize = 200_000;
/// Batches that wait for the computing threads, at most.
const AHEAD: usize = 4;

/// What a run is doing.
#[derive(Clone, Copy, Debug)]
pub enum Progress {
    /// The files have been read through.
    Opened {
        /// Files of records.
        files: usize,
        /// Games in them.
        games: u64,
        /// Records to learn from.
        training: u64,
        /// Records kept apart.
        validation: u64,
    },
    /// The weights have made a step.
    Stepped {
        /// The pass, from 1.
        pass: u32,
        /// Positions learnt from since the run began.
        positions: u64,
        /// Positions that the whole run will learn from, about.
        of: u64,
        /// How the batch was judged before the step.
        loss: Loss,
    },
    /// A pass has ended and the network has been written.
    Passed {
        /// The pass, from 1.
        pass: u32,
        /// How the pass's positions were judged as it went.
        training: Loss,
        /// How those kept apart are judged now; none when there are none.
        validation: Option<Verdict>,
    },
}

/// Why a run ended without a network.
#[derive(Debug, Error)]
pub enum TrainError {
    /// A file of records cannot be read.
    #[error("cannot read the records: {0}")]
    Read(#[source] io::Error),
    /// The network cannot be written.
    #[error("cannot write {path}: {error}")]
    Write {
        /// The file.
        path: PathBuf,
        /// What the system says.
        #[source]
        error: io::Error,
    },
    /// There is nothing to learn from.
    #[error("no records to learn from")]
    NoRecords,
    /// The network to go on from has another shape.
    #[error("the network to go on from is {found}, to be trained is {expected}")]
    Shape {
        /// The shape to train.
        expected: Architecture,
        /// The shape of the network given.
        found: Architecture,
    },
    /// The numbers ran away.
    #[error("the loss is no number any more after {positions} positions: the learning rate is too high")]
    Diverged {
        /// Positions learnt from until then.
        positions: u64,
    },
}

impl TrainError {
    /// A stable name of the reason.
    pub fn key(&self) -> &'static str {
        match self {
            Self::Read(_) => "train_read",
            Self::Write { .. } => "train_write",
            Self::NoRecords => "train_no_records",
            Self::Shape { .. } => "train_shape",
            Self::Diverged { .. } => "train_diverged",
        }
    }
}

/// Trains a network and writes it after every pass; gives its weights. The callback may end the run early, and what
/// has been learnt until then is written.
///
/// # Errors
/// When the records cannot be read or the network not be written, there is nothing to learn from, or the numbers run
/// away.
pub fn run(
    options: &TrainOptions,
    mut progress: impl FnMut(Progress) -> ControlFlow<()>,
) -> Result<NetworkWeights, TrainError> {
    let model = match &options.start {
        None => Model::random(&options.architecture, options.seed),
        Some(start) if start.architecture == options.architecture => {
            dequantise(start, options.target.score_scale)
        }
        Some(start) => {
            let (expected, found) = (options.architecture.clone(), start.architecture.clone());
            return Err(TrainError::Shape { expected, found });
        }
    };
    let corpus =
        Corpus::open(&options.data, options.validation_permille, options.seed).map_err(TrainError::Read)?;
    let corpus = corpus.looking_ahead(options.ahead, options.target.score_scale);
    let training = corpus.training_records();
    if training == 0 {
        return Err(TrainError::NoRecords);
    }
    let mut validation = corpus.validation_sample(MOST_VALIDATION).map_err(TrainError::Read)?;
    validation.retain(|record| wanted(record, options.score_limit));
    let mut training_run = Run {
        options,
        validation,
        optimiser: Optimiser::new(model, options.target, options.threads).decaying(options.weight_decay),
        positions: 0,
        of: training * u64::from(options.passes),
    };
    let opened = Progress::Opened {
        files: corpus.files(),
        games: corpus.games(),
        training,
        validation: corpus.validation_records(),
    };
    if progress(opened).is_break() {
        return training_run.write();
    }
    let mixing = Mixing {
        batch: options.batch.max(1),
        shuffle: options.shuffle,
        passes: options.passes,
        score_limit: options.score_limit,
        mirror: options.mirror,
        seed: options.seed,
    };
    thread::scope(|scope| {
        let (sender, receiver) = sync_channel(AHEAD);
        let (corpus, mixing) = (&corpus, &mixing);
        scope.spawn(move || load(corpus, mixing, &sender));
        // The receiver is dropped when this returns, and the loader ends at its next batch.
        training_run.learn(receiver.into_iter(), &mut progress)
    })
}

struct Run<'a> {
    options: &'a TrainOptions,
    validation: Vec<Record>,
    optimiser: Optimiser,
    positions: u64,
    of: u64,
}

impl Run<'_> {
    fn learn(
        &mut self,
        loads: impl Iterator<Item = Load>,
        progress: &mut impl FnMut(Progress) -> ControlFlow<()>,
    ) -> Result<NetworkWeights, TrainError> {
        let mut pass = 1;
        let mut training = Loss::default();
        for load in loads {
            let event = match load {
                Load::Failed(error) => return Err(TrainError::Read(error)),
                Load::Batch(batch) => {
                    let loss = self.optimiser.step(&batch, self.learning_rate());
                    self.positions += batch.len() as u64;
                    if !loss.entropy.is_finite() {
                        return Err(TrainError::Diverged { positions: self.positions });
                    }
                    training.add(&loss);
                    Progress::Stepped { pass, positions: self.positions, of: self.of, loss }
                }
                Load::PassEnd => {
                    let weights = self.write()?;
                    let passed = Progress::Passed {
                        pass,
                        training: std::mem::take(&mut training),
                        validation: self.judge(&weights),
                    };
                    pass += 1;
                    passed
                }
            };
            if progress(event).is_break() {
                break;
            }
        }
        self.write()
    }

    /// Half a cosine from the first rate to the last.
    fn learning_rate(&self) -> f32 {
        let (first, last) = (self.options.learning_rate, self.options.final_learning_rate);
        let done = (self.positions as f32 / self.of as f32).min(1.0);
        last + (first - last) * 0.5 * (1.0 + (std::f32::consts::PI * done).cos())
    }

    fn judge(&self, weights: &NetworkWeights) -> Option<Verdict> {
        let options = self.options;
        (!self.validation.is_empty()).then(|| {
            validate(self.optimiser.model(), weights, options.target, &self.validation, options.threads)
        })
    }

    fn write(&self) -> Result<NetworkWeights, TrainError> {
        let weights = quantise(self.optimiser.model(), self.options.target.score_scale);
        write_whole(&self.options.output, &weights.to_bytes())
            .map_err(|error| TrainError::Write { path: self.options.output.clone(), error })?;
        Ok(weights)
    }
}

/// Writes a file so that at any time it holds its old bytes or its new ones.
fn write_whole(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut beside = path.as_os_str().to_owned();
    beside.push(".new");
    fs::write(&beside, bytes)?;
    fs::rename(&beside, path)
}
