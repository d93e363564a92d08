//! Alpha-beta search on threads.
//!
//! [`Searcher::go`] searches a [`Game`] within [`Limits`], steered by a [`Control`] and timed by a [`Clock`]. It
//! prints nothing, knows no protocol and reads no clock of its own.

mod control;
mod eval;
mod exchange;
mod history;
mod node;
mod params;
mod picker;
mod quiescence;
mod root;
mod sampler;
mod score;
mod searcher;
mod table;
mod trail;
pub mod tuning;
mod worker;

pub use control::{Clock, Control, EnteringKing, Game, Limits, Points, TimePlan};
pub use eval::{evaluate_by_hand, hand_made_fingerprint};
pub use exchange::loses_at_least;
#[cfg(feature = "tuning")]
pub use params::set_parameter;
pub use params::{PARAMETERS, Parameter};
pub use root::{Report, Reporter, ScoreBound};
pub use score::{KNOWN_WIN, MATE, MATE_BOUND, MAX_PLY, is_mate, plies_to_mate};
pub use searcher::{Line, Outcome, STACK, Searcher, Statistics};
