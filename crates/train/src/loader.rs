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
    pub(crate) mirror: bool,
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
                let record = pool.swap_remove(random.below(pool.len()));
                let turn = mixing.mirror && random.below(2) == 1;
                batch.push(if turn { mirrored(record) } else { record });
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

/// The record with left and right exchanged, its move left out; one that holds no position as it is.
fn mirrored(mut record: Record) -> Record {
    let mut sample = Sample::from_bytes(&record);
    if let Ok(position) = sample.position.mirrored() {
        sample.position = position;
        sample.best = None;
        record = sample.to_bytes();
    }
    record
}

/// Whether a record is learnt from.
pub(crate) fn wanted(record: &Record, score_limit: i16) -> bool {
    Sample::from_bytes(record).score.unsigned_abs() <= score_limit.unsigned_abs()
}

#[cfg(test)]
mod tests {
    use komadai_nnue::packed::{PackedPosition, Sample};
    use komadai_rules::Position;

    use super::mirrored;

    #[test]
    fn a_mirrored_record_keeps_its_score_and_result() {
        let pack = |sfen: &str| PackedPosition::pack(&Position::from_sfen(sfen).unwrap()).unwrap();
        let sample = Sample {
            position: pack("lnsgkgsnl/1r5b1/pppppppp1/8p/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 1"),
            score: -31,
            best: "2g2f".parse().ok(),
            ply: 2,
            result: 1,
        };
        let position = pack("lnsgkgsnl/1b5r1/1pppppppp/p8/9/6P2/PPPPPP1PP/1R5B1/LNSGKGSNL b - 1");
        let expected = Sample { position, best: None, ..sample };
        assert_eq!(Sample::from_bytes(&mirrored(sample.to_bytes())), expected);
        let nothing = [0xff; Sample::SIZE];
        assert_eq!(mirrored(nothing), nothing);
    }
}
