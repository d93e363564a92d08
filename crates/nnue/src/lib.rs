//! Evaluation networks (NNUE): their files, features, accumulators and kernels, and the packed positions they are
//! grown from.
//!
//! A [`Network`] is read from bytes, in the file format shogi programs share, and evaluates a position from nothing
//! with [`Network::evaluate`]. A search keeps an [`AccumulatorStack`] beside its position, tells it of every move
//! done and undone, and asks it instead: only what changed is computed.
//!
//! Nothing here does input or output.

mod accumulator;
mod architecture;
mod bona;
mod features;
mod file;
mod kernels;
mod lanes;
mod layer;
mod network;
pub mod packed;

pub use accumulator::AccumulatorStack;
pub use architecture::{Architecture, ArchitectureError};
pub use bona::BonaPiece;
pub use features::{FeatureList, FeatureSet, MOST_FEATURES};
pub use file::NetworkError;
pub use kernels::{prefetch, scattered, try_scattered};
pub use layer::DenseWeights;
pub use network::{DEFAULT_OUTPUT_SCALE, Network, NetworkWeights};
