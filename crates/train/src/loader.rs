//! Reading and mixing, in a thread of its own.

use std::io;
use std::sync::mpsc::SyncSender;

use komadai_nnue::packed::Sample;

use crate::corpus::Corpus;
use crate::random::Random;

/// A record as it stands in a file.
pub type Record = [u8; Sample::SIZE];

/// What the loader sends.
pub(crate) enum Load {
    /// Positions to learn from.
    Batch(Vec<Record>),
    /// All records have been sent once more.
    PassEnd,
    /// Reading failed; nothing follows.
    Failed(io::Error),
}

/// How the loader mixes.
pub(crate) struct Mixing {
    pub(crate) batch: usize,
    pub(crate) shuffle: usize,
    pub(crate) passes: u32,
    pub(crate) score_limit: i16,
    pub(crate) seed: u64,
}

/// Sends all training records `passes` times, in another order each time, until the receiver is gone.
///
/// Blocks of records are read in random order into a pool, and batches are drawn from it at random.
pub(crate) fn load(corpus: &Corpus, mixing: &Mixing, sender: &SyncSender<Load>) {
    for pass in 0..mixing.passes {
        let mut random = Random(mixing.seed ^ (u64::from(pass) + 1) << 32);
        match load_once(corpus, mixing, &mut random, sender) {
            Ok(true) => {}
            Ok(false) => return,
            Err(error) => {
                // A receiver that is gone wants no error either.
                let _ = sender.send(Load::Failed(error));
                return;
            }
        }
        if sender.send(Load::PassEnd).is_err() {
            return;
        }
    }
}

/// One pass; false when the receiver is gone.
fn load_once(
    corpus: &Corpus,
    mixing: &Mixing,
    random: &mut Random,
    sender: &SyncSender<Load>,
) -> io::Result<bool> {
    let mut order: Vec<usize> = (0..corpus.training.len()).collect();
    random.shuffle(&mut order);
    let mut pool: Vec<Record> = Vec::new();
    let mut draw = |pool: &mut Vec<Record>, least: usize| {
        while pool.len() > least {
            let count = mixing.batch.min(pool.len());
            let mut batch = Vec::with_capacity(count);
            for _ in 0..count {
                batch.push(pool.swap_remove(random.below(pool.len())));
            }
            if sender.send(Load::Batch(batch)).is_err() {
                return false;
            }
        }
        true
    };
    let mut block = Vec::new();
    for number in order {
        block.clear();
        corpus.read(&corpus.training[number], &mut block)?;
        pool.extend(block.iter().filter(|record| wanted(record, mixing.score_limit)));
        if !draw(&mut pool, mixing.shuffle.saturating_add(mixing.batch)) {
            return Ok(false);
        }
    }
    Ok(draw(&mut pool, 0))
}

/// Whether a record is learnt from.
pub(crate) fn wanted(record: &Record, score_limit: i16) -> bool {
    Sample::from_bytes(record).score.unsigned_abs() <= score_limit.unsigned_abs()
}
