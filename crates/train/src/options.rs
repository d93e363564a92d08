//! What a run is told.

use std::path::PathBuf;

use komadai_nnue::packed::Sample;
use komadai_nnue::{Architecture, FeatureSet, NetworkWeights};
use komadai_rules::Position;

use crate::ahead::Ahead;

/// What a network is to say of a position, as a chance to win:
/// `lambda` · sigmoid(score / `score_scale`) + (1 − `lambda`) · result.
#[derive(Clone, Copy, Debug)]
pub struct Target {
    /// How much the score counts against the game's result, 0 to 1.
    pub lambda: f32,
    /// Centipawns that stand for a chance of 73 %.
    pub score_scale: f32,
    /// What the network corrects: this score of a position, in centipawns from the side to move, and its output together
    /// are to say it. None leaves all to the network.
    pub base: Option<fn(&Position) -> i32>,
}

impl Target {
    /// The chance to win that a record stands for.
    #[inline]
    pub fn chance(self, score: i16, result: i8) -> f32 {
        let won = 0.5 + 0.5 * f32::from(result.signum());
        self.lambda * sigmoid(f32::from(score) / self.score_scale) + (1.0 - self.lambda) * won
    }

    /// What is added to the network's output for a sample.
    pub(crate) fn base(self, sample: &Sample) -> f32 {
        let Some(base) = self.base else { return 0.0 };
        position(sample).map_or(0.0, |position| base(&position) as f32 / self.score_scale)
    }
}

/// The position of a sample, if it holds one.
pub(crate) fn position(sample: &Sample) -> Option<Position> {
    Position::try_from(&sample.position.unpack().ok()?.to_sfen(1)).ok()
}

#[inline]
pub(crate) fn sigmoid(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}

/// What a run is told. Start from [`TrainOptions::new`] and change what should differ.
#[derive(Clone, Debug)]
pub struct TrainOptions {
    /// Files of records, or folders whose `.psv` and `.bin` files are read.
    pub data: Vec<PathBuf>,
    /// Where the network is written, after every pass and at the end.
    pub output: PathBuf,
    /// The shape to train.
    pub architecture: Architecture,
    /// A network to go on from, of the same shape; none starts from random weights.
    pub start: Option<NetworkWeights>,
    /// What to learn.
    pub target: Target,
    /// How far the labels look ahead in their games; none takes them as they are recorded.
    pub ahead: Option<Ahead>,
    /// Passes over the data.
    pub passes: u32,
    /// Positions between two steps of the weights.
    pub batch: usize,
    /// Threads that compute; one more reads.
    pub threads: usize,
    /// How far a step goes at first.
    pub learning_rate: f32,
    /// How far the last step goes; between the two the rate falls along half a cosine.
    pub final_learning_rate: f32,
    /// What a step draws every weight towards zero by, as a part of the learning rate: what few positions say is not learnt
    /// by heart (Loshchilov and Hutter, "Decoupled Weight Decay Regularization", 2019).
    pub weight_decay: f32,
    /// Positions with a score beyond this, on either side, are not learnt from.
    pub score_limit: i16,
    /// Learn every other position, by chance, with left and right exchanged: the rules know neither, only the rook and
    /// the bishop at the start do.
    pub mirror: bool,
    /// Of a thousand games, so many are kept apart to judge the network by.
    pub validation_permille: u32,
    /// How many positions are mixed at a time.
    pub shuffle: usize,
    /// Where the random numbers begin.
    pub seed: u64,
}

impl TrainOptions {
    /// The usual settings for a small network.
    pub fn new(data: Vec<PathBuf>, output: PathBuf) -> Self {
        Self {
            data,
            output,
            architecture: Architecture::small(FeatureSet::KP),
            start: None,
            target: Target { lambda: 0.7, score_scale: 600.0, base: None },
            ahead: None,
            passes: 10,
            batch: 1024,
            threads: 2,
            learning_rate: 3e-3,
            final_learning_rate: 3e-5,
            weight_decay: 0.3,
            score_limit: 3000,
            mirror: true,
            validation_permille: 10,
            shuffle: 1 << 21,
            seed: 1,
        }
    }
}
