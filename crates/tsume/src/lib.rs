//! Mate problems (詰将棋): solved, proven and examined.
//!
//! ```
//! use komadai_tsume::{Limits, Patient, Problem, Verdict, solve};
//!
//! let problem = Problem::from_sfen("9/8k/9/8P/9/9/9/9/9 b 2G2r2b2g4s4n4l17p 1")?;
//! let solution = solve(&problem, Limits::default(), &mut Patient);
//! assert_eq!(solution.verdict, Verdict::Mate);
//! assert_eq!((solution.plies, solution.minimal), (Some(3), true));
//! # Ok::<(), komadai_tsume::Refusal>(())
//! ```

mod brinkmate;
mod claims;
mod closure;
mod crew;
mod escapes;
mod expand;
mod faults;
mod hands;
mod length;
mod limits;
mod line;
mod loops;
mod node;
mod polish;
mod problem;
mod search;
mod settle;
mod solve;
mod table;
pub mod verify;

pub use brinkmate::{Brinkmate, Brinkmates, brinkmates};
pub use faults::{Fault, FaultKind, Findings};
pub use length::Plies;
pub use limits::{Limits, Patient, Progress, Stop, Watch};
pub use problem::{Problem, Refusal};
pub use solve::{Solution, Verdict, Wanted, examine, solve, solve_as, solve_net, solve_on, spared_length};
