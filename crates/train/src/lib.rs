//! Grows evaluation networks from labelled positions.
//!
//! [`run`] reads files of 40-byte records ([`komadai_nnue::packed::Sample`]) as self-play writes them, trains a
//! network of any shape the engine can evaluate, and writes it in the engine's file format after every pass. What a
//! run is doing is told to a callback; the library prints nothing and reads no clock.

mod ahead;
mod corpus;
mod loader;
mod math;
mod model;
mod optimiser;
mod options;
mod pass;
mod quantise;
mod random;
mod run;
mod validation;

pub use ahead::Ahead;
pub use corpus::Corpus;
pub use loader::Record;
pub use model::{Dense, Model};
pub use optimiser::Optimiser;
pub use options::{Target, TrainOptions};
pub use pass::{Gradient, Loss, gradient};
pub use quantise::{dequantise, quantise};
pub use run::{Progress, TrainError, run};
pub use validation::{Verdict, validate};
